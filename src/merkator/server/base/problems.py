"""What can be wrong with a request: each problem has a status, an id, and a reason."""

from __future__ import annotations

from typing import Any

from merkator.core.errors import MerkatorError, Reason


class Problem(MerkatorError):
    """A request that cannot be done. `id` is for programs, the message for people."""

    status = 400

    def __init__(self, id: str, english: str, status: int | None = None, **values: object) -> None:
        super().__init__(Reason(id, english, **values))
        self.id = id
        self.values = values
        if status is not None:
            self.status = status
        self.more: dict[str, Any] = {}  # further data for the client, such as the current view
        self.headers: dict[str, str] = {}

    def json(self) -> dict[str, Any]:
        """Return the problem as the API answers it."""
        say = [f"problem-{self.id}", self.values]
        return {"error": self.id, "message": str(self), "values": self.values, "say": say, **self.more}


class NotFound(Problem):
    """It does not exist, or the user may not know about it."""

    status = 404


class Forbidden(Problem):
    """It exists, but the user may not do this."""

    status = 403


class Conflict(Problem):
    """Something has changed meanwhile: look at the current state and decide again."""

    status = 409


class TooMany(Problem):
    """Too many requests; the answer says when to try again."""

    status = 429

    def __init__(self, seconds: int) -> None:
        english = "too many requests: try again in {seconds} seconds"
        super().__init__("too-many", english, seconds=seconds)
        self.headers["Retry-After"] = str(seconds)

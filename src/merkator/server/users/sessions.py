"""A cache of sessions by token, valid while nothing about users and sessions changes.

Every request carries a token; looking it up in the database would be a large part of the work of a move.
"""

from __future__ import annotations

from typing import Final

from merkator.server.base.tokens import hash_token
from merkator.server.store.bus import Bus
from merkator.server.store.database import Database
from merkator.server.users import user_store
from merkator.server.users.user_store import User

WATCHED: Final = ("users", "sessions")
"""The database tables that sessions depend on: `Database` counts their changes."""
_SECONDS: Final = 60.0  # after which a session is looked up again: it may have run out
_MOST: Final = 10_000
Found = tuple[User, bool]
"""A user, and whether it is time to mark them as seen."""


class Sessions:
    """The sessions of this process's visitors."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus
        self._found: dict[str, tuple[User, float]] = {}  # hash of the token → user, until when
        self._changes = database.changes

    async def user_of(self, token: str, now: float) -> Found | None:
        """Return the user of a session, and whether it is time to mark them as seen."""
        if self._bus.deaf:  # other processes cannot tell what they have changed
            return await self._database.read(lambda c: user_store.user_of_token(c, token, now))
        if self._changes != self._database.changes or len(self._found) >= _MOST:
            self._found.clear()
            self._changes = self._database.changes
        key = hash_token(token)
        user, until = self._found.get(key, (None, 0.0))
        if user is not None and now < until <= now + _SECONDS:
            return user, False
        before = self._changes
        found = await self._database.read(lambda c: user_store.user_of_token(c, token, now))
        if found is not None and not found[1] and before == self._database.changes == self._changes:
            self._found[key] = (found[0], now + _SECONDS)
        return found

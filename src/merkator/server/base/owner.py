"""Whom work is done for: the person and the address that limits and queues count by."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

UNKNOWN: Final = "unknown"
"""The address that all share of whom nobody knows where they are."""


@dataclass(frozen=True)
class Owner:
    """A person, by a name that is the same for all their requests, and where they come from.

    A visitor without a session has no person; what the server does by itself has neither.
    """

    person: str
    address: str = ""


SERVER: Final = Owner("")
"""The server itself: nobody is charged for what it does."""
_current: Final[ContextVar[Owner]] = ContextVar("merkator_owner", default=SERVER)


def current() -> Owner:
    """Return whom the work of this task is done for: the user who sent the request or opened the socket."""
    return _current.get()


def work_for(owner: Owner) -> None:
    """Note whom the work of this task is done for from now on."""
    _current.set(owner)

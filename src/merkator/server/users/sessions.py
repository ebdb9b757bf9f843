"""A cache of sessions by token, each valid while nothing about its user and their sessions changes.

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
        self._found: dict[str, tuple[User, float, int]] = {}  # hash of the token → user, until when, changes of them
        self._changes_of_all = database.changes_of_all

    async def user_of(self, token: str, now: float) -> Found | None:
        """Return the user of a session, and whether it is time to mark them as seen."""
        if self._bus.deaf:  # other processes cannot announce what they have changed
            return await self._database.read(lambda c: user_store.user_of_token(c, token, now))
        if self._changes_of_all != self._database.changes_of_all or len(self._found) >= _MOST:
            self._found.clear()
            self._changes_of_all = self._database.changes_of_all
        key = hash_token(token)
        if (kept := self._found.get(key)) is not None:
            user, until, changes = kept
            if now < until <= now + _SECONDS and changes == self._changes_of(user):
                return user, False
        before = self._database.changes
        found = await self._database.read(lambda c: user_store.user_of_token(c, token, now))
        if found is not None and not found[1] and before == self._database.changes:
            self._found[key] = (found[0], now + _SECONDS, self._changes_of(found[0]))
        return found

    def _changes_of(self, user: User) -> int:
        return self._database.changes_of.get(user.id, 0)

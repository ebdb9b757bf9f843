"""Hangs up on those whose session was ended from outside: `merkator admin ban` beside a server on an SQLite file.

There nothing can tell the server; but the database counts changes of users and sessions, those of other processes
within a second. So whenever the count has grown, all open sockets are compared with the sessions there are.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, select

from merkator.server.house import House
from merkator.server.live import Socket
from merkator.server.people import topic
from merkator.server.schema import sessions, users

_EVERY: Final = 1.0  # seconds
_AT_ONCE: Final = 500  # sessions in one question
_log: Final = logging.getLogger(__name__)


class Doorkeeper:
    """Looks after the sockets of one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._seen = house.database.changes
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin; on PostgreSQL there is nothing to do, for there all processes are told."""
        if self.house.database.sqlite:
            self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _for_ever(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.look()
            except Exception:  # such as a database that is away for a moment
                _log.exception("checking sessions failed")

    async def look(self) -> None:
        """Make those sockets look whose session is not there any more."""
        changes = self.house.database.changes
        if changes == self._seen:
            return
        self._seen = changes
        lines = [line.user for line in self.house.lines if isinstance(line, Socket)]
        here = {user.session_id: user.id for user in lines if user is not None}
        ids = list(here)
        for at in range(0, len(ids), _AT_ONCE):
            asked = ids[at : at + _AT_ONCE]
            good = await self.house.database.read(lambda c, some=asked: _open(c, some))  # type: ignore[misc]
            for user_id in {here[id] for id in asked if id not in good}:
                await self.house.bus.publish(topic(user_id), 0)


def _open(connection: Connection, ids: list[int]) -> set[int]:
    query = select(sessions.c.id).join(users, users.c.id == sessions.c.user_id)
    return set(connection.execute(query.where(sessions.c.id.in_(ids), users.c.banned.is_(False))).scalars())

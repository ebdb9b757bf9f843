"""Closes sockets whose session was ended from outside, such as by `merkator admin ban` on the same SQLite file.

Nothing can notify the server there. But the database counts changes of users and sessions, those of other processes
within a second: whenever the count has grown, all open sockets are compared with the sessions that exist.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, select

from merkator.server.base.context import ServerContext
from merkator.server.store.faults import log_failure
from merkator.server.store.schema import sessions, users
from merkator.server.users.user_store import topic

_EVERY: Final = 1.0  # seconds
_AT_ONCE: Final = 500  # sessions in one question
_log: Final = logging.getLogger(__name__)


class SessionWatch:
    """Watches the sessions behind the sockets of one process."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._seen = context.database.changes
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin. On PostgreSQL there is nothing to do, because all processes are notified there."""
        if self.context.database.sqlite:
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
                await self.check()
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "checking sessions failed")

    async def check(self) -> None:
        """Make every socket whose session has ended check it."""
        changes = self.context.database.changes
        if changes == self._seen:
            return
        self._seen = changes
        users_here = [connection.user for connection in self.context.connections]
        here = {user.session_id: user.id for user in users_here if user is not None}
        ids = list(here)
        for at in range(0, len(ids), _AT_ONCE):
            asked = ids[at : at + _AT_ONCE]
            good = await self.context.database.read(lambda c, some=asked: _open(c, some))  # type: ignore[misc]
            for user_id in {here[id] for id in asked if id not in good}:
                await self.context.bus.publish(topic(user_id), 0)


def _open(connection: Connection, ids: list[int]) -> set[int]:
    query = select(sessions.c.id).join(users, users.c.id == sessions.c.user_id)
    return set(connection.execute(query.where(sessions.c.id.in_(ids), users.c.banned.is_(False))).scalars())

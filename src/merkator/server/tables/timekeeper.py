"""The timekeeper: one process notices who is out of time and informs the table; another takes over when it dies.

It also lets the database note every few seconds that this process is there (downtime.py): time in which no server
could store a move costs nobody anything. At worst players get the few seconds between the last note and the end as a
present. A deadline that had passed before stays passed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, exists, select

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import NotFound
from merkator.server.store import leases
from merkator.server.store.bus import CHANGED
from merkator.server.store.faults import log_failure
from merkator.server.store.schema import messages, seats, tables
from merkator.server.tables import chat, downtime

LEASE: Final = "clock:watch"
OVER_TIME: Final = "over-time"
"""The news at a table whose player has used up the time."""
_LOOK_SECONDS: Final = 5.0
_LEASE_SECONDS: Final = 15.0
_log: Final = logging.getLogger(__name__)


class Timekeeper:
    """Watches the clocks of all tables, unless another process does."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._task: asyncio.Task[None] | None = None
        self._moved = 0.0  # seconds by which clocks were moved on, and tables do not know yet

    async def start(self) -> None:
        """Give the time back in which no server was there, and begin."""
        context = self.context
        if context.database.sqlite:  # it has one server: a lease that is found is that of an earlier life
            await context.database.write(lambda c: leases.clear(c, LEASE))
        given = await context.database.write(lambda c: downtime.forgive(c, self._note(), starting=True))
        if given:
            _log.info("no server was running, or its clock was set: clocks were moved by %.0f seconds", given)
        context.database.keep_beating(self._beat)
        self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop, and note how long a server was there."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.context.database.keep_beating(None)
        await self.context.database.write(self._beat)

    def _note(self) -> downtime.Note:
        return downtime.note_now(self.context.now())

    def _beat(self, connection: Connection) -> None:
        """Note that this process can write; the writer calls it in its thread."""
        self._moved += downtime.forgive(connection, self._note())

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "checking clocks failed")
            await asyncio.sleep(_LOOK_SECONDS)

    async def look(self) -> None:
        """Announce once at every table who is out of time, if this process holds the lease."""
        context = self.context
        if context.database.trouble:
            return  # time does not count while nothing can be stored
        if self._moved:
            await self._tell_moved()
        now = context.now()
        until = now + _LEASE_SECONDS
        if not await leases.hold(context.database, [LEASE], context.name, now, until):
            return
        for id, seat in await context.database.read(lambda c: overdue(c, now)):
            try:
                await chat.announce(context, await context.rooms.open(id), OVER_TIME, seat)
            except NotFound:
                continue  # the table was removed

    async def _tell_moved(self) -> None:
        """Let all tables whose clocks were moved show them anew."""
        moved, self._moved = self._moved, 0.0
        _log.warning("nothing could be stored for %.0f seconds: clocks were moved on", moved)
        query = select(seats.c.table_id).where(seats.c.deadline.is_not(None)).distinct()
        for id in await self.context.database.read(lambda c: list(c.execute(query).scalars())):
            await self.context.bus.publish(id, CHANGED)


def overdue(connection: Connection, now: float) -> list[tuple[str, int]]:
    """List tables and seats that are out of time and have not been reported since."""
    reported = exists().where(
        messages.c.table_id == seats.c.table_id,
        messages.c.kind == chat.NEWS,
        messages.c.text == OVER_TIME,
        messages.c.seat == seats.c.seat,
        messages.c.at >= seats.c.deadline,
    )
    query = select(seats.c.table_id, seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    going = (tables.c.status == "running", tables.c.paused.is_(False))
    query = query.where(
        *going, seats.c.deadline <= now, seats.c.user_id.is_not(None), seats.c.left.is_(False), ~reported
    )
    return [(row.table_id, row.seat) for row in connection.execute(query.limit(200))]

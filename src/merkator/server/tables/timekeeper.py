"""The timekeeper: one process notices who is over time and tells the table; another takes over when it dies.

It also notes every few seconds that a server is there. When none was, all clocks that ran are moved on by that time
at the next start: a server that is down costs nobody anything. At worst players get the few seconds between the last
note and the end as a present. A deadline that had passed before stays passed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, exists, insert, select, update

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import NotFound
from merkator.server.store import leases
from merkator.server.store.schema import keys, messages, seats, tables
from merkator.server.tables import chat

LEASE: Final = "clock:watch"
ALIVE: Final = "alive"
OVER_TIME: Final = "over-time"
"""The news at a table whose player has used up the time."""
_LOOK_SECONDS: Final = 5.0
_LEASE_SECONDS: Final = 15.0
_SHORT: Final = 30.0  # seconds that are no break: another process may need as long to take over
_log: Final = logging.getLogger(__name__)


class Timekeeper:
    """Watches the clocks of all tables, unless another process does."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._task: asyncio.Task[None] | None = None
        self._holds = False

    async def start(self) -> None:
        """Give the time back in which no server was there, and begin."""
        context = self.context
        if context.database.sqlite:  # it has one server: a lease that is found is that of an earlier life
            await context.database.write(lambda c: leases.clear(c, LEASE))
        given = await context.database.write(lambda c: forgive(c, context.now()))
        if given:
            _log.info("no server was running for %.0f seconds: clocks were adjusted", given)
        self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop, and note how long a server was there."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._holds:
            await self.context.database.write(lambda c: note_alive(c, self.context.now()))

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # such as a database that is away for a moment
                _log.exception("checking clocks failed")
            await asyncio.sleep(_LOOK_SECONDS)

    async def look(self) -> None:
        """Announce once at every table who is out of time, if this process holds the lease."""
        context = self.context
        now = context.now()
        until = now + _LEASE_SECONDS
        self._holds = bool(await leases.hold(context.database, [LEASE], context.name, now, until))
        if not self._holds:
            return
        await context.database.write(lambda c: note_alive(c, now))
        for id, seat in await context.database.read(lambda c: overdue(c, now)):
            try:
                await chat.announce(context, await context.rooms.open(id), OVER_TIME, seat)
            except NotFound:
                continue  # the table was removed


def overdue(connection: Connection, now: float) -> list[tuple[str, int]]:
    """List tables and seats that are over time and have not been told since."""
    told = exists().where(
        messages.c.table_id == seats.c.table_id,
        messages.c.kind == chat.NEWS,
        messages.c.text == OVER_TIME,
        messages.c.seat == seats.c.seat,
        messages.c.at >= seats.c.deadline,
    )
    query = select(seats.c.table_id, seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    going = (tables.c.status == "running", tables.c.paused.is_(False))
    query = query.where(*going, seats.c.deadline <= now, seats.c.user_id.is_not(None), seats.c.left.is_(False), ~told)
    return [(row.table_id, row.seat) for row in connection.execute(query.limit(200))]


def note_alive(connection: Connection, now: float) -> None:
    """Note that a server is there."""
    change = update(keys).where(keys.c.name == ALIVE).values(value=repr(now))
    if connection.execute(change).rowcount == 0:
        connection.execute(insert(keys).values(name=ALIVE, value=repr(now)))


def forgive(connection: Connection, now: float) -> float:
    """Move all clocks on by the time in which no server was there; return how long that was.

    Of several processes that start at once one does it: the note is changed only as it was found.
    """
    found = connection.execute(select(keys.c.value).where(keys.c.name == ALIVE)).scalar()
    gap = 0.0 if found is None else now - float(found)
    if gap <= _SHORT:
        return 0.0
    change = update(keys).where(keys.c.name == ALIVE, keys.c.value == found).values(value=repr(now))
    if connection.execute(change).rowcount == 0:
        return 0.0
    running = seats.c.deadline > now - gap
    connection.execute(update(seats).where(running).values(deadline=seats.c.deadline + gap))
    return gap

"""The tables where it is a user's turn, kept up to date for browsers that ask, whatever page they show.

One listener for the whole process: a move costs a look at a table that is open anyway. Which tables someone has is
read from the store when they begin to listen, and again when seats have changed anywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import Connection, select

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Problem
from merkator.server.store.bus import LOBBY
from merkator.server.store.faults import log_failure
from merkator.server.store.schema import seats, tables
from merkator.server.tables import lobby
from merkator.server.tables.room import Room

Waiting = dict[str, dict[str, Any]]
"""By table: what browsers get."""
_REST: Final = 1.0  # seconds between two looks at all seats
_log: Final = logging.getLogger(__name__)


class Turns:
    """Knows for every user who listens at which tables it is their turn."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._listeners: dict[int, set[Callable[[], None]]] = {}
        self._waiting: dict[int, Waiting] = {}
        self._tables: dict[str, set[int]] = {}  # which listening users sit at a table
        self._due: set[str] = set()
        self._stale = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self.context.bus.listen("*", self._heard)
        self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop."""
        self.context.bus.ignore("*", self._heard)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- listeners

    async def listen(self, user_id: int, changed: Callable[[], None]) -> None:
        """Call a function whenever the turns of a user change; they are known when this returns."""
        self._listeners.setdefault(user_id, set()).add(changed)
        if user_id not in self._waiting:
            self._take(await self.context.database.read(lambda c: _read(c, [user_id])))

    def ignore(self, user_id: int, changed: Callable[[], None]) -> None:
        """Stop calling a function."""
        heard = self._listeners.get(user_id, set())
        heard.discard(changed)
        if not heard and self._listeners.pop(user_id, None) is not None:
            self._waiting.pop(user_id, None)
            for sitting in self._tables.values():
                sitting.discard(user_id)
            self._tables = {id: sitting for id, sitting in self._tables.items() if sitting}

    def of(self, user_id: int) -> list[dict[str, Any]]:
        """Return the tables that wait for a user, the longest waiting first."""
        found = self._waiting.get(user_id, {}).values()
        return sorted(found, key=lambda turn: (turn["since"], turn["table"]))

    # --- following

    def _heard(self, topic: str, number: int) -> None:
        if topic == LOBBY:
            self._stale = bool(self._listeners)
        elif topic in self._tables:
            self._due.add(topic)
        if self._stale or self._due:
            self._wake.set()

    async def _for_ever(self) -> None:
        clock = asyncio.get_running_loop().time
        rested = clock()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, rested - clock()) if self._stale else None):
                    await self._wake.wait()
            self._wake.clear()
            try:
                due, self._due = self._due, set()
                for id in due:
                    await self._follow(id)
                if self._stale and clock() >= rested:
                    self._stale, rested = False, clock() + _REST
                    self._take(await self.context.database.read(lambda c: _read(c, list(self._listeners))))
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "tracking turns failed")
                await asyncio.sleep(_REST)

    async def _follow(self, id: str) -> None:
        """Find out whose turn it is at a table that has changed."""
        try:
            room: Room | None = await self.context.rooms.open(id)
        except Problem:
            room = None  # it was removed
        decider = None if room is None or room.row["paused"] else room.deciding()
        seat = None if decider is None or room is None or room.seats[decider].left else room.seats[decider].user_id
        for user_id in self._tables.get(id, ()):
            waiting = self._waiting.setdefault(user_id, {})
            before = waiting.get(id)
            if room is not None and user_id == seat:
                waiting[id] = before or lobby.turn(room.row)
            else:
                waiting.pop(id, None)
            if before != waiting.get(id):
                self._tell(user_id)

    def _take(self, read: tuple[list[tuple[int, str]], dict[int, Waiting]]) -> None:
        """Adopt what the store says about some users."""
        sits, waiting = read
        for user_id, id in sits:
            if user_id in self._listeners:
                self._tables.setdefault(id, set()).add(user_id)
        for user_id, found in waiting.items():
            known = self._waiting.get(user_id)
            if user_id in self._listeners and (known is None or known.keys() != found.keys()):
                self._waiting[user_id] = found
                self._tell(user_id)

    def _tell(self, user_id: int) -> None:
        for changed in self._listeners.get(user_id, ()):
            changed()


def _read(connection: Connection, users: Iterable[int]) -> tuple[list[tuple[int, str]], dict[int, Waiting]]:
    """Read where users sit in open or running games, and which of these wait for them."""
    wanted = list(users)
    query = select(seats.c.user_id, seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    where = (seats.c.user_id.in_(wanted), tables.c.status.in_(("open", "running")))
    sits = [(row.user_id, row.table_id) for row in connection.execute(query.where(*where))]
    return sits, {user: {turn["table"]: turn for turn in lobby.turns(connection, user)} for user in wanted}

"""The rooms of this process: opened when needed, kept while someone uses them, brought up to date."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from merkator.server.base.problems import NotFound
from merkator.server.store.bus import CHANGED, LOBBY, Bus
from merkator.server.store.database import Database
from merkator.server.tables import carried_over, table_store
from merkator.server.tables.room import Room

_UNKNOWN: Final = 1 << 62
_IDLE_ROOMS: Final = 200  # rooms that stay open although nobody listens


class Rooms:
    """All open rooms."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._users: dict[str, int] = {}  # how many sockets look at a room
        self._behind: dict[str, int] = {}  # numbers that other processes have reached
        bus.listen("*", self._heard)

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, id: str) -> Room:
        """Return a table's room, up to date as far as this process has heard."""
        room = self._rooms.get(id)
        if room is None:
            if not (id.isascii() and id.isprintable()):  # a database may not even be asked for it
                raise NotFound("no-table", "this game does not exist, or you do not have access to it")
            room = await self._load(id)
        self._rooms.move_to_end(id)
        if self._behind.get(id, 0) > room.number:
            async with room.lock:
                await self.catch_up(room)
        return room

    def current(self, id: str) -> Room | None:
        """Return an open room that is up to date as far as this process knows; None if that takes waiting."""
        room = self._rooms.get(id)
        return None if room is None or self._behind.get(id, 0) > room.number else room

    async def _load(self, id: str) -> Room:
        """Load a room once, no matter how many callers wait for it."""
        task = self._opening.get(id)
        if task is None:
            task = asyncio.create_task(self._loaded(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        room = await asyncio.shield(task)
        if room is None:
            raise NotFound("no-table", "this game does not exist, or you do not have access to it")
        room = self._rooms.setdefault(id, room)
        self._close_idle()
        return room

    async def _loaded(self, id: str) -> Room | None:
        """Read a room; if it was just carried over from older rules, store its new beginning."""
        room = await self.database.read(lambda c: table_store.load_room(c, id))
        if room is not None and room.carried:
            await self.database.write(lambda c: carried_over.store_carried(c, room, time.time()))
        return room

    async def catch_up(self, room: Room) -> None:
        """Apply what other processes have stored; the caller holds the room's lock."""
        self._behind.pop(room.id, None)  # before reading: news that come meanwhile are looked up again
        found = await self.database.read(
            lambda c: (
                table_store.table_row(c, room.id),
                table_store.table_seats(c, room.id),
                table_store.entries_after(c, room.id, room.number),
                table_store.latest_messages(c, room.id),
            )
        )
        row, seats, entries, talk = found
        if row is None:
            self._rooms.pop(room.id, None)
            raise NotFound("no-table", "this game does not exist, or you do not have access to it")
        room.row, room.seats, room.talk = row, seats, talk
        for entry in entries:
            room.follow(entry)
        room.refresh()

    def _heard(self, topic: str, number: int) -> None:
        """Note that another process has moved on at a table, or (CHANGED) changed its seats or settings."""
        room = self._rooms.get(topic)
        if room is not None and (number == CHANGED or number > room.number):
            self._behind[topic] = _UNKNOWN if number == CHANGED else number

    async def publish_change(self, room: Room) -> None:
        """Tell everyone that the seats or the settings of a table changed."""
        await self.bus.publish(room.id, CHANGED)
        await self.bus.publish(LOBBY, CHANGED)

    def mark_all_stale(self) -> None:
        """Read every room again when it is next used, because announcements may have been missed."""
        for id in self._rooms:
            self._behind[id] = _UNKNOWN

    def enter(self, id: str) -> None:
        """Keep a room open for a socket that watches it."""
        self._users[id] = self._users.get(id, 0) + 1

    def leave(self, id: str) -> None:
        """Allow a room to close once the last socket has left it."""
        self._users[id] = self._users.get(id, 0) - 1
        if self._users[id] <= 0:
            del self._users[id]
        self._close_idle()

    def watched(self, id: str) -> bool:
        """Say whether a socket of this process watches a room."""
        return id in self._users

    def _close_idle(self) -> None:
        idle = [id for id, room in self._rooms.items() if id not in self._users and not room.lock.locked()]
        for id in idle[: max(0, len(idle) - _IDLE_ROOMS)]:
            del self._rooms[id]
            self._behind.pop(id, None)

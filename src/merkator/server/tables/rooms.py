"""The rooms of this process: opened when needed, kept while someone uses them, brought up to date.

What other processes play arrives with their announcements and waits until someone wants the room; then it is followed
without asking the database. Whatever else they change makes a room *stale*: it is read again before anyone gets it.
It stays stale until that has been done, and if another announcement arrives meanwhile it is read once more.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from merkator.server.base.background import Background, LaneTurn
from merkator.server.base.owner import SERVER, current
from merkator.server.base.problems import NotFound
from merkator.server.store.bus import CHANGED, LOBBY, Bus, Played
from merkator.server.store.database import Database
from merkator.server.tables import carried_over, table_store
from merkator.server.tables.opening import Opening
from merkator.server.tables.room import UNDO, Entry, Room, Seat

_IDLE_ROOMS: Final = 200  # rooms that stay open although nobody listens
_MOST_FOLLOWED: Final = 100  # entries that are followed in the event loop
_MOST_NEWS: Final = 100  # announcements that wait to be followed in a room that nobody wants
_log: Final = logging.getLogger(__name__)


class Rooms:
    """All open rooms."""

    def __init__(self, database: Database, bus: Bus, background: Background) -> None:
        self.database = database
        self.bus = bus
        self._background = background
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: Counter[str] = Counter()  # tables that are being read, and for how many
        self._users: dict[str, int] = {}  # how many sockets look at a room
        self._held: Counter[str] = Counter()  # how many rooms are kept open for a user or an address
        self._news: dict[str, list[Played]] = {}  # what other processes have played, to be followed
        self._stale: dict[str, int] = {}  # rooms that must be read again; counts the announcements
        bus.on_news = self._heard

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, id: str, opening: Opening | None = None) -> Room:
        """Return a table's room, up to date as far as this process has heard.

        The time it takes to open it is charged to whom this task works for. `opening`: of the record that the table
        was made of, if it was read just now.
        """
        room = self._rooms.get(id)
        if room is None:
            if not (id.isascii() and id.isprintable()):  # a database may not even be asked for it
                raise NotFound("no-table", "this game does not exist, or you do not have access to it")
            room = await self._load(id, opening)
        self._rooms.move_to_end(id)
        if self.current(id) is None:
            async with room.lock:
                if not self.follow_news(room):
                    await self.catch_up(room)
        return room

    def current(self, id: str) -> Room | None:
        """Return an open room that is up to date as far as this process knows; None if that takes waiting."""
        room = self._rooms.get(id)
        if room is None or (id in self._news and room.lock.locked()):
            return None
        return room if self.follow_news(room) else None

    async def _load(self, id: str, opening: Opening | None) -> Room:
        """Load a room once, no matter how many callers wait for it."""
        lane, owner = self._background.tables, current()
        lane.check(owner)
        self._opening[id] += 1
        try:
            room = await lane.take(owner, partial(self._loaded, id, opening), ("table", id))
        finally:
            self._opening[id] -= 1
            if not self._opening[id]:
                del self._opening[id]
        if room is None:
            self._stale.pop(id, None)
            raise NotFound("no-table", "this game does not exist, or you do not have access to it")
        self._close_idle(room)
        return room

    async def _loaded(self, id: str, opening: Opening | None, turn: LaneTurn) -> Room | None:
        """Read a room; if it was just carried over from older rules, store its new beginning."""
        if (open_already := self._rooms.get(id)) is not None:
            return open_already
        found = await self.database.read(lambda c: table_store.read_table(c, id))
        if found is None:
            return None
        room = await turn.do(lambda: found.room(opening))
        if room.carried:
            await self.database.write(lambda c: carried_over.store_carried(c, room, time.time()))
        return self._rooms.setdefault(id, room)

    # --- following other processes

    def follow_news(self, room: Room) -> bool:
        """Follow what other processes have announced; return whether the room is up to date then.

        The caller holds the room's lock, or nobody does.
        """
        for played in self._news.pop(room.id, ()):
            if not _follow(room, played):
                self._mark(room.id)
                break
        return room.id not in self._stale and not self.bus.deaf

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have stored; the caller holds the room's lock."""
        reasons = self._stale.get(room.id, 0)  # those that come meanwhile are looked up again
        # Entries first: what is read after them is at least as new, and what is newer comes with an announcement.
        found = await self.database.read(
            lambda c: (
                table_store.entries_after(c, room.id, room.number),
                table_store.table_row(c, room.id),
                table_store.table_seats(c, room.id),
                table_store.latest_messages(c, room.id),
            )
        )
        entries, row, seats, talk = found
        far = any(entry.kind == UNDO and room.far(int(entry.text)) for entry in entries)
        if far or len(entries) > _MOST_FOLLOWED:
            await self._read_again(room)
            entries = []
        if row is None:
            self._forget(room.id)
            raise NotFound("no-table", "this game does not exist, or you do not have access to it")
        room.row, room.seats, room.talk = row, seats, talk
        try:
            for entry in entries:
                room.follow(entry)
        except Exception:
            self._forget(room.id)  # the next one who wants it gets it played again from the beginning
            raise
        room.refresh()
        if self._stale.get(room.id, 0) == reasons:
            self._stale.pop(room.id, None)
        self.follow_news(room)

    async def _read_again(self, room: Room) -> None:
        """Read a whole room outside the event loop, because too much has happened in it."""

        async def read(turn: LaneTurn) -> Room | None:
            found = await self.database.read(lambda c: table_store.read_table(c, room.id))
            return None if found is None else await turn.do(found.room)

        again = await self._background.tables.take(SERVER, read)
        if again is not None:
            room.become(again)

    def _heard(self, topic: str, number: int, played: Played | None) -> None:
        """Note that a table has moved on, or (CHANGED) that its seats or settings changed."""
        room = self._rooms.get(topic)
        if room is None:
            if topic in self._opening:  # it may have been read before
                self._mark(topic)
        elif played is not None:
            news = self._news.setdefault(topic, [])
            news.append(played)
            if len(news) > _MOST_NEWS:
                del self._news[topic]
                self._mark(topic)
        elif number == CHANGED or number > room.number:
            self._mark(topic)

    def _mark(self, id: str) -> None:
        self._stale[id] = self._stale.get(id, 0) + 1

    async def publish_change(self, room: Room) -> None:
        """Announce to everyone that the seats or the settings of a table changed."""
        await self.bus.publish(room.id, CHANGED)
        await self.bus.publish(LOBBY, CHANGED)

    def mark_all_stale(self) -> None:
        """Read every room again when it is next used, because announcements may have been missed."""
        for id in {*self._rooms, *self._opening}:
            self._mark(id)

    # --- closing

    def enter(self, id: str, holders: Sequence[str] = ()) -> None:
        """Keep a room open for a socket that watches it; `holders` are whom it counts for."""
        self._users[id] = self._users.get(id, 0) + 1
        self._held.update(holders)

    def held_by(self, holder: str) -> int:
        """Return how many rooms are kept open for someone; one may count several times."""
        return self._held[holder]

    def leave(self, id: str, holders: Sequence[str] = ()) -> None:
        """Allow a room to close once the last socket has left it."""
        for holder in holders:
            self._held[holder] -= 1
            if not self._held[holder]:
                del self._held[holder]
        self._users[id] = self._users.get(id, 0) - 1
        if self._users[id] <= 0:
            del self._users[id]
        self._close_idle()

    def watched(self, id: str) -> bool:
        """Say whether a socket of this process watches a room."""
        return id in self._users

    def _close_idle(self, but: Room | None = None) -> None:
        if len(self._rooms) - len(self._users) <= _IDLE_ROOMS:
            return
        idle = [
            id
            for id, room in self._rooms.items()
            if id not in self._users and not room.lock.locked() and room is not but
        ]
        for id in idle[: max(0, len(idle) - _IDLE_ROOMS)]:
            self._forget(id)

    def _forget(self, id: str) -> None:
        self._rooms.pop(id, None)
        self._news.pop(id, None)
        self._stale.pop(id, None)


# --- what an announcement carries


def played_json(entries: Sequence[Entry], row: dict[str, Any], seats: Sequence[Seat] | None) -> Played:
    """Return what was stored of a move: its entries, the columns of the table that changed, and the clocks if any."""
    clocks = None if seats is None else [[seat.clock_left, seat.deadline] for seat in seats]
    return {"entries": [list(vars(entry).values()) for entry in entries], "row": row, "clocks": clocks}


def _follow(room: Room, played: Played) -> bool:
    """Do in a room what another process announced; False if something before it is missing."""
    entries = [Entry(*values) for values in played["entries"]]
    for entry in entries:
        if entry.number > room.number + 1:
            return False
        if entry.kind == UNDO and room.far(int(entry.text)):
            return False
        if entry.number == room.number + 1:
            try:
                room.follow(entry)
            except Exception:
                _log.exception("entry %s of table %s could not be followed", entry.number, room.id)
                return False
    if entries[-1].number == room.number:  # otherwise the room is further already
        room.row.update(played["row"])
        if played["clocks"] is not None:
            for seat, (left, deadline) in zip(room.seats, played["clocks"], strict=True):
                seat.clock_left, seat.deadline = left, deadline
        room.refresh()
    return True

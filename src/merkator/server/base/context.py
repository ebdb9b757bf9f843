"""Everything a request needs, in one place: the database, the bus, the rooms, the settings, the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import merkator
from merkator.server.base.metrics import Metrics
from merkator.server.base.settings import Settings
from merkator.server.base.tokens import public_id
from merkator.server.http.limits import Limits
from merkator.server.store.bus import Bus, PostgresBus
from merkator.server.store.database import Database
from merkator.server.tables.rooms import Rooms
from merkator.server.users.sessions import Sessions


class Line(Protocol):
    """A connection that stays open."""

    async def bye(self, why: str) -> None:
        """Say goodbye and hang up."""


@dataclass
class House:
    """One server process."""

    settings: Settings
    database: Database
    bus: Bus
    rooms: Rooms
    name: str  # of this process, for leases and news
    signing_key: bytes
    now: Callable[[], float] = field(default=time.time)
    limits: Limits = field(init=False)
    sessions: Sessions = field(init=False)
    metrics: Metrics = field(default_factory=Metrics)
    lines: set[Line] = field(default_factory=set)  # sockets that are open

    def __post_init__(self) -> None:
        self.limits = Limits(self.settings.limits)
        self.sessions = Sessions(self.database)


def make_house(settings: Settings, database: Database, signing_key: bytes) -> House:
    """Put the parts together."""
    name = public_id(12)
    bus: Bus = Bus() if database.sqlite else PostgresBus(database, name)
    rooms = Rooms(database, bus)
    if isinstance(bus, PostgresBus):
        bus.on_reconnect = rooms.doubt_all
    house = House(settings, database, bus, rooms, name, signing_key)
    measure(house)
    return house


def measure(house: House) -> None:
    """Let the figures show what happens in the house."""
    metrics = house.metrics
    metrics.name(house.name, merkator.__version__)
    metrics.watch("rooms", "Tables open in memory", lambda: len(house.rooms))
    metrics.watch("sockets", "Open sockets", lambda: len(house.lines))
    house.database.on_commit = metrics.wrote

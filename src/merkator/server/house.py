"""Everything a request needs, in one place: the database, the bus, the rooms, the settings, the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from merkator.server.bus import Bus, PostgresBus
from merkator.server.database import Database
from merkator.server.rooms import Rooms
from merkator.server.settings import Settings
from merkator.server.words import public_id


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


def make_house(settings: Settings, database: Database, signing_key: bytes) -> House:
    """Put the parts together."""
    name = public_id(12)
    bus: Bus = Bus() if database.sqlite else PostgresBus(database, name)
    rooms = Rooms(database, bus)
    if isinstance(bus, PostgresBus):
        bus.on_reconnect = rooms.doubt_all
    return House(settings, database, bus, rooms, name, signing_key)

"""The context of a server process: everything a request needs, in one place.

It knows its parts only by their types; `app.py` puts them together.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from merkator.server.base.metrics import Metrics
from merkator.server.base.settings import Settings

if TYPE_CHECKING:
    from merkator.server.base.background import Background
    from merkator.server.base.limits import Limits
    from merkator.server.store.bus import Bus
    from merkator.server.store.database import Database
    from merkator.server.tables.rooms import Rooms
    from merkator.server.users.sessions import Sessions
    from merkator.server.users.user_store import User


class Connection(Protocol):
    """A browser's socket."""

    user: User | None
    address: str  # it counts as

    @property
    def watched(self) -> Mapping[str, int]:
        """The tables it watches, each with the number the browser has."""

    async def bye(self, why: str) -> None:
        """Say goodbye and hang up."""


@dataclass
class ServerContext:
    """One server process."""

    settings: Settings
    database: Database
    bus: Bus
    rooms: Rooms
    limits: Limits
    sessions: Sessions
    background: Background
    name: str  # of this process, for leases and announcements
    signing_key: bytes
    now: Callable[[], float] = field(default=time.time)
    metrics: Metrics = field(default_factory=Metrics)
    connections: set[Connection] = field(default_factory=set)  # sockets that are open

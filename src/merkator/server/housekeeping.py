"""What a server does now and then without being asked: it removes what is old. One process at a time, by a lease."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from merkator.server import leases, prune
from merkator.server.house import House
from merkator.server.prune import Pruned
from merkator.server.rooms import CHANGED
from merkator.server.tables import LOBBY

LEASE: Final = "housekeeping"
_FIRST: Final = 30.0  # seconds after the start
_EVERY: Final = 3600.0
_LEASE_SECONDS: Final = 1800.0
_log: Final = logging.getLogger(__name__)


class Housekeeping:
    """The periodic work of one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, soon."""
        self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop, in the middle if need be: what is not removed now is removed another time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _for_ever(self) -> None:
        await asyncio.sleep(_FIRST)
        while True:
            try:
                await self.tidy()
            except Exception:  # such as a database that is away for a moment
                _log.exception("housekeeping failed")
            await asyncio.sleep(_EVERY)

    async def tidy(self) -> Pruned:
        """Remove what is old, in small portions, unless another process does it."""
        house = self.house
        now = house.now()
        removed = Pruned()
        if not await leases.hold(house.database, [LEASE], house.name, now, now + _LEASE_SECONDS):
            return removed
        while portion := await house.database.write(lambda c: prune.prune(c, now, house.settings.retention_days)):
            removed += portion
            for id in portion.tables:
                await house.bus.publish(id, CHANGED)
        if removed.tables:
            await house.bus.publish(LOBBY, CHANGED)
        if removed:
            _log.info("removed %s old games and %s old guests", len(removed.tables), removed.guests)
        return removed

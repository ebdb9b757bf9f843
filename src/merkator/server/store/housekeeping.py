"""Housekeeping: now and then old data is removed, by one process at a time, which holds a lease."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from merkator.server.base.context import ServerContext
from merkator.server.store import leases, prune
from merkator.server.store.bus import CHANGED, LOBBY
from merkator.server.store.faults import log_failure
from merkator.server.store.prune import Pruned

LEASE: Final = "housekeeping failed"
_FIRST: Final = 30.0  # seconds after the start
_EVERY: Final = 3600.0
_LEASE_SECONDS: Final = 1800.0
_log: Final = logging.getLogger(__name__)


class Housekeeping:
    """The periodic work of one process."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, soon."""
        self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop, in the middle if need be; the rest is removed next time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _for_ever(self) -> None:
        await asyncio.sleep(_FIRST)
        while True:
            try:
                await self.tidy()
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "housekeeping failed")
            await asyncio.sleep(_EVERY)

    async def tidy(self) -> Pruned:
        """Remove old data in small portions, unless another process is doing it."""
        context = self.context
        now = context.now()
        removed = Pruned()
        if not await leases.hold(context.database, [LEASE], context.name, now, now + _LEASE_SECONDS):
            return removed
        while portion := await context.database.write(lambda c: prune.prune(c, now, context.settings.retention_days)):
            removed += portion
            for id in portion.tables:
                await context.bus.publish(id, CHANGED)
        if removed.tables:
            await context.bus.publish(LOBBY, CHANGED)
        if removed:
            _log.info("removed %s old games and %s old guests", len(removed.tables), removed.guests)
        return removed

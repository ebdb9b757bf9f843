"""Health of this process: whether the database answers, has the right schema, and takes writes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Final

import merkator
from merkator.server.base.context import ServerContext
from merkator.server.store import migrate

SERVER: Final = "merkator"
PATIENCE: Final = 3.0  # seconds until no answer is an answer
_log: Final = logging.getLogger(__name__)


async def check(context: ServerContext) -> dict[str, Any]:
    """Return what works and what does not, and whether all is `ok`."""
    database = context.database
    head = database.read(migrate.current)
    reachable, revision = await _tried("database", head)
    writing = database.writing and (await _tried("writer", database.write(lambda c: None)))[0]
    checks = {"database": reachable, "migrations": reachable and revision == migrate.head(), "writer": writing}
    return {"server": SERVER, "version": merkator.__version__, "ok": all(checks.values()), "checks": checks}


async def _tried(what: str, work: Awaitable[Any]) -> tuple[bool, Any]:
    """Wait for an answer, but not for ever; any error counts as a no and is logged."""
    try:
        async with asyncio.timeout(PATIENCE):
            return True, await work
    except Exception as error:
        _log.warning("health: %s: %s", what, type(error).__name__)
        return False, None

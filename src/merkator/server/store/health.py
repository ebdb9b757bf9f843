"""Health of this process: whether the database answers, has the right schema, takes writes, and is in order.

Nothing is written when someone asks. What is said about writes rests on the heartbeat of the writer, which is at
most a few seconds old (database.py); what is said about the file on the look that is taken now and then
(integrity.py), and on every answer of the database since.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Final

import merkator
from merkator.server.base.context import ServerContext
from merkator.server.store import migrate
from merkator.server.store.faults import ADVICE, DAMAGED

SERVER: Final = "merkator"
PATIENCE: Final = 3.0  # seconds until no answer is an answer
_log: Final = logging.getLogger(__name__)


async def check(context: ServerContext) -> dict[str, Any]:
    """Return what works and what does not, and whether all is `ok`; `reasons` says in sentences what does not."""
    database = context.database
    reachable, revision = await _tried("database", database.read(migrate.current))
    current = revision == migrate.head()
    trouble, damage = database.trouble, database.damage
    reasons = {
        "database": "" if reachable else "the database does not answer",
        "migrations": "" if current or not reachable else "the database has the schema of another version",
        "writer": f"nothing can be saved: {trouble}" if trouble else "",
        "intact": f"{DAMAGED}: {ADVICE}" if damage else "",
    }
    checks = {name: not reason for name, reason in reasons.items()} | {"migrations": current}
    said = {
        "ok": all(checks.values()),
        "checks": checks,
        "reasons": [reason for reason in reasons.values() if reason],
    }
    return {"server": SERVER, "version": merkator.__version__, **said}


async def _tried(what: str, work: Awaitable[Any]) -> tuple[bool, Any]:
    """Wait for an answer, but not for ever; any error counts as a no and is logged."""
    try:
        async with asyncio.timeout(PATIENCE):
            return True, await work
    except Exception as error:
        _log.warning("health: %s: %s", what, type(error).__name__)
        return False, None

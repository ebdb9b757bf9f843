"""Whether an SQLite file is in order: looked at when a server starts and every hour, and how to recover if it is not.

PostgreSQL looks after its own files.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from merkator.server.base.context import ServerContext
from merkator.server.store.database import Database
from merkator.server.store.faults import DAMAGED, StoreError, fault_of, log_failure

ADVICE: Final = "stop the server and put your last backup back with `merkator restore BACKUP --force`"
_EVERY: Final = 3600.0  # seconds: it reads the whole file
_log: Final = logging.getLogger(__name__)


def find_damage(connection: Connection) -> str:
    """Return the first thing that is wrong with the file; empty if all is in order."""
    if connection.dialect.name != "sqlite":
        return ""
    try:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except DBAPIError as error:
        if fault_of(error) != DAMAGED:
            raise
        return str(error.orig)
    return "" if found == "ok" else " ".join(found.removeprefix("*** in database main ***").split())


def require(database: Database) -> None:
    """Refuse a damaged file in one sentence that says how to recover."""
    with database.engine.connect() as connection:
        damage = find_damage(connection)
    if damage:
        raise StoreError(f"{DAMAGED} ({damage}): {ADVICE}")


class IntegrityWatch:
    """Looks through the file every hour, in a reader's thread."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin. `merkator serve` has looked through the file just now."""
        if self.context.database.sqlite:
            self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _for_ever(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                await self.look()
            except Exception:  # such as a disk that reports an error
                log_failure(_log, "looking through the database failed")

    async def look(self) -> None:
        """Find out whether the file is in order."""
        database = self.context.database
        database.damage = await database.read(find_damage)
        if database.damage:
            _log.error("%s (%s): %s", DAMAGED, database.damage, ADVICE)

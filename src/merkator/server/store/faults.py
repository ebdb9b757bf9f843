"""Faults of the machine under the database: a full disk, a lock, a server that is away, a damaged file.

A request that meets one is answered with 503 and may be sent again. Mistakes in a statement, and conflicts such as a
number that is taken, are none: they belong to the one who asked.
"""

from __future__ import annotations

import logging
import sqlite3
import sys
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError

from merkator.core.errors import MerkatorError
from merkator.server.base.problems import Problem

RETRY_SECONDS: Final = 2
"""After how long a request that met a fault should be sent again."""
DAMAGED: Final = "the database is damaged"
ADVICE: Final = (
    "stop the server and restore your last backup: `merkator restore BACKUP --force`, with the same --database"
)
"""What helps a host whose database is damaged."""
FULL: Final = "the disk is full"
DISK_ERROR: Final = "the disk reports an error"
_SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: "the database is read-only",
    sqlite3.SQLITE_PERM: "the database is read-only",
    sqlite3.SQLITE_BUSY: "another process has locked the database",
    sqlite3.SQLITE_LOCKED: "another process has locked the database",
    sqlite3.SQLITE_PROTOCOL: "another process has locked the database",
    sqlite3.SQLITE_IOERR: DISK_ERROR,
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened",
    sqlite3.SQLITE_NOMEM: "memory is exhausted",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_AWAY: Final = "PostgreSQL does not answer"
_POSTGRES: Final = {
    "08": _AWAY,
    "25006": "the database is read-only",
    "40": "other processes hold locks in the database",
    "53100": FULL,
    "53": "PostgreSQL has run out of resources",
    "55P03": "other processes hold locks in the database",
    "57": _AWAY,
    "58": "PostgreSQL reports an error of its disk",
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "XX": "PostgreSQL reports an internal error",
}
"""By the beginning of the error's code; longer beginnings first."""


class StoreError(MerkatorError):
    """The database cannot be used; the message says why."""


class Unavailable(Problem):
    """The database cannot be used at the moment: the same request can be sent again."""

    status = 503

    def __init__(self, id: str, english: str) -> None:
        super().__init__(id, english)
        self.headers["Retry-After"] = str(RETRY_SECONDS)


class NotSaved(Unavailable):
    """Nothing of a request was stored."""

    def __init__(self) -> None:
        super().__init__("not-saved", "this was not saved: the server cannot store anything now. Try again soon")


class NotReadable(Unavailable):
    """The database gave no answer."""

    def __init__(self) -> None:
        super().__init__("no-database", "the server cannot reach its database now. Try again soon")


def fault_of(error: BaseException) -> str | None:
    """Say in a few words which fault of the machine an error comes from; None if it comes from none."""
    return next((found for each in _chain(error) if (found := _own_fault(each)) is not None), None)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and what it came from: undoing a transaction after a fault may fail in other ways."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _own_fault(error: BaseException) -> str | None:
    if isinstance(error, TimeoutError):
        return "the database is too busy"
    found = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(found, sqlite3.Error):
        code: int | None = getattr(found, "sqlite_errorcode", None)
        return None if code is None else _SQLITE.get(code & 0xFF)
    if not isinstance(error, DBAPIError):
        return None
    if error.connection_invalidated:
        return _AWAY
    state = getattr(found, "sqlstate", None)
    if state is None:
        return _AWAY if isinstance(error, OperationalError) else None
    return next((why for code, why in _POSTGRES.items() if state.startswith(code)), None)


def gave_way(error: BaseException) -> bool:
    """Say whether PostgreSQL broke a transaction off because two waited for each other, or could not be in order."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def log_failure(log: logging.Logger, what: str) -> None:
    """Log the exception that is being handled: a fault of the machine in one line, anything else with its trace."""
    error = sys.exc_info()[1]
    if isinstance(error, Unavailable):
        log.warning("%s: %s", what, error)
    else:
        log.exception(what)

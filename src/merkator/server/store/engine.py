"""Engines: how connections to SQLite and PostgreSQL are opened and prepared."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from merkator.server.store.faults import ADVICE, DAMAGED, DISK_ERROR, FULL, StoreError, fault_of

READERS: Final = 4
"""Threads that read at once."""
WRITES: Final = "merkator_writes"
"""Marks the connections whose transactions write from their beginning."""
_SQLITE: Final = {"timeout": 30, "check_same_thread": False}
_LITTLE: Final = 100_000  # bytes on a disk that count as none
_CONNECT_SECONDS: Final = "5"  # that PostgreSQL may take to answer
SILENCE: Final[dict[str, Any]] = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How a connection to PostgreSQL finds out, within about ten seconds, that the network in between has gone silent."""


def make_engine(url: str) -> Engine:
    """Make the engine; a database that cannot be opened is reported in one sentence."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.drivername.startswith("sqlite"):
            return _sqlite(parsed.database or "")
        if not parsed.drivername.startswith("postgresql"):
            raise ArgumentError
        return _postgres(parsed)
    except (ArgumentError, NoSuchModuleError) as error:
        english = "is not a database URL: use sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise StoreError(f"{url!r} {english}") from error
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs its driver: pip install 'merkator[postgres]'") from error


def _postgres(url: URL) -> Engine:
    if "connect_timeout" not in url.query:
        url = url.update_query_dict({"connect_timeout": _CONNECT_SECONDS})
    given = {name: value for name, value in SILENCE.items() if name not in url.query}
    return create_engine(
        url, connect_args=given, pool_size=READERS + 2, max_overflow=4, pool_pre_ping=True, hide_parameters=True
    )


def _sqlite(file: str) -> Engine:
    if not file or file == ":memory:":
        raise StoreError("in-memory SQLite is not supported: use sqlite:///FILE")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{file!r} cannot be created: {error.strerror}") from error
    engine = create_engine(f"sqlite:///{file}", connect_args=_SQLITE, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin as `begin` below says
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move is on disk
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    try:
        engine.connect().close()
    except DBAPIError as error:
        raise StoreError(f"{file!r} cannot be opened: {_why(file, error)}") from error
    return engine


def _why(file: str, error: DBAPIError) -> str:
    """Say why an SQLite file cannot be opened, and what helps."""
    fault = fault_of(error)
    if fault == DAMAGED:
        return f"{DAMAGED}, or is not one of Merkator: {ADVICE}"
    if fault == DISK_ERROR and shutil.disk_usage(Path(file).parent).free < _LITTLE:
        return FULL  # SQLite does not say so when it cannot make room for its index
    return fault or str(error.orig)

"""Direct access to the database for commands, also while a server is running."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from merkator.server.store import migrate
from merkator.server.store.database import Database
from merkator.server.store.faults import StoreError, fault_of


@contextmanager
def open_database(url: str, new: bool = False) -> Iterator[Database]:
    """Open a database; one that does not exist yet only if `new`."""
    if not new:
        _check_file(url)
    database = Database(url)
    try:
        yield database
    except SQLAlchemyError as error:
        why = fault_of(error) if database.sqlite else None  # PostgreSQL itself says more
        raise StoreError(f"the database cannot be used: {why or getattr(error, 'orig', None) or error}") from error
    finally:
        database.close()


@contextmanager
def open_transaction(url: str) -> Iterator[Connection]:
    """Open a database of this version for one change, all or nothing."""
    with open_database(url) as database, database.transaction() as connection:
        check_schema(connection)
        yield connection


def check_schema(connection: Connection) -> None:
    """Make sure that a database has the schema of this version."""
    if migrate.current(connection) != migrate.head():
        raise StoreError("database schema is out of date: start the server once to upgrade it")


def _check_file(url: str) -> None:
    try:
        parsed = make_url(url)
    except ArgumentError:
        return  # reported by Database
    if parsed.drivername.startswith("sqlite") and parsed.database and not Path(parsed.database).is_file():
        raise StoreError(f"there is no database {parsed.database!r}: name it with --database")


def text_columns(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return rows as aligned columns of text.

    >>> print(text_columns(["id", "name"], [["a1", "Anna"], ["b22", "Bert"]]))
    id   name
    a1   Anna
    b22  Bert
    """
    lines = [list(headers), *[list(row) for row in rows]]
    widths = [max(len(line[at]) for line in lines) for at in range(len(headers))]
    cells = [[cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in lines]
    return "\n".join("  ".join(line).rstrip() for line in cells)

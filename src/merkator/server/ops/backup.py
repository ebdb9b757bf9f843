"""Backups: the whole database in one file, made while the server runs, read back into SQLite or PostgreSQL.

A backup is a zip with one file of JSON lines for each table, a list of values a line, and a manifest with columns,
counts and checksums. It holds everything, secrets too (hashes of passwords, seeds, the signing key): keep it safe.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, MetaData, Table, select, text
from sqlalchemy.exc import SQLAlchemyError

import merkator
from merkator.core.errors import FileError
from merkator.server.store import migrate
from merkator.server.store.database import Database
from merkator.server.store.faults import StoreError
from merkator.server.store.schema import metadata

FORMAT: Final = "merkator backup 1"
MANIFEST: Final = "manifest.json"
LEFT_OUT: Final = ("leases", "alembic_version")
"""Leases are of processes; the version is in the manifest."""
_ROWS: Final = 500  # read or written at once
_LONGEST: Final = 50_000_000  # bytes of one row or of the manifest


class BackupError(FileError):
    """A backup that cannot be written or read."""


# --- writing


def write(database: Database, file: Path, now: float, force: bool = False) -> dict[str, int]:
    """Write a backup, all of one moment; return how many rows of each table it holds."""
    if file.exists() and not force:
        raise BackupError(str(file), "", "already exists; --force replaces it")
    partial = file.with_name(f".{file.name}.{os.getpid()}.partial")
    try:
        with open(partial, "xb", opener=_private) as stream:
            counts = _write_zip(database, stream, now)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(partial, file)
    except OSError as error:
        raise BackupError(str(file), "", f"cannot be written: {error.strerror or error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return counts


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write_zip(database: Database, stream: IO[bytes], now: float) -> dict[str, int]:
    with _moment(database) as connection, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as zipped:
        revision = migrate.current(connection)
        if revision != migrate.head():
            raise StoreError("database schema does not match this version: use the version the server runs")
        held = {
            db_table.name: _write_table(connection, zipped, db_table)
            for db_table in metadata.sorted_tables
            if db_table.name not in LEFT_OUT
        }
        manifest = {"format": FORMAT, "version": merkator.__version__, "revision": revision, "created": now}
        zipped.writestr(MANIFEST, json.dumps({**manifest, "tables": held}, indent=1))
    return {name: db_table["rows"] for name, db_table in held.items()}


@contextmanager
def _moment(database: Database) -> Iterator[Connection]:
    """Open a connection that sees the database as it is at one moment, while others write."""
    with database.engine.connect() as connection:
        if not database.sqlite:  # SQLite's transactions see one moment anyway
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def _write_table(connection: Connection, zipped: zipfile.ZipFile, db_table: Table) -> dict[str, Any]:
    digest = hashlib.sha256()
    rows = 0
    query = select(db_table).order_by(*db_table.primary_key.columns).execution_options(yield_per=_ROWS)
    with zipped.open(f"{db_table.name}.jsonl", "w", force_zip64=True) as stream:
        for row in connection.execute(query):
            line = json.dumps(list(row), ensure_ascii=False, separators=(",", ":")).encode("utf-8") + b"\n"
            stream.write(line)
            digest.update(line)
            rows += 1
    return {"columns": [column.name for column in db_table.columns], "rows": rows, "sha256": digest.hexdigest()}


# --- reading


class Backup:
    """A backup that was looked through: its manifest is in order and every table is as it says."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self._zip = zipfile.ZipFile(file)
        except (OSError, zipfile.BadZipFile) as error:
            raise BackupError(str(file), "", "is not a merkator backup") from error
        try:
            self.manifest = self._read_manifest()
            self.tables: dict[str, dict[str, Any]] = self.manifest["tables"]
            for name in self.tables:
                self._check(name)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Backup:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._zip.close()

    def _fail(self, where: str, reason: str) -> BackupError:
        return BackupError(str(self.file), where, reason)

    def _read_manifest(self) -> dict[str, Any]:
        try:
            with self._zip.open(MANIFEST) as stream:
                manifest = json.loads(stream.read(_LONGEST))
        except (KeyError, ValueError, zipfile.BadZipFile, NotImplementedError) as error:
            raise self._fail(MANIFEST, "is missing or damaged: no backup of merkator") from error
        if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
            raise self._fail(MANIFEST, f"is not of the form {FORMAT!r}")
        if not _well_formed(manifest.get("tables")):
            raise self._fail(MANIFEST, "is damaged: it does not describe its tables")
        if manifest.get("revision") not in migrate.known_revisions():
            raise self._fail(MANIFEST, f"was made by a newer version of merkator ({manifest.get('version')})")
        return manifest

    def _check(self, name: str) -> None:
        """Make sure that a table is as the manifest says."""
        digest = hashlib.sha256()
        rows = 0
        for line in self._lines(name):
            digest.update(line)
            rows += 1
        if rows != self.tables[name]["rows"] or digest.hexdigest() != self.tables[name]["sha256"]:
            raise self._fail(f"{name}.jsonl", "is not as the manifest says: the file is damaged")

    def _lines(self, name: str) -> Iterator[bytes]:
        try:
            with self._zip.open(f"{name}.jsonl") as stream:
                while line := stream.readline(_LONGEST):
                    yield line
        except (KeyError, zipfile.BadZipFile, EOFError, OSError) as error:
            raise self._fail(f"{name}.jsonl", "is missing or damaged") from error

    def rows(self, name: str) -> Iterator[list[dict[str, Any]]]:
        """Return the rows of a table, some at once."""
        columns = self.tables[name]["columns"]
        portion: list[dict[str, Any]] = []
        for line in self._lines(name):
            portion.append(dict(zip(columns, json.loads(line), strict=True)))
            if len(portion) == _ROWS:
                yield portion
                portion = []
        if portion:
            yield portion


def _well_formed(tables: object) -> bool:
    return isinstance(tables, dict) and all(
        isinstance(db_table, dict)
        and isinstance(db_table.get("columns"), list)
        and isinstance(db_table.get("rows"), int)
        and isinstance(db_table.get("sha256"), str)
        for db_table in tables.values()
    )


def restore(backup: Backup, database: Database, force: bool = False) -> dict[str, int]:
    """Put a backup into an empty database, all of it or nothing, and bring it up to date."""
    try:
        with database.engine.begin() as connection:
            _make_room(connection, force)
            migrate.upgrade_to(connection, backup.manifest["revision"])
            _fill(connection, backup)
            migrate.upgrade_to(connection, "head")
    except SQLAlchemyError as error:
        raise StoreError(f"the backup does not fit this database; nothing was changed: {error}") from error
    return {name: db_table["rows"] for name, db_table in backup.tables.items()}


def _make_room(connection: Connection, force: bool) -> None:
    """Remove our tables: empty ones, or all when they may be replaced. The backup brings its own form along."""
    if migrate.current(connection) is None:
        return
    counts = [f"SELECT count(*) FROM {name}" for name in ("users", "tables")]
    if not force and any(connection.execute(text(count)).scalar() for count in counts):
        raise StoreError("this database already has users or games; --force replaces them all")
    _ours(connection).drop_all(connection)


def _ours(connection: Connection) -> MetaData:
    """Return the tables that are there and are ours."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables or name == "alembic_version")
    return found


def _fill(connection: Connection, backup: Backup) -> None:
    found = _ours(connection)
    unknown = set(backup.tables) - set(found.tables)
    if unknown:
        raise BackupError(str(backup.file), MANIFEST, f"names unknown tables: {', '.join(sorted(unknown))}")
    for db_table in found.sorted_tables:
        if db_table.name in backup.tables:
            for rows in backup.rows(db_table.name):
                connection.execute(db_table.insert(), rows)
    if connection.dialect.name == "postgresql":
        _set_sequences(connection, found)


def _set_sequences(connection: Connection, found: MetaData) -> None:
    """Let PostgreSQL count on after the ids that were put in."""
    for db_table in found.sorted_tables:
        if "id" in db_table.columns and db_table.columns["id"].type.python_type is int:
            sequence = (
                f"setval(pg_get_serial_sequence('{db_table.name}', 'id'), (SELECT max(id) FROM {db_table.name}))"
            )
            connection.execute(text(f"SELECT {sequence}"))

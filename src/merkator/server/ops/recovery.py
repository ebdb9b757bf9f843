"""Putting a backup in the place of a damaged SQLite file, which is never opened for writing and never thrown away."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from merkator.server.ops import backup as backups
from merkator.server.ops import direct_access
from merkator.server.ops.backup import Backup
from merkator.server.store.faults import DAMAGED, StoreError, fault_of

_ENDINGS: Final = ("", "-wal", "-shm")
"""Of the files that make up one SQLite database."""
_DAMAGED_CODES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def restore(backup: Backup, url: str, force: bool = False) -> tuple[dict[str, int], Path | None]:
    """Put a backup into a database; return how many rows of each table, and where a damaged file was moved to."""
    file = _sqlite_file(url)
    damage = _damage(file) if file is not None else ""
    if not damage:
        try:
            with direct_access.open_database(url, new=True) as opened:
                return backups.restore(backup, opened, force), None
        except StoreError as error:
            if file is None or not force or fault_of(error) != DAMAGED:
                raise
    elif not force:
        raise StoreError(f"{DAMAGED} ({damage}): --force puts the backup in its place and keeps the damaged file")
    assert file is not None
    return _replace(backup, file)


def _replace(backup: Backup, file: Path) -> tuple[dict[str, int], Path]:
    """Restore into a new file, and only then move the damaged one out of its way."""
    with _fresh(file) as fresh:
        with direct_access.open_database(f"sqlite:///{fresh}", new=True) as opened:
            counts = backups.restore(backup, opened)
        _give_to_owner(fresh, file)
        kept = _set_aside(file)
        os.replace(fresh, file)
    return counts, kept


def _give_to_owner(fresh: Path, file: Path) -> None:
    """Let the same user read and write a file as the one it replaces: root may restore for a server."""
    shutil.copymode(file, fresh)
    if hasattr(os, "chown"):
        with contextlib.suppress(PermissionError):
            os.chown(fresh, file.stat().st_uid, file.stat().st_gid)


def _sqlite_file(url: str) -> Path | None:
    """Return the file of a database that is one, and is there."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None  # reported when it is opened
    file = Path(parsed.database) if parsed.drivername.startswith("sqlite") and parsed.database else None
    return file if file is not None and file.is_file() else None


def _damage(file: Path) -> str:
    """Return what is wrong with a file; empty if it is a database in order."""
    try:
        with closing(sqlite3.connect(file, timeout=5)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if (getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF in _DAMAGED_CODES:
            return str(error)
        return ""  # such as a lock: reported when it is opened
    return "" if found == "ok" else " ".join(found.removeprefix("*** in database main ***").split())


@contextlib.contextmanager
def _fresh(file: Path) -> Iterator[Path]:
    """Yield the name of a new file next to another; nothing of it is left behind unless it was renamed."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}.restored")
    try:
        yield fresh
    finally:
        for ending in _ENDINGS:
            fresh.with_name(fresh.name + ending).unlink(missing_ok=True)


def _set_aside(file: Path) -> Path:
    """Rename the files of a damaged database; return the new name of the first."""
    kept = file.with_name(f"{file.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in _ENDINGS:
        with contextlib.suppress(FileNotFoundError):
            os.rename(file.with_name(file.name + ending), kept.with_name(kept.name + ending))
    return kept

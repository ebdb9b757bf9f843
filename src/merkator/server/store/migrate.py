"""Migrations: the database is brought to this version's schema when the server starts.

Alembic runs them. Whether any is to be run is found out without it: a server starts a quarter of a second sooner.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from merkator.server.store.database import Database
from merkator.server.store.faults import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

_REVISION: Final = re.compile(r'^(down_)?revision\b[^=\n]*= *(?:"(\w+)"|None)', re.MULTILINE)


def _folder() -> Traversable:
    """Return where our migrations are: they travel inside the package."""
    return resources.files("merkator.server.store") / "migrations"


def configuration(connection: Connection | None = None) -> Config:
    """Return how Alembic finds our migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_folder()))
    config.attributes["connection"] = connection
    return config


def upgrade(database: Database) -> None:
    """Bring the database up to date; refuse one that is newer than this program, unchanged."""
    with database.transaction() as connection:
        if not database.sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(20101648)"))  # one process migrates, others wait
        if current(connection) != head():
            upgrade_to(connection, "head")


def upgrade_to(connection: Connection, revision: str) -> None:
    """Bring a database to a revision, in the transaction that is open."""
    from alembic import command

    _refuse_newer(connection)
    command.upgrade(configuration(connection), revision)


@cache
def _revisions() -> dict[str, str]:
    """Return all revisions, each with the one before it."""
    found = {}
    for file in (_folder() / "versions").iterdir():
        if file.name.endswith(".py"):
            named = dict(_REVISION.findall(file.read_text("utf-8")))
            found[named[""]] = named["down_"]
    return found


@cache
def head() -> str:
    """Return the revision that this program works with."""
    (last,) = _revisions().keys() - _revisions().values()
    return last


def known_revisions() -> set[str]:
    """Return all revisions that this program can bring up to date."""
    return set(_revisions())


def current(connection: Connection) -> str | None:
    """Return the revision of a database; None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _refuse_newer(connection: Connection) -> None:
    found = current(connection)
    if found is not None and found not in known_revisions():
        raise StoreError(f"this database was created by a newer version of merkator ({found}): install that version")

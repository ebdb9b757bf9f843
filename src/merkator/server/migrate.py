"""Migrations: the database is brought to this version's form when the server starts."""

from __future__ import annotations

from functools import cache
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from merkator.server.database import Database, StoreError


def configuration(connection: Connection | None = None) -> Config:
    """Return how Alembic finds our migrations, which travel inside the package."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("merkator.server") / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(database: Database) -> None:
    """Bring the database up to date; a newer one than this program is left alone and refused."""
    with database.engine.begin() as connection:
        if not database.sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(20101648)"))  # one process migrates, others wait
        upgrade_to(connection, "head")


def upgrade_to(connection: Connection, revision: str) -> None:
    """Bring a database to a revision, in the transaction that is open."""
    _refuse_newer(connection)
    command.upgrade(configuration(connection), revision)


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(configuration())


@cache
def head() -> str:
    """Return the revision that this program works with."""
    return str(_scripts().get_current_head())


def known() -> set[str]:
    """Return all revisions that this program can bring up to date."""
    return {script.revision for script in _scripts().walk_revisions()}


def current(connection: Connection) -> str | None:
    """Return the revision of a database; None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _refuse_newer(connection: Connection) -> None:
    found = current(connection)
    if found is not None and found not in known():
        raise StoreError(f"this database was made by a newer version of merkator ({found}): install that one")

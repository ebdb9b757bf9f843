"""Migrations: the database is brought to this version's form when the server starts."""

from __future__ import annotations

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
        _refuse_newer(connection)
        command.upgrade(configuration(connection), "head")


def _refuse_newer(connection: Connection) -> None:
    if not inspect(connection).has_table("alembic_version"):
        return
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    found = set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
    if not found <= known:
        english = "this database was made by a newer version of merkator ({version}): install that one"
        raise StoreError(english.format(version=", ".join(sorted(found - known))))

"""The form of the database: every migration leads to what the program expects, with what was stored before."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from merkator.server.ops import direct_access
from merkator.server.store import migrate
from merkator.server.store.faults import StoreError
from merkator.server.store.schema import metadata
from server_client import server

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


def test_migrations_lead_to_the_form_that_the_program_expects(url: str) -> None:
    with direct_access.open_database(url, new=True) as database:
        migrate.upgrade(database)
        with database.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_a_table_of_an_older_form_goes_on(url: str) -> None:
    async with server(url) as here:
        anna = await here.guest("Anna")
        page = await anna.post("/api/tables", game="hamburg", players=2, seats=[{"kind": "me"}, {"kind": "local"}])
        page = await anna.play_first(page["id"])
    with direct_access.open_database(url) as database, database.engine.begin() as connection:
        command.downgrade(migrate.configuration(connection), "0001")
    async with server(url) as here:
        anna.client = await here.client()
        room = await here.room(page["id"])
        assert room.number == page["number"]
        assert [seat.invited for seat in room.seats] == [False, False]


def test_a_migration_names_the_one_before_it() -> None:
    folder = Path(migrate.__file__).parent / "migrations" / "versions"
    assert len(list(folder.glob("*.py"))) == len(migrate.known_revisions())


def test_alembic_finds_the_same_migrations() -> None:
    scripts = ScriptDirectory.from_config(migrate.configuration())
    assert migrate.head() == scripts.get_current_head()
    assert migrate.known_revisions() == {script.revision for script in scripts.walk_revisions()}


def test_a_newer_form_is_refused(url: str) -> None:
    with direct_access.open_database(url, new=True) as database:
        migrate.upgrade(database)
        with database.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreError, match="newer version"):
            migrate.upgrade(database)

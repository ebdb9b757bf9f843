"""A new version: tables of older rules continue, and `merkator upgrade` says beforehand which do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from sqlalchemy import select, text, update
from typer.testing import CliRunner

from merkator.cli import app as commands
from merkator.core.contract import Game
from merkator.core.registry import game as find_game
from merkator.server.base.problems import Conflict, Problem
from merkator.server.ops import direct_access, upgrades
from merkator.server.store import migrate
from merkator.server.store.schema import dumps as dump_rows
from merkator.server.store.schema import entries, tables
from merkator.server.tables import dumps, room
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio


def check(url: str, code: int = 0) -> str:
    result = CliRunner().invoke(commands, ["upgrade", "--check", "--database", url])
    assert result.exit_code == code, (result.output, result.exception)
    return result.output


def prepare(url: str) -> str:
    result = CliRunner().invoke(commands, ["upgrade", "--prepare", "--database", url])
    assert result.exit_code == 0, result.exception
    return result.output


def change(url: str, *statements: Any) -> None:
    with direct_access.open_transaction(url) as connection:
        for statement in statements:
            connection.execute(statement)


def rows(url: str, query: Any) -> list[Any]:
    with direct_access.open_transaction(url) as connection:
        return [tuple(row) for row in connection.execute(query)]


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let the installed version have other rules from now on."""

    def become(version: int) -> None:
        def newer(row: dict[str, Any]) -> Game:
            game = find_game(row["game"])
            monkeypatch.setattr(game, "version", version)
            return game

        monkeypatch.setattr(room, "table_game", newer)

    return become


def forbid_the_past(url: str, table: str) -> None:
    """Make the first action one that the new rules do not know, as a change of rules could."""
    change(url, update(entries).where(entries.c.table_id == table, entries.c.number == 2).values(text="go atlantis"))


async def played(here: Server, moves: int = 30, game: str = "hamburg") -> tuple[Person, str]:
    """Let someone play for two; rome for six, for two of them may lose their ships in no time."""
    anna = await here.guest("Anna")
    players = 6 if game == "rome" else 2
    seats = [{"kind": "me"}, *[{"kind": "local", "name": name} for name in "BCDEF"[: players - 1]]]
    table = (await anna.post("/api/tables", game=game, players=players, seats=seats))["id"]
    for _ in range(moves):
        await anna.play_first(table)
    return anna, table


async def restarted(here: Server, token: str, csrf: str) -> Person:
    """Come back to a server that was started again."""
    person = Person(await here.client())
    person.client.cookies["merkator_session"] = token
    person.client.headers["x-merkator-token"] = csrf
    return person


def papers(person: Person) -> tuple[str, str]:
    return person.client.cookies["merkator_session"], person.client.headers["x-merkator-token"]


# --- stored positions


async def test_a_position_is_stored_every_so_many_entries(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dumps, "EVERY", 10)
    async with server(sqlite) as here:
        _, table = await played(here, 24)  # with the start, 25 entries
        state = (await here.room(table)).state
        assert state is not None
    ((number, data),) = rows(sqlite, select(dump_rows.c.number, dump_rows.c.data))
    assert number == 20
    assert find_game("hamburg").load(data.encode()).number == 19


async def test_taking_back_what_a_stored_position_rests_on_stores_another(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dumps, "EVERY", 5)
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        for _ in range(6):
            page = await anna.play_first(table)
        page = await anna.post(f"/api/tables/{table}/undo", number=page["number"], count=4)
    ((number, data),) = rows(sqlite, select(dump_rows.c.number, dump_rows.c.data))
    assert number == page["number"] == 8
    assert find_game("hamburg").load(data.encode()).number == 2


async def test_prepare_stores_every_running_game_as_it_stands(sqlite: str) -> None:
    async with server(sqlite) as here:
        await played(here, 3)
        await played(here, 4)
    assert rows(sqlite, select(dump_rows.c.number)) == []
    assert "2 positions stored" in prepare(sqlite)
    assert sorted(rows(sqlite, select(dump_rows.c.number))) == [(4,), (5,)]


# --- older rules


async def test_a_game_that_the_new_rules_play_alike_goes_on_whole(
    sqlite: str, new_rules: Callable[[int], None]
) -> None:
    async with server(sqlite) as here:
        anna, table = await played(here)
        before = await anna.get(f"/api/tables/{table}")
        known = papers(anna)
    new_rules(3)
    assert "1 of 1 open games can continue under this version" in check(sqlite)
    async with server(sqlite) as here:
        anna = await restarted(here, *known)
        assert (await anna.get(f"/api/tables/{table}"))["view"] == before["view"]
        assert (await anna.get(f"/api/tables/{table}/log"))["total"] == 30
        assert (await anna.play_first(table))["number"] == before["number"] + 1


@pytest.mark.parametrize("game", ["hamburg", "rome"])
async def test_a_game_that_the_new_rules_play_otherwise_goes_on_from_its_stored_position(
    sqlite: str, new_rules: Callable[[int], None], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(dumps, "EVERY", 20)
    async with server(sqlite) as here:
        anna, table = await played(here, 30, game)
        before = await anna.get(f"/api/tables/{table}")
        known = papers(anna)
    forbid_the_past(sqlite, table)
    new_rules(3)
    told = check(sqlite)
    assert "resumed" in told
    assert "1 of 1 open games can continue under this version" in told
    async with server(sqlite) as here:
        anna = await restarted(here, *known)
        page = await anna.get(f"/api/tables/{table}")
        assert page["view"] == before["view"]
        assert (await anna.get(f"/api/tables/{table}/log"))["total"] == 11  # after entry 20, of 31
        for number in range(32, 36):
            assert (await anna.play_first(table))["number"] == number
    async with server(sqlite) as here:  # and once more, from the same position and what came after it
        anna = await restarted(here, *known)
        assert (await anna.get(f"/api/tables/{table}"))["number"] == 35
        answer = await anna.client.get(f"/api/tables/{table}/record")
        if game == "rome":
            assert answer.status_code == 409  # its hands are secret as long as it goes on
        else:
            assert "\nrules: 2\n" in answer.text
            assert "# This game began under rules 2; from action 20 on it follows rules 3." in answer.text
            assert sum(line[:2] in ("0:", "1:") for line in answer.text.splitlines()) == 34


async def test_undo_ends_where_the_new_rules_begin(sqlite: str, new_rules: Callable[[int], None]) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        for _ in range(5):
            await anna.play_first(table)
        known = papers(anna)
    prepare(sqlite)
    forbid_the_past(sqlite, table)
    new_rules(3)
    async with server(sqlite) as here:
        anna = await restarted(here, *known)
        page = await anna.play_first(table)
        await anna.post(f"/api/tables/{table}/undo", 409, number=page["number"], count=2)
        page = await anna.post(f"/api/tables/{table}/undo", number=page["number"], count=1)
        assert page["number"] == 8


async def test_a_game_whose_actions_the_new_rules_do_not_allow_waits_and_loses_nothing(
    sqlite: str, new_rules: Callable[[int], None]
) -> None:
    async with server(sqlite) as here:
        _, stuck = await played(here, 5)
        await played(here, 5)
    forbid_the_past(sqlite, stuck)
    new_rules(3)
    told = check(sqlite, code=1)
    assert stuck in told
    assert "entry 2, 'go atlantis', does not fit any more" in told
    assert "run: merkator upgrade --prepare" in told
    assert "1 of 2 open games can continue under this version" in told
    async with server(sqlite) as here:
        with pytest.raises(Problem, match="does not fit any more"):
            await here.room(stuck)
    assert len(rows(sqlite, select(entries.c.number).where(entries.c.table_id == stuck))) == 6


async def test_a_game_of_newer_rules_waits_for_the_newer_version(sqlite: str) -> None:
    async with server(sqlite) as here:
        _, table = await played(here, 2)
    change(sqlite, update(tables).values(rules=9))
    assert "it needs a newer version" in check(sqlite, code=1)
    async with server(sqlite) as here:
        with pytest.raises(Conflict, match="newer version"):
            await here.room(table)


async def test_a_position_of_other_cards_is_not_taken(sqlite: str, new_rules: Callable[[int], None]) -> None:
    async with server(sqlite) as here:
        _, table = await played(here, 5)
    prepare(sqlite)
    forbid_the_past(sqlite, table)
    ((data,),) = rows(sqlite, select(dump_rows.c.data))
    cards = find_game("hamburg").cards_hash
    change(sqlite, update(dump_rows).values(data=data.replace(f"cards {cards}", "cards 00000000")))
    new_rules(3)
    assert "another card set" in check(sqlite, code=1)


async def test_a_table_that_does_not_replay_under_the_same_rules_is_reported(sqlite: str) -> None:
    async with server(sqlite) as here:
        await played(here, 5)
    change(sqlite, update(entries).where(entries.c.number == 6).values(hash="0" * 32))
    assert "does not replay" in check(sqlite, code=1)
    assert [finding.what for finding in findings(sqlite)] == [upgrades.BROKEN]


def findings(url: str) -> list[upgrades.Finding]:
    with direct_access.open_database(url) as database:
        return list(upgrades.check(database))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_check_changes_nothing(kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(kind)
    async with server(url) as here:
        await played(here, 5)
    with direct_access.open_database(url) as database, database.engine.begin() as connection:
        command.downgrade(migrate.configuration(connection), "0001")  # it is of an older form
    with direct_access.open_database(url) as database, database.engine.connect() as connection:
        before = connection.execute(text("SELECT number, hash FROM entries")).all()
    check(url)
    with direct_access.open_database(url) as database, database.engine.connect() as connection:
        assert connection.execute(text("SELECT number, hash FROM entries")).all() == before
        assert "card_sets" not in {*connection.dialect.get_table_names(connection)}


def test_upgrade_wants_to_know_which(sqlite: str) -> None:
    result = CliRunner().invoke(commands, ["upgrade", "--database", sqlite])
    assert "--prepare" in str(result.exception)

"""Data of rules 1, made at commit d5a146a (tests/fixtures/rules-1/make.py), under the present rules: nothing is lost.

`plain.sql` is a database as a server left it, `prepared.sql` the same after `merkator upgrade --prepare`.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from merkator.bots.registry import bot, decide
from merkator.cli import app as commands
from merkator.core.errors import RecordError
from merkator.core.record import Record
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parents[2] / "fixtures" / "rules-1"
KNOWN: dict[str, Any] = json.loads((FOLDER / "known.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = KNOWN["tables"]
RUNNING = [title for title, table in TABLES.items() if table["status"] == "running"]
OVER = [title for title, table in TABLES.items() if table["status"] == "over"]
SAME = ("hamburg", "hamburg-undo", "rome-plain", "rome-loans")
"""Tables whose entries lead where they did."""
CARRIED = ("rome-arrears", "rome-early", "rome-imported")
"""Tables whose last entries lead elsewhere; hamburg-long continues from a position after the chart was refilled."""


@pytest.fixture(params=["plain", "prepared"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Return the kind of an old database and its address."""
    return request.param, restored(request.param, tmp_path)


def restored(kind: str, folder: Path) -> str:
    file = folder / "old.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript((FOLDER / f"{kind}.sql").read_text("utf-8"))
    connection.close()
    return f"sqlite:///{file}"


async def back(here: Server) -> Person:
    """Let Anna come back, who sits at every table."""
    anna = Person(await here.client())
    anna.client.cookies["merkator_session"] = KNOWN["session"]
    anna.client.headers["x-merkator-token"] = KNOWN["token"]
    return anna


def path(title: str) -> str:
    return f"/api/tables/{TABLES[title]['id']}"


async def play_on(here: Server, anna: Person, title: str, most: int = 100_000) -> dict[str, Any]:
    """Let Anna play for all seats as a greedy bot would; return the page."""
    page: dict[str, Any] = await anna.get(path(title))
    while page["status"] == "running" and most:
        state = (await here.room(TABLES[title]["id"])).state
        assert state is not None
        action = decide(bot("greedy", state.game, 7), state, state.number)
        body = {"number": page["number"], "actions": [state.game.notation(action)]}
        page = await anna.post(f"{path(title)}/moves", **body)
        most -= 1
    return page


# --- databases


def test_a_check_says_what_becomes_of_each_table(old: tuple[str, str]) -> None:
    kind, url = old
    result = CliRunner().invoke(commands, ["upgrade", "--check", "--database", url])
    assert result.exit_code == 0, result.output
    assert f"{len(RUNNING)} of {len(RUNNING)} open games can continue under this version" in result.output
    for title in RUNNING:
        lines = [line for line in result.output.splitlines() if TABLES[title]["id"] in line]
        carried = kind == "plain" and title in CARRIED
        expected = [] if title in SAME else ["carried" if carried else "resumed"]
        assert [line.split()[4] for line in lines] == expected, title


@pytest.mark.parametrize("title", RUNNING)
async def test_a_prepared_table_goes_on_exactly_where_it_was(title: str, tmp_path: Path) -> None:
    known = TABLES[title]
    async with server(restored("prepared", tmp_path)) as here:
        page = await (await back(here)).get(path(title))
    assert page["number"] == known["entries"]
    view = page["view"]
    assert view["number"] == known["number"]
    if known["game"] == "rome":
        assert [player["cash"] for player in view["players"]] == known["cash"]
        old_loans = [{**loan, "sum": loan["amount"], "arrears": 0} for loan in known["loans"]]
        assert view["loans"] == [{name: loan[name] for name in view["loans"][0]} for loan in old_loans]
        assert view["options"]["bank"] is False


@pytest.mark.parametrize("title", SAME)
async def test_a_table_that_never_met_the_changed_rules_keeps_its_past(title: str, tmp_path: Path) -> None:
    known = TABLES[title]
    async with server(restored("plain", tmp_path)) as here:
        anna = await back(here)
        page = await anna.get(path(title))
        assert (page["number"], page["view"]["number"]) == (known["entries"], known["number"])
        assert (await anna.get(f"{path(title)}/log"))["total"] == known["number"]
        assert page["talk"] == []
    if known["game"] == "rome":
        assert [player["cash"] for player in page["view"]["players"]] == known["cash"]


@pytest.mark.parametrize("title", CARRIED)
async def test_a_table_that_was_not_prepared_is_carried_over(title: str, tmp_path: Path) -> None:
    """The players read that the rules have changed, once, and the player who decides can decide."""
    known = TABLES[title]
    url = restored("plain", tmp_path)
    for _ in range(2):  # also when the server is started again
        async with server(url) as here:
            anna = await back(here)
            page = await anna.get(path(title))
            assert page["number"] == known["entries"]
            assert [message["text"] for message in page["talk"]] == ["new-rules"]
            assert page["talk"][0]["values"]["rules"] == 2
            assert page["deciding"] == page["view"]["decision"]["seat"]
            assert page["view"]["number"] == known["number"]
    owed = [loan["amount"] for loan in known["loans"]]
    simple = [loan["sum"] + loan["arrears"] for loan in page["view"]["loans"]]
    assert all(0 < now < then for now, then in zip(simple, owed, strict=True)), "simple interest is less"


@pytest.mark.slow
@pytest.mark.parametrize("title", RUNNING)
async def test_every_table_can_be_played_to_its_end(title: str, old: tuple[str, str]) -> None:
    _, url = old
    async with server(url, limits=0) as here:
        anna = await back(here)
        await play_on(here, anna, title, 10)
    async with server(url, limits=0) as here:  # a restart in between loses nothing
        anna = await back(here)
        page = await play_on(here, anna, title)
        assert page["status"] == "over"
        scores = page["view"]["result"]["scores"]
    async with server(url, limits=0) as here:
        again = await (await back(here)).get(path(title))
    assert again["view"]["result"]["scores"] == scores
    if TABLES[title]["game"] == "rome":
        assert all(isinstance(score, int) for score in scores)


@pytest.mark.parametrize("title", OVER)
async def test_a_finished_table_shows_its_result(title: str, old: tuple[str, str]) -> None:
    async with server(old[1]) as here:
        page = await (await back(here)).get(path(title))
    assert page["status"] == "over"
    assert page["view"]["result"]["scores"] == TABLES[title]["scores"]


@pytest.mark.parametrize("title", OVER)
async def test_the_record_of_a_finished_table_is_kept(title: str, old: tuple[str, str]) -> None:
    """Also where the present rules cannot replay it: then it says which rules wrote it, and holds every entry."""
    async with server(old[1]) as here:
        anna = await back(here)
        text = (await anna.client.get(f"{path(title)}/record")).text
        exported = await anna.client.get("/api/me/export")
        assert exported.status_code == 200
    assert sum(line[:2] in ("0:", "1:", "2:") for line in text.splitlines()) == TABLES[title]["number"]
    if title == "hamburg-over":
        assert Record.parse(text, "record").state.scores == TABLES[title]["scores"]
    else:
        assert "\nrules: 1\n" in text
        assert "\nresult: 17418 -37229 18611\n" in text
        with pytest.raises(RecordError, match="differs here under rules 2"):
            Record.parse(text, "record")


# --- records


def record(name: str) -> Path:
    return FOLDER / "records" / f"{name}.record"


@pytest.mark.parametrize("name", ["hamburg-two", "rome-plain", "rome-loans"])
def test_a_record_that_the_rules_play_alike_is_read_and_written_anew(name: str) -> None:
    found = Record.read(record(name))
    assert found.state.over
    assert found.text() == record(name).read_text("utf-8").replace("\nrules: 1\n", "\nrules: 2\n")


def test_a_record_is_refused_where_it_differs_with_the_line_and_the_reason() -> None:
    with pytest.raises(RecordError) as refused:
        Record.read(record("rome-arrears"))
    line = int(refused.value.where.removeprefix("line "))
    assert record("rome-arrears").read_text("utf-8").splitlines()[line - 1].split(":")[0] in ("0", "1", "2", "result")
    assert refused.value.reason.endswith("; the record was played under rules 1 and differs here under rules 2")


def test_letters_of_the_old_long_game_are_read_as_they_were_drawn() -> None:  # H-10.1
    assert Record.read(record("hamburg-long")).state.over


# --- on PostgreSQL


async def test_a_table_is_carried_over_on_postgresql_too(tmp_path: Path, postgres: str) -> None:
    """The old database moves by a backup; the news are written once, whichever process is first."""
    old = restored("plain", tmp_path)
    async with server(old):
        pass  # brings the database up to date
    file = str(tmp_path / "old.zip")
    for command in (["backup", file, "--database", old], ["restore", file, "--database", postgres]):
        result = CliRunner().invoke(commands, command)
        assert result.exit_code == 0, (result.output, result.exception)
    async with server(postgres) as one, server(postgres) as other:
        pages = [await (await back(here)).get(path("rome-early")) for here in (one, other)]
    assert [message["text"] for message in pages[0]["talk"]] == ["new-rules"]
    assert pages[1]["talk"] == pages[0]["talk"]
    assert pages[1]["view"] == pages[0]["view"]

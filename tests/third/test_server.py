"""The third game at a table of the server: made, played against bots, kept over a restart, reviewed, exported."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from merkator.core.record import Record
from server_client import Person, Server, server, until
from third_package import NAME

pytestmark = pytest.mark.anyio


async def table(here: Server, person: Person, level: str = "random") -> str:
    """Make a table with a person and two bots."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}, {"kind": "bot", "level": "random"}]
    made = await person.post("/api/tables", game=NAME, players=3, seats=seats, options={"long": True})
    return str(made["id"])


async def decided(here: Server, id: str) -> Any:
    """Wait until a person decides, or the game is over; return the room."""
    room = await here.room(id)
    await until(lambda: not room.running or room.deciding() == 0)
    return room


async def play_on(here: Server, person: Person, id: str, most: int = 100) -> None:
    """Play first choices, so many at most."""
    for _ in range(most):
        room = await decided(here, id)
        if not room.running:
            return
        await person.play_first(id)


async def test_it_is_listed_with_its_options_and_bots(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3") as here:
        games = await (await here.visitor()).get("/api/games")
    found = next(game for game in games if game["game"] == NAME)
    assert found["players"] == [1, 2, 3, 4]
    assert [option["name"] for option in found["options"]] == ["long"]
    assert [level["bot"] for level in found["levels"]] == ["playouts"] * 4
    assert [bot["level"] for bot in found["bots"]] == ["random", "playouts"]
    assert found["orders"] == []


async def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with server(database, limits=0) as here:
        anna = await here.guest("Anna")
        id = await table(here, anna, "easy")
        await play_on(here, anna, id, 3)
        room = await decided(here, id)
        assert room.state is not None
        before, page = room.state.dump(), await anna.get(f"/api/tables/{id}")
        cookies = dict(anna.client.cookies), anna.client.headers["x-merkator-token"]
    async with server(database, limits=0) as here:
        again = await here.visitor()
        again.client.cookies.update(cookies[0])
        again.client.headers["x-merkator-token"] = cookies[1]
        room = await decided(here, id)
        assert room.state is not None
        assert room.state.dump() == before
        assert (await again.get(f"/api/tables/{id}"))["view"] == page["view"]
        await play_on(here, again, id)
        text = (await again.client.get(f"/api/tables/{id}/record")).text
    record = Record.parse(text, "export")
    assert record.state.over
    assert record.options == {"long": True}


async def test_choices_come_in_words_and_leaves_stay_hidden(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3", limits=0) as here:
        anna = await here.guest("Anna")
        id = await table(here, anna)
        await decided(here, id)
        view = (await anna.get(f"/api/tables/{id}"))["view"]
        asked = view["decision"]
        assert asked["question"] == ["ask-move", {}]
        assert asked["actions"][0] == {"id": 0, "do": "walk", "say": ["action-walk", {}], "rule": ""}
        assert [player["leaves"] is None for player in view["players"]] == [False, True, True]
        number = (await anna.get(f"/api/tables/{id}"))["number"]
        refused = await anna.post(f"/api/tables/{id}/moves", 422, number=number, actions=["fly"])
        assert refused["say"] == ["reason-text", {"text": "fly", "none": ["reason-no-action", {}]}]


async def test_a_hint_and_a_review_are_given(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3", limits=0) as here:
        anna = await here.guest("Anna")
        id = await table(here, anna)
        await decided(here, id)
        number = (await anna.get(f"/api/tables/{id}"))["number"]
        hint = await anna.post(f"/api/tables/{id}/hint", number=number, level="normal")
        assert hint["do"] in ("walk", "rest", "eat")
        assert hint["reasons"] == []  # without a guide a bot says what, not why
        await play_on(here, anna, id)
        found = await anna.post(f"/api/tables/{id}/review", first=0, level="normal")
        assert found["steps"]
        assert all(0 <= step["value"] <= 100 for step in found["steps"])


async def test_its_rules_and_parts_are_shown(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.visitor()
        rules = await anna.get(f"/api/games/{NAME}/rules", language="de")  # there are English ones only
        assert rules["title"] == "Snails"
        assert [len(section["rules"]) for section in rules["sections"]] == [1, 4, 2]
        assert "one of six leaves" in (await anna.get(f"/api/games/{NAME}/rules/S-1.1"))["html"]
        printed = await anna.get(f"/api/games/{NAME}/components")
        assert (printed["game"], printed["standard"], printed["set"]) == (NAME, True, {})

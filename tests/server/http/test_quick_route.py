"""A move takes a shorter way to its function than other requests, and nobody can tell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from merkator.server.tables import table_page
from server_client import Person, server

pytestmark = pytest.mark.anyio
PAIR = {"game": "hamburg", "players": 2, "seats": [{"kind": "me"}, {"kind": "local", "name": "Ben"}]}
BAD: list[Any] = [
    {},
    {"number": 1},
    {"number": -1, "actions": ["done"]},
    {"number": "one", "actions": ["done"]},
    {"number": 1.5, "actions": ["done"]},
    {"number": 1, "actions": []},
    {"number": 1, "actions": "done"},
    {"number": 1, "actions": [1, None]},
    {"number": None, "actions": None},
    [],
    "done",
    7,
    None,
]


async def asked(person: Person, path: str, content: bytes) -> tuple[int, Any]:
    answer = await person.client.post(path, content=content, headers={"content-type": "application/json"})
    return answer.status_code, answer.json()


@pytest.mark.parametrize("body", BAD)
async def test_a_body_of_the_wrong_form_is_answered_as_everywhere(tmp_path: Path, body: Any) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", 201, **PAIR))["id"]
        content = json.dumps(body).encode()
        quick = await asked(anna, f"/api/tables/{table}/moves", content)
        usual = await asked(anna, f"/api/tables/{table}/draft", content)
        assert quick == usual
        assert quick[0] == 422
        assert (await here.room(table)).number == 1


async def test_what_is_no_body_at_all_is_answered_as_everywhere(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", 201, **PAIR))["id"]
        for content in (b"", b"{", b"\xff", b'{"number": NaN, "actions": []}'):
            quick = await asked(anna, f"/api/tables/{table}/moves", content)
            assert quick == await asked(anna, f"/api/tables/{table}/draft", content)
            assert quick[0] in (400, 422)


async def test_strangers_and_other_methods_are_answered_as_everywhere(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, visitor = await here.guest("Anna"), await here.visitor()
        table = (await anna.post("/api/tables", 201, **PAIR))["id"]
        body = {"number": 1, "actions": ["done"]}
        for what in ("moves", "draft"):
            path = f"/api/tables/{table}/{what}"
            assert (await visitor.post(path, 401, **body))["error"] == "no-session"
            assert (await anna.post(path.replace(table, "nothere"), 404, **body))["error"] == "no-table"
            refused = await anna.client.post(path, json=body, headers={"x-merkator-token": "other"})
            assert (refused.status_code, refused.json()["error"]) == (403, "csrf")
            answer = await anna.client.put(path, json=body)
            assert (answer.status_code, answer.headers["allow"]) == (405, "POST")


async def test_it_is_described_like_the_others(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        paths = (await (await here.visitor()).get("/openapi.json"))["paths"]
        quick, usual = (paths[f"/api/tables/{{id}}/{what}"]["post"] for what in ("moves", "draft"))
        assert quick["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Move"}
        assert quick["responses"].keys() == usual["responses"].keys()
        assert quick["parameters"] == usual["parameters"]
        assert quick["tags"] == usual["tags"]


@pytest.mark.parametrize("game", ["hamburg", "rome"])
async def test_a_page_is_the_same_as_json(tmp_path: Path, game: str) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, ben = await here.guest("Änna 🚢"), await here.guest("Ben")
        made = await anna.post("/api/tables", 201, game=game, players=2, seats=[{"kind": "me"}], public=True)
        table = made["id"]
        room = await here.room(table)
        assert json.loads(table_page.page_json(room, None)) == table_page.page(room, None)  # nothing is dealt yet
        await ben.post(f"/api/tables/{table}/join")
        for _ in range(12):
            for person in (anna, ben):
                await person.play_first(table)
                shown = await person.get(f"/api/tables/{table}")
                seat = shown["seat"]
                assert json.loads(room.view_json(seat)) == shown["view"] == json.loads(json.dumps(room.view(seat)))
            assert json.loads(table_page.page_json(room, None)) == json.loads(json.dumps(table_page.page(room, None)))

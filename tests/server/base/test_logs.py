"""Logs: one JSON object a line, with ids, and never a secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from merkator.server.base import logs
from server_client import server

pytestmark = pytest.mark.anyio


class Lines:
    """What was logged."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]

    def last(self) -> dict[str, Any]:
        return self.all()[-1]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Collect what is logged, as a server process would write it."""
    root, ours = logging.getLogger(), logging.getLogger("merkator")
    before = (root.handlers[:], root.level, ours.level)
    found = Lines()
    logs.configure("info", found.stream)
    yield found
    root.handlers[:], root.level = before[0], before[1]
    ours.setLevel(before[2])


async def test_a_request_is_one_line_with_its_ids(sqlite: str, lines: Lines) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        me = (await anna.get("/api/me"))["id"]
        answer = await anna.client.get(f"/api/tables/{table}", headers={"X-Request-Id": "from-nginx.1"})
    line = lines.last()
    assert answer.headers["x-request-id"] == "from-nginx.1"
    assert line["request"] == "from-nginx.1"
    assert (line["table"], line["user"]) == (table, me)
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{id}", 200)
    assert 0 < line["ms"] < 60_000
    assert line["level"] == "info"
    assert line["time"].endswith("Z")
    assert line["message"] == "GET /api/tables/{id} 200"


@pytest.mark.parametrize("given", ["", "two words", "x" * 65, "a\tb", 'quote"'])
async def test_an_id_that_is_none_is_replaced(sqlite: str, lines: Lines, given: str) -> None:
    async with server(sqlite) as here:
        answer = await (await here.client()).get("/api/me", headers={"X-Request-Id": given})
    assert len(answer.headers["x-request-id"]) == 12
    assert lines.last()["request"] == answer.headers["x-request-id"]


async def test_lines_hold_no_queries_paths_cookies_tokens_or_bodies(sqlite: str, lines: Lines) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Annabella")
        secrets = [*anna.client.cookies.values(), anna.client.headers["x-merkator-token"]]
        await anna.client.get("/api/tables?kind=open&before=4711.25")
        await anna.client.get("/api/tables/lantern-oil")
        await anna.client.get("/secret-path/word")
        await anna.client.get("/api/me", headers={"Authorization": "Bearer candlestick"})
        await anna.client.post("/api/links/use", json={"token": "quicksilver"})
        await anna.client.post("/api/login", json={"login": "annabella", "password": "hunter-of-bears"})
    words = ("4711", "kind=", "lantern-oil", "secret-path", "candlestick", "quicksilver", "hunter", "nnabella")
    for word in (*secrets, *words):
        assert word not in lines.text
    assert len(lines.all()) >= 6


async def test_a_mistake_of_the_server_is_written_down_with_the_id_of_its_request(
    sqlite: str, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")

        def mistake(*given: object, **more: object) -> None:
            raise ZeroDivisionError("by intent")

        monkeypatch.setattr("merkator.server.tables.creation.create", mistake)
        answer = await anna.client.post("/api/tables", json={"game": "hamburg", "players": 1})
    assert answer.status_code == 500
    assert "intent" not in answer.text
    told = [line for line in lines.all() if line["request"] == answer.headers["x-request-id"]]
    assert [line["level"] for line in told] == ["error", "error"]
    assert "ZeroDivisionError: by intent" in told[0]["error"]
    assert told[1]["status"] == 500


async def test_what_the_database_refuses_is_told_without_values(sqlite: str, lines: Lines) -> None:
    from sqlalchemy.exc import IntegrityError

    from merkator.server.store.schema import keys

    async with server(sqlite) as here:
        row = {"name": "signing", "value": "top-secret-value"}
        with pytest.raises(IntegrityError) as caught:
            await here.context.database.write(lambda c: c.execute(keys.insert().values(**row)))
    assert "top-secret-value" not in str(caught.value)


async def test_machines_that_look_every_second_do_not_fill_the_log(sqlite: str, lines: Lines) -> None:
    async with server(sqlite) as here:
        client = await here.client()
        await client.get("/healthz")
        await client.get("/metrics")
    assert lines.text == ""


def test_a_line_is_one_line_whatever_is_said(lines: Lines) -> None:
    logging.getLogger("merkator.test").warning('two\nlines and a "quote" – %s', "ü")
    assert lines.text.count("\n") == 1
    assert lines.last()["message"] == 'two\nlines and a "quote" – ü'


def test_libraries_speak_only_when_something_is_wrong(lines: Lines) -> None:
    logging.getLogger("uvicorn.error").info("Started server process")
    logging.getLogger("uvicorn.error").error("something is wrong")
    assert [line["message"] for line in lines.all()] == ["something is wrong"]

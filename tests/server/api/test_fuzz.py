"""Nonsense over every route and over the socket: no mistake of the server, no hang."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from merkator.server.app import make_app
from merkator.server.base.settings import Settings
from server_client import Person, Server, server
from server_socket import Closed, Live, socket

EXAMPLES = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
DESCRIBED = make_app(Settings("sqlite:///unused.sqlite3")).openapi()
OPERATIONS = [
    (method.upper(), path)
    for path, operations in DESCRIBED["paths"].items()
    for method in operations
    if method in ("get", "post", "put", "patch", "delete")
]
ODD = [
    "%00",
    "%ED%A0%80",
    "9999999999999999999999999999",
    "-1",
    "..%2F..",
    "%F0%9F%92%A5",
    "x" * 3000,
    "1e9",
    "NaN",
    "'",
    "💥",
]


class Browser:
    """Someone's browser for tests that do not run on asyncio themselves."""

    def __init__(self, runner: asyncio.Runner, client: httpx.AsyncClient) -> None:
        self.client = client
        self._runner = runner

    def request(self, method: str, address: str, **more: Any) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with asyncio.timeout(20):
                return await self.client.request(method, address, **more)

        return self._runner.run(ask())


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Return the browser of someone at a running server."""
    url = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'games.sqlite3'}"
    with asyncio.Runner() as runner:
        running = server(url, limits=0)
        here = runner.run(running.__aenter__())
        yield Browser(runner, runner.run(here.client()))
        runner.run(running.__aexit__(None, None, None))


def come_in(browser: Browser) -> str:
    """Be a new guest with a table; return its id."""
    client = browser.client
    client.cookies.clear()
    client.headers.pop("x-merkator-token", None)
    me = browser.request("POST", "/api/session", json={"name": "Anna"}).json()
    client.headers["x-merkator-token"] = me["token"]
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    wish = {"game": "rome", "players": 2, "seats": seats, "public": True}
    return str(browser.request("POST", "/api/tables", json=wish).json()["id"])


def fine(answer: Any, caplog: pytest.LogCaptureFixture) -> None:
    assert answer.status_code < 500, f"{answer.request.method} {answer.request.url}: {answer.text[:500]}"
    mistakes = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert mistakes == [], f"{answer.request.method} {answer.request.url}: {mistakes}"


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_that_the_description_allows_is_too_much(
    browser: Browser, caplog: pytest.LogCaptureFixture, method: str, path: str
) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIBED)[path][method]
    table = [come_in(browser)]

    @EXAMPLES
    @given(case=operation.as_strategy(), known=st.booleans())
    def fuzz(case: Any, known: bool) -> None:
        arguments = case.as_transport_kwargs(base_url="http://127.0.0.1")
        address = str(arguments.pop("url"))
        if known and "/tables/{id}" in path:
            address = (
                f"http://127.0.0.1{path}".replace("{id}", table[0]).replace("{step}", "1").replace("{seat}", "1")
            )
        wanted = {"params", "json", "data", "headers"} & arguments.keys()
        chosen = {name: arguments[name] for name in wanted if arguments[name]}
        headers = {name: value for name, value in dict(chosen.pop("headers", {})).items() if value.isascii()}
        headers.pop("User-Agent", None)
        if "data" in chosen:
            chosen["content"] = chosen.pop("data")
        answer = browser.request(arguments["method"], address, headers=headers, **chosen)
        fine(answer, caplog)
        if method == "DELETE" or path in ("/api/me/delete", "/api/session"):
            table[0] = come_in(browser)

    fuzz()


@pytest.mark.parametrize(("method", "path"), [found for found in OPERATIONS if "{" in found[1]])
def test_odd_words_in_addresses(browser: Browser, caplog: pytest.LogCaptureFixture, method: str, path: str) -> None:
    for word in ODD:
        address = path
        while "{" in address:
            address = address.partition("{")[0] + word + address.partition("}")[2]
        body: dict[str, Any] = (
            {} if method in ("GET", "DELETE") else {"json": {"number": 10**30, "actions": ["\x00"], "seat": 1}}
        )
        fine(browser.request(method, address, **body), caplog)


@pytest.mark.parametrize("word", ODD)
def test_odd_words_in_queries(browser: Browser, caplog: pytest.LogCaptureFixture, word: str) -> None:
    table = come_in(browser)
    for address in (
        f"/api/tables?kind={word}",
        f"/api/tables?limit={word}",
        f"/api/tables?before={word}",
        "/api/tables?before=inf",
        f"/api/me/history?before={word}",
        f"/api/tables/{table}/log?first={word}&count={word}",
        f"/api/tables/{table}/history/{word}",
    ):
        fine(browser.request("GET", address), caplog)


@pytest.mark.anyio
@pytest.mark.parametrize("word", ["%00", "%ED%A0%80", "9" * 30])
async def test_odd_words_reach_a_postgresql(postgres: str, caplog: pytest.LogCaptureFixture, word: str) -> None:
    async with server(postgres, limits=0) as here:
        anna = await here.guest("Anna")
        for path, operations in DESCRIBED["paths"].items():
            for method in operations:
                address = path
                while "{" in address:
                    address = address.partition("{")[0] + word + address.partition("}")[2]
                if address != path and method != "parameters":
                    fine(await anna.client.request(method, address), caplog)
        async with socket(here, anna.client) as live:
            for table in ("\0", "\ud800", "💥"):
                await live.say(do="watch", table=table)
                assert "error" in await live.hear()


# The socket


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "games.sqlite3", limits=0) as here:
        yield here


async def a_table(person: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    made = await person.post("/api/tables", game="hamburg", players=2, seats=seats)
    return str(made["id"])


def odd_value(lots: random.Random, table: str, depth: int = 0) -> Any:
    kinds: list[Any] = [None, True, -1, 10**30, 1.5, "", "\0", "\ud800", "💥", table, "x" * 5000, 0, "watch", "lobby"]
    if depth < 3 and lots.random() < 0.3:
        inner = [odd_value(lots, table, depth + 1) for _ in range(lots.randrange(3))]
        return inner if lots.random() < 0.5 else {str(lots.choice(kinds))[:9]: value for value in inner}
    return lots.choice(kinds)


def odd_message(lots: random.Random, table: str) -> dict[str, Any]:
    """Return a frame as a browser would never send it, or nearly as it would."""
    kind = lots.randrange(5)
    if kind == 0:
        return {"bytes": lots.randbytes(lots.randrange(200))}
    if kind == 1:
        return {"text": "".join(chr(lots.randrange(1, 0xD7FF)) for _ in range(lots.randrange(100)))}
    if kind == 2:
        return {"text": lots.choice(["[" * 1900, "{" * 1900, '{"do":', "9" * 1999, "NaN", "x" * 60_000, ""])}
    message = {
        "do": lots.choice(["watch", "leave", "lobby", "ping", odd_value(lots, table)]),
        "table": lots.choice([table, odd_value(lots, table)]),
        "number": lots.choice([0, 1, 10**6, -5, odd_value(lots, table)]),
    }
    return {"text": json.dumps({name: value for name, value in message.items() if lots.random() < 0.9})}


async def calm(live: Live) -> None:
    """Hear all that is said until the answer to a last question comes."""
    await live.say(do="ping")
    async with asyncio.timeout(20):
        while await live.hear(20) != {"pong": True}:
            pass


@pytest.mark.anyio
@pytest.mark.parametrize("known", [True, False], ids=["guest", "stranger"])
async def test_nonsense_over_the_socket_is_answered(
    here: Server, caplog: pytest.LogCaptureFixture, known: bool
) -> None:
    anna = await here.guest("Anna")
    table = await a_table(anna)
    client = anna.client if known else await here.client()
    for seed in range(15):
        lots = random.Random(seed)
        async with socket(here, client) as live:
            for _ in range(40):
                await live.sent.put({"type": "websocket.receive", **odd_message(lots, table)})
            try:
                await calm(live)
            except Closed as closed:  # hung up on, with a reason
                assert closed.code in (1003, 1007, 1008)
    assert not here.context.connections
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    async with socket(here, anna.client) as live:  # it still works
        await live.say(do="watch", table=table)
        assert (await live.hear())["page"]["id"] == table


@pytest.mark.anyio
async def test_a_flood_of_questions_is_survived(here: Server) -> None:
    anna = await here.guest("Anna")
    table = await a_table(anna)
    async with socket(here, anna.client) as live:
        for number in range(3000):
            await live.say(do="watch", table=table if number % 2 else f"t{number}")
        async with asyncio.timeout(30):
            while not live.sent.empty():
                await asyncio.sleep(0.01)
        while not live.heard.empty():
            live.heard.get_nowait()
        await calm(live)
    assert not here.context.connections

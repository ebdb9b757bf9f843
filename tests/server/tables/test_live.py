"""The socket: a word now and then, a slow reader gets the latest and nothing piles up, too much asked is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import server_socket
from merkator.server.tables import live as lines
from merkator.server.tables import room as rooms
from server_client import Server, server
from server_socket import Closed, call_scope, socket

pytestmark = pytest.mark.anyio


async def solo(here: Server) -> tuple[Any, str]:
    anna = await here.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "local"}]
    return anna, (await anna.post("/api/tables", game="hamburg", players=2, seats=seats))["id"]


async def test_a_socket_that_never_says_what_it_wants_is_closed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEARTBEAT", 0.1)
    async with server(sqlite) as here:
        anna, _ = await solo(here)
        with pytest.raises(Closed, match="4408"):
            async with socket(here, anna.client) as live:
                await live.hear()
        assert not here.context.connections


async def test_a_silent_line_says_a_word_now_and_then(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEARTBEAT", 0.1)
    async with server(sqlite) as here:
        anna, _ = await solo(here)
        async with socket(here, anna.client) as live:
            await live.say(do="lobby")
            assert [await live.hear(), await live.hear()] == [{"beat": True}, {"beat": True}]
            await live.say(do="ping")
            while (said := await live.hear()) != {"pong": True}:  # beats may come before it
                assert said == {"beat": True}


async def test_a_slow_reader_gets_the_latest_and_misses_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Narrow(server_socket.Live):
        """A line that takes one frame at a time."""

        def __init__(self) -> None:
            super().__init__()
            self.heard = asyncio.Queue(maxsize=1)

    monkeypatch.setattr(server_socket, "Live", Narrow)
    async with server(sqlite, limits=0) as here:
        anna, id = await solo(here)
        async with socket(here, anna.client) as live:
            await live.say(do="watch", table=id)
            first = await live.hear()
            for _ in range(20):
                page = await anna.play_first(id)
            frames: list[Any] = []
            while not frames or frames[-1]["number"] < page["number"]:
                frames.append(await live.hear())
            assert len(frames) <= 4, "frames were put together while nobody read"
            told = [entry["number"] for frame in frames for entry in frame["since"]]
            assert told == list(range(first["number"] + 1, page["number"] + 1))
            assert frames[-1]["page"]["view"] == page["view"]


async def test_who_was_away_for_long_is_told_so(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_RECENT", 10)
    async with server(sqlite, limits=0) as here:
        anna, id = await solo(here)
        for _ in range(20):
            await anna.play_first(id)
        room = await here.room(id)
        async with socket(here, anna.client) as live:
            await live.say(do="watch", table=id, number=1)
            assert (await live.hear())["since"] is None
            since = await anna.get(f"/api/tables/{id}/log", after=1, count=500)
            assert [step["number"] for step in since["steps"]] == list(range(2, room.number + 1))
            await live.say(do="watch", table=id, number=room.number)
            assert (await live.hear())["since"] == []


async def test_a_line_watches_only_so_many_tables(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_TABLES", 2)
    async with server(sqlite, limits=0) as here:
        anna, _ = await solo(here)
        ids = [
            (await anna.post("/api/tables", game="rome", players=2, seats=[{"kind": "me"}]))["id"] for _ in range(3)
        ]
        async with socket(here, anna.client) as live:
            for id in ids:
                await live.say(do="watch", table=id)
            heard = [await live.hear() for _ in ids]
            assert sum(frame.get("error") == "many-tables" for frame in heard) == 1
            await live.say(do="leave", table=ids[0])
            await live.say(do="watch", table=ids[2])
            assert (await live.hear())["page"]["id"] == ids[2]


@pytest.mark.parametrize("gone", ["before the answer", "with the answer"])
async def test_a_browser_that_hangs_up_at_once_is_no_error(
    sqlite: str, caplog: pytest.LogCaptureFixture, gone: str
) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "websocket.disconnect" if gone == "before the answer" else "websocket.connect", "code": 1001}

    async def send(message: Any) -> None:
        raise OSError("the line is gone")  # as uvicorn says it

    async with server(sqlite) as here:
        anna, _ = await solo(here)
        await here.app(call_scope(anna.client), receive, send)
        assert not here.context.connections
    assert not [record for record in caplog.records if record.levelname == "ERROR"]

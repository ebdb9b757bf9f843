"""Two processes on one PostgreSQL: nobody who watches misses the last move, and no move is lost or done twice.

Seen on d5a146a: a room that was being brought up to date was handed out as current, and anyone who got it then never
heard of the last move (28 of 120 watches were stale in the short test).
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server_process import ServerProcess, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
LOCAL = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
PATIENCE = 10.0  # seconds until a watcher counts as stale, on a machine that runs other tests at the same time
BEHIND = 1.0  # seconds that a watcher may be behind, in the long test


class Site:
    """Server processes on one database, some of which may be dead."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self._url = url
        self._stack = stack
        self.processes: list[ServerProcess] = []
        self.addresses: list[str] = []

    async def start(self) -> None:
        started = self._stack.enter_context(serving(self._url, "--limits", "0", "--log-level", "error"))
        self.processes.append(started)
        self.addresses.append(await asyncio.to_thread(started.address))

    async def kill_one(self) -> None:
        """Kill the older process, once another one serves in its place."""
        process = self.processes.pop(0)
        process.process.send_signal(signal.SIGKILL)
        self.addresses.pop(0)
        await asyncio.to_thread(process.process.wait)
        await self.start()


@asynccontextmanager
async def site(url: str) -> AsyncIterator[Site]:
    async with AsyncExitStack() as stack:
        here = Site(url, stack)
        await here.start()  # the first one makes the tables of the database
        await here.start()
        yield here


@dataclass
class Player:
    """Plays both seats of a table, each move through any of the processes, again until it is acknowledged."""

    site: Site
    game: str
    lots: random.Random
    client: httpx.AsyncClient = field(default_factory=lambda: httpx.AsyncClient(timeout=30))
    page: dict[str, Any] = field(default_factory=dict)
    moves: int = 0  # acknowledged at this table
    again: int = 0  # moves that had to be sent again
    at: float = 0.0  # when the last one was acknowledged

    async def arrive(self) -> None:
        me = await self._post("/api/session", {"name": "Anna"})
        self.client.headers["x-merkator-token"] = me["token"]
        about = {"game": self.game, "players": 2, "seats": LOCAL, "public": True}
        self.page = await self._post("/api/tables", about)

    async def play(self, count: int) -> None:
        for _ in range(count):
            if self.page["status"] != "running":
                return
            await self.move()

    async def move(self) -> None:
        number = self.page["number"]
        action = self.lots.choice(self.page["view"]["decision"]["actions"])["do"]
        body = {"number": number, "actions": [action], "key": secrets.token_hex(8)}
        self.page = await self._post(f"/api/tables/{self.page['id']}/moves", body)
        self.at = time.monotonic()
        assert self.page["number"] == number + 1
        self.moves += 1

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        async with asyncio.timeout(120):
            while True:
                try:
                    answer = await self.client.post(self.lots.choice(self.site.addresses) + path, json=body)
                except httpx.TransportError:
                    self.again += 1
                    await asyncio.sleep(0.05)
                    continue
                if answer.status_code < 500:
                    break
                self.again += 1
                await asyncio.sleep(0.05)
        assert answer.is_success, answer.text
        page: dict[str, Any] = answer.json()
        return page


@dataclass
class Watcher:
    """A spectator's socket at one process; it comes back when that process dies, and resumes by number."""

    site: Site
    table: str
    place: int  # which process it prefers
    number: int = 0

    async def run(self) -> None:
        while True:
            address = self.site.addresses[self.place % len(self.site.addresses)].replace("http", "ws")
            try:
                async with connect(f"{address}/api/live") as socket:
                    await socket.send(json.dumps({"do": "watch", "table": self.table, "number": self.number}))
                    while True:
                        self.number = json.loads(await socket.recv()).get("number", self.number)
            except (OSError, WebSocketException, TimeoutError):
                self.place += 1
                await asyncio.sleep(0.05)


async def stale(player: Player, watchers: list[Watcher], patience: float = PATIENCE) -> int:
    """Wait until all have received the last move; return how many have not in time."""
    while time.monotonic() < player.at + patience and any(w.number < player.page["number"] for w in watchers):
        await asyncio.sleep(0.01)
    return sum(watcher.number < player.page["number"] for watcher in watchers)


async def watched(url: str, tables: int, rounds: int, patience: float, each: int = 4, burst: int = 12) -> int:
    """Let many watch tables that are played in bursts; return how many did not receive a burst's end in time."""
    async with site(url) as here:
        players = [Player(here, ("hamburg", "rome")[n % 2], random.Random(n)) for n in range(tables)]
        for player in players:
            await player.arrive()
        rows = [[Watcher(here, p.page["id"], place) for place in range(each)] for p in players]
        tasks = [asyncio.create_task(watcher.run()) for row in rows for watcher in row]
        missed = 0
        try:
            for _ in range(rounds):
                await asyncio.gather(*[player.play(burst) for player in players])
                counts = [stale(player, row, patience) for player, row in zip(players, rows, strict=True)]
                missed += sum(await asyncio.gather(*counts))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for player in players:
                await player.client.aclose()
        return missed


async def test_nobody_who_watches_misses_the_last_move(postgres: str) -> None:
    assert await watched(postgres, tables=10, rounds=3, patience=PATIENCE) == 0  # of 120 watches


@pytest.mark.long
async def test_none_of_a_thousand_watches_misses_the_last_move(postgres: str) -> None:
    assert await watched(postgres, tables=25, rounds=10, patience=BEHIND) == 0  # of 1,000 watches


async def killed(url: str, tables: int, times: int, seconds: float) -> None:
    """Kill one of two processes again and again while tables are played and watched."""
    async with site(url) as here:
        players = [Player(here, ("hamburg", "rome")[n % 2], random.Random(n)) for n in range(tables)]
        for player in players:
            await player.arrive()
        rows = [[Watcher(here, p.page["id"], place) for place in range(2)] for p in players]
        tasks = [asyncio.create_task(watcher.run()) for row in rows for watcher in row]
        playing = [asyncio.create_task(player.play(100_000)) for player in players]
        try:
            for _ in range(times):
                await asyncio.sleep(seconds)
                await here.kill_one()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for player in players:
                await check(player)
            for player, row in zip(players, rows, strict=True):
                player.at = time.monotonic()
                assert await stale(player, row) == 0
        finally:
            for task in [*tasks, *playing]:
                task.cancel()
            await asyncio.gather(*tasks, *playing, return_exceptions=True)
            for player in players:
                await player.client.aclose()
        if times > 1:
            assert sum(player.again for player in players) > 0  # some were in the middle of something


async def check(player: Player) -> None:
    """Compare what is stored with what was acknowledged: the move in flight when playing stopped may be there too."""
    async with httpx.AsyncClient() as anyone:
        for address in player.site.addresses:
            page = (await anyone.get(f"{address}/api/tables/{player.page['id']}")).json()
            assert page["number"] - 1 in (player.moves, player.moves + 1)
            log = (await anyone.get(f"{address}/api/tables/{page['id']}/log")).json()
            assert log["total"] == page["number"] - 1
    player.page = page


async def test_a_process_that_is_killed_loses_and_doubles_nothing(postgres: str) -> None:
    await killed(postgres, tables=4, times=1, seconds=1.0)


@pytest.mark.long
async def test_processes_that_are_killed_every_few_seconds_lose_and_double_nothing(postgres: str) -> None:
    await killed(postgres, tables=12, times=15, seconds=3.0)

"""Load on a real server process: 200 tables, 400 sockets, an SQLite file. `python -m bench.load` prints the figures.

Every table has two players, each with a socket of their own that watches it. All tables are played at once, each
player sends the next move as soon as the last one was acknowledged. The client runs on the same cores as the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import statistics
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect

from merkator.core.registry import game as find_game
from merkator.server import migrate, people, store, tables
from merkator.server.database import Database
from merkator.server.room import Seat

READY: Final = "Merkator serves on "
MOST_MS: Final = 150
LEAST_RATE: Final = 300
MOST_KB: Final = 300
MOST_START: Final = 2.5


class Served:
    """`merkator serve` on a file, without rate limits."""

    def __init__(self, file: Path) -> None:
        self.begun = time.perf_counter()
        words = ["serve", "--port", "0", "--limits", "0", "--log-level", "error", "--database", f"sqlite:///{file}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "merkator.cli", *words], stdout=subprocess.PIPE, encoding="utf-8"
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(READY):
                self.address = line.removeprefix(READY).split()[0]
                break
        else:
            raise SystemExit("the server did not start")
        httpx.get(f"{self.address}/healthz").raise_for_status()
        self.seconds = time.perf_counter() - self.begun

    def memory(self) -> int:
        """Return the bytes in memory that are the server's own."""
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text("utf-8").splitlines()
        return 1024 * sum(int(line.split()[1]) for line in rollup if line.startswith("Private_"))

    def end(self) -> None:
        """End it in order."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


@dataclass
class Player:
    """A person with a browser: an HTTP client and a socket."""

    client: httpx.AsyncClient
    socket: ClientConnection | None = None


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    news: int = 0
    refused: int = 0


async def guest(client: httpx.AsyncClient, name: str) -> Player:
    """Let somebody in as a guest."""
    me = (await client.post("/api/session", json={"name": name})).raise_for_status().json()
    client.headers["x-merkator-token"] = me["token"]
    return Player(client)


async def table_of(players: list[Player], game: str) -> dict[str, Any]:
    """Let two people sit down; return the page of the first."""
    wish = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = (await players[0].client.post("/api/tables", json=wish)).raise_for_status().json()
    (await players[1].client.post(f"/api/tables/{made['id']}/join", json={})).raise_for_status()
    page: dict[str, Any] = (await players[0].client.get(f"/api/tables/{made['id']}")).json()
    return page


async def watch(player: Player, address: str, table: str, figures: Figures) -> asyncio.Task[None]:
    """Open a player's socket on a table and go on reading."""
    cookie = "; ".join(f"{name}={value}" for name, value in dict(player.client.cookies).items())
    where = address.replace("http", "ws", 1) + "/api/live"
    player.socket = await connect(where, additional_headers={"cookie": cookie}, compression=None)
    await player.socket.send(json.dumps({"do": "watch", "table": table}))
    await player.socket.recv()

    async def read(socket: ClientConnection) -> None:
        async for _ in socket:
            figures.news += 1

    return asyncio.create_task(read(player.socket))


async def play(players: list[Player], page: dict[str, Any], until: float, figures: Figures) -> None:
    """Play a table by lot until the time is over."""
    lots = random.Random(page["id"])
    while time.perf_counter() < until:
        if page["status"] != "running":
            page = await table_of(players, page["game"])
        player = players[page["deciding"]]
        if page["deciding"] not in page["mine"]:
            page = (await player.client.get(f"/api/tables/{page['id']}")).raise_for_status().json()
        action = lots.choice(page["view"]["decision"]["actions"])["do"]
        body = {"number": page["number"], "actions": [action], "key": secrets.token_hex(8)}
        begun = time.perf_counter()
        answer = await player.client.post(f"/api/tables/{page['id']}/moves", json=body)
        figures.latencies.append(time.perf_counter() - begun)
        figures.refused += answer.status_code != 200
        page = answer.raise_for_status().json()


async def load(served: Served, count: int, seconds: float, game: str) -> tuple[Figures, float]:
    """Play many tables at once; return the figures, and the memory of one open table with two sockets."""
    figures = Figures()
    async with AsyncExitStack() as stack:
        pairs = []
        for number in range(count):
            pair = []
            for name in ("Anna", "Ben"):
                client = httpx.AsyncClient(base_url=served.address, timeout=60)
                pair.append(await guest(await stack.enter_async_context(client), f"{name} {number}"))
            pairs.append(pair)
        before = served.memory()
        pages = [await table_of(pair, game) for pair in pairs]
        readers = [
            await watch(player, served.address, page["id"], figures)
            for pair, page in zip(pairs, pages, strict=True)
            for player in pair
        ]
        each = (served.memory() - before) / count
        until = time.perf_counter() + seconds
        async with asyncio.TaskGroup() as group:
            for pair, page in zip(pairs, pages, strict=True):
                group.create_task(play(pair, page, until, figures))
        for pair in pairs:
            for player in pair:
                if player.socket is not None:
                    await player.socket.close()
        await asyncio.gather(*readers, return_exceptions=True)
    return figures, each


def fill(file: Path, count: int) -> None:
    """Store tables that are going on, as many as a large server has."""
    database = Database(f"sqlite:///{file}")
    migrate.upgrade(database)
    game = find_game("hamburg")
    now = time.time()

    def write(connection: Connection) -> None:
        user_id = people.new_user(connection, "Anna", None, now)
        user = people.User(user_id, "", "Anna", None, None, {}, False, 0, people.BROWSER)
        for _ in range(count):
            row = tables.new_row(game, 2, game.options(2, {}), user, now)
            row |= {"status": "running", "number": 1, "deciding": 0, "started": now}
            store.create_table(connection, row, [Seat(seat, f"Player {seat}", user_id=user_id) for seat in (0, 1)])

    with database.engine.begin() as connection:
        write(connection)
    database.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--stored", type=int, default=10_000, help="tables for the measurement of the start")
    parser.add_argument("--game", default="hamburg", choices=("hamburg", "rome"))
    chosen = parser.parse_args()
    with TemporaryDirectory(prefix="merkator-load-") as directory:
        stored = Path(directory) / "stored.sqlite3"
        fill(stored, chosen.stored)
        starts = []
        for _ in range(3):
            served = Served(stored)
            starts.append(served.seconds)
            served.end()
        served = Served(Path(directory) / "load.sqlite3")
        try:
            figures, each = asyncio.run(load(served, chosen.tables, chosen.seconds, chosen.game))
            memory = served.memory()
        finally:
            served.end()
    took = sorted(latency * 1000 for latency in figures.latencies)
    rate, last = len(took) / chosen.seconds, took[len(took) * 99 // 100]
    start = statistics.median(starts)
    rows = [
        ("acknowledged moves a second", f"{rate:.0f}", f"at least {LEAST_RATE}", rate >= LEAST_RATE),
        ("half are acknowledged within", f"{statistics.median(took):.0f} ms", "", True),
        ("99 of 100 within", f"{last:.0f} ms", f"below {MOST_MS} ms", last < MOST_MS),
        (
            "memory of an open table with two sockets",
            f"{each / 1000:.0f} kB",
            f"below {MOST_KB} kB",
            each / 1000 < MOST_KB,
        ),
        ("memory of the server after it", f"{memory / 1e6:.0f} MB", "", True),
        (f"ready with {chosen.stored} tables in", f"{start:.2f} s", f"below {MOST_START} s", start < MOST_START),
        ("news told over sockets a second", f"{figures.news / chosen.seconds:.0f}", "", True),
        ("moves refused", str(figures.refused), "none", figures.refused == 0),
    ]
    print(
        f"{chosen.tables} tables of {chosen.game}, {2 * chosen.tables} sockets, SQLite, {chosen.seconds:.0f} seconds"
    )
    for what, found, wanted, good in rows:
        print(f"  {what:<42} {found:>10}  {wanted}{'' if good else '  MISSED'}")


if __name__ == "__main__":
    main()

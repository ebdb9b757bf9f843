"""Kill -9 again and again while tables are played: what was acknowledged is there, once, every table continues."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from merkator.server.store.database import Database
from merkator.server.tables import table_store
from merkator.server.tables.room import ACTION, START
from server_client import Person
from server_remote import Remote

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TABLES = 20
LOCAL = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]


@dataclass
class Player:
    """Plays at one table after another, each move until it is acknowledged; keeps what was asked and answered."""

    person: Person
    lots: random.Random
    asked: dict[str, tuple[str, int, str]] = field(default_factory=dict)  # key → table, number, action
    acknowledged: dict[str, int] = field(default_factory=dict)  # key → number after it
    tables: list[str] = field(default_factory=list)
    again: int = 0  # moves that had to be sent again
    stopped: bool = False

    async def run(self) -> None:
        page: dict[str, Any] | None = None
        while not self.stopped:
            if page is None or page["status"] != "running":
                page = await self._new_table()
            page = await self._play(page)

    async def _new_table(self) -> dict[str, Any]:
        game = "rome" if self.lots.random() < 0.5 else "hamburg"
        while True:
            made = await self._posted("/api/tables", {"game": game, "players": 2, "seats": LOCAL})
            if made is not None:
                assert made.status_code == 201, made.text
                page: dict[str, Any] = made.json()
                self.tables.append(page["id"])
                return page

    async def _play(self, page: dict[str, Any]) -> dict[str, Any]:
        action = self.lots.choice(page["view"]["decision"]["actions"])["do"]
        key, number = secrets.token_hex(8), page["number"]
        self.asked[key] = (page["id"], number, action)
        body = {"number": number, "actions": [action], "key": key}
        while True:
            answer = await self._posted(f"/api/tables/{page['id']}/moves", body)
            if answer is not None:
                assert answer.status_code == 200, answer.text
                after: dict[str, Any] = answer.json()
                assert after["number"] == number + 1
                self.acknowledged[key] = after["number"]
                return after
            self.again += 1

    async def _posted(self, path: str, body: dict[str, Any]) -> httpx.Response | None:
        """Post something; None when no answer came."""
        try:
            return await self.person.client.post(path, json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            return None


async def killed_while_playing(url: str, port: int, times: int) -> None:
    lots = random.Random(1648)
    async with Remote(url, port) as there:
        players = [Player(await there.guest(f"Player {n}"), random.Random(n)) for n in range(TABLES)]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.run())
            for _ in range(times):
                before = sum(len(player.acknowledged) for player in players)
                await asyncio.sleep(lots.uniform(0.3, 1.2))
                async with asyncio.timeout(120):
                    while sum(len(player.acknowledged) for player in players) < before + TABLES:
                        await asyncio.sleep(0.01)
                await there.kill()
                await there.start()
            at = [len(player.acknowledged) for player in players]
            async with asyncio.timeout(120):
                while not all(len(p.acknowledged) > n + 2 for p, n in zip(players, at, strict=True)):
                    await asyncio.sleep(0.01)  # every table goes on
            for player in players:
                player.stopped = True
    assert sum(player.again for player in players) >= times  # it was in the middle of something
    database = Database(url)
    try:
        for player in players:
            await check(database, player)
    finally:
        database.close()


async def check(database: Database, player: Player) -> None:
    """Compare what is stored with what was acknowledged; the positions are compared when a table is opened."""
    stored: dict[str, tuple[str, int, str]] = {}
    for id in player.tables:
        entries = await database.read(lambda c, id=id: table_store.entries_after(c, id, 0))  # type: ignore[misc]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.kind for entry in entries] == [START, *[ACTION] * (len(entries) - 1)]
        for entry in entries[1:]:
            assert entry.key is not None
            assert entry.key not in stored
            stored[entry.key] = (id, entry.number - 1, entry.text)
        room = await database.read(lambda c, id=id: table_store.load_room(c, id))  # type: ignore[misc]
        assert room is not None
        assert room.number == len(entries)
    assert set(player.acknowledged) <= set(stored)
    assert stored == {key: player.asked[key] for key in stored}


async def test_a_server_that_is_killed_loses_nothing(sqlite: str, unused_port: int) -> None:
    await killed_while_playing(sqlite, unused_port, 4)


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_a_server_that_is_killed_fifty_times_loses_nothing(
    request: pytest.FixtureRequest, database: str, unused_port: int
) -> None:
    await killed_while_playing(request.getfixturevalue(database), unused_port, 50)

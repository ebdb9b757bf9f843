"""Tables that are played by lot over the net: two players each, with a connection for requests and a socket.

Of pages only three numbers and the list of actions are read, out of their bytes: reading all of them as JSON would
take longer than the server needs to make them.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import time
from dataclasses import dataclass, field
from typing import Final

from bench.load_wire import Client, Place, Socket

_NUMBER: Final = re.compile(rb'"number":(\d+)')
_STATUS: Final = re.compile(rb'"status":"(\w+)"')
_DECIDING: Final = re.compile(rb'"deciding":(\d+|null)')
_ACTION: Final = re.compile(rb'\{"id":\d+,"do":"([^"]*)"')
_ACTIONS: Final = b'"actions":['
PATIENCE: Final = 60.0  # seconds after which a load has failed


@dataclass
class Figures:
    """What happened when: pairs of times."""

    moves: list[tuple[float, float]] = field(default_factory=list)  # a move was due, and acknowledged
    news: list[tuple[float, float]] = field(default_factory=list)  # a move was sent, and told to the other player
    messages: int = 0  # that sockets brought


class Player:
    """A person with a browser."""

    def __init__(self, place: Place) -> None:
        self.client = Client(place)
        self.socket: Socket | None = None

    async def arrive(self, name: str) -> None:
        """Come in as a guest."""
        answer = await self.client.ask("POST", "/api/session", json.dumps({"name": name}).encode())
        self.client.token = json.loads(answer.body)["token"]


class Table:
    """One table after another of the same two players."""

    def __init__(self, place: Place, number: int, game: str, figures: Figures) -> None:
        self.players = [Player(place), Player(place)]
        self.figures = figures
        self._game = game
        self._name = number
        self._lots = random.Random(number)
        self._id = ""
        self._page = b""  # of the player who decides
        self._latest = [b"", b""]  # what each socket brought last
        self._sent = 0.0
        self._other = 0  # whose news are measured, and of which number
        self._expected = 0
        self._told: asyncio.Future[bytes] | None = None  # waits for the news of that number

    async def gather(self) -> None:
        """Let both players come in."""
        for player, name in zip(self.players, ("Anna", "Ben"), strict=True):
            await player.arrive(f"{name} {self._name}")

    async def begin(self) -> None:
        """Sit down at a new table, and watch it."""
        first, second = self.players
        wish = {"game": self._game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        made = await first.client.ask("POST", "/api/tables", json.dumps(wish).encode())
        before, self._id = self._id, json.loads(made.body)["id"]
        self._latest = [b"", b""]
        await second.client.ask("POST", f"/api/tables/{self._id}/join", b"{}")
        for seat, player in enumerate(self.players):
            if player.socket is None:
                player.socket = await self._connect(seat, player.client)
            else:
                player.socket.send(json.dumps({"do": "leave", "table": before}).encode())
            player.socket.send(json.dumps({"do": "watch", "table": self._id}).encode())
        shown = (await first.client.ask("GET", f"/api/tables/{self._id}")).body
        self._page = shown if deciding(shown) == 0 else await self._news(1, number(shown))
        await self._news(0, number(shown))

    async def _connect(self, seat: int, client: Client) -> Socket:
        return await Socket.connect(client.place, "/api/live", client.cookie, lambda text: self._hear(seat, text))

    def _hear(self, seat: int, text: bytes) -> None:
        if not text.startswith(b'{"table":"' + self._id.encode()):
            return  # a heartbeat, or news of the table before
        self.figures.messages += 1
        self._latest[seat] = text
        if seat == self._other and self._expected and number(text) >= self._expected:
            self.figures.news.append((self._sent, time.perf_counter()))
            self._expected = 0
            if self._told is not None and not self._told.done():
                self._told.set_result(text)

    async def _news(self, seat: int, reached: int) -> bytes:
        """Return what a player's socket tells of a number, or wait for it."""
        text = self._latest[seat]
        if text and number(text) >= reached:
            return text
        self._other, self._expected = seat, reached
        self._told = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(PATIENCE):
            return await self._told

    async def move(self, due: float) -> None:
        """Play one action that was due at some time. A game that is over then is followed by another."""
        page = self._page
        seat = deciding(page)
        assert seat is not None, page[:200]
        at = number(page)
        action = self._lots.choice(actions(page)).decode()
        body = json.dumps({"number": at, "actions": [action], "key": secrets.token_hex(8)}).encode()
        self._other, self._expected = 1 - seat, at + 1
        self._sent = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            answer = (await self.players[seat].client.ask("POST", f"/api/tables/{self._id}/moves", body)).body
        self.figures.moves.append((due, time.perf_counter()))
        if number(answer) < at + 1:
            raise AssertionError(f"number {at + 1} was acknowledged and the page shows {number(answer)}")
        follows = deciding(answer)
        if status(answer) != b"running" or follows is None:
            await self.begin()
        else:
            self._page = answer if follows == seat else await self._news(follows, at + 1)

    def close(self) -> None:
        """Hang up."""
        for player in self.players:
            player.client.close()
            if player.socket is not None:
                player.socket.close()


def number(page: bytes) -> int:
    """Return the number that a page or news show first.

    >>> number(b'{"table":"abc","number":12,"page":{"number":12}}')
    12
    """
    found = _NUMBER.search(page)
    return int(found[1]) if found else 0


def status(page: bytes) -> bytes:
    """Return the status of a page's table."""
    found = _STATUS.search(page)
    return found[1] if found else b""


def deciding(page: bytes) -> int | None:
    """Return the seat that decides."""
    found = _DECIDING.search(page)
    return None if found is None or found[1] == b"null" else int(found[1])


def actions(page: bytes) -> list[bytes]:
    """Return the actions that a page offers.

    >>> actions(b'{"decision":{"actions":[{"id":1,"do":"stay"},{"id":2,"do":"sell england-2","say":["sell",{}]}]}}')
    [b'stay', b'sell england-2']
    """
    return _ACTION.findall(page, page.index(_ACTIONS))

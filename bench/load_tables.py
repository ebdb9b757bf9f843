"""Tables that are played at random over the net: two players each, who do what a browser does.

A browser reads the page and the log when it opens a table, and watches it over a socket. Before a move it asks what
the move would lead to (a draft); now and then it shows what another one would, or asks a bot for a hint. Today's
browser sends moves and drafts over its socket and never asks for the log again. The browser of commit d5a146a sent
them over HTTP, and everyone at the table asked for the log after every move.

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
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Final

from bench.load_wire import Client, Place, Refused, Socket

_NUMBER: Final = re.compile(rb'"number":(\d+)')
_STATUS: Final = re.compile(rb'"status":"(\w+)"')
_DECIDING: Final = re.compile(rb'"deciding":(\d+|null)')
_ACTION: Final = re.compile(rb'\{"id":\d+,"do":"([^"]*)"')
_ANSWER: Final = re.compile(rb'"id":(\d+),"status":(\d+)')
_ACTIONS: Final = b'"actions":['
PATIENCE: Final = 60.0  # seconds after which a load has failed


@dataclass(frozen=True)
class Browser:
    """What a browser does besides playing."""

    socket: bool = True  # moves and drafts go over the socket
    logs: bool = False  # everyone reads the log after every move
    previews: float = 0.3  # drafts of other moves, for each move
    hints: float = 0.0005  # for each move: a bot thinks for each


BROWSERS: Final = {
    "now": Browser(),
    "before": Browser(socket=False, logs=True),  # of commit d5a146a
    "before-without-log": Browser(socket=False),
}


@dataclass
class Figures:
    """What happened when: pairs of times."""

    moves: list[tuple[float, float]] = field(default_factory=list)  # a move was due, and acknowledged
    news: list[tuple[float, float]] = field(default_factory=list)  # a move was sent, and sent to the other player
    messages: int = 0  # that sockets brought
    hints: int = 0  # that were asked for


class Player:
    """A person with a browser."""

    def __init__(self, place: Place) -> None:
        self.client = Client(place)
        self.socket: Socket | None = None
        self._reader = Client(place)  # browsers ask several things at once
        self._reading = False
        self._behind = ""  # the path of a log that changed while it was being read
        self._asked = 0
        self._answers: dict[int, asyncio.Future[bytes]] = {}

    async def arrive(self, name: str) -> None:
        """Come in as a guest."""
        answer = await self.client.ask("POST", "/api/session", json.dumps({"name": name}).encode())
        self.client.token = json.loads(answer.body)["token"]
        self._reader.cookie, self._reader.token = self.client.cookie, self.client.token

    async def ask(self, socket: bool, table: str, do: str, body: dict[str, object]) -> bytes:
        """Ask for a move or a draft; return the answer."""
        if not socket or self.socket is None:
            path = f"/api/tables/{table}/{'moves' if do == 'move' else do}"
            return (await self.client.ask("POST", path, json.dumps(body).encode())).body
        self._asked += 1
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[self._asked] = answer
        self.socket.send(json.dumps({"do": do, "table": table, "id": self._asked, **body}).encode())
        return await answer

    def hear(self, text: bytes) -> None:
        """Take an answer that came over the socket."""
        found = _ANSWER.search(text[-100:] if text.startswith(b'{"error') else text[:200])
        if found is not None and (waiting := self._answers.pop(int(found[1]), None)) is not None:
            if int(found[2]) >= 300:
                waiting.set_exception(Refused(text[:300].decode("utf-8", "replace")))
            else:
                waiting.set_result(text)

    async def read_log(self, path: str) -> None:
        """Read what is new in the log, once at a time."""
        if self._reading:
            self._behind = path
            return
        self._reading = True
        try:
            while path:
                await self._reader.ask("GET", path)
                path, self._behind = self._behind, ""
        finally:
            self._reading = False

    def close(self) -> None:
        """Hang up."""
        self.client.close()
        self._reader.close()
        if self.socket is not None:
            self.socket.close()


class Table:
    """One table after another of the same two players."""

    def __init__(
        self,
        first: Place,
        second: Place,
        number: int,
        game: str,
        figures: Figures,
        browser: Browser = BROWSERS["now"],
    ) -> None:
        self.players = [Player(first), Player(second)]
        self._browser = browser
        self._beside: set[asyncio.Task[object]] = set()  # what is asked meanwhile
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

    @property
    def begun(self) -> bool:
        """Whether it has a game."""
        return bool(self._id)

    async def begin(self) -> None:
        """Sit down at a new table, and watch it."""
        first, second = self.players
        wish = {"game": self._game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        made = await first.client.ask("POST", "/api/tables", json.dumps(wish).encode())
        before, self._id = self._id, json.loads(made.body)["id"]
        await second.client.ask("POST", f"/api/tables/{self._id}/join", b"{}")
        for player in self.players:
            if player.socket is not None:
                player.socket.send(json.dumps({"do": "leave", "table": before}).encode())
        await self.open()

    async def open(self) -> None:
        """Open the pages of the table: watch it, read its page and its log."""
        first, second = self.players
        self._latest = [b"", b""]
        for seat, player in enumerate(self.players):
            if player.socket is None:
                player.socket = await self._connect(seat, player.client)
            player.socket.send(json.dumps({"do": "watch", "table": self._id}).encode())
        shown = (await first.client.ask("GET", f"/api/tables/{self._id}")).body
        await second.client.ask("GET", f"/api/tables/{self._id}")
        for player in self.players:
            await player.read_log(f"/api/tables/{self._id}/log?first=1&count=500")
        self._page = shown if deciding(shown) == 0 else await self._news(1, number(shown))
        await self._news(0, number(shown))

    def hang_up(self) -> None:
        """Close the pages of both players; the table waits for them."""
        for player in self.players:
            player.close()
            player.socket = None

    async def _connect(self, seat: int, client: Client) -> Socket:
        return await Socket.connect(client.place, "/api/live", client.cookie, lambda text: self._hear(seat, text))

    def _hear(self, seat: int, text: bytes) -> None:
        self.players[seat].hear(text)
        if not text.startswith(b'{"table":"' + self._id.encode()):
            return  # a heartbeat, or news of the table before
        self.figures.messages += 1
        self._latest[seat] = text
        if self._browser.logs:
            self._also(self.players[seat].read_log(self._log(number(text))))
        if seat == self._other and self._expected and number(text) >= self._expected:
            self.figures.news.append((self._sent, time.perf_counter()))
            self._expected = 0
            if self._told is not None and not self._told.done():
                self._told.set_result(text)

    async def _news(self, seat: int, reached: int) -> bytes:
        """Return what a player's socket received for a number, or wait for it."""
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
        choices = actions(page)
        action = self._lots.choice(choices).decode()
        player, over_socket = self.players[seat], self._browser.socket
        async with asyncio.timeout(PATIENCE):
            if self._lots.random() < self._browser.previews:
                other = self._lots.choice(choices).decode()
                await player.ask(over_socket, self._id, "draft", {"number": at, "actions": [other]})
            await player.ask(over_socket, self._id, "draft", {"number": at, "actions": [action]})
            if self._lots.random() < self._browser.hints:
                self.figures.hints += 1
                hint = json.dumps({"number": at}).encode()
                await player.client.ask("POST", f"/api/tables/{self._id}/hint", hint)
                due += time.perf_counter() - max(due, self._sent)  # a bot thought, and the player waited for it
            self._other, self._expected = 1 - seat, at + 1
            self._sent = time.perf_counter()
            move = {"number": at, "actions": [action], "key": secrets.token_hex(8), "confirm": True}
            answer = await player.ask(over_socket, self._id, "move", move)
        self.figures.moves.append((due, time.perf_counter()))
        if number(answer) < at + 1:
            raise AssertionError(f"number {at + 1} was acknowledged and the page shows {number(answer)}")
        if self._browser.logs:
            self._also(player.read_log(self._log(at + 1)))
        follows = deciding(answer)
        if status(answer) != b"running" or follows is None:
            await self.begin()
        else:
            self._page = answer if follows == seat else await self._news(follows, at + 1)

    def _log(self, reached: int) -> str:
        """Return the path of the log from the last step on that a browser had before a number."""
        return f"/api/tables/{self._id}/log?first={max(1, reached - 2)}&count=500"

    def _also(self, work: Coroutine[object, object, object]) -> None:
        """Do something besides the game."""
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def close(self) -> None:
        """Hang up."""
        for task in self._beside:
            task.cancel()
        for player in self.players:
            player.close()


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

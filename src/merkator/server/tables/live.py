"""Live play: one WebSocket per browser with subscriptions, resumed by number.

The browser sends {"do": "watch", "table": id, "number": n} (n: the last number it has, 0 for none) and receives
{"table": id, "number": m, "now": …, "page": …, "since": entries}. `since` lists what has happened after n, an entry
{"number", "kind", "seat", "by", "do", "events"} each; it is null if that is too much to send step by step.
{"do": "lobby"} subscribes to the lists, {"do": "turns"} to the tables where it is the user's turn,
{"do": "leave", "table": id} ends a subscription, and {"do": "ping"} is answered. A slow reader gets the latest state
of a table, not every state it had.

{"do": "move" | "draft" | "undo", "table": id, "id": i, …} is answered as over HTTP, with `id` and `status`. A browser
that watches the table gets its own move once, with this answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect

from merkator.core.errors import MerkatorError
from merkator.server.base.context import ServerContext
from merkator.server.base.encoding import encode_json, join_json
from merkator.server.base.limits import MESSAGES
from merkator.server.base.problems import Problem, TooMany
from merkator.server.store import bus
from merkator.server.store.faults import Unavailable
from merkator.server.tables import access, table_page
from merkator.server.tables.room import Room
from merkator.server.tables.turns import Turns
from merkator.server.users import user_store
from merkator.server.users.user_store import User

HEARTBEAT: Final = 25.0  # seconds without a word before the server says one
TURNS: Final = "turns please"  # among topics; no id of a table has a blank
LOGGED_OUT: Final = 4401  # why a socket is closed
RESTART: Final = 1012
TOO_MANY: Final = 4429
SILENT: Final = 4408
MOST_REFUSED: Final = 50  # messages, before a socket that sends too many is closed
MOST_TABLES: Final = 50  # that one socket can watch
MOST_TABLES_BY_USER: Final = 100  # with all their sockets
MOST_TABLES_BY_ADDRESS: Final = 1000
MOST_BYTES: Final = 2000  # of one message from a browser
MOST_ASKED: Final = 60_000  # of one that asks as over HTTP
ASKED: Final = ("move", "draft", "undo")
_ID: Final = re.compile(r"""(?<!\\)"id"\s*:\s*(\d{1,15}|"[^"\\]{1,64}")\s*[,}]""")
_MOST_ANSWERS: Final = 8  # that wait for a slow reader before it may ask more
LATER: Final = 1013  # the server does not know what happened: the browser comes back and resumes by number
Ask = Callable[[dict[str, Any]], Awaitable[tuple[int, bytes]]]
"""Answers a message of ASKED as over HTTP: with a status, and JSON."""
_log: Final = logging.getLogger(__name__)


class Socket:
    """One browser's connection."""

    def __init__(
        self, context: ServerContext, socket: WebSocket, user: User | None, address: str, turns: Turns, ask: Ask
    ) -> None:
        self.context = context
        self.socket = socket
        self.user = user
        self.address = address
        self._holders = [f"address {address}", *([f"user {user.id}"] if user is not None else [])]
        self._refused = 0  # messages that were too many
        self._spoke = False  # it has said something
        self.turns = turns
        self._ask = ask
        self.watched: dict[str, int] = {}  # table → number the browser has
        self.lobby = False
        self._due: set[str] = set()  # topics that have news
        self._asked: list[tuple[str, int]] = []  # tables to be watched, looked up after the message was taken
        self._questions: list[dict[str, Any]] = []  # messages of ASKED, answered then
        self._answers: list[bytes] = []
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()  # no answer waits any more

    async def run(self) -> None:
        """Serve until the browser goes away."""
        sender = asyncio.create_task(self._send_for_ever())
        self.context.connections.add(self)
        if self.user is not None:
            self.context.bus.listen(user_store.topic(self.user.id), self._news)
        try:
            while self._refused < MOST_REFUSED:
                self._hear(await self._received())
                await self._watch_asked()
                await self._answer_questions()
            await self.socket.close(TOO_MANY, "too many messages")
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Unavailable as fault:
            await self._hang_up(fault)
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self._close()

    # --- hearing

    async def _received(self) -> str:
        """Wait for a message; a binary one counts as empty."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    def _hear(self, text: str) -> None:
        """Handle one message; a bad one is answered with what is wrong."""
        self._spoke = True
        try:
            self._count()
            if len(text) > MOST_ASKED:
                raise Problem("long", "messages can have at most {most} characters", most=MOST_ASKED)
            message = json.loads(text)
            asked = isinstance(message, dict) and message.get("do") in ASKED
            if len(text) > MOST_BYTES and not asked:
                raise Problem("long", "messages can have at most {most} characters", most=MOST_BYTES)
            self._do(message if isinstance(message, dict) else {})
        except (ValueError, RecursionError):
            self._answer({"error": "json", "message": "a message is one JSON object"})
        except TooMany as problem:
            self._answer({**problem.json(), **_named(text, problem.status)})
        except Problem as problem:
            self._answer(problem.json())

    def _count(self) -> None:
        """Count a message; refuse it when there are too many."""
        limits, now = self.context.limits, self.context.now()
        try:
            limits.ask_address(MESSAGES, self.address, now)
            if self.user is not None:
                limits.ask_user(MESSAGES, self.user.id, now)
        except Problem:
            self._refused += 1
            raise

    def _do(self, message: dict[str, Any]) -> None:
        wanted = message.get("do")
        table = message.get("table")
        if wanted == "ping":
            self._answer({"pong": True})
        elif wanted == "lobby":
            self.lobby = True
            self.context.bus.listen(bus.LOBBY, self._news)
        elif wanted == "watch" and isinstance(table, str) and len(table) <= 16 and table.isascii():
            number = message.get("number", 0)
            self._asked.append((table, number if isinstance(number, int) and number >= 0 else 0))
        elif wanted == "turns":
            if self.user is None:
                raise Problem("no-session", "enter a name first: a guest needs only a name", 401)
            self._asked.append((TURNS, 0))
        elif wanted == "leave" and isinstance(table, str):
            self._leave(table)
        elif wanted in ASKED and _is_name(message.get("id")):
            self._questions.append(message)
        else:
            raise Problem(
                "do",
                "unknown request: do must be ping, lobby, turns, watch (with table and number), leave (with table), "
                "or move, draft or undo (with table, id and what the same request over HTTP has)",
            )

    async def _watch_asked(self) -> None:
        while self._asked:
            table, number = self._asked.pop(0)
            if table == TURNS and self.user is not None:
                await self.turns.listen(self.user.id, self._turned)
                self._turned()
                continue
            try:
                if table not in self.watched:
                    self._check_watched()
                await access.visible_room(self.context, table, self.user)
            except Unavailable:
                raise
            except Problem as problem:
                self._answer({"table": table, **problem.json()})
                continue
            if table not in self.watched:
                self.context.rooms.enter(table, self._holders)
                self.context.bus.listen(table, self._news)
            self.watched[table] = number
            self._news(table, 0)

    def _check_watched(self) -> None:
        """Refuse one more table when this socket, its user or its address watches as many as each may."""
        english = "you can watch at most {most} games at once"
        if len(self.watched) >= MOST_TABLES:
            raise Problem("many-tables", english, most=MOST_TABLES)
        rooms, factor = self.context.rooms, self.context.limits.factor
        for holder, most in zip(self._holders, (MOST_TABLES_BY_ADDRESS, MOST_TABLES_BY_USER), strict=False):
            if factor and rooms.held_by(holder) >= max(1, int(most * factor)):
                raise Problem("many-tables", english, most=max(1, int(most * factor)))

    async def _answer_questions(self) -> None:
        """Answer what was asked as over HTTP, one after the other, and only as fast as the answers are read."""
        while self._questions:
            while len(self._answers) >= _MOST_ANSWERS:
                self._sent.clear()
                await self._sent.wait()
            message = self._questions.pop(0)
            status, body = await self._ask(message)
            self._put(self._answered(message, status, body))

    def _answered(self, message: dict[str, Any], status: int, body: bytes) -> bytes:
        """Return the answer to a question. If it is the page of a watched table, it is that table's news as well."""
        head = {"id": message["id"], "status": status}
        if status >= 300:
            return body[:-1] + b"," + encode_json(head)[1:]
        if message["do"] == "draft":
            return join_json(head, draft=body)
        table = message["table"]
        room = self.context.rooms.current(table) if table in self.watched else None
        if room is None:
            return join_json(head, page=body)
        self._due.discard(table)
        return self._news_json(table, room, body, head)

    def _leave(self, table: str) -> None:
        if self.watched.pop(table, None) is not None:
            self.context.bus.ignore(table, self._news)
            self.context.rooms.leave(table, self._holders)

    async def _hang_up(self, fault: Unavailable) -> None:
        """Close the socket because nothing can be read now."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(LATER, str(fault))

    async def bye(self, why: str) -> None:
        """Send the browser that the server is stopping, and close; it will reconnect."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._send({"bye": why})
            await self.socket.close(RESTART, why)

    def _close(self) -> None:
        self.context.connections.discard(self)
        for table in list(self.watched):
            self._leave(table)
        self.context.bus.ignore(bus.LOBBY, self._news)
        if self.user is not None:
            self.turns.ignore(self.user.id, self._turned)
            self.context.bus.ignore(user_store.topic(self.user.id), self._news)

    # --- sending

    def _news(self, topic: str, number: int) -> None:
        self._due.add(topic)
        self._wake.set()

    def _turned(self) -> None:
        self._news(TURNS, 0)

    def _answer(self, message: dict[str, Any]) -> None:
        if len(self._answers) < 100:  # a flood of questions is not worth more
            self._put(encode_json(message))

    def _put(self, answer: bytes) -> None:
        self._answers.append(answer)
        self._wake.set()

    async def _send_for_ever(self) -> None:
        """Send what is due; news that arrives while the browser is reading is combined."""
        try:
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):  # `wait_for` of Python 3.11 can swallow a cancellation
                        await self._wake.wait()
                except TimeoutError:
                    if not self._spoke:
                        await self.socket.close(SILENT, "a socket must say what it is for")
                        return
                    await self._send({"beat": True})
                    continue
                self._wake.clear()
                answers, self._answers = self._answers, []
                for answer in answers:
                    await self._send_json(answer)
                self._sent.set()
                topics, self._due = self._due, set()
                for topic in topics:
                    await self._send_news(topic)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Unavailable as fault:
            await self._hang_up(fault)
        except Exception:  # nobody may wait for news at a socket that sends none any more
            _log.exception("a socket could not send the news")
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(LATER, "try again")

    async def _send_news(self, topic: str) -> None:
        if topic == bus.LOBBY:
            await self._send({"lobby": True})
        elif topic == TURNS and self.user is not None:
            await self._send({"turns": self.turns.of(self.user.id)})
        elif self.user is not None and topic == user_store.topic(self.user.id):
            await self._check_session(self.user)
        elif topic in self.watched:
            try:
                room = await access.visible_room(self.context, topic, self.user)
                if topic in self.watched:  # it may have been left meanwhile
                    page = table_page.page_json(room, self.user)
                    await self._send_json(self._news_json(topic, room, page, {}))
            except Unavailable:
                raise
            except MerkatorError as error:
                self._leave(topic)
                shown = error.json() if isinstance(error, Problem) else {"error": "table", "message": str(error)}
                await self._send({"table": topic, **shown})

    def _news_json(self, table: str, room: Room, page: bytes, more: dict[str, Any]) -> bytes:
        """Return what a browser is sent of a table: its page, and what happened since the number that it has."""
        had = self.watched[table]
        self.watched[table] = room.number
        frame = {"table": table, "number": room.number, "now": self.context.now(), **more}  # the time, for clocks
        return join_json(frame, page=page, since=encode_json(room.since(had)))

    async def _check_session(self, user: User) -> None:
        """Close the socket if the user has logged out."""
        if not await self.context.database.read(lambda c: user_store.session_open(c, user, self.context.now())):
            await self.socket.close(LOGGED_OUT, "this session has ended")

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_json(encode_json(message))

    async def _send_json(self, message: bytes) -> None:
        await self.socket.send_text(message.decode("utf-8"))


def _named(text: str, status: int) -> dict[str, Any]:
    """Return what the answer to a question has that was not read: its id, if that can be found without reading it.

    >>> _named('{"do": "move", "id": 7, "actions": []}', 429), _named('{"do": "ping"}', 429)
    ({'id': 7, 'status': 429}, {})
    """
    found = _ID.search(text, 0, MOST_BYTES) or _ID.search(text, max(0, len(text) - MOST_BYTES))
    return {} if found is None else {"id": json.loads(found[1]), "status": status}


def _is_name(id: object) -> bool:
    """Say whether something can name a question, to find its answer by."""
    return (isinstance(id, int) and not isinstance(id, bool)) or (isinstance(id, str) and len(id) <= 64)

"""HTTP/1.1 and WebSocket as thin as they can be: the client shall not take the time that it measures.

Only what the load needs: one request at a time on a connection that stays open, whole text frames, no compression.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")
_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_COOKIE: Final = re.compile(rb"\r\nset-cookie: *([^;\r]+)", re.IGNORECASE)
_END: Final = b"\r\n\r\n"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FIN: Final = 0x80
_MASK: Final = b"\0\0\0\0"  # a mask of zeros is a mask and costs nothing


@dataclass(frozen=True)
class Place:
    """Where the server is."""

    host: str
    port: int

    @staticmethod
    def of(address: str) -> Place:
        """Read an address such as http://127.0.0.1:8460.

        >>> Place.of("http://127.0.0.1:8460")
        Place(host='127.0.0.1', port=8460)
        """
        host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        return Place(host, int(port))


@dataclass(frozen=True)
class Answer:
    """What the server answered."""

    status: int
    cookie: str  # that it gave, or nothing
    body: bytes


class Refused(Exception):
    """The server did not do what was asked for."""


class _Requests(asyncio.Protocol):
    """One connection for requests."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self._got = bytearray()
        self._waiting: asyncio.Future[Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._got += data
        end = self._got.find(_END)
        if end < 0:
            return
        head = bytes(self._got[: end + 2])
        found = _LENGTH.search(head)
        whole = end + len(_END) + (int(found[1]) if found else 0)
        if len(self._got) < whole:
            return
        body = bytes(self._got[end + len(_END) : whole])
        del self._got[:whole]
        cookie = _COOKIE.search(head)
        answer = Answer(int(head[9:12]), cookie[1].decode("ascii") if cookie else "", body)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        assert self.transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self._waiting


class Client:
    """Asks a server, as a browser does: with its cookie, over a connection that stays open."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.cookie = ""
        self.token = ""
        self._line: _Requests | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Ask one thing; `Refused` when the answer is a mistake."""
        if self._line is None or self._line.transport is None:
            loop = asyncio.get_running_loop()
            _, self._line = await loop.create_connection(_Requests, self.place.host, self.place.port)
        lines = [
            f"{method} {path} HTTP/1.1\r\nhost: {self.place.host}:{self.place.port}",
            "content-type: application/json",
            f"content-length: {len(body)}",
        ]
        if self.cookie:
            lines.append(f"cookie: {self.cookie}\r\nx-merkator-token: {self.token}")
        answer = await self._line.ask("\r\n".join(lines).encode("ascii") + _END + body)
        self.cookie = answer.cookie or self.cookie
        if answer.status >= 300:
            raise Refused(f"{method} {path}: {answer.status} {answer.body[:300].decode('utf-8', 'replace')}")
        return answer

    def close(self) -> None:
        """Hang up."""
        if self._line is not None and self._line.transport is not None:
            self._line.transport.close()


class Socket(asyncio.Protocol):
    """A WebSocket; every text message is handed to `hear` as it is."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._got = bytearray()
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def connect(place: Place, path: str, cookie: str, hear: Callable[[bytes], None]) -> Socket:
        """Open a socket."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(hear), place.host, place.port)
        assert socket._transport is not None
        upgrade = "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13"
        key = "sec-websocket-key: bWVya2F0b3IgbG9hZCA6LQ=="  # any 16 bytes
        head = f"GET {path} HTTP/1.1\r\nhost: {place.host}:{place.port}\r\n{upgrade}\r\n{key}\r\ncookie: {cookie}"
        socket._transport.write(head.encode("ascii") + _END)
        await socket.open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the way to write."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """Notify the one who waits for it to open."""
        if not self.open.done():
            self.open.set_exception(ConnectionResetError("the server took no socket"))

    def data_received(self, data: bytes) -> None:
        """Take bytes; hand on the messages that are whole."""
        self._got += data
        if not self.open.done():
            end = self._got.find(_END)
            if end < 0:
                return
            if not self._got.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(Refused(bytes(self._got[:200]).decode("latin-1")))
                return
            del self._got[: end + len(_END)]
            self.open.set_result(None)
        while (frame := taken(self._got)) is not None:
            self._take(*frame)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._hear(payload)
        elif kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        assert len(payload) < 1 << 16, "the load sends short messages only"
        size = bytes([_FIN | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self._transport.write(bytes([_FIN | kind]) + size + _MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


def taken(got: bytearray) -> tuple[int, bytes] | None:
    r"""Take the first whole frame out of bytes that came: its kind and what it holds. None: not all is here yet.

    >>> got = bytearray(b"\x81\x02hi\x81\x05hel")
    >>> taken(got), taken(got), bytes(got)
    ((1, b'hi'), None, b'\x81\x05hel')
    >>> len(taken(bytearray(b"\x81\x7e" + (300).to_bytes(2, "big") + 300 * b"x"))[1])
    300
    """
    if len(got) < 2:
        return None
    begin, size = 2, got[1]
    if size >= 126:
        begin = 4 if size == 126 else 10
        if len(got) < begin:
            return None
        size = int.from_bytes(got[2:begin], "big")
    if len(got) < begin + size:
        return None
    assert got[0] & _FIN, "the server sends whole messages"
    frame = got[0] & 15, bytes(got[begin : begin + size])
    del got[: begin + size]
    return frame


def run_light(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on uvloop where there is one: as light as the server's own loop."""
    try:
        import uvloop
    except ImportError:
        factory = None
    else:
        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)

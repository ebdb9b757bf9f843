"""A server in another process, on a port of this machine, and people who use it over the net; it may be killed.

    async with Remote(url, port) as there:
        anna = await there.guest("Anna")
        await there.kill()
        await there.start()

What a server waits for until it takes over from a dead one is shortened, so that tests need not wait as long.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server_client import Person

SERVE = """
import json, sys
from merkator.server.bots import bot_runner
from merkator.server.tables import timekeeper
from merkator.server.ops.serve import serve
from merkator.server.base.settings import Settings
for module in (bot_runner, timekeeper):
    module._LEASE_SECONDS, module._LOOK_SECONDS = 3.0, 0.5
serve(Settings(sys.argv[1], port=int(sys.argv[2]), **json.loads(sys.argv[3])))
"""
USUAL = {"limits": 0, "bot_pause": 0.1, "log_level": "error"}


class Remote:
    """A server process, which can be killed and started again on the same port."""

    def __init__(self, url: str, port: int, **settings: Any) -> None:
        self.url = url
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self._settings = json.dumps(USUAL | settings)
        self._process: asyncio.subprocess.Process | None = None
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Remote:
        await self.start()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self._stack.aclose()
        await self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start and wait until it answers."""
        words = (sys.executable, "-c", SERVE, self.url, str(self.port), self._settings)
        self._process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.DEVNULL)
        async with httpx.AsyncClient(base_url=self.base) as client, asyncio.timeout(180):
            while True:
                try:
                    await client.get("/healthz")
                    return
                except httpx.TransportError:
                    assert self._process.returncode is None, "the server ended by itself"
                    await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill it: it can do nothing any more."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def visitor(self) -> Person:
        """Return someone who is new here."""
        return Person(await self._stack.enter_async_context(httpx.AsyncClient(base_url=self.base, timeout=30)))

    async def guest(self, name: str) -> Person:
        """Let someone in as a guest."""
        person = await self.visitor()
        person.adopt(await person.post("/api/session", 201, name=name))
        return person

    async def moved(self, person: Person) -> Person:
        """Return someone who came in through another process, with the same session."""
        same = await self.visitor()
        same.client.cookies = person.client.cookies
        same.client.headers["x-merkator-token"] = person.client.headers["x-merkator-token"]
        return same


class RemoteSocket:
    """A browser's end of a socket over the net."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self, seconds: float = 30.0) -> Any:
        async with asyncio.timeout(seconds):
            return json.loads(await self.connection.recv())


@asynccontextmanager
async def remote_socket(there: Remote, person: Person | None = None) -> AsyncIterator[RemoteSocket]:
    """Call a server with a person's cookies."""
    cookies = {} if person is None else dict(person.client.cookies)
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}
    async with connect(f"ws://127.0.0.1:{there.port}/api/live", additional_headers=headers) as connection:
        yield RemoteSocket(connection)

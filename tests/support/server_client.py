"""A server in a test: the real application on a database of its own, and people who use it over HTTP.

    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        table = await anna.post("/api/tables", game="rome", players=2, seats=[{"kind": "me"}, {"kind": "bot"}])

Several servers on one database are several processes as far as they know. An SQLite file that is not there yet is
copied from one that was migrated once for all tests of a process: Alembic is slower than many a test.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from fastapi import FastAPI

from merkator.server.app import make_app
from merkator.server.base.context import ServerContext
from merkator.server.base.settings import Settings
from merkator.server.bots.bot_runner import BotRunner
from merkator.server.store import migrate
from merkator.server.store.database import Database
from merkator.server.tables.room import Room

BASE = "http://127.0.0.1"


class Person:
    """Somebody with a browser: keeps cookies, and sends along what shows that a change comes from our page."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._checked(await self.client.get(path, params=query), status)

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self._checked(await self.client.post(path, json=body), status)

    async def put(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self._checked(await self.client.put(path, json=body), status)

    async def patch(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self._checked(await self.client.patch(path, json=body), status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return self._checked(await self.client.delete(path), status)

    def adopt(self, me: dict[str, Any]) -> dict[str, Any]:
        """Send along from now on what belongs to a new session."""
        self.client.headers["x-merkator-token"] = me["token"]
        return me

    async def sign_up(self, login: str, password: str, **more: Any) -> dict[str, Any]:
        """Make an account of this guest."""
        return self.adopt(await self.post("/api/account", 201, login=login, password=password, **more))

    async def log_in(self, login: str, password: str, **more: Any) -> dict[str, Any]:
        return self.adopt(await self.post("/api/login", 200, login=login, password=password, **more))

    def _checked(self, answer: httpx.Response, status: int | None) -> Any:
        fine = answer.is_success if status is None else answer.status_code == status
        assert fine, f"{answer.request.url} answered {answer.status_code}: {answer.text[:500]}"
        return answer.json() if answer.content else None

    async def play_first(self, table: str) -> Any:
        """Play the first legal action at a table, when it is this person's decision; return the page."""
        page = await self.get(f"/api/tables/{table}")
        if page["deciding"] in page["mine"]:
            actions = [page["view"]["decision"]["actions"][0]["do"]]
            page = await self.post(f"/api/tables/{table}/moves", number=page["number"], actions=actions)
        return page


class Server:
    """A server that runs in this test."""

    def __init__(self, app: FastAPI, stack: AsyncExitStack) -> None:
        self.app = app
        self._stack = stack

    @property
    def context(self) -> ServerContext:
        context = self.app.state.context
        assert isinstance(context, ServerContext)
        return context

    @property
    def bots(self) -> BotRunner:
        bots = self.app.state.bots
        assert isinstance(bots, BotRunner)
        return bots

    async def client(self, base: str = BASE, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Return a client without a session, which reaches the server under a name and from an address."""
        transport = httpx.ASGITransport(app=self.app, client=(address, 50000))
        return await self._stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url=base))

    async def visitor(self, base: str = BASE, address: str = "127.0.0.1") -> Person:
        """Return someone who is new here."""
        return Person(await self.client(base, address))

    async def guest(self, name: str, base: str = BASE, address: str = "127.0.0.1") -> Person:
        """Let someone in as a guest."""
        client = await self.client(base, address)
        answer = await client.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.headers["x-merkator-token"] = answer.json()["token"]
        return Person(client)

    async def room(self, table: str) -> Room:
        return await self.context.rooms.open(table)


@cache
def migrated() -> bytes:
    """Return an SQLite file of today's form that holds nothing."""
    with TemporaryDirectory() as directory:
        file = Path(directory) / "migrated.sqlite3"
        database = Database(f"sqlite:///{file}")
        migrate.upgrade(database)
        database.close()
        return file.read_bytes()


@asynccontextmanager
async def server(database: Path | str, **settings: Any) -> AsyncIterator[Server]:
    """Run a server on an SQLite file, or on the database of a URL; its bots do not pause."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    if url.startswith("sqlite:///") and not (file := Path(url.removeprefix("sqlite:///"))).exists():
        file.write_bytes(migrated())
    app = make_app(Settings(url, **{"bot_pause": 0.0, **settings}))
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        yield Server(app, stack)


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)

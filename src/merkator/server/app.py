"""The application: routes, errors, start and end of a server process."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import Connection, select

import merkator
from merkator.core.errors import IllegalAction, MerkatorError
from merkator.server import migrate, people, routes_people, routes_tables
from merkator.server.asking import token_of
from merkator.server.database import Database
from merkator.server.house import House, make_house
from merkator.server.live import Socket
from merkator.server.problems import Problem
from merkator.server.schema import keys
from merkator.server.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    """Return the application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = open_house(settings)
        app.state.house = house
        await house.bus.start()
        try:
            yield
        finally:
            await house.bus.stop()
            house.database.close()

    app = FastAPI(title="Merkator", version=merkator.__version__, lifespan=lifespan, root_path=settings.root_path)
    app.include_router(routes_people.router)
    app.include_router(routes_tables.router)
    app.add_api_websocket_route("/api/live", live)
    app.add_exception_handler(MerkatorError, told)
    app.add_exception_handler(RequestValidationError, misunderstood)
    return app


def open_house(settings: Settings) -> House:
    """Open the store and put everything together."""
    database = Database(settings.database)
    migrate.upgrade(database)
    with database.engine.begin() as connection:
        signing_key = stored_key(connection, "signing")
    return make_house(settings, database, bytes.fromhex(signing_key))


def stored_key(connection: Connection, name: str) -> str:
    """Return a secret of this server, made once and kept."""
    found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(keys.insert().values(name=name, value=found))
    return str(found)


async def live(socket: WebSocket) -> None:
    """Serve one browser's socket."""
    house: House = socket.app.state.house
    token, _ = token_of(socket)
    found = await house.database.read(lambda c: people.user_of(c, token or "", house.now()))
    await socket.accept()
    await Socket(house, socket, found[0] if found else None).run()


async def told(request: Request, error: Exception) -> JSONResponse:
    """Answer a mistake with its sentence."""
    if isinstance(error, Problem):
        return JSONResponse(error.json(), error.status)
    shown: dict[str, Any] = {"error": type(error).__name__, "message": str(error)}
    return JSONResponse(shown, 409 if isinstance(error, IllegalAction) else 422)


async def misunderstood(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that does not have the right form: what, and where."""
    assert isinstance(error, RequestValidationError)
    problems = [{"where": ".".join(map(str, item["loc"])), "message": item["msg"]} for item in error.errors()]
    message = "; ".join(f"{problem['where']}: {problem['message']}" for problem in problems[:5])
    return JSONResponse({"error": "form", "message": message, "problems": problems[:20]}, 422)

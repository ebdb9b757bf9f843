"""The application: routes, errors, start and end of a server process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite
from starlette.exceptions import HTTPException

import merkator
from merkator.core.errors import IllegalAction, MerkatorError
from merkator.server.api import (
    accounts,
    card_sets,
    components,
    games,
    history,
    links,
    play,
    profiles,
    slow_play,
    status,
    subscriptions,
    tables,
    users,
)
from merkator.server.api.openapi import describe
from merkator.server.base.context import House, make_house
from merkator.server.base.problems import Problem
from merkator.server.base.settings import Settings
from merkator.server.bots.bot_runner import BotRunner
from merkator.server.http import guard, request_log
from merkator.server.http.auth import session_user
from merkator.server.http.pages import serve_pages
from merkator.server.http.root_path import RootPath
from merkator.server.notify.notices import Notices
from merkator.server.store import migrate
from merkator.server.store.database import Database
from merkator.server.store.housekeeping import Housekeeping
from merkator.server.store.schema import keys
from merkator.server.tables.live import Socket
from merkator.server.tables.orders import OrderKeeper
from merkator.server.tables.timekeeper import Timekeeper
from merkator.server.tables.turns import Turns
from merkator.server.users import sessions
from merkator.server.users.session_watch import Doorkeeper

RESTART: Final = "restart"
"""Why browsers are told goodbye."""
_BYE_SECONDS: Final = 2.0

_PARTS: Final = (
    play,  # first, for routes are tried in this order
    users,
    accounts,
    links,
    games,
    components,
    card_sets,
    tables,
    history,
    slow_play,
    profiles,
    subscriptions,
    status,
)


class Keeper(Protocol):
    """Something that is done all the time while the server runs."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """End, in the middle if need be."""


def make_app(settings: Settings) -> FastAPI:
    """Return the application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = open_house(settings)
        app.state.house = house
        await house.bus.start()
        app.state.bots = runner = BotRunner(house)
        await runner.start()
        house.metrics.watch_bots(runner)
        app.state.notices = notices = Notices(house)
        app.state.turns = turns = Turns(house)
        keepers: list[Keeper] = [Housekeeping(house), OrderKeeper(house), Timekeeper(house), notices, turns]
        keepers += [Doorkeeper(house)]
        for keeper in keepers:
            await keeper.start()
        try:
            yield
        finally:
            await say_bye(app)
            for keeper in reversed(keepers):
                await keeper.stop()
            await runner.stop()
            await house.bus.stop()
            house.database.close()

    app = FastAPI(
        title="Merkator",
        version=merkator.__version__,
        lifespan=lifespan,
        docs_url=None,  # their pages fetch scripts from elsewhere, which ours never do; /openapi.json is there
        redoc_url=None,
    )
    for part in _PARTS:  # `include_router` would make every route once more, and look for them in two steps
        app.router.routes.extend(part.router.routes)
    app.add_api_websocket_route("/api/live", live)
    app.add_exception_handler(MerkatorError, told)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(HTTPException, not_there)
    describe(app)
    serve_pages(app, settings.root_path)
    guard.post(app, settings)
    request_log.attend(app)
    if settings.root_path:
        app.add_middleware(RootPath, path=settings.root_path)
    return app


async def say_bye(app: FastAPI) -> None:
    """Tell all browsers that the server ends, and hang up; they come back by themselves."""
    house: House = app.state.house
    byes = [asyncio.create_task(line.bye(RESTART)) for line in list(house.lines)]
    if byes:
        _, slow = await asyncio.wait(byes, timeout=_BYE_SECONDS)
        for bye in slow:
            bye.cancel()


def open_house(settings: Settings) -> House:
    """Open the store and put everything together."""
    database = Database(settings.database, sessions.WATCHED)
    migrate.upgrade(database)
    with database.engine.begin() as connection:
        signing_key = stored_key(connection, "signing")
    return make_house(settings, database, bytes.fromhex(signing_key))


def stored_key(connection: Connection, name: str) -> str:
    """Return a secret of this server, made once and kept."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    made = dialect.insert(keys).values(name=name, value=secrets.token_hex(32))
    connection.execute(made.on_conflict_do_nothing())  # another process may be the one that makes it
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())


async def live(socket: WebSocket) -> None:
    """Serve one browser's socket."""
    house: House = socket.app.state.house
    found = await session_user(socket)
    await socket.accept()
    await Socket(house, socket, found[0] if found else None, socket.app.state.turns).run()


async def told(request: Request, error: Exception) -> JSONResponse:
    """Answer a mistake with its sentence."""
    if isinstance(error, Problem):
        return JSONResponse(error.json(), error.status, error.headers)
    say = ["problem-refused", {"why": str(error)}]
    shown: dict[str, Any] = {"error": type(error).__name__, "message": str(error), "values": {}, "say": say}
    return JSONResponse(shown, 409 if isinstance(error, IllegalAction) else 422)


async def not_there(request: Request, error: Exception) -> JSONResponse:
    """Answer what no route answers."""
    assert isinstance(error, HTTPException)
    problem = Problem("http", "{why}", error.status_code, why=str(error.detail))
    return JSONResponse(problem.json(), error.status_code, error.headers)


async def misunderstood(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that does not have the right form: what, and where."""
    assert isinstance(error, RequestValidationError)
    problems = [{"where": ".".join(map(str, item["loc"])), "message": item["msg"]} for item in error.errors()]
    message = "; ".join(f"{problem['where']}: {problem['message']}" for problem in problems[:5])
    problem = Problem("form", "{why}", 422, why=message)
    return JSONResponse({**problem.json(), "problems": problems[:20]}, 422)

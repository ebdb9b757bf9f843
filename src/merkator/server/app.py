"""The application of a server process: its context, its routes, and its background tasks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, Protocol

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

import merkator
from merkator.server.api import (
    accounts,
    card_sets,
    components,
    games,
    history,
    links,
    openapi,
    play,
    profiles,
    samples,
    slow_play,
    status,
    subscriptions,
    tables,
    users,
)
from merkator.server.api.socket_requests import SocketRequests
from merkator.server.base.background import Background
from merkator.server.base.clock import Clock
from merkator.server.base.context import ServerContext
from merkator.server.base.limits import MOST_SOCKETS, MOST_SOCKETS_BY_ADDRESS, Limits, neighbourhood
from merkator.server.base.settings import Settings
from merkator.server.base.tokens import public_id
from merkator.server.bots.bot_runner import BotRunner
from merkator.server.http import errors, guard, request_log
from merkator.server.http.auth import address_of, context_of, session_user
from merkator.server.http.connections import most_sockets
from merkator.server.http.pages import serve_pages
from merkator.server.http.root_path import RootPath
from merkator.server.notify.notices import Notices
from merkator.server.store import migrate
from merkator.server.store.bus import Bus, PostgresBus
from merkator.server.store.database import Database
from merkator.server.store.faults import log_failure
from merkator.server.store.housekeeping import Housekeeping
from merkator.server.store.integrity import IntegrityWatch
from merkator.server.store.keys import stored_key
from merkator.server.tables import downtime
from merkator.server.tables.live import LATER, Socket
from merkator.server.tables.orders import OrderKeeper
from merkator.server.tables.previews import preview
from merkator.server.tables.rooms import Rooms
from merkator.server.tables.timekeeper import Timekeeper
from merkator.server.tables.turns import Turns
from merkator.server.users.session_watch import SessionWatch
from merkator.server.users.sessions import WATCHED, Sessions
from merkator.server.users.user_store import User

RESTART: Final = "restart"
"""The reason that browsers get when their sockets are closed."""
_BYE_SECONDS: Final = 2.0
_log: Final = logging.getLogger(__name__)

_PARTS: Final = (
    play,  # first: routes are tried in this order
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
    samples,
    subscriptions,
    status,
)


class BackgroundTask(Protocol):
    """Something that runs as long as the server does."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """End, in the middle if need be."""


def make_app(settings: Settings) -> FastAPI:
    """Return the application of one server process."""
    app = FastAPI(
        title="Merkator",
        version=merkator.__version__,
        lifespan=partial(_lifespan, settings=settings),
        docs_url=None,  # their pages fetch scripts from elsewhere, which ours never do; /openapi.json is there
        redoc_url=None,
    )
    for part in _PARTS:  # `include_router` would make every route once more, and look for them in two steps
        app.router.routes.extend(part.router.routes)
    for path in ("/api/live", "/api/live/{table}"):  # the table is for proxies, which keep what belongs together
        app.add_api_websocket_route(path, live)
    errors.install(app)
    openapi.describe(app)
    serve_pages(app, settings.root_path, preview=preview)
    guard.install(app, settings)
    request_log.install(app)
    if settings.root_path:
        app.add_middleware(RootPath, path=settings.root_path)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Open the context and start the background tasks; stop them in reverse order."""
    app.state.context = context = open_context(settings)
    await context.bus.start()
    tasks = _background_tasks(app, context)
    for task in tasks:
        await task.start()
    try:
        yield
    finally:
        await close_sockets(app)
        for task in [*reversed(tasks), context.bus]:
            try:
                await task.stop()
            except Exception:  # such as a full disk: the others end well all the same
                log_failure(_log, "stopping failed")
        context.background.close()
        context.database.close()


def _background_tasks(app: FastAPI, context: ServerContext) -> list[BackgroundTask]:
    """Return the background tasks in the order in which they start; routes use some of them."""
    app.state.bots = bots = BotRunner(context)
    context.metrics.watch_bots(bots)
    context.metrics.watch("waiting_for_bots", "Decisions and hints that wait for a place", lambda: len(bots.queue))
    bots.queue.waited = context.metrics.waits.observe
    app.state.notices = notices = Notices(context)
    app.state.turns = turns = Turns(context)
    keepers: list[BackgroundTask] = [Housekeeping(context), OrderKeeper(context), IntegrityWatch(context)]
    first = Timekeeper(context)  # before anyone decides: it gives back the time in which no server was there
    return [first, bots, *keepers, notices, turns, SessionWatch(context)]


async def close_sockets(app: FastAPI) -> None:
    """Send all browsers that the server is stopping, and close; they reconnect by themselves."""
    context: ServerContext = app.state.context
    byes = [asyncio.create_task(connection.bye(RESTART)) for connection in list(context.connections)]
    if byes:
        _, slow = await asyncio.wait(byes, timeout=_BYE_SECONDS)
        for bye in slow:
            bye.cancel()


def open_context(settings: Settings) -> ServerContext:
    """Open the database, bring it up to date, and put everything together."""
    database = Database(settings.database, WATCHED)
    migrate.upgrade(database)
    with database.engine.begin() as connection:
        signing_key = stored_key(connection, "signing", partial(secrets.token_hex, 32))
        clock = Clock()
        downtime.join_others(connection, clock)
    context = make_context(settings, database, bytes.fromhex(signing_key))
    context.now = clock.now
    context.metrics.watch("clock_jump_seconds", "How far the system's clock was set since the start", clock.behind)
    return context


def make_context(settings: Settings, database: Database, signing_key: bytes) -> ServerContext:
    """Put the parts of a server process together."""
    name = public_id(12)
    bus: Bus = Bus() if database.sqlite else PostgresBus(database, name)
    limits, sessions = Limits(settings.limits), Sessions(database, bus)
    background = Background(limits, time.monotonic)
    rooms = Rooms(database, bus, background)
    if isinstance(bus, PostgresBus):
        bus.on_gap = rooms.mark_all_stale
    context = ServerContext(settings, database, bus, rooms, limits, sessions, background, name, signing_key)
    _measure(context)
    return context


def _measure(context: ServerContext) -> None:
    """Let the metrics show what happens in the process."""
    metrics = context.metrics
    metrics.name(context.name, merkator.__version__)
    metrics.watch("rooms", "Tables open in memory", lambda: len(context.rooms))
    metrics.watch("sockets", "Open sockets", lambda: len(context.connections))
    metrics.watch_refusals(context.limits.refused)
    context.database.on_commit = metrics.wrote


async def live(socket: WebSocket) -> None:
    """Serve one browser's socket."""
    context = context_of(socket)
    found = await session_user(socket)
    user, address = found[0] if found else None, neighbourhood(address_of(socket))
    try:
        await socket.accept()
        if sockets_full(context, user, address):
            await socket.close(LATER, "too many open connections")
            return
    except (WebSocketDisconnect, RuntimeError, OSError):  # the browser has hung up already: no error of ours
        return
    await Socket(context, socket, user, address, socket.app.state.turns, SocketRequests(context, socket)).run()


def sockets_full(context: ServerContext, user: User | None, address: str) -> bool:
    """Say whether a user, an address or the process has as many open sockets as it may have."""
    if len(context.connections) >= most_sockets():
        return True
    factor = context.limits.factor
    by_user = sum(1 for each in context.connections if user is not None and each.user and each.user.id == user.id)
    by_address = sum(1 for each in context.connections if each.address == address)
    return bool(factor) and (by_user >= MOST_SOCKETS * factor or by_address >= MOST_SOCKETS_BY_ADDRESS * factor)

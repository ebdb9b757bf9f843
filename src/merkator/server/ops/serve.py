"""Starting and stopping the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from merkator.core.errors import BadOption
from merkator.server.app import close_sockets, make_app
from merkator.server.base import logs
from merkator.server.base.context import ServerContext
from merkator.server.base.settings import LOOPBACK, Settings
from merkator.server.http import connections
from merkator.server.ops import direct_access, systemd
from merkator.server.ops.workers import PULSE_SECONDS, Workers
from merkator.server.store import health, integrity, migrate
from merkator.server.store.schema import keys

_PATIENCE: Final = 15.0  # seconds until the page must be there
_FINISH_SECONDS: Final = 5  # that answers may take when the server ends
_IDLE_SECONDS: Final = 75  # that a connection may wait for its next request: longer than a proxy keeps one
_PROBE: Final = "probe"
_GARBAGE: Final = (20_000, 20, 20)  # new objects before they are looked through: each time everyone waits
_SWITCH_SECONDS: Final = 0.001  # that a thread may keep the others waiting: the event loop lets the writer through


class Process(uvicorn.Server):
    """One server process: prints when it is ready, and closes all sockets before it ends.

    It calls `pulse` every few seconds while the event loop runs and the writer does not hang. A full disk or a
    database that is away does not stop that: a restart would cure neither.
    """

    def __init__(self, config: uvicorn.Config, root_path: str, pulse: Callable[[], None]) -> None:
        super().__init__(config)
        self._root_path = root_path
        self._pulse = pulse
        self._pulsing: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what is there now stays: no collection need look at it again
            gc.set_threshold(*_GARBAGE)
            address = self.servers[0].sockets[0].getsockname()
            started = f"Merkator is running at {_address(self.config.host, address[1], self._root_path)}"
            print(f"{started} (process {os.getpid()}). Press Ctrl-C to stop it.", flush=True)
            systemd.notify("READY=1")
            self._pulsing = asyncio.create_task(self._pulse_for_ever())

    async def _pulse_for_ever(self) -> None:
        context: ServerContext = self.config.loaded_app.state.context
        while True:
            if not context.database.hangs:
                self._pulse()
            await asyncio.sleep(PULSE_SECONDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, close all sockets, finish what was begun, store what waits."""
        systemd.notify("STOPPING=1")
        if self._pulsing is not None:
            self._pulsing.cancel()
        for server in self.servers:
            server.close()
        await close_sockets(self.config.loaded_app)
        await super().shutdown(sockets)


def serve(settings: Settings, workers: int = 1, open_browser: bool = False) -> None:
    """Serve until interrupted; waiting moves are stored before the process ends."""
    if workers < 1:
        raise BadOption(f"workers must be at least 1, got {workers}")
    if workers > 1 and settings.sqlite:
        raise BadOption("several workers need PostgreSQL: a SQLite file has one writer (--database postgresql://…)")
    listener = listen(settings)
    with listener:
        prepare(settings)
        if open_browser:
            port = listener.getsockname()[1]
            threading.Thread(target=_open_when_ready, args=(settings, port), daemon=True).start()
        if workers == 1:
            with contextlib.suppress(KeyboardInterrupt):
                work(listener, settings)
        else:
            Workers(work, listener, (settings,)).run(workers)


def work(listener: socket.socket, settings: Settings, pulse: Callable[[], None] = systemd.watchdog) -> None:
    """Run one server process."""
    logs.configure(settings.log_level)
    connections.raise_descriptors()
    sys.setswitchinterval(_SWITCH_SECONDS)
    Process(_config(make_app(settings), settings), settings.root_path, pulse).run([listener])


def prepare(settings: Settings) -> None:
    """Bring the database up to date; report in one sentence what is wrong with it, before anything else starts."""
    with direct_access.open_database(settings.database, new=True) as database:
        integrity.require(database)
        migrate.upgrade(database)
        with database.transaction() as connection:  # whether it takes a write, too
            connection.execute(keys.insert().values(name=_PROBE, value=""))
            connection.execute(keys.delete().where(keys.c.name == _PROBE))


def listen(settings: Settings) -> socket.socket:
    """Return the listening socket; report in one sentence what is wrong with the address."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise BadOption(f"cannot listen on {where}: {error.strerror}. Choose another with --port") from error
    return listener


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=connections.protocol(settings),
        proxy_headers=False,  # the guard reads their headers
        server_header=False,
        access_log=False,  # it would hold secrets of addresses; ours does not
        log_config=None,
        timeout_graceful_shutdown=_FINISH_SECONDS,
        ws_max_size=65536,
        ws_max_queue=8,  # messages of a browser that wait to be read
        ws_per_message_deflate=False,  # news are a few kB: compressing takes longer than making them, and memory
        timeout_keep_alive=_IDLE_SECONDS,
    )


def play(settings: Settings, open_browser: bool) -> None:
    """Serve on this computer and open the browser; if a server is already running, only open the browser."""
    address = _address(settings.host, settings.port, settings.root_path)
    if not runs_at(address):
        serve(settings, open_browser=open_browser)
        return
    print(f"Merkator is already running: {address}/", flush=True)
    if open_browser:
        webbrowser.open(f"{address}/")


def runs_at(address: str) -> bool:
    """Say whether a server of ours answers at an address."""
    try:
        with urlopen(f"{address}/healthz", timeout=3) as answer:
            found = json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and found.get("server") == health.SERVER


def _address(host: str, port: int, root_path: str) -> str:
    """Return where a browser on this machine finds the server."""
    name = LOOPBACK if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}{root_path}"


def _open_when_ready(settings: Settings, port: int) -> None:
    """Open the page in the browser as soon as it is there."""
    address = _address(settings.host, port, settings.root_path)
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        try:
            urlopen(f"{address}/healthz", timeout=1).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(f"{address}/")
            return

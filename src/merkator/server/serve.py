"""Starting the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import dataclasses
import json
import os
import socket
import threading
import time
import webbrowser
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from merkator.core.errors import BadOption
from merkator.server.app import make_app
from merkator.server.settings import LOOPBACK, Settings

_VARIABLE: Final = "MERKATOR_SETTINGS"  # how worker processes are told the settings
_PATIENCE: Final = 15.0  # seconds until the page must be there


def app_from_environment() -> FastAPI:
    """Return the application with the settings that the parent process wrote down (for several workers)."""
    given = json.loads(os.environ[_VARIABLE])
    fields: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in given.items()}
    return make_app(Settings(**fields))


def serve(settings: Settings, workers: int = 1, open_browser: bool = False) -> None:
    """Serve until interrupted; waiting moves are stored before the process ends."""
    if workers < 1:
        raise BadOption(f"a server has at least 1 worker, not {workers}")
    if workers > 1 and settings.sqlite:
        raise BadOption("several workers need PostgreSQL: a SQLite file has one writer (--database postgresql://…)")
    _check_port(settings)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(settings,), daemon=True).start()
    options = {
        "host": settings.host,
        "port": settings.port,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": list(settings.trusted_proxies),
        "server_header": False,
        "access_log": False,  # it would hold secrets of addresses; ours does not
        "log_level": "warning",
        "timeout_graceful_shutdown": 10,
        "ws_max_size": 65536,
    }
    address = f"http://{settings.host}:{settings.port}{settings.root_path}"
    print(f"Merkator serves on {address} (Ctrl-C ends it)", flush=True)
    if workers == 1:
        uvicorn.run(make_app(settings), **options)  # type: ignore[arg-type]
        return
    os.environ[_VARIABLE] = json.dumps(dataclasses.asdict(settings))
    uvicorn.run("merkator.server.serve:app_from_environment", factory=True, workers=workers, **options)  # type: ignore[arg-type]


def _check_port(settings: Settings) -> None:
    """Make sure that the port is free, and say so in a sentence when it is not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise BadOption(f"cannot listen on {where}: {error.strerror}. Choose another with --port") from error


def _open_when_ready(settings: Settings) -> None:
    """Open the page in the browser as soon as it is there."""
    host = LOOPBACK if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{host}:{settings.port}{settings.root_path}/"
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        try:
            urlopen(f"{address}api/games", timeout=1).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return

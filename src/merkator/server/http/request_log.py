"""Logs every request and socket: gives it an id, counts it, and writes one line about it at its end."""

from __future__ import annotations

import logging
import re
import time
from typing import Any, Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from merkator.server.base import logs
from merkator.server.base.context import ServerContext
from merkator.server.base.tokens import public_id

HEADER: Final = "X-Request-Id"
_RAW: Final = HEADER.lower().encode("ascii")
UNKNOWN: Final = "unknown"
"""The route of requests that match none: their paths may hold anything, so they are not logged."""
_GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_TABLE: Final = re.compile(r"[a-z0-9]{1,16}")
_METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
_QUIET: Final = ("/healthz", "/metrics")  # asked every few seconds by machines
_log: Final = logging.getLogger("merkator.server.requests")


def install(app: FastAPI) -> None:
    """Log all requests to an application; call it after all other middleware is installed."""
    app.add_middleware(RequestLog)


class RequestLog:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Log one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = _Request(scope, send)
        try:
            await self.app(scope, receive, visit.send)
        except BaseException:
            visit.failed = True
            raise
        finally:
            visit.over()


class _Request:
    """One request or socket."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.status = 0
        self.failed = False
        self.begun = time.perf_counter()
        self.id = request_id(Headers(scope=scope).get(HEADER, ""))
        self._send = send
        self._notes = logs.begin(request=self.id)

    async def send(self, message: Message) -> None:
        """Send a message and note its status."""
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (_RAW, self.id.encode("ascii"))]
        elif kind == "websocket.accept":
            self.status = 101
        elif kind == "websocket.close":
            self.status = message.get("code", 1000) if self.status else 403
        await self._send(message)

    def over(self) -> None:
        """Count the request and log it."""
        seconds = time.perf_counter() - self.begun
        socket = self.scope["type"] == "websocket"
        status = self.status or (500 if self.failed else 499)  # 499: the visitor did not wait for the answer
        method = "SOCKET" if socket else self.scope["method"]
        method = method if method in (*_METHODS, "SOCKET") else "OTHER"
        route = route_of(self.scope)
        self._count(method, route, status, seconds, socket)
        table = str(self.scope.get("path_params", {}).get("id", ""))
        if route.startswith("/api/tables/") and _TABLE.fullmatch(table):
            self._notes["table"] = table
        quiet = route in _QUIET and status < 400
        line: dict[str, Any] = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        level = logging.ERROR if 500 <= status < 600 else logging.DEBUG if quiet else logging.INFO
        _log.log(level, "%s %s %s", method, route, status, extra=line)

    def _count(self, method: str, route: str, status: int, seconds: float, socket: bool) -> None:
        context = getattr(self.scope["app"].state, "context", None)
        if not isinstance(context, ServerContext):
            return
        context.metrics.requests.labels(method, route, str(status)).inc()
        if not socket:
            context.metrics.seconds.labels(method, route).observe(seconds)
        if self.failed or 500 <= status < 600:
            context.metrics.errors.labels("socket" if socket else "request").inc()


def request_id(given: str) -> str:
    """Return the id that a request brings along if it is well formed, otherwise a new one.

    >>> request_id("from-nginx-1"), len(request_id("two words"))
    ('from-nginx-1', 12)
    """
    return given if _GIVEN.fullmatch(given) else public_id(12)


def route_of(scope: Scope) -> str:
    """Return the template of the route that a request found, such as /api/tables/{id}."""
    return str(getattr(scope.get("route"), "path", UNKNOWN))

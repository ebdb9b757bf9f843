"""The guard: which requests are let in, and which headers every answer carries.

A request must name a host that this server is known by (or another site could reach a server on the visitor's own
computer), a change must come from our own pages, bodies are JSON of bounded size, and nobody may ask too often. What
is refused here has cost neither a look at the database nor at the games.
"""

from __future__ import annotations

import logging
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from merkator.server.base import limits
from merkator.server.base import owner as owners
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Forbidden, Problem
from merkator.server.base.settings import Settings
from merkator.server.http import bodies
from merkator.server.http.paths import SAFE, route_path

log: Final = logging.getLogger("merkator.server")
_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_ANY: Final = ("0.0.0.0", "::", "")  # addresses that mean every address of the machine

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS: Final = "max-age=31536000"
_OF_DOCUMENTS: Final = (
    "Content-Security-Policy",
    "X-Frame-Options",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
)
"""What only a document obeys: the hashed files of the client are none, and there are thirty of them for one table."""
ASSETS: Final = "/assets/"
_RAW: Final = [(name.lower().encode("ascii"), value.encode("ascii")) for name, value in HEADERS.items()]
_RAW_ASSETS: Final = [header for header, name in zip(_RAW, HEADERS, strict=True) if name not in _OF_DOCUMENTS]


def install(app: FastAPI, settings: Settings) -> None:
    """Put the guard in front of an application; the headers of trusted proxies are read before it."""
    app.add_middleware(Guard, settings=settings)
    if settings.trusted_proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies))


class Guard:
    """The middleware between the network and the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        own = () if settings.host in _ANY else (settings.host,)
        self._hosts = {_plain_host(host) for host in (*_LOOPBACK, *own, *settings.public_hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and hand it on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        dressed = _WithHeaders(scope, send)
        try:
            self._check(scope)
            if scope["type"] == "http":
                receive = await bodies.receive_body(scope, receive)
        except Problem as problem:
            await _refuse(problem, scope, receive, dressed)
        except bodies.ClientGone:
            return
        else:
            await self._let_in(scope, receive, dressed)

    async def _let_in(self, scope: Scope, receive: Receive, send: _WithHeaders) -> None:
        """Pass a request on; an error of ours is logged and answered without details."""
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("unhandled error in %s %s", scope.get("method", "socket"), route_path(scope))
            if send.started or scope["type"] != "http":
                raise
            answer = {"error": "server", "message": "something went wrong on the server; the error has been logged"}
            await JSONResponse(answer, 500)(scope, receive, send)

    # --- what is checked

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._check_host(scope, headers)
        method = scope.get("method", "GET")
        socket = scope["type"] == "websocket"
        if socket or method not in SAFE:
            _check_origin(scope, headers)
        if "\0" in scope["path"]:
            raise Problem("path", "page not found", 404)
        context = scope["app"].state.context
        assert isinstance(context, ServerContext)
        client = scope.get("client")
        kind = limits.SOCKETS if socket else limits.kind_of(method, route_path(scope))
        address = client[0] if client else "local"
        owners.work_for(Owner("", limits.neighbourhood(address)))  # until the session is known
        context.limits.ask_address(kind, address, context.now())

    def _check_host(self, scope: Scope, headers: Headers) -> None:
        """Refuse unknown host names: a page of another site may use one to reach us."""
        given = headers.getlist("host")
        host = _plain_host(_without_port(given[0])) if len(given) == 1 else ""
        server = scope.get("server")
        if host and (host in self._hosts or (server and host == _plain_host(str(server[0])))):
            return
        english = "this server does not answer to the name {host!r}; its admin can add the name with --public-host"
        raise Problem("host", english, 421, host=host[:100])


def _without_port(netloc: str) -> str:
    """Return the host of `host:port`; an IPv6 address stands in brackets."""
    if netloc.startswith("["):
        return netloc.partition("]")[0]
    return netloc.partition(":")[0]


def _plain_host(host: str) -> str:
    return host.strip("[]").rstrip(".").casefold()


def _check_origin(scope: Scope, headers: Headers) -> None:
    """Refuse changes and sockets that come from pages of other sites. Programs send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Forbidden("origin", "this request comes from another website")
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        parts = urlsplit("")
    wanted = ("https",) if scope.get("scheme") in ("https", "wss") else ("http", "https")
    if parts.scheme not in wanted or parts.netloc.casefold() != headers.get("host", "").casefold():
        english = "this request comes from another website, {origin!r} (a proxy must forward the Host header)"
        raise Forbidden("origin", english, origin=origin[:200])


# --- answers


async def _refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer why a request is refused; a socket is just not accepted, because browsers show no more of it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": problem.id})
        return
    await JSONResponse(problem.json(), problem.status, problem.headers)(scope, receive, send)


class _WithHeaders:
    """Sends an answer with the headers that every answer has."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.started = True
            given = [*message.get("headers", ())]
            names = {name.lower() for name, _ in given}
            given += [header for header in _headers(self._scope) if header[0] not in names]
            message["headers"] = given
        await self._send(message)


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer to a request."""
    path = route_path(scope)
    headers = list(_RAW_ASSETS if path.startswith(ASSETS) else _RAW)
    if scope.get("scheme") in ("https", "wss"):
        headers.append((b"strict-transport-security", HSTS.encode("ascii")))
    if path.startswith("/api"):
        headers.append((b"cache-control", b"no-store"))
    return headers

"""A WebSocket to a server in the same test, without a net between them.

async with socket(here, anna.client) as live:
    await live.say(do="watch", table=table)
    page = await live.hear()
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from server_client import Server


class Closed(Exception):
    """The server hung up, or did not take the call."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(str(message))
        self.code = message.get("code")


class Live:
    """A browser's end of a socket."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def say(self, **message: Any) -> None:
        await self.sent.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, seconds: float = 30.0) -> Any:
        async with asyncio.timeout(seconds):
            message = await self.heard.get()
        if message["type"] != "websocket.send":
            raise Closed(message)
        return json.loads(message["text"])


def call_scope(client: httpx.AsyncClient, **headers: str) -> dict[str, Any]:
    """Return what the server hears of a call with a client's cookies."""
    request = client.build_request("GET", "/api/live", headers={"connection": "upgrade", **headers})
    return {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "wss" if request.url.scheme == "https" else "ws",
        "path": "/api/live",
        "raw_path": b"/api/live",
        "query_string": b"",
        "root_path": "",
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {"websocket.http.response": {}},
    }


@asynccontextmanager
async def socket(here: Server, client: httpx.AsyncClient, **headers: str) -> AsyncIterator[Live]:
    """Call the server with a client's cookies; `Closed` when it does not take the call."""
    live = Live()
    scope = call_scope(client, **headers)
    await live.sent.put({"type": "websocket.connect"})
    call = asyncio.create_task(here.app(scope, live.sent.get, live.heard.put))  # type: ignore[arg-type]
    try:
        async with asyncio.timeout(30):
            first = await live.heard.get()
        if first["type"] != "websocket.accept":
            raise Closed(first)
        yield live
    finally:
        await live.sent.put({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(30):
            await asyncio.gather(call, return_exceptions=True)

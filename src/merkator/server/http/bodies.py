"""The bodies of requests: JSON of bounded size, read before anything else is done with it.

Few routes take more than a little, and those only from someone with a session. What is large is read outside the
event loop, once: routes of the class `LargeRoute` take over what the guard has read.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NoReturn

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope

from merkator.server.base import limits, owner
from merkator.server.base.limits import BYTES
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Problem
from merkator.server.http.auth import address_of, context_of, session_user
from merkator.server.http.paths import route_path

MOST_BYTES: Final = 64_000
MOST_BYTES_CARDS: Final = 250_000
MOST_BYTES_RECORD: Final = 1_000_000
_LARGE: Final = (
    ("POST", re.compile(r"/api/records"), MOST_BYTES_RECORD),
    ("POST", re.compile(r"/api/(card-sets|games/[^/]+/cards/check)"), MOST_BYTES_CARDS),
    ("PUT", re.compile(r"/api/card-sets/[^/]+"), MOST_BYTES_CARDS),
)
"""Routes that take more from someone with a session."""
BODY_SECONDS: Final = 20.0  # in which a body must be there
_SMALL: Final = 4_000  # bytes that are free
_READ: Final = "merkator.json"
"""What the guard has read of a large body, in the scope of its request."""


class ClientGone(Exception):
    """The client went away in the middle of a request."""


async def receive_body(scope: Scope, receive: Receive) -> Receive:
    """Return a `receive` that hands the application the whole body, already checked."""
    headers = Headers(scope=scope)
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return receive
    most = await _most(scope, headers)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _body(headers, receive, most)
    except TimeoutError:
        raise Problem("slow", "the request took too long to arrive", 408) from None
    if body:
        await _check(scope, headers, body)
    waiting = [body]

    async def given() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return given


async def _most(scope: Scope, headers: Headers) -> int:
    """Return how many bytes a body may have."""
    path, length = route_path(scope), headers.get("content-length", "")
    if length.isdecimal() and len(length) < 16 and int(length) <= MOST_BYTES:
        return MOST_BYTES
    for method, pattern, most in _LARGE:
        if scope["method"] == method and pattern.fullmatch(path):
            known = await session_user(HTTPConnection(scope)) is not None
            return most if known else MOST_BYTES
    return MOST_BYTES


async def _body(headers: Headers, receive: Receive, most: int) -> bytes:
    """Return the whole body if it is not too long."""
    length = headers.get("content-length", "0")
    size = int(length) if length.isdecimal() and len(length) < 16 else most + 1
    parts = []
    got = 0
    while size <= most and got <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        parts.append(message.get("body", b""))
        got += len(parts[-1])
        if not message.get("more_body", False):
            break
    if max(size, got) > most:
        raise Problem("large", "this request is too large: the limit is {most} bytes", 413, most=most)
    return b"".join(parts)


async def _check(scope: Scope, headers: Headers, body: bytes) -> None:
    """Refuse a body that is not JSON, or JSON that no database or answer could hold; charge for a long one."""
    kind = headers.get("content-type", "").partition(";")[0].strip().casefold()
    if kind != "application/json":
        raise Problem("content-type", "the request must be JSON, with the header Content-Type: application/json", 415)
    connection = HTTPConnection(scope)
    context = context_of(connection)
    if len(body) > _SMALL:
        sender = Owner("", limits.neighbourhood(address_of(connection)))
        context.limits.check_seconds(BYTES, sender, context.now())
        context.limits.charge(BYTES, sender, len(body), context.now())
    try:
        if len(body) <= MOST_BYTES:
            _check_json(body)
        else:
            scope[_READ] = await context.background.run(owner.current(), partial(_read_large, body))
    except (ValueError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Problem("json", "the request is not valid JSON: {why}", 400, why=why[:200]) from None


def _check_json(body: bytes) -> None:
    if b"\0" in body:
        raise ValueError("it must be UTF-8")
    value = json.loads(body.decode("utf-8"), parse_constant=_no_number, parse_float=_finite)
    if b"\\u" in body:
        check_texts(value)


def _read_large(body: bytes) -> Any:
    """Return what a body holds, read in a thread."""
    value = from_json(body, allow_inf_nan=False, cache_strings="none")
    check_texts(value)
    return value


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a number")


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text[:20])


def check_texts(value: Any) -> None:
    """Refuse lone surrogates and NUL, which only escapes can bring in, and numbers without end."""
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            item.encode("utf-8")  # a UnicodeEncodeError is a ValueError
            if "\0" in item:
                raise ValueError("a text contains NUL")
        elif isinstance(item, dict):
            waiting += [*item.keys(), *item.values()]
        elif isinstance(item, list):
            waiting += item
        elif isinstance(item, float) and not math.isfinite(item):
            _no_number(str(item))


class LargeRoute(APIRoute):
    """A route that takes large bodies: the guard has read them already."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request."""
        handle = super().get_route_handler()

        async def answer(request: Request) -> Response:
            return await handle(_Read(request.scope, request.receive))

        return answer


class _Read(Request):
    """A request whose body may have been read."""

    async def json(self) -> Any:
        """Return what the body holds."""
        return self.scope[_READ] if _READ in self.scope else await super().json()

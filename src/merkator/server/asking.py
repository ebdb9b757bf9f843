"""Who asks: the user of a request, by cookie or by token, and whether a change may come from this page at all."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from merkator.server import people
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Forbidden, Problem

COOKIE: Final = "merkator_session"
CSRF_HEADER: Final = "x-merkator-token"
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def house_of(connection: HTTPConnection) -> House:
    """Return the server process a request came to."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def csrf_token(house: House, user: User) -> str:
    """Return what a page must send along with every change: another site cannot know it."""
    return hmac.new(house.signing_key, f"csrf {user.session_id}".encode(), sha256).hexdigest()


def token_of(connection: HTTPConnection) -> tuple[str | None, bool]:
    """Return the session's token, and whether it came as a cookie, which browsers send by themselves."""
    given = connection.headers.get("authorization", "")
    if given.lower().startswith("bearer "):
        return given[7:].strip(), False
    return connection.cookies.get(COOKIE), True


async def visitor(request: Request) -> User | None:
    """Return the user of a request, or None for somebody who is new here."""
    house = house_of(request)
    token, by_cookie = token_of(request)
    if not token or len(token) > 100:
        return None
    found = await house.database.read(lambda c: people.user_of(c, token, house.now()))
    if found is None:
        return None
    user, due = found
    if by_cookie and request.method not in _SAFE:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given, csrf_token(house, user)):
            raise Forbidden("csrf", "this request did not come from our own page: reload it and try again")
    if due:
        await house.database.write(lambda c: people.seen(c, user, house.now()))
    return user


async def known_user(user: Annotated[User | None, Depends(visitor)]) -> User:
    """Return the user of a request; 401 for somebody who is new here."""
    if user is None:
        raise Problem("no-session", "say who you are first: a guest needs only a name", 401)
    return user


Visitor = Annotated[User | None, Depends(visitor)]
KnownUser = Annotated[User, Depends(known_user)]
TheHouse = Annotated[House, Depends(house_of)]

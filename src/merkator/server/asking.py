"""Who asks: the user of a request, by cookie or by token, and whether a change may come from this page at all."""

from __future__ import annotations

import hmac
from typing import Annotated, Final

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection

from merkator.server import cookies, limits, logs, people
from merkator.server.guard import SAFE, route_path
from merkator.server.house import House
from merkator.server.people import BROWSER, TOKEN, User
from merkator.server.problems import Forbidden, Problem

CSRF_HEADER: Final = "x-merkator-token"
_LONGEST: Final = 100  # of a session's token


def house_of(connection: HTTPConnection) -> House:
    """Return the server process a request came to."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def the_house(connection: HTTPConnection) -> House:
    """Return the same to a route: FastAPI calls plain functions in a thread, which would be half of a request."""
    return house_of(connection)


def csrf_token(house: House, user: User) -> str:
    """Return what a page must send along with every change: another site cannot know it."""
    return hmac.digest(house.signing_key, f"csrf {user.session_id}".encode(), "sha256").hex()


def token_of(connection: HTTPConnection) -> tuple[str | None, str]:
    """Return the session's token and its kind: a program's, or the cookie's, which browsers send by themselves."""
    given = connection.headers.get("authorization", "")
    if given.lower().startswith("bearer "):
        return given[7:].strip(), TOKEN
    return cookies.given(connection), BROWSER


async def session_user(connection: HTTPConnection) -> tuple[User, bool] | None:
    """Return the user whose session a connection shows, and whether it is time to note that they were here."""
    house = house_of(connection)
    token, kind = token_of(connection)
    if not token or len(token) > _LONGEST:
        return None
    found = await house.sessions.user_of(token, house.now())
    if found is None or found[0].session_kind != kind:
        return None
    logs.note(user=found[0].public_id)
    return found


async def visitor(request: Request) -> User | None:
    """Return the user of a request, or None for somebody who is new here."""
    house = house_of(request)
    found = await session_user(request)
    if found is None:
        return None
    user, due = found
    if user.session_kind == BROWSER and request.method not in SAFE:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode("utf-8"), csrf_token(house, user).encode("utf-8")):
            raise Forbidden("csrf", "this page is out of date: reload it and try again")
    if due:
        await house.database.write(lambda c: people.seen(c, user, house.now()))
    return user


async def known_user(request: Request, user: Annotated[User | None, Depends(visitor)]) -> User:
    """Return the user of a request, who may not ask too often; 401 for somebody who is new here."""
    if user is None:
        raise Problem("no-session", "enter a name first: a guest needs only a name", 401)
    house = house_of(request)
    house.limits.ask_user(limits.kind_of(request.method, route_path(request.scope)), user.id, house.now())
    return user


async def table_maker(request: Request, user: Annotated[User, Depends(known_user)]) -> User:
    """Return the user of a request if they may make tables; a server can keep that to accounts."""
    if user.guest and not house_of(request).settings.guest_tables:
        raise Forbidden("guest-tables", "you need an account to create games here; guests can join games")
    return user


async def browsing_user(user: Annotated[User, Depends(known_user)]) -> User:
    """Return the user of a request out of a browser: a program's token opens no door to the account itself."""
    if user.session_kind != BROWSER:
        raise Forbidden("browser", "this only works in a browser, not with an API token")
    return user


async def admin_user(user: Annotated[User, Depends(browsing_user)]) -> User:
    """Return the user of a request if they run this server."""
    if not user.admin:
        raise Forbidden("admin", "only server admins can do this")
    return user


Visitor = Annotated[User | None, Depends(visitor)]
KnownUser = Annotated[User, Depends(known_user)]
TableMaker = Annotated[User, Depends(table_maker)]
BrowsingUser = Annotated[User, Depends(browsing_user)]
AdminUser = Annotated[User, Depends(admin_user)]
TheHouse = Annotated[House, Depends(the_house)]
RowId = Annotated[int, Path(ge=1, le=2**63 - 1)]  # no database knows larger numbers

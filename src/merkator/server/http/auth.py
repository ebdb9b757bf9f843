"""Authentication: the user of a request, by cookie or by token, and protection against forged requests."""

from __future__ import annotations

import contextlib
import hmac
from typing import Annotated, Final

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection

from merkator.server.base import limits, logs
from merkator.server.base import owner as owners
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Forbidden, Problem
from merkator.server.http import cookies
from merkator.server.http.paths import SAFE, route_path
from merkator.server.store.faults import NotSaved
from merkator.server.users import user_store
from merkator.server.users.user_store import BROWSER, TOKEN, User

CSRF_HEADER: Final = "x-merkator-token"
_LONGEST: Final = 100  # of a session's token


def context_of(connection: HTTPConnection) -> ServerContext:
    """Return the context of the process that a request came to."""
    context = connection.app.state.context
    assert isinstance(context, ServerContext)
    return context


async def get_context(connection: HTTPConnection) -> ServerContext:
    """Return the context to a route.

    Async, because FastAPI runs plain functions in a thread, which would take half of a request's time.
    """
    return context_of(connection)


def csrf_token(context: ServerContext, user: User) -> str:
    """Return the token that a page must send with every change; another site cannot know it."""
    return hmac.digest(context.signing_key, f"csrf {user.session_id}".encode(), "sha256").hex()


def token_of(connection: HTTPConnection) -> tuple[str | None, str]:
    """Return the session's token and its kind: a program's, or the cookie's, which browsers send automatically."""
    given = connection.headers.get("authorization", "")
    if given.lower().startswith("bearer "):
        return given[7:].strip(), TOKEN
    return cookies.session_token(connection), BROWSER


async def session_user(connection: HTTPConnection) -> tuple[User, bool] | None:
    """Return the user of a connection's session, and whether it is time to mark them as seen."""
    context = context_of(connection)
    token, kind = token_of(connection)
    if not token or len(token) > _LONGEST:
        return None
    found = await context.sessions.user_of(token, context.now())
    if found is None or found[0].session_kind != kind:
        return None
    user = found[0]
    logs.note(user=user.public_id)
    context.limits.remember(user.id, address_of(connection))
    owners.work_for(context.limits.owner(user.id))
    return found


async def optional_user(request: Request) -> User | None:
    """Return the user of a request, or None for a new visitor."""
    context = context_of(request)
    found = await session_user(request)
    if found is None:
        return None
    user, due = found
    if user.session_kind == BROWSER and request.method not in SAFE:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode("utf-8"), csrf_token(context, user).encode("utf-8")):
            raise Forbidden("csrf", "this page is out of date: reload it and try again")
    if due:
        with contextlib.suppress(NotSaved):  # there is another time
            await context.database.write(lambda c: user_store.mark_seen(c, user, context.now()))
    return user


async def current_user(request: Request, user: Annotated[User | None, Depends(optional_user)]) -> User:
    """Return the user of a request, within their rate limit; 401 for a new visitor."""
    if user is None:
        raise Problem("no-session", "enter a name first: a guest needs only a name", 401)
    context = context_of(request)
    context.limits.ask_user(limits.kind_of(request.method, route_path(request.scope)), user.id, context.now())
    return user


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request or a socket comes from."""
    return connection.client.host if connection.client else "local"


async def work_owner(request: Request, user: Annotated[User | None, Depends(optional_user)]) -> Owner:
    """Return whose budget the work of a request is charged to."""
    return Owner(str(user.id) if user else "", limits.neighbourhood(address_of(request)))


async def user_who_may_create(request: Request, user: Annotated[User, Depends(current_user)]) -> User:
    """Return the user of a request if they may create tables; a server can restrict that to accounts."""
    if user.guest and not context_of(request).settings.guest_tables:
        raise Forbidden("guest-tables", "you need an account to create games here; guests can join games")
    return user


async def browser_user(user: Annotated[User, Depends(current_user)]) -> User:
    """Return the user of a request from a browser: a program's token gives no access to the account itself."""
    if user.session_kind != BROWSER:
        raise Forbidden("browser", "this only works in a browser, not with an API token")
    return user


async def admin_user(user: Annotated[User, Depends(browser_user)]) -> User:
    """Return the user of a request if they are an admin of this server."""
    if not user.admin:
        raise Forbidden("admin", "only server admins can do this")
    return user


OptionalUser = Annotated[User | None, Depends(optional_user)]
CurrentUser = Annotated[User, Depends(current_user)]
TableCreator = Annotated[User, Depends(user_who_may_create)]
BrowserUser = Annotated[User, Depends(browser_user)]
AdminUser = Annotated[User, Depends(admin_user)]
WorkOwner = Annotated[Owner, Depends(work_owner)]
Context = Annotated[ServerContext, Depends(get_context)]
RowId = Annotated[int, Path(ge=1, le=2**63 - 1)]  # no database knows larger numbers

"""Signing in and out: the session of a browser, and sockets that must check theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fastapi import Response
from starlette.requests import HTTPConnection

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import NotFound
from merkator.server.http import cookies
from merkator.server.http.auth import csrf_token
from merkator.server.store.bus import CHANGED
from merkator.server.users import preferences, user_store
from merkator.server.users.devices import device_name
from merkator.server.users.user_store import SESSION_DAYS, User


def device(connection: HTTPConnection) -> str:
    """Return the label of a session in lists: which browser it is, on which system."""
    return device_name(connection.headers.get("user-agent", ""))


def me(context: ServerContext, user: User) -> dict[str, Any]:
    """Return what users see of themselves."""
    return {
        "id": user.public_id,
        "name": user.name,
        "guest": user.guest,
        "login": user.login,
        "admin": user.admin,
        "language": user.language,
        "preferences": preferences.all_preferences(user.preferences),
        "token": csrf_token(context, user),
    }


async def set_session_cookie(
    context: ServerContext, request: HTTPConnection, response: Response, token: str
) -> dict[str, Any]:
    """Give a browser the session that was opened for it; return the user it belongs to."""
    found = await context.database.read(lambda c: user_store.user_of_token(c, token, context.now()))
    if found is None:
        raise NotFound("no-user", "player not found")
    cookies.set_session(response, request, token, SESSION_DAYS * user_store.DAY)
    return me(context, found[0])


async def recheck_sockets(context: ServerContext, *user_ids: int) -> None:
    """Make the sockets of users check whether their session is still open."""
    for user_id in user_ids:
        await context.bus.publish(user_store.topic(user_id), 0)


async def announce_seats(context: ServerContext, tables: Iterable[str]) -> None:
    """Announce that the seats of some tables changed."""
    for id in tables:
        await context.bus.publish(id, CHANGED)

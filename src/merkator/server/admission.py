"""How people come in and go: sessions are opened in browsers and ended, and open sockets hear of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fastapi import Response
from starlette.requests import HTTPConnection

from merkator.server import cookies, people, preferences
from merkator.server.asking import csrf_token
from merkator.server.house import House
from merkator.server.people import SESSION_DAYS, User
from merkator.server.problems import NotFound
from merkator.server.rooms import CHANGED


def device(connection: HTTPConnection) -> str:
    """Return what a session is listed as: how the browser calls itself."""
    return connection.headers.get("user-agent", "")


def me(house: House, user: User) -> dict[str, Any]:
    """Return what the own page shows of a user."""
    return {
        "id": user.public_id,
        "name": user.name,
        "guest": user.guest,
        "login": user.login,
        "admin": user.admin,
        "language": user.language,
        "preferences": preferences.shown(user.preferences),
        "token": csrf_token(house, user),
    }


async def welcome(house: House, request: HTTPConnection, response: Response, token: str) -> dict[str, Any]:
    """Give a browser the session that was opened for it; return who it is now."""
    found = await house.database.read(lambda c: people.user_of(c, token, house.now()))
    if found is None:
        raise NotFound("no-user", "player not found")
    cookies.give(response, request, token, SESSION_DAYS * people.DAY)
    return me(house, found[0])


async def departed(house: House, *user_ids: int) -> None:
    """Make the sockets of users look whether their session is still open."""
    for user_id in user_ids:
        await house.bus.publish(people.topic(user_id), 0)


async def seats_changed(house: House, tables: Iterable[str]) -> None:
    """Tell everyone at some tables that their seats changed."""
    for id in tables:
        await house.bus.publish(id, CHANGED)

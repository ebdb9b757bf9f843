"""The API of users: who am I, guests, sessions."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from merkator.core.record import checked_names
from merkator.server import people
from merkator.server.asking import COOKIE, KnownUser, TheHouse, Visitor, csrf_token
from merkator.server.house import House
from merkator.server.people import BROWSER, SESSION_DAYS, User
from merkator.text import checked_language

router = APIRouter(prefix="/api", tags=["people"])


class Guest(BaseModel):
    """A visitor who wants to play."""

    name: str = Field(min_length=1, max_length=60, examples=["Anna"])
    language: str | None = Field(None, max_length=8, examples=["de"])


def me(house: House, user: User) -> dict[str, Any]:
    """Return what the own page shows of a user."""
    return {
        "id": user.public_id,
        "name": user.name,
        "guest": user.guest,
        "language": user.language,
        "preferences": user.preferences,
        "token": csrf_token(house, user),
    }


def set_cookie(response: Response, request: Request, token: str) -> None:
    """Give a browser its session."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=request.scope.get("root_path") or "/",
    )


@router.get("/me")
async def show_me(house: TheHouse, user: Visitor) -> dict[str, Any] | None:
    """Return who asks; null for somebody who is new here."""
    return None if user is None else me(house, user)


@router.post("/session", status_code=201)
async def new_guest(house: TheHouse, request: Request, response: Response, guest: Guest) -> dict[str, Any]:
    """Let a visitor in as a guest: a name is enough."""
    name = checked_names([guest.name], 1)[0]
    language = None if guest.language is None else checked_language(guest.language)
    now = house.now()

    def write(connection: Any) -> str:
        user_id = people.new_user(connection, name, language, now)
        return people.new_session(connection, user_id, BROWSER, request.headers.get("user-agent", ""), now)

    token = await house.database.write(write)
    found = await house.database.read(lambda c: people.user_of(c, token, now))
    assert found is not None
    set_cookie(response, request, token)
    return me(house, found[0])


@router.delete("/session", status_code=204)
async def log_out(house: TheHouse, user: KnownUser, response: Response) -> None:
    """End this session."""
    await house.database.write(lambda c: people.end_session(c, user.session_id))
    response.delete_cookie(COOKIE)


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(house: TheHouse, user: KnownUser, response: Response) -> None:
    """End all sessions of the user, on all devices."""
    await house.database.write(lambda c: people.end_all_sessions(c, user.id))
    response.delete_cookie(COOKIE)

"""The API of users: who am I, guests, sessions, preferences, and leaving for good."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from merkator.core.record import checked_names
from merkator.server import accounts, cookies, export, farewell, passwords, people, preferences
from merkator.server.admission import departed, device, me, seats_changed, welcome
from merkator.server.asking import BrowsingUser, KnownUser, RowId, TheHouse, Visitor
from merkator.server.people import BROWSER
from merkator.server.preferences import Preferences
from merkator.server.problems import Forbidden
from merkator.server.tables import LOBBY
from merkator.text import checked_language

router = APIRouter(prefix="/api", tags=["people"])
Name = Annotated[str, Field(min_length=1, max_length=60, examples=["Anna"])]
Language = Annotated[str | None, Field(max_length=8, examples=["de"])]


class Guest(BaseModel):
    """A visitor who wants to play."""

    name: Name
    language: Language = None


class Changes(BaseModel):
    """What a user changes about themselves; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    name: Name | None = None
    language: Language = None
    preferences: Preferences | None = None


class Farewell(BaseModel):
    """The wish to leave for good; an account confirms it with its password."""

    password: str | None = Field(None, max_length=passwords.LONGEST)


@router.get("/me")
async def show_me(house: TheHouse, user: Visitor) -> dict[str, Any] | None:
    """Return who asks; null for somebody who is new here."""
    return None if user is None else me(house, user)


@router.patch("/me")
async def change_me(house: TheHouse, user: KnownUser, changes: Changes) -> dict[str, Any]:
    """Change name, language or preferences."""
    values: dict[str, Any] = {}
    if "language" in changes.model_fields_set:
        values["language"] = None if changes.language is None else checked_language(changes.language)
    if changes.preferences is not None:
        values["preferences"] = preferences.changed(user.preferences, changes.preferences)
    name = user.name if changes.name is None else checked_names([changes.name], 1)[0]

    def write(connection: Connection) -> list[str]:
        if values:
            people.change_user(connection, user.id, values)
        return accounts.rename(connection, user, name) if name != user.name else []

    await seats_changed(house, await house.database.write(write))
    shown = me(house, user) | values | {"name": name}
    return shown | {"preferences": preferences.shown(values.get("preferences", user.preferences))}


@router.get("/me/export")
async def export_me(house: TheHouse, user: BrowsingUser) -> JSONResponse:
    """Return everything that is stored about the user, with the records of finished games."""
    found = await export.everything(house, user)
    return JSONResponse(found, headers={"Content-Disposition": 'attachment; filename="merkator.json"'})


@router.post("/me/delete", status_code=204)
async def delete_me(
    house: TheHouse, user: BrowsingUser, request: Request, response: Response, body: Farewell
) -> None:
    """Remove the user and all data; games with others keep a seat without a name."""
    if not user.guest:
        stored = await house.database.read(lambda c: accounts.password_of(c, user.id))
        if not await passwords.matches(body.password or "", stored):
            raise Forbidden("password", "wrong password")
    changed = await house.database.write(lambda c: farewell.delete_user(c, user.id))
    await departed(house, user.id)
    await seats_changed(house, [*changed, LOBBY])
    cookies.take_back(response, request)


@router.post("/session", status_code=201)
async def new_guest(house: TheHouse, request: Request, response: Response, guest: Guest) -> dict[str, Any]:
    """Let a visitor in as a guest: a name is enough."""
    name = checked_names([guest.name], 1)[0]
    language = None if guest.language is None else checked_language(guest.language)
    now = house.now()

    def write(connection: Connection) -> str:
        user_id = people.new_user(connection, name, language, now)
        return people.new_session(connection, user_id, BROWSER, device(request), now)

    return await welcome(house, request, response, await house.database.write(write))


@router.delete("/session", status_code=204)
async def log_out(house: TheHouse, user: BrowsingUser, request: Request, response: Response) -> None:
    """End this session."""
    await house.database.write(lambda c: people.end_session(c, user.session_id))
    await departed(house, user.id)
    cookies.take_back(response, request)


@router.get("/sessions")
async def list_sessions(house: TheHouse, user: BrowsingUser) -> list[dict[str, Any]]:
    """List the browsers in which the user is logged in."""
    return await house.database.read(lambda c: accounts.sessions_of(c, user, BROWSER))


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(house: TheHouse, user: BrowsingUser, request: Request, response: Response) -> None:
    """End all sessions of the user, on all devices and of all programs."""
    await house.database.write(lambda c: people.end_all_sessions(c, user.id))
    await departed(house, user.id)
    cookies.take_back(response, request)


@router.delete("/sessions/{id}", status_code=204)
async def log_out_there(house: TheHouse, user: BrowsingUser, id: RowId) -> None:
    """End one session of the user."""
    await house.database.write(lambda c: accounts.end_session(c, id, user.id, BROWSER))
    await departed(house, user.id)

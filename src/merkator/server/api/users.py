"""The routes of users: who am I, guests, sessions, preferences, export and deletion."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from merkator.core.record import check_player_names
from merkator.server.api.responses import ResponseModel, returns
from merkator.server.base.problems import Forbidden
from merkator.server.http import cookies
from merkator.server.http.auth import BrowserUser, Context, CurrentUser, OptionalUser, RowId, WorkOwner
from merkator.server.http.sign_in import announce_seats, device, me, recheck_sockets, set_session_cookie
from merkator.server.store.bus import LOBBY
from merkator.server.tables import records
from merkator.server.users import accounts, export, passwords, preferences, user_deletion, user_store
from merkator.server.users.preferences import Preferences
from merkator.server.users.user_store import BROWSER
from merkator.text import check_language

router = APIRouter(prefix="/api", tags=["people"])
Name = Annotated[str, Field(min_length=1, max_length=60, examples=["Anna"])]
Language = Annotated[str | None, Field(max_length=8, examples=["de"])]


class Guest(BaseModel):
    """A visitor who wants to play."""

    name: Name
    language: Language = None


class UserChanges(BaseModel):
    """What a user changes about themselves; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    name: Name | None = None
    language: Language = None
    preferences: Preferences | None = None


class DeleteMe(BaseModel):
    """Confirms that a user wants to be deleted; an account does so with its password."""

    password: str | None = Field(None, max_length=passwords.LONGEST)


class MeResponse(ResponseModel):
    """The current user."""

    id: str
    name: str
    guest: bool
    login: str | None
    admin: bool
    language: str | None
    preferences: Preferences
    token: str


@router.get("/me")
@returns(MeResponse | None)
async def show_me(context: Context, user: OptionalUser) -> dict[str, Any] | None:
    """Return the current user; null for a new visitor."""
    return None if user is None else me(context, user)


@router.patch("/me")
@returns(MeResponse)
async def change_me(context: Context, user: CurrentUser, changes: UserChanges) -> dict[str, Any]:
    """Change name, language or preferences."""
    values: dict[str, Any] = {}
    if "language" in changes.model_fields_set:
        values["language"] = None if changes.language is None else check_language(changes.language)
    if changes.preferences is not None:
        values["preferences"] = preferences.merge(user.preferences, changes.preferences)
    name = user.name if changes.name is None else check_player_names([changes.name], 1)[0]

    def write(connection: Connection) -> list[str]:
        if values:
            user_store.change_user(connection, user.id, values)
        return accounts.rename(connection, user, name) if name != user.name else []

    await announce_seats(context, await context.database.write(write))
    shown = me(context, user) | values | {"name": name}
    return shown | {"preferences": preferences.all_preferences(values.get("preferences", user.preferences))}


@router.get("/me/export")
async def export_me(context: Context, user: BrowserUser, owner: WorkOwner) -> JSONResponse:
    """Return everything that is stored about the user, with the records of finished games."""
    context.background.walks.check(owner)
    found = await export.everything(context, user, partial(records.stored_record, context, owner))
    return JSONResponse(found, headers={"Content-Disposition": 'attachment; filename="merkator.json"'})


@router.post("/me/delete", status_code=204)
async def delete_me(
    context: Context, user: BrowserUser, request: Request, response: Response, body: DeleteMe
) -> None:
    """Delete the user and all their data; games with others keep a seat without a name."""
    if not user.guest:
        stored = await context.database.read(lambda c: accounts.password_of(c, user.id))
        if not await passwords.matches(body.password or "", stored):
            raise Forbidden("password", "wrong password")
    changed = await context.database.write(lambda c: user_deletion.delete_user(c, user.id))
    await recheck_sockets(context, user.id)
    await announce_seats(context, [*changed, LOBBY])
    cookies.clear_session(response, request)


@router.post("/session", status_code=201)
@returns(MeResponse)
async def new_guest(context: Context, request: Request, response: Response, guest: Guest) -> dict[str, Any]:
    """Let a visitor in as a guest: a name is enough."""
    name = check_player_names([guest.name], 1)[0]
    language = None if guest.language is None else check_language(guest.language)
    now = context.now()

    def write(connection: Connection) -> str:
        user_id = user_store.new_user(connection, name, language, now)
        return user_store.new_session(connection, user_id, BROWSER, device(request), now)

    return await set_session_cookie(context, request, response, await context.database.write(write))


@router.delete("/session", status_code=204)
async def log_out(context: Context, user: BrowserUser, request: Request, response: Response) -> None:
    """End this session."""
    await context.database.write(lambda c: user_store.end_session(c, user))
    await recheck_sockets(context, user.id)
    cookies.clear_session(response, request)


@router.get("/sessions")
async def list_sessions(context: Context, user: BrowserUser) -> list[dict[str, Any]]:
    """List the browsers in which the user is logged in."""
    return await context.database.read(lambda c: accounts.sessions_of(c, user, BROWSER))


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(context: Context, user: BrowserUser, request: Request, response: Response) -> None:
    """End all sessions of the user, on all devices and of all programs."""
    await context.database.write(lambda c: user_store.end_all_sessions(c, user.id))
    await recheck_sockets(context, user.id)
    cookies.clear_session(response, request)


@router.delete("/sessions/others", status_code=204)
async def log_out_elsewhere(context: Context, user: BrowserUser) -> None:
    """End all other sessions of the user in browsers; this one and the tokens of programs stay."""
    await context.database.write(lambda c: user_store.end_other_sessions(c, user))
    await recheck_sockets(context, user.id)


@router.delete("/sessions/{id}", status_code=204)
async def log_out_there(context: Context, user: BrowserUser, id: RowId) -> None:
    """End one session of the user."""
    await context.database.write(lambda c: accounts.end_session(c, id, user.id, BROWSER))
    await recheck_sockets(context, user.id)

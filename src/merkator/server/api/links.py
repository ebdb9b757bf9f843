"""The routes of links: to another device or to a seat; looked at, used, revoked."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from merkator.server.api.responses import ResponseModel, returns
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.http.auth import BrowserUser, Context, CurrentUser, OptionalUser, RowId
from merkator.server.http.sign_in import device, me, recheck_sockets, set_session_cookie
from merkator.server.tables import access, seating
from merkator.server.tables.room import Room
from merkator.server.users import accounts, links
from merkator.server.users.links import Link
from merkator.server.users.user_store import User

router = APIRouter(prefix="/api", tags=["links"])


class Token(BaseModel):
    """The token in the fragment of a link."""

    token: str = Field(min_length=1, max_length=100)


class Use(Token):
    """A link to be used."""

    replace: bool = Field(False, description="with a device link: log out the current user")


class Invitation(BaseModel):
    """The seat that the invitation is for."""

    seat: int | None = Field(
        None, ge=0, le=5, description="none: whichever is free; such a link works for several people"
    )


class LinkResponse(ResponseModel):
    """A link as its maker sees it, once."""

    id: int
    kind: str
    table: str | None
    seat: int | None
    created: float
    expires: float
    used: float | None
    token: str
    address: str
    qr: str


class LookResponse(ResponseModel):
    """What a link is for."""

    kind: str
    name: str | None
    expires: float
    seat: int | None
    table: dict[str, Any] | None


@router.get("/links")
async def list_links(context: Context, user: BrowserUser) -> list[dict[str, Any]]:
    """List the user's links that can still be used, without their tokens."""
    found = await context.database.read(lambda c: links.links_of(c, user.id, context.now()))
    return [link.json() for link in found]


@router.delete("/links/{id}", status_code=204)
async def revoke_link(context: Context, user: CurrentUser, id: RowId) -> None:
    """Revoke one of the user's links, or an invitation to a table they created."""
    await context.database.write(lambda c: links.revoke(c, id, user.id))


@router.post("/links/device", status_code=201)
@returns(LinkResponse)
async def link_device(context: Context, user: BrowserUser, request: Request) -> dict[str, Any]:
    """Create a link with which the user continues on another device, also as a QR code."""
    made = await context.database.write(lambda c: links.new_link(c, links.DEVICE, user.id, context.now()))
    return links.link_json(str(request.base_url), *made)


@router.post("/tables/{id}/invitations", status_code=201)
@returns(LinkResponse)
async def invite(context: Context, user: CurrentUser, request: Request, id: str, body: Invitation) -> dict[str, Any]:
    """Create a link with which one person can take a free seat, or several people those that are free."""
    room = await access.visible_room(context, id, user)
    _check_invitation(room, user, body.seat)
    made = await context.database.write(
        lambda c: links.new_link(c, links.SEAT, user.id, context.now(), table_id=room.id, seat=body.seat)
    )
    return links.link_json(str(request.base_url), *made)


def _check_invitation(room: Room, user: User, seat: int | None) -> None:
    """Make sure that someone at the table invites to a free seat."""
    here = [place for place in room.seats_of(user.id) if not room.seats[place].left]
    if not here and room.row["creator"] != user.id:
        raise Forbidden("invite", "only players in a game can invite others to it")
    if seat is None:
        if room.number:
            raise Conflict("started", "the game has already started")
        return
    if seat >= len(room.seats):
        raise Problem("seat", "this game has {count} seats", 422, count=len(room.seats))
    if room.seats[seat].taken and not room.seats[seat].left:
        raise Conflict("taken", "this seat is taken")
    if room.number and not room.running:
        raise Conflict("over", "the game is over")


@router.post("/links/look")
@returns(LookResponse)
async def look(context: Context, body: Token) -> dict[str, Any]:
    """Say what a link is for, without using it."""

    def read(connection: Connection) -> tuple[Link, str | None]:
        link = links.find(connection, body.token, context.now())
        return link, links.owner_name(connection, link)

    link, name = await context.database.read(read)
    shown: dict[str, Any] = {
        "kind": link.kind,
        "name": name,
        "expires": link.expires,
        "seat": link.seat,
        "table": None,
    }
    if link.table_id is not None:
        room = await context.rooms.open(link.table_id)
        shown["table"] = {key: room.row[key] for key in ("id", "title", "game", "players", "options", "status")}
        shown["table"]["seats"] = [seat.name if seat.taken and not seat.left else None for seat in room.seats]
    return shown


@router.post("/links/use")
async def use(
    context: Context, user: OptionalUser, request: Request, response: Response, body: Use
) -> dict[str, Any]:
    """Use a link: continue as its user on this device, or take a seat. A link works once, unless it names no seat."""
    link = await context.database.read(lambda c: links.find(c, body.token, context.now()))
    if link.kind == links.DEVICE:
        return {"kind": link.kind, "me": await _go_on(context, user, request, response, link, body.replace)}
    if link.kind == links.SEAT:
        return {"kind": link.kind, "table": link.table_id, "seat": await _take_seat(context, user, link)}
    raise Problem("link-kind", "open this link on the account page", kind=link.kind)


async def _go_on(
    context: ServerContext, user: User | None, request: Request, response: Response, link: Link, replace: bool
) -> dict[str, Any]:
    """Open a session of the link's user at this device."""
    owner = link.user_id
    assert owner is not None
    if user is not None and user.id == owner:
        return me(context, user)  # at home already: the link stays good for the other device
    if user is not None and not replace:
        raise Conflict("somebody", "you are already here as {name!r}: log out first, or replace", name=user.name)

    def write(connection: Connection) -> str:
        links.claim(connection, link, context.now())
        return accounts.new_browser(connection, owner, device(request), context.now(), instead=user)

    token = await context.database.write(write)
    if user is not None:
        await recheck_sockets(context, user.id)
    return await set_session_cookie(context, request, response, token)


async def _take_seat(context: ServerContext, user: User | None, link: Link) -> int:
    """Take the seat of an invitation; the link stays good when the seat cannot be taken."""
    if user is None:
        raise Problem("no-session", "enter a name first: a guest needs only a name", 401)
    assert link.table_id is not None
    room = await context.rooms.open(link.table_id)
    if link.seat is None:  # for several people
        mine = room.seats_of(user.id)
        return mine[0] if mine else await seating.join(context, room, user, None, by_link=True)
    await context.database.write(lambda c: links.claim(c, link, context.now()))
    try:
        return await seating.join(context, room, user, link.seat, by_link=True)
    except Problem:
        await context.database.write(lambda c: links.give_back(c, link))
        raise

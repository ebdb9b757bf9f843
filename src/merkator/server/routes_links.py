"""The API of links: along to another device, an invitation to a seat; looked at, used, revoked."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from merkator.server import accounts, links, tables
from merkator.server.admission import departed, device, me, welcome
from merkator.server.asking import BrowsingUser, KnownUser, RowId, TheHouse, Visitor
from merkator.server.house import House
from merkator.server.links import Link
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.room import Room

router = APIRouter(prefix="/api", tags=["links"])


class Token(BaseModel):
    """The token in the fragment of a link."""

    token: str = Field(min_length=1, max_length=100)


class Use(Token):
    """A link to be used."""

    replace: bool = Field(False, description="with a device link: whoever is here now is logged out")


class Invitation(BaseModel):
    """The seat that somebody is invited to."""

    seat: int = Field(ge=0, le=5)


@router.get("/links")
async def list_links(house: TheHouse, user: BrowsingUser) -> list[dict[str, Any]]:
    """List the own links that can still be used, without their tokens."""
    found = await house.database.read(lambda c: links.links_of(c, user.id, house.now()))
    return [link.json() for link in found]


@router.delete("/links/{id}", status_code=204)
async def revoke_link(house: TheHouse, user: KnownUser, id: RowId) -> None:
    """Revoke an own link, or an invitation to a table that the user made."""
    await house.database.write(lambda c: links.revoke(c, id, user.id))


@router.post("/links/device", status_code=201)
async def link_device(house: TheHouse, user: BrowsingUser, request: Request) -> dict[str, Any]:
    """Make a link with which the user goes on at another device, also as a picture to photograph."""
    made = await house.database.write(lambda c: links.new_link(c, links.DEVICE, user.id, house.now()))
    return links.shown(request, *made)


@router.post("/tables/{id}/invitations", status_code=201)
async def invite(house: TheHouse, user: KnownUser, request: Request, id: str, body: Invitation) -> dict[str, Any]:
    """Make a link with which one person can take a free seat, also at a private table."""
    room = await tables.seen_room(house, id, user)
    _check_invitation(room, user, body.seat)
    made = await house.database.write(
        lambda c: links.new_link(c, links.SEAT, user.id, house.now(), table_id=room.id, seat=body.seat)
    )
    return links.shown(request, *made)


def _check_invitation(room: Room, user: User, seat: int) -> None:
    """Make sure that somebody at the table invites to a seat that is free."""
    here = [place for place in room.seats_of(user.id) if not room.seats[place].left]
    if not here and room.row["creator"] != user.id:
        raise Forbidden("invite", "only players in a game can invite others to it")
    if seat >= len(room.seats):
        raise Problem("seat", "this game has {count} seats", 422, count=len(room.seats))
    if room.seats[seat].taken and not room.seats[seat].left:
        raise Conflict("taken", "this seat is taken")
    if room.number and not room.running:
        raise Conflict("over", "the game is over")


@router.post("/links/look")
async def look(house: TheHouse, body: Token) -> dict[str, Any]:
    """Say what a link is for, without using it."""

    def read(connection: Connection) -> tuple[Link, str | None]:
        link = links.find(connection, body.token, house.now())
        return link, links.owner_name(connection, link)

    link, name = await house.database.read(read)
    shown: dict[str, Any] = {
        "kind": link.kind,
        "name": name,
        "expires": link.expires,
        "seat": link.seat,
        "table": None,
    }
    if link.table_id is not None:
        room = await house.rooms.open(link.table_id)
        shown["table"] = {key: room.row[key] for key in ("id", "title", "game", "players", "options", "status")}
        shown["table"]["seats"] = [seat.name if seat.taken and not seat.left else None for seat in room.seats]
    return shown


@router.post("/links/use")
async def use(house: TheHouse, user: Visitor, request: Request, response: Response, body: Use) -> dict[str, Any]:
    """Use a link: go on as its user at this device, or take the seat it invites to. Each link works once."""
    link = await house.database.read(lambda c: links.find(c, body.token, house.now()))
    if link.kind == links.DEVICE:
        return {"kind": link.kind, "me": await _go_on(house, user, request, response, link, body.replace)}
    if link.kind == links.SEAT:
        return {"kind": link.kind, "table": link.table_id, "seat": await _take_seat(house, user, link)}
    raise Problem("link-kind", "open this link on the account page", kind=link.kind)


async def _go_on(
    house: House, user: User | None, request: Request, response: Response, link: Link, replace: bool
) -> dict[str, Any]:
    """Open a session of the link's user at this device."""
    owner = link.user_id
    assert owner is not None
    if user is not None and user.id == owner:
        return me(house, user)  # at home already: the link stays good for the other device
    if user is not None and not replace:
        raise Conflict("somebody", "you are already here as {name!r}: log out first, or replace", name=user.name)

    def write(connection: Connection) -> str:
        links.claim(connection, link, house.now())
        return accounts.new_browser(connection, owner, device(request), house.now(), instead=user)

    token = await house.database.write(write)
    if user is not None:
        await departed(house, user.id)
    return await welcome(house, request, response, token)


async def _take_seat(house: House, user: User | None, link: Link) -> int:
    """Take the seat of an invitation; the link stays good when the seat cannot be taken."""
    if user is None:
        raise Problem("no-session", "enter a name first: a guest needs only a name", 401)
    assert link.table_id is not None
    room = await house.rooms.open(link.table_id)
    await house.database.write(lambda c: links.claim(c, link, house.now()))
    try:
        return await tables.join(house, room, user, link.seat, by_link=True)
    except Problem:
        await house.database.write(lambda c: links.give_back(c, link))
        raise

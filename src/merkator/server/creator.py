"""What the creator of a table may do besides playing: change its settings, fill free seats with bots, close it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from merkator.server import levels, moves, store, tables
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.room import Room
from merkator.server.rooms import CHANGED


async def change(house: House, room: Room, user: User, changes: dict[str, Any]) -> None:
    """Change title, talk, or before the start whether everybody may see the table."""
    _check(room, user)
    if not changes:
        return
    async with room.lock:
        if "public" in changes and changes["public"] != room.row["public"] and room.number:
            raise Conflict("started", "the game has already started")
        if "title" in changes:
            changes = {**changes, "title": changes["title"].strip()}
        await house.database.write(lambda c: store.change_table(c, room.id, changes))
        await house.rooms.catch_up(room)
    await tables.changed(house, room)


async def start(house: House, room: Room, user: User, level: str | None) -> None:
    """Let bots take the free seats, and begin."""
    _check(room, user)
    async with room.lock:
        if room.number:
            raise Conflict("started", "the game has already started")
        free = [seat.seat for seat in room.seats if not seat.taken]
        if free and level is None:
            raise Conflict("seats", "there is still a free seat")
        if free:
            await _seat_bots(house, room, free, level or "")
    await moves.start(house, room)
    await tables.changed(house, room)


async def seat_bot(house: House, room: Room, seat: int, level: str) -> None:
    """Let a bot take a free seat before the start; the game begins when it was the last one."""
    async with room.lock:
        if room.number or room.seats[seat].taken:
            raise Conflict("taken", "this seat is taken")
        await _seat_bots(house, room, [seat], level)
    if all(place.taken for place in room.seats):
        await moves.start(house, room)
    await tables.changed(house, room)


async def _seat_bots(house: House, room: Room, seats: list[int], level: str) -> None:
    """Give free seats to bots; whoever sat down there meanwhile stays."""
    changes = {**tables.bot_seat(room.game, level), "invited": False}

    def write(connection: Connection) -> None:
        for seat in seats:
            named = {**changes, "name": levels.name_at(room.game, seat, level)}
            store.seat_bot(connection, room.id, seat, named)

    await house.database.write(write)
    await house.rooms.catch_up(room)


async def close(house: House, room: Room, user: User) -> None:
    """Remove a table whose game has not begun."""
    _check(room, user)
    async with room.lock:
        if room.number:
            raise Conflict("started", "the game has already started")
        await house.database.write(lambda c: store.delete_table(c, room.id))
    await house.bus.publish(room.id, CHANGED)
    await house.bus.publish(tables.LOBBY, CHANGED)


def is_creator(room: Room, user: User) -> bool:
    """Say whether a user made a table."""
    return bool(room.row["creator"] == user.id)


def _check(room: Room, user: User) -> None:
    if not is_creator(room, user):
        raise Forbidden("creator", "only the player who created the game can do that")


def checked_seat(room: Room, seat: int) -> int:
    """Return a seat that the table has."""
    if not 0 <= seat < len(room.seats):
        raise Problem("seat", "this game has {count} seats", 422, count=len(room.seats))
    return seat

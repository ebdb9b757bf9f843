"""What only the creator of a table may do: change its settings, fill free seats with bots, close it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.catalogue import levels
from merkator.server.store import bus
from merkator.server.store.bus import CHANGED
from merkator.server.tables import arrangement, chat, creation, moves, quota, seating, table_store
from merkator.server.tables.room import Room
from merkator.server.users.user_store import User


async def change(context: ServerContext, room: Room, user: User, changes: dict[str, Any]) -> None:
    """Change the title or the chat, or before the start whether the table is public and what the game is like."""
    _check(room, user)
    if not changes:
        return
    arranged = {name: value for name, value in changes.items() if name in arrangement.KEYS}
    changes = {name: value for name, value in changes.items() if name not in arrangement.KEYS}
    async with room.lock:
        if arranged:
            await arrangement.arrange(context, room, arranged)
        if "public" in changes and changes["public"] != room.row["public"] and room.number:
            raise Conflict("started", "the game has already started")
        if "title" in changes:
            changes = {**changes, "title": creation.check_title(changes["title"])}
        if changes:
            await context.database.write(lambda c: table_store.change_table(c, room.id, changes))
            await context.rooms.catch_up(room)
    if arranged and any(seat.user_id not in (None, user.id) for seat in room.seats):
        await chat.announce(context, room, "arranged", who=user.name)
    await context.rooms.publish_change(room)


async def start(context: ServerContext, room: Room, user: User, level: str | None) -> None:
    """Fill the free seats with bots and start the game."""
    _check(room, user)
    async with room.lock:
        if room.number:
            raise Conflict("started", "the game has already started")
        free = [seat.seat for seat in room.seats if not seat.taken]
        if free and level is None:
            raise Conflict("seats", "there is still a free seat")
        if free:
            await _seat_bots(context, room, free, level or "")
    await moves.start(context, room)
    await context.rooms.publish_change(room)


async def seat_bot(context: ServerContext, room: Room, seat: int, level: str) -> None:
    """Put a bot on a free seat before the start; the game starts if it was the last one."""
    async with room.lock:
        if room.number or room.seats[seat].taken:
            raise Conflict("taken", "this seat is taken")
        await _seat_bots(context, room, [seat], level)
    if all(place.taken for place in room.seats):
        await moves.start(context, room)
    await context.rooms.publish_change(room)


async def _seat_bots(context: ServerContext, room: Room, seats: list[int], level: str) -> None:
    """Give free seats to bots; people who took one meanwhile keep it."""
    changes = {**seating.bot_seat(room.game, level), "invited": False}

    def write(connection: Connection) -> None:
        for seat in seats:
            named = {**changes, "name": levels.name_at(room.game, seat, level)}
            table_store.seat_bot(connection, room.id, seat, named)
        if quota.only_bots(connection, room.id):
            quota.check_bots(connection, context.limits, room.row["creator"], 0)  # this one is among them now

    await context.database.write(write)
    await context.rooms.catch_up(room)


async def close(context: ServerContext, room: Room, user: User) -> None:
    """Remove a table whose game has not begun."""
    _check(room, user)
    async with room.lock:
        if room.number:
            raise Conflict("started", "the game has already started")
        await context.database.write(lambda c: table_store.delete_table(c, room.id))
    await context.bus.publish(room.id, CHANGED)
    await context.bus.publish(bus.LOBBY, CHANGED)


def is_creator(room: Room, user: User) -> bool:
    """Say whether a user created a table."""
    return bool(room.row["creator"] == user.id)


def _check(room: Room, user: User) -> None:
    if not is_creator(room, user):
        raise Forbidden("creator", "only the player who created the game can do that")


def check_seat(room: Room, seat: int) -> int:
    """Return a seat number after checking that the table has it."""
    if not 0 <= seat < len(room.seats):
        raise Problem("seat", "this game has {count} seats", 422, count=len(room.seats))
    return seat

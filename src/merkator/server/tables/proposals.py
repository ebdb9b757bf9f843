"""Proposals: end early, pause, or undo more than one player may alone. Done when all people at the table agree."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.tables import chat, clocks, moves, table_store
from merkator.server.tables.room import Room, Seat
from merkator.server.users.user_store import User

END: Final = "end"
PAUSE: Final = "pause"
UNDO: Final = "undo"
KINDS: Final = (END, PAUSE, UNDO)


async def propose(context: ServerContext, room: Room, user: User, kind: str, agrees: bool, count: int) -> bool:
    """Note that a user proposes something or withdraws it; do it when all agree. Return whether it was done."""
    if kind not in KINDS:
        raise Problem("wish", "you can ask for {kinds}, got {kind!r}", kinds=", ".join(KINDS), kind=kind)
    async with room.lock:
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not room.running:
            raise Conflict("not-running", "the game is not in progress")
        wanted = _proposal(room, kind, count)
        await _note(context, room, mine, kind, wanted if agrees else None)
        done = agrees and _agreed(room, kind, wanted)
        if done:
            await _do(context, room, user, kind, count)
            await _forget(context, room, kind)
    await context.rooms.publish_change(room)
    await context.bus.publish(room.id, room.number)
    if done:
        await chat.announce(context, room, f"agreed-{kind}")
    return done


def _proposal(room: Room, kind: str, count: int) -> Any:
    """Return what exactly is proposed; an undo means this many actions of the game as it is now."""
    if kind != UNDO:
        return True
    if not 0 < count <= len(room.played):
        raise Problem("undo", "you can undo {allowed} actions, not {count}", allowed=len(room.played), count=count)
    return [room.number, count]


def _people(room: Room) -> list[int]:
    """Return the seats that must agree: those of people who have not left."""
    return [seat.seat for seat in room.seats if seat.user_id is not None and not seat.left]


def _agreed(room: Room, kind: str, wanted: Any) -> bool:
    return all(room.seats[seat].wants.get(kind) == wanted for seat in _people(room))


async def _note(context: ServerContext, room: Room, seats: list[int], kind: str, wanted: Any) -> None:
    for seat in seats:
        wants = {name: value for name, value in room.seats[seat].wants.items() if name != kind}
        room.seats[seat].wants = wants if wanted is None else {**wants, kind: wanted}

    def write(connection: Connection) -> None:
        for seat in seats:
            table_store.change_seat(connection, room.id, seat, {"wants": room.seats[seat].wants})

    await context.database.write(write)


async def _forget(context: ServerContext, room: Room, kind: str) -> None:
    await _note(context, room, [seat.seat for seat in room.seats], kind, None)


async def _do(context: ServerContext, room: Room, user: User, kind: str, count: int) -> None:
    if kind == END:
        await moves.end(context, room, user.id, {"agreed": True})
    elif kind == PAUSE:
        await set_paused(context, room, True)
    else:
        await moves.take_back(context, room, user.id, count, None)


async def resume(context: ServerContext, room: Room, user: User) -> None:
    """Resume a paused game; anyone at the table may."""
    async with room.lock:
        if not room.seats_of(user.id):
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not room.row["paused"]:
            raise Conflict("not-paused", "the game is not paused")
        await set_paused(context, room, False)
    await chat.announce(context, room, "resumed", room.seats_of(user.id)[0])
    await context.rooms.publish_change(room)


async def set_paused(context: ServerContext, room: Room, paused: bool) -> None:
    """Pause a game or resume it; its clocks stop meanwhile."""
    now = context.now()
    changes = {"paused": paused, "changed": now}

    def write(connection: Connection) -> list[Seat] | None:
        table_store.change_table(connection, room.id, changes)
        return clocks.settle(connection, room.id, room.row["clock"], now)

    seats = await context.database.write(write)
    room.row.update(changes)
    if seats is not None:
        room.seats = seats

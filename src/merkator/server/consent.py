"""What a table does when all its people agree: end early, pause, take more back than one may alone."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from merkator.server import clocks, moves, store, talk
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.room import Room, Seat
from merkator.server.tables import changed

END: Final = "end"
PAUSE: Final = "pause"
UNDO: Final = "undo"
KINDS: Final = (END, PAUSE, UNDO)


async def wish(house: House, room: Room, user: User, kind: str, agrees: bool, count: int) -> bool:
    """Note that somebody wants something, or no longer; when all agree it is done. Return whether it was."""
    if kind not in KINDS:
        raise Problem("wish", "you can ask for {kinds}, got {kind!r}", kinds=", ".join(KINDS), kind=kind)
    async with room.lock:
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not room.running:
            raise Conflict("not-running", "the game is not in progress")
        wanted = _wanted(room, kind, count)
        await _note(house, room, mine, kind, wanted if agrees else None)
        done = agrees and _agreed(room, kind, wanted)
        if done:
            await _do(house, room, user, kind, count)
            await _forget(house, room, kind)
    await changed(house, room)
    await house.bus.publish(room.id, room.number)
    if done:
        await talk.news(house, room, f"agreed-{kind}")
    return done


def _wanted(room: Room, kind: str, count: int) -> Any:
    """Return what exactly is wanted: an undo means so many actions of the game as it is now."""
    if kind != UNDO:
        return True
    if not 0 < count <= len(room.played):
        raise Problem("undo", "you can undo {allowed} actions, not {count}", allowed=len(room.played), count=count)
    return [room.number, count]


def _people(room: Room) -> list[int]:
    """Return the seats whose word counts: people who are still there."""
    return [seat.seat for seat in room.seats if seat.user_id is not None and not seat.left]


def _agreed(room: Room, kind: str, wanted: Any) -> bool:
    return all(room.seats[seat].wants.get(kind) == wanted for seat in _people(room))


async def _note(house: House, room: Room, seats: list[int], kind: str, wanted: Any) -> None:
    for seat in seats:
        wants = {name: value for name, value in room.seats[seat].wants.items() if name != kind}
        room.seats[seat].wants = wants if wanted is None else {**wants, kind: wanted}

    def write(connection: Connection) -> None:
        for seat in seats:
            store.change_seat(connection, room.id, seat, {"wants": room.seats[seat].wants})

    await house.database.write(write)


async def _forget(house: House, room: Room, kind: str) -> None:
    await _note(house, room, [seat.seat for seat in room.seats], kind, None)


async def _do(house: House, room: Room, user: User, kind: str, count: int) -> None:
    if kind == END:
        await moves.end(house, room, user.id)
    elif kind == PAUSE:
        await set_paused(house, room, True)
    else:
        await moves.take_back(house, room, user.id, count, None)


async def resume(house: House, room: Room, user: User) -> None:
    """Go on after a pause: anyone at the table may say so."""
    async with room.lock:
        if not room.seats_of(user.id):
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not room.row["paused"]:
            raise Conflict("not-paused", "the game is not paused")
        await set_paused(house, room, False)
    await talk.news(house, room, "resumed", room.seats_of(user.id)[0])
    await changed(house, room)


async def set_paused(house: House, room: Room, paused: bool) -> None:
    """Pause a table or let it go on; its clocks stand still meanwhile."""
    now = house.now()
    changes = {"paused": paused, "changed": now}

    def write(connection: Connection) -> list[Seat] | None:
        store.change_table(connection, room.id, changes)
        return clocks.settle(connection, room.id, room.row["clock"], now)

    seats = await house.database.write(write)
    room.row.update(changes)
    if seats is not None:
        room.seats = seats

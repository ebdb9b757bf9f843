"""Claims against somebody over time: a bot plays on, or the player is out when all the others agree.

Out means the same as having left: the seat waits for somebody to take over, and its word no longer counts when the
table decides to end or to take something back. Nothing is ever claimed by itself.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from merkator.server import clocks, store, talk
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden
from merkator.server.room import Room, Seat
from merkator.server.tables import bot_seat, changed

BOT: Final = "bot"
OUT: Final = "out"
CLAIM: Final = "claim"
"""Under this name a seat's wish to have somebody out is shown."""


async def claim(house: House, room: Room, user: User, seat: int, to: str, level: str) -> bool:
    """Claim the seat of somebody over time; return whether it is done, or the others must agree first."""
    async with room.lock:
        await house.rooms.catch_up(room)
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        late = _late(house, room, seat, mine)
        if to == BOT:
            change: dict[str, Any] | None = bot_seat(room.game, level)
        else:
            change = await _agreed(house, room, mine, late)
        if change is not None:
            await _take(house, room, late, change)
    await changed(house, room)
    await house.bus.publish(room.id, room.number)
    if change is not None:
        await talk.news(house, room, f"claimed-{to}", seat)
    return change is not None


def _late(house: House, room: Room, seat: int, mine: list[int]) -> Seat:
    """Return the seat that is claimed, if it may be."""
    if not room.running or room.row["paused"]:
        raise Conflict("not-running", "the game is not in progress")
    if seat in mine or seat >= len(room.seats) or not clocks.over_time(room.seats[seat], house.now()):
        raise Conflict("in-time", "this player still has time left")
    return room.seats[seat]


async def _agreed(house: House, room: Room, mine: list[int], late: Seat) -> dict[str, Any] | None:
    """Note that somebody wants a player out; return the change of the seat when all others want it."""
    wanted = [late.seat, late.deadline]
    for seat in mine:
        room.seats[seat].wants = {**room.seats[seat].wants, CLAIM: wanted}

    def write(connection: Connection) -> None:
        for seat in mine:
            store.change_seat(connection, room.id, seat, {"wants": room.seats[seat].wants})

    await house.database.write(write)
    others = [s for s in room.seats if s.user_id not in (None, late.user_id) and not s.left]
    return {"left": True, "orders": {}} if all(s.wants.get(CLAIM) == wanted for s in others) else None


async def _take(house: House, room: Room, late: Seat, change: dict[str, Any]) -> None:
    """Change the seat, unless its player has decided in the last moment."""

    def write(connection: Connection) -> None:
        row, seats = store.table_row(connection, room.id), store.table_seats(connection, room.id)
        if row is None or row["number"] != room.number or seats[late.seat].deadline != late.deadline:
            raise Conflict("in-time", "this player still has time left")
        store.change_seat(connection, room.id, late.seat, change)
        for seat in seats:
            wants = {name: value for name, value in seat.wants.items() if name != CLAIM}
            store.change_seat(connection, room.id, seat.seat, {"wants": wants})
        clocks.settle(connection, room.id, row["clock"], house.now())

    await house.database.write(write)
    await house.rooms.catch_up(room)

"""Claims against a player who is out of time: a bot continues, or the player is out if all the others agree.

Out means the same as having left: the seat waits for someone to take over, and no longer has a say when the table
decides to end or to undo something. Nothing is ever claimed automatically.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden
from merkator.server.tables import chat, clocks, table_store
from merkator.server.tables.room import Room, Seat
from merkator.server.tables.seating import bot_seat
from merkator.server.users.user_store import User

BOT: Final = "bot"
OUT: Final = "out"
CLAIM: Final = "claim"
"""The key of a seat's wish to have a player out."""


async def claim(context: ServerContext, room: Room, user: User, seat: int, to: str, level: str) -> bool:
    """Claim the seat of a player who is out of time; return whether it is done, or others must agree first."""
    async with room.lock:
        await context.rooms.catch_up(room)
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        late = _late(context, room, seat, mine)
        if to == BOT:
            change: dict[str, Any] | None = bot_seat(room.game, level)
        else:
            change = await _agreed(context, room, mine, late)
        if change is not None:
            await _take(context, room, late, change)
    await context.rooms.publish_change(room)
    await context.bus.publish(room.id, room.number)
    if change is not None:
        await chat.announce(context, room, f"claimed-{to}", seat)
    return change is not None


def _late(context: ServerContext, room: Room, seat: int, mine: list[int]) -> Seat:
    """Return the seat that is claimed, if it may be."""
    if not room.running or room.row["paused"]:
        raise Conflict("not-running", "the game is not in progress")
    if seat in mine or seat >= len(room.seats) or not clocks.over_time(room.seats[seat], context.now()):
        raise Conflict("in-time", "this player still has time left")
    return room.seats[seat]


async def _agreed(context: ServerContext, room: Room, mine: list[int], late: Seat) -> dict[str, Any] | None:
    """Note that a user wants a player out; return the change of the seat if all others want it too."""
    wanted = [late.seat, late.deadline]
    for seat in mine:
        room.seats[seat].wants = {**room.seats[seat].wants, CLAIM: wanted}

    def write(connection: Connection) -> None:
        for seat in mine:
            table_store.change_seat(connection, room.id, seat, {"wants": room.seats[seat].wants})

    await context.database.write(write)
    others = [s for s in room.seats if s.user_id not in (None, late.user_id) and not s.left]
    return {"left": True, "orders": {}} if all(s.wants.get(CLAIM) == wanted for s in others) else None


async def _take(context: ServerContext, room: Room, late: Seat, change: dict[str, Any]) -> None:
    """Change the seat, unless its player has decided at the last moment."""

    def write(connection: Connection) -> None:
        row, seats = table_store.table_row(connection, room.id), table_store.table_seats(connection, room.id)
        if row is None or row["number"] != room.number or seats[late.seat].deadline != late.deadline:
            raise Conflict("in-time", "this player still has time left")
        table_store.change_seat(connection, room.id, late.seat, change)
        for seat in seats:
            wants = {name: value for name, value in seat.wants.items() if name != CLAIM}
            table_store.change_seat(connection, room.id, seat.seat, {"wants": wants})
        clocks.settle(connection, room.id, row["clock"], context.now())

    await context.database.write(write)
    await context.rooms.catch_up(room)

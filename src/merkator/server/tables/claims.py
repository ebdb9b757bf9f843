"""Claims against a player who is out of time: a bot continues, the player is out, or the game ends.

- `bot`: anyone in the game may let a bot continue.
- `out`: all the others agree. The seat waits for someone to take over, as if its player had left, and no longer has a
  say when the table decides to end or to undo something. The player may return, and is then given some time.
- `end`: all the others agree. The game ends here, without a winner.
- `win`: the game ends, and the only player who is still there wins it.

Nothing is ever claimed automatically.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden
from merkator.server.tables import chat, clocks, moves, table_store
from merkator.server.tables.room import Room, Seat
from merkator.server.tables.seating import bot_seat
from merkator.server.users.ratings import TIME
from merkator.server.users.user_store import User

BOT: Final = "bot"
OUT: Final = table_store.OUT
END: Final = "end"
WIN: Final = "win"
CLAIM: Final = "claim"
"""The key of a seat's wish to have a player out, or to end the game."""


async def claim(context: ServerContext, room: Room, user: User, seat: int, to: str, level: str) -> bool:
    """Claim the seat of a player who is out of time; return whether it is done, or others must agree first."""
    async with room.lock:
        await context.rooms.catch_up(room)
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        late = _late(context, room, seat, mine)
        done = to in (BOT, WIN) or await _agreed(context, room, mine, late, to)
        if done:
            await _do(context, room, user, late, to, level)
    await context.rooms.publish_change(room)
    await context.bus.publish(room.id, room.number)
    if done:
        await chat.announce(context, room, f"claimed-{to}", seat)
    return done


def _late(context: ServerContext, room: Room, seat: int, mine: list[int]) -> Seat:
    """Return the seat that is claimed, if it may be."""
    if not room.running or room.row["paused"]:
        raise Conflict("not-running", "the game is not in progress")
    if seat in mine or seat >= len(room.seats) or not clocks.over_time(room.seats[seat], context.now()):
        raise Conflict("in-time", "this player still has time left")
    return room.seats[seat]


async def _agreed(context: ServerContext, room: Room, mine: list[int], late: Seat, to: str) -> bool:
    """Note what a user wants to become of a player; return whether all the others want it too."""
    wanted = [late.seat, late.deadline, to]
    for seat in mine:
        room.seats[seat].wants = {**room.seats[seat].wants, CLAIM: wanted}

    def write(connection: Connection) -> None:
        for seat in mine:
            table_store.change_seat(connection, room.id, seat, {"wants": room.seats[seat].wants})

    await context.database.write(write)
    others = [s for s in room.seats if s.user_id not in (None, late.user_id) and not s.left]
    return all(s.wants.get(CLAIM) == wanted for s in others)


async def _do(context: ServerContext, room: Room, user: User, late: Seat, to: str, level: str) -> None:
    if to == BOT:
        await _take(context, room, late, bot_seat(room.game, level))
    elif to == OUT:
        await _take(context, room, late, {"left": True, "orders": {}, "wants": {OUT: late.deadline}})
    else:
        winners = _winners(room, user, late) if to == WIN else None
        result = {"agreed": True} if winners is None else {"winners": winners}
        also = partial(_still_late, room=room, late=late)
        await moves.end(context, room, user.id, {**result, "end": TIME, "late": late.seat}, also)


def _winners(room: Room, user: User, late: Seat) -> list[int]:
    """Return the seats of the only player who is still there."""
    here = [s for s in room.seats if s.taken and not s.left and (s.user_id is None or s.user_id != late.user_id)]
    if not here or any(s.user_id != user.id for s in here):
        raise Conflict("not-alone", "others are still in this game: ask them to end it, or let a bot continue")
    return [s.seat for s in here]


def _still_late(connection: Connection, room: Room, late: Seat) -> None:
    """Make sure that the player has not decided at the last moment; withdraw all claims."""
    row, seats = table_store.table_row(connection, room.id), table_store.table_seats(connection, room.id)
    if row is None or row["number"] != room.number or seats[late.seat].deadline != late.deadline:
        raise Conflict("in-time", "this player still has time left")
    for seat in seats:
        wants = {name: value for name, value in seat.wants.items() if name != CLAIM}
        table_store.change_seat(connection, room.id, seat.seat, {"wants": wants})


async def _take(context: ServerContext, room: Room, late: Seat, change: dict[str, Any]) -> None:
    """Change the seat, unless its player has decided at the last moment."""

    def write(connection: Connection) -> None:
        _still_late(connection, room, late)
        table_store.change_seat(connection, room.id, late.seat, change)
        clocks.settle(connection, room.id, room.row["clock"], context.now())

    await context.database.write(write)
    await context.rooms.catch_up(room)

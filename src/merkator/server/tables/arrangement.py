"""What a game that has not started is like: its creator changes the number of seats, the options and the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from merkator.core.contract import Game
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Problem
from merkator.server.tables import clocks, table_store
from merkator.server.tables.room import Room, Seat

KEYS: Final = ("players", "options", "clock", "rated")


async def arrange(context: ServerContext, room: Room, changes: dict[str, Any]) -> None:
    """Change a table before the start; the caller holds its lock. Nobody who sits there loses their seat."""
    if room.number:
        raise Conflict("started", "the game has already started")
    players = int(changes.get("players", room.row["players"]))
    given = changes["options"] if "options" in changes else _fitting(room.game, players, room.row["options"])
    values: dict[str, Any] = {"players": players, "options": room.game.options(players, given)}
    if "clock" in changes:
        values["clock"] = clocks.check_clock(changes["clock"])
    if "rated" in changes:
        values["rated"] = changes["rated"]
    seats = _seats(room, players)

    def write(connection: Connection) -> None:
        row, now = table_store.table_row(connection, room.id), table_store.table_seats(connection, room.id)
        if row is None or row["number"] or [seat.user_id for seat in now] != [seat.user_id for seat in room.seats]:
            raise Conflict("taken", "this seat is taken")
        table_store.change_table(connection, room.id, values)
        if len(seats) != len(room.seats):
            table_store.replace_seats(connection, room.id, seats)

    await context.database.write(write)
    await context.rooms.catch_up(room)


def _fitting(game: Game, players: int, options: dict[str, object]) -> dict[str, object]:
    """Return those options that a game with this many players has too."""
    known = {option.name for option in game.declared if players in option.players}
    fitting = {name: value for name, value in options.items() if name in known}
    if isinstance(start := fitting.get("start"), int) and start >= players:
        del fitting["start"]
    return fitting


def _seats(room: Room, players: int) -> list[Seat]:
    """Return the seats of a table for this many: new ones are free, and of those that go the last free ones do."""
    kept = [seat for seat in room.seats if seat.taken]
    if len(kept) > players:
        raise Problem("seats-taken", "{taken} seats are taken: someone must leave first", 409, taken=len(kept))
    going = [seat for seat in reversed(room.seats) if not seat.taken][: max(0, len(room.seats) - players)]
    seats = [seat for seat in room.seats if seat not in going]
    seats += [Seat(0, "", invited=not room.row["public"]) for _ in range(players - len(seats))]
    return [
        replace(seat, seat=number) if seat.taken else replace(seat, seat=number, name=f"Player {number + 1}")
        for number, seat in enumerate(seats)
    ]

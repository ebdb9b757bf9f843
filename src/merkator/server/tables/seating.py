"""Seats of a table: taken, left, taken again, and handed to a bot."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from merkator.core.contract import Game
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden
from merkator.server.catalogue import levels
from merkator.server.tables import chat, clocks, moves, quota, table_store
from merkator.server.tables.room import Room
from merkator.server.users.user_store import User


async def join(context: ServerContext, room: Room, user: User, seat: int | None, by_link: bool = False) -> int:
    """Take a free seat, the first one unless another is named; taking the last one starts the game.

    A player who has left returns to their own seat, as long as nobody else took it.
    """
    async with room.lock:
        if room.number and not room.running:
            raise Conflict("over", "the game is over")
        mine = room.seats_of(user.id)
        if mine:
            await _come_back(context, room, user, mine, seat)
            chosen = mine[0] if seat is None else seat
        else:
            chosen = await _sit_down(context, room, user, seat, by_link)
    if room.number == 0 and all(s.taken for s in room.seats):
        await moves.start(context, room)
    elif room.number:
        await chat.announce(context, room, "came", chosen)
    await context.rooms.publish_change(room)
    await context.bus.publish(room.id, room.number)
    return chosen


async def _come_back(context: ServerContext, room: Room, user: User, mine: list[int], seat: int | None) -> None:
    """Give a user back the seats they left: all of them, unless one is named."""
    wanted = [place for place in mine if room.seats[place].left and seat in (None, place)]
    if not wanted:
        raise Conflict("seated", "you are already in this game")

    def write(connection: Connection) -> bool:
        for place in wanted:
            clocks.grant(connection, room.id, room.row["clock"], room.seats[place])
        back = [table_store.come_back(connection, room.id, place, user.id) for place in wanted]
        clocks.settle(connection, room.id, room.row["clock"], context.now())
        return all(back)

    back = await context.database.write(write)
    await context.rooms.catch_up(room)
    if not back:
        raise Conflict("taken", "this seat is taken")


async def _sit_down(context: ServerContext, room: Room, user: User, seat: int | None, by_link: bool) -> int:
    free = [s.seat for s in room.seats if (not s.taken or s.left) and (by_link or not s.invited)]
    if not free:
        raise Conflict("full", "all seats are taken")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Conflict("taken", "this seat is taken")

    def write(connection: Connection) -> bool:
        took = table_store.take_seat(connection, room.id, chosen, user.id, user.name)
        clocks.settle(connection, room.id, room.row["clock"], context.now())
        return took

    took = await context.database.write(write)
    await context.rooms.catch_up(room)
    if not took:
        raise Conflict("taken", "this seat is taken")
    return chosen


async def leave(context: ServerContext, room: Room, user: User) -> None:
    """Give up a user's seats: before the start they become free, later someone else may take over."""
    async with room.lock:
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        changes: dict[str, Any] = {"left": True} if room.number else {"user_id": None}

        def write(connection: Connection) -> None:
            for seat in mine:
                table_store.change_seat(connection, room.id, seat, changes)
            clocks.settle(connection, room.id, room.row["clock"], context.now())

        await context.database.write(write)
        await context.rooms.catch_up(room)
    if room.running:
        for seat in mine:
            await chat.announce(context, room, "left", seat)
    await context.rooms.publish_change(room)


async def hand_to_bot(context: ServerContext, room: Room, user: User, seat: int, level: str) -> None:
    """Let a bot continue for a player who has left."""
    async with room.lock:
        if not room.seats_of(user.id):
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not 0 <= seat < len(room.seats) or not (room.seats[seat].left or seat in room.seats_of(user.id)):
            raise Conflict("not-left", "only your own seat, or one whose player has left, can go to a bot")
        changes = bot_seat(room.game, level)

        def write(connection: Connection) -> None:
            table_store.change_seat(connection, room.id, seat, changes)
            if room.row["status"] != "over" and quota.only_bots(connection, room.id):
                quota.check_bots(connection, context.limits, room.row["creator"], 0)  # this one is among them now
            clocks.settle(connection, room.id, room.row["clock"], context.now())

        await context.database.write(write)
        await context.rooms.catch_up(room)
    await chat.announce(context, room, "to-bot", seat)
    await context.rooms.publish_change(room)
    await context.bus.publish(room.id, room.number)


def bot_seat(game: Game, level: str) -> dict[str, Any]:
    """Return the columns of a seat that a bot takes over from a person."""
    return {"user_id": None, "bot": levels.check_level(game, level), "left": False, "orders": {}, "wants": {}}

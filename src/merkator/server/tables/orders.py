"""Standing orders at the table: kept with the seat, shown only to its owner, applied when due if still legal.

What can be ordered is declared by each game. Besides there are *early answers*: actions for the own next decisions,
in order. Each is played when its decision comes, if it is legal then; if not, it is dropped with all after it.

An answer is a move like any other: number, a key that follows from the number, all or none, together with the early
answer being used up. So several processes may try and one succeeds. After something was taken back the player is
asked whatever was ordered, or taking back would lead nowhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

from sqlalchemy import Connection, String, and_, cast, select

from merkator.core import orders as declared
from merkator.core.contract import Game
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden, NotFound, Problem
from merkator.server.store.bus import CHANGED, LOBBY
from merkator.server.store.faults import log_failure
from merkator.server.store.schema import seats, tables
from merkator.server.tables import moves, table_store
from merkator.server.tables.room import ORDER, Room, Seat
from merkator.server.users.user_store import User

MOST_EARLY: Final = 20
MOST_IN_A_ROW: Final = 200
"""Answers after which a person must decide; games do not get there, but nothing may run for ever."""
_LOOK_SECONDS: Final = 15.0  # between two looks for what a process that died has left
_log: Final = logging.getLogger(__name__)


# --- giving orders


def declaration(game: Game, options: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """Return what can be ordered in a game, for clients; with the options of a table only what can be asked there."""
    return [
        {
            "name": order.name,
            "texts": dict(order.texts),
            "rule": order.rule,
            "default": order.value,
            "choices": [
                {"name": choice.name, "texts": dict(choice.texts), "brief": choice.brief} for choice in order.choices
            ],
            **({} if order.choices else {"least": order.least, "most": order.most}),
        }
        for order in game.orders
        if options is None or not order.needs or options.get(order.needs, True)
    ]


def orders_json(room: Room, user: User) -> dict[str, Any]:
    """Return the orders of a user's own seats as they are now."""
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you do not have a seat in this game")
    given = [
        {"seat": seat, "orders": _in_force(room, room.seats[seat]), "early": room.seats[seat].orders.get("early", [])}
        for seat in mine
    ]
    return {"declared": declaration(room.game, room.row["options"]), "seats": given}


async def give(
    context: ServerContext, room: Room, user: User, seat: int | None, given: dict[str, Any], early: list[str]
) -> None:
    """Replace the orders of one of the user's seats; they apply at once."""
    async with room.lock:
        mine = room.seats_of(user.id)
        if not mine or (seat is not None and seat not in mine):
            raise Forbidden("not-your-seat", "this is not your seat")
        place = mine[0] if seat is None else seat
        kept = _kept(room, given, early)
        await context.database.write(lambda c: table_store.change_seat(c, room.id, place, {"orders": kept}))
        room.seats[place].orders = kept
    await context.bus.publish(room.id, CHANGED)


def _kept(room: Room, given: dict[str, Any], early: list[str]) -> dict[str, Any]:
    """Return what is stored of orders: what differs from asking, the round, and early answers."""
    if len(early) > MOST_EARLY:
        raise Problem("early", "you can give at most {most} answers in advance", 422, most=MOST_EARLY)
    texts = [room.game.notation(room.game.action(text)) for text in early]
    checked = declared.check(room.game.orders, given)
    chosen = {order.name: checked[order.name] for order in room.game.orders if checked[order.name] != order.value}
    kept: dict[str, Any] = {"orders": chosen, "round": _round(room)} if chosen else {}
    return {**kept, "early": texts} if texts else kept


def _round(room: Room) -> int:
    return 1 if room.state is None else room.game.round(room.state)


def _in_force(room: Room, seat: Seat) -> dict[str, str | int]:
    stored = seat.orders
    return declared.in_force(room.game.orders, stored.get("orders", {}), stored.get("round", 0), _round(room))


# --- applying them


def due(room: Room) -> Seat | None:
    """Return the seat that must decide now if it has orders that may count."""
    deciding = room.deciding()
    if deciding is None or room.row["paused"]:
        return None
    seat = room.seats[deciding]
    if not seat.orders or seat.user_id is None or seat.left or _taken_back(room):
        return None
    last = room.played[-MOST_IN_A_ROW:]
    if len(last) == MOST_IN_A_ROW and all(played.by == ORDER for played in last):
        _log.error("table %s: %s standing-order answers in a row, a player must decide", room.id, MOST_IN_A_ROW)
        return None
    return seat


def _taken_back(room: Room) -> bool:
    """Say whether the last entry took something back."""
    return room.number > 1 and (not room.played or room.played[-1].number != room.number)


async def follow(context: ServerContext, id: str) -> None:
    """Answer at a table as long as orders say what."""
    room = await context.rooms.open(id)
    while await _one_answer(context, room):
        room = await context.rooms.open(id)


async def _one_answer(context: ServerContext, room: Room) -> bool:
    """Play one answer; False when nothing is left to do here."""
    seat = due(room)
    if seat is None or room.state is None:
        return False
    used, number = seat.orders, room.number
    if used.get("early") and not _legal(room, used["early"][0]):
        return await _drop(context, room, seat, _without_early(used, len(used["early"])))
    text, kept = _answer(room, seat)
    if text is None:
        return False

    def also(connection: Connection) -> None:
        _replace(connection, room.id, seat, used, kept)

    try:
        key = f"{ORDER}-{number}"
        await moves.play(context, room, [seat.seat], number, [text], key, seat.user_id, also=also)
    except Conflict:  # the table has gone on, or the orders were changed meanwhile
        return room.number != number or room.seats[seat.seat].orders != used
    _remember(room, seat, used, kept)
    return room.number != number


def _answer(room: Room, seat: Seat) -> tuple[str | None, dict[str, Any]]:
    """Return the answer that a seat's orders give now, if any, and what is left of the orders then."""
    if seat.orders.get("early"):
        return str(seat.orders["early"][0]), _without_early(seat.orders, 1)
    assert room.state is not None
    action = room.game.answer(room.state, seat.seat, _in_force(room, seat))
    return None if action is None else room.game.notation(action), seat.orders


def _legal(room: Room, text: str) -> bool:
    assert room.state is not None
    return room.game.action(text) in room.state.choices


def _without_early(orders: dict[str, Any], count: int) -> dict[str, Any]:
    """Return orders without the first early answers."""
    left = orders["early"][count:]
    kept = {name: value for name, value in orders.items() if name != "early"}
    return {**kept, "early": left} if left else kept


async def _drop(context: ServerContext, room: Room, seat: Seat, kept: dict[str, Any]) -> bool:
    """Drop early answers that are not legal; the other orders may still say something."""
    used = seat.orders
    async with room.lock:
        try:
            await context.database.write(lambda c: _replace(c, room.id, seat, used, kept))
        except table_store.Taken:
            await context.rooms.catch_up(room)
            return True
        _remember(room, seat, used, kept)
    return True


def _replace(connection: Connection, id: str, seat: Seat, used: dict[str, Any], kept: dict[str, Any]) -> None:
    """Store what is left of orders; `Taken` if they have changed or belong to someone else."""
    where = and_(seats.c.table_id == id, seats.c.seat == seat.seat)
    found = connection.execute(select(seats.c.orders, seats.c.user_id).where(where).with_for_update()).first()
    if found is None or found.orders != used or found.user_id != seat.user_id:
        raise table_store.Taken
    if kept != used:
        table_store.change_seat(connection, id, seat.seat, {"orders": kept})


def _remember(room: Room, seat: Seat, used: dict[str, Any], kept: dict[str, Any]) -> None:
    present = room.seats[seat.seat]
    if present.orders == used:
        present.orders = kept


def waiting(connection: Connection, among: set[str] | None = None) -> list[str]:
    """List the tables where a player with orders must decide."""
    query = (
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.deciding))
        .where(tables.c.status == "running", tables.c.paused.is_(False), seats.c.left.is_(False))
        .where(seats.c.user_id.is_not(None), cast(seats.c.orders, String) != "{}")
    )
    if among is not None:
        query = query.where(tables.c.id.in_(among))
    return list(connection.execute(query).scalars())


class OrderKeeper:
    """Applies orders in one process: after its own moves at once, and what others have left after a while."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._tables: dict[str, asyncio.Task[None]] = {}  # being looked at
        self._again: set[str] = set()  # tables that changed meanwhile
        self._unsure: set[str] = set()  # tables to be looked up first
        self._wake = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, with the tables that wait already."""
        self.context.bus.listen("*", self._heard)
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop; answers that were not given yet are given by another process, or after the next start."""
        self.context.bus.ignore("*", self._heard)
        tasks = [*self._tables.values(), *([self._watching] if self._watching else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _heard(self, topic: str, number: int) -> None:
        """Note a table that went on. A move that another process stored is left to that one."""
        if topic == LOBBY:
            return
        if number == CHANGED:
            self._unsure.add(topic)
            self._wake.set()
            return
        room = None if self.context.bus.elsewhere else self.context.rooms.current(topic)
        if room is not None and room.number >= number and due(room) is not None:
            self._take_up(topic)

    async def _watch(self) -> None:
        clock = asyncio.get_running_loop().time
        look = clock()
        while True:
            try:
                self._wake.clear()
                among: set[str] | None
                among, self._unsure = self._unsure, set()
                if clock() >= look:
                    look, among = clock() + _LOOK_SECONDS, None
                if among is None or among:
                    for id in await self.context.database.read(lambda c, ids=among: waiting(c, ids)):  # type: ignore[misc]
                        self._take_up(id)
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "finding tables with standing orders failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, look - clock())):  # `wait_for` of 3.11 can swallow a cancellation
                    await self._wake.wait()

    def _take_up(self, id: str) -> None:
        if id in self._tables:
            self._again.add(id)
            return
        task = asyncio.create_task(self._follow(id))
        self._tables[id] = task
        task.add_done_callback(lambda _: self._left(id))

    def _left(self, id: str) -> None:
        del self._tables[id]
        if id in self._again:
            self._again.discard(id)
            self._unsure.add(id)
            self._wake.set()

    async def _follow(self, id: str) -> None:
        try:
            await follow(self.context, id)
        except NotFound:
            pass  # the table was removed
        except Exception:
            log_failure(_log, f"the standing orders of table {id} failed")

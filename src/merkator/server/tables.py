"""Tables: made, joined, left, started; what lists and pages show of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from merkator.bots import registry
from merkator.core.chance import checked_seed
from merkator.core.record import checked_names
from merkator.core.registry import game as find_game
from merkator.server import moves, store
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, NotFound, Problem
from merkator.server.room import Room, Seat
from merkator.server.rooms import CHANGED
from merkator.server.words import public_id

LOBBY: Final = "lobby"


@dataclass(frozen=True)
class Wish:
    """What a new table shall be."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    seats: list[dict[str, Any]] = field(default_factory=list)  # who: {"kind": me, open, bot, local; "name", "level"}
    title: str = ""
    public: bool = False
    chat: bool = True
    rated: bool = False
    clock: dict[str, Any] | None = None


async def create(house: House, user: User, wish: Wish) -> Room:
    """Make a table; it starts at once when no seat is left open."""
    made = find_game(wish.game)
    options = made.options(wish.players, wish.options)
    seats = _seats(wish, user, registry.bots(made))
    seed = checked_seed(None)
    now = house.now()
    row = {
        "id": public_id(),
        "title": wish.title.strip()[:80],
        "game": made.name,
        "rules": made.version,
        "players": wish.players,
        "options": options,
        "cards_hash": made.cards_hash,
        "cards_text": made.cards_text or None,
        "seed": str(seed),
        "seed_hash": sha256(f"merkator seed {seed}".encode()).hexdigest(),
        "opening": None,
        "public": wish.public,
        "status": "open",
        "paused": False,
        "chat": wish.chat,
        "rated": wish.rated,
        "clock": wish.clock,
        "number": 0,
        "deciding": None,
        "result": None,
        "parent": None,
        "creator": user.id,
        "created": now,
        "started": None,
        "changed": now,
        "ended": None,
    }
    await house.database.write(lambda c: store.create_table(c, row, seats))
    room = await house.rooms.open(str(row["id"]))
    if all(seat.taken for seat in room.seats):
        await moves.start(house, room)
    await house.bus.publish(LOBBY, CHANGED)
    return room


def _seats(wish: Wish, user: User, bots: list[str]) -> list[Seat]:
    """Return the seats as wished; those not named are open."""
    if len(wish.seats) > wish.players:
        raise Problem("seats", "{players} players have {players} seats", players=wish.players)
    given = [*wish.seats, *[{"kind": "open"}] * (wish.players - len(wish.seats))]
    seats = [_seat(number, place, user, bots) for number, place in enumerate(given)]
    checked_names([seat.name for seat in seats], len(seats))
    return seats


def _seat(number: int, place: dict[str, Any], user: User, bots: list[str]) -> Seat:
    kind = place.get("kind")
    name = str(place.get("name") or "")
    if kind == "me":
        return Seat(number, name or user.name, user_id=user.id)
    if kind == "local":  # another person at the same screen
        return Seat(number, name or f"Player {number + 1}", user_id=user.id)
    if kind == "bot":
        level = str(place.get("level") or bots[-1])
        if level not in bots:
            raise Problem("bot", "there is no bot {level!r}; the bots are: {bots}", level=level, bots=", ".join(bots))
        return Seat(number, name or level.capitalize(), bot=level)
    if kind == "open":
        return Seat(number, f"Player {number + 1}")
    raise Problem("seat-kind", "a seat is me, local, open or bot, not {kind!r}", kind=str(kind)[:20])


def may_see(room: Room, user: User | None) -> bool:
    """Say whether somebody may look at a table: a public one, or with a seat, or as its creator."""
    if room.row["public"]:
        return True
    return user is not None and (bool(room.seats_of(user.id)) or room.row["creator"] == user.id)


async def seen_room(house: House, id: str, user: User | None) -> Room:
    """Return a table's room if this user may look at it; else as if it were not there."""
    room = await house.rooms.open(id)
    if not may_see(room, user):
        raise NotFound("no-table", "there is no such table")
    return room


async def join(house: House, room: Room, user: User, seat: int | None) -> int:
    """Take a free seat, the first one unless another is named; the game starts with the last."""
    async with room.lock:
        free = [s.seat for s in room.seats if not s.taken or s.left]
        if room.seats_of(user.id):
            raise Conflict("seated", "you sit at this table already")
        if not free:
            raise Conflict("full", "all seats are taken")
        chosen = free[0] if seat is None else seat
        if chosen not in free:
            raise Conflict("taken", "this seat is taken")
        took = await house.database.write(lambda c: store.take_seat(c, room.id, chosen, user.id, user.name))
        await house.rooms.catch_up(room)
        if not took:
            raise Conflict("taken", "this seat is taken")
    if room.number == 0 and all(s.taken for s in room.seats):
        await moves.start(house, room)
    await changed(house, room)
    return chosen


async def leave(house: House, room: Room, user: User) -> None:
    """Give the own seats up: before the start they are free again, later somebody may take over."""
    async with room.lock:
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you have no seat at this table")
        changes: dict[str, Any] = {"left": True} if room.number else {"user_id": None}

        def write(connection: Any) -> None:
            for seat in mine:
                store.change_seat(connection, room.id, seat, changes)

        await house.database.write(write)
        await house.rooms.catch_up(room)
    await changed(house, room)


async def changed(house: House, room: Room) -> None:
    """Tell everyone that seats or settings of a table changed."""
    await house.bus.publish(room.id, CHANGED)
    await house.bus.publish(LOBBY, CHANGED)


def page(room: Room, user: User | None, names: dict[int, tuple[str, str]] | None = None) -> dict[str, Any]:
    """Return all that somebody may know of a table, with the view of their seat."""
    mine = room.seats_of(user.id if user else None)
    deciding = room.deciding()
    seat = (deciding if deciding in mine else mine[0]) if mine else None
    return {
        **card(room.row, room.seats),
        "number": room.number,
        "mine": mine,
        "seat": seat,
        "deciding": deciding,
        "undoable": room.undoable(user.id) if user and mine else 0,
        "seed_hash": room.row["seed_hash"],
        "seed": room.row["seed"] if room.state is not None and not room.running else None,
        "view": room.view(seat) if room.state is not None else None,
    }


def card(row: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    """Return what lists show of a table."""
    shown = {name: row[name] for name in ("id", "title", "game", "players", "options", "public", "status", "paused")}
    shown |= {name: row[name] for name in ("chat", "rated", "clock", "result", "created", "changed", "number")}
    shown["seats"] = [
        {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "taken": seat.taken, "left": seat.left}
        for seat in seats
    ]
    return shown

"""Tables: made, joined, left, started; what lists and pages show of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection

from merkator.core.chance import checked_seed
from merkator.core.contract import Game
from merkator.core.record import checked_names
from merkator.server import clocks, levels, moves, store, talk
from merkator.server.encoding import joined
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, NotFound, Problem
from merkator.server.room import Room, Seat, table_game
from merkator.server.rooms import CHANGED
from merkator.server.words import public_id

LOBBY: Final = "lobby"


@dataclass(frozen=True)
class Wish:
    """What a new table shall be."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    seats: list[dict[str, Any]] = field(
        default_factory=list
    )  # {"kind": me, open, invited, bot, local; "name", "level"}
    title: str = ""
    public: bool = False
    chat: bool = True
    rated: bool = False
    clock: dict[str, Any] | None = None
    cards_text: str = ""  # a card set of somebody's own


async def create(house: House, user: User, wish: Wish, parent: str | None = None) -> Room:
    """Make a table; it starts at once when no seat is left open."""
    game = table_game({"game": wish.game, "cards_text": wish.cards_text})
    options = game.options(wish.players, wish.options)
    seats = seats_for(wish, user, game)
    row = new_row(game, wish.players, options, user, house.now())
    row |= {"title": wish.title.strip()[:80], "public": wish.public, "chat": wish.chat, "rated": wish.rated}
    row |= {"clock": clocks.checked(wish.clock), "parent": parent}
    await house.database.write(lambda c: store.create_table(c, row, seats))
    room = await house.rooms.open(str(row["id"]))
    if all(seat.taken for seat in room.seats):
        await moves.start(house, room)
    await house.bus.publish(LOBBY, CHANGED)
    return room


def new_row(game: Game, players: int, options: dict[str, object], user: User, now: float) -> dict[str, Any]:
    """Return the row of a new private table, with a seed of its own whose hash is shown from the start."""
    seed = checked_seed(None)
    return {
        "id": public_id(),
        "title": "",
        "game": game.name,
        "rules": game.version,
        "players": players,
        "options": options,
        "cards_hash": game.cards_hash,
        "cards_text": game.cards_text or None,
        "seed": str(seed),
        "seed_hash": sha256(f"merkator seed {seed}".encode()).hexdigest(),
        "opening": None,
        "public": False,
        "status": "open",
        "paused": False,
        "chat": True,
        "rated": False,
        "clock": None,
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


def seats_for(wish: Wish, user: User, game: Game) -> list[Seat]:
    """Return the seats as wished; those not named are open."""
    if len(wish.seats) > wish.players:
        raise Problem("seat-count", "a game for {players} players has {players} seats", players=wish.players)
    given = [*wish.seats, *[{"kind": "open"}] * (wish.players - len(wish.seats))]
    seats = [_seat(number, place, user, game) for number, place in enumerate(given)]
    checked_names([seat.name for seat in seats], len(seats))
    return seats


def _seat(number: int, place: dict[str, Any], user: User, game: Game) -> Seat:
    kind = place.get("kind")
    name = str(place.get("name") or "")
    if kind == "me":
        return Seat(number, name or user.name, user_id=user.id)
    if kind == "local":  # another person at the same screen
        return Seat(number, name or f"Player {number + 1}", user_id=user.id)
    if kind == "bot":
        level = levels.checked(game, str(place.get("level") or levels.USUAL))
        return Seat(number, name or levels.name_at(game, number, level), bot=level)
    if kind in ("open", "invited"):
        return Seat(number, f"Player {number + 1}", invited=kind == "invited")
    raise Problem("seat-kind", "a seat must be me, local, open, invited or bot, got {kind!r}", kind=str(kind)[:20])


def may_see(room: Room, user: User | None) -> bool:
    """Say whether somebody may look at a table: a public one, or with a seat, or as its creator."""
    if room.row["public"]:
        return True
    return user is not None and (bool(room.seats_of(user.id)) or room.row["creator"] == user.id)


async def seen_room(house: House, id: str, user: User | None) -> Room:
    """Return a table's room if this user may look at it; else as if it were not there."""
    room = await house.rooms.open(id)
    if not may_see(room, user) and not await _asked_again(house, room, user):
        raise NotFound("no-table", "this game does not exist, or you do not have access to it")
    return room


async def _asked_again(house: House, room: Room, user: User | None) -> bool:
    """Say whether a table that waits for people is a rematch of one where this user sat: then they may join it."""
    parent = room.row["parent"]
    if user is None or parent is None or room.row["status"] != "open":
        return False
    seats = await house.database.read(lambda c: store.seats_of_tables(c, [parent]))
    return any(seat.user_id == user.id for seat in seats[parent])


async def join(house: House, room: Room, user: User, seat: int | None, by_link: bool = False) -> int:
    """Take a free seat, the first one unless another is named; the game starts with the last.

    Somebody who has left comes back to the own seat, as long as nobody else took it.
    """
    async with room.lock:
        if room.number and not room.running:
            raise Conflict("over", "the game is over")
        mine = room.seats_of(user.id)
        if mine:
            await _come_back(house, room, user, mine, seat)
            chosen = mine[0] if seat is None else seat
        else:
            chosen = await _sit_down(house, room, user, seat, by_link)
    if room.number == 0 and all(s.taken for s in room.seats):
        await moves.start(house, room)
    elif room.number:
        await talk.news(house, room, "came", chosen)
    await changed(house, room)
    await house.bus.publish(room.id, room.number)
    return chosen


async def _come_back(house: House, room: Room, user: User, mine: list[int], seat: int | None) -> None:
    """Let somebody sit down again where they sat; of several own seats all, unless one is named."""
    wanted = [place for place in mine if room.seats[place].left and seat in (None, place)]
    if not wanted:
        raise Conflict("seated", "you are already in this game")

    def write(connection: Connection) -> bool:
        back = [store.come_back(connection, room.id, place, user.id) for place in wanted]
        clocks.settle(connection, room.id, room.row["clock"], house.now())
        return all(back)

    back = await house.database.write(write)
    await house.rooms.catch_up(room)
    if not back:
        raise Conflict("taken", "this seat is taken")


async def _sit_down(house: House, room: Room, user: User, seat: int | None, by_link: bool) -> int:
    free = [s.seat for s in room.seats if (not s.taken or s.left) and (by_link or not s.invited)]
    if not free:
        raise Conflict("full", "all seats are taken")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Conflict("taken", "this seat is taken")

    def write(connection: Connection) -> bool:
        took = store.take_seat(connection, room.id, chosen, user.id, user.name)
        clocks.settle(connection, room.id, room.row["clock"], house.now())
        return took

    took = await house.database.write(write)
    await house.rooms.catch_up(room)
    if not took:
        raise Conflict("taken", "this seat is taken")
    return chosen


async def leave(house: House, room: Room, user: User) -> None:
    """Give the own seats up: before the start they are free again, later somebody may take over."""
    async with room.lock:
        mine = room.seats_of(user.id)
        if not mine:
            raise Forbidden("no-seat", "you do not have a seat in this game")
        changes: dict[str, Any] = {"left": True} if room.number else {"user_id": None}

        def write(connection: Connection) -> None:
            for seat in mine:
                store.change_seat(connection, room.id, seat, changes)
            clocks.settle(connection, room.id, room.row["clock"], house.now())

        await house.database.write(write)
        await house.rooms.catch_up(room)
    if room.running:
        for seat in mine:
            await talk.news(house, room, "left", seat)
    await changed(house, room)


async def rematch(house: House, room: Room, user: User) -> Room:
    """Make a new table like this one: bots sit down again, people are told and may join."""
    if room.running or room.state is None:
        raise Conflict("running", "you can ask for a rematch after the game")
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you do not have a seat in this game")
    row = room.row
    seats = [
        {"kind": "bot", "level": seat.bot, "name": seat.name}
        if seat.bot
        else {"kind": "me" if seat.seat == mine[0] else "local", "name": seat.name}
        if seat.seat in mine
        else {"kind": "open"}
        for seat in room.seats
    ]
    about = (row["title"], row["public"], row["chat"], row["rated"], row["clock"])
    wish = Wish(row["game"], row["players"], row["options"], seats, *about, row["cards_text"] or "")
    return await create(house, user, wish, parent=room.id)


async def hand_to_bot(house: House, room: Room, user: User, seat: int, level: str) -> None:
    """Let a bot play on for somebody who has left."""
    async with room.lock:
        if not room.seats_of(user.id):
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not 0 <= seat < len(room.seats) or not (room.seats[seat].left or seat in room.seats_of(user.id)):
            raise Conflict("not-left", "only your own seat, or one whose player has left, can go to a bot")
        changes = bot_seat(room.game, level)

        def write(connection: Connection) -> None:
            store.change_seat(connection, room.id, seat, changes)
            clocks.settle(connection, room.id, room.row["clock"], house.now())

        await house.database.write(write)
        await house.rooms.catch_up(room)
    await talk.news(house, room, "to-bot", seat)
    await changed(house, room)
    await house.bus.publish(room.id, room.number)


def bot_seat(game: Game, level: str) -> dict[str, Any]:
    """Return what a person's seat is changed to when a bot plays on there."""
    return {"user_id": None, "bot": levels.checked(game, level), "left": False, "orders": {}, "wants": {}}


async def changed(house: House, room: Room) -> None:
    """Tell everyone that seats or settings of a table changed."""
    await house.bus.publish(room.id, CHANGED)
    await house.bus.publish(LOBBY, CHANGED)


def page(room: Room, user: User | None) -> dict[str, Any]:
    """Return all that somebody may know of a table, with the view of their seat."""
    shown = _around(room, user)
    return {**shown, "view": room.view(shown["seat"]) if room.state is not None else None}


def page_json(room: Room, user: User | None) -> bytes:
    """Return the same as JSON; the view, which is most of it, is made once for everyone who has it."""
    shown = _around(room, user)
    return joined(shown, view=room.view_json(shown["seat"]) if room.state is not None else b"null")


def _around(room: Room, user: User | None) -> dict[str, Any]:
    """Return the page without the view."""
    mine = room.seats_of(user.id if user else None)
    deciding = room.deciding()
    seat = (deciding if deciding in mine else mine[0]) if mine else None
    return {
        **card(room.row, room.seats),
        "number": room.number,
        "mine": mine,
        "seat": seat,
        "deciding": deciding,
        "creator": user is not None and room.row["creator"] == user.id,
        "undoable": room.undoable(user.id) if user and mine else 0,
        "last": _last(room, mine),
        "seed_hash": room.row["seed_hash"],
        "seed": room.row["seed"] if room.state is not None and not room.running else None,
        "wants": {str(other.seat): other.wants for other in room.seats if other.wants},
        "talk": room.talk if room.row["chat"] else [message for message in room.talk if message["kind"] == "news"],
    }


def _last(room: Room, mine: list[int]) -> int:
    """Return the number of the last action of some seats; 0 without one."""
    return next((played.number for played in reversed(room.played) if played.seat in mine), 0) if mine else 0


def card(row: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    """Return what lists show of a table."""
    shown = {name: row[name] for name in ("id", "title", "game", "players", "options", "public", "status", "paused")}
    shown |= {name: row[name] for name in ("chat", "rated", "clock", "result", "created", "changed", "number")}
    shown["seats"] = [_place(seat) | clocks.shown(row["clock"], seat) for seat in seats]
    return shown


def _place(seat: Seat) -> dict[str, Any]:
    shown = {"seat": seat.seat, "name": seat.name, "person": seat.person, "bot": seat.bot}
    return {**shown, "taken": seat.taken, "left": seat.left, "invited": seat.invited}

"""Creating tables, new ones and rematches."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection

from merkator.core.chance import check_seed
from merkator.core.contract import Game
from merkator.core.names import is_visible, tidy
from merkator.core.record import check_player_names
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import current
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.base.tokens import public_id
from merkator.server.catalogue import levels
from merkator.server.store.bus import CHANGED, LOBBY
from merkator.server.tables import clocks, moves, quota, table_store
from merkator.server.tables.opening import Opening
from merkator.server.tables.room import Room, Seat, table_game
from merkator.server.users.user_store import User

_MOST_TITLE: Final = 80


@dataclass(frozen=True)
class TableSpec:
    """What a new table should be like."""

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
    cards_text: str = ""  # a card set of a user's own


async def create(
    context: ServerContext, user: User, spec: TableSpec, parent: str | None = None, seed: str | None = None
) -> Room:
    """Create a table; the game starts at once if no seat is open. With a seed it is dealt as the game that had it."""
    about = {"game": spec.game, "cards_text": spec.cards_text}
    if spec.cards_text:
        game = await context.background.run(current(), lambda: table_game(about))
    else:
        game = table_game(about)
    options = game.options(spec.players, spec.options)
    seats = seats_for(spec, user, game)
    row = new_row(game, spec.players, options, user, context.now())
    row |= {"title": check_title(spec.title), "public": spec.public, "chat": spec.chat, "rated": spec.rated}
    row |= {"clock": clocks.check_clock(spec.clock), "parent": parent}
    if seed is not None:
        row |= {"seed": seed, "seed_hash": _seed_hash(seed, row["seed_salt"])}
    room = await open_table(context, user, row, seats)
    await context.bus.publish(LOBBY, CHANGED)
    return room


async def open_table(
    context: ServerContext, user: User, row: dict[str, Any], seats: list[Seat], opening: Opening | None = None
) -> Room:
    """Store a new table, if its creator may have one more, and start the game if no seat is free.

    `opening`: of the record that the table is made of.
    """

    def write(connection: Connection) -> None:
        quota.check(connection, context.limits, user, seats)
        table_store.create_table(connection, row, seats)

    await context.database.write(write)
    room = await context.rooms.open(str(row["id"]), opening)
    if all(seat.taken for seat in room.seats):
        await moves.start(context, room)
    return room


def check_title(title: str) -> str:
    """Return a title as it is stored; it may be empty."""
    tidied = tidy(title)
    if len(tidied) > _MOST_TITLE or not is_visible(tidied):
        raise Problem("title", "a game's name has at most {most} printable characters", 422, most=_MOST_TITLE)
    return tidied


def new_row(game: Game, players: int, options: dict[str, object], user: User | None, now: float) -> dict[str, Any]:
    """Return the row of a new private table, with a fresh seed; a hash of it and a salt is shown from the start."""
    seed, salt = check_seed(None), secrets.token_hex(16)
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
        "seed_hash": _seed_hash(str(seed), salt),
        "seed_salt": salt,
        "opening": None,
        "public": False,
        "status": "open",
        "paused": False,
        "chat": True,
        "rated": False,
        "clock": None,
        "number": 0,
        "deciding": None,
        "round": None,
        "result": None,
        "parent": None,
        "creator": None if user is None else user.id,
        "created": now,
        "started": None,
        "changed": now,
        "ended": None,
    }


def _seed_hash(seed: str, salt: str) -> str:
    return sha256(f"merkator seed {seed} salt {salt}".encode()).hexdigest()


def seats_for(spec: TableSpec, user: User, game: Game) -> list[Seat]:
    """Return the seats as specified; the rest are open."""
    if len(spec.seats) > spec.players:
        raise Problem("seat-count", "a game for {players} players has {players} seats", players=spec.players)
    given = [*spec.seats, *[{"kind": "open"}] * (spec.players - len(spec.seats))]
    seats = [_seat(number, place, user, game) for number, place in enumerate(given)]
    names = check_player_names([seat.name for seat in seats], len(seats))
    return [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]


def _seat(number: int, place: dict[str, Any], user: User, game: Game) -> Seat:
    kind = place.get("kind")
    name = str(place.get("name") or "")
    if kind == "me":
        return Seat(number, name or user.name, user_id=user.id)
    if kind == "local":  # another person at the same screen
        return Seat(number, name or f"Player {number + 1}", user_id=user.id)
    if kind == "bot":
        level = levels.check_level(game, str(place.get("level") or levels.USUAL))
        return Seat(number, name or levels.name_at(game, number, level), bot=level)
    if kind in ("open", "invited"):
        return Seat(number, f"Player {number + 1}", invited=kind == "invited")
    raise Problem("seat-kind", "a seat must be me, local, open, invited or bot, got {kind!r}", kind=str(kind)[:20])


async def rematch(context: ServerContext, room: Room, user: User, same_deal: bool = False) -> Room:
    """Create a table like this one: bots take their seats again, people are notified and may join.

    The same deal has the cards and dice of this game, which are known by now: it is never rated.
    """
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
    about = (row["title"], row["public"], row["chat"], row["rated"] and not same_deal, row["clock"])
    spec = TableSpec(row["game"], row["players"], row["options"], seats, *about, row["cards_text"] or "")
    return await create(context, user, spec, parent=room.id, seed=str(row["seed"]) if same_deal else None)

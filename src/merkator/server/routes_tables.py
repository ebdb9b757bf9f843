"""The API of tables: lists, pages, seats, moves."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

import merkator
from merkator.bots import registry
from merkator.server import moves, store, tables
from merkator.server.asking import KnownUser, TheHouse, Visitor
from merkator.server.problems import Conflict, Forbidden, Problem

router = APIRouter(prefix="/api", tags=["tables"])
Key = Annotated[str | None, Field(min_length=8, max_length=64, description="the same key again has no second effect")]


class NewTable(BaseModel):
    """What a new table shall be."""

    game: str = Field(max_length=20, examples=["hamburg"])
    players: int = Field(ge=1, le=6, examples=[2])
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"long": True}])
    seats: list[dict[str, Any]] = Field(
        default_factory=list, max_length=6, examples=[[{"kind": "me"}, {"kind": "bot", "level": "greedy"}]]
    )
    title: str = Field("", max_length=80)
    public: bool = False
    chat: bool = True
    rated: bool = False
    clock: dict[str, Any] | None = None


class Move(BaseModel):
    """Actions of one or more own seats, all or none."""

    number: int = Field(ge=0, description="the number of entries the player has seen")
    actions: list[str] = Field(min_length=1, max_length=200, examples=[["sell england-2", "done"]])
    key: Key = None


class Draft(BaseModel):
    """Actions to be tried behind a veil."""

    number: int = Field(ge=0)
    actions: list[str] = Field(min_length=1, max_length=200)


class Undo(BaseModel):
    """How many own actions are taken back."""

    number: int = Field(ge=0)
    count: int = Field(1, ge=1, le=10000)
    key: Key = None


class Join(BaseModel):
    """Which seat is taken; the first free one when none is named."""

    seat: int | None = Field(None, ge=0, le=5)


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """List the games with their options and bots."""
    found = []
    for name in merkator.games():
        game = merkator.game(name)
        options = [
            {
                "name": option.name,
                "default": option.default,
                "players": list(option.players),
                "texts": dict(option.texts),
                "rule": option.rule,
                "excludes": list(option.excludes),
            }
            for option in game.declared
        ]
        bots = [{"level": bot, "text": registry.description(bot, game)} for bot in registry.bots(game)]
        found.append({"game": name, "players": list(game.seats), "options": options, "bots": bots})
    return found


@router.get("/tables")
async def list_tables(
    house: TheHouse,
    user: Visitor,
    kind: Annotated[str, Query(pattern="^(open|running|over|mine)$")] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(ge=0)] = None,
) -> list[dict[str, Any]]:
    """List tables, the latest changes first; my own with those that wait for me first."""
    if kind == "mine" and user is None:
        return []
    upto = house.now() + 1 if before is None else before

    def read(connection: Any) -> list[dict[str, Any]]:
        rows = store.listed_tables(connection, user.id if user else None, kind, limit, upto)
        seats = store.seats_of_tables(connection, [row["id"] for row in rows])
        shown = []
        for row in rows:
            mine = [seat.seat for seat in seats[row["id"]] if user is not None and seat.user_id == user.id]
            card = tables.card(row, seats[row["id"]])
            shown.append({**card, "mine": mine, "my_turn": row["deciding"] in mine})
        return shown

    found = await house.database.read(read)
    return sorted(found, key=lambda table: not table["my_turn"]) if kind == "mine" else found


@router.post("/tables", status_code=201)
async def create_table(house: TheHouse, user: KnownUser, wish: NewTable) -> dict[str, Any]:
    """Make a table; it starts at once when every seat is taken."""
    room = await tables.create(house, user, tables.Wish(**wish.model_dump()))
    return tables.page(room, user)


@router.get("/tables/{id}")
async def show_table(house: TheHouse, user: Visitor, id: str) -> dict[str, Any]:
    """Return a table with the view of the own seat, or of a spectator."""
    return tables.page(await tables.seen_room(house, id, user), user)


@router.post("/tables/{id}/join")
async def join_table(house: TheHouse, user: KnownUser, id: str, body: Join) -> dict[str, Any]:
    """Take a free seat of a public table."""
    room = await tables.seen_room(house, id, user)
    await tables.join(house, room, user, body.seat)
    return tables.page(room, user)


@router.post("/tables/{id}/leave")
async def leave_table(house: TheHouse, user: KnownUser, id: str) -> dict[str, Any]:
    """Give the own seats up."""
    room = await tables.seen_room(house, id, user)
    await tables.leave(house, room, user)
    return tables.card(room.row, room.seats)


@router.post("/tables/{id}/moves")
async def play(house: TheHouse, user: KnownUser, id: str, body: Move) -> dict[str, Any]:
    """Play actions, all or none. 409 brings the current page when the game has gone on meanwhile."""
    room = await tables.seen_room(house, id, user)
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you have no seat at this table")
    try:
        await moves.play(house, room, mine, body.number, body.actions, body.key, user.id)
    except Problem as problem:
        if isinstance(problem, Conflict):
            problem.more["page"] = tables.page(room, user)
        raise
    return tables.page(room, user)


@router.post("/tables/{id}/draft")
async def draft(house: TheHouse, user: KnownUser, id: str, body: Draft) -> dict[str, Any]:
    """Try actions behind a veil: nothing is stored, nothing revealed."""
    room = await tables.seen_room(house, id, user)
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you have no seat at this table")
    return moves.draft(room, mine, body.number, body.actions)


@router.post("/tables/{id}/undo")
async def undo(house: TheHouse, user: KnownUser, id: str, body: Undo) -> dict[str, Any]:
    """Take own actions back, as far as nothing was revealed and nobody else acted."""
    room = await tables.seen_room(house, id, user)
    await moves.undo(house, room, user.id, body.number, body.count, body.key)
    return tables.page(room, user)

"""The API of tables: lists, pages, seats, moves."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

import merkator
from merkator.bots import registry
from merkator.server import consent, history, moves, orders, records, store, tables, talk
from merkator.server.asking import KnownUser, TableMaker, TheHouse, Visitor
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.room import RESERVED

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
    confirm: bool = Field(
        False, description="must be true to pass the decision on, for those who chose to confirm that"
    )


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


def own_key(key: str | None) -> str | None:
    """Return an idempotency key of a client; the server's own ones are not to be had."""
    if key is not None and key.startswith(RESERVED):
        raise Problem("key", "keys that begin with {kinds} are the server's own", 422, kinds=", ".join(RESERVED))
    return key


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """List the games with their options, bots and standing orders."""
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
        about = {"game": name, "players": list(game.seats), "options": options, "bots": bots}
        found.append({**about, "orders": orders.declaration(game)})
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
async def create_table(house: TheHouse, user: TableMaker, wish: NewTable) -> dict[str, Any]:
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
        confirmed = body.confirm or user.preferences.get("confirm") != "on"
        await moves.play(house, room, mine, body.number, body.actions, own_key(body.key), user.id, confirmed)
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
    await moves.undo(house, room, user.id, body.number, body.count, own_key(body.key))
    return tables.page(room, user)


# --- around the game


class Message(BaseModel):
    """Something said at the table."""

    kind: str = Field(
        "chat", pattern="^(chat|note)$", description="a note is one of a few words, said in any language"
    )
    text: str = Field(min_length=1, max_length=500)


class Wanted(BaseModel):
    """What somebody wants the table to do; it is done when all its people agree."""

    kind: str = Field(pattern="^(end|pause|undo)$")
    agree: bool = True
    count: int = Field(1, ge=1, le=10000, description="how many actions an undo takes back")


class ToBot(BaseModel):
    """Which bot plays on."""

    level: str = Field(max_length=20, examples=["greedy"])


class NewRecord(BaseModel):
    """A record to make a table of."""

    record: str = Field(min_length=1, max_length=3_000_000)
    title: str = Field("", max_length=80)


class Clone(BaseModel):
    """From which action a game is played on, and by whom."""

    step: int = Field(ge=0)
    seats: list[dict[str, Any]] = Field(default_factory=list, max_length=6)


@router.get("/tables/{id}/log")
async def show_log(
    house: TheHouse,
    user: Visitor,
    id: str,
    first: Annotated[int, Query(ge=1)] = 1,
    count: Annotated[int, Query(ge=1, le=history.MOST_STEPS)] = 100,
) -> dict[str, Any]:
    """Return what was played, with events."""
    return history.log(await tables.seen_room(house, id, user), first, count)


@router.get("/tables/{id}/history/{step}")
async def show_position(house: TheHouse, user: Visitor, id: str, step: int) -> dict[str, Any]:
    """Return the view of the own seat after so many actions."""
    room = await tables.seen_room(house, id, user)
    mine = room.seats_of(user.id if user else None)
    return history.position(room, step, mine[0] if mine else None)


@router.post("/tables/{id}/messages", status_code=201)
async def say(house: TheHouse, user: KnownUser, id: str, body: Message) -> dict[str, Any]:
    """Say something at the own table."""
    room = await tables.seen_room(house, id, user)
    await talk.say(house, room, user, body.kind, body.text)
    return {"talk": room.talk}


@router.post("/tables/{id}/wishes")
async def wish(house: TheHouse, user: KnownUser, id: str, body: Wanted) -> dict[str, Any]:
    """Want an early end, a pause, or to take more back; done when all people at the table agree."""
    room = await tables.seen_room(house, id, user)
    done = await consent.wish(house, room, user, body.kind, body.agree, body.count)
    return {"done": done, **tables.page(room, user)}


@router.post("/tables/{id}/resume")
async def resume(house: TheHouse, user: KnownUser, id: str) -> dict[str, Any]:
    """Go on after a pause."""
    room = await tables.seen_room(house, id, user)
    await consent.resume(house, room, user)
    return tables.page(room, user)


@router.post("/tables/{id}/seats/{seat}/bot")
async def to_bot(house: TheHouse, user: KnownUser, id: str, seat: int, body: ToBot) -> dict[str, Any]:
    """Let a bot play on for somebody who has left, or for oneself."""
    room = await tables.seen_room(house, id, user)
    await tables.hand_to_bot(house, room, user, seat, body.level)
    return tables.page(room, user)


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(house: TheHouse, user: TableMaker, id: str) -> dict[str, Any]:
    """Make a new table like this one."""
    room = await tables.seen_room(house, id, user)
    again = await tables.rematch(house, room, user)
    await talk.news(house, room, "rematch", room.seats_of(user.id)[0], table=again.id)
    return tables.page(again, user)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def show_record(house: TheHouse, user: Visitor, id: str) -> str:
    """Return the game as a record; no seed while it goes on, and no record of a game with hidden hands until then."""
    return records.record_text(await tables.seen_room(house, id, user))


@router.post("/records", status_code=201)
async def import_record(house: TheHouse, user: TableMaker, body: NewRecord) -> dict[str, Any]:
    """Make a table of a record: a finished game to look at, another one to play on."""
    return tables.page(await records.imported(house, user, body.record, body.title), user)


@router.post("/tables/{id}/clone", status_code=201)
async def clone(house: TheHouse, user: TableMaker, id: str, body: Clone) -> dict[str, Any]:
    """Play on from some point at a new table, with what comes dealt anew."""
    room = await tables.seen_room(house, id, user)
    return tables.page(await records.clone(house, user, room, body.step, body.seats), user)

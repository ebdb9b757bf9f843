"""The API of looking back: what was played, any position, points turn by turn, records."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from merkator.server import hints, history, records, reviews, scores, tables
from merkator.server.asking import KnownUser, TableMaker, TheHouse, Visitor

Level = Annotated[
    str | None, Field(max_length=20, examples=["greedy"], description="the strongest when none is named")
]

SVG: Final = "image/svg+xml"
_SVG: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {SVG: {}}}}

router = APIRouter(prefix="/api", tags=["looking back"])


class NewRecord(BaseModel):
    """A record to make a table of."""

    record: str = Field(min_length=1, max_length=3_000_000)
    title: str = Field("", max_length=80)


class Clone(BaseModel):
    """From which action a game is played on, and by whom."""

    step: int = Field(ge=0)
    seats: list[dict[str, Any]] = Field(default_factory=list, max_length=6)


class PastQuestion(BaseModel):
    """Which bot is asked about a decision of the past."""

    level: Level = None


class Review(BaseModel):
    """From which action on decisions are looked at, whose, and by which bot."""

    first: int = Field(0, ge=0, description="actions before the first decision that is wanted")
    seat: int | None = Field(None, ge=0, description="mine when none is named; of visitors all that people decided")
    level: str | None = Field(
        None, max_length=20, examples=["greedy"], description="normal when none is named: stronger ones take long"
    )


@router.get("/tables/{id}/log")
async def show_log(
    house: TheHouse,
    user: Visitor,
    id: str,
    first: Annotated[int, Query(ge=1)] = 1,
    count: Annotated[int, Query(ge=1, le=history.MOST_STEPS)] = 100,
    after: Annotated[int | None, Query(ge=0, description="instead of first: what came after this number")] = None,
) -> dict[str, Any]:
    """Return what was played, with events."""
    room = await tables.seen_room(house, id, user)
    return history.log(room, first if after is None else history.after(room, after), count)


@router.get("/tables/{id}/history/{step}")
async def show_position(house: TheHouse, user: Visitor, id: str, step: int) -> dict[str, Any]:
    """Return the view of the own seat after so many actions."""
    room = await tables.seen_room(house, id, user)
    mine = room.seats_of(user.id if user else None)
    return history.position(room, step, mine[0] if mine else None)


@router.get("/tables/{id}/drawing", response_class=Response, responses=_SVG)
async def show_drawing(
    house: TheHouse,
    user: Visitor,
    id: str,
    dark: bool = False,
    step: Annotated[int | None, Query(ge=0, description="after so many actions; now when none is named")] = None,
) -> Response:
    """Return a picture of the position as spectators see it, as SVG: nothing that is hidden from anybody is on it."""
    room = await tables.seen_room(house, id, user)
    return Response(history.drawing(room, step, dark), media_type=SVG, headers={"Cache-Control": "no-cache"})


@router.post("/tables/{id}/history/{step}/hint")
async def hint_then(
    house: TheHouse, user: KnownUser, request: Request, id: str, step: int, body: PastQuestion
) -> dict[str, Any]:
    """Ask a bot what it would have done after so many actions; in a game that goes on at own decisions only."""
    room = await tables.seen_room(house, id, user)
    return await hints.past(request.app.state.bots, room, room.seats_of(user.id), step, body.level)


@router.post("/tables/{id}/review")
async def review(house: TheHouse, user: KnownUser, request: Request, id: str, body: Review) -> dict[str, Any]:
    """Look at decisions of a game that is over, as many as a moment allows; `next` says where to go on."""
    room = await tables.seen_room(house, id, user)
    mine = room.seats_of(user.id)
    return await reviews.review(request.app.state.bots, room, mine, body.first, body.level, body.seat)


@router.get("/tables/{id}/scores")
async def show_scores(house: TheHouse, user: Visitor, id: str) -> dict[str, Any]:
    """Return the points after every turn, as far as everybody may know them."""
    return scores.chart(await tables.seen_room(house, id, user))


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def show_record(house: TheHouse, user: Visitor, id: str) -> str:
    """Return the game as a record; no seed while it goes on, and no record of a game with hidden hands until then."""
    room = await tables.seen_room(house, id, user)
    return await house.database.read(lambda c: records.record_text(c, room))


@router.post("/records", status_code=201)
async def import_record(house: TheHouse, user: TableMaker, body: NewRecord) -> dict[str, Any]:
    """Make a table of a record: a finished game to look at, another one to play on."""
    return tables.page(await records.imported(house, user, body.record, body.title), user)


@router.post("/tables/{id}/clone", status_code=201)
async def clone(house: TheHouse, user: TableMaker, id: str, body: Clone) -> dict[str, Any]:
    """Play on from some point at a new table, with what comes dealt anew."""
    room = await tables.seen_room(house, id, user)
    return tables.page(await records.clone(house, user, room, body.step, body.seats), user)

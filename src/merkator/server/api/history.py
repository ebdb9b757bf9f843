"""The routes of looking back: what was played, any position, points turn by turn, records."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from merkator.server.api.responses import MessageJson, ResponseModel, returns
from merkator.server.api.tables import TablePage
from merkator.server.bots import hints, reviews
from merkator.server.http.auth import Context, CurrentUser, OptionalUser, TableCreator, WorkOwner
from merkator.server.http.bodies import LargeRoute
from merkator.server.tables import access, history, records, scores, table_page

Level = Annotated[
    str | None, Field(max_length=20, examples=["greedy"], description="the strongest when none is named")
]

MOST_CHARACTERS: Final = 900_000
"""Of a record: the longest game, with every action explained."""
SVG: Final = "image/svg+xml"
_SVG: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {SVG: {}}}}

router = APIRouter(prefix="/api", tags=["looking back"], route_class=LargeRoute)


def json_response(body: bytes) -> Response:
    """Answer with JSON that is made already."""
    return Response(body, media_type="application/json")


class NewRecord(BaseModel):
    """A record to create a table from."""

    record: str = Field(min_length=1, max_length=MOST_CHARACTERS)
    title: str = Field("", max_length=80)
    seats: list[dict[str, Any]] = Field(default_factory=list, max_length=6)


class Clone(BaseModel):
    """From which action a game is played on, and by whom."""

    step: int = Field(ge=0)
    seats: list[dict[str, Any]] = Field(default_factory=list, max_length=6)


class PastHintRequest(BaseModel):
    """Which bot is asked about a decision of the past."""

    level: Level = None


class Review(BaseModel):
    """From which action on decisions are looked at, whose, and by which bot."""

    first: int = Field(0, ge=0, description="actions before the first decision that is wanted")
    seat: int | None = Field(None, ge=0, description="mine when none is named; of visitors all that people decided")
    level: str | None = Field(
        None, max_length=20, examples=["greedy"], description="normal when none is named: stronger ones take long"
    )


class LogStep(ResponseModel):
    """One action that was played."""

    step: int
    number: int
    seat: int
    by: str
    do: str
    events: list[dict[str, Any]]


class LogResponse(ResponseModel):
    """What was played."""

    steps: list[LogStep]
    total: int
    number: int


class PositionResponse(ResponseModel):
    """A position, and the action that led to it; there is none at the beginning."""

    step: int
    number: int | None = None
    seat: int | None = None
    by: str | None = None
    do: str | None = None
    events: list[dict[str, Any]]
    total: int
    view: dict[str, Any]


class PastHintResponse(ResponseModel):
    """What a bot would have done."""

    step: int
    seat: int
    level: str
    do: str
    say: MessageJson
    rule: str
    line: list[str]
    reasons: list[MessageJson]


class BestChoice(ResponseModel):
    """The choice of the bot."""

    do: str
    say: MessageJson


class ReviewedDecision(ResponseModel):
    """One decision of a review."""

    step: int
    seat: int
    by: str
    do: str
    say: MessageJson
    best: BestChoice | None
    value: float | None
    lost: float | None


class ReviewResponse(ResponseModel):
    """A part of a review."""

    level: str
    seats: list[int]
    steps: list[ReviewedDecision]
    next: int | None
    total: int


class ScorePoint(ResponseModel):
    """The points after a turn."""

    step: int
    turn: int
    scores: list[float]


class ScoresResponse(ResponseModel):
    """Points turn by turn."""

    points: list[ScorePoint]
    over: bool
    open_only: bool


@router.get("/tables/{id}/log", response_model=dict[str, Any])
@returns(LogResponse)
async def show_log(
    context: Context,
    user: OptionalUser,
    owner: WorkOwner,
    id: str,
    first: Annotated[int, Query(ge=1)] = 1,
    count: Annotated[int, Query(ge=1, le=history.MOST_STEPS)] = 100,
    after: Annotated[int | None, Query(ge=0, description="instead of first: what came after this number")] = None,
) -> Response:
    """Return what was played, with events."""
    room = await access.visible_room(context, id, user)
    past = history.Past(room)
    start = first if after is None else history.after(past, after)
    key = ("log", *past.key, start, count)
    return json_response(await context.background.answer(key, owner, lambda: history.log(past, start, count)))


@router.get("/tables/{id}/history/{step}", response_model=dict[str, Any])
@returns(PositionResponse)
async def show_position(context: Context, user: OptionalUser, owner: WorkOwner, id: str, step: int) -> Response:
    """Return the view of the user's seat after this many actions."""
    room = await access.visible_room(context, id, user)
    mine = room.seats_of(user.id if user else None)
    seat = mine[0] if mine else None
    past = history.Past(room)
    key = ("position", *past.key, step, seat)
    return json_response(await context.background.answer(key, owner, lambda: history.position(past, step, seat)))


@router.get("/tables/{id}/drawing", response_class=Response, responses=_SVG)
async def show_drawing(
    context: Context,
    user: OptionalUser,
    owner: WorkOwner,
    id: str,
    dark: bool = False,
    step: Annotated[int | None, Query(ge=0, description="after this many actions; now when none is named")] = None,
) -> Response:
    """Return a picture of the position as spectators see it, as SVG: nothing that is hidden from anyone is on it."""
    room = await access.visible_room(context, id, user)
    past = history.Past(room)
    at = past.total if step is None else step
    key = ("drawing", *past.key, at, dark)
    drawing = await context.background.answer(key, owner, lambda: history.drawing(past, at, dark).encode("utf-8"))
    return Response(drawing, media_type=SVG, headers={"Cache-Control": "no-cache"})


@router.post("/tables/{id}/history/{step}/hint")
@returns(PastHintResponse)
async def hint_then(
    context: Context, user: CurrentUser, owner: WorkOwner, request: Request, id: str, step: int, body: PastHintRequest
) -> dict[str, Any]:
    """Ask a bot what it would have done after this many actions; in a running game only at own decisions."""
    room = await access.visible_room(context, id, user)
    adviser = request.app.state.bots.adviser(owner)
    return await hints.past_hint(context, owner, adviser, room, room.seats_of(user.id), step, body.level)


@router.post("/tables/{id}/review")
@returns(ReviewResponse)
async def review(
    context: Context, user: CurrentUser, owner: WorkOwner, request: Request, id: str, body: Review
) -> dict[str, Any]:
    """Review decisions of a finished game, as many as fit into a moment; `next` says where to continue."""
    room = await access.visible_room(context, id, user)
    mine = room.seats_of(user.id)
    adviser = request.app.state.bots.adviser(owner)
    async with request.app.state.bots.reviews.turn(owner):  # one after the other for each person
        return await reviews.review(context, owner, adviser, room, mine, body.first, body.level, body.seat)


@router.get("/tables/{id}/scores", response_model=dict[str, Any])
@returns(ScoresResponse)
async def show_scores(context: Context, user: OptionalUser, owner: WorkOwner, id: str) -> Response:
    """Return the points after every turn, as far as everyone may know them."""
    room = await access.visible_room(context, id, user)
    past, running = history.Past(room), room.running
    return json_response(
        await context.background.answer(("scores", *past.key), owner, lambda: scores.chart(past, running))
    )


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def show_record(context: Context, user: OptionalUser, owner: WorkOwner, id: str) -> Response:
    """Return the game as a record; without the seed while it runs, and with hidden hands only at its end."""
    room = await access.visible_room(context, id, user)
    return PlainTextResponse(await records.show_record(context, owner, room))


@router.post("/records", status_code=201)
@returns(TablePage)
async def import_record(context: Context, user: TableCreator, owner: WorkOwner, body: NewRecord) -> dict[str, Any]:
    """Create a table from a record: a finished game to review, any other to continue."""
    return table_page.page(
        await records.import_record(context, user, owner, body.record, body.title, body.seats), user
    )


@router.post("/tables/{id}/clone", status_code=201)
@returns(TablePage)
async def clone(context: Context, user: TableCreator, owner: WorkOwner, id: str, body: Clone) -> dict[str, Any]:
    """Continue from some point at a new table; what follows is dealt anew."""
    room = await access.visible_room(context, id, user)
    return table_page.page(await records.clone(context, user, owner, room, body.step, body.seats), user)

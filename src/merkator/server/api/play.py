"""The routes of playing: moves, drafts, undo, hints, chat and proposals."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from merkator.core.contract import Game
from merkator.core.errors import IllegalAction, MerkatorError
from merkator.server.api.responses import MessageJson, ResponseModel, returns
from merkator.server.api.tables import ChatMessage, TablePage
from merkator.server.base import message_json
from merkator.server.base.encoding import encode_json
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.bots import hints
from merkator.server.http.auth import Context, CurrentUser, WorkOwner
from merkator.server.http.quick_route import QuickRoute
from merkator.server.tables import access, chat, moves, proposals, table_page
from merkator.server.tables.room import RESERVED, Room
from merkator.server.users.user_store import User

router = APIRouter(prefix="/api", tags=["playing"])
Key = Annotated[str | None, Field(min_length=8, max_length=64, description="the same key again has no second effect")]


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
    """How many own actions to undo."""

    number: int = Field(ge=0)
    count: int = Field(1, ge=1, le=10000)
    key: Key = None


class HintRequest(BaseModel):
    """At which decision the user wants a hint, and from which bot."""

    number: int = Field(ge=0)
    level: str | None = Field(
        None, max_length=20, examples=["greedy"], description="the strongest when none is named"
    )


class Message(BaseModel):
    """A message to the table."""

    kind: str = Field(
        "chat", pattern="^(chat|note)$", description="a note is one of a few words, said in any language"
    )
    text: str = Field(min_length=1, max_length=500)


class Proposal(BaseModel):
    """What a user proposes; it is done when all people at the table agree."""

    kind: str = Field(pattern="^(end|pause|undo)$")
    agree: bool = True
    count: int = Field(1, ge=1, le=10000, description="how many actions an undo takes back")


class ProposalResponse(TablePage):
    """A table after a proposal or a claim: whether it was done, or others must agree first."""

    done: bool


class ChatResponse(ResponseModel):
    """The latest messages."""

    talk: list[ChatMessage]


class DraftResponse(ResponseModel):
    """What actions would lead to, behind a veil."""

    view: dict[str, Any]
    events: list[list[dict[str, Any]]]
    passes: bool


class HintResponse(ResponseModel):
    """What a bot would do."""

    number: int
    seat: int
    level: str
    do: str
    say: MessageJson
    rule: str
    line: list[str]
    reasons: list[MessageJson]


def own_key(key: str | None) -> str | None:
    """Return an idempotency key of a client after checking that it is not one of the server's own."""
    if key is not None and key.startswith(RESERVED):
        raise Problem(
            "key", "keys that start with {kinds} are reserved for the server", 422, kinds=", ".join(RESERVED)
        )
    return key


def playing(room: Room, user: User) -> list[int]:
    """Return the seats that a user plays, without those they have left."""
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you do not have a seat in this game")
    here = [seat for seat in mine if not room.seats[seat].left]
    if not here:
        raise Conflict("left", "you have left this game: rejoin it first")
    return here


class Refused(Problem):
    """What the rules of a game do not allow, with the message for browsers."""

    def __init__(self, error: MerkatorError, game: Game) -> None:
        status = 409 if isinstance(error, IllegalAction) else 422
        super().__init__(type(error).__name__, "{why}", status, why=str(error))
        if error.why is not None:
            self.more["say"] = message_json.reason(error.why, game)


@contextmanager
def by_the_rules(room: Room, seats: list[int], actions: list[str]) -> Iterator[None]:
    """Answer what a game refuses in the reader's language, with which of the actions it was."""
    try:
        yield
    except Problem:
        raise
    except MerkatorError as error:
        refused = Refused(error, room.game)
        refused.more["at"] = bisect_left(
            range(len(actions)), True, key=lambda at: _fails(room, seats, actions[: at + 1])
        )
        raise refused from error


def _fails(room: Room, seats: list[int], actions: list[str]) -> bool:
    try:
        room.trial(seats, actions, veiled=True)
    except MerkatorError:
        return True
    return False


@returns(TablePage)
async def play(context: Context, user: CurrentUser, id: str, body: Move) -> Response:
    """Play actions, all or none. 409 brings the current page when the game has gone on meanwhile."""
    room = await access.visible_room(context, id, user)
    mine = playing(room, user)
    try:
        confirmed = body.confirm or user.preferences.get("confirm") != "on"
        with by_the_rules(room, mine, body.actions):
            await moves.play(context, room, mine, body.number, body.actions, own_key(body.key), user.id, confirmed)
    except Conflict as conflict:
        conflict.more["page"] = table_page.page(room, user)
        raise
    return Response(table_page.page_json(room, user), media_type="application/json")


@returns(DraftResponse)
async def draft(context: Context, user: CurrentUser, id: str, body: Draft) -> Response:
    """Try actions behind a veil: nothing is stored, nothing revealed."""
    room = await access.visible_room(context, id, user)
    mine = playing(room, user)
    with by_the_rules(room, mine, body.actions):
        tried = moves.draft(room, mine, body.number, body.actions)
    return Response(encode_json(tried), media_type="application/json")


@returns(TablePage)
async def undo(context: Context, user: CurrentUser, id: str, body: Undo) -> Response:
    """Undo own actions, if nothing was revealed and nobody else has acted since."""
    room = await access.visible_room(context, id, user)
    await moves.undo(context, room, user.id, body.number, body.count, own_key(body.key))
    return Response(table_page.page_json(room, user), media_type="application/json")


for _name, _do in (("moves", play), ("draft", draft), ("undo", undo)):
    router.add_api_route(
        f"/tables/{{id}}/{_name}",
        _do,
        methods=["POST"],
        response_model=dict[str, Any],
        route_class_override=QuickRoute,
    )


@router.post("/tables/{id}/hint")
@returns(HintResponse)
async def hint(
    context: Context, user: CurrentUser, owner: WorkOwner, request: Request, id: str, body: HintRequest
) -> dict[str, Any]:
    """Ask a bot what it would do at the user's decision, and why."""
    room = await access.visible_room(context, id, user)
    return await hints.hint(request.app.state.bots.adviser(owner), room, playing(room, user), body.number, body.level)


# --- chat and proposals


@router.post("/tables/{id}/messages", status_code=201)
@returns(ChatResponse)
async def say(context: Context, user: CurrentUser, id: str, body: Message) -> dict[str, Any]:
    """Post a message in the user's game."""
    room = await access.visible_room(context, id, user)
    await chat.post(context, room, user, body.kind, body.text)
    return {"talk": room.talk}


@router.post("/tables/{id}/wishes")
@returns(ProposalResponse)
async def wish(context: Context, user: CurrentUser, id: str, body: Proposal) -> dict[str, Any]:
    """Propose an early end, a pause, or a larger undo; done when all people at the table agree."""
    room = await access.visible_room(context, id, user)
    done = await proposals.propose(context, room, user, body.kind, body.agree, body.count)
    return {"done": done, **table_page.page(room, user)}


@router.post("/tables/{id}/resume")
@returns(TablePage)
async def resume(context: Context, user: CurrentUser, id: str) -> dict[str, Any]:
    """Resume a paused game."""
    room = await access.visible_room(context, id, user)
    await proposals.resume(context, room, user)
    return table_page.page(room, user)

"""The API of playing: moves, drafts, taking back, hints, and what is said and wished at the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from merkator.core.contract import Game
from merkator.core.errors import IllegalAction, MerkatorError
from merkator.server import consent, hints, moves, sentences, tables, talk
from merkator.server.asking import KnownUser, TheHouse
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.quickroute import QuickRoute
from merkator.server.room import RESERVED, Room

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
    """How many own actions are taken back."""

    number: int = Field(ge=0)
    count: int = Field(1, ge=1, le=10000)
    key: Key = None


class Question(BaseModel):
    """At which decision somebody wants a hint, and from which bot."""

    number: int = Field(ge=0)
    level: str | None = Field(
        None, max_length=20, examples=["greedy"], description="the strongest when none is named"
    )


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


def own_key(key: str | None) -> str | None:
    """Return an idempotency key of a client; the server's own ones are not to be had."""
    if key is not None and key.startswith(RESERVED):
        raise Problem(
            "key", "keys that start with {kinds} are reserved for the server", 422, kinds=", ".join(RESERVED)
        )
    return key


def playing(room: Room, user: User) -> list[int]:
    """Return the seats that a user plays; not those that were left."""
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you do not have a seat in this game")
    here = [seat for seat in mine if not room.seats[seat].left]
    if not here:
        raise Conflict("left", "you have left this game: rejoin it first")
    return here


class Refused(Problem):
    """What the rules of a game do not allow, with what browsers say of it."""

    def __init__(self, error: MerkatorError, game: Game) -> None:
        status = 409 if isinstance(error, IllegalAction) else 422
        super().__init__(type(error).__name__, "{why}", status, why=str(error))
        if error.why is not None:
            self.more["say"] = sentences.reason(error.why, game)


@contextmanager
def by_the_rules(room: Room, seats: list[int], actions: list[str]) -> Iterator[None]:
    """Let what a game refuses be answered in the reader's language, with which of the actions it was."""
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


async def play(house: TheHouse, user: KnownUser, id: str, body: Move) -> Response:
    """Play actions, all or none. 409 brings the current page when the game has gone on meanwhile."""
    room = await tables.seen_room(house, id, user)
    mine = playing(room, user)
    try:
        confirmed = body.confirm or user.preferences.get("confirm") != "on"
        with by_the_rules(room, mine, body.actions):
            await moves.play(house, room, mine, body.number, body.actions, own_key(body.key), user.id, confirmed)
    except Conflict as conflict:
        conflict.more["page"] = tables.page(room, user)
        raise
    return Response(tables.page_json(room, user), media_type="application/json")


router.add_api_route(
    "/tables/{id}/moves", play, methods=["POST"], response_model=dict[str, Any], route_class_override=QuickRoute
)


@router.post("/tables/{id}/draft")
async def draft(house: TheHouse, user: KnownUser, id: str, body: Draft) -> dict[str, Any]:
    """Try actions behind a veil: nothing is stored, nothing revealed."""
    room = await tables.seen_room(house, id, user)
    mine = playing(room, user)
    with by_the_rules(room, mine, body.actions):
        return moves.draft(room, mine, body.number, body.actions)


@router.post("/tables/{id}/undo")
async def undo(house: TheHouse, user: KnownUser, id: str, body: Undo) -> dict[str, Any]:
    """Take own actions back, as far as nothing was revealed and nobody else acted."""
    room = await tables.seen_room(house, id, user)
    await moves.undo(house, room, user.id, body.number, body.count, own_key(body.key))
    return tables.page(room, user)


@router.post("/tables/{id}/hint")
async def hint(house: TheHouse, user: KnownUser, request: Request, id: str, body: Question) -> dict[str, Any]:
    """Ask a bot what it would do at the own decision, and why."""
    room = await tables.seen_room(house, id, user)
    return await hints.hint(request.app.state.bots, room, playing(room, user), body.number, body.level)


# --- what is said and wished


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

"""Moves: checked on a copy, stored all or none, acknowledged once they are on disk, then announced."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from merkator.core.contract import State
from merkator.server.base import message_json
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import current
from merkator.server.base.problems import Conflict, Forbidden
from merkator.server.tables import clocks, dumps, table_store
from merkator.server.tables.room import (
    ACTION,
    ENDED,
    MOST_ENTRIES,
    MOST_PLAYED,
    START,
    UNDO,
    Entry,
    Room,
    Seat,
    Step,
    outcomes_text,
    position_hash,
)
from merkator.server.tables.rooms import played_json
from merkator.server.users import ratings

FULL: Final = "a game can have at most {most} actions: undo some, or propose to end it"
Also = Callable[[Connection], None]
"""A write that happens together with the entries, all or none."""


async def play(
    context: ServerContext,
    room: Room,
    seats: list[int],
    number: int,
    actions: list[str],
    key: str | None,
    user_id: int | None,
    confirmed: bool = True,
    also: Also | None = None,
) -> int:
    """Play actions of some seats; return the number reached. The same key again has no second effect.

    What is not confirmed is refused, and not stored, when it would end the player's own turn. A list that
    a card on the way makes impossible is played up to there, and refused after that: the card has been seen.
    """
    async with room.lock:
        await _meet(context, room, number)
        if key is not None and key in room.keys:
            return room.keys[key]
        _expect(room, number)
        if room.row["paused"]:
            raise Conflict("paused", "the game is paused")
        if room.full:
            raise Conflict("many-actions", FULL, most=MOST_PLAYED)
        trial, steps = _tried(room, seats, actions, confirmed)
        entries = _entries(context, room, steps, key, user_id)
        try:
            await _store(context, room, entries, _standing(trial), dumps.due(room, trial, len(entries)), also)
        except Conflict:
            if key is not None and key in room.keys:  # it came to another process before
                return room.keys[key]
            raise
        room.adopt(trial, entries, steps)
    context.bus.tell(room.id, room.number)
    if len(steps) < len(actions):
        raise Conflict("hidden", "a card came up that stops the rest: your moves up to it have been played")
    return room.number


def _tried(room: Room, seats: list[int], actions: list[str], confirmed: bool) -> tuple[State, list[Step]]:
    """Play actions on a copy, as far as possible. Refusals come from behind a veil: they reveal no hidden card."""
    if len(actions) > 1 or not confirmed:
        veiled = room.trial(seats, actions, veiled=True)
        if not confirmed and ends_turn(room.state, *veiled):
            raise Conflict("confirm", "this ends your turn: please confirm")
    return room.trial(seats, actions)


def ends_turn(before: State | None, trial: State, steps: list[Step]) -> bool:
    """Say whether actions end the turn of the player who takes them, or the game with it.

    An answer in someone else's turn ends nothing of one's own, and others may decide in the middle of a turn.
    """
    actor = steps[-1].seat
    if before is None or (not trial.over and (trial.waiting >= 0 or trial.seat == actor)):
        return False
    turn = before.view(None).get("turn") or {}
    if before.turns and turn.get("player", actor) != actor:
        return False
    return trial.over or trial.closing() or trial.turns != before.turns or "player" not in turn


async def _meet(context: ServerContext, room: Room, number: int) -> None:
    """Catch up with a player who has seen more than this process, having asked another one before."""
    context.rooms.follow_news(room)
    if number > room.number and not context.database.sqlite:
        await context.rooms.catch_up(room)


def _expect(room: Room, number: int) -> None:
    """Make sure that the player has seen the latest entry."""
    if number != room.number:
        raise Conflict(
            "number",
            "the game has moved on in the meantime: it is at {now}, not {number}",
            now=room.number,
            number=number,
        )


def _entries(
    context: ServerContext, room: Room, steps: list[Step], key: str | None, user_id: int | None
) -> list[Entry]:
    at = context.now()
    return [
        Entry(
            number=room.number + 1 + place,
            kind=ACTION,
            seat=step.seat,
            text=step.text,
            outcomes=step.outcomes,
            hash=step.hash,
            key=key if place == 0 else None,
            user_id=user_id,
            at=at,
        )
        for place, step in enumerate(steps)
    ]


def _standing(state: State) -> dict[str, Any]:
    """Return the columns of the table's row that follow from the position."""
    standing = {"deciding": None if state.over else state.seat, "round": state.game.round(state)}
    if not state.over:
        return standing
    result = {"scores": state.scores, "winners": state.winners, "end": state.end}
    return {**standing, "status": "over", "result": result}


async def _store(
    context: ServerContext,
    room: Room,
    entries: list[Entry],
    changes: dict[str, Any],
    dump: str | None = None,
    also: Also | None = None,
) -> None:
    """Store entries, sometimes with the position reached; catch up and raise if another process was first."""
    changes = {"changed": context.now(), **changes}
    if changes.get("status") == "over":
        changes["ended"] = changes["changed"]

    def write(connection: Connection) -> tuple[dict[str, Any], list[Seat] | None]:
        if also is not None:
            also(connection)
        found = {**changes, **ratings.settle(connection, room, changes)}
        table_store.append_entries(connection, room.id, entries, found)
        if dump is not None:
            dumps.keep(connection, room.id, entries[-1].number, dump)
        places = clocks.settle(connection, room.id, room.row["clock"], changes["changed"])
        played = None if also is not None else played_json(entries, found, places)  # the rest must be read
        context.bus.announce_on_commit(connection, room.id, entries[-1].number, played)
        return found, places

    try:
        stored, seats = await context.database.write(write)
    except (table_store.Taken, IntegrityError) as error:  # an IntegrityError: the table was removed
        await context.rooms.catch_up(room)
        raise Conflict("number", "the game has moved on in the meantime: it is at {now}", now=room.number) from error
    context.metrics.moves.inc(len(entries))
    room.row.update(stored)
    if seats is not None:
        room.seats = seats


async def start(context: ServerContext, room: Room) -> None:
    """Deal and start the game."""
    async with room.lock:
        if room.number:
            raise Conflict("started", "the game has already started")
        if not all(seat.taken for seat in room.seats):
            raise Conflict("seats", "there is still a free seat")
        state = room.opening()
        outcomes = outcomes_text(room.game, state.drawn)
        entry = Entry(1, START, state.seat, "", outcomes, position_hash(state), None, None, context.now())
        changes = {"status": "running", "started": context.now(), **_standing(state)}
        await _store(context, room, [entry], changes)
        room.follow(entry)
    context.bus.tell(room.id, room.number)


async def undo(context: ServerContext, room: Room, user_id: int, number: int, count: int, key: str | None) -> int:
    """Undo a user's own actions if nothing was revealed and nobody else has acted since; alone always."""
    async with room.lock:
        await _meet(context, room, number)
        if key is not None and key in room.keys:
            return room.keys[key]
        _expect(room, number)
        alone = room.row["players"] == 1
        allowed = len(room.played) if alone else room.undoable(user_id)
        if not room.seats_of(user_id):
            raise Forbidden("no-seat", "you do not have a seat in this game")
        if not 0 < count <= allowed:
            raise Conflict("undo", "you can undo {allowed} actions, not {count}", allowed=allowed, count=count)
        if room.ended or (not room.running and (room.row["rated"] or not alone)):  # all is revealed: seed and hands
            raise Conflict("over", "the game is over")
        try:
            await take_back(context, room, user_id, count, key, marked=count > room.undoable(user_id))
        except Conflict:
            if key is not None and key in room.keys:  # it came to another process before
                return room.keys[key]
            raise
    context.bus.tell(room.id, room.number)
    return room.number


async def take_back(
    context: ServerContext, room: Room, user_id: int | None, count: int, key: str | None, marked: bool = True
) -> None:
    """Store an undo and apply it; the caller holds the lock and has checked that it is allowed.

    A game is `marked` when more is undone than one player may alone: then it is no longer rated.
    """
    if room.number >= MOST_ENTRIES - MOST_PLAYED:  # the rest is left for the game itself
        raise Conflict("many-undos", "too much has been undone in this game: play on from here")
    if room.far(count):  # a player who undoes this much waits for the walk; after it, the way is short
        owner = current() if user_id is None else context.limits.owner(user_id)
        await context.background.run(owner, partial(room.earlier, count))
    state = room.earlier(count)
    entry = Entry(
        number=room.number + 1,
        kind=UNDO,
        seat=state.seat,
        text=str(count),
        outcomes="",
        hash=position_hash(state),
        key=key,
        user_id=user_id,
        at=context.now(),
    )
    changes = {**_standing(state), "status": "running", "result": None}
    if marked:
        changes["rated"] = False
    # The position is stored, for an older one may have been reached by actions that are taken back now.
    await _store(context, room, [entry], changes, dumps.dump_text(state))
    room.follow(entry)


async def end(
    context: ServerContext, room: Room, user_id: int | None, result: dict[str, Any], also: Also | None = None
) -> None:
    """End the game before the rules would; the result says why."""
    if not room.running:
        raise Conflict("over", "the game is over")
    assert room.state is not None
    hashed = position_hash(room.state)
    entry = Entry(room.number + 1, ENDED, room.state.seat, "", "", hashed, None, user_id, context.now())
    changes = {"status": "over", "deciding": None, "result": {"scores": room.state.scores, **result}}
    await _store(context, room, [entry], changes, also=also)
    room.follow(entry)


def draft(room: Room, seats: list[int], number: int, actions: list[str]) -> dict[str, Any]:
    """Return what the position would look like after some actions: nothing is stored or revealed.

    Where hands are secret it is drafted for the seat that decides now, and for no other seat on the same screen.
    `passes` says that they would end the player's own turn, which may have to be confirmed.
    """
    _expect(room, number)
    if room.game.secret_decks and room.state is not None:
        seats = [seat for seat in seats if seat == room.state.seat]
    trial, steps = room.trial(seats, actions, veiled=True)
    seat = trial.seat if trial.seat in seats else steps[-1].seat
    view = message_json.with_messages(trial.view(seat), trial)
    return {"view": view, "events": [step.events for step in steps], "passes": ends_turn(room.state, trial, steps)}

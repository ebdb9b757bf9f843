"""Moves: checked on a copy, stored all or none, acknowledged when they are on disk, then told to everyone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from merkator.core.contract import State
from merkator.core.errors import IllegalAction
from merkator.server import clocks, dumps, ratings, sentences, store
from merkator.server.house import House
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.room import ACTION, ENDED, START, UNDO, Entry, Room, Seat, Step, outcomes_text, position_hash

Also = Callable[[Connection], None]
"""What is written together with entries, all or none."""


async def play(
    house: House,
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

    What is not confirmed is refused, and not stored, when it would pass the decision on to another seat.
    """
    async with room.lock:
        await _meet(house, room, number)
        if key is not None and key in room.keys:
            return room.keys[key]
        _expect(room, number)
        if room.row["paused"]:
            raise Conflict("paused", "the game is paused")
        trial, steps = _tried(room, seats, actions, confirmed)
        entries = _entries(house, room, steps, key, user_id)
        try:
            await _store(house, room, entries, _standing(trial), dumps.due(room, trial, len(entries)), also)
        except Conflict:
            if key is not None and key in room.keys:  # it came to another process before
                return room.keys[key]
            raise
        room.adopt(trial, entries, steps)
    await house.bus.publish(room.id, room.number)
    return room.number


def _tried(room: Room, seats: list[int], actions: list[str], confirmed: bool) -> tuple[State, list[Step]]:
    """Play actions on a copy; what is refused is refused behind a veil, or the refusal would tell of hidden cards."""
    if len(actions) > 1 or not confirmed:
        veiled = room.trial(seats, actions, veiled=True)
        if not confirmed and passes(*veiled):
            raise Conflict("confirm", "this ends your turn: please confirm")
    try:
        return room.trial(seats, actions)
    except (IllegalAction, Problem):
        if len(actions) == 1:
            raise
        raise Conflict("hidden", "a hidden card comes up on the way: play up to that point first") from None


def passes(trial: State, steps: list[Step]) -> bool:
    """Say whether actions lead to somebody else's decision, or to the end."""
    return trial.over or (trial.waiting < 0 and trial.seat != steps[-1].seat)


async def _meet(house: House, room: Room, number: int) -> None:
    """Catch up with a player who has seen more than this process: another one was asked before."""
    if number > room.number and not house.database.sqlite:
        await house.rooms.catch_up(room)


def _expect(room: Room, number: int) -> None:
    """Make sure that the player has seen what came before."""
    if number != room.number:
        raise Conflict(
            "number",
            "the game has moved on in the meantime: it is at {now}, not {number}",
            now=room.number,
            number=number,
        )


def _entries(house: House, room: Room, steps: list[Step], key: str | None, user_id: int | None) -> list[Entry]:
    at = house.now()
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
    """Return what the table's row says of the position."""
    if not state.over:
        return {"deciding": state.seat}
    result = {"scores": state.scores, "winners": state.winners, "end": state.end}
    return {"deciding": None, "status": "over", "result": result}


async def _store(
    house: House,
    room: Room,
    entries: list[Entry],
    changes: dict[str, Any],
    dump: str | None = None,
    also: Also | None = None,
) -> None:
    """Store entries, now and then with the position reached; when another process was quicker, follow and tell."""
    changes = {"changed": house.now(), **changes}
    if changes.get("status") == "over":
        changes["ended"] = changes["changed"]

    def write(connection: Connection) -> tuple[dict[str, Any], list[Seat] | None]:
        if also is not None:
            also(connection)
        found = {**changes, **ratings.settle(connection, room, changes)}
        store.append_entries(connection, room.id, entries, found)
        if dump is not None:
            dumps.keep(connection, room.id, entries[-1].number, dump)
        return found, clocks.settle(connection, room.id, room.row["clock"], changes["changed"])

    try:
        stored, seats = await house.database.write(write)
    except (store.Taken, IntegrityError) as error:  # an IntegrityError: the table was removed
        await house.rooms.catch_up(room)
        raise Conflict("number", "the game has moved on in the meantime: it is at {now}", now=room.number) from error
    house.metrics.moves.inc(len(entries))
    room.row.update(stored)
    if seats is not None:
        room.seats = seats


async def start(house: House, room: Room) -> None:
    """Deal and begin."""
    async with room.lock:
        if room.number:
            raise Conflict("started", "the game has already started")
        if not all(seat.taken for seat in room.seats):
            raise Conflict("seats", "there is still a free seat")
        state = room.opening()
        outcomes = outcomes_text(room.game, state.drawn)
        entry = Entry(1, START, state.seat, "", outcomes, position_hash(state), None, None, house.now())
        changes = {"status": "running", "started": house.now(), **_standing(state)}
        await _store(house, room, [entry], changes)
        room.follow(entry)
    await house.bus.publish(room.id, room.number)


async def undo(house: House, room: Room, user_id: int, number: int, count: int, key: str | None) -> int:
    """Take own actions back, as far as nothing was revealed and nobody else acted; alone always."""
    async with room.lock:
        await _meet(house, room, number)
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
            await take_back(house, room, user_id, count, key, marked=count > room.undoable(user_id))
        except Conflict:
            if key is not None and key in room.keys:  # it came to another process before
                return room.keys[key]
            raise
    await house.bus.publish(room.id, room.number)
    return room.number


async def take_back(
    house: House, room: Room, user_id: int | None, count: int, key: str | None, marked: bool = True
) -> None:
    """Store that actions are taken back, and do it; the caller holds the lock and has made sure that it may be.

    A game is marked when more is taken back than one may alone: then it is not rated.
    """
    copy = Room(room.row, room.seats)
    copy.base = room.base
    copy.played = room.played[:]
    copy.take_back(count)
    assert copy.state is not None
    entry = Entry(
        number=room.number + 1,
        kind=UNDO,
        seat=copy.state.seat,
        text=str(count),
        outcomes="",
        hash=position_hash(copy.state),
        key=key,
        user_id=user_id,
        at=house.now(),
    )
    changes = {"deciding": copy.state.seat, "status": "running", "result": None}
    if marked:
        changes["rated"] = False
    # The position is stored, for an older one may have been reached by actions that are taken back now.
    await _store(house, room, [entry], changes, dumps.dumped(copy.state))
    room.follow(entry)


async def end(house: House, room: Room, user_id: int | None) -> None:
    """End the game before the rules would: all have agreed."""
    if not room.running:
        raise Conflict("over", "the game is over")
    assert room.state is not None
    hashed = position_hash(room.state)
    entry = Entry(room.number + 1, ENDED, room.state.seat, "", "", hashed, None, user_id, house.now())
    changes = {"status": "over", "deciding": None, "result": {"scores": room.state.scores, "agreed": True}}
    await _store(house, room, [entry], changes)
    room.follow(entry)


def draft(room: Room, seats: list[int], number: int, actions: list[str]) -> dict[str, Any]:
    """Play actions behind a veil and return what the position would look like; nothing is stored or revealed.

    `passes` tells that the decision would pass on, which may have to be confirmed.
    """
    _expect(room, number)
    if not actions:
        raise Problem("count", "send 1 to {most} actions at a time", most=200)
    trial, steps = room.trial(seats, actions, veiled=True)
    seat = trial.seat if trial.seat in seats else seats[0]
    view = sentences.with_words(trial.view(seat), trial)
    return {"view": view, "events": [step.events for step in steps], "passes": passes(trial, steps)}

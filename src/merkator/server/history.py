"""Looking back: what was played, and the position at any point. Actions that were taken back are left out."""

from __future__ import annotations

from typing import Any, Final

from merkator.core.contract import State
from merkator.server import sentences
from merkator.server.problems import Conflict, Problem
from merkator.server.room import Played, Room

MOST_STEPS: Final = 500  # told at once


def log(room: Room, first: int, count: int) -> dict[str, Any]:
    """Return actions from number `first` on (the first is 1), with seat, who decided (person, bot, order), events."""
    state = begun(room)
    last = min(first + min(count, MOST_STEPS) - 1, len(room.played))
    steps = []
    for place, played in enumerate(room.played[:last], start=1):
        if place < first:
            state.play(played.action)
        else:
            steps.append(_step(room, state, place, played))
    return {"steps": steps, "total": len(room.played)}


def after(room: Room, number: int) -> int:
    """Return the first step whose entry came after a number."""
    return sum(played.number <= number for played in room.played) + 1


def position(room: Room, step: int, seat: int | None) -> dict[str, Any]:
    """Return what a seat saw after so many actions, and what the last of them was and did."""
    state = replayed(room, max(0, step - 1))
    _check(room, step)
    done = _step(room, state, step, room.played[step - 1]) if step else {"step": 0, "events": []}
    return {**done, "total": len(room.played), "view": sentences.with_words(state.view(seat), state)}


def _step(room: Room, state: State, step: int, played: Played) -> dict[str, Any]:
    """Play one action on, and return what it did."""
    events = sentences.events(state.watch(played.action), room.game, state.names)
    shown = {"step": step, "number": played.number, "seat": played.seat, "by": played.by}
    return {**shown, "do": room.game.notation(played.action), "events": events}


def replayed(room: Room, step: int) -> State:
    """Return the position after so many actions."""
    state = begun(room)
    _check(room, step)
    for played in room.played[:step]:
        state.play(played.action)
    return state


def _check(room: Room, step: int) -> None:
    if not 0 <= step <= len(room.played):
        raise Problem("step", "the game has {total} actions: look at 0 to {total}", total=len(room.played))


def begun(room: Room) -> State:
    """Return the position at the beginning."""
    if room.state is None:
        raise Conflict("not-started", "the game has not begun yet")
    return room.opening()

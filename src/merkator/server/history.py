"""Looking back: what was played, and the position at any point. Actions that were taken back are left out."""

from __future__ import annotations

from typing import Any, Final

from merkator.core.contract import State
from merkator.server.problems import Conflict, Problem
from merkator.server.room import Room

MOST_STEPS: Final = 500  # told at once


def log(room: Room, first: int, count: int) -> dict[str, Any]:
    """Return actions from number `first` on (the first is 1), with seat, who decided (person, bot, order), events."""
    state = _begun(room)
    last = min(first + min(count, MOST_STEPS) - 1, len(room.played))
    steps = []
    for place, played in enumerate(room.played[:last], start=1):
        if place < first:
            state.play(played.action)
            continue
        text = room.game.notation(played.action)
        events = [event.json() for event in state.watch(played.action)]
        shown = {"step": place, "number": played.number, "seat": played.seat, "by": played.by, "do": text}
        steps.append({**shown, "events": events})
    return {"steps": steps, "total": len(room.played)}


def position(room: Room, step: int, seat: int | None) -> dict[str, Any]:
    """Return what a seat saw after so many actions."""
    return {"step": step, "total": len(room.played), "view": replayed(room, step).view(seat)}


def replayed(room: Room, step: int) -> State:
    """Return the position after so many actions."""
    state = _begun(room)
    if not 0 <= step <= len(room.played):
        raise Problem("step", "the game has {total} actions: look at 0 to {total}", total=len(room.played))
    for played in room.played[:step]:
        state.play(played.action)
    return state


def _begun(room: Room) -> State:
    if room.state is None:
        raise Conflict("not-started", "the game has not begun yet")
    return room.opening()

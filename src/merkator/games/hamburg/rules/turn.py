"""The order of play (H-2.1, section 7): turns one after another, the final round, the end."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import MOVED_ON, TOP
from merkator.games.hamburg.rules.position_data import (
    CAUSES,
    END_STEP,
    FULFIL_STEP,
    INVEST_STEP,
    JOIN_STEP,
    NOT_FINAL,
    PLACE_STEP,
    TRAVEL_STEP,
    TURN_STEP,
    TURNS_OVER,
    PositionData,
)


def _turn(seat: int, steps: tuple[int, ...]) -> list[int]:
    """Return the frames of a whole turn; what comes first lies on top (H-2.1)."""
    return [number for step in steps for number in (step, seat, 0, 0, 0, 0)]


_TURNS: Final = [_turn(seat, (JOIN_STEP, FULFIL_STEP, TRAVEL_STEP, INVEST_STEP)) for seat in range(4)]
_TURNS_ALONE: Final = [_turn(seat, (FULFIL_STEP, TRAVEL_STEP, INVEST_STEP)) for seat in range(4)]
SOLO_TURNS: Final = 17


def options(s: PositionData) -> list[int]:
    """Begin the next turn, or end the game when the final round is over. Nobody is asked."""
    if s.turns:
        if s.last == 0:
            _finish(s)
            return MOVED_ON
        if s.last > 0:
            s.last -= 1
        s.active = s.active + 1 if s.active + 1 < s.players else 0
    s.turns += 1
    if s.used:
        s.used = []
    s.fulfiller = s.active
    s.took = False
    rules = s.rules
    if rules.solo and s.turns == SOLO_TURNS:  # H-9.9
        s.last = 0
        s.cause = TURNS_OVER
    s.agenda.extend(_TURNS[s.active] if rules.joining else _TURNS_ALONE[s.active])
    if s.events is not None:
        s.tell("turn", s.active, {"round": (s.turns - 1) // s.players + 1, "final": s.last >= 0})
    return MOVED_ON


def trigger_final(s: PositionData, cause: int, seat: int) -> None:
    """Begin the final round after this turn (H-7.1, H-7.2); a second trigger has no effect (H-7.5)."""
    if s.last != NOT_FINAL or s.rules.solo:  # H-9.9: section 7 does not apply
        return
    s.last = s.players
    s.cause = cause
    if s.events is not None:
        s.tell("final", seat, {"cause": CAUSES[cause]})


def _finish(s: PositionData) -> None:
    """Place the last cubes in turn order from the start player (H-8.3), then count."""
    del s.agenda[TOP]
    s.push(END_STEP, s.start)
    for offset in range(s.players - 1, -1, -1):
        s.push(PLACE_STEP, (s.start + offset) % s.players)


def end_options(s: PositionData) -> list[int]:
    """Close the game: nothing is left on the agenda."""
    del s.agenda[TOP]
    s.over = True
    if s.events is not None:
        s.tell("ended", s.start, {"scores": list(s.scores), "winners": list(s.winners)})
    return MOVED_ON


def begin(s: PositionData) -> None:
    """Lay the first turn on the agenda."""
    s.push(TURN_STEP, s.start)

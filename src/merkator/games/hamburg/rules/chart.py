"""The time chart: counters are taken from the top row on, and a row's last one brings a loss (H-3.10 to H-4.2)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, MOVED_ON, SEAT, SECOND, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import loss
from merkator.games.hamburg.rules.actions import KEEP, TURN
from merkator.games.hamburg.rules.cards import LETTERS, Cards
from merkator.games.hamburg.rules.position_data import (
    BACK,
    CHART_EMPTY,
    EMPTY,
    LETTER_STEP,
    NOT_FINAL,
    REFILL_STEP,
    TIME,
    TIME_STEP,
    ULTIMO,
    PositionData,
)
from merkator.games.hamburg.rules.turn import trigger_final

_ROWS_UNUSED: Final = {1: 0, 2: 2, 3: 1, 4: 0}  # H-1.3
_LONG_ROWS_UNUSED: Final = {2: 1, 3: 0, 4: 0}  # H-10.1
_BACK_ROWS_UNUSED: Final = {3: 2, 4: 0}


def unused_rows(players: int, long: bool, side: int) -> int:
    """Return how many top rows of a side of the chart stay empty."""
    if side == BACK:
        return _BACK_ROWS_UNUSED[players]
    return _LONG_ROWS_UNUSED[players] if long else _ROWS_UNUSED[players]


def first_side(players: int, long: bool) -> int:
    """Return the side a game begins with (H-10.1)."""
    return BACK if long and players > 2 else ULTIMO


def fill_rows(cards: Cards, players: int, long: bool, side: int) -> list[int]:
    """Return the counters in each row of a side, as it is filled at first; alone there is no chart (H-9.1)."""
    rows = cards.back_rows if side == BACK else cards.rows
    unused = len(rows) if players == 1 else unused_rows(players, long, side)
    return [0] * unused + rows[unused:]


def take(s: PositionData, seat: int, due: int) -> None:
    """Take counters one at a time; a loss is resolved before the next one (H-3.3, H-4.5)."""
    mine = s.holdings[seat]
    chart = s.chart[:]
    s.chart = chart
    row = 0
    while due:
        if s.last != NOT_FINAL or s.rules.solo:  # H-3.11, H-7.3, H-9.1: out of the supply
            mine[TIME] = mine[TIME] + due
            if s.events is not None:
                s.tell("time", seat, {"count": due, "from": "supply"})
            return
        while not chart[row]:
            row += 1
        left = chart[row] - 1
        chart[row] = left
        mine[TIME] = mine[TIME] + 1
        due -= 1
        if s.events is not None:
            s.tell("time", seat, {"count": 1, "from": "chart"})
        if left == 0:
            if due:
                s.push(TIME_STEP, seat, due)
            _row_emptied(s, seat, row)
            return
        if s.faces[row] != EMPTY:  # a counter that was turned up is the first of its row
            _show(s, row, EMPTY)


def time_options(s: PositionData) -> list[int]:
    """Take the counters that a loss had kept waiting (H-4.5). Nobody is asked."""
    agenda = s.agenda
    seat = agenda[SEAT]
    due = agenda[FIRST]
    del agenda[TOP]
    take(s, seat, due)
    return MOVED_ON


def _show(s: PositionData, row: int, letter: int) -> None:
    """Turn the first counter of a row up, or (EMPTY) take it away."""
    s.faces = s.faces[:]
    s.faces[row] = letter


def _row_emptied(s: PositionData, seat: int, row: int) -> None:
    """Turn the last counter of a row over (H-4.1); the last of all triggers the final round (H-7.1)."""
    letter = _turn_over(s, seat, row) if s.rules.losses else EMPTY
    following = row + 1 if row + 1 < len(s.chart) else EMPTY
    if following == EMPTY:
        if s.side == BACK:
            s.push(REFILL_STEP, seat, letter + 1)
        else:
            trigger_final(s, CHART_EMPTY, seat)
    if s.rules.losses:
        s.push(LETTER_STEP, seat, letter, following)


def _turn_over(s: PositionData, seat: int, row: int) -> int:
    """Turn over the last counter of a row and return its letter."""
    letter = s.faces[row]
    if letter == EMPTY:
        letter = reveal(s)
    else:
        _show(s, row, EMPTY)
    if letter >= 0 and s.events is not None:
        s.tell("letter", seat, {"letter": s.cards.letter_ids[letter], "row": row})
    return letter


def refill_options(s: PositionData) -> list[int]:
    """Turn the chart to ULTIMO and fill it from all counters but the one just taken (H-10.1). Nobody is asked.

    The frame holds that counter's letter + 1; 0 when it was not turned over (H-10.4).
    """
    seat, taken = s.agenda[SEAT], s.agenda[FIRST] - 1
    del s.agenda[TOP]
    s.side = ULTIMO
    s.chart = fill_rows(s.cards, s.players, True, ULTIMO)
    s.faces = [EMPTY] * len(s.chart)
    s.letters = s.cards.letters[:]
    if taken != EMPTY:
        s.letters.remove(taken)
    if s.events is not None:
        s.tell("refilled", seat, {"counters": sum(s.chart)})
    return MOVED_ON


def reveal(s: PositionData) -> int:
    """Turn over a counter whose letter nobody knows; behind a veil the game must wait."""
    s.letters = s.letters[:]
    letter = s.draw(LETTERS, s.letters)
    if letter < 0:
        s.waiting = LETTERS
    return letter


def letter_options(s: PositionData) -> list[int]:
    """Ask the active player whether to turn over the next row's first counter after a single letter (H-4.2)."""
    if s.waiting >= 0:
        return MOVED_ON
    agenda = s.agenda
    if is_double(agenda[FIRST]) or agenda[SECOND] == EMPTY:
        return [KEEP]
    return [KEEP, TURN]


def letter_choose(s: PositionData, action: int) -> None:
    """Keep the letter or turn over another, which then counts whatever it shows and stays face up (H-4.2)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    letter = agenda[FIRST]
    row = agenda[SECOND]
    del agenda[TOP]
    if action == TURN:
        letter = reveal(s)
        _show(s, row, letter)
        if letter < 0:
            s.push(LETTER_STEP, seat, letter, EMPTY)
            return
        if s.events is not None:
            s.tell("turned", seat, {"letter": s.cards.letter_ids[letter], "row": row})
    loss.begin(s, seat, letter >> 1, 2 if is_double(letter) else 1)


def is_double(letter: int) -> bool:
    """Say whether a letter's code stands for a double one: codes are A, AA, B, BB …"""
    return letter & 1 == 1


def letter_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    return Reason("letter", "a letter was turned over: keep it or turn over the next row's first counter (H-4.2)")

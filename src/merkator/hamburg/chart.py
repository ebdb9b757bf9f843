"""The time chart: counters are taken from the top row on, and a row's last one brings a loss (H-3.10 to H-4.2)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FRAME
from merkator.hamburg import loss
from merkator.hamburg.actions import KEEP, TURN
from merkator.hamburg.cards import LETTERS
from merkator.hamburg.table import CHART_EMPTY, EMPTY, LETTER_STEP, NOT_FINAL, TIME, TIME_STEP, Table
from merkator.hamburg.turn import trigger_final

_ROWS_UNUSED: Final = {2: 2, 3: 1, 4: 0}


def unused_rows(players: int) -> int:
    """Return how many top rows of the ULTIMO side stay empty (H-1.3)."""
    return _ROWS_UNUSED[players]


def take(s: Table, seat: int, due: int) -> None:
    """Take counters one at a time; a loss is resolved before the next one (H-3.3, H-4.5)."""
    mine = s.holdings[seat]
    chart = s.chart
    row = 0
    while due:
        if s.last != NOT_FINAL:  # H-3.11, H-7.3: from the trigger on, out of the supply
            mine[TIME] += due
            if s.events is not None:
                s.tell("time", seat, {"count": due, "from": "supply"})
            return
        while not chart[row]:
            row += 1
        chart[row] -= 1
        mine[TIME] += 1
        due -= 1
        if s.events is not None:
            s.tell("time", seat, {"count": 1, "from": "chart"})
        if chart[row] == 0:
            if due:
                s.push(TIME_STEP, seat, due)
            _row_emptied(s, seat, row)
            return
        s.faces[row] = EMPTY  # a counter that was turned up is the first of its row


def time_options(s: Table) -> list[int]:
    """Take the counters that a loss had kept waiting (H-4.5). Nobody is asked."""
    agenda = s.agenda
    seat = agenda[1 - FRAME]
    due = agenda[2 - FRAME]
    del agenda[-FRAME:]
    take(s, seat, due)
    return []


def _row_emptied(s: Table, seat: int, row: int) -> None:
    """Turn the last counter of a row over (H-4.1); the last of all triggers the final round (H-7.1)."""
    letter = s.faces[row]
    if letter == EMPTY:
        letter = reveal(s)
    s.faces[row] = EMPTY
    if letter >= 0 and s.events is not None:
        s.tell("letter", seat, {"letter": s.cards.letter_ids[letter], "row": row})
    following = row + 1 if row + 1 < len(s.chart) else EMPTY
    if following == EMPTY:
        trigger_final(s, CHART_EMPTY, seat)
    s.push(LETTER_STEP, seat, letter, following)


def reveal(s: Table) -> int:
    """Turn over a counter whose letter nobody knows; behind a veil the game must wait."""
    letter = s.draw(LETTERS, s.letters)
    if letter < 0:
        s.waiting = LETTERS
    return letter


def letter_options(s: Table) -> list[int]:
    """Ask the active player whether to turn over the next row's first counter after a single letter (H-4.2)."""
    if s.waiting >= 0:
        return []
    agenda = s.agenda
    if is_double(agenda[2 - FRAME]) or agenda[3 - FRAME] == EMPTY:
        return [KEEP]
    return [KEEP, TURN]


def letter_choose(s: Table, action: int) -> None:
    """Keep the letter or turn over another, which then counts whatever it shows and stays face up (H-4.2)."""
    agenda = s.agenda
    seat = agenda[1 - FRAME]
    letter = agenda[2 - FRAME]
    row = agenda[3 - FRAME]
    del agenda[-FRAME:]
    if action == TURN:
        letter = reveal(s)
        s.faces[row] = letter
        if letter < 0:
            s.push(LETTER_STEP, seat, letter, EMPTY)
            return
        if s.events is not None:
            s.tell("turned", seat, {"letter": s.cards.letter_ids[letter], "row": row})
    loss.begin(s, seat, letter >> 1, 2 if is_double(letter) else 1)


def is_double(letter: int) -> bool:
    """Say whether a letter's code stands for a double one: codes are A, AA, B, BB …"""
    return letter & 1 == 1


def letter_reason(s: Table, action: int) -> str:
    """Say why an action is not among the options of this step."""
    return "a letter was turned over: keep it or turn over the next row's first counter (H-4.2)"

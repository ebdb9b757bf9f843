"""Loss of goods (section 4): every player returns goods from the column that the letter names."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FRAME
from merkator.core.errors import Reason
from merkator.hamburg.actions import DONE, GOODS, LOSE, PLACE, PLACE_BEST
from merkator.hamburg.cards import main_place
from merkator.hamburg.table import LOSS_STEP, SUPPLY, Table

# A frame: column, goods still to lose, the lowest good that may still be named, and whether losing has begun.
# Cubes are turned first, in ascending order, then goods are named in ascending order: one loss, one sequence.
_TURNING: Final = 0
_LOSING: Final = 1


def begin(s: Table, active: int, column: int, count: int) -> None:
    """Put everybody's loss on the agenda, clockwise from the active player (H-4.1, H-4.6)."""
    for offset in range(s.players - 1, -1, -1):
        s.push(LOSS_STEP, (active + offset) % s.players, column, count)


def options(s: Table) -> list[int]:
    """List the goods that may be given and the cubes that may be turned first (H-4.6)."""
    agenda = s.agenda
    mine = s.holdings[agenda[1 - FRAME]]
    goods = s.cards.column_goods[agenda[2 - FRAME]]
    count = agenda[3 - FRAME]
    lowest = agenda[4 - FRAME]
    losing = agenda[5 - FRAME] == _LOSING
    turning = [] if losing else [PLACE + g for g in goods if g >= lowest and mine[SUPPLY + main_place(g)]]
    left = sum(mine[g] for g in goods)
    if left == 0:  # H-4.3
        return [DONE, *turning]
    due = min(count, left)
    return _nameable(mine, goods, lowest if losing else 0, due) + turning


def _nameable(mine: list[int], goods: list[int], lowest: int, due: int) -> list[int]:
    """List the goods that can be named next so that enough is left from there on."""
    choices = []
    onwards = 0
    for good in reversed(goods):
        onwards += mine[good]
        if good >= lowest and mine[good] and onwards >= due:
            choices.append(LOSE + good)
    choices.reverse()
    return choices


def choose(s: Table, action: int) -> None:
    """Turn a cube, give a good, or have nothing to give."""
    agenda = s.agenda
    seat = agenda[1 - FRAME]
    if action == DONE:
        del agenda[-FRAME:]
    elif action >= PLACE:
        good = action - PLACE
        turn_cube(s, seat, good)
        agenda[4 - FRAME] = good + 1
    else:
        _lose(s, seat, action - LOSE)


def _lose(s: Table, seat: int, good: int) -> None:
    agenda = s.agenda
    mine = s.holdings[seat]
    mine[good] -= 1
    if s.events is not None:
        s.tell("lost", seat, {"good": s.cards.good_ids[good], "count": 1})
    agenda[3 - FRAME] -= 1
    if agenda[3 - FRAME] == 0 or not any(mine[g] for g in s.cards.column_goods[agenda[2 - FRAME]]):
        del agenda[-FRAME:]
        return
    agenda[4 - FRAME] = good
    agenda[5 - FRAME] = _LOSING


def turn_cube(s: Table, seat: int, good: int) -> None:
    """Turn a cube of the supply tile into one of its goods, for ever (H-5.7)."""
    mine = s.holdings[seat]
    mine[SUPPLY + main_place(good)] -= 1
    mine[good] += 1
    if s.events is not None:
        s.tell("placed", seat, {"good": s.cards.good_ids[good]})


def reason(s: Table, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    agenda = s.agenda
    column = "ABCDEF"[agenda[2 - FRAME]]
    if LOSE <= action < PLACE or PLACE <= action < PLACE_BEST:
        good = (action - LOSE) % GOODS
        if s.cards.column[good] != agenda[2 - FRAME]:
            return Reason("column", "the loss is in column {column} (H-4.1)", column=column)
        return Reason("loss-order", "there is none to give or to turn, or goods are named in ascending order (H-4.6)")
    return Reason("loss", "a loss in column {column} comes first (H-4.1)", column=column)

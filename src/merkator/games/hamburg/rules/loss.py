"""Loss of goods (section 4): every player returns goods from the column that the letter names."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, FOURTH, SEAT, SECOND, THIRD, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules.actions import DONE, GOODS, LOSE, PLACE, PLACE_BEST
from merkator.games.hamburg.rules.cards import main_place
from merkator.games.hamburg.rules.position_data import LOSS_STEP, ONLY_DONE, SUPPLY, PositionData

# A frame: column, goods still to lose, the lowest good that may still be named, and whether losing has begun.
# Cubes are turned first, in ascending order, then goods are named in ascending order: one loss, one sequence.
_TURNING: Final = 0
_LOSING: Final = 1


def begin(s: PositionData, active: int, column: int, count: int) -> None:
    """Put everyone's loss on the agenda, clockwise from the active player (H-4.1, H-4.6)."""
    for offset in range(s.players - 1, -1, -1):
        s.push(LOSS_STEP, (active + offset) % s.players, column, count)


def options(s: PositionData) -> list[int]:
    """List the goods that may be given and the cubes that may be turned first (H-4.6)."""
    agenda = s.agenda
    mine = s.holdings[agenda[SEAT]]
    goods = s.cards.column_goods[agenda[FIRST]]
    lowest = agenda[THIRD]
    losing = agenda[FOURTH] == _LOSING
    left = 0
    for good in goods:
        left += mine[good]
    choices = ONLY_DONE  # H-4.3
    if left:
        due = agenda[SECOND]
        choices = _nameable(mine, goods, lowest if losing else 0, left, due if due < left else left)
    if losing:
        return choices
    return choices + [PLACE + g for g in goods if g >= lowest and mine[SUPPLY + main_place(g)]]


def _nameable(mine: list[int], goods: list[int], lowest: int, onwards: int, due: int) -> list[int]:
    """List the goods that can be named next so that enough is left from there on: `onwards` pieces at first."""
    choices = []
    for good in goods:
        if onwards < due:
            break
        pieces = mine[good]
        if pieces and good >= lowest:
            choices.append(LOSE + good)
        onwards -= pieces
    return choices


def choose(s: PositionData, action: int) -> None:
    """Turn a cube, give a good, or have nothing to give."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        del agenda[TOP]
    elif action >= PLACE:
        good = action - PLACE
        turn_cube(s, seat, good)
        agenda[THIRD] = good + 1
    else:
        _lose(s, seat, action - LOSE)


def _lose(s: PositionData, seat: int, good: int) -> None:
    agenda = s.agenda
    mine = s.holdings[seat]
    mine[good] = mine[good] - 1
    if s.events is not None:
        s.tell("lost", seat, {"good": s.cards.good_ids[good], "count": 1})
    due = agenda[SECOND] - 1
    if due == 0 or not any([mine[g] for g in s.cards.column_goods[agenda[FIRST]]]):
        del agenda[TOP]
        return
    agenda[SECOND] = due
    agenda[THIRD] = good
    agenda[FOURTH] = _LOSING


def turn_cube(s: PositionData, seat: int, good: int) -> None:
    """Turn a cube of the supply tile into one of its goods, for ever (H-5.7)."""
    mine = s.holdings[seat]
    mine[SUPPLY + main_place(good)] = mine[SUPPLY + main_place(good)] - 1
    mine[good] = mine[good] + 1
    if s.events is not None:
        s.tell("placed", seat, {"good": s.cards.good_ids[good]})


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    agenda = s.agenda
    column = "ABCDEF"[agenda[FIRST]]
    if LOSE <= action < PLACE or PLACE <= action < PLACE_BEST:
        good = (action - LOSE) % GOODS
        if s.cards.column[good] != agenda[FIRST]:
            return Reason("column", "the loss is in column {column} (H-4.1)", column=column)
        return Reason(
            "loss-order", "you have none to give or turn, or it is out of order: goods go in ascending order (H-4.6)"
        )
    return Reason("loss", "a loss in column {column} comes first (H-4.1)", column=column)

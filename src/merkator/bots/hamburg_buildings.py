"""What a building may be expected to bring at the end of a game of hamburg."""

from __future__ import annotations

from merkator.bots.hamburg_weights import Weights
from merkator.hamburg.actions import MAIN
from merkator.hamburg.effects import (
    MOST_VALUABLE,
    PER_BONUS,
    PER_BONUS_AND_CONTRACT,
    PER_BUILDING,
    PER_CONTRACT,
    PER_CONTRACT_PLACE,
    PER_KIND,
    PER_PIECE,
    PER_PIECE_BEST,
    PER_TIME,
    WITH_ALL_KINDS,
    WITH_EACH_COLUMN,
    WITH_TIME,
    Effects,
)
from merkator.hamburg.scoring import building_halves
from merkator.hamburg.table import SUPPLY, TIME, Table


def expected(s: Table, seat: int, building: int, turns: float, w: Weights) -> float:
    """Return the points: what it would bring now, giving way to what is usual the more turns are to come."""
    effect = s.cards.effects[building]
    points = effect.halves / 2
    form = effect.form
    if PER_KIND <= form < PER_CONTRACT:
        now = office_count(s.holdings[seat], effect)
    else:
        now = building_halves(s, seat, building) / effect.halves if effect.halves else 0.0
    if turns <= 0:
        return points * now
    if form == WITH_TIME:
        now = max(now, min(1.0, s.holdings[seat][TIME] / effect.number) / 2)
    share = 1.0 / (1.0 + w.fade * turns)
    return points * (share * now + (1.0 - share) * usual(effect, w))


def usual(effect: Effects, w: Weights) -> float:
    """Return how often an effect's points are usually given at the end."""
    form = effect.form
    if form >= MOST_VALUABLE:
        return w.only_most
    if form == PER_KIND:
        return (w.kinds if effect.number < 2 else w.twos) * len(effect.groups[0])
    if form == PER_PIECE:
        return w.pieces * len(effect.groups[0])
    if form == PER_PIECE_BEST:
        return w.best_column
    if form == WITH_ALL_KINDS:
        return w.all_kinds
    if form == WITH_EACH_COLUMN:
        return w.each_column
    if form == PER_TIME:
        return w.end_time
    if form == WITH_TIME:
        return w.much_time
    if form == PER_CONTRACT:
        return w.side_contracts if effect.side else w.high_contracts
    if form == PER_CONTRACT_PLACE:
        return w.contract_places
    if form == PER_BONUS_AND_CONTRACT:
        return w.bonus_places
    if form == PER_BONUS:
        return w.bonus_cards
    if form == PER_BUILDING:
        return w.buildings
    return w.many_of_one


def office_count(mine: list[int], effect: Effects) -> float:
    """Count an effect of goods with each cube of the supply tile in its best use for it (H-8.3)."""
    form = effect.form
    first = effect.groups[0]
    if form == PER_KIND:
        return float(_kinds(mine, first, effect.number))
    if form == PER_PIECE:
        return float(_pieces(mine, first))
    if form == PER_PIECE_BEST:
        return float(max([_pieces(mine, group) for group in effect.groups]))
    if form == WITH_ALL_KINDS:
        return 1.0 if _kinds(mine, first, 1) == len(first) else 0.0
    if form == WITH_EACH_COLUMN:
        filled = len([group for group in effect.groups if _pieces(mine, group)])
        return 1.0 if filled == len(effect.groups) else 0.0
    most = max([mine[good] + (1 if mine[SUPPLY + (good >> 1)] else 0) for good in first])
    return 1.0 if most >= effect.number else 0.0


def _kinds(mine: list[int], goods: list[int], owned: int) -> int:
    """Count kinds of which enough is owned; a cube helps one of its two goods."""
    count = 0
    helped = [mine[SUPPLY + place] > 0 for place in range(MAIN)]
    for good in goods:
        if mine[good] >= owned:
            count += 1
        elif mine[good] + 1 >= owned and helped[good >> 1]:
            helped[good >> 1] = False
            count += 1
    return count


def _pieces(mine: list[int], goods: list[int]) -> int:
    count = 0
    helped = -1
    for good in goods:
        count += mine[good]
        if mine[SUPPLY + (good >> 1)] and helped != good >> 1:
            helped = good >> 1
            count += 1
    return count

"""What a building may be expected to bring at the end of a game of hamburg."""

from __future__ import annotations

from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules.effects import (
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
    WITH_PIECES,
    WITH_TIME,
    Effects,
)
from merkator.games.hamburg.rules.position_data import SUPPLY, TIME, PositionData
from merkator.games.hamburg.rules.scoring import building_halves, count_goods


def expected_points(s: PositionData, seat: int, building: int, turns: float, w: Weights) -> float:
    """Return the points: what it would bring now, giving way to what is usual the more turns are to come."""
    effect = s.cards.effects[building]
    form = effect.form
    points = effect.halves / 2
    if form == PER_BONUS:  # these cards are never given away again
        return points * (len(s.bonus[seat]) + w.more_bonus * turns)
    if form == PER_BUILDING:
        return points * (len(s.buildings[seat]) + w.more_buildings * turns)
    if effect.office:
        now = in_office(s.holdings[seat], effect)
    elif form == WITH_TIME:
        now = min(1.0, s.holdings[seat][TIME] / effect.number)
    else:
        now = building_halves(s, seat, building) / effect.halves if effect.halves else 0.0
    if turns <= 0:
        return points * (now if not effect.condition or now >= 1 else 0.0)
    if effect.condition:
        now **= w.condition
    share = 1.0 / (1.0 + w.fade * turns)
    return points * (share * now + (1.0 - share) * usual(effect, w))


def add_worth(s: PositionData, seat: int, building: int, turns: float, w: Weights, worth: list[float]) -> None:
    """Add to each good what a building would bring less without one piece of it."""
    effect = s.cards.effects[building]
    if not effect.office:
        return
    mine = s.holdings[seat]
    points = effect.halves / 2 / (1.0 + w.fade * turns)
    now = in_office(mine, effect)
    for group in effect.groups:
        for good in group:
            if mine[good]:
                mine[good] -= 1
                worth[good] += points * (now - in_office(mine, effect))
                mine[good] += 1


def usual(effect: Effects, w: Weights) -> float:
    """Return how often an effect's points are usually given at the end."""
    form = effect.form
    if effect.most:
        return w.only_most
    if form == PER_KIND:
        return (w.kinds if effect.number < 2 else w.twos) * len(effect.groups[0])
    if form == PER_PIECE:
        return w.pieces * len(effect.groups[0])
    if form == PER_PIECE_BEST:
        return w.best_column
    if form == PER_TIME:
        return w.end_time
    if form == PER_CONTRACT:
        return w.side_contracts if effect.side else w.high_contracts
    if form == PER_CONTRACT_PLACE:
        return w.contract_places
    if form == PER_BONUS_AND_CONTRACT:
        return w.bonus_places
    return w.conditions


def in_office(mine: list[int], effect: Effects) -> float:
    """Count an effect of goods with each cube of the supply tile in its best use for it (H-8.3).

    For a condition this is the part of it that is met. A form that is not named here counts as the rules count it,
    without the cubes.
    """
    form = effect.form
    first = effect.groups[0]
    if form == PER_KIND:
        return float(_kinds(mine, first, effect.number))
    if form == PER_PIECE:
        return float(_pieces(mine, first))
    if form == PER_PIECE_BEST:
        return float(max([_pieces(mine, group) for group in effect.groups]))
    if form == WITH_ALL_KINDS:
        return _kinds(mine, first, 1) / len(first)
    if form == WITH_EACH_COLUMN:
        return len([group for group in effect.groups if _pieces(mine, group)]) / len(effect.groups)
    if form == WITH_PIECES:
        most = max([mine[good] + (1 if mine[SUPPLY + (good >> 1)] else 0) for good in first])
        return min(1.0, most / effect.number)
    return float(count_goods(mine, effect))


def _kinds(mine: list[int], goods: list[int], owned: int) -> int:
    """Count kinds of which enough is owned; a cube helps one of its two goods."""
    count = 0
    helped = 0  # places whose cube is used, as bits
    for good in goods:
        if mine[good] >= owned:
            count += 1
        elif mine[good] + 1 >= owned and mine[SUPPLY + (good >> 1)] and not helped >> (good >> 1) & 1:
            helped |= 1 << (good >> 1)
            count += 1
    return count


def _pieces(mine: list[int], goods: list[int]) -> int:
    """Count pieces; a cube is one piece, also where both of its goods would do."""
    count = 0
    helped = 0
    for good in goods:
        count += mine[good]
        if mine[SUPPLY + (good >> 1)] and not helped >> (good >> 1) & 1:
            helped |= 1 << (good >> 1)
            count += 1
    return count

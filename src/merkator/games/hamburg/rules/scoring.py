"""Points (section 8). Counted in halves, so that nothing is ever rounded."""

from __future__ import annotations

from typing import Final

from merkator.games.hamburg.rules.actions import GOODS, MAIN
from merkator.games.hamburg.rules.effects import (
    MOST_BONUS,
    MOST_BUILDINGS,
    MOST_TIME,
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
    WITH_PIECES,
    WITH_TIME,
    Effects,
)
from merkator.games.hamburg.rules.position_data import TIME, PositionData

FULL_CONTRACTS: Final = 5


def contract_halves(s: PositionData, seat: int) -> int:
    """Count the five most valuable contracts in full, the others half (H-8.1). They are sorted by value."""
    values = sorted([s.cards.value[contract] for contract in s.contracts[seat]], reverse=True)
    return 2 * sum(values[:FULL_CONTRACTS]) + sum(values[FULL_CONTRACTS:])


def each_contract(s: PositionData, seat: int) -> list[tuple[int, int]]:
    """Return each contract with what it counts in halves: the five most valuable in full, the others half (H-8.1)."""
    value = s.cards.value
    ranked = sorted([(-value[contract], contract) for contract in s.contracts[seat]])
    return [(ranked[i][1], -ranked[i][0] * (2 if i < FULL_CONTRACTS else 1)) for i in range(len(ranked))]


def building_halves(s: PositionData, seat: int, building: int) -> int:
    """Count what one building scores for its owner (H-8.2)."""
    effect = s.cards.effects[building]
    return effect.halves * _times(s, seat, effect)


def halves(s: PositionData, seat: int) -> int:
    """Count all points of a player; money, bonus cards, goods and time bring none by themselves (H-8.4)."""
    total = contract_halves(s, seat)
    for building in s.buildings[seat]:
        total += building_halves(s, seat, building)
    return total


def _times(s: PositionData, seat: int, effect: Effects) -> int:
    """Return how often the points of an effect are given."""
    form = effect.form
    if effect.most:
        return 1 if _only_most(s, seat, form) else 0
    mine = s.holdings[seat]
    if effect.office:
        return count_goods(mine, effect)
    if form == PER_TIME:
        return mine[TIME]
    if form == WITH_TIME:
        return 1 if mine[TIME] >= effect.number else 0
    return _cards(s, seat, effect)


def count_goods(mine: list[int], effect: Effects) -> int:
    """Count in the office. A kind counts when at least one of it lies there (H-8.5)."""
    form = effect.form
    first = effect.groups[0]
    if form == PER_KIND:
        return len([good for good in first if mine[good] >= effect.number])
    if form == PER_PIECE:
        return sum([mine[good] for good in first])
    if form == PER_PIECE_BEST:
        return max([sum([mine[good] for good in group]) for group in effect.groups])
    if form == WITH_ALL_KINDS:
        return 1 if all([mine[good] > 0 for good in first]) else 0
    if form == WITH_EACH_COLUMN:
        return 1 if all([sum([mine[good] for good in group]) > 0 for group in effect.groups]) else 0
    assert form == WITH_PIECES
    return 1 if any([mine[good] >= effect.number for good in first]) else 0


def _cards(s: PositionData, seat: int, effect: Effects) -> int:
    """Count cards. The Peace is a contract without a place (H-8.2)."""
    form = effect.form
    cards = s.cards
    contracts = s.contracts[seat]
    if form == PER_CONTRACT:
        counted = [c for c in contracts if cards.value[c] >= effect.number]
        return len([c for c in counted if not effect.side or cards.contract_place[c] >= MAIN])
    places = {cards.contract_place[c] for c in contracts if cards.contract_place[c] >= 0}
    if form == PER_CONTRACT_PLACE:
        return len(places)
    if form == PER_BONUS_AND_CONTRACT:
        return len(places & {cards.bonus_place[card] for card in s.bonus[seat]})
    if form == PER_BONUS:
        return len(s.bonus[seat])
    assert form == PER_BUILDING
    return len(s.buildings[seat])


def _only_most(s: PositionData, seat: int, form: int) -> bool:
    """Say whether a player has more than every other (H-8.2): a tie brings nothing."""
    own = _amount(s, seat, form)
    return all([_amount(s, other, form) < own for other in range(s.players) if other != seat])


def _amount(s: PositionData, seat: int, form: int) -> int:
    if form == MOST_VALUABLE:
        return max([s.cards.value[contract] for contract in s.contracts[seat]], default=0)
    if form == MOST_TIME:
        return s.holdings[seat][TIME]
    if form == MOST_BONUS:
        return len(s.bonus[seat])
    if form == MOST_BUILDINGS:
        return len(s.buildings[seat])
    return len([good for good in range(GOODS) if s.holdings[seat][good]])


def winners(s: PositionData) -> list[int]:
    """Return who has most points; more time breaks a tie, else the win is shared (H-8.6)."""
    results = [(halves(s, seat), s.holdings[seat][TIME]) for seat in range(s.players)]
    best = max(results)
    return [seat for seat in range(s.players) if results[seat] == best]


BENCHMARKS: Final = ((80, "outstanding"), (60, "experienced"), (55, "beginner"))


def least_points(name: str | None) -> int | None:
    """Return the points that a benchmark asks for."""
    for least, other in BENCHMARKS:
        if other == name:
            return least
    return None


def benchmark(points: float) -> str | None:
    """Return what a solo result is worth, if anything (H-9.10)."""
    for least, name in BENCHMARKS:
        if points >= least:
            return name
    return None

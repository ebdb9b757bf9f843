"""How to pay a contract of hamburg: with what is missed least."""

from __future__ import annotations

from typing import Final

from merkator.games.hamburg.rules.actions import GOODS
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.payment import BY_TIME, EXCHANGES, RATE, spend
from merkator.games.hamburg.rules.position_data import SUPPLY, TIME

NONE: Final = -1


def cheapest_way(
    cards: Cards, mine: list[int], parts: list[int], i: int, units: int, floor: int, worth: list[float]
) -> int:
    """Return the way to pay next when the rest of a demand is paid as cheaply as it can be seen to; NONE if not seen.

    Of part `i` still `units` are open, from the way `floor` on. Every unit takes what costs least; inside a part the
    ways are then taken in ascending order, as the rules of payment want it.
    """
    left = mine[:]
    due: list[int] = []
    for j in range(i, len(parts), 2):
        code = parts[j]
        count = units if j == i else parts[j + 1]
        goods = [code] if code < GOODS else cards.category_goods[code - GOODS]
        if j == i and code >= GOODS:
            goods = [good for good in goods if 2 * good >= floor]
        taken: list[int] = []
        for _ in range(count):
            way = _least(left, goods, taken if code >= GOODS else [], worth)
            if way == NONE:
                return NONE
            spend(left, way, 1)
            taken.append(way)
        if j == i:
            due = taken
    return min(due)


def _least(left: list[int], goods: list[int], taken: list[int], worth: list[float]) -> int:
    """Return the cheapest way for one unit; kinds that were taken for this part do not count again."""
    kinds = [way >> 1 for way in taken if way < EXCHANGES]
    found = NONE
    least = 0.0
    for good in goods:
        if good in kinds:
            continue
        if left[good] and (found == NONE or worth[good] < least):
            found = 2 * good
            least = worth[good]
        cube = SUPPLY + (good >> 1)
        if left[cube] and (found == NONE or worth[cube] < least):
            found = 2 * good + 1
            least = worth[cube]
    for good in range(GOODS):
        if left[good] >= RATE and (found == NONE or worth[good] * RATE < least):
            found = EXCHANGES + 2 * good
            least = worth[good] * RATE
        elif left[good] == RATE - 1 and left[SUPPLY + (good >> 1)]:
            price = worth[good] * (RATE - 1) + worth[SUPPLY + (good >> 1)]
            if found == NONE or price < least:
                found = EXCHANGES + 2 * good + 1
                least = price
    if left[TIME] >= RATE and (found == NONE or worth[TIME] * RATE < least):
        found = BY_TIME
    return found

"""Paying a contract (H-5.2, H-5.6, H-5.7): every way that exists, and none that leads into a dead end.

A demand is a list of parts (`Cards.parts`): so many of a named good, or so many different goods of a category. It is
paid unit by unit in a fixed order, so that one payment is one sequence. A *way* is one number:

    2 g          a good g of the office            32 + 2 g      4 g of the office for any good needed (4:1)
    2 g + 1      a cube of the supply tile as g    32 + 2 g + 1  3 g and a cube of the supply tile as the fourth
                                                   64            4 time

Inside a part ways come in ascending order; different goods of a category ascend strictly.
"""

from __future__ import annotations

from typing import Final

from merkator.hamburg.actions import GOODS, MAIN
from merkator.hamburg.cards import Cards, main_place
from merkator.hamburg.table import SUPPLY, TIME

EXCHANGES: Final = 32
BY_TIME: Final = 64
RATE: Final = 4


def plainly(cards: Cards, mine: list[int], contract: int) -> list[int]:
    """Return the goods of the office that pay the contract if there is just one way to take them, else nothing."""
    need = cards.need[contract]
    parts = cards.parts[contract]
    for i in range(0, len(parts), 2):
        code = parts[i]
        count = parts[i + 1]
        if code < GOODS:
            if mine[code] < count:
                return []
        elif i + 2 < len(parts) and parts[-2] == GOODS + len(cards.category_goods) - 1:
            return []  # a category beside "any": their kinds can be exchanged for each other
    pieces = need[:]
    for i in range(0, len(parts), 2):
        if parts[i] >= GOODS:
            kinds = [g for g in cards.category_goods[parts[i] - GOODS] if mine[g] > need[g]]
            if len(kinds) != parts[i + 1]:
                return []
            for good in kinds:
                pieces[good] += 1
    return pieces


def otherwise(cards: Cards, mine: list[int], contract: int, pieces: list[int]) -> bool:
    """Say whether a contract that `pieces` pay plainly can also be paid in another way."""
    if mine[TIME] >= RATE:
        return True
    for good in range(GOODS):
        left = mine[good] - pieces[good]
        cube = mine[SUPPLY + main_place(good)] > 0
        if left >= RATE or (left == RATE - 1 and (cube or pieces[good])):
            return True
        if cube and _demands(cards, contract, good):
            return True
    return False


def _demands(cards: Cards, contract: int, good: int) -> bool:
    """Say whether some part of a contract can be paid with a good."""
    parts = cards.parts[contract]
    for i in range(0, len(parts), 2):
        code = parts[i]
        if code == good or (code >= GOODS and good in cards.category_goods[code - GOODS]):
            return True
    return False


def payable(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, lowest: int) -> bool:
    """Say exactly whether the parts from index `i` on can be paid in full.

    Of part `i` only `units` are still open, and when it asks for different goods, only those from `lowest` on may
    still be named.
    """
    short = 0
    mixed = False
    for j in range(i, len(parts), 2):
        code = parts[j]
        if code >= GOODS:
            mixed = True
        else:
            missing = (units if j == i else parts[j + 1]) - mine[code]
            if missing > 0:
                short += missing
    if mixed:
        return _payable_mixed(cards, mine, parts, i, units, lowest)
    return short == 0 or short <= _help(mine, parts, i, units)


def _help(mine: list[int], parts: list[int], i: int, units: int) -> int:
    """Count how many missing units of named goods can come from 4:1, time and supply cubes.

    What is there is used for itself first: a piece saves one unit, and costs at most one exchange. A cube is worth
    at most one unit, and just then when it fills a gap or completes four of a kind.
    """
    left = mine[:GOODS]
    for j in range(i, len(parts), 2):
        left[parts[j]] -= units if j == i else parts[j + 1]
    found = mine[TIME] // RATE
    for place in range(MAIN):
        first = left[2 * place]
        second = left[2 * place + 1]
        if first >= RATE:
            found += first // RATE
        if second >= RATE:
            found += second // RATE
        if mine[SUPPLY + place] and (first < 0 or second < 0 or first % RATE == 3 or second % RATE == 3):
            found += 1
    return found


def _payable_mixed(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, lowest: int) -> bool:
    """Decide a demand with category parts: at a glance where possible, else by counting."""
    need = [0] * GOODS
    kinds: list[list[int]] = []
    rooms: list[int] = []
    total = 0
    for j in range(i, len(parts), 2):
        count = units if j == i else parts[j + 1]
        total += count
        if parts[j] < GOODS:
            need[parts[j]] = count
        else:
            goods = cards.category_goods[parts[j] - GOODS]
            kinds.append([g for g in goods if g >= lowest] if j == i else goods)
            rooms.append(count)
    apart = len(kinds) == 1 or parts[-2] != GOODS + len(cards.category_goods) - 1  # no kind is in two parts
    if apart and _surely(mine, need, kinds, rooms):
        return True
    if _hopeless(mine, need, kinds, rooms):
        return False
    return total <= mine[TIME] // RATE + _most_covered(mine, need, kinds, rooms)


def _surely(mine: list[int], need: list[int], kinds: list[list[int]], rooms: list[int]) -> bool:
    """Say yes at a glance: goods, then cubes in the order of the parts, then time are enough.

    In random games this settles four of five of the demands with categories that can be paid; counting takes longer.
    """
    cubes = mine[SUPPLY : SUPPLY + MAIN]
    missing = 0
    for good in range(GOODS):
        short = need[good] - mine[good]
        if short > 0:
            missing += short - cubes[main_place(good)]
            cubes[main_place(good)] = 0
    for goods, room in zip(kinds, rooms, strict=True):
        for good in goods:
            if room == 0:
                break
            if mine[good] > need[good]:
                room -= 1
            elif cubes[main_place(good)] and mine[good] == need[good]:
                cubes[main_place(good)] = 0
                room -= 1
        missing += room
    return missing <= mine[TIME] // RATE


def _hopeless(mine: list[int], need: list[int], kinds: list[list[int]], rooms: list[int]) -> bool:
    """Say no at a glance: even if each cube could be both of its goods at once, it is too little."""
    missing = 0
    found = mine[TIME] // RATE
    for good in range(GOODS):
        there = mine[good] + mine[SUPPLY + main_place(good)]
        if need[good] > there:
            missing += need[good] - there
        found += there // RATE
    for goods, room in zip(kinds, rooms, strict=True):
        there = len([g for g in goods if mine[g] or mine[SUPPLY + main_place(g)]])
        if room > there:
            missing += room - there
    return missing > found


def _most_covered(mine: list[int], need: list[int], kinds: list[list[int]], rooms: list[int]) -> int:
    """Return the most units that goods and cubes can cover, each for itself or four for one.

    Goes through the main places one by one. What matters of the places before is only how many kinds each category
    part can still take: for each such `room` the best count is kept.
    """
    best: dict[tuple[int, ...], int] = {tuple(rooms): 0}
    for place in range(MAIN):
        cubes = [(1, 0), (0, 1)] if mine[SUPPLY + place] else [(0, 0)]
        better: dict[tuple[int, ...], int] = {}
        for first, second in cubes:
            for use_a, gain_a in _uses(2 * place, mine[2 * place] + first, need, kinds):
                for use_b, gain_b in _uses(2 * place + 1, mine[2 * place + 1] + second, need, kinds):
                    for room, count in best.items():
                        left = tuple(
                            [n - (j in use_a) - (j in use_b) for j, n in enumerate(room)]  # parts served
                        )
                        if min(left) >= 0 and better.get(left, -1) < count + gain_a + gain_b:
                            better[left] = count + gain_a + gain_b
        best = better
    return max(best.values())


def _uses(good: int, pieces: int, need: list[int], kinds: list[list[int]]) -> list[tuple[tuple[int, ...], int]]:
    """List which category parts a good may serve with one piece each, and the units it covers then."""
    named = min(pieces, need[good])
    left = pieces - named
    uses: list[tuple[int, ...]] = [()]
    for j, goods in enumerate(kinds):
        if good in goods:
            uses += [(*use, j) for use in uses]
    return [(use, named + len(use) + (left - len(use)) // RATE) for use in uses if len(use) <= left]


def ways(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, floor: int) -> list[int]:
    """List the ways to pay the next unit of part `i`, from `floor` on, after which the rest can still be paid."""
    code = parts[i]
    found = []
    if floor < EXCHANGES:
        goods = [code] if code < GOODS else cards.category_goods[code - GOODS]
        for good in goods:
            if mine[good] and 2 * good >= floor:
                found.append(2 * good)
            if mine[SUPPLY + main_place(good)] and 2 * good + 1 >= floor:
                found.append(2 * good + 1)
    found += _exchanges(mine, floor)
    return [way for way in found if _leads_on(cards, mine, parts, i, units, way)]


def _exchanges(mine: list[int], floor: int) -> list[int]:
    """List the exchanges that can be paid, from `floor` on."""
    found = []
    for good in range(GOODS):
        way = EXCHANGES + 2 * good
        if mine[good] >= RATE and way >= floor:
            found.append(way)
        if mine[good] >= RATE - 1 and mine[SUPPLY + main_place(good)] and way + 1 >= floor:
            found.append(way + 1)
    if mine[TIME] >= RATE:
        found.append(BY_TIME)
    return found


def _leads_on(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, way: int) -> bool:
    """Say whether the rest can be paid after a way is taken."""
    spend(mine, way, 1)
    code = parts[i]
    if units == 1:
        possible = _rest_payable(cards, mine, parts, i)
    elif way >= EXCHANGES:
        possible = _by_exchange(cards, mine, parts, i, units - 1, way)
    elif code >= GOODS:
        possible = payable(cards, mine, parts, i, units - 1, way // 2 + 1)
    elif way % 2:  # there is but one cube a colour, and goods of the office come before it
        possible = _by_exchange(cards, mine, parts, i, units - 1, EXCHANGES)
    else:
        possible = payable(cards, mine, parts, i, units - 1, 0)
    spend(mine, way, -1)
    return possible


def _rest_payable(cards: Cards, mine: list[int], parts: list[int], i: int) -> bool:
    return i + 2 == len(parts) or payable(cards, mine, parts, i + 2, parts[i + 3], 0)


def _by_exchange(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, floor: int) -> bool:
    """Say whether all open units of part `i` can be paid by exchanges from `floor` on, and then the rest."""
    if units == 0:
        return _rest_payable(cards, mine, parts, i)
    for way in _exchanges(mine, floor):
        spend(mine, way, 1)
        possible = _by_exchange(cards, mine, parts, i, units - 1, way)
        spend(mine, way, -1)
        if possible:
            return True
    return False


def spend(mine: list[int], way: int, times: int) -> None:
    """Take what a way costs (times 1) or give it back (times -1)."""
    if way == BY_TIME:
        mine[TIME] -= RATE * times
    elif way >= EXCHANGES:
        good = (way - EXCHANGES) >> 1
        cube = way & 1
        mine[good] -= (RATE - cube) * times
        mine[SUPPLY + main_place(good)] -= cube * times
    elif way & 1:
        mine[SUPPLY + (way >> 2)] -= times
    else:
        mine[way >> 1] -= times


def next_floor(code: int, way: int) -> int:
    """Return the lowest way for the part's next unit: different goods ascend strictly, all else may repeat."""
    if code >= GOODS and way < EXCHANGES:
        return 2 * (way // 2 + 1)
    return way

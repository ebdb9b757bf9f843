"""Paying a contract (H-5.2, H-5.6, H-5.7): every way that exists, and none that leads into a dead end.

A demand is a list of parts (`Cards.parts`): a number of a named good, or of different goods of a category. It is
paid unit by unit in a fixed order, so that one payment is one sequence. A *way* is one number:

    2 g          a good g of the office            32 + 2 g      4 g of the office for any good needed (4:1)
    2 g + 1      a cube of the supply tile as g    32 + 2 g + 1  3 g and a cube of the supply tile as the fourth
                                                   64            4 time

Inside a part ways come in ascending order; different goods of a category ascend strictly.
"""

from __future__ import annotations

from typing import Final

from merkator.games.hamburg.rules.actions import GOODS, MAIN
from merkator.games.hamburg.rules.cards import Cards, main_place
from merkator.games.hamburg.rules.position_data import SUPPLY, TIME

EXCHANGES: Final = 32
BY_TIME: Final = 64
RATE: Final = 4
_UNSURE: Final = -1
_NEVER: Final = -1


def plainly(cards: Cards, mine: list[int], contract: int) -> list[int]:
    """Return the goods of the office that pay the contract if there is just one way to take them, else nothing.

    The list belongs to the cards where nothing but named goods is asked for: it must not be changed.
    """
    need = cards.need[contract]
    parts = cards.parts[contract]
    last = len(parts) - 2
    for i in range(0, len(parts), 2):
        code = parts[i]
        if code < GOODS:
            if mine[code] < parts[i + 1]:
                return []
        elif i < last and parts[last] == GOODS + len(cards.category_goods) - 1:
            return []  # a category next to "any": their kinds can be exchanged for each other
    if parts[last] < GOODS:
        return need
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
    if parts[-2] >= GOODS:
        return _payable_mixed(cards, mine, parts, i, units, lowest)
    short = -(mine[TIME] // RATE)
    for j in range(i, len(parts), 2):
        missing = (units if j == i else parts[j + 1]) - mine[parts[j]]
        if missing > 0:
            short += missing
    return short <= 0 or _help(mine, parts, i, units, short)


def _help(mine: list[int], parts: list[int], i: int, units: int, short: int) -> bool:
    """Say whether 4:1 and supply cubes can give what is short of named goods after time is used.

    What is there is used for itself first: a piece saves one unit, and costs at most one exchange. A cube is worth
    at most one unit, and just then when it fills a gap or completes four of a kind.
    """
    left = mine[:GOODS]
    for j in range(i, len(parts), 2):
        left[parts[j]] = left[parts[j]] - (units if j == i else parts[j + 1])
    for place in range(MAIN):
        first = left[2 * place]
        second = left[2 * place + 1]
        if first >= RATE:
            short -= first // RATE
        if second >= RATE:
            short -= second // RATE
        if mine[SUPPLY + place] and (first < 0 or second < 0 or first % RATE == 3 or second % RATE == 3):
            short -= 1
        if short <= 0:
            return True
    return False


def _payable_mixed(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, lowest: int) -> bool:
    """Decide a demand with category parts: at a glance where possible, else by counting."""
    need = [0] * GOODS
    kinds: list[list[int]] = []
    rooms: list[int] = []
    total = 0
    for j in range(i, len(parts), 2):
        count = units if j == i else parts[j + 1]
        total += count
        code = parts[j]
        if code < GOODS:
            need[code] = count
        else:
            goods = cards.category_goods[code - GOODS]
            kinds.append([g for g in goods if g >= lowest] if j == i and lowest else goods)
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
    missing = -(mine[TIME] // RATE)
    for good, wanted in enumerate(need):
        if wanted:
            short = wanted - mine[good]
            if short > 0:
                missing += short - cubes[main_place(good)]
                cubes[main_place(good)] = 0
    for part, goods in enumerate(kinds):
        room = rooms[part]
        for good in goods:
            spare = mine[good] - need[good]
            if spare > 0:
                room -= 1
            elif spare == 0 and cubes[main_place(good)]:
                cubes[main_place(good)] = 0
                room -= 1
            if room == 0:
                break
        missing += room
    return missing <= 0


def _hopeless(mine: list[int], need: list[int], kinds: list[list[int]], rooms: list[int]) -> bool:
    """Say no at a glance: even if each cube could be both of its goods at once, it is too little."""
    missing = 0
    found = mine[TIME] // RATE
    for good, wanted in enumerate(need):
        there = mine[good] + mine[SUPPLY + main_place(good)]
        if wanted > there:
            missing += wanted - there
        elif there >= RATE:
            found += there // RATE
    for part, goods in enumerate(kinds):
        there = len([g for g in goods if mine[g] or mine[SUPPLY + main_place(g)]])
        if rooms[part] > there:
            missing += rooms[part] - there
    return missing > found


def _most_covered(mine: list[int], need: list[int], kinds: list[list[int]], rooms: list[int]) -> int:
    """Return the most units that goods and cubes can cover, each for itself or four for one.

    Goes through the main places one by one. What matters of the places before is only how many kinds each category
    part can still take: for each such `room` the best count is kept.
    """
    size = 1
    for room in rooms:
        size *= room + 1
    best = [_NEVER] * size  # by the rooms left, as the digits of one number
    best[size - 1] = 0
    for place in range(MAIN):
        first = mine[2 * place]
        second = mine[2 * place + 1]
        if mine[SUPPLY + place]:
            one = _with_good(best, 2 * place, first + 1, need, kinds, rooms)
            one = _with_good(one, 2 * place + 1, second, need, kinds, rooms)
            other = _with_good(best, 2 * place, first, need, kinds, rooms)
            other = _with_good(other, 2 * place + 1, second + 1, need, kinds, rooms)
            best = [count if count > other[at] else other[at] for at, count in enumerate(one)]
        else:
            best = _with_good(best, 2 * place, first, need, kinds, rooms)
            best = _with_good(best, 2 * place + 1, second, need, kinds, rooms)
    return max(best)


def _with_good(
    best: list[int], good: int, pieces: int, need: list[int], kinds: list[list[int]], rooms: list[int]
) -> list[int]:
    """Return the best counts when the pieces of one more good are used, too: one each for the parts it may serve."""
    if not pieces:
        return best
    named = min(pieces, need[good])
    left = pieces - named
    better = [_NEVER if count == _NEVER else count + named + left // RATE for count in best]
    uses: list[tuple[int, ...]] = [()]
    for part, goods in enumerate(kinds):
        if good in goods:
            uses += [(*use, part) for use in uses]
    for use in uses[1:]:
        if len(use) <= left:
            gain = named + len(use) + (left - len(use)) // RATE
            _serve(best, better, use, gain, rooms)
    return better


def _serve(best: list[int], better: list[int], use: tuple[int, ...], gain: int, rooms: list[int]) -> None:
    """Note the counts after one piece was given to each of these parts, where there is room."""
    for at, count in enumerate(best):
        if count == _NEVER:
            continue
        to = at
        digit = 1
        for part, room in enumerate(rooms):
            if part in use:
                to = to - digit if at // digit % (room + 1) else -1
                if to < 0:
                    break
            digit *= room + 1
        if to >= 0 and better[to] < count + gain:
            better[to] = count + gain


def ways(cards: Cards, mine: list[int], parts: list[int], i: int, units: int, floor: int) -> list[int]:
    """List the ways to pay the next unit of part `i`, from `floor` on, after which the rest can still be paid.

    The whole can be paid, for nobody comes here else: the only way leads on, and so does a named good itself.
    """
    code = parts[i]
    sure = _UNSURE
    found: list[int] = []
    if floor < EXCHANGES:
        if code < GOODS:
            sure = 2 * code
            _direct(mine, code, floor, found)
        else:
            for good in cards.category_goods[code - GOODS]:
                _direct(mine, good, floor, found)
    _exchanges(mine, floor, found)
    if len(found) == 1:
        return found
    return [way for way in found if way == sure or _leads_on(cards, mine, parts, i, units, way)]


def _direct(mine: list[int], good: int, floor: int, found: list[int]) -> None:
    """List a good of the office and a cube of the supply tile as it, from `floor` on."""
    if mine[good] and 2 * good >= floor:
        found.append(2 * good)
    if mine[SUPPLY + main_place(good)] and 2 * good + 1 >= floor:
        found.append(2 * good + 1)


def _exchanges(mine: list[int], floor: int, found: list[int]) -> None:
    """List the exchanges that can be paid, from `floor` on."""
    for good in range(GOODS):
        pieces = mine[good]
        if pieces >= RATE - 1:
            way = EXCHANGES + 2 * good
            if pieces >= RATE and way >= floor:
                found.append(way)
            if mine[SUPPLY + main_place(good)] and way + 1 >= floor:
                found.append(way + 1)
    if mine[TIME] >= RATE:
        found.append(BY_TIME)


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
    found: list[int] = []
    _exchanges(mine, floor, found)
    for way in found:
        spend(mine, way, 1)
        possible = _by_exchange(cards, mine, parts, i, units - 1, way)
        spend(mine, way, -1)
        if possible:
            return True
    return False


def spend(mine: list[int], way: int, times: int) -> None:
    """Take what a way costs (times 1) or give it back (times -1)."""
    if way == BY_TIME:
        mine[TIME] = mine[TIME] - (RATE if times > 0 else -RATE)
    elif way >= EXCHANGES:
        good = (way - EXCHANGES) >> 1
        if way & 1:
            mine[good] = mine[good] - (RATE - 1 if times > 0 else 1 - RATE)
            mine[SUPPLY + main_place(good)] = mine[SUPPLY + main_place(good)] - times
        else:
            mine[good] = mine[good] - (RATE if times > 0 else -RATE)
    elif way & 1:
        mine[SUPPLY + (way >> 2)] = mine[SUPPLY + (way >> 2)] - times
    else:
        mine[way >> 1] = mine[way >> 1] - times


def next_floor(code: int, way: int) -> int:
    """Return the lowest way for the part's next unit: different goods ascend strictly, all else may repeat."""
    if code >= GOODS and way < EXCHANGES:
        return 2 * (way // 2 + 1)
    return way

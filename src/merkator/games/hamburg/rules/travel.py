"""Travelling (section 3): choose a place, take cubes and bonus goods, put out new cubes, take time."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SEAT, SECOND, THIRD, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import chart, stacks
from merkator.games.hamburg.rules.actions import GO, MAIN, SPLIT, SPLIT_MORE, SPLITS
from merkator.games.hamburg.rules.position_data import SPLIT_STEP, TIME, PositionData

# By the most that can be taken of a first good, all the ways to split from 0 or 1 of it on.
BONUS_GOODS: Final = 2
"""Goods that a bonus card brings to the player who travels to its place (H-3.6)."""
_FROM_NONE: Final = [list(range(SPLIT, SPLIT + most + 1)) for most in range(SPLITS)]
_FROM_ONE: Final = [list(range(SPLIT + 1, SPLIT + most + 1)) for most in range(SPLITS)]


def options(s: PositionData) -> list[int]:
    """List the places whose journey can be paid (H-3.1, H-3.2)."""
    journeys = s.cards.journeys
    time = s.holdings[s.agenda[SEAT]][TIME]
    return journeys[time] if time < len(journeys) else journeys[-1]


def choose(s: PositionData, action: int) -> None:
    """Go: pay first, then take the cubes; a choice of goods interrupts the journey (H-3.3)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    del agenda[TOP]
    place = action - GO
    s.place = place
    effect = s.cards.time[place]
    if effect < 0:
        mine = s.holdings[seat]
        mine[TIME] = mine[TIME] + effect
    if s.events is not None:
        s.tell("travelled", seat, {"place": s.cards.place_ids[place], "paid": max(0, -effect)})
    if s.rules.solo:
        stacks.open_next(s, seat)
    cubes = s.cubes[:]
    s.cubes = cubes
    if place < MAIN:
        count = cubes[place]
        cubes[place] = 0
        if count == 2:  # H-3.4: one of each
            _take(s, seat, place, 1, 1)
        elif count:
            s.push(SPLIT_STEP, seat, place, count, 1 if count > 1 else 0)
            return
    _arrive(s, seat, place)


def split_options(s: PositionData) -> list[int]:
    """List how many of the place's first good to take (H-3.4): at least one of each from three cubes on."""
    agenda = s.agenda
    count = agenda[SECOND]
    least = agenda[THIRD]
    most = count - 1 if count > 1 else 1
    if most < SPLITS:
        return _FROM_ONE[most] if least else _FROM_NONE[most]
    return list(range(SPLIT + least, SPLIT_MORE + 1))


def split_choose(s: PositionData, action: int) -> None:
    """Turn the cubes into goods; `split more` takes a full 32 of the first good and asks about the rest."""
    agenda = s.agenda
    seat = agenda[SEAT]
    place = agenda[FIRST]
    count = agenda[SECOND]
    if action == SPLIT_MORE:
        _take(s, seat, place, SPLITS - 1, 0)
        agenda[SECOND] = count - (SPLITS - 1)
        agenda[THIRD] = 1  # none more of it would be `split 32`
        return
    del agenda[TOP]
    first = action - SPLIT
    _take(s, seat, place, first, count - first)
    s.cubes = s.cubes[:]
    _arrive(s, seat, place)


def _take(s: PositionData, seat: int, place: int, first: int, second: int) -> None:
    mine = s.holdings[seat]
    mine[2 * place] = mine[2 * place] + first
    mine[2 * place + 1] = mine[2 * place + 1] + second
    if s.events is not None:
        pieces = [0] * (2 * place) + [first, second]
        s.tell("took", seat, {"place": s.cards.place_ids[place], "goods": s.goods_by_id(pieces)})


def _arrive(s: PositionData, seat: int, place: int) -> None:
    """Give bonus goods, put out new cubes, take time (H-3.3)."""
    give_bonus(s, seat, place, BONUS_GOODS)
    _put_out(s, place)
    effect = s.cards.time[place]
    if effect > 0:
        chart.take(s, seat, effect)


def give_bonus(s: PositionData, seat: int, place: int, count: int) -> None:
    """Give goods for each bonus card of the place: 2 to the traveller (H-3.6), 1 to a joiner (H-6.3)."""
    cards = s.cards
    places = cards.bonus_place
    for card in s.bonus[seat]:
        if places[card] == place:
            good = cards.bonus_good[card]
            mine = s.holdings[seat]
            mine[good] = mine[good] + count
            if s.events is not None:
                values: dict[str, object] = {
                    "bonus": cards.bonus_ids[card],
                    "good": cards.good_ids[good],
                    "count": count,
                }
                s.tell("received", seat, values)


def _put_out(s: PositionData, place: int) -> None:
    """Put new cubes on the board, which no copy shares any more, never on supply tiles (H-3.7 to H-3.9)."""
    cubes = s.cubes
    if place < MAIN:
        grown = s.cards.lines[place]
    else:
        threshold = s.cards.threshold[place]
        grown = [main for main, count in enumerate(cubes) if count >= threshold]
    for main in grown:
        cubes[main] = cubes[main] + 1
    if s.events is not None:
        s.tell("grew", s.active, {"places": [s.cards.place_ids[main] for main in grown]})


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    if GO <= action < SPLIT:
        cost = -s.cards.time[action - GO]
        time = s.holdings[s.agenda[SEAT]][TIME]
        return Reason("too-far", "this journey costs {cost} time, and you have {time} (H-3.2)", cost=cost, time=time)
    return Reason("travelling", "this is the travelling step (H-2.1)")


def split_reason(s: PositionData, action: int) -> Reason:
    """Say why a split is not possible."""
    if SPLIT <= action <= SPLIT_MORE:
        count = s.agenda[SECOND]
        english = "split {count} cubes; two or more must give at least one of each good (H-3.4)"
        return Reason("split", english, count=count)
    return Reason("splitting", "turn the cubes you took into goods first (H-3.4)")

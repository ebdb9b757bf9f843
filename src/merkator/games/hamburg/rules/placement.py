"""Final placement (H-8.3): cubes still on the supply tile may become goods before the count."""

from __future__ import annotations

from merkator.core.contract import FIRST, SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules.actions import DONE, MAIN, PLACE, PLACE_BEST
from merkator.games.hamburg.rules.cards import main_place
from merkator.games.hamburg.rules.effects import GOODS_COUNT, MOST_KINDS
from merkator.games.hamburg.rules.loss import turn_cube
from merkator.games.hamburg.rules.position_data import SUPPLY, PositionData
from merkator.games.hamburg.rules.scoring import halves

# The frame: the lowest main place whose cube may still be placed (one placement, one sequence).


def options(s: PositionData) -> list[int]:
    """Offer the best placement, each cube as either good, or none of it."""
    agenda = s.agenda
    seat = agenda[SEAT]
    lowest = agenda[FIRST]
    mine = s.holdings[seat]
    cubes = [place for place in range(lowest, MAIN) if mine[SUPPLY + place]]
    if not cubes or not _matters(s, seat):
        return [DONE]
    single = [PLACE + 2 * place + other for place in cubes for other in (0, 1)]
    return [*([PLACE_BEST] if lowest == 0 else []), *single, DONE]


def _matters(s: PositionData, seat: int) -> bool:
    """Say whether goods can change anyone's points: own buildings, or another's contest for most kinds."""
    effects = s.cards.effects
    for other in range(s.players):
        for building in s.buildings[other]:
            form = effects[building].form
            if form in GOODS_COUNT and (other == seat or form == MOST_KINDS):
                return True
    return False


def choose(s: PositionData, action: int) -> None:
    """Place a cube, all of them as they bring most, or no more."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        del agenda[TOP]
    elif action == PLACE_BEST:
        del agenda[TOP]
        for good in best(s, seat):
            turn_cube(s, seat, good)
    else:
        good = action - PLACE
        turn_cube(s, seat, good)
        agenda[FIRST] = main_place(good) + 1


def best(s: PositionData, seat: int) -> list[int]:
    """Return what the cubes should become for most own points; others' cubes count as they lie now.

    No effect ever falls when goods are added, so all cubes are placed; of equal placements the first good of each
    place is preferred.
    """
    mine = s.holdings[seat]
    cubes = [place for place in range(MAIN) if mine[SUPPLY + place]]
    most = -1
    found: list[int] = []
    for choice in range(1 << len(cubes)):
        goods = [2 * place + (choice >> i & 1) for i, place in enumerate(cubes)]
        for good in goods:
            mine[good] += 1
        points = halves(s, seat)
        for good in goods:
            mine[good] -= 1
        if points > most:
            most = points
            found = goods
    return found


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    english = "only cubes on the supply tile can still be turned, in the order of their places (H-8.3)"
    return Reason("placing", english)

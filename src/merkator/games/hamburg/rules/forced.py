"""Variant B (H-10.5): after a building is bought, who can pay for the dearest one on offer must buy one, too.

The frame: the buyer before, and how many players from the left are checked.
"""

from __future__ import annotations

from merkator.core.contract import FIRST, MOVED_ON, SEAT, SECOND, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import market
from merkator.games.hamburg.rules.actions import BUY_BUILDING
from merkator.games.hamburg.rules.cards import BUILDING_DECK, UNKNOWN_BUILDING
from merkator.games.hamburg.rules.position_data import FORCED_STEP, MONEY, PositionData


def begin(s: PositionData, buyer: int, checked: int) -> None:
    """Check the players from the buyer's left: the others first, later everyone, the buyer last."""
    s.push(FORCED_STEP, buyer, buyer, checked)


def options(s: PositionData) -> list[int]:
    """Find the first player who must buy; an empty offer means no check."""
    agenda = s.agenda
    buyer = agenda[FIRST]
    if UNKNOWN_BUILDING in s.building_offer:
        s.waiting = BUILDING_DECK
        return MOVED_ON
    dearest = max([s.cards.building_price[card] for card in s.building_offer], default=0)
    for left in range(1, agenda[SECOND] + 1):
        seat = (buyer + left) % s.players
        if dearest and s.holdings[seat][MONEY] >= dearest:
            agenda[SEAT] = seat
            return [BUY_BUILDING + card for card in s.building_offer]
    del agenda[TOP]
    return MOVED_ON


def choose(s: PositionData, action: int) -> None:
    """Buy at once, with cash; then the check begins again at that buyer's left, with everyone."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    if s.events is not None:
        s.tell("forced", seat, {})
    buy(s, seat, action)
    begin(s, seat, s.players)


def buy(s: PositionData, seat: int, purchase: int) -> None:
    """Pay for a card in cash, hand it over and refill the offers."""
    s.holdings[seat][MONEY] -= market.price(s, purchase)
    market.hand_over(s, seat, purchase)
    market.refill(s, seat)


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    return Reason("forced", "you must buy a building on offer now (H-10.5)")

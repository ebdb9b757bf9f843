"""Joining (section 6): the others may come along, each once, clockwise."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, MOVED_ON, SEAT, SECOND, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import fulfil
from merkator.games.hamburg.rules.actions import JOIN, MAIN, STAY
from merkator.games.hamburg.rules.position_data import TIME, PositionData
from merkator.games.hamburg.rules.travel import give_bonus

_JOIN_OR_STAY: Final = [JOIN, STAY]


def options(s: PositionData) -> list[int]:
    """Ask the next player who could pay for joining; the frame counts who has answered (H-6.1, H-6.2)."""
    agenda = s.agenda
    holdings = s.holdings
    players = s.players
    price = cost(s.place)
    asked = agenda[FIRST] + 1
    while asked < players:
        seat = (s.active + asked) % players
        if holdings[seat][TIME] >= price:
            agenda[SEAT] = seat
            agenda[SECOND] = asked
            return _JOIN_OR_STAY
        asked += 1
    del agenda[TOP]
    return MOVED_ON


def cost(place: int) -> int:
    """Return what joining costs: 1 time in a main place, 2 in a side place (H-6.2)."""
    return 1 if place < MAIN else 2


def choose(s: PositionData, action: int) -> None:
    """Join and fulfil contracts before the next one decides, or stay (H-6.1)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    agenda[FIRST] = agenda[SECOND]
    if action == STAY:
        if s.events is not None:
            s.tell("stayed", seat, {})
        return
    price = cost(s.place)
    mine = s.holdings[seat]
    mine[TIME] = mine[TIME] - price
    theirs = s.holdings[s.active]
    theirs[TIME] = theirs[TIME] + price
    if s.events is not None:
        s.tell("joined", seat, {"place": s.cards.place_ids[s.place], "paid": price, "to": s.active})
    give_bonus(s, seat, s.place, 1)  # H-6.3; no cubes, no time (H-6.4)
    s.used = []
    s.fulfiller = seat
    fulfil.begin(s, seat)


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    return Reason("join", "choose whether to join the journey (H-6.1)")

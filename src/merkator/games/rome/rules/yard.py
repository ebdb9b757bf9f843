"""The yards: what a ship costs with the offers there are, and how one is bought (R-3.12, R-4.1, R-4.3)."""

from __future__ import annotations

from merkator.games.rome.rules import turn
from merkator.games.rome.rules.actions import AT_YARD, OFFERS, YARDS
from merkator.games.rome.rules.position_data import CASH, FIELD, OUT, PositionData
from merkator.games.rome.rules.trade import spend


def kept_offers(s: PositionData, seat: int) -> int:
    """Return the kept offers for a new ship, one bit each."""
    kept = s.kept[seat]
    return sum([1 << bit for bit, card in enumerate(s.cards.offers) if card in kept])


def price(s: PositionData, yard: int, offers: int) -> int:
    """Return what a ship costs with some offers used; never below 0 (R-3.12)."""
    cards = s.cards
    cost = cards.yard_price[yard]
    if offers & AT_YARD:
        cost = cards.first[cards.offers[0]]
    for bit in (1, 2):
        if offers >> bit & 1:
            cost -= cards.first[cards.offers[bit]]
    return max(cost, 0)


def prices(s: PositionData, seat: int) -> list[tuple[int, int]]:
    """List the ships on sale: yard and offers in one number, and the price. The buyer decides which to use."""
    kept = kept_offers(s, seat)
    found = []
    for yard in range(YARDS):
        usable = kept if yard == s.cards.offer_yard else kept & ~AT_YARD
        for offers in range(OFFERS):
            if offers & ~usable == 0:
                found.append((yard * OFFERS + offers, price(s, yard, offers)))
    return found


def can_pay(s: PositionData, seat: int) -> bool:
    """Say whether the cash reaches for any ship, with the offers there are."""
    return min([cost for _, cost in prices(s, seat)]) <= s.holdings[seat][CASH]


def build(s: PositionData, seat: int, ship: int) -> None:
    """Buy a ship, spend the offers used, and play a full turn from there (R-4.1)."""
    yard, offers = ship // OFFERS, ship % OFFERS
    cost = price(s, yard, offers)
    port = s.cards.yards[yard]
    s.holdings[seat][CASH] -= cost
    s.holdings[seat][FIELD] = port
    if s.events is not None:
        s.tell("built", seat, {"port": s.cards.port_ids[port], "amount": cost})
    for bit, card in enumerate(s.cards.offers):
        if offers >> bit & 1:
            spend(s, seat, card)
    turn.play_turn(s, seat)


def credit_refused(s: PositionData, seat: int) -> None:
    """Go on without credit: who cannot pay for any ship is out at once (R-4.3)."""
    if not can_pay(s, seat):
        leave(s, seat)


def leave(s: PositionData, seat: int) -> None:
    """Put a player out of the game: no more turns, kept Fatum cards go under the pile (R-4.3)."""
    s.holdings[seat][OUT] = 1
    if s.events is not None:
        s.tell("out", seat, {})
    for card in s.kept[seat]:
        spend(s, seat, card)
    turn.drop_turn(s)

"""The offers: cards are taken out, their places refilled from the decks (H-2.5, H-9.7).

A purchase is named by its action: BUY_BONUS or BUY_BUILDING plus the card's number.
"""

from __future__ import annotations

from merkator.games.hamburg.rules.actions import BUY_BONUS, BUY_BUILDING
from merkator.games.hamburg.rules.cards import BONUS_DECK, BUILDING_DECK, UNKNOWN_BONUS, UNKNOWN_BUILDING
from merkator.games.hamburg.rules.position_data import EMPTY, OFFER, PositionData, replace_list, with_card


def on_sale(s: PositionData, seat: int) -> list[int]:
    """List what a player can buy if it can be paid: both offers, and a card in their own hand (H-10.3)."""
    found = [BUY_BONUS + card for card in s.bonus_offer if card < UNKNOWN_BONUS]
    found += [BUY_BUILDING + card for card in s.building_offer if card < UNKNOWN_BUILDING]
    if s.hands[seat] >= BUY_BONUS:
        found.append(s.hands[seat])
    return found


def price(s: PositionData, purchase: int) -> int:
    """Return what a card costs."""
    if purchase < BUY_BUILDING:
        return s.cards.bonus_price[purchase - BUY_BONUS]
    return s.cards.building_price[purchase - BUY_BUILDING]


def hand_over(s: PositionData, seat: int, purchase: int) -> None:
    """Give a bought card to its owner (H-2.6); its place in the offer stays open until it is refilled."""
    if s.hands[seat] == purchase:
        s.take_in_hand(seat, EMPTY)
    else:
        take_out(s, purchase)
    if purchase < BUY_BUILDING:
        card = purchase - BUY_BONUS
        s.bonus = replace_list(s.bonus, seat, with_card(s.bonus[seat], card))
        if s.events is not None:
            s.tell("bought", seat, {"bonus": s.cards.bonus_ids[card], "price": price(s, purchase)})
        if s.rules.goods_at_once:
            _give_good(s, seat, card)
    else:
        card = purchase - BUY_BUILDING
        s.buildings = replace_list(s.buildings, seat, with_card(s.buildings[seat], card))
        if s.events is not None:
            s.tell("bought", seat, {"building": s.cards.building_ids[card], "price": price(s, purchase)})


def _give_good(s: PositionData, seat: int, card: int) -> None:
    """Variant C: one of the card's good, at once (H-10.6)."""
    good = s.cards.bonus_good[card]
    s.holdings[seat][good] += 1
    if s.events is not None:
        values: dict[str, object] = {
            "bonus": s.cards.bonus_ids[card],
            "good": s.cards.good_ids[good],
            "count": 1,
        }
        s.tell("received", seat, values)


def take_out(s: PositionData, purchase: int) -> None:
    """Take a card out of its offer and leave its place open."""
    if purchase < BUY_BUILDING:
        s.bonus_offer = [EMPTY if card == purchase - BUY_BONUS else card for card in s.bonus_offer]
    else:
        s.building_offer = [EMPTY if card == purchase - BUY_BUILDING else card for card in s.building_offer]


def refill(s: PositionData, seat: int) -> None:
    """Fill the open places of both offers; when a deck is empty they close (H-2.5)."""
    if EMPTY in s.bonus_offer:
        offer: list[int] = []
        for card in s.bonus_offer:
            if card == EMPTY:
                card = _next_bonus(s)
                if card == EMPTY:
                    continue
                if s.events is not None:
                    s.tell("offered", seat, {"bonus": s.cards.bonus_ids[card]})
            offer.append(card)
        s.bonus_offer = offer
    if EMPTY in s.building_offer:
        offer = []
        for card in s.building_offer:
            if card == EMPTY:
                card = _next_building(s)
                if card == EMPTY:
                    continue
                if s.events is not None:
                    s.tell("offered", seat, {"building": s.cards.building_ids[card]})
            offer.append(card)
        s.building_offer = offer


def _next_bonus(s: PositionData) -> int:
    """Take the next bonus card: one of the unknown ones, then those put under the deck in their order."""
    if s.bonus_deck:
        s.bonus_deck = s.bonus_deck[:]
        card = s.draw(BONUS_DECK, s.bonus_deck)
        return card if card >= 0 else UNKNOWN_BONUS
    if not s.bonus_under:
        return EMPTY
    card = s.bonus_under[0]
    s.bonus_under = s.bonus_under[1:]
    return card


def _next_building(s: PositionData) -> int:
    """Take the next building out of its deck."""
    if not s.building_deck:
        return EMPTY
    s.building_deck = s.building_deck[:]
    card = s.draw(BUILDING_DECK, s.building_deck)
    return card if card >= 0 else UNKNOWN_BUILDING


def turn_over_bonus(s: PositionData, seat: int) -> None:
    """Put the offered bonus cards under their deck in their order and turn up four new ones (H-9.7)."""
    s.bonus_under = s.bonus_under + [card for card in s.bonus_offer if card != EMPTY]
    s.bonus_offer = [EMPTY] * OFFER
    refill(s, seat)

"""Investing without coins (H-9.4): cards are paid with contracts, one or several together; no change is given.

The purchase is a package (`PositionData.package`): cards are added in ascending order, then contracts are given for
it in ascending order until the sum of the prices is reached. The frame: what is paid so far, and the lowest contract
that may still be given.
"""

from __future__ import annotations

from merkator.core.contract import FIRST, SEAT, SECOND, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import hand, market
from merkator.games.hamburg.rules.actions import (
    BUY_BONUS,
    BUY_BUILDING,
    CONTRACTS,
    DONE,
    GIVE,
    GO,
    REWARD_HAND,
    TAKE_CONTRACT,
)
from merkator.games.hamburg.rules.position_data import NOT_FINAL, PositionData


def options(s: PositionData, limit: int) -> list[int]:
    """List purchases, contracts that may be given, cards for the hand, and done."""
    seat = s.agenda[SEAT]
    if s.package:
        return _package_options(s, seat)
    choices = _affordable(s, seat, 0, -1) + hand.options(s, seat)
    if len(s.contracts[seat]) > limit and s.last == NOT_FINAL:  # as many as are too many, no more
        known = [GIVE + card for card in s.contracts[seat] if card < CONTRACTS]
        if known:
            return choices + known
    return [*choices, DONE]


def _package_options(s: PositionData, seat: int) -> list[int]:
    price = sum([market.price(s, purchase) for purchase in s.package])
    paid = s.agenda[FIRST]
    lowest = s.agenda[SECOND]
    more = [] if paid else _affordable(s, seat, price, s.package[-1])
    return more + [
        GIVE + card for card in s.contracts[seat] if lowest <= card < CONTRACTS and _pays(s, seat, card, price - paid)
    ]


def _affordable(s: PositionData, seat: int, price: int, above: int) -> list[int]:
    """List the purchases after `above` that can be paid together with what is chosen already."""
    budget = _budget(s, s.contracts[seat], True) - price
    found = [buy for buy in market.on_sale(s, seat) if buy > above and market.price(s, buy) <= budget]
    return sorted(found)


def _budget(s: PositionData, cards: list[int], keep: bool) -> int:
    """Return what contracts are worth together; the least valuable one is kept if one must be."""
    values = [s.cards.value[card] for card in cards if card < CONTRACTS]
    if keep and values and len(values) == len(cards):
        return sum(values) - values[0]  # contracts are sorted by value
    return sum(values)


def _pays(s: PositionData, seat: int, card: int, due: int) -> bool:
    """Say whether the rest can be paid after a contract is given, with one contract kept at the end."""
    mine = s.contracts[seat]
    due -= s.cards.value[card]
    if due <= 0:
        return True
    later = [other for other in mine if other > card]
    return _budget(s, later, keep=len(later) == len(mine) - 1) >= due


def choose(s: PositionData, action: int) -> None:
    """Choose a card to buy, give a contract, take a card into the hand, or end the step."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        del agenda[TOP]
    elif hand.is_taking(action):
        hand.take(s, seat, action)
    elif action < GIVE:
        s.package = [*s.package, action]
    else:
        _give(s, seat, action - GIVE)


def _give(s: PositionData, seat: int, card: int) -> None:
    agenda = s.agenda
    s.give_up(seat, card)
    if s.events is not None:
        s.tell("gave", seat, {"contract": s.cards.contract_ids[card], "value": s.cards.value[card]})
    if not s.package:
        return
    agenda[FIRST] += s.cards.value[card]
    agenda[SECOND] = card + 1
    if agenda[FIRST] >= sum([market.price(s, purchase) for purchase in s.package]):
        agenda[FIRST] = 0
        agenda[SECOND] = 0
        _complete(s, seat)


def _complete(s: PositionData, seat: int) -> None:
    """Hand all cards over, bonus cards first, then refill; alone, each building changes the bonus offer (H-9.7)."""
    package = sorted(s.package)
    s.package = []
    for purchase in package:
        market.hand_over(s, seat, purchase)
    if s.rules.solo:
        for purchase in package:
            if purchase >= BUY_BUILDING:
                market.turn_over_bonus(s, seat)
    market.refill(s, seat)


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    seat = s.agenda[SEAT]
    if GO <= action < GIVE or action >= REWARD_HAND:
        return Reason("investing", "this is the investing step (H-2.1)")
    if action >= TAKE_CONTRACT:
        return Reason("unpaid", "pay for what you have chosen first (H-9.4)") if s.package else hand.reason(s, seat)
    if action == DONE:
        if s.package:
            return Reason("unpaid", "pay for what you have chosen first (H-9.4)")
        return Reason("must-give", "you must give contracts away until 5 are left (H-9.4)")
    if action >= GIVE:
        if action - GIVE not in s.contracts[seat]:
            return Reason("not-held", "you do not hold this contract")
        if not s.package:
            return Reason(
                "given", "unless you buy something, you may give contracts away only until 5 are left (H-9.4)"
            )
        english = "give contracts in ascending order; the rest must pay what is due, and you must keep one (H-9.4)"
        return Reason("give-order", english)
    if action >= BUY_BONUS:
        if s.package and action in market.on_sale(s, seat) and (s.agenda[FIRST] or action <= s.package[-1]):
            english = "choose cards in the order of the set, before you give contracts (H-9.4)"
            return Reason("package-order", english)
        english = "it is not on offer, or you cannot pay for it and keep a contract (H-9.4)"
        return Reason("unaffordable", english)
    return Reason("coinless", "this game has no money: contracts are given, not sold (H-9.4)")

"""Investing (section 2): sell contracts, buy bonus cards and buildings."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import coinless, forced, hand, market
from merkator.games.hamburg.rules.actions import BUY_BONUS, BUY_BUILDING, CONTRACTS, DONE, GO, SELL
from merkator.games.hamburg.rules.position_data import CASH_LIMIT, MONEY, NOT_FINAL, PositionData

CONTRACT_LIMIT: Final = 5


def options(s: PositionData) -> list[int]:
    """List sales, purchases and, when it is allowed to stop, done."""
    if s.rules.coinless:
        return coinless.options(s, CONTRACT_LIMIT)
    seat = s.agenda[SEAT]
    mine = s.contracts[seat]
    count = len(mine)
    choices: list[int] = []
    if count > 1:  # H-2.4: the last contract is never sold
        choices = [SELL + contract for contract in mine]
        if mine[-1] >= CONTRACTS:  # contracts behind a veil cannot be named
            choices = [SELL + contract for contract in mine if contract < CONTRACTS]
    free = count <= CONTRACT_LIMIT or s.last != NOT_FINAL or not choices  # H-2.2, H-2.3, H-7.4
    money = s.holdings[seat][MONEY]
    cards = s.cards
    if money >= cards.cheapest:
        price = cards.bonus_price
        for card in s.bonus_offer:
            if price[card] <= money:
                choices.append(BUY_BONUS + card)
        price = cards.building_price
        for card in s.building_offer:
            if price[card] <= money:
                choices.append(BUY_BUILDING + card)
    if s.rules.expert:
        choices += _by_hand(s, seat)
    if free:
        choices.append(DONE)
    return choices


def _by_hand(s: PositionData, seat: int) -> list[int]:
    """List the purchase of a card in the hand, or the cards that may be taken into it (H-10.3)."""
    purchase = s.hands[seat]
    if purchase >= BUY_BONUS and market.price(s, purchase) <= s.holdings[seat][MONEY]:
        return [purchase]
    return hand.options(s, seat)


def choose(s: PositionData, action: int) -> None:
    """Sell, buy, take a card into the hand, or end the step."""
    if s.rules.coinless:
        coinless.choose(s, action)
        return
    seat = s.agenda[SEAT]
    if action == DONE:
        _done(s, seat)
    elif action < BUY_BONUS:
        _sell(s, seat, action - SELL)
    elif action < GO:
        _buy(s, seat, action)
    else:
        hand.take(s, seat, action)


def _buy(s: PositionData, seat: int, purchase: int) -> None:
    """Buy a card; the offer is refilled at once (H-2.5). In variant B a building may force others to buy (H-10.5)."""
    forced.buy(s, seat, purchase)
    if s.rules.forced and purchase >= BUY_BUILDING:
        forced.begin(s, seat, s.players - 1)


def _done(s: PositionData, seat: int) -> None:
    """End the step; what lies above the cash limit is lost (H-2.7)."""
    del s.agenda[TOP]
    mine = s.holdings[seat]
    over = mine[MONEY] - CASH_LIMIT
    if over > 0 and not s.rules.forced:
        mine[MONEY] = CASH_LIMIT
        if s.events is not None:
            s.tell("forfeited", seat, {"money": over})


def _sell(s: PositionData, seat: int, contract: int) -> None:
    """Turn a contract into its value in Taler (H-2.4)."""
    s.give_up(seat, contract)
    mine = s.holdings[seat]
    mine[MONEY] = mine[MONEY] + s.cards.value[contract]
    if s.events is not None:
        s.tell("sold", seat, {"contract": s.cards.contract_ids[contract], "money": s.cards.value[contract]})


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    if s.rules.coinless:
        return coinless.reason(s, action)
    seat = s.agenda[SEAT]
    mine = s.contracts[seat]
    if action == DONE:
        english = "you hold {count} contracts and must sell down to {limit} first (H-2.3)"
        return Reason("must-sell", english, count=len(mine), limit=CONTRACT_LIMIT)
    if SELL <= action < BUY_BONUS:
        if action - SELL in mine:
            return Reason("last-contract", "you may not sell your last contract (H-2.4)")
        return Reason("not-held", "you do not hold this contract")
    if BUY_BONUS <= action < GO:
        bonus = action < BUY_BUILDING
        card = action - (BUY_BONUS if bonus else BUY_BUILDING)
        if card not in (s.bonus_offer if bonus else s.building_offer) and action != s.hands[seat]:
            return Reason("not-on-offer", "this card is not on offer (H-2.5)")
        price = (s.cards.bonus_price if bonus else s.cards.building_price)[card]
        money = s.holdings[seat][MONEY]
        return Reason("too-dear", "it costs {price} Taler, and you have {money} (H-2.5)", price=price, money=money)
    if hand.is_taking(action):
        return hand.reason(s, seat)
    return Reason("investing", "this is the investing step (H-2.1)")

"""Investing (section 2): sell contracts, buy bonus cards and buildings."""

from __future__ import annotations

from bisect import insort
from typing import Final

from merkator.core.contract import FRAME
from merkator.hamburg.actions import BUY_BONUS, BUY_BUILDING, CONTRACTS, DONE, GO, SELL
from merkator.hamburg.cards import BONUS_DECK, BUILDING_DECK, UNKNOWN_BONUS, UNKNOWN_BUILDING
from merkator.hamburg.table import MONEY, NOT_FINAL, Table

CONTRACT_LIMIT: Final = 5
CASH_LIMIT: Final = 15


def options(s: Table) -> list[int]:
    """List sales, purchases and, when it is allowed to stop, done."""
    seat = s.agenda[1 - FRAME]
    mine = s.contracts[seat]
    count = len(mine)
    choices: list[int] = []
    if count > 1:  # H-2.4: the last contract is never sold
        choices = [SELL + contract for contract in mine]
        if mine[-1] >= CONTRACTS:  # contracts behind a veil cannot be named
            choices = [SELL + contract for contract in mine if contract < CONTRACTS]
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
    if count <= CONTRACT_LIMIT or s.last != NOT_FINAL or not choices:  # H-2.2, H-2.3, H-7.4
        choices.append(DONE)
    return choices


def choose(s: Table, action: int) -> None:
    """Sell, buy, or end the step."""
    seat = s.agenda[1 - FRAME]
    if action == DONE:
        _done(s, seat)
    elif action < BUY_BONUS:
        _sell(s, seat, action - SELL)
    elif action < BUY_BUILDING:
        _buy_bonus(s, seat, action - BUY_BONUS)
    else:
        _buy_building(s, seat, action - BUY_BUILDING)


def _done(s: Table, seat: int) -> None:
    """End the step; what lies above the cash limit is lost (H-2.7)."""
    del s.agenda[-FRAME:]
    mine = s.holdings[seat]
    over = mine[MONEY] - CASH_LIMIT
    if over > 0:
        mine[MONEY] = CASH_LIMIT
        if s.events is not None:
            s.tell("forfeited", seat, {"money": over})


def _sell(s: Table, seat: int, contract: int) -> None:
    """Turn a contract into its value in Taler (H-2.4)."""
    s.contracts[seat].remove(contract)
    insort(s.discard, contract)
    s.holdings[seat][MONEY] += s.cards.value[contract]
    if s.events is not None:
        s.tell("sold", seat, {"contract": s.cards.contract_ids[contract], "money": s.cards.value[contract]})


def _buy_bonus(s: Table, seat: int, card: int) -> None:
    """Buy a bonus card and refill the offer at once (H-2.5, H-2.6)."""
    s.holdings[seat][MONEY] -= s.cards.bonus_price[card]
    insort(s.bonus[seat], card)
    if s.events is not None:
        s.tell("bought", seat, {"bonus": s.cards.bonus_ids[card], "price": s.cards.bonus_price[card]})
    at = s.bonus_offer.index(card)
    if s.bonus_deck:
        new = s.draw(BONUS_DECK, s.bonus_deck)
        s.bonus_offer[at] = new if new >= 0 else UNKNOWN_BONUS
        if s.events is not None:
            s.tell("offered", seat, {"bonus": s.cards.bonus_ids[s.bonus_offer[at]]})
    else:
        del s.bonus_offer[at]


def _buy_building(s: Table, seat: int, card: int) -> None:
    """Buy a building and refill the offer at once (H-2.5, H-2.6)."""
    s.holdings[seat][MONEY] -= s.cards.building_price[card]
    insort(s.buildings[seat], card)
    if s.events is not None:
        s.tell("bought", seat, {"building": s.cards.building_ids[card], "price": s.cards.building_price[card]})
    at = s.building_offer.index(card)
    if s.building_deck:
        new = s.draw(BUILDING_DECK, s.building_deck)
        s.building_offer[at] = new if new >= 0 else UNKNOWN_BUILDING
        if s.events is not None:
            s.tell("offered", seat, {"building": s.cards.building_ids[s.building_offer[at]]})
    else:
        del s.building_offer[at]


def reason(s: Table, action: int) -> str:
    """Say why an action is not among the options of this step."""
    seat = s.agenda[1 - FRAME]
    mine = s.contracts[seat]
    if action == DONE:
        return f"{len(mine)} contracts are held, and they must be sold down to {CONTRACT_LIMIT} first (H-2.3)"
    if SELL <= action < BUY_BONUS:
        if action - SELL in mine:
            return "the last contract may not be sold (H-2.4)"
        return "this contract is not held"
    if BUY_BONUS <= action < GO:
        bonus = action < BUY_BUILDING
        card = action - (BUY_BONUS if bonus else BUY_BUILDING)
        if card not in (s.bonus_offer if bonus else s.building_offer):
            return "this card is not on offer (H-2.5)"
        price = (s.cards.bonus_price if bonus else s.cards.building_price)[card]
        return f"it costs {price} Taler and there are {s.holdings[seat][MONEY]} (H-2.5)"
    return "this is the investing step (H-2.1)"

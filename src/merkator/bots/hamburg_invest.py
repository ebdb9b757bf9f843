"""Plans for investing in hamburg: what to sell, and what to buy with it."""

from __future__ import annotations

from merkator.bots.hamburg_value import Judge
from merkator.hamburg.actions import BUY_BONUS, BUY_BUILDING, CONTRACTS, DONE, SELL
from merkator.hamburg.cards import UNKNOWN_BONUS, UNKNOWN_BUILDING
from merkator.hamburg.invest import CONTRACT_LIMIT
from merkator.hamburg.state import State
from merkator.hamburg.table import MONEY, NOT_FINAL


class Plan:
    """Sales and at most one purchase, in the order they are played, and how the position looks after them."""

    def __init__(self, actions: list[int], state: State, value: float) -> None:
        self.actions = actions
        self.state = state
        self.value = value


def plans(s: State, seat: int, judge: Judge) -> list[Plan]:
    """List plans: no purchase, or one of each card on offer, each with the sales that cost least; the best first."""
    offers: list[tuple[int, int]] = [(0, DONE)]
    cards = s.cards
    offers += [(cards.bonus_price[card], BUY_BONUS + card) for card in s.bonus_offer if card < UNKNOWN_BONUS]
    offers += [
        (cards.building_price[card], BUY_BUILDING + card) for card in s.building_offer if card < UNKNOWN_BUILDING
    ]
    sales = _Sales(s, seat, judge)
    found: list[Plan] = []
    for price, purchase in offers:
        sold = sales.cheapest(price)
        if sold >= 0:
            found.append(_plan(s, seat, sales.actions(sold), purchase, judge))
    found.sort(key=_order)
    return found


def _order(plan: Plan) -> tuple[float, list[int]]:
    return -plan.value, plan.actions


def _plan(s: State, seat: int, sales: list[int], purchase: int, judge: Judge) -> Plan:
    copy = s.copy()
    for action in sales:
        copy.play(action)
    if purchase != DONE:
        copy.play(purchase)
    return Plan([*sales, purchase] if purchase != DONE else sales, copy, judge.value(copy, seat))


class _Sales:
    """All sets of contracts that may be sold, with the money they bring and what the player loses by them."""

    def __init__(self, s: State, seat: int, judge: Judge) -> None:
        mine = s.contracts[seat]
        self.contracts = [contract for contract in mine if contract < CONTRACTS]
        self.money = s.holdings[seat][MONEY]
        # H-2.3, H-7.4: how many must go
        self.forced = max(0, len(mine) - CONTRACT_LIMIT) if s.last == NOT_FINAL else 0
        most = min(len(self.contracts), len(mine) - 1)  # H-2.4
        whole = judge.value(s, seat)
        losses: list[float] = []
        for contract in self.contracts:
            at = mine.index(contract)
            del mine[at]
            losses.append(whole - judge.value(s, seat) - judge.w.money * s.cards.value[contract])
            mine.insert(at, contract)
        self.income = [0]
        self.losses = [0.0]
        counts = [0]
        for at, contract in enumerate(self.contracts):
            value = s.cards.value[contract]
            self.income += [income + value for income in self.income]
            self.losses += [loss + losses[at] for loss in self.losses]
            counts += [count + 1 for count in counts]
        self.allowed = [mask for mask, count in enumerate(counts) if self.forced <= count <= most]

    def cheapest(self, price: int) -> int:
        """Return the set, as bits, that pays for a price at the least loss; -1 when none does."""
        found = -1
        for mask in self.allowed:
            if self.money + self.income[mask] >= price and (found < 0 or self.losses[mask] < self.losses[found]):
                found = mask
        return found

    def actions(self, mask: int) -> list[int]:
        """Return the sales of a set."""
        return [SELL + contract for at, contract in enumerate(self.contracts) if mask >> at & 1]

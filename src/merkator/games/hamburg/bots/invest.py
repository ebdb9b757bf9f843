"""Plans for investing in hamburg: what to sell, and what to buy with it."""

from __future__ import annotations

from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.rules import market
from merkator.games.hamburg.rules.actions import CONTRACTS, DONE, GIVE, SELL
from merkator.games.hamburg.rules.invest import CONTRACT_LIMIT
from merkator.games.hamburg.rules.position_data import MONEY, NOT_FINAL
from merkator.games.hamburg.rules.state import State


class Plan:
    """At most one purchase and what pays for it, in the order they are played, and the position after them."""

    def __init__(self, actions: list[int], state: State, value: float) -> None:
        self.actions = actions
        self.state = state
        self.value = value


def plans(s: State, seat: int, judge: Judge) -> list[Plan]:
    """List plans: no purchase, or one of each card on sale, each with the contracts that cost least; best first."""
    sales = _Sales(s, seat, judge)
    offers = [DONE, *market.on_sale(s, seat)]
    found: list[Plan] = []
    for purchase in offers:
        price = market.price(s, purchase) if purchase != DONE else 0
        actions = sales.gifts(price, purchase) if s.rules.coinless else sales.sold(price, purchase)
        if actions is not None:
            copy = s.copy()
            for action in actions:
                if action in copy.choices:  # the last payment that is left is taken by the engine
                    copy.play(action)
            found.append(Plan(actions, copy, judge.value(copy, seat)))
    found.sort(key=_order)
    return found


def _order(plan: Plan) -> tuple[float, list[int]]:
    return -plan.value, plan.actions


class _Sales:
    """All sets of contracts that may be sold or given, with what they bring and what the player loses by them."""

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
        self.values = s.cards.value
        self.payments = [mask for mask, count in enumerate(counts) if count <= most]
        self.allowed = [mask for mask in self.payments if self.forced <= counts[mask]]

    def sold(self, price: int, purchase: int) -> list[int] | None:
        """Return the sales that pay for a price at the least loss, and the purchase; None when nothing does."""
        found = -1
        for mask in self.allowed:
            if self.money + self.income[mask] >= price and (found < 0 or self.losses[mask] < self.losses[found]):
                found = mask
        if found < 0:
            return None
        sales = [SELL + contract for contract in self._cards(found)]
        return sales if purchase == DONE else [*sales, purchase]

    def gifts(self, price: int, purchase: int) -> list[int] | None:
        """Return a purchase without coins: the card, the contracts it costs, then those that are too many (H-9.4)."""
        found = -1
        for mask in self.payments:
            cards = self._cards(mask)
            last = self.values[cards[-1]] if cards else 0
            enough = self.income[mask] >= price > self.income[mask] - last or (price == 0 and not cards)
            if enough and (found < 0 or self.losses[mask] < self.losses[found]):
                found = mask
        if found < 0:
            return None
        given = self._cards(found)
        rest = [(self.losses[1 << at], card) for at, card in enumerate(self.contracts) if card not in given]
        surplus = [card for _, card in sorted(rest)[: max(0, self.forced - len(given))]]
        chosen = [] if purchase == DONE else [purchase]
        return chosen + [GIVE + card for card in given] + [GIVE + card for card in surplus]

    def _cards(self, mask: int) -> list[int]:
        return [contract for at, contract in enumerate(self.contracts) if mask >> at & 1]

"""What to buy in hamburg and what to give for it: plans for investing, ranked at a glance.

What a card brings and what a contract is missed for is looked at one by one; for several together the sum is taken.
Only the plans that look best are then played on.
"""

from __future__ import annotations

from typing import Final

from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.rules import market
from merkator.games.hamburg.rules.actions import BUY_BONUS, BUY_BUILDING, CONTRACTS, GIVE, SELL
from merkator.games.hamburg.rules.invest import CONTRACT_LIMIT
from merkator.games.hamburg.rules.position_data import MONEY, NOT_FINAL, replace_list, with_card
from merkator.games.hamburg.rules.state import State

_NEVER: Final = -1_000_000.0


class Deal:
    """Cards to buy and contracts to give for them, and how good that looks."""

    def __init__(self, look: float, cards: list[int], mask: int) -> None:
        self.look = look
        self.cards = cards
        self.mask = mask


class Purchases:
    """All deals a player can make in one position."""

    def __init__(self, s: State, seat: int, judge: Judge) -> None:
        mine = s.contracts[seat]
        self.s = s
        self.contracts = [contract for contract in mine if contract < CONTRACTS]
        self.coinless = s.rules.coinless
        self.money = s.holdings[seat][MONEY]
        self.forced = max(0, len(mine) - CONTRACT_LIMIT) if s.last == NOT_FINAL else 0  # H-2.3, H-7.4
        self.most = min(len(self.contracts), len(mine) - 1)  # H-2.4
        self.whole = judge.value(s, seat)
        self.nodes = 1
        self._contract_worth(seat, judge)
        self._card_worth(seat, judge)

    def _contract_worth(self, seat: int, judge: Judge) -> None:
        """Find what each contract, and so each set of them, would be missed for, and what it pays."""
        s = self.s
        mine = s.contracts[seat]
        income = [0]
        losses = [0.0]
        counts = [0]
        for contract in self.contracts:
            at = mine.index(contract)
            del mine[at]
            loss = self.whole - judge.value(s, seat)
            mine.insert(at, contract)
            value = s.cards.value[contract]
            income += [each + value for each in income]
            losses += [each + loss for each in losses]
            counts += [count + 1 for count in counts]
        self.nodes += len(self.contracts)
        self.income = income
        self.losses = losses
        self.counts = counts

    def _card_worth(self, seat: int, judge: Judge) -> None:
        """Find what each card on sale would bring."""
        s = self.s
        self.cards = market.on_sale(s, seat)
        self.gains: list[float] = []
        for card in self.cards:
            if card < BUY_BUILDING:
                bonus = s.bonus
                s.bonus = replace_list(bonus, seat, with_card(bonus[seat], card - BUY_BONUS))
                self.gains.append(judge.value(s, seat) - self.whole)
                s.bonus = bonus
            else:
                buildings = s.buildings
                s.buildings = replace_list(buildings, seat, with_card(buildings[seat], card - BUY_BUILDING))
                self.gains.append(judge.value(s, seat) - self.whole)
                s.buildings = buildings
        self.nodes += len(self.cards)

    def deals(self, count: int, margin: float, coin: float) -> list[Deal]:
        """Return the best deals, none of them worse than the best by more than the margin; best first."""
        bundles: list[list[int]] = [[]]
        for first in range(len(self.cards)):
            bundles.append([first])
            for second in range(first + 1, len(self.cards)):
                bundles.append([first, second])
        found: list[Deal] = []
        for bundle in bundles:
            price = 0
            gain = 0.0
            for at in bundle:
                price += market.price(self.s, self.cards[at])
                gain += self.gains[at]
            mask = self._gifts(price) if self.coinless else self._sales(price, coin)
            if mask >= 0:
                look = gain - self.losses[mask]
                if not self.coinless:
                    look += coin * (self.income[mask] - price)
                found.append(Deal(look, [self.cards[at] for at in bundle], mask))
        found.sort(key=_deal_look)
        best = found[0].look
        return [deal for deal in found[:count] if deal.look >= best - margin]

    def _sales(self, price: int, coin: float) -> int:
        """Return the contracts, as bits, whose sale pays a price at the least loss; -1 when nothing does."""
        found = -1
        most = _NEVER
        for mask, count in enumerate(self.counts):
            if self.forced <= count <= self.most and self.money + self.income[mask] >= price:
                look = coin * self.income[mask] - self.losses[mask]
                if look > most:
                    found = mask
                    most = look
        return found

    def _gifts(self, price: int) -> int:
        """Return the contracts, as bits, to give for a price without coins, and those that are too many (H-9.4)."""
        found = -1
        most = _NEVER
        for mask, count in enumerate(self.counts):
            if count > self.most or count < self.forced:
                continue
            if price == 0:
                if count != self.forced:
                    continue
            elif self.income[mask] < price:
                continue
            if -self.losses[mask] > most:
                found = mask
                most = -self.losses[mask]
        return found

    def actions(self, deal: Deal) -> list[int]:
        """Return a deal as actions in their order; without coins the payment comes after the cards."""
        given = [contract for at, contract in enumerate(self.contracts) if deal.mask >> at & 1]
        if not self.coinless:
            return [SELL + contract for contract in given] + deal.cards
        return sorted(deal.cards) + [GIVE + contract for contract in given]


def _deal_look(deal: Deal) -> float:
    return -deal.look

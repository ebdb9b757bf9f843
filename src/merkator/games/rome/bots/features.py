"""What an evaluation of rome looks at: a position as numbers for a weighted sum. Money is in thousands."""

from __future__ import annotations

from typing import Final

from merkator.bots.scale import WeightedSum
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.stars import stars
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.bots.weights import Weights
from merkator.games.rome.rules.actions import GOODS, lot_good, lot_loads
from merkator.games.rome.rules.position_data import CARDS, CASH, LOADS, NO_SHIP, OUT, SKIP, VOUCHERS
from merkator.games.rome.rules.scoring import credits, debts, open_wealth, penalties
from merkator.games.rome.rules.state import State

# Where each group of numbers begins.
WEALTH: Final = 0  # as far as it lies open, besides its face value
PLAN: Final = 1  # what the best plan adds
VOUCHER: Final = 2  # the first, the second …
HAND: Final = VOUCHER + 4  # cards, their penalties, and what they earn in a turn: the best, the best three, all
CARGO: Final = HAND + 6  # loads, and what they earn
SHORT: Final = CARGO + 2  # cash that is missing: for half a ship, for a ship, to begin afresh
LOANS: Final = SHORT + 3  # owed, and owed by others
PLACE: Final = LOANS + 2  # whose turn it is, turns to a star, at sea, no ship, turns to be missed
TIME: Final = PLACE + 5  # turns that all cards may take, and what a turn is worth
KEPT: Final = TIME + 2  # Fatum cards
GONE: Final = KEPT + 1  # out of the game
COUNT: Final = GONE + 1

THOUSAND: Final = 1000.0


class Features:
    """Measures positions played with one card set."""

    def __init__(self, chart: Distances, weights: Weights) -> None:
        self.chart = chart
        self.weights = weights  # of the plans
        self.stars = stars(chart.cards)

    def measure(self, s: State, seat: int, scale: WeightedSum) -> float:
        """Add all numbers of a player to a scale, return the open wealth; looks at the hand of that seat."""
        mine = s.holdings[seat]
        wealth = open_wealth(s, seat) / THOUSAND
        scale.put(WEALTH, wealth)
        if mine[OUT]:
            scale.put(GONE, 1.0)
            return wealth
        j = Judge(s, seat, self.chart, self.weights)
        for number in range(min(mine[VOUCHERS], 4)):
            scale.put(VOUCHER + number, 1.0)
        self._hand(s, j, scale)
        scale.put(LOANS, debts(s, seat) / THOUSAND)
        scale.put(LOANS + 1, credits(s, seat) / THOUSAND)
        short = j.look.reserve - j.cash
        scale.put(SHORT, max(short - j.look.reserve / 2, 0.0) / THOUSAND)
        scale.put(SHORT + 1, max(short, 0.0) / THOUSAND)
        scale.put(SHORT + 2, max(short + self.weights.afresh, 0.0) / THOUSAND)
        scale.put(PLACE, 1.0 if s.active == seat else 0.0)
        scale.put(PLACE + 4, float(mine[SKIP]))
        scale.put(TIME, j.look.need)
        scale.put(TIME + 1, j.look.rate / THOUSAND)
        scale.put(KEPT, float(len(s.kept[seat])))
        if j.field == NO_SHIP:
            scale.put(PLACE + 3, 1.0)
        else:
            self._ship(s, j, scale)
        return wealth

    def _ship(self, s: State, j: Judge, scale: WeightedSum) -> None:
        """Add what the ship has before it."""
        scale.put(PLAN, j.planner.best(j.field, j.cash, j.lots) / THOUSAND)
        scale.put(PLACE + 1, min([star.turns[j.field] for star in self.stars]) if self.stars else 0.0)
        scale.put(PLACE + 2, 1.0 if j.at_sea() else 0.0)
        profit = 0.0
        for code in s.cargo[j.seat]:
            profit += lot_loads(code) * (j.load(lot_good(code), j.field) - self.chart.half[lot_good(code)])
        scale.put(CARGO, float(s.holdings[j.seat][LOADS]))
        scale.put(CARGO + 1, profit / THOUSAND)

    def _hand(self, s: State, j: Judge, scale: WeightedSum) -> None:
        """Add what the cards in the hand cost and promise."""
        chart = self.chart
        cash = max(s.holdings[j.seat][CASH], 0)
        hand = s.hands[j.seat]
        rates: list[float] = []
        full = 0.0
        for good in range(GOODS):
            if hand[good]:
                rates.append(min(chart.cards.hold, cash // chart.buy[good]) * chart.trip[good] / THOUSAND)
                full += hand[good] * chart.cards.hold * chart.trip[good] / THOUSAND
        rates.sort(reverse=True)
        scale.put(HAND, float(s.holdings[j.seat][CARDS]))
        scale.put(HAND + 1, penalties(s, j.seat) / THOUSAND)
        scale.put(HAND + 2, rates[0] if rates else 0.0)
        scale.put(HAND + 3, sum(rates[:3]) / 3)
        scale.put(HAND + 4, sum(rates) / max(len(rates), 1))
        scale.put(HAND + 5, full)

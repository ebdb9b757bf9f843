"""What a seat of rome may have at the end of the game, as far as can be told from a position.

The numbers were fitted to what became of 300 games of two greedy bots: who is ahead at the end is told by open
wealth, by the prices that are near for what is aboard, by vouchers, and by the cards left. Good cards left do not
help: who has fewer is nearer to the end.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from merkator.bots.rome_chart import Chart
from merkator.bots.rome_outlook import need
from merkator.bots.rome_weights import Weights
from merkator.rome.actions import GOODS, lot_good, lot_loads
from merkator.rome.scoring import open_wealth, wealth
from merkator.rome.state import State
from merkator.rome.table import CASH, FIELD, NO_SHIP, OUT, VOUCHERS

_TURN: Final = 1_150.0  # what a turn earns
_LOAD_TURN: Final = 120.0  # what a turn costs a load on its way
_SOLD: Final = 0.83  # part of what a cargo may bring that it brings
_UNUSED: Final = 0.15  # part of the penalty that a card costs early in the game; all at the end
_LATE: Final = 10.0  # turns before the end from which on it costs more
_VOUCHER: Final = 1_000.0
_VOUCHERS: Final = 3  # more are hardly used
_NEW_SHIP: Final = 9_000.0  # that much of a lost ship can be made good
_RESERVE: Final = 9_000  # cash below this is dearer: a lost ship may be the end
_SHORT: Final = 0.4
_FAR: Final = 25_000.0  # a lead of so much is nearly won


class Prospect:
    """Values positions for any seat; looks at the hand of that seat."""

    def __init__(self, chart: Chart, weights: Weights) -> None:
        self.chart = chart
        self.weights = weights

    def wealth(self, s: State, seat: int) -> float:
        """Return the wealth that a seat may expect at the end."""
        mine = s.holdings[seat]
        if s.over or mine[OUT]:
            return float(wealth(s, seat))
        time = self._time(s)
        value = open_wealth(s, seat) + _TURN * time - self._cards(s.hands[seat], time)
        if s.cause:
            return value
        value += _VOUCHER * min(mine[VOUCHERS], _VOUCHERS) - _SHORT * max(_RESERVE - mine[CASH], 0)
        if mine[FIELD] == NO_SHIP:
            return value + _NEW_SHIP
        return value + _SOLD * self._cargo(s.cargo[seat], mine[FIELD])

    def _time(self, s: State) -> float:
        """Return about how many turns everybody may still have."""
        if s.cause:
            return 0.0
        return min([need(s, seat, self.weights) for seat in range(s.players) if not s.holdings[seat][OUT]])

    def _cards(self, hand: list[int], time: float) -> float:
        """Return what the cards of a hand cost: more of their penalties the nearer the end is."""
        penalties = 0
        for good in range(GOODS):
            penalties += hand[good] * self.chart.cards.penalty[good]
        return penalties * (_UNUSED + (1.0 - _UNUSED) * max(1.0 - time / _LATE, 0.0))

    def _cargo(self, codes: list[int], field: int) -> float:
        """Return what lots aboard may bring beyond what they count at the end."""
        chart = self.chart
        value = 0.0
        for code in codes:
            good = lot_good(code)
            best = chart.half[good]
            for market in chart.markets[good]:
                best = max(best, chart.price[market][good] - _LOAD_TURN * chart.turns[market][field])
            value += lot_loads(code) * (best - chart.half[good])
        return value

    def lead(self, s: State, seat: int) -> float:
        """Return how far a seat may be ahead of the best other at the end; a great lead hardly counts more."""
        others = max([self.wealth(s, other) for other in range(s.players) if other != seat])
        return _FAR * tanh((self.wealth(s, seat) - others) / _FAR)

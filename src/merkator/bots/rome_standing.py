"""What a position of rome promises a seat: its wealth as far as it lies open, and what its best plan adds to it."""

from __future__ import annotations

from merkator.bots.rome_chart import Chart
from merkator.bots.rome_value import Judge
from merkator.bots.rome_weights import Weights
from merkator.rome.actions import GOODS
from merkator.rome.scoring import open_wealth, wealth
from merkator.rome.state import State
from merkator.rome.table import NO_SHIP, OUT, VOUCHERS


def standing(s: State, seat: int, chart: Chart, weights: Weights) -> float:
    """Value a position for a seat; looks at the hand of that seat.

    Turns to come count for nothing but what plans lose by them, so only positions of the same turn can be compared.
    """
    mine = s.holdings[seat]
    if s.over or mine[OUT]:
        return float(wealth(s, seat))
    j = Judge(s, seat, chart, weights)
    value = float(open_wealth(s, seat))
    for good in range(GOODS):
        value -= j.look.hand[good] * j.look.bonus[good]
    for number in range(1, mine[VOUCHERS] + 1):
        value += j.voucher(number)
    if j.field == NO_SHIP:
        return value + s.cards.ship_value - j.ship(seat)
    return value + j.planner.best(j.field, j.cash, j.lots)

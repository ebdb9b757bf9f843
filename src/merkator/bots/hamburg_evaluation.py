"""A judge whose values were found by playing: what the features weigh depends on how many turns are left."""

from __future__ import annotations

from typing import Final

from merkator.bots.hamburg_features import Features, Scale
from merkator.bots.hamburg_value import Judge
from merkator.bots.hamburg_weights import Weights
from merkator.core.contract import FRAME
from merkator.hamburg.cards import Cards
from merkator.hamburg.table import BACK, NOT_FINAL, TRAVEL_STEP, Table

KNOTS: Final = [0.0, 1.0, 2.0, 4.0, 7.0, 11.0, 17.0]
"""Turns left for which there are weights; in between they are mixed."""
STEPS: Final = 4
"""Mixtures for each turn."""

# How many turns players had still before them after a turn of their own: for all of them and in all, to be divided by
# the players, by the counters on the chart. Nobody likes to take the last counter, so it stays longer than others.
SURE: Final = 0.5
LAST: Final = 3.4
MORE: Final = 4.2
EACH: Final = 1.2

RIVALRY: Final = 0.75  # how much of the best other player's points is taken off the own ones


def mixture(turns: float) -> tuple[int, float]:
    """Return the knot below some turns, and how much the one above it counts.

    >>> mixture(3.0)
    (2, 0.5)
    """
    turns = min(max(turns, KNOTS[0]), KNOTS[-1])
    at = 0
    while at + 2 < len(KNOTS) and KNOTS[at + 1] <= turns:
        at += 1
    return at, (turns - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at])


class Evaluation(Judge):
    """Values positions by weighing their features."""

    def __init__(self, cards: Cards, thumb: Weights, weights: list[list[float]]) -> None:
        super().__init__(cards, thumb)
        self.features = Features(cards)
        self.tables: list[list[float]] = []
        for step in range(int(KNOTS[-1]) * STEPS + 1):
            at, above = mixture(step / STEPS)
            pairs = zip(weights[at], weights[at + 1], strict=True)
            self.tables.append([(1.0 - above) * low + above * high for low, high in pairs])
        self.scale = Scale(self.tables[0])
        self.rivalry = RIVALRY

    def turns_left(self, s: Table, seat: int) -> float:
        """Return how many journeys a player will still make, by the counters that lie on the chart now."""
        if s.rules.solo or s.last != NOT_FINAL:
            return super().turns_left(s, seat)
        counters = sum(s.chart)
        if s.side == BACK:
            counters += sum(self.cards.rows)  # H-10.1: the other side comes after this one
        pending = 1.0 if s.active == seat and TRAVEL_STEP in s.agenda[::FRAME] else 0.0
        return pending + SURE + (LAST if counters < 2 else MORE + EACH * counters) / s.players

    def value(self, s: Table, seat: int) -> float:
        """Return the points a player may expect at the end."""
        turns = self.turns_left(s, seat)
        if turns <= 0.0:
            return super().value(s, seat)
        scale = self.scale
        step = int(turns * STEPS + 0.5)
        scale.weights = self.tables[step if step < len(self.tables) else len(self.tables) - 1]
        scale.total = 0.0
        return self.features.measure(s, seat, scale) + scale.total

    def outcome(self, s: Table, seat: int) -> float:
        """Return what a player wants most of: points alone, with others the lead over the best of them."""
        mine = self.value(s, seat)
        if s.players == 1:
            return mine
        best = -1_000_000.0
        for other in range(s.players):
            if other != seat:
                best = max(best, self.value(s, other))
        return mine - self.rivalry * best

"""A judge whose values were found by playing: what the features weigh depends on how many turns are left."""

from __future__ import annotations

from typing import Final

from merkator.bots.hamburg_features import Features, Scale
from merkator.bots.hamburg_value import Judge
from merkator.bots.hamburg_weights import Weights
from merkator.hamburg.cards import Cards
from merkator.hamburg.table import NOT_FINAL, Table

KNOTS: Final = [0.0, 1.0, 2.0, 4.0, 7.0, 11.0, 17.0]
"""Turns left for which there are weights; in between they are mixed."""
STEPS: Final = 4
"""Mixtures for each turn."""


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
        self.since = 0

    def look(self, s: Table) -> None:
        """Estimate how many rounds come before the final one, and note from when on they are counted."""
        super().look(s)
        self.since = s.turns

    def turns_left(self, s: Table, seat: int) -> float:
        """Return how many journeys a player will still make; turns played since the last look are taken off."""
        turns = super().turns_left(s, seat)
        if s.rules.solo or s.last != NOT_FINAL:
            return turns
        return max(1.0, turns - (s.turns - self.since) / s.players)

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

"""A value of positions of rome that was found by playing; its weights depend on how many turns are left."""

from __future__ import annotations

from typing import Final

from merkator.bots.interpolation import InterpolatedWeights
from merkator.bots.scale import WeightedSum
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.features import THOUSAND, Features
from merkator.games.rome.bots.outlook import need
from merkator.games.rome.bots.weights import Weights
from merkator.games.rome.rules.position_data import OUT
from merkator.games.rome.rules.scoring import wealth
from merkator.games.rome.rules.state import State

KNOTS: Final = [0.0, 6.0, 12.0, 20.0, 30.0]
"""Turns left for which there are weights; in between they are mixed."""
STEPS: Final = 2
"""Mixtures for each turn."""


def turns_left(s: State, weights: Weights) -> float:
    """Return how many turns the quickest player may still need."""
    if s.cause:
        return 0.0
    found = [need(s, seat, weights) for seat in range(s.players) if not s.holdings[seat][OUT]]
    return min(found) if found else 0.0


class Evaluation:
    """Values positions by weighing their features."""

    def __init__(self, chart: Distances, thumb: Weights, weights: list[list[float]]) -> None:
        self.thumb = thumb
        self.features = Features(chart, thumb)
        self.mixed = InterpolatedWeights(KNOTS, weights, STEPS)
        self.scale = WeightedSum(self.mixed.at(0.0))

    def value(self, s: State, seat: int) -> float:
        """Return the wealth a player may expect at the end, in sesterces; looks at the hand of that seat."""
        if s.over:
            return float(wealth(s, seat))
        scale = self.scale
        scale.weights = self.mixed.at(turns_left(s, self.thumb))
        scale.total = 0.0
        return (self.features.measure(s, seat, scale) + scale.total) * THOUSAND

    def outcome(self, s: State, seat: int) -> float:
        """Return what a player wants most of: the lead over the best of the others."""
        best = -1e12
        for other in range(s.players):
            if other != seat:
                best = max(best, self.value(s, other))
        return self.value(s, seat) - best

"""A judge whose values were found by playing: what the features weigh depends on how many turns are left."""

from __future__ import annotations

from typing import Final

from merkator.bots.interpolation import InterpolatedWeights
from merkator.bots.scale import WeightedSum
from merkator.core.contract import FRAME
from merkator.games.hamburg.bots.features import Features
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.position_data import BACK, NOT_FINAL, TRAVEL_STEP, PositionData

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


class Evaluation(Judge):
    """Values positions by weighing their features."""

    def __init__(self, cards: Cards, thumb: Weights, weights: list[list[float]]) -> None:
        super().__init__(cards, thumb)
        self.features = Features(cards)
        self.mixed = InterpolatedWeights(KNOTS, weights, STEPS)
        self.scale = WeightedSum(self.mixed.at(0.0))
        self.rivalry = RIVALRY

    def turns_left(self, s: PositionData, seat: int) -> float:
        """Return how many journeys a player will still make, by the counters that lie on the chart now."""
        if s.rules.solo or s.last != NOT_FINAL:
            return super().turns_left(s, seat)
        counters = sum(s.chart)
        if s.side == BACK:
            counters += sum(self.cards.rows)  # H-10.1: the other side comes after this one
        pending = 1.0 if s.active == seat and TRAVEL_STEP in s.agenda[::FRAME] else 0.0
        return pending + SURE + (LAST if counters < 2 else MORE + EACH * counters) / s.players

    def value(self, s: PositionData, seat: int) -> float:
        """Return the points a player may expect at the end."""
        turns = self.turns_left(s, seat)
        if turns <= 0.0:
            return super().value(s, seat)
        scale = self.scale
        scale.weights = self.mixed.at(turns)
        scale.total = 0.0
        return self.features.measure(s, seat, scale) + scale.total

    def outcome(self, s: PositionData, seat: int) -> float:
        """Return what a player wants most of: points alone, with others the lead over the best of them."""
        mine = self.value(s, seat)
        if s.players == 1:
            return mine
        best = -1_000_000.0
        for other in range(s.players):
            if other != seat:
                best = max(best, self.value(s, other))
        return mine - self.rivalry * best

"""A judge whose values were learned by playing."""

from __future__ import annotations

from merkator.bots.hamburg_features import Features
from merkator.bots.hamburg_network import Network
from merkator.bots.hamburg_value import Judge
from merkator.bots.hamburg_weights import Weights
from merkator.hamburg.cards import Cards
from merkator.hamburg.table import Table


class LearnedJudge(Judge):
    """Values positions by a network of their features."""

    def __init__(self, cards: Cards, weights: Weights, network: Network) -> None:
        super().__init__(cards, weights)
        self.features = Features(cards)
        self.network = network

    def value(self, s: Table, seat: int) -> float:
        """Return the points a player may expect at the end."""
        turns = self.turns_left(s, seat)
        if turns <= 0.0 and s.last <= 0:
            return super().value(s, seat)
        features = self.features
        x = features.fill(s, seat, turns)
        return features.base + self.network.output(x)

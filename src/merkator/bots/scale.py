"""A scale: takes the numbers of a position one by one, and weighs or notes them."""

from __future__ import annotations


class WeightedSum:
    """Adds up features, each multiplied by its weight."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def put(self, at: int, number: float) -> None:
        """Take the number at one place of the list."""
        self.total += self.weights[at] * number


class FeatureList(WeightedSum):
    """Collects features instead of adding them up, for learning weights."""

    def __init__(self) -> None:
        super().__init__([])
        self.at: list[int] = []
        self.numbers: list[float] = []

    def put(self, at: int, number: float) -> None:
        """Take the number at one place of the list."""
        self.at.append(at)
        self.numbers.append(number)

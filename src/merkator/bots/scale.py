"""A scale: takes the numbers of a position one by one, and weighs or notes them."""

from __future__ import annotations


class WeightedSum:
    """Weighs what it is told and adds it up."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def put(self, at: int, number: float) -> None:
        """Take the number at one place of the list."""
        self.total += self.weights[at] * number


class FeatureList(WeightedSum):
    """Notes what it is told: for those who learn weights."""

    def __init__(self) -> None:
        super().__init__([])
        self.at: list[int] = []
        self.numbers: list[float] = []

    def put(self, at: int, number: float) -> None:
        """Take the number at one place of the list."""
        self.at.append(at)
        self.numbers.append(number)

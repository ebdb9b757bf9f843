"""Weights that change in the course of a game: given at some moments, the knots; in between they are mixed."""

from __future__ import annotations


def interpolate(knots: list[float], turns: float) -> tuple[int, float]:
    """Return the knot below some turns, and how much the one above it counts.

    >>> interpolate([0.0, 1.0, 2.0, 4.0], 3.0)
    (2, 0.5)
    """
    turns = min(max(turns, knots[0]), knots[-1])
    at = 0
    while at + 2 < len(knots) and knots[at + 1] <= turns:
        at += 1
    return at, (turns - knots[at]) / (knots[at + 1] - knots[at])


class InterpolatedWeights:
    """Weights for every part of a turn up to the last knot, mixed in advance."""

    def __init__(self, knots: list[float], weights: list[list[float]], steps: int) -> None:
        self.steps = steps  # mixtures for each turn
        self.rows: list[list[float]] = []
        for step in range(int(knots[-1]) * steps + 1):
            at, above = interpolate(knots, step / steps)
            pairs = zip(weights[at], weights[at + 1], strict=True)
            self.rows.append([(1.0 - above) * low + above * high for low, high in pairs])

    def at(self, turns: float) -> list[float]:
        """Return the weights when this many turns are left.

        >>> InterpolatedWeights([0.0, 4.0], [[0.0, 8.0], [4.0, 0.0]], steps=2).at(1.0)
        [1.0, 6.0]
        """
        step = int(turns * self.steps + 0.5)
        return self.rows[step if step < len(self.rows) else len(self.rows) - 1]

"""A small network in plain numbers: one hidden layer beside a straight way through."""

from __future__ import annotations


class Network:
    """Turns a list of numbers into one: straight weights, and units that count only what is above zero."""

    def __init__(
        self, bias: float, straight: list[float], rows: list[list[float]], biases: list[float], out: list[float]
    ) -> None:
        self.bias = bias
        self.straight = straight
        self.rows = rows
        self.biases = biases
        self.out = out

    def output(self, x: list[float]) -> float:
        """Return what the network makes of some numbers; most of them are zero, and those are passed over."""
        there = [at for at, number in enumerate(x) if number != 0.0]
        total = self.bias
        straight = self.straight
        for at in there:
            total += straight[at] * x[at]
        for unit, row in enumerate(self.rows):
            level = self.biases[unit]
            for at in there:
                level += row[at] * x[at]
            if level > 0.0:
                total += self.out[unit] * level
        return total

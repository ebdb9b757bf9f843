"""Learning weights from games: a regression of the results of positions, with numpy.

The value of a position is its points plus weighed features; between the knots the weights are mixed, so all of it is
linear and the best weights are found at once. What a position *should* have been worth is a mixture of what it was
worth one turn later, two turns later, and so on, and the points at the end (a λ-return): the end alone would be true
but full of chance, the next turn alone steady but prejudiced.

With several players it matters who is ahead, not how long the game was and how rich all became. So most of the
table mean is taken out of features and points before weights are fitted; a part stays, so that values are points.
Where the greedy bot sat is noted and weighed too, for the regression only: else what greedy players happen to have
would look bad for no better reason than that they play worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from merkator.arena.train_data import Trajectory, WeightShape
from merkator.bots.interpolation import interpolate

Matrix = Any
"""An array of numpy: its type says little."""

_COMMON: Final = 0.3  # how much the table's mean counts, with several players
_AGAIN: Final = 4  # regressions on the same games, each with the values of the one before
_ROWS: Final = 4000  # multiplied at a time


@dataclass(frozen=True)
class Fit:
    """Weights at each knot, and how far they are off in the mean (root of squares)."""

    weights: list[list[float]]
    off: float


class _Rows:
    """The rows of a sparse matrix as they are collected: where numbers stand, the numbers, and how many in each."""

    def __init__(self, form: WeightShape, wide: int) -> None:
        self.form = form
        self.wide = wide
        self.at: list[int] = []
        self.numbers: list[float] = []
        self.sizes: list[int] = []
        self.points: list[float] = []

    def add(self, story: Trajectory, moment: int) -> None:
        """Add a player's position, shared out between the two knots around its turn."""
        position = story.positions[moment]
        indices, values = position.at, position.numbers
        if story.guest:
            indices, values = [*indices, self.form.count], [*values, 1.0]
        knot, above = interpolate(self.form.knots, position.turns)
        for place, share in ((knot, 1 - above), (knot + 1, above)):
            self.at += [place * self.wide + each for each in indices]
            self.numbers += [share * each for each in values]
        self.sizes.append(2 * len(indices))
        self.points.append(position.points)


class Batch:
    """The positions of some games as one sparse matrix: a row for each player in each position, seats together."""

    def __init__(self, stories: Sequence[Trajectory], players: int, form: WeightShape) -> None:
        self.form = form
        self.players = players
        self.wide = form.count + 1  # the last number says whether the greedy bot played the seat
        self.size = self.wide * len(form.knots)
        self.common = 1.0 if players == 1 else _COMMON
        self.scores = np.array([story.score for story in stories])
        self.lengths = [len(story.positions) for story in stories]
        rows = _Rows(form, self.wide)
        for game in range(0, len(stories), players):
            for moment in range(self.lengths[game]):
                for story in stories[game : game + players]:
                    rows.add(story, moment)
        self.at = np.array(rows.at, np.int32)
        self.numbers = np.array(rows.numbers, np.float32)
        self.row = np.repeat(np.arange(len(rows.sizes)), rows.sizes)
        self.ends = np.concatenate([[0], np.cumsum(rows.sizes)])
        self.points = np.array(rows.points)
        self._squares: Matrix = None

    def values(self, weights: Matrix) -> Matrix:
        """Return what each row is worth with some weights."""
        return self.points + np.bincount(self.row, self.numbers * weights[self.at], len(self.points))

    def targets(self, weights: Matrix, steadiness: float) -> Matrix:
        """Return what each row should have been worth; without weights that is the score at the end.

        With a steadiness of 0 only the score counts, with 1 only the value one turn later.
        """
        values = None if weights is None else self.values(weights)
        found = np.empty(len(self.points))
        first = 0
        for game in range(0, len(self.lengths), self.players):
            length = self.lengths[game]
            later = coming = self.scores[game : game + self.players]
            for moment in range(length - 1, -1, -1):
                rows = slice(first + moment * self.players, first + (moment + 1) * self.players)
                if values is not None:
                    later = (1 - steadiness) * later + steadiness * coming
                    coming = values[rows]
                found[rows] = later
            first += length * self.players
        return found

    def apart(self, numbers: Matrix) -> Matrix:
        """Take most of the table's mean out of numbers of rows (one or several for each row)."""
        tables = numbers.reshape(-1, self.players, *numbers.shape[1:])
        return (tables - (1 - self.common) * tables.mean(1, keepdims=True)).reshape(numbers.shape)

    def squares(self) -> Matrix:
        """Return the products of all features with each other."""
        if self._squares is None:
            total = np.zeros((self.size, self.size))
            step = _ROWS - _ROWS % self.players
            for begin in range(0, len(self.points), step):
                end = min(begin + step, len(self.points))
                part = slice(self.ends[begin], self.ends[end])
                where = (self.row[part] - begin) * self.size + self.at[part]
                dense = np.bincount(where, self.numbers[part], (end - begin) * self.size).reshape(-1, self.size)
                dense = self.apart(dense.astype(np.float32))
                total += dense.T @ dense
            self._squares = total
        return self._squares

    def products(self, wanted: Matrix) -> Matrix:
        """Return the products of all features with what is wanted of each row."""
        twice = self.apart(self.apart(wanted))  # taken out of both factors
        return np.bincount(self.at, self.numbers * twice[self.row], self.size)


def fit(
    batches: Sequence[Batch],
    weights: list[list[float]] | None,
    start: list[list[float]] | None,
    steadiness: float,
    ridge: float,
) -> Fit:
    """Find the weights; `ridge` keeps them near those of the start (or small), and alike at neighbouring knots."""
    form = batches[0].form
    known = None if weights is None else _wide(weights)
    hold = _ridge(ridge, form)
    begin = np.zeros(batches[0].size) if start is None else _wide(start)
    squares = hold + sum([batch.squares() for batch in batches])
    for _ in range(_AGAIN):
        wanted = [batch.targets(known, steadiness) - batch.points for batch in batches]
        products = sum([batch.products(each) for batch, each in zip(batches, wanted, strict=True)])
        known = found = np.linalg.solve(squares, products + hold @ begin)
    errors = [
        batch.apart(each + batch.points - batch.values(found)) for batch, each in zip(batches, wanted, strict=True)
    ]
    off = float(np.sqrt(np.mean(np.concatenate(errors) ** 2)))
    return Fit(_table(found, form), off)


def _wide(weights: list[list[float]]) -> Matrix:
    """Return weights in one row, with none for the seats of the greedy bot."""
    return np.hstack([np.array(weights), np.zeros((len(weights), 1))]).reshape(-1)


def _table(weights: Matrix, form: WeightShape) -> list[list[float]]:
    rows = weights.reshape(len(form.knots), form.count + 1)[:, : form.count]
    return [[round(float(weight), 4) for weight in row] for row in rows]


def _ridge(ridge: float, form: WeightShape) -> Matrix:
    """Return what is added to the squares: each weight's own, and its difference from the next knot's."""
    wide = form.count + 1
    own = np.full(wide * len(form.knots), float(ridge))
    off_diagonal = np.full(len(own) - wide, float(ridge))
    own[:-wide] += off_diagonal
    own[wide:] += off_diagonal
    return np.diag(own) - np.diag(off_diagonal, wide) - np.diag(off_diagonal, -wide)

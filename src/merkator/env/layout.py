"""How a position becomes a row of numbers: parts one after another, each with a name, a size and a scale.

The rows themselves are whole numbers (counts, or 1 for yes); what learners get is each number divided by the scale
of its part, so that usual values lie between 0 and 1. Nine of ten numbers are zero, so a row is handed over as
*cells*: a place and its number, a place and its number, …
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from merkator.core.contract import Game, State
from merkator.core.registry import kit


class Part(NamedTuple):
    """Some numbers of a row that belong together."""

    name: str
    start: int
    size: int
    scale: int
    text: str


class Layout:
    """The parts of a row.

    >>> layout = Layout()
    >>> layout.add("goods", 16, 4, "goods in the office"), layout.add("time", 1, 4, "time counters"), layout.size
    (0, 16, 17)
    """

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, size: int, scale: int, text: str) -> int:
        """Add a part at the end; return where it starts."""
        start = self.size
        self.parts.append(Part(name, start, size, scale, text))
        self.size += size
        return start


class Features(Protocol):
    """Writes positions of one game, player count and set of options as rows."""

    layout: Layout

    def write(self, state: State, seat: int, cells: list[int], at: int) -> None:
        """Add what a seat may know, as cells of a row that begins at a place; no place appears twice."""


def put(cells: list[int], at: int, number: int) -> None:
    """Add one number."""
    if number:
        cells.append(at)
        cells.append(number)


def mark(cells: list[int], at: int, cards: list[int]) -> None:
    """Add a 1 for each card.

    >>> cells = []
    >>> mark(cells, 100, [3, 5])
    >>> cells
    [103, 1, 105, 1]
    """
    for card in cards:
        cells.append(at + card)
        cells.append(1)


def count(cells: list[int], at: int, numbers: list[int]) -> None:
    """Add numbers that stand side by side.

    >>> cells = []
    >>> count(cells, 100, [0, 2, 0, 1])
    >>> cells
    [101, 2, 103, 1]
    """
    for number in numbers:
        if number:
            cells.append(at)
            cells.append(number)
        at += 1


def features(game: Game, players: int, options: Mapping[str, object] | None = None) -> Features:
    """Return what writes positions of a game as numbers."""
    checked = game.options(players, options)
    make = kit(game.name).observations
    if make is not None:
        return make(game, players, checked)
    from merkator.env.plain import PlainFeatures  # it is made of layouts

    return PlainFeatures(game, players)

"""The sheet of the map: sea, coasts, the fields and how they hang together, coordinates along the edges."""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_chart import compass, curve, frame, land
from merkator.core.drawing_pen import number
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.cards.types import LAND
from merkator.games.rome.draw.coast import coasts
from merkator.games.rome.draw.pen import Pen

WIDTH: Final = 1110
HEIGHT: Final = 574
EDGE: Final = 27  # frame and coordinates
ROW_NAMES: Final = "abcdefghijklmnopqrstuvwxyz"
WIDEST: Final = 1.35  # how far a field may be from a square


class Chart:
    """Where fields lie on the sheet."""

    def __init__(self, cards: CardSet) -> None:
        self.rows = cards.sea.rows
        high, wide = len(self.rows), len(self.rows[0])
        self.w, self.h = (WIDTH - 2 * EDGE) / wide, (HEIGHT - 2 * EDGE) / high
        self.w, self.h = min(self.w, self.h * WIDEST), min(self.h, self.w * WIDEST)
        self.left, self.top = (WIDTH - self.w * wide) / 2, (HEIGHT - self.h * high) / 2
        self.right, self.bottom = WIDTH - self.left, HEIGHT - self.top

    def at(self, row: float, col: float) -> tuple[float, float]:
        """Find the middle of a field."""
        return self.left + (col + 0.5) * self.w, self.top + (row + 0.5) * self.h

    def wet(self, row: int, col: int) -> bool:
        """Say whether a ship can be there."""
        return 0 <= row < len(self.rows) and 0 <= col < len(self.rows[0]) and self.rows[row][col] != LAND

    def room(self, wide: float, high: float) -> tuple[float, float] | None:
        """Find land for something of this size, the lowest and there the most western: its upper left corner."""
        cols, lines = int(wide / self.w) + 1, int(high / self.h) + 1
        for row in range(len(self.rows) - lines, -1, -1):
            for col in range(len(self.rows[0]) - cols + 1):
                if not any([self.wet(row + r, col + c) for r in range(lines) for c in range(cols)]):
                    x, y = self.left + col * self.w, self.top + row * self.h
                    return x + (cols * self.w - wide) / 2, y + (lines * self.h - high) / 2
        return None


def sheet(pen: Pen, chart: Chart, names: str) -> str:
    """Draw the map without anything that stands on it; the names of the seas lie under the fields."""
    coast = "".join([curve([_point(chart, x, y) for x, y in line]) for line in coasts(chart.rows)])
    return "".join(
        [
            f'<path fill="{pen.ink.sea}" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>',
            _rays(pen),
            land(pen, "land", coast),
            names,
            _ways(pen, chart),
            _margin(pen, chart),
            frame(pen, WIDTH, HEIGHT),
        ]
    )


def _point(chart: Chart, x: float, y: float) -> tuple[float, float]:
    return chart.left + x * chart.w, chart.top + y * chart.h


def _rays(pen: Pen) -> str:
    """Draw the rhumb lines of old charts."""
    ends = [(x, y) for x in range(-200, WIDTH + 201, 200) for y in (-60, HEIGHT + 60)]
    ends += [(x, y) for y in range(40, HEIGHT, 110) for x in (-60, WIDTH + 60)]
    path = "".join([f"M560 330L{x} {y}" for x, y in ends])
    return f'<path fill="none" stroke="{pen.ink.hatch}" stroke-opacity=".14" d="{path}"/>'


def _ways(pen: Pen, chart: Chart) -> str:
    """Draw the fields, and thin lines where a ship can go from one to the next."""
    across, down, dots = [], [], []
    for row, letters in enumerate(chart.rows):
        for col, letter in enumerate(letters):
            if letter == LAND:
                continue
            x, y = chart.at(row, col)
            if letter == "~":
                dots.append(f"M{number(x)} {number(y)}h0")
            if not chart.wet(row, col - 1):
                across.append(_run(chart, row, col, 0, 1))
            if not chart.wet(row - 1, col):
                down.append(_run(chart, row, col, 1, 0))
    lines = "".join(across + down)
    return (
        f'<path fill="none" stroke="{pen.ink.hatch}" stroke-opacity=".3" stroke-width=".8" d="{lines}"/>'
        f'<path fill="none" stroke="{pen.ink.hatch}" stroke-width="3.4" stroke-linecap="round" d="{"".join(dots)}"/>'
    )


def _run(chart: Chart, row: int, col: int, down: int, right: int) -> str:
    """Draw a line through all fields that follow one another without land between them."""
    x, y = chart.at(row, col)
    length = 0
    while chart.wet(row + down * (length + 1), col + right * (length + 1)):
        length += 1
    if not length:
        return ""
    return f"M{number(x)} {number(y)}" + (f"v{number(length * chart.h)}" if down else f"h{number(length * chart.w)}")


def _margin(pen: Pen, chart: Chart) -> str:
    """Write the coordinates: a letter for each row, a number for each column."""
    left, top, right, bottom = (number(end) for end in (chart.left, chart.top, chart.right, chart.bottom))
    inside = f"M{left} {top}H{right}V{bottom}H{left}z"
    parts = [
        f'<path fill="{pen.ink.margin}" fill-rule="evenodd" d="M0 0h{WIDTH}v{HEIGHT}H0z{inside}"/>',
        f'<path fill="none" stroke="{pen.ink.map_ink}" stroke-width=".7" d="{inside}"/>',
    ]
    size = max(8, min(11, chart.w * 0.5, chart.h * 0.5))
    for col in range(len(chart.rows[0])):
        x, _ = chart.at(0, col)
        for y in (chart.top - 4.5, chart.bottom + size + 1.5):
            parts.append(pen.text(x, y, str(col + 1), size, "m", pen.ink.ink_2))
    for row in range(len(chart.rows)):
        _, y = chart.at(row, 0)
        for x in (chart.left - 8, chart.right + 8):
            parts.append(pen.text(x, y + size * 0.36, ROW_NAMES[row], size, "m", pen.ink.ink_2))
    return "".join(parts)


def rose(pen: Pen, x: float, y: float) -> str:
    """Draw the compass."""
    return f'<g transform="translate({number(x)} {number(y)})scale(1.7)">{compass(pen, 0, 0)}</g>'

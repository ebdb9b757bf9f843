"""A plain picture of any position: what lies on the table, and what each player has."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import State
from merkator.core.drawing_page import name_of, page
from merkator.core.drawing_palette import DARK, LIGHT, Palette
from merkator.core.drawing_pen import Pen
from merkator.core.plain_view import Row, player_rows, table_rows

_WIDTH: Final = 760
_EDGE: Final = 16
_LINE: Final = 24
_NAMES: Final = 150  # the width of the column with what things are called
_ACROSS: Final = 2  # players side by side


def draw(state: State, dark: bool) -> str:
    """Draw a position as a spectator sees it."""
    view = state.view(None)
    pen = Pen(DARK if dark else LIGHT, {})
    top, height = _sheet(pen, _EDGE, _EDGE, _WIDTH - 2 * _EDGE, state.game.name.capitalize(), table_rows(view))
    parts, below = [top], _EDGE + height
    wide = (_WIDTH - (_ACROSS + 1) * _EDGE) / _ACROSS
    for first in range(0, state.players, _ACROSS):
        heights = [0.0]
        for at, seat in enumerate(range(first, min(first + _ACROSS, state.players))):
            decides = not state.over and seat == state.seat
            name = name_of(view, seat) + (" ◂" if decides else "")
            x = _EDGE + at * (wide + _EDGE)
            sheet, height = _sheet(pen, x, below + _EDGE, wide, name, player_rows(view, seat))
            parts.append(sheet)
            heights.append(height)
        below += _EDGE + max(heights)
    scores = ", ".join([f"{name_of(view, seat)} {points}" for seat, points in enumerate(state.scores)])
    return page(pen, _WIDTH, below + _EDGE, f"A position of {state.game.name}", f"Points: {scores}", "".join(parts))


def _sheet(pen: Pen[Palette], x: float, y: float, wide: float, title: str, rows: list[Row]) -> tuple[str, float]:
    """Draw a sheet with a title and rows; return it and its height."""
    height = _LINE * (len(rows) + 1.5)
    parts = [pen.box(x, y, wide, height, pen.ink.paper, pen.ink.line)]
    parts.append(pen.label(x + 12, y + _LINE, title, wide - 24, 17, "s"))
    for number, (name, value) in enumerate(rows, 2):
        line = y + _LINE * number
        parts.append(pen.label(x + 12, line, name, _NAMES - 12, 14, "", pen.ink.ink_2, least=10))
        parts.append(pen.label(x + _NAMES, line, value, wide - _NAMES - 12, 14, "b", least=9))
    return pen.group(parts), height

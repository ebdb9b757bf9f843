"""The sea: two letters a field, rows by letters and columns by numbers; cut around the ship where it is too large."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from merkator.games.rome.cards.types import LAND
from merkator.games.rome.rules.position_data import FIELD, NO_SHIP
from merkator.games.rome.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, line

_ROWS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CELL: Final = 2
_EDGE: Final = 2  # a letter and a space on the left; on the right a letter
_LEAST_ROWS: Final = 7
_BESIDE: Final = 4  # lines for other things in a low window
_LAND: Final = "dim"
_SEA: Final = "blue"
_REACH: Final = "bold green"
_HARBOUR: Final = "bold white on green4"
_STAR: Final = "bold yellow"

Cell = tuple[str, str]
"""Two letters and their style."""


def width_of(sight: Sight) -> int:
    """Return how wide the whole map is."""
    return _EDGE + _CELL * len(sight.cards.sea.rows[0]) + 1


def draw(sight: Sight, width: int, room: int | None = None) -> Lines:
    """Draw the map; where it is too large, the part around the ship, or in unlimited room the west above the east."""
    rows, columns = len(sight.cards.sea.rows), len(sight.cards.sea.rows[0])
    across = max(1, (width - _EDGE - 1) // _CELL)
    if room is None:
        starts = range(0, columns, across)
        parts = [_part(sight, range(rows), range(start, min(start + across, columns))) for start in starts]
        return [each for part in parts for each in part]
    down = rows if room > rows else max(_LEAST_ROWS, room - _BESIDE)
    sea, field = sight.tables.sea, sight.field
    row, column = (rows // 2, columns // 2) if field == NO_SHIP else (sea.rows[field], sea.cols[field])
    return _part(sight, _around(row, down, rows), _around(column, across, columns))


def _around(middle: int, room: int, count: int) -> range:
    """Return this many rows or columns with one of them in the middle, as far as they reach.

    >>> _around(1, 4, 10), _around(5, 4, 10), _around(5, 20, 10)
    (range(0, 4), range(3, 7), range(0, 10))
    """
    first = max(0, min(middle - room // 2, count - room))
    return range(first, min(first + room, count))


def _part(sight: Sight, rows: range, columns: range) -> Lines:
    """Draw some rows and columns of the map."""
    cells = _cells(sight)
    head = Text(" " * _EDGE)
    for column in columns[::2]:
        head.append_text(fit(Text(str(column + 1), "dim"), min(2, columns.stop - column) * _CELL, ""))
    lines = [head]
    for row in rows:
        runs = [(f"{_ROWS[row]} ", "dim")]
        for column in columns:
            text, style = cells[row, column]
            if runs[-1][1] == style:  # land and sea in one piece: a page has a thousand cells
                runs[-1] = runs[-1][0] + text, style
            else:
                runs.append((text, style))
        lines.append(line(*runs, (_ROWS[row], "dim")))
    return lines


def _cells(sight: Sight) -> dict[tuple[int, int], Cell]:
    """Return what is drawn in each place of the map."""
    signs = sight.seascape
    cells: dict[tuple[int, int], Cell] = {}
    for row, letters in enumerate(sight.cards.sea.rows):
        for column, letter in enumerate(letters):
            cells[row, column] = (signs.land * _CELL, _LAND) if letter == LAND else (f"{signs.sea} ", _SEA)
    sea = sight.tables.sea
    reachable = sight.reachable
    ships = _ships(sight)
    for field in range(sea.size):
        place = sea.rows[field], sea.cols[field]
        if field in ships:
            text = sight.ships(ships[field])
            cells[place] = text.plain, str(text.style)
        elif field < sea.ports:
            text = sight.mark(sea.ids[field])
            cells[place] = (text.plain.upper(), _HARBOUR) if field in reachable else (text.plain, str(text.style))
        elif sea.star[field]:
            cells[place] = f"{signs.star}{signs.reach if field in reachable else ' '}", _STAR
        elif field in reachable:
            cells[place] = f"{signs.reach} ", _REACH
    return cells


def _ships(sight: Sight) -> dict[int, list[int]]:
    """Return the ships on each field, your own first."""
    found: dict[int, list[int]] = {}
    seats = sorted(range(len(sight.names)), key=lambda seat: seat != sight.me)
    for seat in seats:
        field = sight.state.holdings[seat][FIELD]
        if field != NO_SHIP:
            found.setdefault(field, []).append(seat)
    return found

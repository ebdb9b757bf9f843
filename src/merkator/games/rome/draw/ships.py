"""The ships on the map: as large as a field, several on one field side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from merkator.core.drawing_page import name_of
from merkator.games.rome.draw.pen import Pen
from merkator.games.rome.draw.sea import Chart

LARGEST: Final = 29
HULL: Final = 0.9  # how much of its size a ship is wide
ABREAST: Final = (0, 1, 2, 3, 2, 3, 3)
"""How many ships stand in a row, by how many there are."""


class Spot(NamedTuple):
    """Where a ship is drawn: the middle, and the size."""

    seat: int
    x: float
    y: float
    size: float


def draw_ships(pen: Pen, chart: Chart, view: Mapping[str, Any]) -> str:
    """Draw all ships."""
    return "".join(
        [
            pen.group([pen.ship(spot.seat, spot.x, spot.y, spot.size)], _title(pen, view, spot.seat))
            for spot in spots(pen, chart, view)
        ]
    )


def spots(pen: Pen, chart: Chart, view: Mapping[str, Any]) -> list[Spot]:
    """Find where the ships are drawn. A group uses the room around its field if no ship is near."""
    fields: dict[str, list[int]] = {}
    for seat, player in enumerate(view.get("players") or []):
        if player.get("field") in pen.fields:
            fields.setdefault(player["field"], []).append(seat)
    places = [pen.fields[field] for field in fields]
    found = []
    for field, seats in fields.items():
        row, col = pen.fields[field]
        near = [place for place in places if abs(place[0] - row) <= 1 and abs(place[1] - col) <= 2]
        found += _group(chart, row, col, seats, alone=len(near) == 1)
    return found


def _group(chart: Chart, row: int, col: int, seats: list[int], alone: bool) -> list[Spot]:
    x, y = chart.at(row, col)
    abreast = ABREAST[min(len(seats), len(ABREAST) - 1)]
    lines = -(-len(seats) // abreast)
    wide, high = (chart.w * 2.1, chart.h * 1.6) if alone else (chart.w, chart.h)
    size = LARGEST if len(seats) == 1 else min(LARGEST, wide / abreast / HULL, high / lines)
    size = min(size, chart.w * 1.22, chart.h * 1.12)
    group = []
    for index, seat in enumerate(seats):
        line, place = divmod(index, abreast)
        here = min(abreast, len(seats) - line * abreast)
        group.append(
            Spot(seat, x + (place - (here - 1) / 2) * size * HULL, y + (line - (lines - 1) / 2) * size, size)
        )
    return group


def _title(pen: Pen, view: Mapping[str, Any], seat: int) -> str:
    player = view["players"][seat]
    cargo = [f"{lot['loads']} {pen.good_name(lot['good']).lower()}" for lot in player.get("cargo") or []]
    return f"{name_of(view, seat)}, {whereabouts(pen, player)}: {', '.join(cargo) or 'empty hold'}"


def whereabouts(pen: Pen, player: Mapping[str, Any]) -> str:
    """Say where a ship is."""
    field = player.get("field")
    if field is None:
        return "out" if player.get("out") else "no ship"
    return pen.ports[field].name if field in pen.ports else f"at sea, {field}"

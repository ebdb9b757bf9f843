"""The coasts of the map: drawn for the standard board, traced along the fields for every other one."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from typing import Final

from merkator.games.rome.cards.cardset import standard
from merkator.games.rome.cards.types import LAND

_BEYOND: Final = 2  # fields that are added on each side, so that coasts end outside of the frame


def coasts(rows: tuple[str, ...]) -> list[list[tuple[float, float]]]:
    """Return closed lines around all land, in fields: the first field lies between 0, 0 and 1, 1."""
    return _drawn() if rows == standard().sea.rows else trace(rows)


@lru_cache(maxsize=1)
def _drawn() -> list[list[tuple[float, float]]]:
    """Read the coasts that were drawn for the standard board."""
    found = json.loads((resources.files("merkator.games.rome.draw") / "coasts.json").read_text("utf-8"))
    unit = found["unit"]
    return [[(x / unit, y / unit) for x, y in line] for line in found["coasts"]]


def trace(rows: tuple[str, ...]) -> list[list[tuple[float, float]]]:
    """Follow the edges between land and water, through the middle of each of them: corners become round.

    >>> len(trace(("...", ".~.", "..."))), len(trace(("...", ".~.", "..."))[0])
    (2, 28)
    """
    edges = _edges(rows)
    lines = []
    while edges:
        start = min(edges)
        corner = start
        line: list[tuple[float, float]] = []
        while corner in edges:
            following = edges[corner].pop()
            if not edges[corner]:
                del edges[corner]
            line.append(((corner[0] + following[0]) / 2, (corner[1] + following[1]) / 2))
            corner = following
        lines.append(line)
    return lines


def _edges(rows: tuple[str, ...]) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Return the edges of all land from corner to corner, land on the right hand."""
    height, width = len(rows), len(rows[0])

    def dry(row: int, col: int) -> bool:
        if not (-_BEYOND <= row < height + _BEYOND and -_BEYOND <= col < width + _BEYOND):
            return False
        return rows[min(max(row, 0), height - 1)][min(max(col, 0), width - 1)] == LAND

    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row in range(-_BEYOND, height + _BEYOND):
        for col in range(-_BEYOND, width + _BEYOND):
            if not dry(row, col):
                continue
            for start, end, neighbour in (
                ((col, row), (col + 1, row), dry(row - 1, col)),
                ((col + 1, row), (col + 1, row + 1), dry(row, col + 1)),
                ((col + 1, row + 1), (col, row + 1), dry(row + 1, col)),
                ((col, row + 1), (col, row), dry(row, col - 1)),
            ):
                if not neighbour:
                    edges.setdefault(start, []).append(end)
    return edges

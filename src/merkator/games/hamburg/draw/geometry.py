"""Where the places of the map are, as data: on the drawn picture, and on the browser's maps for wide and high boxes.

All of it is in `map.json`. The lines come from the card set; the browser gets both with the components.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from typing import Final, TypedDict, cast

from merkator.games.hamburg.cards.cardset import CardSet

_PACKAGE: Final = "merkator.games.hamburg.draw"
_FILE: Final = "map.json"
PICTURE: Final = "picture"
_BROWSER: Final = ("wide", "phone")

Spot = tuple[int, int]


class Others(TypedDict):
    """Where places are that only other people's card sets have: one below the other, then in the next column."""

    first: list[int]
    step: list[int]
    rows: int


class Stored(TypedDict):
    """A sheet as it is stored."""

    spots: dict[str, list[int]]  # x and y of the middle of a place's plate
    bends: dict[str, int]  # how far a line bends aside, seen from the first of the two places
    others: Others


class Sheet(TypedDict):
    """A sheet with the places of a card set."""

    spots: dict[str, Spot]
    bends: dict[str, int]


class MapGeometry(TypedDict):
    """A map: its lines, each from the place that comes first in the alphabet, and its sheets."""

    lines: list[tuple[str, str]]
    sheets: dict[str, Sheet]


def geometry(cards: CardSet) -> MapGeometry:
    """Return the map of a card set for the browser."""
    return {"lines": lines(cards), "sheets": {name: sheet(cards, name) for name in _BROWSER}}


def lines(cards: CardSet) -> list[tuple[str, str]]:
    """Return the lines between places, each once."""
    found = [(min(place.id, other), max(place.id, other)) for place in cards.places for other in place.lines]
    return list(dict.fromkeys(found))


def sheet(cards: CardSet, name: str) -> Sheet:
    """Return where the places of a card set are on a sheet."""
    stored = _stored()[name]
    known = stored["spots"]
    (x, y), (right, down), rows = stored["others"]["first"], stored["others"]["step"], stored["others"]["rows"]
    others = [place.id for place in cards.places if place.id not in known]
    spots: dict[str, Spot] = {}
    for place in cards.places:
        if place.id in known:
            spots[place.id] = (known[place.id][0], known[place.id][1])
        else:
            column, row = divmod(others.index(place.id), rows)
            spots[place.id] = (x + right * column, y + down * row)
    return {"spots": spots, "bends": stored["bends"]}


@lru_cache(maxsize=1)
def _stored() -> dict[str, Stored]:
    return cast(dict[str, Stored], json.loads((resources.files(_PACKAGE) / _FILE).read_text("utf-8")))

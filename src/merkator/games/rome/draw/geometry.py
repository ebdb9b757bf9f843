"""The map as data: where its fields, coasts and names are, for clients that draw it themselves.

Finding places for all names takes a moment, so the map of the standard cards is stored (`map.json`, which the browser
client reads too). `python -m merkator.games.rome.draw.geometry` makes it again, and a test compares.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final, TypedDict, cast

from merkator.core.drawing_chart import curve
from merkator.games.rome.cards.cardset import CardSet, Port, standard
from merkator.games.rome.draw.coast import coasts
from merkator.games.rome.draw.labels import Face, Labels, place_labels, price_width, signs_width
from merkator.games.rome.draw.sea import EDGE, HEIGHT, WIDTH, Chart

_PACKAGE: Final = "merkator.games.rome.draw"
_FILE: Final = "map.json"
_ROSE: Final = (110, 130)  # room for the compass
_NARROW: Final = re.compile(r"[ilftjI.,'’ ]")
_WIDE: Final = re.compile(r"[mwMW]")


class PortLabel(TypedDict):
    """Where the name and the signs of a port are."""

    x: float
    y: float
    w: float
    h: float
    form: str  # under, over or line: where the signs are, seen from the name
    signs: float  # how wide the signs are, the price of a ship among them
    price: float  # how wide that is; 0 where there is no yard


class MapPort(TypedDict):
    """A port."""

    id: str
    name: str
    row: int
    col: int
    symbols: list[str]  # goods that are bought here
    yard: int  # the price of a ship; 0 where there is no yard
    label: PortLabel


class MapStar(TypedDict):
    """A star."""

    id: str
    name: str
    row: int
    col: int


class SeaLine(TypedDict):
    """A line of a name on the sea: the middle of its baseline."""

    text: str
    x: float
    y: float
    size: float


class Point(TypedDict):
    """A point of the sheet."""

    x: float
    y: float


class MapGeometry(TypedDict):
    """A map: its fields, the sheet with its margin and where the fields are on it, the coast as a path, names."""

    rows: list[str]  # from north to south: "." is land, "~" water, "*" a star, a letter a port
    width: float
    height: float
    edge: float
    left: float
    top: float
    w: float
    h: float
    coast: str
    ports: list[MapPort]
    stars: list[MapStar]
    seas: list[SeaLine]
    rose: Point | None  # where the compass is


def title_width(text: str, size: float) -> float:
    """Guess the width of a text in the browser's title face: the layout does not wait for the font."""
    return size * sum([_letter_width(letter) for letter in text])


def _letter_width(letter: str) -> float:
    if _NARROW.match(letter):
        return 0.3
    if _WIDE.match(letter):
        return 0.78
    return 0.68 if letter.isupper() else 0.49


BROWSER: Final = Face(title_width, 15, 1, 140, 12.5, 25, 3, (15, 13), 0.94)
"""The letters of the browser's map."""


def geometry(cards: CardSet) -> MapGeometry:
    """Return the map of a card set."""
    return read_standard() if cards.hash == standard().hash else compute(cards)


@lru_cache(maxsize=1)
def read_standard() -> MapGeometry:
    """Read the map of the standard cards."""
    return cast(MapGeometry, json.loads((resources.files(_PACKAGE) / _FILE).read_text("utf-8")))


def compute(cards: CardSet) -> MapGeometry:
    """Find the places of everything on the map of a card set."""
    chart = Chart(cards)
    labels = place_labels(cards, BROWSER, *_ROSE)
    lines = [[(chart.left + x * chart.w, chart.top + y * chart.h) for x, y in line] for line in coasts(chart.rows)]
    rose = labels.legend
    return {
        "rows": list(chart.rows),
        "width": WIDTH,
        "height": HEIGHT,
        "edge": EDGE,
        "left": _short(chart.left),
        "top": _short(chart.top),
        "w": _short(chart.w),
        "h": _short(chart.h),
        "coast": "".join([curve(line) for line in lines]),
        "ports": [_port(port, labels) for port in cards.ports],
        "stars": [{"id": star.id, "name": star.name, "row": star.row, "col": star.col} for star in cards.sea.stars],
        "seas": [
            {"text": text, "x": _short(x), "y": _short(y), "size": name.size}
            for name in labels.seas
            for text, x, y in name.lines
        ],
        "rose": {"x": _short(rose.x + rose.w / 2), "y": _short(rose.y + rose.h / 2)} if rose else None,
    }


def _port(port: Port, labels: Labels) -> MapPort:
    box, form = labels.ports[port.id]
    label: PortLabel = {
        "x": _short(box.x),
        "y": _short(box.y),
        "w": _short(box.w),
        "h": _short(box.h),
        "form": form,
        "signs": _short(signs_width(port, BROWSER)),
        "price": _short(price_width(port, BROWSER)),
    }
    return {
        "id": port.id,
        "name": port.name,
        "row": port.row,
        "col": port.col,
        "symbols": list(port.symbols),
        "yard": port.yard,
        "label": label,
    }


def _short(value: float) -> float:
    return round(value, 3)


if __name__ == "__main__":
    text = json.dumps(compute(standard()), indent=1, ensure_ascii=False)
    Path(__file__).with_name(_FILE).write_text(text + "\n", "utf-8")

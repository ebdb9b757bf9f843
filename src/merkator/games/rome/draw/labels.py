"""Where names are on the map: next to their ports on free land, and on the sea between the rows of fields.

Positions are found by trying: whatever map a card set has, names cover no field if that can be helped, and never
each other. They are found once for a card set.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from merkator.core.drawing_pen import width_of
from merkator.games.rome.cards.cardset import CardSet, Label, Port
from merkator.games.rome.draw.pen import money
from merkator.games.rome.draw.sea import Chart

PLATE: Final = 20  # the sign of a port on its field
ICON: Final = 15
STEP: Final = 17  # from one sign of a good to the next
LINE: Final = 16
SPACING: Final = 2
IMPOSSIBLE: Final = 1e9
_DOT_COVERED: Final = 40
_SEA_COVERED: Final = 0.02
_FAR: Final = 1.6
_AMBIGUOUS: Final = 30
_NEAR: Final = 160  # signs farther away are in nobody's way


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def overlap(self, other: Box) -> float:
        """Return the common area."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        high = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def gap(self, other: Box) -> float:
        """Return how far apart two boxes are."""
        wide = max(self.x - other.x - other.w, other.x - self.x - self.w, 0.0)
        high = max(self.y - other.y - other.h, other.y - self.y - self.h, 0.0)
        return float((wide * wide + high * high) ** 0.5)

    def grown(self, by: float) -> Box:
        """Return the box with a border around it."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Face(NamedTuple):
    """The letters that a map is written with, as far as their sizes matter."""

    width: Callable[[str, float], float]  # of a text in letters of a size
    name: float  # size of a port's name
    name_narrow: float  # names are narrower than `width` says, by this
    name_most: float  # the widest a name may be
    price: float  # size of the price of a ship
    price_edge: float  # its frame and sign
    price_gap: float  # before it
    seas: tuple[float, float]  # sizes of a name on the sea
    sea_narrow: float


PICTURE: Final = Face(width_of, 14, 0.92, 130, 12, 26, 0, (14.5, 12.5), 0.88)
"""The letters of our SVG pictures."""


class PortLabel(NamedTuple):
    """Where the name of a port and its signs are: the box, and whether the signs come first."""

    box: Box
    form: str  # under, over, line: where the signs are, seen from the name


class SeaName(NamedTuple):
    """Where a name on the sea stands: its lines with the middle of their baselines, and the size of letters."""

    lines: tuple[tuple[str, float, float], ...]
    size: float


class Labels(NamedTuple):
    """All names of a map, and the free land for the legend."""

    ports: dict[str, PortLabel]
    seas: tuple[SeaName, ...]
    legend: Box | None


def name_width(port: Port, face: Face) -> float:
    """Return the room of a port's name."""
    return min(face.width(port.name, face.name) * face.name_narrow, face.name_most)


def price_width(port: Port, face: Face) -> float:
    """Return the room of the price of a ship; nothing where there is no yard."""
    return face.width(money(port.yard), face.price) + face.price_edge if port.yard else 0


def signs_width(port: Port, face: Face) -> float:
    """Return the room of the signs of a port, the price of a ship among them."""
    price = price_width(port, face)
    return len(port.symbols) * STEP + (price + face.price_gap if price else 0)


@lru_cache(maxsize=8)
def place_labels(cards: CardSet, face: Face, legend_width: float, legend_height: float) -> Labels:
    """Find the places of all names in these letters, and free land for a legend."""
    chart = Chart(cards)
    corner = chart.room(legend_width, legend_height)
    legend = Box(*corner, legend_width, legend_height) if corner else None
    taken = [legend.grown(3)] if legend else []
    placer = _Placer(cards, chart, face, taken)
    ports = {}
    tries = {port.id: placer.tries(port) for port in cards.ports}
    for port in sorted(cards.ports, key=lambda port: -tries[port.id][0][0]):  # who has little room chooses first
        label = placer.first_free(tries[port.id])
        placer.taken.append(label.box.grown(1))
        ports[port.id] = label
    wide_seas = sorted(cards.sea.labels, key=lambda label: -placer.open_water(label))
    seas = [name for name in [placer.sea(label) for label in wide_seas] if name]
    return Labels(ports, tuple(seas), legend)


class _Placer:
    def __init__(self, cards: CardSet, chart: Chart, face: Face, taken: list[Box]) -> None:
        self.face = face
        self.chart = chart
        self.taken = taken
        self.plates = {port.id: self._around(port.row, port.col, PLATE) for port in cards.ports}
        self.stars = [self._around(star.row, star.col, PLATE) for star in cards.sea.stars]
        self.signs = [*self.plates.values(), *self.stars]
        self.near = {
            name: [sign for sign in self.signs if sign is not plate and sign.gap(plate) < _NEAR]
            for name, plate in self.plates.items()
        }

    def _around(self, row: int, col: int, size: float) -> Box:
        x, y = self.chart.at(row, col)
        return Box(x - size / 2, y - size / 2, size, size)

    def tries(self, port: Port) -> list[tuple[float, PortLabel]]:
        """Return all places for a port's name with what is wrong with them, the best first."""
        found = []
        name, signs = name_width(port, self.face), signs_width(port, self.face)
        for form, wide, high in (
            ("under", max(name, signs), 2 * LINE),
            ("over", max(name, signs), 2 * LINE),
            ("line", name + 4 + signs, LINE),
        ):
            for box in self._around_plate(port, wide, high):
                # The name should be nearer to the port than the signs.
                upside = (form == "over") == (box.y + box.h / 2 < self.plates[port.id].y + PLATE / 2)
                unusual = (0 if upside or form == "line" else 3) + 4 * (form == "line")
                found.append((self._cost(port, box) + unusual, PortLabel(box, form)))
        found.sort(key=lambda entry: entry[0])
        return found

    def first_free(self, tries: list[tuple[float, PortLabel]]) -> PortLabel:
        """Return the best place that no other name has."""
        free = [label for _, label in tries if not any([label.box.overlap(other) for other in self.taken])]
        return free[0] if free else tries[0][1]

    def _around_plate(self, port: Port, wide: float, high: float) -> list[Box]:
        """Return the boxes to try: on all sides of the plate, shifted along it, near and farther off."""
        plate = self.plates[port.id]
        middle_x, middle_y = plate.x + PLATE / 2, plate.y + PLATE / 2
        boxes = []
        for off in (2, 8, 16):
            for shift in (0, 0.25, -0.25, 0.5, -0.5):
                x = middle_x - wide / 2 + shift * wide
                y = middle_y - high / 2 + shift * high * 1.2
                boxes += [
                    Box(plate.x + PLATE + off, y, wide, high),
                    Box(plate.x - off - wide, y, wide, high),
                    Box(x, plate.y - off - high, wide, high),
                    Box(x, plate.y + PLATE + off, wide, high),
                ]
        return boxes

    def _cost(self, port: Port, box: Box) -> float:
        if not self._on_sheet(box.grown(1)):
            return IMPOSSIBLE
        cost = self._water(box) + box.gap(self.plates[port.id]) * _FAR
        for sign in self.near[port.id]:
            gap = box.gap(sign)
            if gap == 0:
                return IMPOSSIBLE
            if gap < 6 and sign not in self.stars:
                cost += _AMBIGUOUS
        return cost

    def _water(self, box: Box) -> float:
        """Return what it costs to cover fields."""
        chart, cost = self.chart, 0.0
        near = box.grown(3)
        for row, col in self._fields(box):
            if chart.wet(row, col):
                cell = Box(chart.left + col * chart.w, chart.top + row * chart.h, chart.w, chart.h)
                x, y = chart.at(row, col)
                covered = near.x < x < near.x + near.w and near.y < y < near.y + near.h
                cost += cell.overlap(box) * _SEA_COVERED + _DOT_COVERED * covered
        return cost

    def _fields(self, box: Box) -> list[tuple[int, int]]:
        chart = self.chart
        cols = range(int((box.x - chart.left) // chart.w), int((box.x + box.w - chart.left) // chart.w) + 1)
        rows = range(int((box.y - chart.top) // chart.h), int((box.y + box.h - chart.top) // chart.h) + 1)
        return [(row, col) for row in rows for col in cols]

    def _on_sheet(self, box: Box) -> bool:
        chart = self.chart
        across = chart.left <= box.x and box.x + box.w <= chart.right
        return across and chart.top <= box.y and box.y + box.h <= chart.bottom

    def open_water(self, label: Label) -> int:
        """Return how large a sea is around its name."""
        return sum([self.chart.wet(label.row + r, label.col + c) for r in range(-3, 4) for c in range(-3, 4)])

    def sea(self, label: Label) -> SeaName | None:
        """Return where a name on the sea stands: in one line or two, between rows of fields; None without room."""
        words = label.name.split()
        forms = [[label.name], words] if len(words) == 2 else [[label.name]]
        found = []
        largest = self.face.seas[0]
        for size in self.face.seas:
            for form in forms:
                for down in (-1, 0) if len(form) == 1 else (-1, 0, -2):
                    for right in range(-3, 4):
                        cost = abs(down + len(form) / 2) * 2 + abs(right) / 2 + largest - size + 2 * len(form)
                        found.append((cost, form, size, down, right / 2))
        for _, form, size, down, aside in sorted(found):
            name = self._sea_at(label, form, size, down, aside)
            if name is not None:
                return name
        return None

    def _sea_at(self, label: Label, lines: list[str], size: float, down: int, aside: float) -> SeaName | None:
        """Write a name, if there is water and no other name."""
        chart = self.chart
        boxes, written = [], []
        x, _ = chart.at(label.row, label.col + aside)
        for index, line in enumerate(lines):
            middle = chart.top + (label.row + down + index + 1) * chart.h  # between two rows of fields
            wide = self.face.width(line, size) * self.face.sea_narrow + SPACING * len(line)
            box = Box(x - wide / 2, middle - size / 2, wide, size)
            if not self._on_sheet(box) or not self._afloat(box):
                return None
            if any([box.grown(2).overlap(other) for other in self.taken]):
                return None
            if any([box.overlap(other) for other in self.signs]):
                return None
            boxes.append(Box(box.x - 14, box.y - 14, box.w + 28, box.h + 28))
            written.append((line, x, middle + size * 0.3))
        self.taken += boxes
        return SeaName(tuple(written), size)

    def _afloat(self, box: Box) -> bool:
        """Say whether almost all of a box lies on water: the fields above and below its middle."""
        chart = self.chart
        row = round((box.y + box.h / 2 - chart.top) / chart.h)
        first, last = (box.x + 5 - chart.left) / chart.w, (box.x + box.w - 5 - chart.left) / chart.w
        cols = range(int(first), int(last) + 1)
        return all([chart.wet(row, col) and chart.wet(row - 1, col) for col in cols])

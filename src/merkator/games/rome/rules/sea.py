"""The sea: its fields, and where a ship can go (R-2.5 to R-2.7).

Fields are numbered: the ports first, in their order, then all others row by row. Where moves end is computed with
sets of fields held in whole numbers, one bit a field, the first time someone asks, and kept.
"""

from __future__ import annotations

from typing import Final

from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.cards.types import LAND, STAR

MOST_STEPS: Final = 30
"""The longest move that is looked up: dice give 12, cards of fate may give more."""
_FAR: Final = 10_000
_ROWS: Final = "abcdefghijklmnopqrstuvwxyz"


def field_ids(cards: CardSet) -> list[str]:
    """Return the fields by number: a port's id, or a letter for the row and the column counted from 1.

    >>> from merkator.games.rome.cards.cardset import standard
    >>> ids = field_ids(standard())
    >>> ids[0], ids[24], len(ids)
    ('gades', 'a35', 351)
    """
    ports = [port.id for port in cards.ports]
    return ports + [f"{_ROWS[row]}{col + 1}" for row, col in _open_fields(cards)]


def _open_fields(cards: CardSet) -> list[tuple[int, int]]:
    """Return where the fields lie that are no ports, row by row."""
    ports = {(port.row, port.col) for port in cards.ports}
    found = []
    for row, letters in enumerate(cards.sea.rows):
        found += [(row, col) for col, letter in enumerate(letters) if letter != LAND and (row, col) not in ports]
    return found


class Sea:
    """All fields with their neighbours, and the moves between them as lists of fields in ascending order."""

    def __init__(self, cards: CardSet) -> None:
        self.ids = field_ids(cards)
        self.ports = len(cards.ports)
        places = [(port.row, port.col) for port in cards.ports] + _open_fields(cards)
        self.rows = [row for row, _ in places]
        self.cols = [col for _, col in places]
        self.size = len(places)
        self.star = [cards.sea.rows[row][col] == STAR for row, col in places]
        by_place = {place: field for field, place in enumerate(places)}
        self.neighbours = [
            [by_place[to] for to in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)) if to in by_place]
            for r, c in places
        ]
        # No attack here: a port, or a field next to one.
        self.sheltered = [f < self.ports or min(self.neighbours[f]) < self.ports for f in range(self.size)]
        self.distance = [self._distances(port) for port in range(self.ports)]  # [port][field], over sea fields only
        # One bit a field on a grid with an empty column, so that a shift never wraps onto the next row.
        self._stride = len(cards.sea.rows[0]) + 1
        self._bits = [1 << (row * self._stride + col) for row, col in places]
        self._fields = {bit.bit_length(): field for field, bit in enumerate(self._bits)}
        self._port_bits = sum(self._bits[: self.ports])
        self._sea_bits = sum(self._bits[self.ports :])
        # Where moves end, by field and steps: bits for all steps of a field at once, a list when one is asked for.
        self._ends = [0] * (self.size * (MOST_STEPS + 1))
        self._passed = [0] * (self.size * (MOST_STEPS + 1))
        self._moves: list[list[int]] = [[] for _ in range(self.size * (MOST_STEPS + 1))]
        self._free_moves: list[list[int]] = [[] for _ in range(self.size * (MOST_STEPS + 1))]

    def _distances(self, port: int) -> list[int]:
        """Return the steps from each field to a port through no other port."""
        far = [_FAR] * self.size
        far[port] = 0
        reached = [port]
        for field in reached:
            if field >= self.ports or field == port:
                for other in self.neighbours[field]:
                    if far[other] == _FAR:
                        far[other] = far[field] + 1
                        reached.append(other)
        return far

    def moves(self, field: int, steps: int) -> list[int]:
        """Return where exactly this many steps lead: never straight back, over no port, not into the one left.

        A port ends the move, however many steps are left (R-2.7). The list must not be changed.
        """
        at = field * (MOST_STEPS + 1) + steps
        if not self._moves[at]:
            self._compute(field)
            self._moves[at] = self._listed(self._ends[at])
        return self._moves[at]

    def moves_up_to(self, field: int, steps: int) -> list[int]:
        """Return where at most this many steps, at least one, lead; any stop is allowed."""
        at = field * (MOST_STEPS + 1) + steps
        if not self._free_moves[at]:
            self._compute(field)
            self._free_moves[at] = self._listed(self._passed[at])
        return self._free_moves[at]

    def _compute(self, field: int) -> None:
        """Find the ends of moves of all lengths from a field: heads of all ways, by the direction they came from."""
        if self._ends[field * (MOST_STEPS + 1) + MOST_STEPS]:  # written last: another thread may be at work
            return
        stride = self._stride
        start = self._bits[field]
        ports = self._port_bits & ~start
        sea = self._sea_bits
        north = east = south = west = 0
        harbours = 0
        passed = 0
        for steps in range(1, MOST_STEPS + 1):
            if steps == 1:
                up, right, down, left = start, start, start, start
            else:
                up, right = north | east | west, north | east | south
                down, left = east | south | west, north | south | west
            north, east, south, west = up >> stride, right << 1, down << stride, left >> 1
            harbours |= (north | east | south | west) & ports
            north, east, south, west = north & sea, east & sea, south & sea, west & sea
            heads = north | east | south | west
            passed |= heads
            at = field * (MOST_STEPS + 1) + steps
            self._passed[at] = passed | harbours
            self._ends[at] = heads | harbours

    def _listed(self, bits: int) -> list[int]:
        found = []
        while bits:
            low = bits & -bits
            found.append(self._fields[low.bit_length()])
            bits ^= low
        found.sort()
        return found

    def drifts(self, field: int, steps: int) -> list[int]:
        """Return where a ship can be driven: exactly this many steps, not into a port (R-3.7)."""
        return [to for to in self.moves(field, steps) if to >= self.ports]

    def nearest_ports(self, field: int) -> list[int]:
        """Return the port or ports that are nearest over the sea (R-3.8)."""
        far = [self.distance[port][field] for port in range(self.ports)]
        near = min(far)
        return [port for port in range(self.ports) if far[port] == near and near < _FAR]

    def ports_within(self, field: int, steps: int) -> list[int]:
        """Return the ports at most this many steps away, except the one the ship is in (R-3.6)."""
        return [port for port in range(self.ports) if 0 < self.distance[port][field] <= steps]

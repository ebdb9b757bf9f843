"""Checks a card set as a whole: the map, ports, stars, goods, Fatum cards (R-1.2, R-1.3, R-3.2, R-4.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from merkator.core.cardcheck import Checker
from merkator.core.cardentry import join_words
from merkator.games.rome.cards.types import LAND, SEA, STAR, Fatum, Figures, Good, Port, Sea

PORTS: Final = 24
YARDS: Final = 5
STARS: Final = 3
GOODS: Final = 21
FATUM: Final = 32
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # ports on the map
MOST_FIELDS: Final = 1000  # of sea; the standard map has 327
SINGLE: Final = ("offer_yard", "offer_discount", "offer_subsidy")  # combined, so one of each
STEPS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))


def spot(row: int, col: int) -> str:
    """Say where a field is."""
    return f"row {row}, column {col}"


@dataclass(frozen=True)
class Check(Checker):
    """All entries of one file, in file order, and the checks that look at more than one of them."""

    sea: Sea
    ports: list[Port]
    goods: list[Good]
    fatum: list[Fatum]
    figures: Figures

    def all(self) -> None:
        """Make every check, those first that later ones build on."""
        self.ids()
        self.check_counts()
        self.check_codes()
        self.check_places()
        self.check_stars()
        self.check_labels()
        self.check_sea()
        self.check_goods()
        self.check_symbols()
        self.check_fatum()

    def ids(self) -> None:
        """Every id is used once."""
        self.once("port", self.ports)
        self.once("star", self.sea.stars)
        self.once("good", self.goods)
        self.once("fatum", self.fatum)

    def check_counts(self) -> None:
        """There are as many of everything as the rules say."""
        self.count("ports", len(self.ports), PORTS)
        self.count("ports with a yard", len(self.yards()), YARDS)
        self.count("stars", len(self.sea.stars), STARS)
        self.count("goods", len(self.goods), GOODS)
        self.count("fatum cards", len(self.fatum), FATUM)

    def yards(self) -> list[str]:
        """Ids of the ports with a yard, in file order."""
        return [port.id for port in self.ports if port.yard]

    def letter(self, row: int, col: int) -> str:
        """What the map shows; around it is land."""
        inside = 0 <= row < len(self.sea.rows) and 0 <= col < len(self.sea.rows[0])
        return self.sea.rows[row][col] if inside else LAND

    def spots(self, letters: str) -> list[tuple[int, int]]:
        """Where the map shows one of the letters, from the north-west on."""
        rows = enumerate(self.sea.rows)
        return [(row, col) for row, line in rows for col, letter in enumerate(line) if letter in letters]

    def check_codes(self) -> None:
        """Every port has a letter of its own, and every letter on the map is a port's."""
        owners: dict[str, str] = {}
        for port in self.ports:
            if port.code in owners:
                self.fail(f"port {port.id}", f"{owners[port.code]} has the code {port.code} already")
            owners[port.code] = port.id
        for row, col in self.spots(LETTERS):
            letter = self.letter(row, col)
            if letter not in owners:
                codes = join_words(sorted(owners))
                self.fail(
                    "sea", f"{spot(row, col)} shows {letter}, which is not the code of a port; allowed: {codes}"
                )

    def check_places(self) -> None:
        """A port stands once on the map, where it says, and ships can get to it."""
        for port in self.ports:
            where = f"port {port.id}"
            place = (port.row, port.col)
            found = self.spots(port.code)
            if len(found) != 1:
                self.fail(where, f"its code {port.code} stands on the map {len(found)} times, but must once")
            if found[0] != place:
                self.fail(where, f"it is at {spot(*place)}, but the map shows {port.code} at {spot(*found[0])}")
            if not self.shores(port.row, port.col):
                self.fail(where, f"at {spot(*place)} no sea lies next to it, but ships must be able to reach it")

    def shores(self, row: int, col: int) -> list[tuple[int, int]]:
        """Which sea fields lie next to a field."""
        around = [(row + down, col + right) for down, right in STEPS]
        return [(down, right) for down, right in around if self.letter(down, right) in (SEA, STAR)]

    def check_stars(self) -> None:
        """The stars are the fields that the map shows as such."""
        seen: dict[tuple[int, int], str] = {}
        for star in self.sea.stars:
            where = f"star {star.id}"
            place = (star.row, star.col)
            if self.letter(star.row, star.col) != STAR:
                shown = join_words([f"({spot(*field)})" for field in self.spots(STAR)]) or "no field"
                self.fail(where, f"the map shows no {STAR} at {spot(*place)}; allowed: {shown}")
            if place in seen:
                self.fail(where, f"{seen[place]} is at {spot(*place)} already")
            seen[place] = star.id
        for row, col in self.spots(STAR):
            if (row, col) not in seen:
                self.fail("sea", f"{spot(row, col)} shows {STAR}, but no star is there")

    def check_labels(self) -> None:
        """Names are written on the map."""
        south, east = len(self.sea.rows) - 1, len(self.sea.rows[0]) - 1
        for number, label in enumerate(self.sea.labels, 1):
            if label.row > south or label.col > east:
                place = spot(label.row, label.col)
                self.fail(f"label number {number}", f"{place} is off the map, which ends at {spot(south, east)}")

    def check_sea(self) -> None:
        """All sea is one. No way leads through a port, since a port ends every move (R-2.7)."""
        fields = self.spots(SEA + STAR)
        if len(fields) > MOST_FIELDS:
            self.fail("sea", f"the map has {len(fields)} sea fields, but may have at most {MOST_FIELDS}")
        reached = self.reached(fields[0])
        for field in fields:
            if field not in reached:
                way = f"from {spot(*fields[0])} to {spot(*field)}"
                self.fail("sea", f"no way over the sea leads {way}; all sea must be connected")

    def reached(self, start: tuple[int, int]) -> set[tuple[int, int]]:
        """Which sea fields can be reached from one of them."""
        reached = {start}
        ahead = [start]
        while ahead:
            row, col = ahead.pop()
            for field in self.shores(row, col):
                if field not in reached:
                    reached.add(field)
                    ahead.append(field)
        return reached

    def check_goods(self) -> None:
        """A good is bought in some ports and sold in others."""
        ports = [port.id for port in self.ports]
        for good in self.goods:
            where = f"good {good.id}"
            for key, names in (("bought", good.bought), ("sold", [port for port, _ in good.sold])):
                if not names:
                    self.fail(where, f"{key} is empty, but must name at least one port")
                for name in names:
                    self.known(where, key, name, ports)
            for port, _ in good.sold:
                if port in good.bought:
                    self.fail(where, f"it is both bought and sold in {port}; a port can do one of them")

    def check_symbols(self) -> None:
        """The board and the goods cards agree on where goods are bought (R-2.2)."""
        symbols = {port.id: port.symbols for port in self.ports}
        bought = {good.id: good.bought for good in self.goods}
        for good, ports in bought.items():
            for port in ports:
                if good not in symbols[port]:
                    self.fail(f"good {good}", f"it is bought in {port}, but the symbols of {port} do not show it")
        for port, shown in symbols.items():
            for symbol in shown:
                self.known(f"port {port}", "symbols", symbol, list(bought))
                if port not in bought[symbol]:
                    self.fail(f"port {port}", f"symbols shows {symbol}, but good {symbol} is not bought in {port}")

    def check_fatum(self) -> None:
        """Cards name known goods and yards; of offers that are combined there is one each."""
        goods = [good.id for good in self.goods]
        for card in self.fatum:
            for good in card.goods:
                self.known(f"fatum {card.id}", "goods", good, goods)
            if card.yard:
                self.known(f"fatum {card.id}", "yard", card.yard, [port.id for port in self.ports])
                if card.yard not in self.yards():
                    self.fail(f"fatum {card.id}", f"{card.yard} has no yard; allowed: {join_words(self.yards())}")
        for effect, times in Counter([card.effect for card in self.fatum]).items():
            if effect in SINGLE and times > 1:
                self.fail(f"fatum cards with {effect}", f"there are {times}, but at most 1 is allowed")

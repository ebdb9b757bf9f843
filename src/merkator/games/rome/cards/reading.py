"""Reads the entries of a card file, each by itself; `cardcheck` then looks at them together."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from merkator.core.cardentry import Entry, entries, only_entry, show
from merkator.games.rome.cards.checking import LETTERS
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.types import (
    LAND,
    SEA,
    SOURCES,
    STAR,
    Fatum,
    Figures,
    Good,
    Label,
    Port,
    Sea,
    Star,
)

FIELD: Final = re.compile(r"[a-z][0-9]+")  # what notation calls a sea field
COPIES: Final = 2
NOTES: Final = 5
UNIT: Final = 100  # the smallest note: with prices in full hundreds every sum can be laid down
MOST_MONEY: Final = 100_000
MOST_ROWS: Final = 26  # notation has a letter for each; the standard map has 20 rows of 44 fields
MOST_COLUMNS: Final = 60
LONGEST_WHY: Final = 200
MONEY: Final = ("port_fee", "amount", "minimum", "maximum", "price")
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "save_at": (2, 12),
    "loads": (1, 5),
    "turns": (1, 5),
    "fields": (1, 30),
    "count": (1, 5),
    "percent": (1, 100),
}
MAP: Final = f"{LAND} (land), {SEA} (sea), {STAR} (star field), A to Z (ports)"
WITH_GOODS: Final = ("spoil", "receive_per_good")
WITH_YARD: Final = "offer_yard"


def read_sea(root: Entry) -> Sea:
    """Read [sea], the [[star]] fields and the [[label]]s."""
    entry = only_entry(root, "sea", "the map")
    entry.only(("rows", "source"))
    rows = entry.lines("rows")
    _check_rows(entry, rows)
    stars = [_read_star(star) for star in entries(root, "star")]
    labels = [_read_label(label) for label in entries(root, "label")]
    return Sea(rows, tuple(stars), tuple(labels), entry.word("source", SOURCES))


def _check_rows(entry: Entry, rows: tuple[str, ...]) -> None:
    """A map is a rectangle of known letters."""
    if not 1 <= len(rows) <= MOST_ROWS:
        entry.fail(f"rows has {len(rows)} rows, but must have 1 to {MOST_ROWS}")
    for number, row in enumerate(rows):
        if not 1 <= len(row) <= MOST_COLUMNS:
            entry.fail(f"row {number} has {len(row)} letters, but must have 1 to {MOST_COLUMNS}")
        if len(row) != len(rows[0]):
            entry.fail(f"row {number} has {len(row)} letters, but row 0 has {len(rows[0])}; all must be equally long")
        for col, letter in enumerate(row):
            if letter not in LETTERS and letter not in (LAND, SEA, STAR):
                entry.fail(f"row {number} shows {show(letter)} in column {col}; allowed: {MAP}")


def _read_star(entry: Entry) -> Star:
    entry.only(("id", "name", "row", "col"))
    return Star(entry.id(), entry.text("name"), _row(entry), _col(entry))


def _read_label(entry: Entry) -> Label:
    entry.only(("name", "row", "col"))
    return Label(entry.text("name"), _row(entry), _col(entry))


def read_port(entry: Entry) -> Port:
    """Read a [[port]]; one without a yard has no key for it."""
    entry.only(
        ("id", "name", "province", "modern", "code", "row", "col", "symbols", "yard", "why", "source"),
    )
    return Port(
        _port_id(entry),
        entry.text("name"),
        entry.text("province"),
        entry.text("modern"),
        _code(entry),
        _row(entry),
        _col(entry),
        _symbols(entry),
        _money(entry, "yard") if entry.has("yard") else 0,
        _why(entry),
        entry.word("source", SOURCES),
    )


def _port_id(entry: Entry) -> str:
    """Read the id of a port; ships sail to ports and to fields."""
    word = entry.id()
    if FIELD.fullmatch(word):
        entry.fail(f"the id {show(word)} is what notation calls a sea field; not allowed: one letter and a number")
    return word


def _code(entry: Entry) -> str:
    """Read the letter that stands on the map."""
    code = entry.text("code")
    if len(code) != 1 or code not in LETTERS:
        entry.fail(f"code is {show(code)}, but must be one of the letters A to Z")
    return code


def _symbols(entry: Entry) -> tuple[str, ...]:
    """Read what can be bought in a port; whether it is known is checked with the whole set."""
    return entry.words("symbols") or entry.fail("symbols is empty, but must name at least one good")


def read_good(entry: Entry) -> Good:
    """Read a [[good]]."""
    entry.only(
        ("id", "en", "de", "la", "symbol", "buy", "penalty", "bought", "sold", "why", "source"),
    )
    sold = entry.amounts("sold", UNIT, MOST_MONEY)
    for port, price in sold:
        _check_hundreds(entry, f"sold: {show(port)}", price)
    return Good(
        entry.id(),
        entry.text("en"),
        entry.text("de"),
        entry.text("la"),
        entry.text("symbol"),
        _money(entry, "buy"),
        _money(entry, "penalty"),
        entry.words("bought"),
        sold,
        _why(entry),
        entry.word("source", SOURCES),
    )


def read_fatum(entry: Entry) -> Fatum:
    """Read a [[fatum]] card: its effect decides which other keys it has (R-3.4)."""
    effect = entry.word("effect", EFFECTS)
    entry.only(("id", "la", "en", "de", "de_small", "effect", *own_keys(effect), "source"))
    return Fatum(
        entry.id(),
        entry.text("la"),
        entry.text("en"),
        entry.text("de"),
        effect,
        tuple([_number(entry, key) for key in EFFECTS[effect].numbers]),
        _goods(entry, effect) if effect in WITH_GOODS else (),
        entry.text("yard") if effect == WITH_YARD else "",
        entry.word("source", SOURCES),
        entry.flag("de_small"),
    )


def own_keys(effect: str) -> tuple[str, ...]:
    """Get the keys that go with an effect, besides those of all cards."""
    if effect in WITH_GOODS:
        return ("goods", *EFFECTS[effect].numbers)
    return ("yard", *EFFECTS[effect].numbers) if effect == WITH_YARD else EFFECTS[effect].numbers


def _number(entry: Entry, key: str) -> int:
    """Read a number of an effect."""
    if key in MONEY:
        return _money(entry, key)
    low, high = BOUNDS[key]
    return entry.number(key, low, high)


def _goods(entry: Entry, effect: str) -> tuple[str, ...]:
    """Read the goods of an effect; whether they are known is checked with the whole set."""
    goods = entry.words("goods")
    if not goods:
        entry.fail("goods is empty, but must name at least one good")
    if effect == "receive_per_good" and len(goods) > 1:
        entry.fail(f"goods names {len(goods)} goods, but must name one with effect = {show(effect)}")
    return goods


def read_figures(root: Entry) -> Figures:
    """Read [figures]: the numbers of the rules."""
    entry = only_entry(root, "figures", "the numbers of the rules")
    money = ("start_cash", "running_cost", "ship_value", "compensation")
    entry.only((*money, "hold", "interest", "cargo_value", "copies", "notes", "source"))
    copies = entry.number("copies", 1, 9)
    if copies != COPIES:
        entry.fail(f"copies is {copies}, but must be {COPIES}: there are two sets of goods cards")
    return Figures(
        _money(entry, "start_cash"),
        _money(entry, "running_cost"),
        entry.number("hold", 1, 5),
        _money(entry, "ship_value"),
        _money(entry, "compensation"),
        entry.number("interest", 1, 100),
        entry.number("cargo_value", 1, 100),
        copies,
        _notes(entry),
        entry.word("source", SOURCES),
    )


def _notes(entry: Entry) -> tuple[int, ...]:
    """Read the notes: sums are laid down with them, the largest first."""
    notes = entry.numbers("notes", UNIT, MOST_MONEY)
    if len(notes) != NOTES:
        entry.fail(f"notes has {len(notes)} numbers, but must have {NOTES}")
    if notes[0] != UNIT:
        entry.fail(f"notes begins with {notes[0]}, but the smallest note must be {UNIT}")
    for lower, higher in pairwise(notes):
        _check_hundreds(entry, "a number in notes", higher)
        if higher <= lower:
            entry.fail(f"notes has {higher} after {lower}, but must go up")
    return notes


def _money(entry: Entry, key: str) -> int:
    """Read a sum that can be paid with notes."""
    value = entry.number(key, UNIT, MOST_MONEY)
    _check_hundreds(entry, key, value)
    return value


def _check_hundreds(entry: Entry, name: str, value: int) -> None:
    if value % UNIT:
        entry.fail(f"{name} is {value}, but must be in full hundreds: the smallest note is {UNIT}")


def _row(entry: Entry) -> int:
    return entry.number("row", 0, MOST_ROWS - 1)


def _col(entry: Entry) -> int:
    return entry.number("col", 0, MOST_COLUMNS - 1)


def _why(entry: Entry) -> str:
    """Read the remark on an entry, which may be left out."""
    return entry.spare("why", LONGEST_WHY)

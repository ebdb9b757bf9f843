"""Card sets: the standard one and those of people who own the printed game (H-0.1, H-0.4).

A set is read from a TOML file and checked; a set that cannot be played with raises a CardSetError.

>>> cards = standard()
>>> cards.places[0].id, len(cards.contracts), cards.contracts[-1].en
('hamburg', 78, 'Peace of Westphalia')
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

from merkator.core.errors import CardSetError
from merkator.hamburg.cardcheck import Check
from merkator.hamburg.cardentry import Entry
from merkator.hamburg.cardread import (
    entries,
    read_bonus,
    read_building,
    read_category,
    read_chart,
    read_contract,
    read_good,
    read_place,
)
from merkator.hamburg.cardtypes import Bonus, Building, Category, Chart, Contract, Effect, Good, Place

__all__ = [
    "Bonus",
    "Building",
    "CardSet",
    "Category",
    "Chart",
    "Contract",
    "Effect",
    "Good",
    "Place",
    "parse",
    "read",
    "standard",
    "standard_text",
]

STANDARD: Final = "standard"
MOST_BYTES: Final = 100_000  # the standard set has 17,000
LONGEST_LINE: Final = 300  # one long line of dotted keys can use up all memory
ARRAYS: Final = ("category", "place", "good", "contract", "bonus", "building")
LINE: Final = re.compile(r"(.*) \(at (line \d+, column \d+|end of document)\)", re.DOTALL)


@dataclass(frozen=True)
class CardSet:
    """A checked set: main places before side places, goods by origin, contracts by value."""

    name: str
    text: str
    hash: str
    categories: tuple[Category, ...]
    places: tuple[Place, ...]
    goods: tuple[Good, ...]
    contracts: tuple[Contract, ...]
    bonus: tuple[Bonus, ...]
    buildings: tuple[Building, ...]
    chart: Chart

    def __reduce__(self) -> tuple[Callable[[str, str], CardSet], tuple[str, str]]:
        """Travel to other processes as text; compiled classes do not pickle by themselves."""
        return _named, (self.text, self.name)


@lru_cache(maxsize=1)
def standard() -> CardSet:
    """Get the set that comes with the package."""
    return _named(standard_text(), STANDARD)


def standard_text() -> str:
    """Get the file of the standard set."""
    return (resources.files("merkator.hamburg") / "components.toml").read_text("utf-8")


def read(path: str | Path) -> CardSet:
    """Read and check the set in a file."""
    file = str(path)
    try:
        with open(path, "rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise CardSetError(file, "", f"cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # a name that no file can have
        raise CardSetError(file, "", f"cannot be read: {error}") from error
    if len(content) > MOST_BYTES:
        raise CardSetError(file, "", f"is larger than {MOST_BYTES} bytes: no card set")
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise CardSetError(file, f"line {line}", "is not UTF-8 text; save the file as UTF-8") from error
    return parse(text, file)


def parse(text: str, file: str) -> CardSet:
    """Read and check a set that is given as text; errors call it by the name of the file."""
    return _parse(text, file, _stem(file))


def _named(text: str, name: str) -> CardSet:
    return _parse(text, name, name)


def _stem(file: str) -> str:
    """Make the set's name from the file's: one printable line, for records."""
    stem = "".join([letter if letter.isprintable() else "_" for letter in Path(file).stem])
    return stem or "cards"


def _parse(text: str, file: str, name: str) -> CardSet:
    _check_size(text, file)
    root = Entry(file, "", _toml(text, file))
    root.only((*ARRAYS, "time"))
    check = Check(
        file,
        [read_category(entry) for entry in entries(root, "category")],
        [read_place(entry) for entry in entries(root, "place")],
        [read_good(entry) for entry in entries(root, "good")],
        [read_contract(entry) for entry in entries(root, "contract")],
        [read_bonus(entry) for entry in entries(root, "bonus")],
        [read_building(entry) for entry in entries(root, "building")],
        read_chart(root),
    )
    check.all()
    return _arranged(check, text, name)


def _check_size(text: str, file: str) -> None:
    """Refuse what is far too large before it is looked at."""
    if len(text) > MOST_BYTES:
        raise CardSetError(file, "", f"is larger than {MOST_BYTES} characters: no card set")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise CardSetError(file, f"line {number}", f"is longer than {LONGEST_LINE} characters")


def _toml(text: str, file: str) -> dict[str, object]:
    """Parse the text; a slip in writing is told with its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = LINE.fullmatch(str(error))
        if found is None:
            raise CardSetError(file, "", f"is not TOML: {error}") from error
        raise CardSetError(file, found[2], f"is not TOML: {found[1]}") from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, very deep brackets
        raise CardSetError(
            file, "", "is not TOML that can be read: a number is too long or brackets are too deep"
        ) from error


def _arranged(check: Check, text: str, name: str) -> CardSet:
    """Put the entries into the order that the game counts them in."""
    places = sorted(check.places, key=lambda place: place.kind != "main")
    order = [place.id for place in places]
    goods = sorted(check.goods, key=lambda good: order.index(good.origin))
    contracts = sorted(check.contracts, key=lambda contract: contract.value)
    content = {
        "categories": [category.id for category in check.categories],
        "places": [[place.id, place.kind, place.time, place.lines, place.threshold] for place in places],
        "goods": [[good.id, good.origin, good.category, good.column] for good in goods],
        "contracts": [[card.id, card.value, card.place, card.goods, card.different] for card in contracts],
        "bonus": [[card.id, card.place, card.good, card.price] for card in check.bonus],
        "buildings": [[card.id, card.price, *_effect_content(card.effect)] for card in check.buildings],
        "chart": [check.chart.ultimo, check.chart.back, check.chart.counters],
    }
    canonical = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return CardSet(
        name,
        text,
        sha256(canonical.encode("ascii")).hexdigest()[:16],
        tuple(check.categories),
        tuple(places),
        tuple(goods),
        tuple(contracts),
        tuple(check.bonus),
        tuple(check.buildings),
        check.chart,
    )


def _effect_content(effect: Effect) -> list[object]:
    """List what an effect does; points in halves, so that 5 and 5.0 are the same."""
    return [
        effect.per,
        effect.with_,
        effect.only_most,
        effect.of,
        effect.columns,
        effect.best_of,
        effect.owned,
        effect.at_least,
        effect.min_value,
        effect.side,
        round(effect.points * 2),
    ]

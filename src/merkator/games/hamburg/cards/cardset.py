"""Card sets: the standard one and those of people who own the printed game (H-0.1, H-0.4).

A set is read from a TOML file and checked; a set that cannot be played with raises a CardSetError.

>>> cards = standard()
>>> cards.places[0].id, len(cards.contracts), cards.contracts[-1].en
('hamburg', 78, 'Peace of Westphalia')
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from merkator.core import cardfile
from merkator.core.cardentry import entries
from merkator.core.cardsets import CardSets
from merkator.games.hamburg.cards.checking import Check
from merkator.games.hamburg.cards.reading import (
    read_bonus,
    read_building,
    read_category,
    read_chart,
    read_contract,
    read_good,
    read_place,
)
from merkator.games.hamburg.cards.types import Bonus, Building, Category, Chart, Contract, Effect, Good, Place

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

ARRAYS: Final = ("category", "place", "good", "contract", "bonus", "building")


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

    def __hash__(self) -> int:
        """Hash the content's own hash: games are looked up by their card set again and again."""
        return hash(self.hash)

    def __reduce__(self) -> tuple[Callable[[str, str], CardSet], tuple[str, str]]:
        """Travel to other processes as text; compiled classes do not pickle by themselves."""
        return _named, (self.text, self.name)


def _named(text: str, name: str) -> CardSet:
    return SETS.named(text, name)


def _parse(text: str, file: str, name: str) -> CardSet:
    root = cardfile.root(text, file)
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


def _arranged(check: Check, text: str, name: str) -> CardSet:
    """Put the entries into the order that the game counts them in."""
    places = sorted(check.places, key=lambda place: place.kind != "main")
    order = [place.id for place in places]
    goods = sorted(check.goods, key=lambda good: order.index(good.origin))
    contracts = sorted(check.contracts, key=lambda contract: contract.value)
    content: dict[str, object] = {
        "categories": [category.id for category in check.categories],
        "places": [[place.id, place.kind, place.time, place.lines, place.threshold] for place in places],
        "goods": [[good.id, good.origin, good.category, good.column] for good in goods],
        "contracts": [[card.id, card.value, card.place, card.goods, card.different] for card in contracts],
        "bonus": [[card.id, card.place, card.good, card.price] for card in check.bonus],
        "buildings": [[card.id, card.price, *_effect_content(card.effect)] for card in check.buildings],
        "chart": [check.chart.ultimo, check.chart.back, check.chart.counters],
    }
    return CardSet(
        name,
        text,
        cardfile.digest(content),
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


SETS: Final = CardSets("merkator.games.hamburg.cards", _parse)
standard = SETS.standard
standard_text = SETS.standard_text
read = SETS.read
parse = SETS.parse

"""What a card set is made of: places, goods, contracts, bonus cards, buildings, the chart (H-0.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SOURCES: Final = ("rulebook", "deduced", "reconstructed", "printed")
COLUMNS: Final = "ABCDEF"
FORMS: Final = ("en_object", "en_gloss", "de_object", "de_gloss")  # a building inside a sentence, and what it is
ANY: Final = "any"  # in a demand: different goods of whatever category


@dataclass(frozen=True)
class Category:
    """A group of goods that demands and buildings can name."""

    id: str
    en: str
    de: str


@dataclass(frozen=True)
class Place:
    """A destination. Main places have a colour and lines, side places a threshold."""

    id: str
    en: str
    de: str
    kind: str  # "main" or "side"
    colour: str
    time: int  # counters gained, or paid when below 0
    lines: tuple[str, ...]
    threshold: int
    source: str  # of the lines, or of the threshold


@dataclass(frozen=True)
class Good:
    """One of the 16 kinds: what a cube of its origin can become."""

    id: str
    en: str
    de: str
    origin: str
    category: str
    column: str
    source: str


@dataclass(frozen=True)
class Contract:
    """A contract. The Peace of Westphalia alone has neither place nor demand."""

    id: str
    value: int
    place: str | None
    goods: tuple[tuple[str, int], ...]
    different: tuple[tuple[str, int], ...]
    source: str
    en: str
    de: str


@dataclass(frozen=True)
class Bonus:
    """A bonus card: two of its good on every journey to its place."""

    id: str
    place: str
    good: str
    price: int
    source: str


@dataclass(frozen=True)
class Effect:
    """How a building scores (H-0.5). Exactly one of per, with_ and only_most is not empty."""

    points: float
    per: str = ""
    with_: str = ""
    only_most: str = ""
    of: tuple[str, ...] = ()  # categories that count; none named: all goods
    columns: str = ""  # letters in order
    best_of: bool = False  # only the fullest one of the columns counts
    owned: int = 1  # a kind counts from this many pieces
    at_least: int = 0
    min_value: int = 0
    side: bool = False  # only contracts for side places count


@dataclass(frozen=True)
class Building:
    """A building: bought once, scores at the end."""

    id: str
    name: str
    price: int
    effect: Effect
    only_player: bool
    source: str
    forms: tuple[tuple[str, str], ...]  # those of FORMS that the file gives


@dataclass(frozen=True)
class Chart:
    """Rows of both sides of the time chart, top row first, and the letters of all counters."""

    ultimo: tuple[int, ...]
    back: tuple[int, ...]
    counters: tuple[tuple[str, int], ...]
    source: str

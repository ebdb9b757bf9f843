"""What a card set is made of: the sea with its ports and stars, goods, Fatum cards, the figures of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from merkator.games.rome.cards.effects import EFFECTS

SOURCES: Final = ("rulebook", "chosen", "printed")
LAND: Final = "."
SEA: Final = "~"
STAR: Final = "*"


@dataclass(frozen=True)
class Port:
    """A port: where it lies, the goods bought there, the price of a ship (0: no yard)."""

    id: str
    name: str
    province: str
    modern: str
    code: str  # its letter on the map
    row: int
    col: int
    symbols: tuple[str, ...]
    yard: int
    why: str
    source: str


@dataclass(frozen=True)
class Star:
    """A field that gives vouchers."""

    id: str
    name: str
    row: int
    col: int


@dataclass(frozen=True)
class Label:
    """A name written on the sea."""

    name: str
    row: int
    col: int


@dataclass(frozen=True)
class Sea:
    """The board: rows of letters, `.` land, `~` sea, `*` a star, a capital letter a port."""

    rows: tuple[str, ...]
    stars: tuple[Star, ...]
    labels: tuple[Label, ...]
    source: str


@dataclass(frozen=True)
class Good:
    """A kind of goods; there are two cards of each."""

    id: str
    en: str
    de: str
    la: str
    symbol: str
    buy: int  # sesterces a load
    penalty: int  # for a card left at the end
    bought: tuple[str, ...]  # ports
    sold: tuple[tuple[str, int], ...]  # port and price a load
    why: str
    source: str


@dataclass(frozen=True)
class Fatum:
    """A card of fate. `numbers` are those that EFFECTS names for its effect, in that order."""

    id: str
    la: str
    en: str
    de: str
    effect: str
    numbers: tuple[int, ...]
    goods: tuple[str, ...]  # of spoil and receive_per_good
    yard: str  # of offer_yard: a port
    source: str
    de_small: bool = False  # the German name begins with a small letter inside a sentence

    @property
    def keep(self) -> bool:
        """Whether the player keeps it."""
        return EFFECTS[self.effect].keep


@dataclass(frozen=True)
class Figures:
    """The numbers of the rules."""

    start_cash: int
    running_cost: int
    hold: int  # loads a ship takes
    ship_value: int
    compensation: int  # from a beaten pirate
    interest: int  # percent
    cargo_value: int  # percent of the buying price at the end
    copies: int  # of each goods card
    notes: tuple[int, ...]  # in which sums are laid down, the smallest first
    source: str

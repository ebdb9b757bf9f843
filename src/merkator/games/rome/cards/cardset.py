"""Card sets: the standard one and those of people who own the printed game.

A set is read from a TOML file and checked; a set that cannot be played with raises a CardSetError.

>>> cards = standard()
>>> cards.ports[0].id, len(cards.goods), cards.fatum[0].la
('gades', 21, 'Tempestas')
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from merkator.core import cardfile
from merkator.core.cardentry import entries
from merkator.core.cardsets import CardSets
from merkator.games.rome.cards.checking import Check
from merkator.games.rome.cards.reading import read_fatum, read_figures, read_good, read_port, read_sea
from merkator.games.rome.cards.types import Fatum, Figures, Good, Label, Port, Sea, Star

__all__ = [
    "CardSet",
    "Fatum",
    "Figures",
    "Good",
    "Label",
    "Port",
    "Sea",
    "Star",
    "parse",
    "read",
    "standard",
    "standard_text",
]

PARTS: Final = ("sea", "star", "label", "port", "good", "fatum", "figures")


@dataclass(frozen=True)
class CardSet:
    """A checked set: ports by their letters, goods and Fatum cards as in the file."""

    name: str
    text: str
    hash: str
    sea: Sea
    ports: tuple[Port, ...]
    goods: tuple[Good, ...]
    fatum: tuple[Fatum, ...]
    figures: Figures

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
    root.only(PARTS)
    check = Check(
        file,
        read_sea(root),
        [read_port(entry) for entry in entries(root, "port")],
        [read_good(entry) for entry in entries(root, "good")],
        [read_fatum(entry) for entry in entries(root, "fatum")],
        read_figures(root),
    )
    check.all()
    return _arranged(check, text, name)


def _arranged(check: Check, text: str, name: str) -> CardSet:
    """Put the entries into the order that the game counts them in."""
    ports = sorted(check.ports, key=lambda port: port.code)
    figures = check.figures
    content: dict[str, object] = {
        "sea": check.sea.rows,
        "stars": [[star.id, star.row, star.col] for star in check.sea.stars],
        "ports": [[port.id, port.code, port.symbols, port.yard] for port in ports],
        "goods": [[good.id, good.buy, good.penalty, good.bought, good.sold] for good in check.goods],
        "fatum": [[card.id, card.effect, card.numbers, card.goods, card.yard] for card in check.fatum],
        "figures": [
            figures.start_cash,
            figures.running_cost,
            figures.hold,
            figures.ship_value,
            figures.compensation,
            figures.interest,
            figures.cargo_value,
            figures.copies,
            figures.notes,
        ],
    }
    return CardSet(
        name,
        text,
        cardfile.digest(content),
        check.sea,
        tuple(ports),
        tuple(check.goods),
        tuple(check.fatum),
        figures,
    )


SETS: Final = CardSets("merkator.games.rome.cards", _parse)
standard = SETS.standard
standard_text = SETS.standard_text
read = SETS.read
parse = SETS.parse

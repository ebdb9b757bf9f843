"""Which name written on the sea a field belongs to: the nearest one, over the sea. See `wording`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from merkator.core.contract import Game
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.rules.sea import Sea
from merkator.games.rome.words.step import cards_of

_WIDE: Final = ("Mare", "Oceanus", "Pontus")
_NARROW: Final = 2
"""How many fields straits and gulfs reach; the open sea starts after them."""


def sea_id(name: str) -> str:
    """Return the id of a name on the sea, as messages write it.

    >>> sea_id("Mare Tyrrhenum")
    'mare_tyrrhenum'
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower())


def sea_names(cards: CardSet) -> dict[str, str]:
    """Return the names on the sea by their ids."""
    return {sea_id(label.name): label.name for label in cards.sea.labels}


@lru_cache(maxsize=8)
def waters(game: Game) -> list[str]:
    """Return the id of the name that fits each field, by number; empty when nothing is written on the sea."""
    cards = cards_of(game)
    sea = cards.sea
    found = [""] * sea.size
    for label in cards.set.sea.labels:
        field = _under(sea, label.row, label.col)
        found[field] = found[field] or sea_id(label.name)
    wide = {sea_id(label.name) for label in cards.set.sea.labels if label.name.startswith(_WIDE)}
    everywhere = set(found)
    for names, most in ((everywhere, _NARROW), (wide, sea.size), (everywhere, sea.size)):
        _spread(sea, found, names, most)
    return found


def _spread(sea: Sea, found: list[str], names: set[str], most: int) -> None:
    """Carry some names on to the fields around them that have none, this many steps."""
    reached = [field for field in range(sea.ports, sea.size) if found[field] and found[field] in names]
    for _ in range(most):
        ahead = []
        for field in reached:
            for other in sea.neighbours[field]:
                if other >= sea.ports and not found[other]:
                    found[other] = found[field]
                    ahead.append(other)
        if not ahead:
            return
        reached = ahead


def _under(sea: Sea, row: int, col: int) -> int:
    """Return the sea field of a name, or the one next to it."""
    away = [(sea.rows[field] - row) ** 2 + (sea.cols[field] - col) ** 2 for field in range(sea.ports, sea.size)]
    return sea.ports + away.index(min(away))

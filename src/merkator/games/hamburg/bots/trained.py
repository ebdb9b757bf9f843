"""The weights that were found by playing (docs/bots.md says how), by the number of players."""

from __future__ import annotations

from typing import Final

from merkator.bots.weights_file import load_shipped
from merkator.games.hamburg.bots.evaluation import Evaluation
from merkator.games.hamburg.bots.features import BOARD, BONUS, FIT, NEAR, OFFICE, OWNED, PARTLY, TILE, WHICH
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules.actions import GOODS
from merkator.games.hamburg.rules.cards import Cards

SINGLE: Final = (
    range(WHICH, NEAR),
    *[range(OFFICE + piece, OFFICE + 3 * GOODS, 3) for piece in range(3)],
    range(TILE, BOARD),
    *[range(BOARD + more, BONUS - 1, 2) for more in range(2)],
    range(BONUS, FIT),
)
"""Weights of single contracts, goods, places and bonus cards: with other cards only their mean says anything."""
BUILT: Final = range(OWNED, PARTLY)
"""Weights of single buildings: the same, but they differ most; bots that distinguish buildings use them."""

_FILES: Final = {1: 1, 2: 2, 3: 4, 4: 4}  # whose weights a number of players plays with


def evaluation(cards: Cards, players: int, general: bool = False) -> Judge:
    """Make the evaluation for games of some players with a card set.

    A general one distinguishes buildings, but no other single cards, goods and places. With cards that it was not
    trained with, none distinguishes anything.
    """
    cards_hash, tables = load_shipped("merkator.games.hamburg.bots", _FILES[players])
    weights = [row[:] for row in tables]
    strange = cards.set.hash != cards_hash
    for row in weights:
        if strange:
            _level(row, BUILT)
        if strange or general:
            for group in SINGLE:
                _level(row, group)
    return Evaluation(cards, Weights(alone=players == 1), weights)


def _level(row: list[float], group: range) -> None:
    """Give all of a kind their mean weight."""
    mean = sum([row[at] for at in group]) / len(group)
    for at in group:
        row[at] = mean

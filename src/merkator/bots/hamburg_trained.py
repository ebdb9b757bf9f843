"""The weights that were found by playing (docs/bots.md says how), by the number of players."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from typing import Final

from merkator.bots.hamburg_evaluation import Evaluation
from merkator.bots.hamburg_features import (
    BOARD,
    BONUS,
    FIT,
    NEAR,
    OFFICE,
    OWNED,
    PARTLY,
    TILE,
    WHICH,
)
from merkator.bots.hamburg_value import Judge
from merkator.bots.hamburg_weights import Weights
from merkator.hamburg.actions import GOODS
from merkator.hamburg.cards import Cards

# Weights of single cards, goods and places: with other cards only their mean says anything.
_SINGLE: Final = (
    range(WHICH, NEAR),
    *[range(OFFICE + piece, OFFICE + 3 * GOODS, 3) for piece in range(3)],
    range(TILE, BOARD),
    *[range(BOARD + more, BONUS - 1, 2) for more in range(2)],
    range(BONUS, FIT),
    range(OWNED, PARTLY),
)


def evaluation(cards: Cards, players: int) -> Judge:
    """Make the evaluation for games of some players with a card set."""
    if players > 1:
        return Judge(cards, Weights())
    cards_hash, tables = _trained(players)
    weights = [row[:] for row in tables]
    if cards.set.hash != cards_hash:
        for row in weights:
            _level(row)
    return Evaluation(cards, Weights(alone=players == 1), weights)


def _level(row: list[float]) -> None:
    """Give all single cards, goods and places of a kind their mean weight."""
    for group in _SINGLE:
        mean = sum([row[at] for at in group]) / len(group)
        for at in group:
            row[at] = mean


@lru_cache(maxsize=4)
def _trained(players: int) -> tuple[str, list[list[float]]]:
    """Read the hash of the card set that was trained with, and the weights at each knot."""
    text = (resources.files("merkator.bots") / "trained" / f"hamburg-{players}.json").read_text("utf-8")
    found = json.loads(text)
    return str(found["cards"]), [[float(weight) for weight in row] for row in found["weights"]]

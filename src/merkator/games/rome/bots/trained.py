"""The weights for rome that were found by playing (docs/bots.md says how)."""

from __future__ import annotations

from typing import Final

from merkator.bots.weights_file import load_shipped
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.evaluation import Evaluation
from merkator.games.rome.bots.weights import swift

_PLAYERS: Final = 2  # whose weights all play with


def evaluation(chart: Distances) -> Evaluation:
    """Make the evaluation for games with a card set; no weight belongs to a single card, so any set will do."""
    _, weights = load_shipped("merkator.games.rome.bots", _PLAYERS)
    return Evaluation(chart, swift(), weights)

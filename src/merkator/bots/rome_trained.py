"""The weights for rome that were found by playing (docs/bots.md says how)."""

from __future__ import annotations

from typing import Final

from merkator.bots.rome_chart import Chart
from merkator.bots.rome_evaluation import Evaluation
from merkator.bots.rome_weights import swift
from merkator.bots.weights_file import shipped

_PLAYERS: Final = 2  # whose weights all play with


def evaluation(chart: Chart) -> Evaluation:
    """Make the evaluation for games with a card set; no weight belongs to a single card, so any set will do."""
    _, weights = shipped("rome", _PLAYERS)
    return Evaluation(chart, swift(), weights)

"""A bot for beginners: it plays as another one does, but is often absent-minded."""

from __future__ import annotations

from random import Random
from typing import Final

from merkator.bots.bot import Bot
from merkator.core.contract import State

_ABSENT: Final = 0.15  # part of its decisions for which any action will do


class EasyBot:
    """Plays a random action now and then; the same seed plays the same game."""

    def __init__(self, model: Bot, seed: int) -> None:
        self.name = "easy"
        self._model = model
        self._lots = Random(seed)

    def choose(self, state: State) -> int:
        """Return what the model would play, or any legal action."""
        if self._lots.random() < _ABSENT:
            return self._lots.choice(state.legal())
        return self._model.choose(state)

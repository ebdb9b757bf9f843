"""The bot that plays anything: every legal action is as likely as the others."""

from __future__ import annotations

from random import Random

from merkator.core.contract import State


class RandomBot:
    """Plays random actions; the same seed plays the same game."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self._lots = Random(seed)

    def choose(self, state: State) -> int:
        """Return any legal action."""
        return self._lots.choice(state.legal())

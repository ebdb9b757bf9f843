"""RLCard: card games for learning in Python, driven by `env.step()` as its users do."""

from __future__ import annotations

from copy import deepcopy
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard

from bench.engine import TURN_LIMIT, Counts


class RLCard:
    """One of its environments."""

    def __init__(self, game: str, seed: int) -> None:
        self.made_by = f"RLCard {version('rlcard')}"
        self._env: Any = rlcard.make(game, config={"seed": seed})
        self._random = Random(seed).random
        self._turns = 0
        self._seat = -1
        self._observed, self._next = self._env.reset()

    def options(self) -> int:
        """How many actions there are now."""
        return len(self._observed["legal_actions"])

    def play(self, decisions: int) -> Counts:
        """Make random decisions, game after game; a turn is all that one player decides without another between."""
        env, random = self._env, self._random
        turns = games = cut = 0
        for _ in range(decisions):
            if self._next != self._seat:
                self._seat = self._next
                self._turns += 1
                turns += 1
            legal = list(self._observed["legal_actions"])
            self._observed, self._next = env.step(legal[int(random() * len(legal))])
            if env.is_over() or self._turns >= TURN_LIMIT:
                games += 1
                cut += not env.is_over()
                self._turns, self._seat = 0, -1
                self._observed, self._next = env.reset()
        return Counts(decisions, turns, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position: it has no copy of its own, so as everyone must."""
        return [deepcopy(self._env.game) for _ in range(times)]

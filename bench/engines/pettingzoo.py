"""PettingZoo's classic games: environments for learning in Python, driven by `last()` and `step()`."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.engine import TURN_LIMIT, Counts


class PettingZoo:
    """One of its environments."""

    def __init__(self, game: str, seed: int) -> None:
        self.made_by = f"PettingZoo {version('pettingzoo')}"
        self._env: Any = import_module(f"pettingzoo.classic.{game}").env()
        self._random = Random(seed).random
        self._seed = seed
        self._turns = 0
        self._seat = ""
        self._env.reset(seed=seed)

    def options(self) -> int:
        """How many actions there are now."""
        return int(self._env.last()[0]["action_mask"].sum())

    def play(self, decisions: int) -> Counts:
        """Make random decisions, game after game; a turn is all that one player decides without another between."""
        env, random = self._env, self._random
        turns = games = cut = 0
        for _ in range(decisions):
            if env.agent_selection != self._seat:
                self._seat = env.agent_selection
                self._turns += 1
                turns += 1
            legal = env.last()[0]["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            over = any(env.terminations.values()) or any(env.truncations.values())
            if over or self._turns >= TURN_LIMIT:
                games += 1
                cut += not over
                self._turns, self._seat = 0, ""
                self._seed += 1
                env.reset(seed=self._seed)
        return Counts(decisions, turns, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position: it has no copy of its own, so as everyone must."""
        return [deepcopy(self._env) for _ in range(times)]

"""OpenSpiel: games in C++, driven from Python through its bindings.

Chance is a player there: cards and dice are drawn by the driver, and not counted as decisions. There are two ways.
`AS_DOCUMENTED` is the loop of its documentation and of its own `example.py`: the outcomes with their probabilities,
and numpy's choice among them. `BY_INDEX` is the cheapest that can be written, any of the legal actions with equal
chance; for dice that is not the right distribution, for dealt cards it is.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from bench.engine import TURN_LIMIT, Counts

AS_DOCUMENTED: Final = "as documented"
BY_INDEX: Final = "by index"


class OpenSpiel:
    """One of its games, by its name with parameters."""

    def __init__(self, game: str, dealing: str, seed: int) -> None:
        self.made_by = f"OpenSpiel {version('open_spiel')}"
        self._game = pyspiel.load_game(game)
        self._random = Random(seed).random
        self._deal = self._deal_by_index if dealing == BY_INDEX else self._deal_as_documented
        self._numpy = np.random.RandomState(seed)
        self._turns = 0  # of the present game
        self._seat = -1
        self._state: Any = None
        self._begin()

    def _begin(self) -> None:
        self._state = self._game.new_initial_state()
        self._turns = 0
        self._seat = -1
        self._deal()

    def options(self) -> int:
        """How many actions there are now."""
        return len(self._state.legal_actions())

    def play(self, decisions: int) -> Counts:
        """Make random decisions, game after game; a turn is all that one player decides without another between."""
        state, random, deal = self._state, self._random, self._deal
        turns = games = cut = 0
        for _ in range(decisions):
            seat = state.current_player()
            if seat != self._seat:
                self._seat = seat
                self._turns += 1
                turns += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            if state.is_chance_node():
                deal()
            if state.is_terminal() or self._turns >= TURN_LIMIT:
                games += 1
                cut += not state.is_terminal()
                self._begin()
                state = self._state
        return Counts(decisions, turns, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position."""
        state = self._state
        return [state.clone() for _ in range(times)]

    def _deal_by_index(self) -> None:
        state, random = self._state, self._random
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])

    def _deal_as_documented(self) -> None:
        state, choice = self._state, self._numpy.choice
        while state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choice(actions, p=probabilities))

"""OpenSpiel: games in C++, driven from Python through its bindings.

Chance is a player there: cards and dice are drawn by the same loop, by the cheapest call there is, and not counted
as decisions. (The dice of backgammon are thus not weighted; that changes nothing about speed.)
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random

import pyspiel

from bench.engine import TURN_LIMIT, Counts


class OpenSpiel:
    """One of its games, by its name with parameters."""

    def __init__(self, game: str, seed: int) -> None:
        self.made_by = f"OpenSpiel {version('open_spiel')}"
        self._game = pyspiel.load_game(game)
        self._random = Random(seed).random
        self._turns = 0  # of the present game
        self._seat = -1
        self._state = self._game.new_initial_state()
        self._deal()

    def options(self) -> int:
        """How many actions there are now."""
        return len(self._state.legal_actions())

    def play(self, decisions: int) -> Counts:
        """Make random decisions, game after game; a turn is all that one player decides without another between."""
        state, random = self._state, self._random
        turns = games = cut = 0
        for _ in range(decisions):
            seat = state.current_player()
            if seat != self._seat:
                self._seat = seat
                self._turns += 1
                turns += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            while state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            if state.is_terminal() or self._turns >= TURN_LIMIT:
                games += 1
                cut += not state.is_terminal()
                state = self._state = self._game.new_initial_state()
                self._deal()
        return Counts(decisions, turns, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position."""
        state = self._state
        return [state.clone() for _ in range(times)]

    def _deal(self) -> None:
        state, random = self._state, self._random
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        self._turns = 0
        self._seat = -1

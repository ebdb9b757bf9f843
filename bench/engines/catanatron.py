"""catanatron, Settlers of Catan in Python: a decision is one `play_tick()`, driven as its own `Game.play` does."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.engine import TURN_LIMIT, Counts


class Catanatron:
    """A game of Catan."""

    def __init__(self, players: int, seed: int) -> None:
        self.made_by = f"catanatron {version('catanatron')}"
        self._new: Callable[..., Any] = Game
        self._seats = [RandomPlayer(color) for color in list(Color)[:players]]
        self._seed = seed
        random = Random(seed).random
        # The same cheap choice as on our side; RandomPlayer's own takes a little longer.
        self._choose = lambda _player, _game, actions: actions[int(random() * len(actions))]
        self._game = self._new(self._seats, seed=seed)

    def options(self) -> int:
        """How many actions there are now."""
        return len(self._game.state.playable_actions)

    def play(self, decisions: int) -> Counts:
        """Make random decisions, game after game."""
        game, choose = self._game, self._choose
        before, turns, games, cut = game.state.num_turns, 0, 0, 0
        for _ in range(decisions):
            game.play_tick(choose)
            if game.winning_color() is not None or game.state.num_turns >= TURN_LIMIT:
                turns += game.state.num_turns - before
                games += 1
                cut += game.winning_color() is None
                self._seed += 1
                game = self._game = self._new(self._seats, seed=self._seed)
                before = game.state.num_turns
        return Counts(decisions, turns + game.state.num_turns - before, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position."""
        game = self._game
        return [game.copy() for _ in range(times)]

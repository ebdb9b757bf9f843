"""Our own engine: a decision is `legal()`, a random choice and `play()`."""

from __future__ import annotations

from random import Random

import merkator
from bench.engine import TURN_LIMIT, Counts


class Merkator:
    """A game of ours with a number of players, compiled or interpreted as it must be."""

    def __init__(self, game: str, players: int, kind: str, seed: int) -> None:
        found = "compiled" if merkator.compiled else "interpreted"
        if found != kind:
            raise ImportError(f"the {found} engine was imported, not the {kind} one")
        self.made_by = f"merkator {merkator.__version__} ({kind})"
        self._game = merkator.game(game)
        self._players = players
        self._seed = seed
        self._random = Random(seed).random
        self._state = self._game.start(players=players, seed=seed)

    def options(self) -> int:
        """How many actions there are now."""
        return len(self._state.legal())

    def play(self, decisions: int) -> Counts:
        """Make random decisions, game after game."""
        state, random = self._state, self._random
        before, turns, games, cut = state.turns, 0, 0, 0
        for _ in range(decisions):
            legal = state.legal()
            state.play(legal[int(random() * len(legal))])
            if state.over or state.turns >= TURN_LIMIT:
                turns += state.turns - before
                games += 1
                cut += not state.over
                self._seed += 1
                state = self._state = self._game.start(players=self._players, seed=self._seed)
                before = state.turns
        return Counts(decisions, turns + state.turns - before, games, cut)

    def copy(self, times: int) -> list[object]:
        """Copy the position."""
        state = self._state
        return [state.copy() for _ in range(times)]

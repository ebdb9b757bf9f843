"""The engines that are measured, each behind the same few methods.

A new one is a class that keeps `Peer`, a line in `PEERS` and a line in `requirements.txt`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from typing import Any, Final, Protocol

import merkator

TURN_LIMIT: Final = 1000  # catanatron's own limit: games of random moves can go on for ever


@dataclass(frozen=True, slots=True)
class Counts:
    """What was played: `games` counts those that came to their end and those that were cut at the limit."""

    decisions: int
    turns: int
    games: int
    cut: int


class Peer(Protocol):
    """An engine in the middle of a random game, which starts the next one when a game is over."""

    name: str
    made_by: str

    def options(self) -> int:
        """How many actions the decision at hand offers."""

    def play(self, decisions: int) -> Counts:
        """Make that many random decisions."""

    def copy(self, times: int) -> None:
        """Copy the position at hand that many times."""


class Hamburg:
    """Our own engine: a decision is `legal()`, a random choice and `play()`."""

    def __init__(self, players: int, seed: int) -> None:
        self.name = f"hamburg, {players} players"
        self.made_by = f"merkator {merkator.__version__}"
        self._game = merkator.game("hamburg")
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

    def copy(self, times: int) -> None:
        """Copy the position."""
        state = self._state
        for _ in range(times):
            state.copy()


class Catanatron:
    """Settlers of Catan in Python: a decision is one `play_tick()`, driven as its own `Game.play` does."""

    def __init__(self, players: int, seed: int) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.name = f"catanatron, {players} players"
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

    def copy(self, times: int) -> None:
        """Copy the position."""
        game = self._game
        for _ in range(times):
            game.copy()


PEERS: Final[dict[str, Callable[[int], Peer]]] = {
    "catanatron": lambda seed: Catanatron(4, seed),
}


def ours(seed: int) -> list[Peer]:
    """Our engine with each number of players that is measured; the last one is what bounds are about."""
    return [Hamburg(2, seed), Hamburg(4, seed)]

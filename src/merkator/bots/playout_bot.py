"""A bot for any game: it plays each choice on at random, many times, and takes the one that wins most often."""

from __future__ import annotations

from random import Random
from typing import Final

from merkator.bots.bot import Line
from merkator.bots.budget import Budget
from merkator.core.contract import State

NODES: Final = 20_000
"""Positions a turn, unless another budget is asked for."""
_TURNS: Final = 1000  # after which a game that does not end counts for nobody
_ALL: Final = 100.0  # what a sure win is worth


class PlayoutBot:
    """Knows nothing of a game but its rules; the same seed plays the same game."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.name = "playouts"
        self.budget = budget or Budget(nodes=NODES)
        self._lots = Random(seed)

    def choose(self, state: State) -> int:
        """Return the action that wins most often."""
        return self.lines(state, 1)[0][1][0] if len(state.choices) > 1 else state.choices[0]

    def lines(self, state: State, count: int) -> list[Line]:
        """Return the actions, best first, each with how many games of 100 it wins; alone, with its points."""
        seat, actions = state.seat, state.legal()
        sums = [0.0] * len(actions)
        looked = futures = 0
        self.budget.begin(state.turns)
        while not futures or self.budget.left(looked) > looked / futures:
            seed = self._lots.getrandbits(32)  # all actions meet the same future
            for at, action in enumerate(actions):
                known = state.imagine(seat, seed)
                known.play(action)
                looked += self._play_out(known)
                sums[at] += _worth(known, seat)
            futures += 1
        self.budget.end(looked)
        found = [(total / futures, [action]) for total, action in zip(sums, actions, strict=True)]
        return sorted(found, key=lambda line: -line[0])[:count]

    def _play_out(self, state: State) -> int:
        """Play to the end at random; return how many positions that took."""
        played = 1
        while not state.over and state.turns < _TURNS:
            state.play(self._lots.choice(state.choices))
            played += 1
        return played


def _worth(state: State, seat: int) -> float:
    """Return what a game is worth to a seat: wins that are shared count in part."""
    if not state.over:
        return 0.0
    if state.players == 1:
        return float(state.scores[0])
    return _ALL / len(state.winners) if seat in state.winners else 0.0

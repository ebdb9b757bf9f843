"""Observations as arrays: positions as vectors, legal actions as masks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from merkator.core.contract import Game, State
from merkator.env.layout import Part, features

BOUND: Final = 8.0
"""Numbers beyond this, which are rare, are cut off."""

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Turns positions of one game, player count and set of options into vectors.

    >>> import merkator
    >>> game = merkator.game(merkator.default_game())
    >>> observer = Observer(game, players=1)
    >>> state = game.start(players=1, seed=1648)
    >>> observer.vector(state, 0).shape == (observer.size,)
    True
    >>> int(observer.mask(state, 0).sum()) == len(state.legal())
    True
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.players = players
        self._features = features(game, players, options)
        self.parts: list[Part] = self._features.layout.parts
        self.size = self._features.layout.size
        self.actions = len(game.actions)
        scales = [np.full(part.size, 1.0 / part.scale, np.float32) for part in self.parts]
        self._scale: Vector = np.concatenate(scales)

    def part(self, name: str) -> slice:
        """Return where a part lies in a vector.

        >>> import merkator
        >>> Observer(merkator.game(merkator.default_game()), players=1).part("goods 0")
        slice(0, 16, None)
        """
        found = [part for part in self.parts if part.name == name]
        if not found:
            names = ", ".join([part.name for part in self.parts])
            raise KeyError(f"there is no part {name!r}; the parts are: {names}")
        return slice(found[0].start, found[0].start + found[0].size)

    def vector(self, state: State, seat: int) -> Vector:
        """Return what a seat may know of a position."""
        found: Vector = self.vectors([state], [seat])[0]
        return found

    def vectors(self, states: Sequence[State], seats: Sequence[int]) -> Vector:
        """Return a row for each position."""
        cells: list[int] = []
        write = self._features.write
        for number, state in enumerate(states):
            write(state, seats[number], cells, number * self.size)
        found = np.fromiter(cells, np.int32, len(cells)).reshape(-1, 2)
        places, numbers = found[:, 0], found[:, 1]
        rows: Vector = np.zeros((len(states), self.size), np.float32)
        scaled = numbers * self._scale[places % self.size]
        rows.reshape(-1)[places] = np.clip(scaled, -BOUND, BOUND, out=scaled)
        return rows

    def mask(self, state: State, seat: int) -> Mask:
        """Return 1 for each action that a seat can play now; whose decision it is not can play none."""
        mask: Mask = np.zeros(self.actions, np.int8)
        if not state.over and state.seat == seat:
            mask[state.choices] = 1
        return mask

    def masks(self, states: Sequence[State]) -> Mask:
        """Return for each position what can be played now."""
        masks: Mask = np.zeros((len(states), self.actions), np.int8)
        for number, state in enumerate(states):
            masks[number, state.choices] = 1
        return masks

"""Counts of action sequences from fixed seeds: a rule that changed unnoticed shows here.

The numbers were counted by this very walk when every rule had its own test; print new ones with
`python -m pytest tests/games/rome/test_perft.py` after a wanted change and say in the changelog why they changed.
"""

from __future__ import annotations

import random

import pytest

from merkator.games.rome.rules.state import State
from voyage import rome

COUNTS = [
    (2, 1, 0, [24, 576]),
    (2, 1, 30, [4, 48, 3060]),
    (2, 1, 60, [60, 2539]),
    (2, 1, 90, [22, 44, 130, 686]),
    (3, 2, 0, [24, 576]),
    (3, 2, 30, [1, 10, 50, 930]),
    (3, 2, 60, [2, 57, 3241]),
    (3, 2, 90, [56, 3522]),
    (3, 2, 130, [60, 946]),
    (4, 3, 0, [24, 576]),
    (4, 3, 30, [4, 14, 49, 175, 640]),
    (4, 3, 60, [7, 86, 2910]),
    (4, 3, 90, [73, 1679]),
    (4, 3, 130, [62, 3472]),
    (5, 4, 0, [24, 576]),
    (5, 4, 30, [21, 1155]),
    (5, 4, 60, [32, 2420]),
    (5, 4, 90, [31, 806]),
    (5, 4, 130, [31, 1292]),
    (6, 5, 0, [24, 576]),
    (6, 5, 30, [14, 444]),
    (6, 5, 60, [13, 14, 350, 3190]),
    (6, 5, 90, [2, 26, 1222]),
    (6, 5, 130, [53, 1432]),
    (2, 6, 0, [24, 576]),
    (2, 6, 30, [41, 1066]),
    (2, 6, 60, [55, 3282]),
    (2, 6, 90, [26, 1066]),
    (2, 6, 130, [39, 1446]),
    (4, 8, 0, [24, 576]),
    (4, 8, 30, [17, 194, 14488]),
    (4, 8, 60, [14, 280, 13664]),
    (4, 8, 90, [71, 1842]),
    (4, 8, 130, [2, 88, 528]),
]


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions, or fewer where the game ends."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.legal())
    count = 0
    for action in state.legal():
        copy = state.copy()
        copy.play(action)
        count += perft(copy, depth - 1)
    return count


def position(players: int, seed: int, actions: int) -> State:
    state = rome().start(players, seed=seed)
    choice = random.Random(seed)
    for _ in range(actions):
        state.play(choice.choice(state.legal()))
    return state


@pytest.mark.parametrize(("players", "seed", "actions", "counts"), COUNTS)
def test_the_number_of_sequences_is_the_same(players: int, seed: int, actions: int, counts: list[int]) -> None:
    state = position(players, seed, actions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts

"""Counts of action sequences from fixed seeds: a rule that changed unnoticed shows here.

The numbers were counted by this very walk when every rule had its own test; print new ones with
`python -m pytest tests/games/hamburg/test_perft.py` after a wanted change and say in the changelog why they changed.
"""

from __future__ import annotations

import random

import pytest

from merkator.games.hamburg.rules.state import State
from position import hamburg

COUNTS = [
    (2, 1, 0, [5, 36, 222, 1172, 6091]),
    (2, 1, 25, [12, 25, 131, 586, 2085]),
    (2, 1, 55, [4, 10, 35, 126, 362]),
    (2, 1, 85, [2, 14, 74, 430, 2306]),
    (3, 2, 0, [5, 36, 202, 1096, 5131]),
    (3, 2, 25, [6, 49, 336, 2269, 14117]),
    (3, 2, 55, [2, 4, 46, 164, 397]),
    (3, 2, 85, [2, 24, 76, 254, 1252]),
    (4, 3, 0, [5, 34, 204, 1026, 5105]),
    (4, 3, 25, [3, 6, 30, 240, 1260]),
    (4, 3, 55, [12, 62, 186, 731, 3289]),
    (4, 3, 85, [3, 6, 24, 72, 168]),
    (2, 4, 0, [5, 37, 218, 1202, 5956]),
    (2, 4, 25, [10, 21, 122, 508, 2184]),
    (2, 4, 55, [2, 5, 14, 58, 550]),
    (2, 4, 85, [4, 15, 42, 213, 1293]),
    (3, 5, 0, [5, 35, 220, 1130, 5952]),
    (3, 5, 25, [6, 54, 395, 2926, 20348]),
    (3, 5, 55, [2, 4, 42, 104, 281]),
    (3, 5, 85, [11, 30, 117, 485, 1907]),
    (4, 6, 0, [5, 34, 198, 989, 4870]),
    (4, 6, 25, [2, 12, 96, 688, 4298]),
    (4, 6, 55, [11, 28, 56, 224, 1421]),
    (4, 6, 85, [2, 20, 50, 100, 278]),
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
    state = hamburg().start(players, seed=seed)
    choice = random.Random(seed)
    for _ in range(actions):
        state.play(choice.choice(state.legal()))
    return state


@pytest.mark.parametrize(("players", "seed", "actions", "counts"), COUNTS)
def test_the_number_of_sequences_is_the_same(players: int, seed: int, actions: int, counts: list[int]) -> None:
    state = position(players, seed, actions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts

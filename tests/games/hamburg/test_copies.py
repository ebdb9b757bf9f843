"""Copies are independent: they share lists, so whatever is played on one must leave all others as they are."""

from __future__ import annotations

import random

import pytest

from merkator.games.hamburg.rules.options import OPTIONS
from merkator.games.hamburg.rules.state import State
from position import hamburg

GAMES = [(1, {}), (2, {}), (3, {"long": True}), (4, {})]
GAMES += [(3, {option.name: not option.default}) for option in OPTIONS if option.switch and 3 in option.players]
GAMES += [(1, {option.name: not option.default}) for option in OPTIONS if option.switch and 1 in option.players]


@pytest.mark.parametrize(("players", "options"), GAMES, ids=[f"{n}-{'-'.join(o) or 'plain'}" for n, o in GAMES])
def test_what_is_played_on_a_copy_leaves_the_original_as_it_was(players: int, options: dict[str, object]) -> None:
    state = hamburg().start(players, seed=players, options=options)
    choice = random.Random(players)
    while not state.over:
        before = state.dump()
        played_on(state.copy(), choice)
        played_on(state.imagine(0, choice.randrange(1000)), choice)
        played_on(state.veiled(), choice)
        assert state.dump() == before
        state.play(choice.choice(state.legal()))


@pytest.mark.parametrize("players", [1, 4])
def test_what_is_played_on_the_original_leaves_a_copy_as_it_was(players: int) -> None:
    state = hamburg().start(players, seed=players)
    choice = random.Random(players)
    copies = []
    while not state.over:
        copies.append((state.dump(), state.copy()))
        state.play(choice.choice(state.legal()))
    assert all(copy.dump() == before for before, copy in copies)


def played_on(state: object, choice: random.Random) -> None:
    """Play a few random actions, as far as the veil lets."""
    assert isinstance(state, State)
    for _ in range(6):
        if not state.legal():
            return
        state.play(choice.choice(state.legal()))

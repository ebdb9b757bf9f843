"""What must always hold, in random games with 2, 3 and 4 players."""

from __future__ import annotations

import json
import random

import pytest

from accounts import Accounts, check_cards
from merkator.core.record import Record
from merkator.hamburg.state import State
from position import hamburg

TURN_LIMIT = 600


def random_game(players: int, seed: int, every: int) -> None:
    """Play one game at random; check the accounts after every action and the dear things after some."""
    game = hamburg()
    choice = random.Random(seed)
    record = Record.start(game, players, seed=seed)
    state = record.state
    assert isinstance(state, State)
    accounts = Accounts(state)
    check_cards(state)
    while not state.over and state.turns < TURN_LIMIT:
        legal = state.legal()
        assert len(legal) > 1
        assert len(set(legal)) == len(legal)
        if state.number % every == 0:
            check_closely(state, choice)
        for event in record.watch(choice.choice(legal)):
            accounts.note(event)
        accounts.check(state)
        check_cards(state)
    again = Record.parse(record.text(), "again")
    assert again.state.dump() == state.dump()
    assert again.text() == record.text()


def check_closely(state: State, choice: random.Random) -> None:
    """Check copy, dump, view, imagine, and that no legal action raises or touches the original."""
    before = state.dump()
    loaded = state.game.load(before)
    assert loaded.dump() == before
    assert loaded.legal() == state.legal()
    assert loaded.seat == state.seat
    assert loaded.key() == state.key()
    for action in state.legal():
        copy = state.copy()
        copy.play(action)
        imagined = state.imagine(state.seat, choice.getrandbits(32))
        imagined.play(action)
        check_cards(imagined)
        veiled = state.veiled()
        veiled.play(action)
        assert veiled.legal() or veiled.over or veiled.waiting >= 0
        json.dumps(veiled.view(0))
    assert state.dump() == before
    for seat in (None, *range(state.players)):
        json.dumps(state.view(seat))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_random_games_keep_the_accounts(players: int, seed: int) -> None:
    random_game(players, seed, every=7)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_random_games_keep_the_accounts(players: int, block: int) -> None:
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        random_game(players, seed, every=29)

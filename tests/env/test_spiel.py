"""The games of OpenSpiel: they pass the library's own random test, and chance is told as it is."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import merkator  # noqa: E402
from merkator.core.errors import BadOption  # noqa: E402
from merkator.env import spiel  # noqa: E402
from merkator.env.observe import Observer  # noqa: E402

GAMES = [
    "python_merkator_hamburg",
    "python_merkator_hamburg(players=1)",
    "python_merkator_hamburg(players=3,options=expert+offers)",
    "python_merkator_rome(players=2,options=short)",
    "python_merkator_rome(players=3,options=short+pirates:false)",
]


def playout(text: str, seed: int) -> Any:
    """Play a game at random, chance by its own odds; return its end."""
    state = pyspiel.load_game(text).new_initial_state()
    lots = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            cards, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(cards, odds)[0])
        else:
            state.apply_action(lots.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", GAMES)
def test_openspiel_finds_nothing_wrong(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4, 6])
def test_openspiel_finds_nothing_wrong_in_whole_games_of_rome(players: int) -> None:
    game = pyspiel.load_game(f"python_merkator_rome(players={players})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_game_is_the_same_game() -> None:
    """Played again with the recorded outcomes, our own engine ends in the same position."""
    state = playout("python_merkator_rome(players=2,options=short)", 1)
    ours = state.position.current
    assert ours is not None
    assert ours.over
    assert state.returns() == [1.0 if seat in ours.winners else -1.0 for seat in range(2)]


@pytest.mark.parametrize("text", GAMES)
def test_odds_add_up_to_one(text: str) -> None:
    state = pyspiel.load_game(text).new_initial_state()
    lots = random.Random(2)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            assert len(outcomes) > 1
        state.apply_action(lots.choice(state.legal_actions()))


def test_dice_are_as_likely_as_dice_are() -> None:
    state = pyspiel.load_game("python_merkator_rome(players=2,options=short)").new_initial_state()
    lots = random.Random(1)
    while not (state.is_chance_node() and state.action_to_string(state.legal_actions()[0]).startswith("dice")):
        state.apply_action(lots.choice(state.legal_actions()))
    odds = {state.action_to_string(card): chance for card, chance in state.chance_outcomes()}
    assert len(odds) == 21
    assert odds["dice 3 3"] == pytest.approx(1 / 36)
    assert odds["dice 1 6"] == pytest.approx(2 / 36)


def test_tensors_are_those_of_the_other_environments() -> None:
    game = pyspiel.load_game("python_merkator_hamburg")
    observer = Observer(merkator.game("hamburg"), 2)
    assert game.observation_tensor_size() == observer.size
    state = game.new_initial_state()
    lots = random.Random(4)
    for _ in range(80):
        state.apply_action(lots.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(lots.choice(state.legal_actions()))
    for seat in range(2):
        assert state.observation_tensor(seat) == pytest.approx(observer.vector(state.position.current, seat).tolist())


def test_other_hands_are_not_told() -> None:
    """Two deals that differ only in the other hand look alike to a seat, as text and as a tensor."""
    one = dealt(None)
    others = [dealt(number) for number in range(30)]
    alike = [other for other in others if hands(other)[0] == hands(one)[0] and hands(other)[1] != hands(one)[1]]
    assert alike
    for other in alike:
        assert one.information_state_string(0) == other.information_state_string(0)
        assert one.observation_string(0) == other.observation_string(0)
        assert one.observation_tensor(0) == other.observation_tensor(0)
        assert one.information_state_string(1) != other.information_state_string(1)


def dealt(changed: int | None) -> Any:
    """Deal a game; one of the cards may be another one than usual."""
    state = pyspiel.load_game("python_merkator_rome(players=2,options=short+start:0)").new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[1] if len(state.history()) == changed else legal[0])
    return state


def hands(state: Any) -> list[list[int]]:
    found: list[list[int]] = state.position.current.hands
    return found


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_merkator_hamburg(players=1)").new_initial_state()
    lots = random.Random(5)
    for _ in range(60):
        state.apply_action(lots.choice(state.legal_actions()))
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert str(pickle.loads(pickle.dumps(state.position)).whole.key()) == str(state.position.whole.key())


def test_a_game_without_end_is_broken_off() -> None:
    state = playout("python_merkator_rome(players=2,limit=40)", 1)
    assert state.position.current.number == 40
    assert state.returns() == [0.0, 0.0]


def test_options_are_read() -> None:
    assert spiel.read_options("") == {}
    assert spiel.read_options("long+start:1") == {"long": True, "start": 1}
    with pytest.raises(BadOption, match="NAME or NAME:VALUE"):
        spiel.read_options("start:")

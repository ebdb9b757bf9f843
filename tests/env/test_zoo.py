"""The PettingZoo environments: both games, all player counts, by the library's own tests."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import merkator
from merkator.core.errors import BadOption, IllegalAction
from merkator.env import zoo

EVERYWHERE = [("hamburg", players) for players in (1, 2, 3, 4)] + [("rome", players) for players in (2, 3, 4, 5, 6)]
COMPLAINTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What the test says of every environment whose observations hold a mask, but for a list of known names."""


@pytest.mark.parametrize("rewards", ["win", "points"])
@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int, rewards: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(zoo.env(game=name, players=players, rewards=rewards), num_cycles=300)
    assert [str(it.message) for it in caught if not str(it.message).startswith(COMPLAINTS)] == []


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_the_same_seed_plays_the_same(name: str, players: int) -> None:
    seed_test(lambda: zoo.env(game=name, players=players), num_cycles=100)


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random; return what each agent got in all."""
    env.reset(seed=seed)
    lots = random.Random(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, broken_off, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or broken_off else int(lots.choice(legal)))
    return got


@pytest.mark.parametrize(("name", "players"), [("hamburg", 2), ("hamburg", 3), ("rome", 4)])
def test_who_wins_gets_one_and_all_together_nothing(name: str, players: int) -> None:
    env = zoo.raw_env(game=name, players=players)
    got = play(env, 1)
    state = env.position
    assert sum(got.values()) == pytest.approx(0.0)
    if len(state.winners) == 1:
        assert got[f"player_{state.winners[0]}"] == 1.0
        assert sorted(set(got.values())) == pytest.approx([-1 / (players - 1), 1.0])


@pytest.mark.parametrize(("name", "players"), [("hamburg", 3), ("rome", 2)])
def test_points_are_given_as_they_come(name: str, players: int) -> None:
    env = zoo.raw_env(game=name, players=players, rewards="points")
    env.reset(seed=2)
    before = env.position.scores
    got = play(env, 2)
    gained = [now - then for now, then in zip(env.position.scores, before, strict=True)]
    assert list(got.values()) == pytest.approx(gained)


def test_alone_the_reward_is_the_points() -> None:
    env = zoo.raw_env(game="hamburg", players=1)
    assert play(env, 1) == {"player_0": env.position.scores[0]}


def test_a_game_without_end_is_broken_off() -> None:
    env = zoo.raw_env(game="rome", players=2, turns=5)
    got = play(env, 1)
    assert not env.position.over
    assert env.position.turns == 6
    assert set(got.values()) == {0.0}
    assert env.agents == []


def test_only_who_decides_can_act() -> None:
    env = zoo.raw_env(game="rome", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)


def test_a_deal_and_options_can_be_chosen() -> None:
    env = zoo.raw_env(game="hamburg", players=2, options={"long": True}, render_mode="svg")
    env.reset(options={"deal": 7})
    expected = merkator.game("hamburg").start(2, seed=7, options={"long": True})
    assert env.position.key() == expected.key()
    drawing = env.render()
    assert drawing is not None
    assert drawing.startswith("<svg")


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"rewards": "money"}, "win or points"),
        ({"render_mode": "human"}, "render_mode must be svg, got 'human'"),
        ({"players": 9}, "1 to 4 players"),
    ],
)
def test_mistakes_are_told(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        zoo.raw_env(**settings)

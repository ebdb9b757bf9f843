"""The third game for learners: Gymnasium, PettingZoo and OpenSpiel, with observations made of its fields."""

from __future__ import annotations

import subprocess
import sys
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import merkator
from merkator.env import zoo
from merkator.env.observe import Observer
from merkator.env.solo import SoloEnv
from third_package import NAME

COMPLAINTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def test_gymnasium_plays_it() -> None:
    env = SoloEnv(game=NAME)
    check_env(env, skip_render_check=True)
    _, info = env.reset(seed=1648)
    points, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        points += float(reward)
    assert points == info["points"] > 0
    assert SoloEnv(game=NAME, render_mode="svg").metadata["render_modes"] == ["svg"]


@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_plays_it(players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(zoo.env(game=NAME, players=players), num_cycles=100)
    assert [str(it.message) for it in caught if not str(it.message).startswith(COMPLAINTS)] == []
    seed_test(lambda: zoo.env(game=NAME, players=players), num_cycles=50)


def test_openspiel_plays_it() -> None:
    """In a process of its own: OpenSpiel's list of games is made once."""
    pytest.importorskip("pyspiel")
    program = f"""
import pyspiel
from merkator.env import spiel
for players in (1, 3):
    game = pyspiel.load_game("python_merkator_{NAME}(players=%d)" % players)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_an_observation_holds_every_field_that_a_seat_sees() -> None:
    game = merkator.game(NAME)
    observer = Observer(game, 3)
    state = game.start(3, seed=1)
    view = state.view(1)
    row = observer.vector(state, 1)
    assert [part.name for part in observer.parts] == [
        "goal",
        "pips",
        "fields",
        "rested",
        "eaten",
        "leaves",
        "unseen",
        "decides",
        "step",
    ]
    assert row[observer.part("goal")] == np.float32(20 / 30)
    assert list(row[observer.part("leaves")] * 6) == pytest.approx([view["players"][1]["leaves"], 0, 0])
    assert list(row[observer.part("decides")]) == [0, 0, 1]  # seat 0 decides: the last one counted from seat 1


def test_an_observation_tells_nothing_of_other_leaves() -> None:
    game = merkator.game(NAME)
    observer = Observer(game, 4)
    state = game.start(4, seed=2)
    rows = {observer.vector(state.imagine(2, seed), 2).tobytes() for seed in range(20)}
    assert len(rows) == 1

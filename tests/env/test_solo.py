"""The Gymnasium environments: they pass the library's own checks, one game and many at once play alike."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import merkator
from merkator.core.errors import BadOption
from merkator.env import SOLO, speed
from merkator.env.solo import PENALTY, SoloEnv
from merkator.env.vector import SoloVectorEnv

NAME = f"merkator.env:{SOLO}"


def any_legal(mask: np.ndarray[Any, Any], lots: np.random.Generator) -> int:
    return int(lots.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("options", [{}, {"expert": True}])
def test_gymnasium_finds_nothing_wrong(options: dict[str, object]) -> None:
    check_env(gymnasium.make(NAME, options=options).unwrapped)


def test_gymnasium_knows_it_by_name() -> None:
    env = gymnasium.make(NAME, options={"expert": True})
    assert isinstance(env.unwrapped, SoloEnv)
    env.reset(seed=1)
    many = gymnasium.make_vec(NAME, num_envs=3)
    assert isinstance(many, SoloVectorEnv)


def test_rewards_add_up_to_the_points() -> None:
    env = SoloEnv()
    lots = np.random.default_rng(1)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            _, reward, over, broken_off, info = env.step(any_legal(info["action_mask"], lots))
            total += reward
            assert not broken_off
        assert env.state is not None
        assert total == env.state.scores[0] == info["points"]
        assert not info["action_mask"].any()


def test_a_deal_can_be_chosen() -> None:
    env = SoloEnv()
    env.reset(options={"deal": 1648})
    assert env.state is not None
    assert env.state.key() == merkator.game("hamburg").start(1, seed=1648).key()


def test_the_same_seed_deals_the_same_games() -> None:
    first, second = SoloEnv(), SoloEnv()
    for again in (False, True):
        seed = {} if again else {"seed": 5}
        assert np.array_equal(first.reset(**seed)[0], second.reset(**seed)[0])  # type: ignore[arg-type]


def test_an_action_that_is_not_legal_costs_a_point_and_changes_nothing() -> None:
    env = SoloEnv(steps=3)
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for number in range(3):
        after, reward, over, broken_off, info = env.step(wrong)
        assert (reward, over, broken_off) == (PENALTY, False, number == 2)
        assert np.array_equal(before, after)


def test_masks_for_sb3_are_the_same() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


def test_a_position_can_be_drawn() -> None:
    env = SoloEnv(render_mode="svg")
    env.reset(seed=1)
    drawing = env.render()
    assert drawing is not None
    assert drawing.startswith("<svg")
    assert SoloEnv().render_mode is None
    with pytest.raises(BadOption, match="render_mode must be svg, got 'human'"):
        SoloEnv(render_mode="human")


# Many at once


def test_many_games_are_played_as_single_ones_are() -> None:
    """Every game of the batch is compared with a single environment that gets the same deal and actions."""
    many = SoloVectorEnv(4)
    observations, info = many.reset(seed=3)
    singles = [SoloEnv() for _ in range(4)]
    for single, state in zip(singles, many.states, strict=True):
        single.reset()
        single.state = state.copy()
    lots = np.random.default_rng(2)
    ended = np.zeros(4, bool)
    for _ in range(120):
        actions = np.array([any_legal(mask, lots) if mask.any() else 0 for mask in info["action_mask"]])
        observations, rewards, over, broken_off, info = many.step(actions)
        for number, single in enumerate(singles):
            if ended[number]:  # a new game was dealt instead
                assert rewards[number] == 0.0
                single.reset()
                single.state = many.states[number].copy()
                continue
            seen, reward, done, _, told = single.step(int(actions[number]))
            assert np.array_equal(observations[number], seen)
            assert (rewards[number], over[number]) == (reward, done)
            assert np.array_equal(info["action_mask"][number], told["action_mask"])
            assert info["points"][number] == told["points"]
        ended = over | broken_off
    assert many.observation_space.contains(observations)


def test_spaces_are_batched() -> None:
    env = SoloVectorEnv(5)
    assert env.observation_space.shape == (5, env.observer.size)
    assert env.single_action_space == gymnasium.spaces.Discrete(env.observer.actions)
    assert env.action_space.shape == (5,)
    with pytest.raises(BadOption, match="games must be at least 1, got 0"):
        SoloVectorEnv(0)


def test_what_it_returns_is_not_changed_later() -> None:
    env = SoloVectorEnv(3)
    observations, info = env.reset(seed=1)
    kept = observations.copy(), info["action_mask"].copy(), info["points"].copy()
    for _ in range(5):
        env.step(env.observer.masks(env.states).argmax(axis=1))
    assert np.array_equal(observations, kept[0])
    assert np.array_equal(info["action_mask"], kept[1])
    assert np.array_equal(info["points"], kept[2])


def test_it_measures_its_own_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert SoloVectorEnv(2).steps_per_second() == 0.0
    assert speed.vector_speed(8, 0.1) > 100
    speed.main(0.05)
    assert "SoloVectorEnv(256)" in capsys.readouterr().out

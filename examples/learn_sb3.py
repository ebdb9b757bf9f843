"""Learning with a library: MaskablePPO of sb3-contrib on the solo game of hamburg.

    pip install 'merkator[sb3]'
    python examples/learn_sb3.py --steps 200000

Actions that are not legal are masked out, so nothing has to be learned about the rules.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

NAME = "merkator.env:merkator/HamburgSolo-v0"


def make():
    """Make one environment; the monitor notes the points of each game."""
    return Monitor(gymnasium.make(NAME).unwrapped)


def mean_points(model, games=50):
    """Return the points a model reaches on average, on the same deals each time."""
    env = gymnasium.make(NAME).unwrapped
    found = []
    for deal in range(games):
        observation, info = env.reset(options={"deal": deal})
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, _, over, _, info = env.step(action)
        found.append(info["points"])
    return np.mean(found)


def main():
    """Learn for some steps; print the points before and after."""
    words = argparse.ArgumentParser(description="Learn the solo game of hamburg with MaskablePPO.")
    words.add_argument("--steps", type=int, default=200_000)
    words.add_argument("--games", type=int, default=8, help="games played at once")
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    env = DummyVecEnv([make] * told.games)
    settings = {"n_steps": 256, "batch_size": 512, "learning_rate": 1e-3, "gamma": 1.0, "ent_coef": 0.01}
    model = MaskablePPO("MlpPolicy", env, seed=told.seed, verbose=1, **settings)
    before = mean_points(model)
    model.learn(told.steps)
    model.save("hamburg-solo-ppo")
    print(f"learned {before:.1f} {mean_points(model):.1f}")


if __name__ == "__main__":
    main()

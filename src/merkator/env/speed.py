"""How many steps a second the environments make: `python -m merkator.env.speed`. Seconds are those of CPU time."""

from __future__ import annotations

from time import thread_time
from typing import Final

import numpy as np

import merkator
from merkator.env.observe import Mask
from merkator.env.solo import SoloEnv
from merkator.env.vector import Actions, SoloVectorEnv

SIZES: Final = (1, 16, 64, 256)


def random_actions(masks: Mask, lots: np.random.Generator) -> Actions:
    """Return any legal action for each row of a mask."""
    chosen: Actions = (masks * lots.random(masks.shape, np.float32)).argmax(axis=1)
    return chosen


def vector_speed(games: int, seconds: float) -> float:
    """Return the steps per second of this many games at once."""
    env = SoloVectorEnv(games)
    lots = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    end = thread_time() + seconds
    while thread_time() < end:
        info = env.step(random_actions(info["action_mask"], lots))[4]
    return env.steps_per_second()


def solo_speed(seconds: float) -> float:
    """Return the steps per second of a single environment."""
    env = SoloEnv()
    lots = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    played, spent = 0, 0.0
    while spent < seconds:
        action = random_actions(info["action_mask"][None], lots)[0]
        begun = thread_time()
        _, _, over, _, info = env.step(action)
        spent += thread_time() - begun
        played += 1
        if over:
            _, info = env.reset()
    return played / spent


def main(seconds: float = 3.0) -> None:
    """Print a line for each environment; a step is one decision, written as an observation with its mask."""
    print(f"{'compiled' if merkator.compiled else 'interpreted'} engine, steps per second")
    print(f"SoloEnv              {solo_speed(seconds):>10,.0f}")
    for games in SIZES:
        print(f"SoloVectorEnv({games:>3})   {vector_speed(games, seconds):>10,.0f}")


if __name__ == "__main__":
    main()

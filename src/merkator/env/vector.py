"""Many solo games at once, as a Gymnasium vector environment: one array for all observations.

Playing is quick; turning one position after another into an array is not. So all positions of a step are written into
one block and scaled together.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from merkator.core.contract import State
from merkator.core.errors import BadOption
from merkator.core.registry import default_game
from merkator.core.registry import game as find_game
from merkator.env.observe import BOUND, Observer, Vector
from merkator.env.solo import PENALTY, SEEDS, STEPS

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]
Actions = NDArray[np.int64]


class SoloVectorEnv(VectorEnv[Vector, Actions, Any]):
    """`num_envs` games like those of `SoloEnv`. A game that is over is dealt anew with the next step.

    >>> env = SoloVectorEnv(num_envs=4)
    >>> observations, info = env.reset(seed=1648)
    >>> observations.shape[0], info["action_mask"].shape[0]
    (4, 4)
    >>> _ = env.step(info["action_mask"].argmax(axis=1))
    >>> env.steps_per_second() > 0
    True
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 64,
        options: Mapping[str, object] | None = None,
        steps: int = STEPS,
        game: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise BadOption(f"games must be at least 1, got {num_envs}")
        self.num_envs = num_envs
        self.game = find_game(game or default_game(1))
        self.options = self.game.options(1, options)
        self.observer = Observer(self.game, 1, self.options)
        self.single_observation_space = spaces.Box(-BOUND, BOUND, (self.observer.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.observer.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.states: list[State] = []
        self._seats = [0] * num_envs
        self._limit = steps
        # One number a game; plain lists, for single numbers of arrays are slow to read and write.
        self._points = [0.0] * num_envs
        self._steps = [0] * num_envs
        self._ended = [False] * num_envs
        self._played = 0
        self._seconds = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal all games."""
        super().reset(seed=seed)
        self.states = [self._deal() for _ in range(self.num_envs)]
        self._points = [0.0] * self.num_envs
        self._steps = [0] * self.num_envs
        self._ended = [False] * self.num_envs
        return self.observer.vectors(self.states, self._seats), self._info()

    def _deal(self) -> State:
        return self.game.start(1, int(self.np_random.integers(SEEDS)), self.options)

    def step(self, actions: Actions) -> tuple[Vector, Numbers, Flags, Flags, dict[str, Any]]:
        """Play an action in every game; where one was over, another is dealt and the action is not used."""
        begun = thread_time()
        states, points, steps, ended = self.states, self._points, self._steps, self._ended
        rewards = [0.0] * self.num_envs
        over = [False] * self.num_envs
        for number, action in enumerate(actions.tolist()):
            state = states[number]
            if ended[number]:
                states[number] = self._deal()
                points[number] = 0.0
                steps[number] = 0
                continue
            steps[number] += 1
            if action in state.choices:
                state.play(action)
                now = state.scores[0]
                rewards[number] = now - points[number]
                points[number] = now
                over[number] = state.over
            else:
                rewards[number] = PENALTY
        broken_off = [made >= self._limit for made in steps]
        self._ended = [first or second for first, second in zip(over, broken_off, strict=True)]
        observations = self.observer.vectors(states, self._seats)
        info = self._info()
        self._played += self.num_envs
        self._seconds += thread_time() - begun
        return observations, np.array(rewards), np.array(over), np.array(broken_off), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.observer.masks(self.states), "points": np.array(self._points)}

    def steps_per_second(self) -> float:
        """Return how many steps, counted over all games, were made in a second of CPU time spent in here."""
        return self._played / self._seconds if self._seconds else 0.0

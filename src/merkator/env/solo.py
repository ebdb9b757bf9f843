"""A solo game as a Gymnasium environment. What it observes: docs/environments.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from merkator.core.contract import State
from merkator.core.errors import BadOption
from merkator.core.registry import default_game
from merkator.core.registry import game as find_game
from merkator.env.observe import BOUND, Observer, Vector

STEPS: Final = 1000
"""Steps after which a game is broken off; played legally it never takes that long."""
PENALTY: Final = -1.0
"""The reward of an action that is not legal; it changes nothing else."""
SEEDS: Final = 2**63


class SoloEnv(gymnasium.Env[Vector, np.int64]):
    """One player, 17 turns; the rewards add up to the points of the game.

    Not all actions can be played at any time: `info["action_mask"]` says which (and `action_masks()` for those who
    ask for it). One that cannot be played changes nothing and costs a point.

    >>> env = SoloEnv()
    >>> observation, info = env.reset(seed=1648)
    >>> points, over = 0.0, False
    >>> while not over:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, over, broken_off, info = env.step(action)
    ...     points += reward
    >>> points == info["points"]
    True
    """

    metadata = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it like this

    def __init__(
        self,
        options: Mapping[str, object] | None = None,
        steps: int = STEPS,
        render_mode: str | None = None,
        game: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode must be svg, got {render_mode!r}")
        self.render_mode = render_mode
        self.game = find_game(game or default_game(1))
        self.options = self.game.options(1, options)
        self.observer = Observer(self.game, 1, self.options)
        self.observation_space = spaces.Box(-BOUND, BOUND, (self.observer.size,), np.float32)
        self.action_space = spaces.Discrete(self.observer.actions)
        self._limit = steps
        self._steps = 0
        self._points = 0.0
        self.state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal a game. `options={"deal": 1648}` deals a game by its seed; without it the lot decides."""
        super().reset(seed=seed)
        deal = (options or {}).get("deal")
        self.state = self.game.start(1, int(self.np_random.integers(SEEDS)) if deal is None else deal, self.options)
        self._steps = 0
        self._points = 0.0
        return self.observer.vector(self.state, 0), self._info(self.state)

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play an action."""
        state = self.state
        assert state is not None, "reset comes first"
        self._steps += 1
        broken_off = self._steps >= self._limit
        if action not in state.choices:
            return self.observer.vector(state, 0), PENALTY, state.over, broken_off, self._info(state)
        state.play(int(action))
        points = state.scores[0]
        reward = points - self._points
        self._points = points
        return self.observer.vector(state, 0), reward, state.over, broken_off, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions can be played now: what sb3-contrib's MaskablePPO asks for."""
        assert self.state is not None, "reset comes first"
        return self.observer.mask(self.state, 0).astype(np.bool_)

    def render(self) -> str | None:
        """Return a drawing of the position, when it was asked for."""
        assert self.state is not None, "reset comes first"
        return self.state.drawing() if self.render_mode == "svg" else None

    def _info(self, state: State) -> dict[str, Any]:
        return {"action_mask": self.observer.mask(state, 0), "points": self._points}

"""The games for any number of players as PettingZoo environments, one agent after another (AEC).

    from merkator.env import zoo
    env = zoo.env(game="NAME", players=3)

What the agents observe: docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from merkator.core.contract import State
from merkator.core.errors import BadOption
from merkator.core.registry import default_game
from merkator.core.registry import game as find_game
from merkator.env.observe import BOUND, Mask, Observer, Vector
from merkator.env.rewards import win_rewards

TURNS: Final = 1000
"""Player-turns after which a game is broken off: random moves can go on for ever."""
SEEDS: Final = 2**63
WIN: Final = "win"
POINTS: Final = "points"

Observation = dict[str, Vector | Mask]


class MerkatorEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game among agents `player_0`, `player_1`, …

    `rewards="win"` gives rewards at the end only, `rewards="points"` gives every agent the change of its points
    after each action. An action that is not legal raises `IllegalAction`: the mask says which are.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["svg"], "name": "merkator_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str | None = None,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        rewards: str = WIN,
        turns: int = TURNS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in (WIN, POINTS):
            raise BadOption(f"rewards must be {WIN} or {POINTS}, got {rewards!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode must be svg, got {render_mode!r}")
        self.game = find_game(game or default_game())
        self.players = players
        self.options = self.game.options(players, options)
        self.observer = Observer(self.game, players, self.options)
        self.render_mode = render_mode
        self._by_points = rewards == POINTS
        self._limit = turns
        self._rng: np.random.Generator | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self._position: State | None = None
        self._points: list[float] = []

    def _observation_space(self) -> spaces.Dict:
        vector = spaces.Box(-BOUND, BOUND, (self.observer.size,), np.float32)
        return spaces.Dict(
            {"observation": vector, "action_mask": spaces.Box(0, 1, (self.observer.actions,), np.int8)}
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent observes: a vector, and a mask of what it can play."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return all actions of the game, by number."""
        return self._actions[agent]

    @property
    def position(self) -> State:
        """The position itself, with all that is hidden."""
        assert self._position is not None, "reset comes first"
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. `options={"deal": 1648}` deals a game by its seed; without it the lot decides."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        deal = (options or {}).get("deal")
        drawn = int(self._rng.integers(SEEDS))
        self._position = state = self.game.start(self.players, drawn if deal is None else deal, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = list(state.scores)
        self.agent_selection = self.possible_agents[state.seat]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know."""
        seat = self._seat[agent]
        return {
            "observation": self.observer.vector(self.position, seat),
            "action_mask": self.observer.mask(self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose decision it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent whose game goes on must act"
        state = self.position
        self._cumulative_rewards[agent] = 0.0
        state.play(int(action))
        broken_off = not state.over and state.turns > self._limit
        for other in self.agents:
            self.terminations[other] = state.over
            self.truncations[other] = broken_off
        self._reward(state)
        self.agent_selection = self.possible_agents[state.seat]
        self._accumulate_rewards()

    def _reward(self, state: State) -> None:
        if self._by_points:
            points = list(state.scores)
            found = [now - before for now, before in zip(points, self._points, strict=True)]
            self._points = points
        else:
            found = win_rewards(state)
        self.rewards = {agent: found[self._seat[agent]] for agent in self.agents}

    def render(self) -> str | None:
        """Return a drawing of the position, when it was asked for."""
        return self.position.drawing() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing needs to be released."""


def raw_env(**settings: Any) -> MerkatorEnv:
    """Make an environment without wrappers."""
    return MerkatorEnv(**settings)


def env(**settings: Any) -> OrderEnforcingWrapper:
    """Make an environment that reports wrong use."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**settings)))

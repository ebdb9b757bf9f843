"""The bots for hamburg that plan whole turns ahead: planner, search and learned differ in what they search with."""

from __future__ import annotations

import gc
from hashlib import blake2b
from typing import Final

from merkator.bots.bot import Bot
from merkator.bots.hamburg_budget import Budget
from merkator.bots.hamburg_lines import Turns, Width
from merkator.bots.hamburg_search import Choice, Search, Shape
from merkator.bots.hamburg_value import Judge
from merkator.bots.hamburg_weights import Weights
from merkator.core.contract import Game, State
from merkator.hamburg.game import Hamburg
from merkator.hamburg.state import State as HamburgState

_FIRST: Final = Width(plans=6, margin=3.0, journeys=6, splits=3, fulfilments=4)
_LATER: Final = Width(plans=4, margin=2.0, journeys=4, splits=2, fulfilments=4)
_OTHERS: Final = Width(plans=3, margin=1.0, journeys=3, splits=1, fulfilments=4)
_PLANNER: Final = Shape(futures=1, depth=3, first=_FIRST, later=_LATER, others=_OTHERS, least=1)
_PLANNER_NODES: Final = 1500


class PlanningBot:
    """Plays what its search values most, and keeps to the plan until chance has its say.

    It looks at nothing hidden: the futures it imagines are named by the open position and by its own seed.
    """

    def __init__(self, name: str, alone: Search, with_others: Search, budget: Budget, seed: int) -> None:
        self.name = name
        self.alone = alone
        self.with_others = with_others
        self.budget = budget
        self.seed = seed
        self.planned: dict[bytes, int] = {}  # by position: what was decided together with an earlier action

    def choose(self, state: State) -> int:
        """Return the action to play: planned before, or found now."""
        assert isinstance(state, HamburgState)
        planned = self.planned.get(state.key())
        if planned is not None:
            return planned
        best = self.choices(state)[0]
        self._plan(state, best.actions)
        return best.actions[0]

    def lines(self, state: State, count: int) -> list[tuple[float, list[int]]]:
        """Return the best lines: the points they promise, and the actions of this turn as they may go on."""
        assert isinstance(state, HamburgState)
        return [(choice.value, choice.line) for choice in self.choices(state)[:count]]

    def choices(self, s: HamburgState) -> list[Choice]:
        """Value what can be played now; best first."""
        search = self.alone if s.rules.solo else self.with_others
        collecting = gc.isenabled()
        gc.disable()  # positions hold no cycles; looking for some would take a seventh of the time
        try:
            return search.choices(s, self._seeds(s, search.shape.futures), self.budget)
        finally:
            if collecting:
                gc.enable()

    def _seeds(self, s: HamburgState, count: int) -> list[int]:
        """Name futures so that nothing hidden has a say in them."""
        text = s.key() + str(self.seed).encode("ascii")
        return [int.from_bytes(blake2b(text, digest_size=8, salt=bytes([at])).digest(), "big") for at in range(count)]

    def _plan(self, s: HamburgState, actions: list[int]) -> None:
        """Remember what follows in the same plan; others may have to decide in between."""
        self.planned = {}
        copy = s.copy()
        for action in actions:
            if action not in copy.choices:
                return
            self.planned[copy.key()] = action
            copy.play(action)


def planner(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the planner: three turns ahead on one future, with the values of the greedy bot."""
    assert isinstance(game, Hamburg)
    alone = Search(Turns(Judge(game.cards, Weights(alone=True))), _PLANNER)
    with_others = Search(Turns(Judge(game.cards, Weights())), _PLANNER)
    return PlanningBot("planner", alone, with_others, budget or Budget(_PLANNER_NODES), seed)

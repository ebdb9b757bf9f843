"""The bots for hamburg that plan whole turns ahead: planner, search and learned differ in what they search with."""

from __future__ import annotations

import gc
from hashlib import blake2b
from typing import Final

from merkator.bots.bot import Bot
from merkator.bots.hamburg_budget import Budget
from merkator.bots.hamburg_lines import Turns, Width
from merkator.bots.hamburg_search import Choice, Search, Shape
from merkator.bots.hamburg_trained import evaluation
from merkator.core.contract import Game, State
from merkator.hamburg.cards import Cards
from merkator.hamburg.game import Hamburg
from merkator.hamburg.state import State as HamburgState

_FIRST: Final = Width(plans=6, margin=3.0, journeys=6, splits=3, fulfilments=4)
_LATER: Final = Width(plans=4, margin=2.0, journeys=4, splits=2, fulfilments=4)
_OTHERS: Final = Width(plans=3, margin=1.0, journeys=3, splits=1, fulfilments=4)
_PLANNER: Final = Shape(futures=1, depth=2, first=_FIRST, later=_LATER, others=_OTHERS, least=1)
_SEARCH: Final = Shape(futures=1, depth=5, first=_FIRST, later=_LATER, others=_OTHERS, least=1)
_PLANNER_NODES: Final = 600  # a turn
_SEARCH_NODES: Final = 6000


class PlanningBot:
    """Plays what its search values most, and keeps to the plan until chance has its say.

    It looks at nothing hidden: the futures it imagines are named by the open position and by its own seed.
    """

    def __init__(self, name: str, cards: Cards, shape: Shape, budget: Budget, seed: int) -> None:
        self.name = name
        self.cards = cards
        self.shape = shape
        self.budget = budget
        self.seed = seed
        self.searches: dict[int, Search] = {}  # by the number of players
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
        if s.players not in self.searches:
            self.searches[s.players] = Search(Turns(evaluation(self.cards, s.players)), self.shape)
        seeds = self._seeds(s)
        collecting = gc.isenabled()
        gc.disable()  # positions hold no cycles; looking for some would take a seventh of the time
        try:
            return self.searches[s.players].choices(s, seeds, self.budget)
        finally:
            if collecting:
                gc.enable()

    def _seeds(self, s: HamburgState) -> list[int]:
        """Name the futures, so that nothing hidden has a say in them."""
        text = s.key() + str(self.seed).encode("ascii")
        digests = [blake2b(text, digest_size=8, salt=bytes([at])).digest() for at in range(self.shape.futures)]
        return [int.from_bytes(digest, "big") for digest in digests]

    def _plan(self, s: HamburgState, actions: list[int]) -> None:
        """Remember what follows in the same plan, until somebody else decides or chance has its say."""
        self.planned = {}
        copy = s.copy()
        for action in actions:
            if action not in copy.choices:
                return
            self.planned[copy.key()] = action
            copy.play(action)


def planner(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the planner: two turns ahead, on one future."""
    assert isinstance(game, Hamburg)
    return PlanningBot("planner", game.cards, _PLANNER, budget or Budget(_PLANNER_NODES), seed)


def search(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the search: five turns ahead."""
    assert isinstance(game, Hamburg)
    return PlanningBot("search", game.cards, _SEARCH, budget or Budget(_SEARCH_NODES), seed)


def foresee(state: State, kept: int) -> State:
    """Return the end of the best solo game that is found with all cards known, which nobody may: a ceiling.

    So many positions are kept from turn to turn.
    """
    assert isinstance(state, HamburgState)
    return Search(Turns(evaluation(state.cards, 1)), _SEARCH).foresee(state, kept)

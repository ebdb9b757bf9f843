"""The bots for hamburg that plan whole turns ahead: planner, search and learned differ in what they search with."""

from __future__ import annotations

import gc
from typing import Final

from merkator.bots.bot import Bot
from merkator.bots.budget import Budget
from merkator.bots.futures import future_seeds
from merkator.core.contract import Game, State
from merkator.games.hamburg.bots.lines import Turns, Width
from merkator.games.hamburg.bots.search import Choice, Search, Shape
from merkator.games.hamburg.bots.trained import evaluation
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.state import State as HamburgState

_FIRST: Final = Width(plans=6, margin=3.0, journeys=6, splits=3, fulfilments=4)
_LATER: Final = Width(plans=4, margin=2.0, journeys=4, splits=2, fulfilments=4)
_OTHERS: Final = Width(plans=3, margin=1.0, journeys=3, splits=1, fulfilments=4)


class Level:
    """How a bot searches, what it knows of cards, and how many positions it looks at in a turn if nobody says so.

    With one other the far end of a future is mostly the other's doing: three turns ahead are enough. Among more, so
    much happens until the next own turn that looking beyond this one does harm, unless it is done in many futures.
    """

    def __init__(
        self, alone: int, together: int, nodes: int, expert: int, crowd: list[Shape], crowd_nodes: int
    ) -> None:
        self.shapes = {1: [beam(alone)], 2: [beam(together)]}  # by the number of players
        self.crowd = crowd  # among three and more
        self.nodes = nodes
        self.crowd_nodes = crowd_nodes
        self.expert = expert  # from this many players on it knows what each single card is worth

    def shape(self, players: int) -> list[Shape]:
        """Return how it searches with some players."""
        return self.shapes.get(players, self.crowd)

    def positions(self, players: int) -> int:
        """Return how many positions it looks at in a turn with some players."""
        return self.nodes if players in self.shapes else self.crowd_nodes


def beam(depth: int, futures: int = 1, enough: int = 0) -> Shape:
    """Return the shape of a beam that looks this many turns ahead."""
    return Shape(futures, depth, _FIRST, _LATER, _OTHERS, enough)


_CROWD: Final = [beam(1)]
_FAR_CROWD: Final = [beam(2, futures=8, enough=4000), beam(1)]
_PLANNER: Final = Level(alone=2, together=2, nodes=600, expert=5, crowd=_CROWD, crowd_nodes=600)
_SEARCH: Final = Level(alone=5, together=3, nodes=6000, expert=3, crowd=_CROWD, crowd_nodes=6000)
_LEARNED: Final = Level(alone=5, together=3, nodes=6000, expert=1, crowd=_FAR_CROWD, crowd_nodes=20000)


class PlanningBot:
    """Plays what its search values most, and keeps to the plan until chance has its say.

    It looks at nothing hidden: the futures it imagines are named by the open position and by its own seed.
    """

    def __init__(self, name: str, cards: Cards, level: Level, budget: Budget | None, seed: int) -> None:
        self.name = name
        self.cards = cards
        self.level = level
        self.budget_given = budget is not None  # otherwise it depends on the number of players
        self.budget = budget or Budget(level.nodes)
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
        """Return the best lines: what they promise, and the actions of this turn as they may go on.

        Alone that is points at the end; with others, part of what the best of them may expect is taken off.
        """
        assert isinstance(state, HamburgState)
        return [(choice.value, choice.line) for choice in self.choices(state)[:count]]

    def choices(self, s: HamburgState) -> list[Choice]:
        """Value what can be played now; best first."""
        if s.players not in self.searches:
            general = s.players < self.level.expert
            judge = evaluation(self.cards, s.players, general)
            self.searches[s.players] = Search(Turns(judge), self.level.shape(s.players))
        search = self.searches[s.players]
        if not self.budget_given:
            self.budget.nodes = self.level.positions(s.players)
        seeds = future_seeds(s.key(), self.seed, max([shape.futures for shape in self.level.shape(s.players)]))
        collecting = gc.isenabled()
        gc.disable()  # positions hold no cycles; looking for some would take a seventh of the time
        try:
            return search.choices(s, seeds, self.budget)
        finally:
            if collecting:
                gc.enable()

    def _plan(self, s: HamburgState, actions: list[int]) -> None:
        """Remember what follows in the same plan, until someone else decides or chance has its say."""
        self.planned = {}
        copy = s.copy()
        for action in actions:
            if action not in copy.choices:
                return
            self.planned[copy.key()] = action
            copy.play(action)


def planner(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the planner: two turns ahead at most, with the general evaluation."""
    assert isinstance(game, Hamburg)
    return PlanningBot("planner", game.cards, _PLANNER, budget, seed)


def search(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the search: many ways and further ahead, with the general evaluation."""
    assert isinstance(game, Hamburg)
    return PlanningBot("search", game.cards, _SEARCH, budget, seed)


def learned(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the same search with an evaluation that has learned what each card is worth."""
    assert isinstance(game, Hamburg)
    return PlanningBot("learned", game.cards, _LEARNED, budget, seed)


def foresee(state: State, kept: int) -> State:
    """Return the end of the best solo game that is found with all cards known, which nobody may: a ceiling.

    This many positions are kept from turn to turn.
    """
    assert isinstance(state, HamburgState)
    return Search(Turns(evaluation(state.cards, 1)), _SEARCH.shape(1)).foresee(state, kept)

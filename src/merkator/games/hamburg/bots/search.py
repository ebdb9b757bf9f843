"""The search for hamburg: a beam over whole turns, on imagined futures.

In each future the cards come in an order of their own. From turn to turn the best positions are kept and played on;
the others at the table answer with the turn that is best for themselves. A choice is worth the best it leads to, in
the mean of the futures.
"""

from __future__ import annotations

from typing import Final

from merkator.bots.budget import Budget
from merkator.core.contract import STEP
from merkator.games.hamburg.bots.lines import UNSURE, Line, Turns, Width
from merkator.games.hamburg.rules.position_data import INVEST_STEP, TRAVEL_STEP
from merkator.games.hamburg.rules.state import State

_NOTHING: Final = -1_000_000.0
_ALL: Final = 1_000_000_000  # positions: nothing is left out


class Node:
    """A position of the beam: what it is worth, and which line of the first turn leads to it."""

    def __init__(self, state: State, value: float, line: int) -> None:
        self.state = state
        self.value = value
        self.line = line


class Shape:
    """How a search is spread: futures, turns ahead, what is tried in a turn."""

    def __init__(self, futures: int, depth: int, first: Width, later: Width, others: Width, enough: float) -> None:
        self.futures = futures
        self.depth = depth
        self.first = first
        self.later = later
        self.others = others
        self.enough = enough  # positions for a decision: with fewer it does more harm than good


class Choice:
    """What can be played until chance has its say, a whole turn that begins so, and what that is worth."""

    def __init__(self, actions: list[int], line: list[int], total: float) -> None:
        self.actions = actions
        self.line = line
        self.total = total  # of all futures
        self.value = 0.0


class Choices:
    """What can be played, each valued in the mean of some futures."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, ...], Choice] = {}
        self.futures = 0
        self.missing = 0.0  # what a choice gets for the futures so far that did not have it

    def add(self, lines: list[Line]) -> None:
        """Add the lines of a future; a choice that is not among them gets the lowest value."""
        best: dict[tuple[int, ...], Line] = {}
        lowest = lines[0].value
        for line in lines:
            lowest = min(lowest, line.value)
            known = tuple(line.actions if line.sure == UNSURE else line.actions[: line.sure])
            if known not in best or line.value > best[known].value:
                best[known] = line
        for known, line in best.items():
            if known not in self.found:
                self.found[known] = Choice(list(known), line.actions, self.missing)
        for known, choice in self.found.items():
            choice.total += best[known].value if known in best else lowest
        self.futures += 1
        self.missing += lowest

    def ranked(self) -> list[Choice]:
        """Return the choices, best first."""
        choices = list(self.found.values())
        for choice in choices:
            choice.value = choice.total / self.futures
        choices.sort(key=_choice_order)
        return choices


class Search:
    """Searches with one judge, in the first of some shapes that the budget is enough for; in the last one always."""

    def __init__(self, turns: Turns, shapes: list[Shape]) -> None:
        self.turns = turns
        self.shapes = shapes
        self.began = 0  # positions that were looked at before the present decision

    def choices(self, s: State, seeds: list[int], budget: Budget) -> list[Choice]:
        """Value what can be played now, on the futures of some seeds as far as the shape wants them; best first."""
        self.begin(s, budget)
        shape = self.shape(budget)
        found = Choices()
        for number in range(shape.futures):
            left = self._left(budget)
            if number and left <= 0:
                break
            kept = left * (1 - 1 / (shape.futures - number))  # for the futures to come
            found.add(self.beam(s.imagine(s.seat, seeds[number]), shape, budget, kept))
        budget.end(self.turns.nodes - self.began)
        return found.ranked()

    def begin(self, s: State, budget: Budget) -> None:
        """Begin to think about a decision."""
        budget.begin(s.turns)
        self.began = self.turns.nodes
        self.turns.judge.look(s)

    def shape(self, budget: Budget) -> Shape:
        """Return how to search with what is left for this decision."""
        left = self._left(budget)
        for shape in self.shapes:
            if shape.enough <= left:
                return shape
        return self.shapes[-1]

    def beam(self, s: State, shape: Shape, budget: Budget, kept: float) -> list[Line]:
        """Value the lines of this turn by what they lead to some turns later, until so much of the budget is left."""
        lines = self.turns.lines(s, shape.first)
        if len(lines) == 1:
            return lines
        level = [Node(line.state, line.value, number) for number, line in enumerate(lines)]
        for depth in range(1, shape.depth):
            left = self._left(budget) - kept
            if left <= 0 or all([node.state.over for node in level]):
                break
            later = left * (1 - 1 / (shape.depth - depth))  # for the turns to come
            level = self.grow(_best(level, len(level)), s.seat, shape, budget, kept + later)
            _back_up(lines, level)
        return lines

    def grow(self, level: list[Node], seat: int, shape: Shape, budget: Budget, kept: float) -> list[Node]:
        """Play positions on by one more turn of a seat, in all ways, until so much of the budget is left."""
        turns = self.turns
        began = turns.nodes
        grown: list[Node] = []
        for number, node in enumerate(level):
            if number and self._left(budget) - (turns.nodes - began) / number / 2 < kept:
                break  # not even half of what one more will take is left
            self._others(node, seat, shape)
            if node.state.over:
                node.value = turns.judge.outcome(node.state, seat)
                grown.append(node)
                continue
            for line in turns.lines(node.state, shape.later):
                grown.append(Node(line.state, line.value, node.line))
        return grown

    def prospect(self, s: State, seat: int, budget: Budget) -> float:
        """Return the best that a seat is found to come to some turns of its own later, in the future `s` holds."""
        shape = self.shapes[0]
        budget.begin(s.turns)
        self.began = self.turns.nodes
        level = [Node(s.copy(), self.turns.judge.outcome(s, seat), 0)]
        for turn in range(shape.depth):
            later = self._left(budget) * (1 - 1 / (shape.depth - turn))
            level = self.grow(_best(level, len(level)), seat, shape, budget, later)
        return max([node.value for node in level])

    def foresee(self, s: State, width: int) -> State:
        """Play a game to its end, knowing all cards that will come; keep this many positions per turn."""
        everything = Budget(_ALL)
        self.begin(s, everything)
        level = [Node(s.copy(), 0.0, 0)]
        while not all([node.state.over for node in level]):
            level = _best(self.grow(level, s.seat, self.shapes[0], everything, 0.0), width)
        return level[0].state

    def _left(self, budget: Budget) -> float:
        """Return how many more positions may be looked at for the present decision."""
        return budget.left(self.turns.nodes - self.began)

    def _others(self, node: Node, seat: int, shape: Shape) -> None:
        """Let the others play their turns, each as is best for themselves."""
        turns = self.turns
        s = node.state
        while not s.over and s.seat != seat:
            if s.agenda[STEP] in (INVEST_STEP, TRAVEL_STEP):
                s = best_line(turns.lines(s, shape.others)).state
            else:
                s.play(turns.answer(s))
        node.state = s


def best_line(lines: list[Line]) -> Line:
    """Return the line of the highest value, of equal ones the first."""
    best = lines[0]
    for line in lines:
        if line.value > best.value:
            best = line
    return best


def _back_up(lines: list[Line], level: list[Node]) -> None:
    """Give each line the value of the best position it leads to; one that leads to none is worth less than all."""
    reached = [_NOTHING] * len(lines)
    lowest = level[0].value
    for node in level:
        reached[node.line] = max(reached[node.line], node.value)
        lowest = min(lowest, node.value)
    for number, line in enumerate(lines):
        line.value = reached[number] if reached[number] > _NOTHING else min(line.value, lowest)


def _best(level: list[Node], count: int) -> list[Node]:
    """Keep the best positions, one of each value: equal values nearly always mean the same position."""
    level = sorted(level, key=_node_order)
    kept: list[Node] = []
    last = level[0].value + 1.0
    for node in level:
        if node.value < last - 1e-9:
            kept.append(node)
            last = node.value
            if len(kept) == count:
                break
    return kept


def _node_order(node: Node) -> float:
    return -node.value


def _choice_order(choice: Choice) -> float:
    return -choice.value

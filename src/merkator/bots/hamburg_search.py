"""The search for hamburg: a beam over whole turns, on an imagined future.

There the cards come in an order of their own. From turn to turn the best positions are kept and played on; the others
at the table answer with the turn that is best for themselves. A choice is worth the best it leads to.
"""

from __future__ import annotations

from typing import Final

from merkator.bots.budget import Budget
from merkator.bots.hamburg_lines import UNSURE, Line, Turns, Width
from merkator.core.contract import STEP
from merkator.hamburg.state import State
from merkator.hamburg.table import INVEST_STEP, TRAVEL_STEP

_NOTHING: Final = -1_000_000.0
_ALL: Final = 1_000_000_000  # positions: nothing is left out


class Node:
    """A position of the beam: what it is worth, and which line of the first turn leads to it."""

    def __init__(self, state: State, value: float, line: int) -> None:
        self.state = state
        self.value = value
        self.line = line


class Shape:
    """How a search is spread: turns ahead, what is tried in a turn."""

    def __init__(self, depth: int, first: Width, later: Width, others: Width, least: int) -> None:
        self.depth = depth
        self.first = first
        self.later = later
        self.others = others
        self.least = least  # positions kept from turn to turn, at least


class Choice:
    """What can be played until chance has its say, the best turn that begins so, and what that is worth."""

    def __init__(self, actions: list[int], line: list[int], value: float) -> None:
        self.actions = actions
        self.line = line
        self.value = value


class Search:
    """Searches with one judge."""

    def __init__(self, turns: Turns, shape: Shape) -> None:
        self.turns = turns
        self.shape = shape
        self.began = 0  # positions that were looked at before the present decision

    def choices(self, s: State, seed: int, budget: Budget) -> list[Choice]:
        """Value what can be played now, on the future of a seed; best first."""
        budget.begin(s.turns)
        self.turns.judge.look(s)
        lines = self.beam(s.imagine(s.seat, seed), budget)
        budget.end(self.turns.nodes - self.began)
        best: dict[tuple[int, ...], Line] = {}
        for line in lines:
            known = tuple(line.actions if line.sure == UNSURE else line.actions[: line.sure])
            if known not in best or line.value > best[known].value:
                best[known] = line
        found = [Choice(list(known), line.actions, line.value) for known, line in best.items()]
        found.sort(key=_choice_order)
        return found

    def beam(self, s: State, budget: Budget) -> list[Line]:
        """Value the lines of this turn by what they lead to some turns later, as far as the budget lasts."""
        shape = self.shape
        self.began = self.turns.nodes
        lines = self.turns.lines(s, shape.first)
        if len(lines) == 1:
            return lines
        level = [Node(line.state, line.value, number) for number, line in enumerate(lines)]
        for depth in range(1, shape.depth):
            if self._left(budget) <= 0 or all([node.state.over for node in level]):
                break
            level = self.grow(_best(level, len(level)), s.seat, budget, 1 / (shape.depth - depth))
            _back_up(lines, level)
        return lines

    def grow(self, kept: list[Node], seat: int, budget: Budget, part: float) -> list[Node]:
        """Play positions on by one more turn of a seat, in all ways; as many as a part of what is left lasts for."""
        turns = self.turns
        began = turns.nodes
        reserve = self._left(budget) * (1 - part)
        level: list[Node] = []
        for number, node in enumerate(kept):
            if number >= self.shape.least and self._left(budget) - (turns.nodes - began) / number / 2 < reserve:
                break  # not even half of what one more will take is left
            self._others(node, seat)
            if node.state.over:
                node.value = turns.judge.outcome(node.state, seat)
                level.append(node)
                continue
            for line in turns.lines(node.state, self.shape.later):
                level.append(Node(line.state, line.value, node.line))
        return level

    def foresee(self, s: State, width: int) -> State:
        """Play a game to its end with all cards known that its chance will bring; keep so many positions a turn."""
        everything = Budget(_ALL)
        everything.begin(s.turns)
        self.began = self.turns.nodes
        level = [Node(s.copy(), 0.0, 0)]
        while not all([node.state.over for node in level]):
            level = _best(self.grow(level, s.seat, everything, part=1.0), width)
        return level[0].state

    def _left(self, budget: Budget) -> float:
        """Return how many more positions may be looked at for the present decision."""
        return budget.left(self.turns.nodes - self.began)

    def _others(self, node: Node, seat: int) -> None:
        """Let the others play their turns, each as is best for themselves."""
        turns = self.turns
        s = node.state
        while not s.over and s.seat != seat:
            if s.agenda[STEP] in (INVEST_STEP, TRAVEL_STEP):
                s = best_line(turns.lines(s, self.shape.others)).state
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

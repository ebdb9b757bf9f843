"""The search for rome: plays the best ways on over imagined futures, and compares what they lead to.

In every future the hidden cards are dealt anew and the dice have a course of their own; all ways are played on in the
same futures, by a quick planner for every seat, and valued some turns later by an evaluation that was learned. What
is clearly worse is given up, the better half is played on in more futures.

Futures are calm: nobody draws a Fatum card in them, doubles are a move like any other. One storm makes two futures
differ by more than any choice does, and no choice avoids it; what the risk costs is taken off turn by turn instead.
"""

from __future__ import annotations

import gc
from hashlib import blake2b
from math import sqrt
from typing import Final

from merkator.bots.bot import Bot
from merkator.bots.budget import Budget
from merkator.bots.futures import future_seeds
from merkator.core.contract import STEP, Game, State
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.doubles import uncovered
from merkator.games.rome.bots.evaluation import Evaluation
from merkator.games.rome.bots.greedy import GreedyBot
from merkator.games.rome.bots.lines import lines
from merkator.games.rome.bots.outlook import HALVES
from merkator.games.rome.bots.trained import evaluation
from merkator.games.rome.bots.value import Judge, lots_of
from merkator.games.rome.bots.weights import Weights, farsighted, swift
from merkator.games.rome.rules.actions import VOUCHER
from merkator.games.rome.rules.cards import Cards
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.position_data import CASH, FIELD, VOUCHER_STEP, VOUCHERS
from merkator.games.rome.rules.state import State as RomeState

_NODES: Final = 4_000  # decisions a turn
_MORE_NODES: Final = 8_000  # of the larger one
_PACE: Final = 4_000.0  # decisions a second, until it is measured
_LINES: Final = 4  # compared
_TURNS: Final = 4  # of each player that are played on
_MORE_TURNS: Final = 8  # by the larger one
_FUTURES: Final = 48
_HALVED: Final = (6, 12, 24)  # futures after which the worse half is dropped
_SURE: Final = 2.5  # a way is dropped when it is behind by this many times the error of its value
_LEAST: Final = 4  # futures that mean anything
_DOUBT: Final = 1_000.0  # so far the plans may be out
_BELIEF: Final = 0.5  # futures count for this part at most: what they leave out, plans may know
_CALM: Final = 300.0  # futures differ by so much at least
_LENT: Final = 100  # vouchers, so that there are always some for doubles


class Choice:
    """A way to go on, and what it has led to."""

    def __init__(self, actions: list[int], prior: float) -> None:
        self.actions = actions  # until chance has its say
        self.prior = prior  # what the plans hold it to be worth beyond the first one
        self.led: list[float] = []  # what it has led to, by future
        self.value = 0.0


class SearchBot:
    """Plays what leads furthest in the mean of its futures, and keeps to it until chance has its say.

    It looks at nothing hidden: its futures are named by what its seat may know and by its own seed.
    """

    def __init__(
        self, name: str, cards: Cards, budget: Budget, seed: int, evaluation: Evaluation, turns: int = _TURNS
    ) -> None:
        self.name = name
        self.evaluation = evaluation  # values the ends of futures
        self.turns = turns  # of each player in them
        self.planner = GreedyBot(cards, farsighted())
        self.swift = GreedyBot(cards, _lent(swift()))  # plays them
        self.budget = budget
        self.seed = seed
        self.nodes = 0  # decisions of futures, for the present one
        self.planned: dict[bytes, int] = {}  # by position: what was decided together with an earlier action

    def choose(self, state: State) -> int:
        """Return the action to play: planned before, or found now."""
        assert isinstance(state, RomeState)
        if len(state.choices) == 1:
            return state.choices[0]
        planned = self.planned.get(_name(state))
        if planned is not None:
            return planned
        best = self.choices(state)[0]
        self._plan(state, best.actions)
        return best.actions[0]

    def lines(self, state: State, count: int) -> list[tuple[float, list[int]]]:
        """Return the best lines: the lead they promise, and the actions of this turn as they may go on."""
        assert isinstance(state, RomeState)
        seeds = future_seeds(_name(state), self.seed, 1)
        found = self.choices(state)[:count]
        return [(choice.value, self._whole(state, choice.actions, seeds[0])) for choice in found]

    def choices(self, s: RomeState) -> list[Choice]:
        """Value what can be played now; best first."""
        self.budget.begin(s.turns)
        self.nodes = 0
        found = lines(self.planner, s, _LINES)
        choices = [Choice(each, value - found[0][0]) for value, each in found]
        if len(choices) > 1:
            collecting = gc.isenabled()
            gc.disable()  # positions hold no cycles; looking for some would take time
            try:
                choices = self._compared(s, choices)
            finally:
                if collecting:
                    gc.enable()
        self.budget.end(self.nodes)
        self._value(s, choices)
        return choices

    def _compared(self, s: RomeState, choices: list[Choice]) -> list[Choice]:
        """Play the choices on, future by future, as long as the budget lasts; return them best first."""
        own = choices[0]
        dropped: list[Choice] = []
        judge = Judge(s, s.seat, self.planner.chart, self.planner.weights)
        for number, seed in enumerate(future_seeds(_name(s), self.seed, _FUTURES)):
            if not number or number in _HALVED:
                choices = _ranked(choices, own)
                most = len(choices) if not number else max(2, (len(choices) + 1) // 2)
                kept = [choice for choice in choices[:most] if _may_be_best(choice, choices[0], own)]
                if len(kept) < 2:
                    break
                rest = [choice for choice in choices if choice not in kept and choice is not own]
                choices = [choice for choice in choices if choice not in rest]
                dropped = rest + dropped
            if not self._future(s.imagine(s.seat, seed), judge, choices):
                break
        return _ranked(choices, own) + dropped

    def _future(self, future: RomeState, judge: Judge, choices: list[Choice]) -> bool:
        """Play all choices on in one future; False when the budget does not last for it."""
        for held in future.holdings:
            held[VOUCHERS] += _LENT
        ends = []
        for choice in choices:
            end = self._played_on(future.copy(), choice.actions, judge)
            if end is None:
                return False
            ends.append(end)
        for choice, value in zip(choices, ends, strict=True):
            choice.led.append(value)
        return True

    def _played_on(self, s: RomeState, actions: list[int], judge: Judge) -> float | None:
        """Play a line, and some turns of everyone after it, and value that; None if the budget does not last."""
        seat = judge.seat
        last = s.turns + self.turns * s.players
        feared = 0.0
        for action in actions:
            if action in s.choices:  # always, but for a lot that two ways of buying share
                s.play(action)
        while not s.over and s.turns < last:
            if self.budget.left(self.nodes) <= 0:
                return None
            self.nodes += 1
            turn, own = s.turns, s.active == seat
            if s.agenda[STEP] == VOUCHER_STEP:
                s.holdings[s.seat][VOUCHERS] += 1
                s.play(VOUCHER)
            else:
                s.play(self.swift.choose(s))
            if own and s.turns != turn:
                feared += self._risk(s, judge)
        for held in s.holdings:
            held[VOUCHERS] -= _LENT
        return self.evaluation.outcome(s, seat) - feared

    def _risk(self, s: RomeState, judge: Judge) -> float:
        """Return what the next roll may cost, seen from where the futures began: less in port, less with vouchers."""
        mine = s.holdings[judge.seat]
        chance = uncovered(mine[VOUCHERS] - _LENT)[min((s.turns - judge.s.turns) * 2 // s.players, HALVES)]
        part = 1.0 - judge.w.haven if mine[FIELD] < self.swift.chart.ports else 1.0
        return part * chance * judge.planner.risk(lots_of(s.cargo[judge.seat]), mine[CASH])

    def _value(self, s: RomeState, choices: list[Choice]) -> None:
        """Give each choice the lead it promises: the best one what it led to, the others less by what they lose."""
        best = choices[0]
        seen = len(best.led)
        if seen:
            promised = sum(best.led) / seen
        else:  # in a future of its own: the position itself may hold any hidden cards
            imagined = s.imagine(s.seat, future_seeds(_name(s), self.seed, 1)[0])
            promised = self.evaluation.outcome(imagined, s.seat)
        above = promised
        for choice in choices:
            above = min(above, promised + gain(choice, best))
            choice.value = above

    def _whole(self, s: RomeState, actions: list[int], seed: int) -> list[int]:
        """Return a line with what follows of it in this turn, in one future."""
        future = s.imagine(s.seat, seed)
        found = []
        for action in actions:
            if action in future.choices and future.seat == s.seat:
                found.append(action)
                future.play(action)
        while not future.over and future.turns == s.turns and future.seat == s.seat:
            found.append(self.planner.choose(future))
            future.play(found[-1])
        return found

    def _plan(self, s: RomeState, actions: list[int]) -> None:
        """Remember what follows in the same line. Its last action leaves the rest to chance: nothing follows that."""
        self.planned = {}
        copy = s.copy()
        for action in actions[:-1]:
            if action not in copy.choices:
                return
            self.planned[_name(copy)] = action
            copy.play(action)
        if actions[-1] in copy.choices and copy.seat == s.seat and copy.turns == s.turns:
            self.planned[_name(copy)] = actions[-1]


def _ranked(choices: list[Choice], own: Choice) -> list[Choice]:
    """Return choices by what they lead to, best first; of equal ones the one that the plans value more."""
    order = sorted([(-gain(choice, own), at) for at, choice in enumerate(choices)])
    return [choices[at] for _, at in order]


def gain(choice: Choice, other: Choice) -> float:
    """Return what a choice is worth beyond another one, seen the futures that both were played on in."""
    return _compare(choice, other)[0]


def _may_be_best(choice: Choice, best: Choice, own: Choice) -> bool:
    """Say whether a choice may turn out to be better than what is best so far."""
    ahead, one = _compare(best, own)
    gain, other = _compare(choice, own)
    return ahead - gain <= _SURE * sqrt(one**2 + other**2)


def _compare(choice: Choice, other: Choice) -> tuple[float, float]:
    """Return what a choice is worth beyond another one, and how far that may be out.

    What the plans say counts until futures that agree with each other say otherwise: dice make most of them differ
    by more than the choice does. Even then the plans count as much as they do.
    """
    if choice is other:
        return 0.0, 0.0
    both = min(len(choice.led), len(other.led))
    prior = choice.prior - other.prior
    if both < _LEAST:
        return prior, _DOUBT
    mean = 0.0
    for at in range(both):
        mean += (choice.led[at] - other.led[at]) / both
    spread = 0.0
    for at in range(both):
        spread += (choice.led[at] - other.led[at] - mean) ** 2 / (both - 1)
    trust = both * _DOUBT**2 / (both * _DOUBT**2 + max(spread, _CALM**2))
    return prior + _BELIEF * trust * (mean - prior), _DOUBT * sqrt(1.0 - trust)


def _name(s: RomeState) -> bytes:
    """Return a name of all that the seat that decides may know."""
    known = (
        [s.players, s.seat, s.start, s.active, s.round, s.cause, s.dice, s.shown, s.turns, s.number],
        [
            s.agenda,
            s.hands[s.seat],
            s.returned,
            sorted(s.pile),
            s.under,
            s.loans,
            s.truce,
            s.offers,
            s.taken,
            s.booty,
        ],
        [s.holdings, s.known, s.cargo, s.kept],
    )
    return blake2b(repr(known).encode("ascii"), digest_size=16).digest()


def _lent(weights: Weights) -> Weights:
    """Return weights that do not count lent vouchers: with that many, no star would be worth a move."""
    weights.lent = _LENT
    return weights


def search(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the search."""
    assert isinstance(game, Rome)
    return SearchBot("search", game.cards, _allowed(budget, _NODES), seed, evaluation(Distances(game.cards)))


def learned(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """Make the larger one, which plays futures on for longer."""
    assert isinstance(game, Rome)
    allowed = _allowed(budget, _MORE_NODES)
    return SearchBot("learned", game.cards, allowed, seed, evaluation(Distances(game.cards)), _MORE_TURNS)


def _allowed(budget: Budget | None, nodes: int) -> Budget:
    allowed = budget or Budget(nodes)
    allowed.pace = _PACE
    return allowed

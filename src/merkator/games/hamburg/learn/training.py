"""Self-play of hamburg. Each position at the end of a turn is noted for every player.

Those who only ever meet themselves become strangers to everyone else: in every second game of several players all
seats but one are the greedy bot's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from merkator.arena.train_data import Position, SelfPlay, Trajectory, WeightShape
from merkator.arena.train_games import Trainer
from merkator.bots.bot import Bot, decide
from merkator.bots.budget import Budget
from merkator.bots.scale import FeatureList
from merkator.core.registry import game as find_game
from merkator.games.hamburg.bots import greedy as hamburg_greedy
from merkator.games.hamburg.bots.evaluation import KNOTS, Evaluation
from merkator.games.hamburg.bots.features import COUNT, Features
from merkator.games.hamburg.bots.lines import UNSURE, Line, Turns
from merkator.games.hamburg.bots.planning import beam
from merkator.games.hamburg.bots.search import Search, best_line
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.state import State

FORM: Final = WeightShape(KNOTS, COUNT)

_SECOND_BEST: Final = 0.06  # part of the decisions in which one of the better lines is played, not the best
_ANY: Final = 0.03  # and any line: what is never tried is never known to be bad
_DROP: Final = 0.5  # how quickly lines become less likely from the best one down


def self_play(practice: SelfPlay) -> Callable[[int], list[Trajectory]]:
    """Return what plays a game for a seed and returns the trajectory of every player."""
    game = find_game("hamburg")
    assert isinstance(game, Hamburg)
    thumb = Weights(alone=practice.players == 1)
    judge = Evaluation(game.cards, thumb, practice.weights) if practice.weights else Judge(game.cards, thumb)
    greedy = hamburg_greedy.make(game, 0)
    return partial(_story, game, judge, Search(Turns(judge), [beam(practice.depth)]), greedy, practice)


def _story(
    game: Hamburg, judge: Judge, search: Search, greedy: Bot, practice: SelfPlay, seed: int
) -> list[Trajectory]:
    lots = Random(seed)
    alone = seed // 2 % practice.players if seed % 2 and practice.players > 1 else -1  # the seat that is not greedy's
    s = game.start(practice.players, seed=seed)
    seen: list[list[Position]] = [[] for _ in range(s.players)]
    features = Features(game.cards)
    budget = Budget(practice.nodes, share=1.0)  # the same for every decision
    plan: list[int] = []
    seat = turn = -1
    while not s.over:
        if s.turns != turn:
            turn = s.turns
            judge.look(s)
            if turn > 1:
                for player in range(s.players):
                    seen[player].append(_position(s, player, features, judge))
        if alone >= 0 and s.seat != alone:
            s.play(decide(greedy, s, lots.getrandbits(63)))
            seat = -1
            continue
        if s.seat != seat or not plan or plan[0] not in s.choices:
            seat = s.seat
            search.begin(s, budget)
            plan = _planned(search.beam(s.imagine(seat, lots.getrandbits(63)), search.shapes[0], budget, 0.0), lots)
        s.play(plan.pop(0))
    return [Trajectory(seen[player], s.scores[player], alone not in (-1, player)) for player in range(s.players)]


def _planned(lines: list[Line], lots: Random) -> list[int]:
    """Choose a line: mostly the best; return its actions until chance has its say."""
    chance = lots.random()
    if chance < _ANY:
        line = lots.choice(lines)
    elif chance < _ANY + _SECOND_BEST:
        ranked = sorted(lines, key=lambda line: -line.value)
        line = ranked[min(int(lots.expovariate(_DROP)), len(ranked) - 1)]
    else:
        line = best_line(lines)
    return line.actions[:] if line.sure == UNSURE else line.actions[: line.sure]


def _position(s: State, seat: int, features: Features, judge: Judge) -> Position:
    notes = FeatureList()
    points = features.measure(s, seat, notes)
    return Position(points, judge.turns_left(s, seat), notes.at, notes.numbers)


TRAINER: Final = Trainer(FORM, self_play, 0.2, "points")

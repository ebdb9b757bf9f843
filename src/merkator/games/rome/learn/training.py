"""Self-play of rome. Each position at the end of a turn is noted for every player.

The first rounds are played by the quick planner, later ones by the search with the weights learned so far. In some
decisions another line than the best is played: what is never tried is never known to be bad.
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
from merkator.games.rome.bots.evaluation import KNOTS, Evaluation, turns_left
from merkator.games.rome.bots.features import COUNT, THOUSAND, Features
from merkator.games.rome.bots.greedy import GreedyBot
from merkator.games.rome.bots.lines import lines
from merkator.games.rome.bots.search import SearchBot
from merkator.games.rome.bots.weights import swift
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.state import State

FORM: Final = WeightShape(KNOTS, COUNT)

_OTHER: Final = 0.04  # part of the decisions in which any line is played, not the best
_LINES: Final = 4  # to choose from then
_FAR: Final = 20.0  # thousands from the mean of the table: who is further off has won or lost all the same


def self_play(practice: SelfPlay) -> Callable[[int], list[Trajectory]]:
    """Return what plays a game for a seed and returns the trajectory of every player."""
    game = find_game("rome")
    assert isinstance(game, Rome)
    return partial(_story, game, GreedyBot(game.cards, swift()), practice)


def _story(game: Rome, planner: GreedyBot, practice: SelfPlay, seed: int) -> list[Trajectory]:
    lots = Random(seed)
    s = game.start(practice.players, seed=seed)
    features = Features(planner.chart, planner.weights)
    seen: list[list[Position]] = [[] for _ in range(s.players)]
    player = _player(game, planner, practice, seed)
    turn = -1
    while not s.over:
        if s.turns != turn:
            turn = s.turns
            if turn > 1:
                for seat in range(s.players):
                    seen[seat].append(_position(s, seat, features))
        if len(s.choices) > 1 and lots.random() < _OTHER:
            veiled = s.imagine(s.seat, lots.getrandbits(63))
            s.play(lots.choice(lines(planner, veiled, _LINES))[1][0])
        else:
            s.play(decide(player, s, lots.getrandbits(63)))
    return [Trajectory(seen[seat], score) for seat, score in enumerate(_scores(s))]


def _player(game: Rome, planner: GreedyBot, practice: SelfPlay, seed: int) -> Bot:
    """Return who plays all seats."""
    if practice.depth == 1 or practice.weights is None:
        return planner
    evaluation = Evaluation(planner.chart, planner.weights, practice.weights)
    return SearchBot("learned", game.cards, Budget(practice.nodes), seed, evaluation)


def _position(s: State, seat: int, features: Features) -> Position:
    notes = FeatureList()
    points = features.measure(s, seat, notes)
    return Position(points, turns_left(s, features.weights), notes.at, notes.numbers)


def _scores(s: State) -> list[float]:
    """Return the wealth of all at the end, none further from the mean than matters."""
    found = [score / THOUSAND for score in s.scores]
    mean = sum(found) / len(found)
    return [mean + min(max(score - mean, -_FAR), _FAR) for score in found]


TRAINER: Final = Trainer(FORM, self_play, 0.05, "thousands of sesterces")

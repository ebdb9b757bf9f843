"""Training: rounds of self-play, each followed by a regression over the last ones. It can be broken off at any time.

A directory holds everything: `plan.json`, the stories of each round (`round-003.pickle`), the weights learned from
them (`weights-003.json`), one line per round in `log.jsonl`, and a report with a chart. Training in the same
directory continues after the last round that was finished; a round that was broken off is played again, with the same
seeds and so with the same outcome.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from merkator.arena.parallel import spread
from merkator.arena.train_data import SelfPlay, Trajectory
from merkator.arena.train_folder import Folder, Round, fits
from merkator.arena.train_games import self_play, trainer
from merkator.core.errors import BadOption
from merkator.core.registry import default_game
from merkator.core.registry import game as find_game

SEEDS: Final = 10_000_000  # of training: far from those that bots are measured with
A_ROUND: Final = 100_000  # seeds set aside for each round


@dataclass(frozen=True)
class Plan:
    """What is trained, and how."""

    players: int
    games: int = 600  # in each round
    shallow: int = 12  # rounds that look ahead the quick way; all others are thorough
    nodes: int = 400  # positions looked at for a decision, two turns ahead
    memory: int = 12  # rounds that the regression looks back to
    steadiness: float = 0.2  # how much the value one turn later counts instead of the final result
    ridge: float = 20.0  # how firmly weights are held
    game: str = field(default_factory=default_game)

    def practice(self, number: int, weights: list[list[float]] | None) -> SelfPlay:
        """Return how a round is played."""
        return SelfPlay(self.game, self.players, 1 if number < self.shallow else 2, self.nodes, weights)


def make_plan(game: str, players: int | None, games: int, shallow: int, ridge: float) -> Plan:
    """Make a plan, or say what of it is not possible."""
    taught = trainer(game)
    seats = find_game(game).seats
    wanted = seats[0] if players is None else players
    if wanted not in seats:
        raise BadOption(f"{game} is for {seats[0]} to {seats[-1]} players, not {wanted}")
    if not 1 <= games <= A_ROUND:
        raise BadOption(f"games per round must be from 1 to {A_ROUND}, got {games}")
    if shallow < 0:
        raise BadOption(f"shallow rounds must be 0 or more, got {shallow}")
    if not (isfinite(ridge) and ridge > 0):
        raise BadOption(f"ridge must be above 0, got {ridge:g}")
    return Plan(wanted, games, shallow, steadiness=taught.steadiness, ridge=ridge, game=game)


class Training:
    """Trains in a directory, from nothing or from weights that are there already."""

    def __init__(self, directory: Path, plan: Plan, start: list[list[float]] | None = None) -> None:
        self.directory = directory
        self.plan = plan
        self.start = start
        self.form = trainer(plan.game).form
        self._check_start()
        self.batches: dict[int, Any] = {}  # of the last rounds, ready for the regression (which needs numpy)
        self.folder = Folder(directory, self.form)
        self.folder.keep_plan({**asdict(plan), "start": start})

    def _check_start(self) -> None:
        """Refuse weights of another game, or of another version of the features."""
        form = self.form
        if self.start is None or fits(self.start, form):
            return
        wide = len(self.start[0]) if self.start else 0
        raise BadOption(
            f"the weights to start from are {len(self.start)} × {wide} numbers, "
            f"those of {self.plan.game} {len(form.knots)} × {form.count}"
        )

    def rounds(self) -> list[Round]:
        """Return the rounds that are finished."""
        return self.folder.rounds()

    def weights(self, number: int) -> list[list[float]] | None:
        """Return the weights after a round; before the first one those of the start, if there are any."""
        return self.start if number < 0 else self.folder.weights(number)

    def run(self, rounds: int, workers: int, tell: Callable[[int, int], None]) -> Iterator[Round]:
        """Play and learn until there are this many rounds; `tell` gets how many games of a round are played."""
        for number in range(len(self.rounds()), rounds):
            yield self._round(number, workers, tell)

    def _round(self, number: int, workers: int, tell: Callable[[int, int], None]) -> Round:
        from merkator.arena.train_fit import fit

        began = _cpu_time()
        weights = self.weights(number - 1)
        self._recall(number)
        stories = self._play(number, weights, workers, tell)
        learned = fit([*self.batches.values()], weights, self.start, self.plan.steadiness, self.plan.ridge)
        self.folder.keep_weights(number, learned.weights)
        scores = [story.score for story in stories]
        spread = stdev(scores) if len(scores) > 1 else 0.0
        done = Round(number, fmean(scores), spread, learned.off, _cpu_time() - began)
        self.folder.note(done)
        return done

    def _recall(self, number: int) -> None:
        """Make ready what earlier rounds played, as far back as the regression looks."""
        from merkator.arena.train_fit import Batch

        plan = self.plan
        for at in range(number):
            if at <= number - plan.memory:
                self.batches.pop(at, None)
            elif at not in self.batches:
                stories = self.folder.stories(at, plan.games * plan.players)
                self.batches[at] = Batch(stories, plan.players, self.form)

    def _play(
        self, number: int, weights: list[list[float]] | None, workers: int, tell: Callable[[int, int], None]
    ) -> list[Trajectory]:
        """Play the games of a round, and keep them."""
        from merkator.arena.train_fit import Batch

        plan = self.plan
        first = SEEDS + number * A_ROUND
        stories: list[Trajectory] = []
        for played in _games(plan.practice(number, weights), range(first, first + plan.games), workers):
            stories += played
            tell(number, len(stories) // plan.players)
        self.folder.keep_stories(number, stories)
        self.batches[number] = Batch(stories, plan.players, self.form)
        return stories


def _cpu_time() -> float:
    """Return the seconds of CPU that this process took, and those it has started and seen end."""
    return sum(os.times()[:4])


def _games(practice: SelfPlay, seeds: range, workers: int) -> Iterator[list[Trajectory]]:
    if workers == 1:
        play = self_play(practice)
        return (play(seed) for seed in seeds)
    return spread(self_play, practice, seeds, workers)

"""Training: rounds of self-play, each followed by a regression over the last ones. It can be broken off at any time.

A directory holds everything: `plan.json`, the stories of each round (`round-003.pickle`), the weights learned from
them (`weights-003.json`), one line a round in `log.jsonl`, and a report with a chart. Whoever trains on in the same
directory goes on after the last round that was finished; a round that was broken off is played again, with the same
seeds and so with the same outcome.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from merkator.arena.parallel import spread
from merkator.arena.train_school import practise, school
from merkator.arena.train_story import Practice, Story
from merkator.core.errors import BadOption, FileError
from merkator.core.registry import game as find_game

SEEDS: Final = 10_000_000  # of training: far from those that bots are measured with
A_ROUND: Final = 100_000  # seeds set aside for each round


@dataclass(frozen=True)
class Plan:
    """What is trained, and how."""

    players: int
    games: int = 600  # in each round
    shallow: int = 12  # rounds that look one turn ahead; all others look two (in rome: by plans, by the search)
    nodes: int = 400  # positions looked at for a decision, two turns ahead
    memory: int = 12  # rounds that the regression looks back to
    steadiness: float = 0.2  # how much the value one turn later counts, not what came of it in the end
    ridge: float = 20.0  # how firmly weights are held
    game: str = "hamburg"

    def practice(self, number: int, weights: list[list[float]] | None) -> Practice:
        """Return how a round is played."""
        return Practice(self.game, self.players, 1 if number < self.shallow else 2, self.nodes, weights)


def make_plan(game: str, players: int | None, games: int, shallow: int, ridge: float) -> Plan:
    """Make a plan, or say what of it is not possible."""
    taught = school(game)
    seats = find_game(game).seats
    wanted = seats[0] if players is None else players
    if wanted not in seats:
        raise BadOption(f"{game} is for {seats[0]} to {seats[-1]} players, not {wanted}")
    return Plan(wanted, games, shallow, steadiness=taught.steadiness, ridge=ridge, game=game)


@dataclass(frozen=True)
class Round:
    """What a round brought: the points of its games, played with some lines by lot."""

    number: int
    mean: float
    spread: float
    off: float  # how far the new weights are off
    seconds: float  # of CPU in this process

    def json(self) -> dict[str, Any]:
        """Return the line of the log."""
        return {name: round(value, 3) for name, value in asdict(self).items()}


class Training:
    """Trains in a directory, from nothing or from weights that are there already."""

    def __init__(self, directory: Path, plan: Plan, start: list[list[float]] | None = None) -> None:
        self.directory = directory
        self.plan = plan
        self.start = start
        self._check_start()
        self.batches: dict[int, Any] = {}  # of the last rounds, ready for the regression (which needs numpy)
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(str(directory), "", f"cannot be used for training: {error.strerror}") from error
        self._check_plan()

    def _check_start(self) -> None:
        """Refuse weights of another game, or of another version of the features."""
        form = school(self.plan.game).form
        if self.start is None or [len(row) for row in self.start] == [form.count] * len(form.knots):
            return
        wide = len(self.start[0]) if self.start else 0
        raise BadOption(
            f"the weights to start from are {len(self.start)} × {wide} numbers, "
            f"those of {self.plan.game} {len(form.knots)} × {form.count}"
        )

    def _check_plan(self) -> None:
        """Keep to the plan that was begun with: weights of different plans do not mix."""
        file = self.directory / "plan.json"
        wanted = {**asdict(self.plan), "start": self.start}
        if not file.exists():
            file.write_text(json.dumps(wanted) + "\n", "utf-8")
        elif json.loads(file.read_text("utf-8")) != wanted:
            raise BadOption(f"{file} holds another plan: train on with that one, or take another directory")

    def rounds(self) -> list[Round]:
        """Return the rounds that are finished."""
        file = self.directory / "log.jsonl"
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        return [Round(**json.loads(line)) for line in lines]

    def weights(self, number: int) -> list[list[float]] | None:
        """Return the weights after a round; before the first one those of the start, if there are any."""
        if number < 0:
            return self.start
        found: list[list[float]] = json.loads(self._file("weights", number, "json").read_text("utf-8"))
        return found

    def run(self, rounds: int, workers: int, tell: Callable[[int, int], None]) -> Iterator[Round]:
        """Play and learn until there are so many rounds; `tell` hears how many games of a round are played."""
        for number in range(len(self.rounds()), rounds):
            yield self._round(number, workers, tell)

    def _round(self, number: int, workers: int, tell: Callable[[int, int], None]) -> Round:
        from merkator.arena.train_fit import Batch, fit

        began = process_time()
        plan = self.plan
        form = school(plan.game).form
        weights = self.weights(number - 1)
        first = SEEDS + number * A_ROUND
        stories: list[Story] = []
        for played in _games(plan.practice(number, weights), range(first, first + plan.games), workers):
            stories += played
            tell(number, len(stories) // plan.players)
        self._file("round", number, "pickle").write_bytes(pickle.dumps(stories))
        self.batches[number] = Batch(stories, plan.players, form)
        for at in range(number):
            if at <= number - plan.memory:
                self.batches.pop(at, None)
            elif at not in self.batches:
                self.batches[at] = Batch(self._stories(at), plan.players, form)
        learned = fit([*self.batches.values()], weights, self.start, plan.steadiness, plan.ridge)
        self._file("weights", number, "json").write_text(json.dumps(learned.weights) + "\n", "utf-8")
        scores = [story.score for story in stories]
        done = Round(number, fmean(scores), stdev(scores), learned.off, process_time() - began)
        with open(self.directory / "log.jsonl", "a", encoding="utf-8") as log:
            log.write(json.dumps(done.json()) + "\n")
        return done

    def _stories(self, number: int) -> list[Story]:
        found: list[Story] = pickle.loads(self._file("round", number, "pickle").read_bytes())
        return found

    def _file(self, name: str, number: int, ending: str) -> Path:
        return self.directory / f"{name}-{number:03d}.{ending}"


def _games(practice: Practice, seeds: range, workers: int) -> Iterator[list[Story]]:
    if workers == 1:
        play = practise(practice)
        return (play(seed) for seed in seeds)
    return spread(practise, practice, seeds, workers)

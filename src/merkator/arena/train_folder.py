"""The folder of a training: its plan, the log of its rounds, and what each round played and learned.

Files are written whole, so that a training that was stopped anywhere can continue. A file that someone else has
spoilt is reported with its name.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from merkator.arena.files import check_directory, write_whole
from merkator.arena.train_data import Trajectory, WeightShape
from merkator.core.errors import BadOption, FileError


@dataclass(frozen=True)
class Round:
    """The results of a round: the points of its games, in which some lines were chosen at random."""

    number: int
    mean: float
    spread: float
    off: float  # how far the new weights are off
    seconds: float  # of CPU, in all processes

    def json(self) -> dict[str, Any]:
        """Return the line of the log."""
        return {name: round(value, 3) for name, value in asdict(self).items()}


class Folder:
    """Reads and writes the files of a training."""

    def __init__(self, directory: Path, form: WeightShape) -> None:
        check_directory(directory)
        self.directory = directory
        self.form = form

    def keep_plan(self, wanted: dict[str, Any]) -> None:
        """Keep to the plan that was begun with: weights of different plans do not mix."""
        file = self.directory / "plan.json"
        if not file.exists():
            write_whole(file, _line(wanted))
            return
        try:
            found = json.loads(_read(file))
        except (ValueError, RecursionError) as error:
            raise FileError(str(file), "", "is not a training plan: choose another directory") from error
        if found != wanted:
            raise BadOption(f"{file} holds another plan: continue that one, or choose another directory")

    def rounds(self) -> list[Round]:
        """Return the rounds that are finished; one whose line in the log is not is played again."""
        file = self.directory / "log.jsonl"
        content = _read(file) if file.exists() else b""
        lines = content[: content.rfind(b"\n") + 1].splitlines()
        return [_round(file, number, line) for number, line in enumerate(lines)]

    def note(self, done: Round) -> None:
        """Add a round to the log."""
        lines = [_line(each.json()) for each in (*self.rounds(), done)]
        write_whole(self.directory / "log.jsonl", b"".join(lines))

    def weights(self, number: int) -> list[list[float]]:
        """Return what was learned in a round."""
        file = self._file("weights", number, "json")
        try:
            found = json.loads(_read(file, number))
            weights = [[float(weight) for weight in row] for row in found]
        except (TypeError, ValueError, RecursionError) as error:
            raise _spoilt(file, number, "is not a weights file written by training") from error
        if not fits(weights, self.form):
            raise _spoilt(file, number, "is not a weights file written by training")
        return weights

    def keep_weights(self, number: int, weights: list[list[float]]) -> None:
        """Keep what was learned in a round."""
        write_whole(self._file("weights", number, "json"), _line(weights))

    def stories(self, number: int, count: int) -> list[Trajectory]:
        """Return the games of a round, as its players saw them: this many trajectories."""
        file = self._file("round", number, "pickle")
        content = _read(file, number)
        try:
            found = pickle.loads(content)
        except Exception as error:  # what was spoilt may fail in any way
            raise _spoilt(file, number, "holds no games that training wrote") from error
        if (
            not isinstance(found, list)
            or len(found) != count
            or not all([isinstance(each, Trajectory) for each in found])
        ):
            raise _spoilt(file, number, "holds no games that training wrote")
        return found

    def keep_stories(self, number: int, stories: list[Trajectory]) -> None:
        """Keep the games of a round."""
        write_whole(self._file("round", number, "pickle"), pickle.dumps(stories))

    def _file(self, name: str, number: int, ending: str) -> Path:
        return self.directory / f"{name}-{number:03d}.{ending}"


def fits(weights: Sequence[Sequence[float]], form: WeightShape) -> bool:
    """Say whether weights are of the form of a game."""
    return [len(row) for row in weights] == [form.count] * len(form.knots)


def _line(value: object) -> bytes:
    return json.dumps(value).encode("ascii") + b"\n"


def _read(file: Path, number: int | None = None) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        remedy = "" if number is None else f"; {_again(number)}"
        raise FileError(str(file), "", f"cannot be read: {error.strerror}{remedy}") from error


def _round(file: Path, number: int, line: bytes) -> Round:
    try:
        found = Round(**json.loads(line))
        if found.number == number and all([isinstance(value, int | float) for value in asdict(found).values()]):
            return found
    except (TypeError, ValueError, RecursionError):
        pass
    raise FileError(str(file), f"line {number + 1}", f"is not the log entry of round {number}")


def _spoilt(file: Path, number: int, why: str) -> FileError:
    return FileError(str(file), "", f"{why}; {_again(number)}")


def _again(number: int) -> str:
    return f"to play round {number} and all later ones again, take their lines out of log.jsonl"

"""One game that was played, and the line it is in a file of results: written, read, and checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, NamedTuple

from merkator.arena.outcome import Outcome


class Key(NamedTuple):
    """What a game is called: its seed, and the bots by seat."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played(Outcome):
    """One game of a match, a tournament or a ladder."""

    faults: tuple[int, ...]  # by seat: decisions that lots had to make for a program
    record: str = ""  # its text, when it is wanted
    cpu: float | None = field(default=None, compare=False)  # seconds it took, if they were taken; in no file

    @property
    def key(self) -> Key:
        """What the game is called."""
        return Key(self.seed, self.bots)

    def json(self) -> dict[str, Any]:
        """Return the line of a file."""
        return {**super().json(), "faults": list(self.faults)} if any(self.faults) else super().json()

    def worth(self, seat: int) -> tuple[bool, float]:
        """Return what a seat reached, to be compared: winners first, then points (a game may be broken off)."""
        return seat in self.winners, self.scores[seat]

    def against(self, seat: int, other: int) -> float:
        """Return what a seat won against another: 1, ½ or 0.

        >>> game = Played(1, ("a", "b", "b"), (50.0, 61.0, 50.0), (1,), 40, 200, "peace", (0, 0, 0))
        >>> game.against(0, 1), game.against(0, 2)
        (0.0, 0.5)
        """
        mine, theirs = self.worth(seat), self.worth(other)
        return 0.5 if mine == theirs else float(mine > theirs)


def parse(line: dict[str, Any], players: int | None = None) -> Played:
    """Return the game of a line, for this many players; `ValueError` says what is wrong with it.

    >>> parse({"seed": 1, "bots": ["a", "b"], "scores": [50.0]})
    Traceback (most recent call last):
    ValueError: scores must be one for each of 2 seats, got 1
    """
    bots = _each(line, "bots", "a name", lambda name: isinstance(name, str))
    seats = len(bots)
    if not seats or seats != (players or seats):
        raise ValueError(f"bots must be one for each of {players or 'the'} seats, got {seats}")
    scores = _each(line, "scores", "a number", _is_number, seats)
    winners = _each(line, "winners", f"a seat from 0 to {seats - 1}", lambda seat: _is_count(seat) and seat < seats)
    if len(set(winners)) < len(winners):
        raise ValueError("winners must be different seats")
    return Played(
        seed=_whole(line, "seed"),
        bots=tuple(bots),
        scores=tuple([float(points) for points in scores]),
        winners=tuple(winners),
        turns=_whole(line, "turns"),
        actions=_whole(line, "actions"),
        end=_word(line, "end"),
        faults=tuple(_each({"faults": [0] * seats, **line}, "faults", "a number from 0", _is_count, seats)),
    )


def _value(line: dict[str, Any], word: str) -> Any:
    if word not in line:
        raise ValueError(f"{word} is missing")
    return line[word]


def _each(
    line: dict[str, Any], word: str, kind: str, is_right: Callable[[Any], bool], seats: int | None = None
) -> list[Any]:
    """Return a checked list, with one value per seat if a number of seats is given."""
    found = _value(line, word)
    if not isinstance(found, list):
        raise ValueError(f"{word} must be a list, got {json.dumps(found)}")
    for each in found:
        if not is_right(each):
            raise ValueError(f"each of the {word} must be {kind}, got {json.dumps(each)}")
    if len(found) != (len(found) if seats is None else seats):
        raise ValueError(f"{word} must be one for each of {seats} seats, got {len(found)}")
    return found


def _whole(line: dict[str, Any], word: str) -> int:
    found = _value(line, word)
    if not isinstance(found, int) or isinstance(found, bool):
        raise ValueError(f"{word} must be a whole number, got {json.dumps(found)}")
    return found


def _word(line: dict[str, Any], word: str) -> str:
    found = _value(line, word)
    if not isinstance(found, str):
        raise ValueError(f"{word} must be a text, got {json.dumps(found)}")
    return found


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)

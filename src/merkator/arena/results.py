"""Results of many games: a file to which lines are only ever added, one JSON object each.

The first line says what is played: game, rules, cards, players, options. Each other line is one game. A game is named
by its seed and its bots, seat by seat, so a file can be played on at any time, with more games or with other bots.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import merkator
from merkator.core.contract import Game
from merkator.core.errors import FileError

FORMAT: Final = 1
_NAME: Final = 24  # letters of a bot in the name of a file


class Key(NamedTuple):
    """What a game is called: its seed, and the bots by seat."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """One game that was played."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    turns: int
    actions: int
    end: str
    faults: tuple[int, ...]  # by seat: decisions that lots had to make for a program
    record: str = ""  # its text, when it is wanted

    @property
    def key(self) -> Key:
        """What the game is called."""
        return Key(self.seed, self.bots)

    def json(self) -> dict[str, Any]:
        """Return the line of a file."""
        shown: dict[str, Any] = {
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "turns": self.turns,
            "actions": self.actions,
            "end": self.end,
        }
        if any(self.faults):
            shown["faults"] = list(self.faults)
        return shown

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


def parse(line: dict[str, Any]) -> Played:
    """Return the game of a line."""
    bots = tuple([str(name) for name in line["bots"]])
    return Played(
        seed=int(line["seed"]),
        bots=bots,
        scores=tuple([float(points) for points in line["scores"]]),
        winners=tuple([int(seat) for seat in line["winners"]]),
        turns=int(line["turns"]),
        actions=int(line["actions"]),
        end=str(line["end"]),
        faults=tuple([int(count) for count in line.get("faults", [0] * len(bots))]),
    )


def header(game: Game, players: int, options: Iterable[tuple[str, object]], limit: int) -> dict[str, Any]:
    """Return the first line of a file: games of different headers cannot be compared."""
    return {
        "merkator results": FORMAT,
        "version": merkator.__version__,
        "game": game.name,
        "rules": game.version,
        "cards": game.cards_hash,
        "players": players,
        "options": dict(options),
        "limit": limit,
    }


class Results:
    """All games played so far, in memory, and in a file when there is one; records go into a directory.

    >>> results = Results({})
    >>> results.add(Played(1, ("a", "b"), (50.0, 61.0), (1,), 40, 200, "peace", (0, 0)))
    >>> Key(1, ("a", "b")) in results, Key(1, ("b", "a")) in results
    (True, False)
    """

    def __init__(self, head: dict[str, Any], file: Path | None = None, records: Path | None = None) -> None:
        self.head = head
        self._file = file
        self._records = records
        self._games: dict[Key, Played] = {}
        if file is not None:
            self._read(file)
        self.found = len(self._games)

    def __contains__(self, key: Key) -> bool:
        return key in self._games

    def __getitem__(self, key: Key) -> Played:
        return self._games[key]

    def games(self, keys: Iterable[Key]) -> Iterator[Played]:
        """Yield games by their keys."""
        return (self._games[key] for key in keys)

    def add(self, game: Played) -> None:
        """Note a game that was just played; when this returns, its line is in the file."""
        if self._records is not None:
            self._write_record(game, self._records)
        if self._file is not None:
            self._write(self._file, game.json())
        self._games[game.key] = game

    # --- the file

    def _read(self, file: Path) -> None:
        """Read what is there; a last line that was never finished is cut off, so that more can be added."""
        lines = _whole_lines(file)
        if not lines:
            self._write(file, self.head)
            return
        self._check_head(file, _line(file, 1, lines[0]))
        for number, line in enumerate(lines[1:], start=2):
            try:
                game = parse(_line(file, number, line))
            except (KeyError, TypeError, ValueError) as error:
                raise FileError(str(file), f"line {number}", f"is no game: {error!r}") from error
            self._games.setdefault(game.key, game)

    def _check_head(self, file: Path, found: dict[str, Any]) -> None:
        for key, value in self.head.items():
            if found.get(key) != value:
                there, here = json.dumps(found.get(key)), json.dumps(value)
                why = f"holds games with {key} {there}, and {here} is to be played: take another file"
                raise FileError(str(file), "line 1", why)

    def _write(self, file: Path, line: dict[str, Any]) -> None:
        try:
            with open(file, "ab") as stream:
                stream.write(json.dumps(line, separators=(",", ":")).encode("ascii") + b"\n")
        except OSError as error:
            raise FileError(str(file), "", f"cannot be written: {error.strerror}") from error

    def _write_record(self, game: Played, directory: Path) -> None:
        """Write a record; its name tells the seed and who sat where."""
        bots = "-".join([re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[-_NAME:] for name in game.bots])
        file = directory / f"{self.head['game']}-{game.seed}-{bots}.record"
        try:
            directory.mkdir(parents=True, exist_ok=True)
            file.write_text(game.record, "utf-8", newline="\n")
        except OSError as error:
            raise FileError(str(file), "", f"cannot be written: {error.strerror}") from error


def _whole_lines(file: Path) -> list[bytes]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(file, "a+b") as stream:
            stream.seek(0)
            content = stream.read()
            whole = content[: content.rfind(b"\n") + 1]
            if len(whole) < len(content):
                stream.truncate(len(whole))
    except OSError as error:
        raise FileError(str(file), "", f"cannot be used for results: {error.strerror}") from error
    return whole.splitlines()


def _line(file: Path, number: int, text: bytes) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError(str(file), f"line {number}", "is no JSON") from error
    if not isinstance(found, dict):
        raise FileError(str(file), f"line {number}", "is no JSON object")
    return found

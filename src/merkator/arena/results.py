"""Results of many games: a file to which lines are only ever added, one JSON object each.

The first line says what is played: game, rules, cards, players, options. Each other line is one game. A game is named
by its seed and its bots, seat by seat, so a file can be played on at any time, with more games or with other bots.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import merkator
from merkator.arena.files import check_directory, unwritable, write_text
from merkator.arena.results_line import Key, Played, parse
from merkator.core.contract import Game
from merkator.core.errors import FileError

FORMAT: Final = 1
_MARK: Final = "merkator results"  # what the first line begins with
_NAME: Final = 24  # letters of a bot in the name of a file


def header(game: Game, players: int, options: Iterable[tuple[str, object]], limit: int) -> dict[str, Any]:
    """Return the first line of a file: games of different headers cannot be compared."""
    return {
        _MARK: FORMAT,
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
        if records is not None:
            check_directory(records)
        if file is not None:
            self._read(file)

    def __contains__(self, key: Key) -> bool:
        return key in self._games

    def __getitem__(self, key: Key) -> Played:
        return self._games[key]

    def add(self, game: Played) -> None:
        """Note a game that was just played; when this returns, its line is in the file."""
        if self._records is not None:
            self._write_record(game, self._records)
        if self._file is not None:
            self._write(self._file, game.json())
        self._games[game.key] = game

    # --- the file

    def _read(self, file: Path) -> None:
        """Read what is there. Only what is ours is changed: a last line that was never finished is cut off."""
        content = _content(file)
        whole = content[: content.rfind(b"\n") + 1]
        if whole:
            self._read_lines(file, whole.splitlines())
        elif not _text(self.head).startswith(content):  # a first line that was never finished is ours too
            raise _strange(file)
        if len(whole) < len(content):
            _cut(file, len(whole))
        if not whole:
            self._write(file, self.head)

    def _read_lines(self, file: Path, lines: list[bytes]) -> None:
        self._check_head(file, lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                game = parse(_line(file, number, line), self.head.get("players"))
            except ValueError as error:
                raise FileError(str(file), f"line {number}", f"is not a game result: {error}") from error
            self._games.setdefault(game.key, game)

    def _check_head(self, file: Path, line: bytes) -> None:
        try:
            found = _line(file, 1, line)
        except FileError as error:
            raise _strange(file) from error
        if _MARK not in found:
            raise _strange(file)
        for key, value in self.head.items():
            if found.get(key) != value:
                there, here = json.dumps(found.get(key)), json.dumps(value)
                why = f"holds games with {key} {there}, and {here} is to be played: take another file"
                raise FileError(str(file), "line 1", why)

    def _write(self, file: Path, line: dict[str, Any]) -> None:
        try:
            with open(file, "ab") as stream:
                stream.write(_text(line))
        except OSError as error:
            raise unwritable(file, error) from error

    def _write_record(self, game: Played, directory: Path) -> None:
        """Write a record; its name has the seed and who sat where."""
        bots = "-".join([re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[-_NAME:] for name in game.bots])
        write_text(directory / f"{self.head['game']}-{game.seed}-{bots}.record", game.record)


def _text(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode("ascii") + b"\n"


def _content(file: Path) -> bytes:
    """Return what is in a file, which is made when it is not there and can be added to."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(file, "a+b") as stream:
            stream.seek(0)
            return stream.read()
    except OSError as error:
        raise FileError(str(file), "", f"cannot be used for results: {error.strerror}") from error


def _cut(file: Path, length: int) -> None:
    try:
        os.truncate(file, length)
    except OSError as error:
        raise FileError(str(file), "", f"cannot be used for results: {error.strerror}") from error


def _strange(file: Path) -> FileError:
    return FileError(str(file), "line 1", "is not that of a file of results: take another file, nothing was changed")


def _line(file: Path, number: int, text: bytes) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError(str(file), f"line {number}", "is not valid JSON") from error
    if not isinstance(found, dict):
        raise FileError(str(file), f"line {number}", "is not a JSON object")
    return found

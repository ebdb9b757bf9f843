"""Repeats between the two games: six or more lines in a row that are equal, or equal but for names and values.

Blank lines, comments, docstrings, imports and lone brackets are passed over. A run whose lines are nearly all of one
shape (a list of constants) says nothing and is not counted. `repeats.toml` gives the reason for a pair of files that
repeat each other.
"""

from __future__ import annotations

import io
import keyword
import token
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from tools.counts.sources import GAMES, game_files, list_games, text_of

LINES: Final = 6
SHAPES: Final = 4
"""How many different shapes of lines a run has at least."""
REASONS: Final = Path(__file__).parent / "repeats.toml"

_SILENT: Final = (token.COMMENT, token.NL, token.NEWLINE, token.INDENT, token.DEDENT, token.ENDMARKER)
_VALUES: Final = {token.NUMBER: "0", token.STRING: "''"}


@dataclass(frozen=True)
class Line:
    """A line of code: where it stands, what it says, and its shape without names and values."""

    number: int
    text: str
    shape: str


@dataclass(frozen=True)
class Repeat:
    """A run of lines that stands in two files."""

    left: str
    right: str
    left_lines: tuple[int, int]
    right_lines: tuple[int, int]
    lines: int
    is_exact: bool

    @property
    def pair(self) -> str:
        """Return the two files, as `repeats.toml` names them."""
        return f"{self.left} ~ {self.right}"

    @property
    def place(self) -> str:
        """Return where the run stands in the two files."""
        left, right = (f"{first}-{last}" for first, last in (self.left_lines, self.right_lines))
        return f"lines {left} ~ {right}: {self.lines} {'equal' if self.is_exact else 'of one shape'}"


def all_repeats() -> list[Repeat]:
    """Return what the games repeat of each other, pair by pair of files."""
    games = [
        {path.relative_to(GAMES).as_posix(): code_lines(text_of(path)) for path in game_files(game)}
        for game in list_games()
    ]
    found = [repeat for one, other in combinations(games, 2) for repeat in _between(one, other)]
    return sorted(found, key=lambda repeat: (repeat.pair, repeat.left_lines))


def reasons() -> dict[str, str]:
    """Return why pairs of files may repeat each other."""
    return {pair: str(reason) for pair, reason in tomllib.loads(REASONS.read_text("utf-8")).items()}


def code_lines(text: str) -> list[Line]:
    """Return the lines of a Python file that count."""
    found: list[Line] = []
    for statement in _statements(text):
        if statement[0].string in ("import", "from") or all(part.type == token.STRING for part in statement):
            continue
        by_line: dict[int, list[tokenize.TokenInfo]] = defaultdict(list)
        for part in statement:
            by_line[part.start[0]].append(part)
        for number, parts in by_line.items():
            if any(part.type != token.OP for part in parts):
                text_there = " ".join(part.string for part in parts)
                found.append(Line(number, text_there, " ".join(map(_shape, parts))))
    return found


def _statements(text: str) -> Iterator[list[tokenize.TokenInfo]]:
    """Yield the tokens of each logical line."""
    parts: list[tokenize.TokenInfo] = []
    for part in tokenize.generate_tokens(io.StringIO(text).readline):
        if part.type not in _SILENT:
            parts.append(part)
        elif part.type == token.NEWLINE and parts:
            yield parts
            parts = []


def _shape(part: tokenize.TokenInfo) -> str:
    if part.type == token.NAME:
        return part.string if keyword.iskeyword(part.string) else "name"
    return _VALUES.get(part.type, part.string)


def _between(one: Mapping[str, list[Line]], other: Mapping[str, list[Line]]) -> Iterator[Repeat]:
    """Yield the longest runs that stand in a file of one game and in a file of the other."""
    places: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for name, lines in other.items():
        for at in range(len(lines) - LINES + 1):
            places[_shapes(lines[at : at + LINES])].append((name, at))
    for left, lines in one.items():
        done: dict[tuple[str, int], int] = {}  # by file and distance: how far it has been compared
        for at in range(len(lines) - LINES + 1):
            for right, there in places.get(_shapes(lines[at : at + LINES]), ()):
                if done.get((right, there - at), -1) < at:
                    length = _length(lines[at:], other[right][there:])
                    done[right, there - at] = at + length - 1
                    run, again = lines[at : at + length], other[right][there : there + length]
                    if len(set(_shapes(run))) >= SHAPES:
                        yield _repeat(left, run, right, again)


def _repeat(left: str, run: list[Line], right: str, again: list[Line]) -> Repeat:
    exact = [line.text for line in run] == [line.text for line in again]
    return Repeat(left, right, _ends(run), _ends(again), len(run), exact)


def _ends(lines: list[Line]) -> tuple[int, int]:
    return lines[0].number, lines[-1].number


def _shapes(lines: Iterable[Line]) -> tuple[str, ...]:
    return tuple(line.shape for line in lines)


def _length(lines: list[Line], others: list[Line]) -> int:
    """Return how many lines from the start on have the same shape."""
    same = 0
    for line, other in zip(lines, others, strict=False):
        if line.shape != other.shape:
            break
        same += 1
    return same

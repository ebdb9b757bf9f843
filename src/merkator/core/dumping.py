"""Positions as bytes, for all games: a line that says what it is, then canonical JSON; read back with every check."""

from __future__ import annotations

import json
from typing import Final

from merkator.core.chance import Chance, restore
from merkator.core.contract import FRAME, Game
from merkator.core.errors import BadDump

FORMAT: Final = 1
MOST: Final = 1_000_000_000
"""More of anything is no position."""
_LONGEST: Final = 1000


def header(game: Game) -> bytes:
    """Return the first line of a dump: what it is of."""
    return f"merkator {game.name} dump {FORMAT} rules {game.version} cards {game.cards_hash}\n".encode("ascii")


def canonical(fields: dict[str, object]) -> bytes:
    """Return plain data as bytes; equal data, equal bytes."""
    return json.dumps(fields, separators=(",", ":"), sort_keys=True).encode("ascii")


class Body:
    """The fields of a dump, each checked as it is taken out."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = fields

    def take(self, name: str) -> object:
        """Return a field."""
        if name not in self.fields:
            raise BadDump(f"this dump has no {name}")
        return self.fields[name]

    def number(self, name: str, low: int, high: int) -> int:
        """Return a field that is a number."""
        return _number(self.take(name), name, low, high)

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        """Return a field that is a list of numbers."""
        return _numbers(self.take(name), name, low, high, length)

    def lists(self, name: str, low: int, high: int, count: int, length: int | None = None) -> list[list[int]]:
        """Return a field that is a list of lists of numbers."""
        value = self.take(name)
        if not isinstance(value, list) or len(value) != count:
            raise BadDump(f"{name} in this dump must be {count} lists")
        return [_numbers(item, name, low, high, length) for item in value]

    def settings(self, game: Game, players: int) -> dict[str, object]:
        """Return the options of the game."""
        settings = self.take("settings")
        if not isinstance(settings, dict) or game.options(players, settings) != settings:
            raise BadDump("settings in this dump are not complete")
        return settings

    def chance(self, decks: int) -> Chance:
        """Return the source of chance."""
        chance = self.take("chance")
        if not isinstance(chance, list) or not all(isinstance(item, int | str) for item in chance):
            raise BadDump("chance in this dump must be a list")
        try:
            return restore(chance, decks)
        except ValueError as error:
            raise BadDump("chance in this dump is none of the sources") from error

    def agenda(self, steps: int, players: int) -> list[int]:
        """Return the agenda, whole frames of known steps and seats."""
        frames = self.numbers("agenda", -1, MOST)
        if len(frames) % FRAME:
            raise BadDump("agenda in this dump has a broken frame")
        for at in range(0, len(frames), FRAME):
            if not 0 <= frames[at] < steps or not 0 <= frames[at + 1] < players:
                raise BadDump("agenda in this dump names an unknown step or seat")
        return frames


def _number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadDump(f"{name} in this dump must be a number from {low} to {high}")
    return value


def _numbers(value: object, name: str, low: int, high: int, length: int | None) -> list[int]:
    if not isinstance(value, list) or (length is not None and len(value) != length) or len(value) > _LONGEST:
        raise BadDump(f"{name} in this dump is no list of the right length")
    return [_number(item, name, low, high) for item in value]


def read(game: Game, data: bytes) -> Body:
    """Return the fields of a dump of this game, these rules and these cards; `BadDump` for anything else."""
    expected = header(game)
    if not isinstance(data, bytes) or not data.startswith(f"merkator {game.name} dump ".encode("ascii")):
        raise BadDump(f"this is no dump of a position of {game.name}")
    if not data.startswith(expected):
        first = data.split(b"\n", 1)[0][:80].decode("ascii", "replace")
        raise BadDump(f"this dump is of another version or card set: {first!r}, not {expected.decode()[:-1]!r}")
    try:
        fields = json.loads(data[len(expected) :])
    except (ValueError, RecursionError) as error:
        raise BadDump(f"this dump is damaged: {error}") from error
    if not isinstance(fields, dict):
        raise BadDump("this dump is damaged: it is no object")
    return Body(fields)

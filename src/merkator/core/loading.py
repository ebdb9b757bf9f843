"""Dumps read back into positions, for all games, with every number checked before it is used."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final, TypeVar

from merkator.core.chance import Chance, restore
from merkator.core.contract import FRAME, Game, State
from merkator.core.errors import BadDump
from merkator.core.options import complete

S = TypeVar("S", bound=State)

MOST: Final = 1_000_000_000
"""A dump with more of anything is not a position."""
_LONGEST: Final = 1000
_HEADER: Final = re.compile(rb"merkator (\S{1,40}) dump (\d{1,6}) rules (\d{1,6}) cards (\S{1,40})\n")


class Body:
    """The fields of a dump, each checked as it is taken out. `format` and `rules` are those it was written with."""

    def __init__(self, fields: dict[str, object], format: int, rules: int) -> None:
        self.fields = fields
        self.format = format
        self.rules = rules

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
        """Return the options of the game; those that came later than the dump are as usual."""
        settings = self.take("settings")
        if not isinstance(settings, dict) or not complete(game.declared, settings):
            raise BadDump("settings in this dump are not complete")
        return game.options(players, settings)

    def chance(self, decks: int) -> Chance:
        """Return the source of chance."""
        chance = self.take("chance")
        if not isinstance(chance, list) or not all(isinstance(item, int | str) for item in chance):
            raise BadDump("chance in this dump must be a list")
        try:
            return restore(chance, decks)
        except ValueError as error:
            raise BadDump("unknown source of chance in this dump") from error

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
        raise BadDump(f"{name} in this dump must be a list of the right length")
    return [_number(item, name, low, high) for item in value]


def load(game: Game, data: bytes, make: Callable[[Body], S]) -> S:
    """Read a position back, which `make` takes out of the fields; `BadDump` if it is not one of this game."""
    body = _read(game, data)
    state = make(body)
    try:
        state.refresh_choices()
    except (IndexError, KeyError, ValueError, AssertionError) as error:
        raise BadDump(f"this dump holds no possible position: {error}") from error
    if body.rules == game.version and state.dump() != data:  # one of older rules is written in another way
        raise BadDump("this dump is not in canonical form")
    return state


def _read(game: Game, data: bytes) -> Body:
    """Return the fields of a dump of this game and these cards, of these rules or older ones; else `BadDump`."""
    found = _HEADER.match(data) if isinstance(data, bytes) else None
    if found is None or found[1] != game.name.encode("ascii"):
        raise BadDump(f"not a dump of a {game.name} position")
    first, expected = data[: found.end() - 1].decode("ascii", "replace"), game.dump_header().decode("ascii")[:-1]
    if found[4] != game.cards_hash.encode("ascii"):
        raise BadDump(f"this dump is of another card set: {first!r}, not {expected!r}")
    format, rules = int(found[2]), int(found[3])
    if format > game.dump_format or rules > game.version:
        raise BadDump(f"this dump is from a newer version: {first!r}, this program supports {expected!r}")
    try:
        fields = json.loads(data[found.end() :])
    except (ValueError, RecursionError) as error:
        raise BadDump(f"this dump is damaged: {error}") from error
    if not isinstance(fields, dict):
        raise BadDump("this dump is damaged: it is not an object")
    return Body(fields, format, rules)

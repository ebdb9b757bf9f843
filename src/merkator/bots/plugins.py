"""Bots of other people: installed packages that register a bot (docs/arena.md).

A package announces bots in the entry-point group `merkator.bots`; each leads to a function (or a class) that makes
the bot for a game:

    def make(game, seed):
        "follows the wind"        # one line about the bot, shown where bots are chosen
        return MyBot(game, seed)

    make.games = ("NAME",)        # only for these games; without it for all
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from merkator.bots.bot import Bot
from merkator.core.contract import Game

GROUP: Final = "merkator.bots"
MOST: Final = 20
"""Letters in the name of a bot: as many as a table keeps."""


class Plugin(NamedTuple):
    """A bot that was found: one line about it, the games it plays (None: all), and how it is made."""

    text: str
    games: tuple[str, ...] | None
    make: Callable[[Game, int], Bot]


@lru_cache(maxsize=1)
def plugins() -> dict[str, Plugin]:
    """Return the bots of other packages by name, in the order of their names.

    A broken package is reported on stderr and skipped: it must not stop everyone from playing.
    """
    found: dict[str, Plugin] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            if entry.name in found:
                raise ValueError("another package has a bot of this name")
            found[entry.name] = _plugin(entry)
        except Exception as error:  # whatever may go wrong in code that is not ours
            warn_skipped(f"{entry.name!r} ({entry.value})", str(error))
    return found


@lru_cache(maxsize=64)
def warn_skipped(bot: str, why: str) -> None:
    """Say once on stderr that a bot cannot be used."""
    print(f"merkator: skipped the bot {bot}: {why}", file=sys.stderr)


def _plugin(entry: EntryPoint) -> Plugin:
    name = entry.name
    if not 0 < len(name) <= MOST or not name.isascii() or not name.replace("-", "").isalnum() or name != name.lower():
        raise ValueError(f"a name must have up to {MOST} lower-case letters, digits and hyphens")
    make = entry.load()
    if not callable(make):
        raise TypeError("it must be a function of game and seed")
    games = getattr(make, "games", None)
    return Plugin(_text(make), None if games is None else tuple(games), make)


def _text(make: object) -> str:
    lines = (getattr(make, "__doc__", None) or "").strip().splitlines()
    return lines[0].strip().rstrip(".") if lines else "a bot of another package"

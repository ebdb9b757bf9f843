"""Names of games in shared code, where none belongs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from tools.counts.sources import list_games, relative, text_of


def name_pattern(game: str) -> re.Pattern[str]:
    """Return what finds a game's name as a word, also as part of a longer name in any of the usual spellings.

    >>> found = name_pattern("rome")
    >>> [word for word in ("Rome", "romeMap", "train_rome", "ToRome", "Chrome", "promenade") if found.search(word)]
    ['Rome', 'romeMap', 'train_rome', 'ToRome']
    """
    capital = game.capitalize()
    return re.compile(rf"(?:(?<![A-Za-z])(?:{game}|{capital}|{game.upper()})|(?<=[a-z]){capital})(?![a-z])")


def spelled_names(paths: Iterable[Path]) -> list[str]:
    """Return each line, and each file, that spells the name of a game."""
    patterns = [name_pattern(game) for game in list_games()]
    found = []
    for path in paths:
        named = relative(path)
        lines = [(0, path.name), *enumerate(text_of(path).splitlines(), 1)]
        found += [f"{named}:{number}" for number, line in lines if any(pattern.search(line) for pattern in patterns)]
    return found

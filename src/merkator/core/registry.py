"""The games that are installed, found by looking: a game is a package of merkator with a module `game`."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import merkator
from merkator.core.contract import Game
from merkator.core.errors import UnknownGame


def games() -> list[str]:
    """Return the names of all games.

    >>> "hamburg" in games()
    True
    """
    return list(_found())


@lru_cache(maxsize=1)
def _found() -> tuple[str, ...]:
    """Look once: what is installed does not change while the program runs."""
    names = [module.name for module in pkgutil.iter_modules(merkator.__path__) if module.ispkg]
    return tuple(sorted(name for name in names if find_spec(f"merkator.{name}.game") is not None))


def game(name: str, cards: str | Path | None = None) -> Game:
    """Return a game, with the standard cards or with those of a card set file.

    >>> game("hamburg").start(players=3, seed=1648).players
    3
    """
    if not isinstance(name, str) or name not in games():
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(games())}")
    made: Game = import_module(f"merkator.{name}.game").make(cards)
    return made


def game_from_text(name: str, text: str, file: str) -> Game:
    """Return a game with the card set written in `text` (out of a record)."""
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(games())}")
    made: Game = import_module(f"merkator.{name}.game").make_from_text(text, file)
    return made

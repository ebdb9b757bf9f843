"""The games that are installed. Ours are the folders of `merkator.games`; others are named by entry points.

A package brings a game by an entry point of the group `merkator.games` that leads to its `Kit`.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from merkator.core.contract import Game
from merkator.core.errors import BadOption, UnknownGame
from merkator.core.kit import Kit

GROUP: Final = "merkator.games"


def list_games() -> list[str]:
    """Return the names of all games, ours first."""
    return list(_kits())


@lru_cache(maxsize=1)
def _kits() -> dict[str, Kit]:
    """Look once: what is installed does not change while the program runs."""
    ours = find_spec(GROUP)
    assert ours is not None
    folders = sorted(module.name for module in pkgutil.iter_modules(ours.submodule_search_locations) if module.ispkg)
    found: dict[str, Kit] = {name: import_module(f"{GROUP}.{name}.kit").KIT for name in folders}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            found[entry.name] = _loaded(entry, found)
        except Exception as error:  # whatever may go wrong in code that is not ours
            print(f"merkator: skipped the game {entry.name!r} ({entry.value}): {error}", file=sys.stderr)
    return found


def _loaded(entry: EntryPoint, found: Mapping[str, Kit]) -> Kit:
    """Return the kit that another package brings; one bad package must not stop everyone from playing."""
    if entry.name in found:
        raise ValueError("a game of this name already exists")
    loaded = entry.load()
    if not isinstance(loaded, Kit) or loaded.name != entry.name:
        raise TypeError(f"it must be a merkator.core.kit.Kit with the name {entry.name!r}")
    return loaded


def default_game(players: int | None = None) -> str:
    """Return the game that is meant when none is named: the first one, or the first for this many players."""
    return next(name for name in list_games() if players is None or players in game(name).seats)


def kit(name: str) -> Kit:
    """Return the kit of a game."""
    if not isinstance(name, str) or name not in _kits():
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(list_games())}")
    return _kits()[name]


def game(name: str, cards: str | Path | None = None) -> Game:
    """Return a game, with the standard cards or with those of a card set file.

    >>> game(list_games()[0]).start(players=2, seed=1648).players
    2
    """
    made = kit(name)
    if cards is not None and made.make_from_text is None:
        raise _no_card_sets(name)
    return made.make(cards)


def game_from_text(name: str, text: str, file: str) -> Game:
    """Return a game with the card set written in `text` (out of a record)."""
    make = kit(name).make_from_text
    if make is None:
        raise _no_card_sets(name)
    return make(text, file)


def _no_card_sets(name: str) -> BadOption:
    return BadOption(f"there are no card sets for {name}: it is played as it is")

"""The bots that can sit at a table: levels for people to choose from, and all bots by their names."""

from __future__ import annotations

from typing import Any, Final

from merkator.bots import registry
from merkator.core.contract import Game
from merkator.core.registry import kit
from merkator.server.base import server_text
from merkator.server.base.problems import Problem
from merkator.text import languages

USUAL: Final = "normal"
"""The level if none is named."""
LONGEST: Final = 20
"""Characters of a name that the store can hold."""


def names(game: Game) -> list[str]:
    """Return every name a bot can be asked for by: the levels, weakest first, then the bots."""
    found = [*registry.levels(game), *registry.bots(game)]
    return [name for name in dict.fromkeys(found) if len(name) <= LONGEST]


def check_level(game: Game, level: str) -> str:
    """Return the name of a level or bot after checking that it exists."""
    known = names(game)
    if level not in known:
        english = "there is no bot {level!r}; the bots are: {bots}"
        raise Problem("bot", english, level=level[:60], bots=", ".join(known))
    return level


def strongest(game: Game) -> str:
    """Return the highest level."""
    return list(registry.levels(game))[-1]


def name_at(game: Game, seat: int, level: str) -> str:
    """Return the name of a bot at a seat if nobody gave it one.

    >>> import merkator
    >>> name_at(merkator.game(merkator.list_games()[1]), 1, "hard")
    'Livia'
    """
    ours = kit(game.name).bot_names
    return ours[seat] if seat < len(ours) else level.capitalize()


def describe(game: Game) -> dict[str, Any]:
    """Return levels and bots with their descriptions."""
    levels = [
        {"level": level, "bot": bot, "texts": _texts(level, game)} for level, bot in registry.levels(game).items()
    ]
    bots = [
        {"level": name, "text": registry.description(name, game), "texts": _texts(name, game)}
        for name in registry.bots(game)
    ]
    return {"levels": levels, "bots": bots}


def _texts(name: str, game: Game) -> dict[str, str]:
    """Return one line about a bot in every language; bots of other packages describe themselves in one."""
    own = registry.description(name, game)
    return {language: server_text.text_or_none(language, f"bot-{name}") or own for language in languages()}

"""The bots there are, by name; some play every game, others know one.

People choose a *level* instead: easy, normal, hard or expert. A bot that thinks as long as it may can be given a
budget a turn: `search@5000` looks at 5000 positions, `search@0.5s` thinks for half a second of CPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from merkator.bots.bot import Bot, decide
from merkator.bots.budget import Budget, read_budget
from merkator.bots.easy_bot import EasyBot
from merkator.bots.entry import Entry
from merkator.bots.guarded import creation_error, guard
from merkator.bots.playout_bot import PlayoutBot
from merkator.bots.plugins import Plugin, plugins, warn_skipped
from merkator.bots.random_bot import RandomBot
from merkator.core.contract import Game
from merkator.core.errors import UnknownBot
from merkator.core.registry import kit

__all__ = ["bot", "bots", "decide", "description", "levels", "limit_cpu"]


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


def _playouts(game: Game, seed: int, budget: Budget | None = None) -> Bot:
    return PlayoutBot(seed, budget)


# From weak to strong.
_EVERYWHERE: Final[dict[str, Entry]] = {
    "random": Entry("plays any legal action", _random),
}


# For games that bring no bots of their own.
_ANYWHERE: Final[dict[str, Entry]] = {
    "playouts": Entry("plays every choice on at random, many times", _playouts, _playouts),
}


# For people: the first of these that can play the game, else its strongest bot. The first two levels need nothing but
# Python itself.
_LEVELS: Final[dict[str, tuple[str, ...]]] = {
    "easy": ("greedy",),
    "normal": ("planner", "greedy"),
    "hard": ("search", "planner", "greedy"),
    "expert": ("learned", "search", "planner", "greedy"),
}


def _bots(game: Game) -> dict[str, Entry]:
    make = kit(game.name).bots
    ours = _ANYWHERE if make is None else make()
    return _EVERYWHERE | _others(game, {*_EVERYWHERE, *_LEVELS, *ours}) | dict(ours)


def _others(game: Game, taken: set[str]) -> dict[str, Entry]:
    """Return the bots of other packages. Nobody knows how strong they are: the last bot stays one of our own."""
    found: dict[str, Entry] = {}
    for name, plugin in plugins().items():
        if name in taken:
            warn_skipped(repr(name), "a bot or a level of Merkator has this name")
        elif plugin.games is None or game.name in plugin.games:
            found[name] = Entry(plugin.text, _guard(name, plugin))
    return found


def _guard(name: str, plugin: Plugin) -> Callable[[Game, int], Bot]:
    def make(game: Game, seed: int) -> Bot:
        try:
            bot = plugin.make(game, seed)
        except Exception as error:
            raise creation_error(name, game, error) from error
        return guard(name, bot)

    return make


def bots(game: Game) -> list[str]:
    """Return the names of the bots that can play a game, from weak to strong.

    >>> import merkator
    >>> bots(merkator.game(merkator.default_game()))
    ['random', 'greedy', 'planner', 'search', 'learned']
    """
    return list(_bots(game))


def levels(game: Game) -> dict[str, str]:
    """Return the levels that people choose from, each with the bot behind it; the easy one is often absent-minded.

    >>> import merkator
    >>> levels(merkator.game(merkator.default_game()))["normal"]
    'planner'
    """
    known = _bots(game)
    last = list(known)[-1]
    return {level: next((name for name in names if name in known), last) for level, names in _LEVELS.items()}


def description(name: str, game: Game) -> str:
    """Return one line about a bot, or about the one behind a level."""
    if name == "easy":
        return f"plays as the {levels(game)[name]} bot does, but is often absent-minded"
    return _entry(levels(game).get(name, name), game).text


def bot(name: str, game: Game, seed: int) -> Bot:
    """Make a bot for a game by its name, with a budget if one is written behind it, or by a level.

    Bots that leave nothing to chance do not use the seed.

    >>> import merkator
    >>> bot("greedy", merkator.game(merkator.default_game()), seed=1).name
    'greedy'
    >>> bot("planner@200", merkator.game(merkator.default_game()), seed=1).name
    'planner'
    >>> bot("hard@0.5s", merkator.game(merkator.default_game()), seed=1).name
    'search'
    >>> bot("easy", merkator.game(merkator.default_game()), seed=1).name
    'easy'
    """
    if name == "easy":
        return EasyBot(bot(levels(game)[name], game, seed), seed)
    name, at, budget = name.partition("@")
    name = levels(game).get(name, name)
    entry = _entry(name, game)
    return _thinking(name, entry, budget)(game, seed) if at else entry.make(game, seed)


def limit_cpu(bot: Bot, seconds: float) -> Bot:
    """Let a bot decide within some seconds of CPU, should its positions take longer here; return the bot."""
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget):
        budget.most = seconds
    return bot


def _thinking(name: str, entry: Entry, text: str) -> Callable[[Game, int], Bot]:
    """Return how a bot is made with a budget."""
    if entry.thinks is None:
        raise UnknownBot(f"the bot {name!r} takes no budget")
    budget = read_budget(text)
    if budget is None:
        raise UnknownBot(
            f"a budget must be {name}@5000 (positions per turn) or {name}@0.5s (CPU seconds), got {text!r}"
        )
    make = entry.thinks
    return lambda game, seed: make(game, seed, budget)


def _entry(name: str, game: Game) -> Entry:
    known = _bots(game)
    if name not in known:
        listed = ", ".join(f"{other} ({entry.text})" for other, entry in known.items())
        known_levels = ", ".join(_LEVELS)
        raise UnknownBot(
            f"there is no bot {name!r} for {game.name}; the bots are: {listed}; or a level: {known_levels}"
        )
    return known[name]

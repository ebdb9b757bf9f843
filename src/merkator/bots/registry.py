"""The bots there are, by name; some play every game, others know one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from merkator.bots import hamburg_greedy, rome_greedy
from merkator.bots.bot import Bot, decide
from merkator.bots.chance_bot import RandomBot
from merkator.core.contract import Game
from merkator.core.errors import UnknownBot

__all__ = ["bot", "bots", "decide", "description"]


class _Entry:
    """One bot: what it is like, and how it is made for a game."""

    def __init__(self, text: str, make: Callable[[Game, int], Bot]) -> None:
        self.text = text
        self.make = make


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


# From weak to strong.
_EVERYWHERE: Final[dict[str, _Entry]] = {
    "random": _Entry("plays any legal action", _random),
}
_BY_GAME: Final[dict[str, dict[str, _Entry]]] = {
    "hamburg": {"greedy": _Entry("looks one whole turn ahead and takes what is best then", hamburg_greedy.make)},
    "rome": {"greedy": _Entry("follows the best plan it sees: buy, sail, sell", rome_greedy.make)},
}


def _bots(game: Game) -> dict[str, _Entry]:
    return _EVERYWHERE | _BY_GAME.get(game.name, {})


def bots(game: Game) -> list[str]:
    """Return the names of the bots that can play a game, from weak to strong.

    >>> import merkator
    >>> bots(merkator.game("hamburg"))
    ['random', 'greedy']
    """
    return list(_bots(game))


def description(name: str, game: Game) -> str:
    """Return one line about a bot."""
    return _entry(name, game).text


def bot(name: str, game: Game, seed: int) -> Bot:
    """Make a bot for a game; bots that leave nothing to chance do not use the seed.

    >>> import merkator
    >>> bot("greedy", merkator.game("rome"), seed=1).name
    'greedy'
    """
    return _entry(name, game).make(game, seed)


def _entry(name: str, game: Game) -> _Entry:
    known = _bots(game)
    if name not in known:
        listed = ", ".join(f"{other} ({entry.text})" for other, entry in known.items())
        raise UnknownBot(f"there is no bot {name!r} for {game.name}; the bots are: {listed}")
    return known[name]

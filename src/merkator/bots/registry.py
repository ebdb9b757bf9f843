"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from merkator.bots.bot import Bot, decide
from merkator.bots.chance_bot import RandomBot
from merkator.bots.greedy import GreedyBot
from merkator.core.contract import Game
from merkator.core.errors import UnknownBot
from merkator.hamburg.game import Hamburg

__all__ = ["bot", "bots", "decide", "description"]


class _Entry:
    """One bot: what it is like, which games it knows, how it is made."""

    def __init__(self, text: str, knows: Callable[[Game], bool], make: Callable[[Game, int], Bot]) -> None:
        self.text = text
        self.knows = knows
        self.make = make


def _any_game(game: Game) -> bool:
    return True


def _hamburg(game: Game) -> bool:
    return isinstance(game, Hamburg)


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


def _greedy(game: Game, seed: int) -> Bot:
    assert isinstance(game, Hamburg)
    return GreedyBot(game.cards)


# From weak to strong.
_BOTS: Final[dict[str, _Entry]] = {
    "random": _Entry("plays any legal action", _any_game, _random),
    "greedy": _Entry("looks one whole turn ahead and takes what is best then", _hamburg, _greedy),
}


def bots(game: Game) -> list[str]:
    """Return the names of the bots that can play a game, from weak to strong.

    >>> import merkator
    >>> bots(merkator.game("hamburg"))
    ['random', 'greedy']
    """
    return [name for name, entry in _BOTS.items() if entry.knows(game)]


def description(name: str, game: Game) -> str:
    """Return one line about a bot."""
    return _entry(name, game).text


def bot(name: str, game: Game, seed: int) -> Bot:
    """Make a bot for a game; bots that leave nothing to chance do not use the seed.

    >>> import merkator
    >>> bot("greedy", merkator.game("hamburg"), seed=1).name
    'greedy'
    """
    return _entry(name, game).make(game, seed)


def _entry(name: str, game: Game) -> _Entry:
    if name not in _BOTS or not _BOTS[name].knows(game):
        known = ", ".join(f"{other} ({_BOTS[other].text})" for other in bots(game))
        raise UnknownBot(f"there is no bot {name!r} for {game.name}; the bots are: {known}")
    return _BOTS[name]

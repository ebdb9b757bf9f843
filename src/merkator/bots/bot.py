"""What a bot is, how it is asked, and how it explains what it thinks."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from merkator.core.contract import State
from merkator.core.errors import IllegalAction

Line = tuple[float, list[int]]
"""A way to play on: what it is worth, and the actions of this turn as they may go on."""


class Bot(Protocol):
    """A player that decides. It is handed what its seat may know, never the real position."""

    name: str

    def choose(self, state: State) -> int:
        """Return one of the legal actions of an imagined position; the position may be played on at will."""


@runtime_checkable
class ExplainingBot(Protocol):
    """A bot that reports what it compares. Hints and reviews use it; bots that cannot are asked to choose only."""

    name: str

    def choose(self, state: State) -> int:
        """Return one of the legal actions of an imagined position."""

    def lines(self, state: State, count: int) -> list[Line]:
        """Return the best lines of the seat that decides, at most this many, best first.

        A value is what the bot expects at the end of the game, in points or whatever the game counts. Actions behind
        a card that comes up are those for the cards that the bot imagined: they may turn out otherwise.
        """


def decide(bot: Bot, state: State, seed: int) -> int:
    """Ask a bot for the decision that is due: it gets `state.imagine(...)`, and its answer must be legal.

    The seed decides what the bot imagines of all that is hidden; it has nothing to do with the game's own.
    """
    action = bot.choose(state.imagine(state.seat, seed))
    if action not in state.choices:
        raise IllegalAction(f"the bot {bot.name} answered {action!r}, which is not legal for seat {state.seat}")
    return action

"""What a bot is, and how it is asked."""

from __future__ import annotations

from typing import Protocol

from merkator.core.contract import State
from merkator.core.errors import IllegalAction


class Bot(Protocol):
    """A player that decides. It is handed what its seat may know, never the real position."""

    name: str

    def choose(self, state: State) -> int:
        """Return one of the legal actions of an imagined position; the position may be played on at will."""


def decide(bot: Bot, state: State, seed: int) -> int:
    """Ask a bot for the decision that is due: it gets `state.imagine(...)`, and its answer must be legal.

    The seed decides what the bot imagines of all that is hidden; it has nothing to do with the game's own.
    """
    action = bot.choose(state.imagine(state.seat, seed))
    if action not in state.choices:
        raise IllegalAction(f"the bot {bot.name} answered {action!r}, which is not legal for seat {state.seat}")
    return action

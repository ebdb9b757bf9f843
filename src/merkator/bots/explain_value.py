"""Playing on after an action until the turn is over, in an imagined future: what an action is measured by.

The values of a bot's lines order them, but those that its search has given up early say little of how much worse they
are. So two actions are compared by the same measure: the turn is played to its end, and a judge values what is
there.
"""

from __future__ import annotations

from typing import Final

from merkator.bots.bot import Bot
from merkator.core.contract import State

_MOST: Final = 200  # actions until the end of a turn; a turn never has this many


class Players:
    """Who plays a turn to its end: one bot for the seat, another for the others."""

    def __init__(self, policy: Bot, rivals: Bot) -> None:
        self.policy = policy
        self.rivals = rivals

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return what the deciding seat plays in a position, from what it may know."""
        bot = self.policy if state.seat == seat else self.rivals
        return bot.choose(state.imagine(state.seat, seed))


def play_out(players: Players, state: State, seat: int, action: int, seed: int) -> tuple[State, list[int]]:
    """Play an action and then on until the turn is over; return the position and the seat's actions."""
    copy = state.imagine(seat, seed)
    actions = [action]
    copy.play(action)
    for number in range(_MOST):
        if copy.over or copy.turns != state.turns:
            break
        mine = copy.seat == seat
        chosen = players.choose(copy, seat, seed + number)
        copy.play(chosen)
        if mine:
            actions.append(chosen)
    return copy, actions

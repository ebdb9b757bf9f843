"""An entry of the list of bots: what a bot is like, and how it is made for a game."""

from __future__ import annotations

from collections.abc import Callable

from merkator.bots.bot import Bot
from merkator.bots.budget import Budget
from merkator.core.contract import Game


class Entry:
    """One bot. `thinks` makes it with a budget, if it can use one."""

    def __init__(
        self,
        text: str,
        make: Callable[[Game, int], Bot],
        thinks: Callable[[Game, int, Budget], Bot] | None = None,
    ) -> None:
        self.text = text
        self.make = make
        self.thinks = thinks

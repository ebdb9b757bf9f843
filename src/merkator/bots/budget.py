"""How much a bot may think in a turn: so many positions, or so many seconds of CPU.

A turn asks for several decisions. The first one gets most, and what is left is for those that come after a card has
been turned up.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

import merkator

_SHARE: Final = 0.6  # part of what is left of a turn that one decision may use up
_SURE: Final = 500  # positions after which the measured pace counts
# Positions a second to begin with, on a slow machine.
_COMPILED: Final = 20_000.0
_INTERPRETED: Final = 2_000.0


class Budget:
    """Counts what is used in a turn against what is allowed.

    >>> budget = Budget(nodes=1000)
    >>> budget.begin(turn=1)
    >>> budget.left(used=0), budget.left(used=500)
    (600.0, 100.0)
    >>> budget.end(used=600)
    >>> budget.begin(turn=1)
    >>> budget.left(used=0)
    240.0

    With `most`, a decision is cut short that would take longer on a slow machine.
    """

    def __init__(self, nodes: int = 0, seconds: float = 0.0, pace: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.most = 0.0  # seconds for one decision, however many positions are allowed; 0: as long as it takes
        self.pace = pace or (_COMPILED if merkator.compiled else _INTERPRETED)  # positions a second, as far as known
        self.turn = 0
        self.spent = 0.0  # in this turn, positions or seconds
        self.allowed = 0.0  # for this decision
        self.began = 0.0

    def begin(self, turn: int) -> None:
        """Begin to think about a decision of a turn."""
        if turn != self.turn:
            self.turn = turn
            self.spent = 0.0
        whole = self.seconds if self.seconds else float(self.nodes)
        self.allowed = _SHARE * max(0.0, whole - self.spent)
        self.began = thread_time()

    def left(self, used: int) -> float:
        """Return how many more positions may be looked at for this decision, when so many have been."""
        if not self.seconds and not self.most:
            return self.allowed - used
        spent = thread_time() - self.began
        self._learn(used, spent)
        if self.seconds:
            return (self.allowed - spent) * self.pace
        return min(self.allowed - used, (self.most - spent) * self.pace)

    def end(self, used: int) -> None:
        """Note what a decision has cost."""
        spent = thread_time() - self.began
        self._learn(used, spent)
        self.spent += spent if self.seconds else used

    def _learn(self, used: int, spent: float) -> None:
        """Note how many positions a second are looked at."""
        if used > _SURE and spent > 0.0:
            self.pace = used / spent


def read_budget(text: str) -> Budget | None:
    """Read `5000` (positions a turn) or `0.5s` (seconds of CPU a turn); None when it is neither.

    >>> budget = read_budget("0.5s")
    >>> budget.seconds if budget else None
    0.5
    """
    number = text.removesuffix("s")
    if not number.isascii() or not number.replace(".", "", 1).isdigit():
        return None
    if text.endswith("s"):
        return Budget(seconds=float(number)) if float(number) > 0 else None
    return Budget(nodes=int(number)) if number.isdigit() and int(number) > 0 else None

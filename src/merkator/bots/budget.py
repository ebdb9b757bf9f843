"""How much a bot may think per turn: a number of positions, or seconds of CPU time.

A turn asks for several decisions. The first one gets most, and what is left is for those that come after a card has
been turned up.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

import merkator

_SHARE: Final = 0.6  # of what is left of a turn, for one decision
_GUESSED: Final = 0.02  # seconds: what is measured counts more than the guess when it took longer
_KEPT: Final = 0.8  # how much earlier decisions count when the next one is measured
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

    def __init__(self, nodes: int = 0, seconds: float = 0.0, pace: float = 0.0, share: float = _SHARE) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.share = share  # part of what is left of a turn that one decision may use up
        self.most = 0.0  # seconds for one decision, however many positions are allowed; 0: as long as it takes
        self.pace = pace or (_COMPILED if merkator.compiled else _INTERPRETED)  # positions a second: a guess
        self.looked = 0.0  # positions looked at in earlier decisions, the older the less they count
        self.took = 0.0  # and the seconds they took
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
        self.allowed = self.share * max(0.0, whole - self.spent)
        self.began = thread_time()

    def left(self, used: int) -> float:
        """Return how many more positions may be examined for this decision, after this many."""
        if not self.seconds and not self.most:
            return self.allowed - used
        spent = thread_time() - self.began
        pace = (_GUESSED * self.pace + self.looked + used) / (_GUESSED + self.took + spent)
        if self.seconds:
            return (self.allowed - spent) * pace
        return min(self.allowed - used, (self.most - spent) * pace)

    def end(self, used: int) -> None:
        """Note what a decision has cost."""
        spent = thread_time() - self.began
        self.looked = _KEPT * self.looked + used
        self.took = _KEPT * self.took + spent
        self.spent += spent if self.seconds else used


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

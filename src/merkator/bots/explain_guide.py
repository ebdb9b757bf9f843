"""What explaining needs to know of a game; there is one guide for each, and none for games nobody has taught us."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from merkator.bots.explain_course import Course
from merkator.core.contract import State
from merkator.core.wording import Message

CLOSE: Final = 0.05
"""Values that differ by less than this part of a large difference count as equal."""


class Guide(Protocol):
    """Values positions of a game, and puts what lines lead to into messages."""

    policy: str
    """The bot that plays on when actions are compared: quick, and good enough to finish a turn well."""
    rivals: str
    """The bot that answers for other players meanwhile."""
    others: Sequence[int]
    """What other players are assumed to answer when a line is explained."""
    futures: int
    """In how many of them decisions of the past are measured, when there is time."""
    usual: float
    """A difference that everyone would call large."""

    def look(self, state: State) -> None:
        """Look at the position whose continuations are valued next."""

    def worth(self, state: State, seat: int) -> float:
        """Value a position for a seat at once, in what the game counts."""

    def prospect(self, state: State, seat: int) -> float:
        """Value a position by what it leads to, on the future its chance holds: what two choices are compared by."""

    def wager(self, state: State) -> bool:
        """Say whether dice decide at once, and much, what a choice of this decision is worth."""

    def expected(self, state: State, seat: int) -> float:
        """Return what a seat may expect to have at the end, in what the game counts."""

    def candidates(self, state: State, chosen: int) -> list[int]:
        """Return the actions that are worth comparing with the one that was chosen; it is among them."""

    def choice(self, state: State, action: int) -> Message:
        """Return the words for a choice."""

    def steps(self, course: Course) -> list[Message]:
        """Return what a line does after its first action, each step as a phrase."""

    def differences(self, mine: Course, other: Course) -> list[Message]:
        """Return what a line has that another does not have, as phrases."""

    def outlook(self, mine: Course, other: Course) -> list[Message]:
        """Return sentences about what comes after the turn, where the two lines differ in it."""

    def amount(self, value: float) -> Message:
        """Return a difference in value as a phrase: "3 points"."""

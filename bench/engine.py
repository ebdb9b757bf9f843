"""What is measured: an engine in the middle of a random game, behind the same few methods for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

TURN_LIMIT: Final = 1000  # catanatron's own limit: games of random moves can continue for ever


@dataclass(frozen=True, slots=True)
class Counts:
    """What was played: `games` counts those that came to their end and those that were cut at the limit."""

    decisions: int
    turns: int
    games: int
    cut: int


class Engine(Protocol):
    """An engine in the middle of a random game, which starts the next one when a game is over.

    The loop over the decisions is the engine's own, so that nothing but the engine and the choice is timed. All
    choose alike: `actions[int(random() * len(actions))]`.
    """

    made_by: str

    def options(self) -> int:
        """How many actions the decision at hand offers."""

    def play(self, decisions: int) -> Counts:
        """Make that many random decisions."""

    def copy(self, times: int) -> list[object]:
        """Copy the position at hand that many times."""

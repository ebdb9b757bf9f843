"""Some positions of a game, kept so that any other is reached by a short walk.

They are kept as dumps, a thousand bytes each. When there are too many, every second one goes: a long game has them
further apart, and a table never takes more memory than a few of them do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from merkator.core.chance import Recorded
from merkator.core.contract import Game, State

MOST: Final = 32
_APART: Final = 25


class Kept(NamedTuple):
    """A position after so many actions."""

    at: int
    data: bytes
    told: int  # outcomes of a record that were drawn by then

    def load(self, game: Game) -> State:
        """Return the position; one of a record has no outcomes to draw from yet."""
        return game.load(self.data)


class Positions:
    """Positions of one game, in order."""

    def __init__(self) -> None:
        self.kept: tuple[Kept, ...] = ()  # replaced, never changed: another thread may be walking
        self._apart = _APART

    def keep(self, at: int, state: State) -> None:
        """Keep the position after so many actions, if the last one is far enough behind it."""
        if at < (self.kept[-1].at if self.kept else 0) + self._apart:
            return
        told = state.chance.at if isinstance(state.chance, Recorded) else 0
        self.kept = (*self.kept, Kept(at, state.dump(), told))
        if len(self.kept) > MOST:
            self.kept = self.kept[1::2]
            self._apart *= 2

    def forget_after(self, at: int) -> None:
        """Forget what comes after so many actions: it was taken back."""
        self.kept = tuple(kept for kept in self.kept if kept.at <= at)


def before(kept: tuple[Kept, ...], at: int) -> Kept | None:
    """Return the last kept position that has at most this many actions."""
    return next((each for each in reversed(kept) if each.at <= at), None)

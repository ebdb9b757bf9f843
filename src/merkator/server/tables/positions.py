"""Some positions of a game, kept so that any other is reached by a short walk.

They are kept as dumps, a thousand bytes each. When there are too many, every second one goes: a long game has them
further apart, and a table never takes more memory than a few of them do.
"""

from __future__ import annotations

from bisect import bisect_left
from threading import Lock
from typing import Final, NamedTuple

from merkator.core.chance import Recorded
from merkator.core.contract import Game, State

MOST: Final = 32
_APART: Final = 25


class Kept(NamedTuple):
    """A position after this many actions."""

    at: int
    data: bytes
    drawn: int  # outcomes of a record that were drawn by then

    def load(self, game: Game) -> State:
        """Return the position; one of a record has no outcomes to draw from yet."""
        return game.load(self.data)


class Positions:
    """Positions of one line of play, in order. Anyone who plays or walks it, in any thread, may keep some."""

    def __init__(self, kept: tuple[Kept, ...] = (), apart: int = _APART) -> None:
        self.kept = kept  # replaced, never changed: another thread may be walking
        self._apart = apart
        self._lock = Lock()

    def keep(self, at: int, state: State, always: bool = False) -> None:
        """Keep the position after this many actions, if it is far enough from those that are kept (or `always`)."""
        if not (always or self._far(at)):
            return
        drawn = state.chance.at if isinstance(state.chance, Recorded) else 0
        found = Kept(at, state.dump(), drawn)
        with self._lock:
            self.kept = tuple(sorted([*(each for each in self.kept if each.at != at), found]))
            if len(self.kept) > MOST:
                self.kept = self.kept[1::2]
                self._apart *= 2

    def _far(self, at: int) -> bool:
        """Say whether a position would be far enough from its neighbours and the beginning."""
        kept = self.kept
        place = bisect_left(kept, at, key=lambda each: each.at)
        after = place == len(kept) or kept[place].at - at >= self._apart
        return after and at - (kept[place - 1].at if place else 0) >= self._apart

    def upto(self, at: int) -> Positions:
        """Return the positions of another line of play, which is the same up to this many actions."""
        return Positions(tuple(kept for kept in self.kept if kept.at <= at), self._apart)


def before(kept: tuple[Kept, ...], at: int) -> Kept | None:
    """Return the last kept position that has at most this many actions."""
    return next((each for each in reversed(kept) if each.at <= at), None)

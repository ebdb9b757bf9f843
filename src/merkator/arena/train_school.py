"""Where games are trained: for each game the form of its weights, and what plays games to learn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from merkator.arena import train_hamburg, train_rome
from merkator.arena.train_story import Form, Practice, Story
from merkator.core.errors import BadOption


@dataclass(frozen=True)
class School:
    """How one game is trained."""

    form: Form
    practise: Callable[[Practice], Callable[[int], list[Story]]]
    steadiness: float  # how much the value one turn later counts: the longer a game, the less
    unit: str  # what results are counted in


_SCHOOLS: Final = {
    "hamburg": School(train_hamburg.FORM, train_hamburg.practise, 0.2, "points"),
    "rome": School(train_rome.FORM, train_rome.practise, 0.05, "thousands of sesterces"),
}


def school(game: str) -> School:
    """Return the school of a game."""
    if game not in _SCHOOLS:
        raise BadOption(f"nobody trains {game!r}; what can be trained: {', '.join(_SCHOOLS)}")
    return _SCHOOLS[game]


def practise(practice: Practice) -> Callable[[int], list[Story]]:
    """Return what plays a game for a seed and tells the story of every player."""
    return school(practice.game).practise(practice)

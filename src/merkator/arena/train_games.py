"""Where games are trained: for each game the form of its weights, and what plays games to learn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from merkator.arena.train_data import Form, Practice, Story
from merkator.core.errors import BadOption
from merkator.core.registry import kit, list_games


@dataclass(frozen=True)
class School:
    """How one game is trained."""

    form: Form
    practise: Callable[[Practice], Callable[[int], list[Story]]]
    steadiness: float  # how much the value one turn later counts: the longer a game, the less
    unit: str  # what results are counted in


def school(game: str) -> School:
    """Return the school of a game."""
    trained = [name for name in list_games() if kit(name).school is not None]
    make = kit(game).school if game in trained else None
    if make is None:
        raise BadOption(f"cannot train {game!r}; trainable games: {', '.join(trained)}")
    return make()


def practise(practice: Practice) -> Callable[[int], list[Story]]:
    """Return what plays a game for a seed and tells the story of every player."""
    return school(practice.game).practise(practice)

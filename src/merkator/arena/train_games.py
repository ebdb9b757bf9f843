"""Where games are trained: for each game the form of its weights, and what plays games to learn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from merkator.arena.train_data import SelfPlay, Trajectory, WeightShape
from merkator.core.errors import BadOption
from merkator.core.registry import kit, list_games


@dataclass(frozen=True)
class Trainer:
    """How one game is trained."""

    form: WeightShape
    self_play: Callable[[SelfPlay], Callable[[int], list[Trajectory]]]
    steadiness: float  # how much the value one turn later counts: the longer a game, the less
    unit: str  # what results are counted in


def trainer(game: str) -> Trainer:
    """Return the trainer of a game."""
    trained = [name for name in list_games() if kit(name).trainer is not None]
    make = kit(game).trainer if game in trained else None
    if make is None:
        raise BadOption(f"cannot train {game!r}; trainable games: {', '.join(trained)}")
    return make()


def self_play(practice: SelfPlay) -> Callable[[int], list[Trajectory]]:
    """Return what plays a game for a seed and returns the trajectory of every player."""
    return trainer(practice.game).self_play(practice)

"""What training learns from: games as their players saw them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class WeightShape:
    """The form of the weights of a game: at which turns left there are some, and how many numbers a position has."""

    knots: list[float]
    count: int


@dataclass(frozen=True)
class SelfPlay:
    """How games are played to learn from."""

    game: str
    players: int
    depth: int  # how far players look ahead: 1 is the quick way of a game, 2 the thorough one
    nodes: int  # positions looked at for a decision
    weights: list[list[float]] | None  # none yet: values by rules of thumb


@dataclass(frozen=True)
class Position:
    """What a player's position was like: points as things stood, turns left, features that are not zero."""

    points: float
    turns: float
    at: list[int]
    numbers: list[float]


@dataclass(frozen=True)
class Trajectory:
    """A game as one player saw it: a position for each turn of anyone, and the points at the end."""

    positions: list[Position]
    score: float
    guest: bool = False  # the greedy bot played

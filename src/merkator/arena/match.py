"""A match: one bot against another, seats turned on equal deals, until enough was played or the test has decided.

With two players every deal is played twice, with the seats swapped. With more, one seat is the first bot's and all
others the second's, and the first bot sits everywhere once. Alone, both play the same deal and their points are
compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import count
from math import ceil, isfinite
from statistics import fmean, median, pstdev
from typing import Any

from merkator.arena.elo import Estimate, elo, share
from merkator.arena.match_deals import Deal, Setup, play_deals, rotations
from merkator.arena.results import Results
from merkator.arena.sprt import OPEN, Hypotheses, Sprt
from merkator.core.errors import BadOption


@dataclass(frozen=True)
class Match:
    """Who plays what, from which seed on."""

    setup: Setup
    first: str
    second: str
    seed: int = 1

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The games of each deal."""
        if self.setup.players == 1:
            return ((self.first,), (self.second,))
        return rotations([self.first] + [self.second] * (self.setup.players - 1))

    @property
    def steps(self) -> int:
        """In how many equal steps a deal can be won, from nothing to everything."""
        return 2 if self.setup.players == 1 else 2 * self.setup.players * (self.setup.players - 1)

    def deals(self, games: int | None) -> Iterator[Deal]:
        """Yield the deals of at least this many games, or deals without end."""
        seatings = self.seatings
        numbers = count() if games is None else range(ceil(games / len(seatings)))
        return (Deal(self.seed + number, seatings) for number in numbers)


class Score:
    """How a match stands."""

    def __init__(self, match: Match, hypotheses: Hypotheses | None = None) -> None:
        self.match = match
        self.test = None if hypotheses is None else Sprt(hypotheses, match.steps)
        self.games = 0
        self.shares: list[float] = []  # by deal: what the first bot won, compared with each of the others
        self.firsts: list[float] = []  # by deal: in which part of its games the first bot came first
        self.points: tuple[list[float], list[float]] = ([], [])
        self.ends: dict[str, int] = {}
        self.faults = [0, 0]

    @property
    def decided(self) -> bool:
        """Whether the test has come to an end."""
        return self.test is not None and self.test.verdict != OPEN

    def add(self, deal: Deal, results: Results) -> None:
        """Count a deal that was played."""
        games = [results[key] for key in deal.keys]
        won: list[float] = []
        firsts: list[float] = []
        for game in games:
            self.ends[game.end] = self.ends.get(game.end, 0) + 1
            for seat, name in enumerate(game.bots):
                which = int(name != self.match.first)
                self.points[which].append(game.scores[seat])
                self.faults[which] += game.faults[seat]
        if self.match.setup.players == 1:
            mine, theirs = games[0].scores[0], games[1].scores[0]
            won = firsts = [0.5 if mine == theirs else float(mine > theirs)]
        else:
            for game in games:
                seat = game.bots.index(self.match.first)
                won += [game.against(seat, other) for other in range(len(game.bots)) if other != seat]
                firsts.append(1 / len(game.winners) if seat in game.winners else 0.0)
        self.games += len(games)
        self.shares.append(fmean(won))
        self.firsts.append(fmean(firsts))
        if self.test is not None:
            self.test.add(self.shares[-1])

    @property
    def elo(self) -> Estimate:
        """How much stronger the first bot is."""
        return elo(self.shares)

    @property
    def share(self) -> Estimate:
        """What the first bot won, compared with each of the others."""
        return share(self.shares)

    @property
    def first(self) -> Estimate:
        """In which part of the games the first bot came first; a shared win counts in parts."""
        return share(self.firsts)

    def json(self) -> dict[str, Any]:
        """Return everything as a JSON-able object; what has no bound is null."""
        match, test = self.match, self.test
        found: dict[str, Any] = {
            "bots": [match.first, match.second],
            "players": match.setup.players,
            "seed": match.seed,
            "games": self.games,
            "deals": len(self.shares),
            "share": _json(self.share),
            "first": _json(self.first),
            "elo": _json(self.elo),
            "points": [
                {"mean": fmean(points), "median": median(points), "spread": pstdev(points)} for points in self.points
            ],
            "ends": dict(sorted(self.ends.items())),
            "faults": self.faults,
        }
        if test is not None:
            asked = test.hypotheses
            found["sprt"] = {
                "elo": [asked.low, asked.high],
                "alpha": asked.alpha,
                "beta": asked.beta,
                "ratio": test.ratio,
                "bounds": list(asked.bounds),
                "verdict": test.verdict,
            }
        return found


def run(
    match: Match,
    results: Results,
    executor: Executor,
    games: int | None = None,
    hypotheses: Hypotheses | None = None,
    ahead: int = 1,
) -> Iterator[Score]:
    """Play a match, and yield how it stands after each deal; always the same object.

    It ends after this many games, or when the test has decided. Deals count in their order, so the outcome does not
    depend on who plays how fast, nor on how many games were in the results before.
    """
    if games is None and hypotheses is None:
        raise BadOption("give a number of games, or a test")
    if games is not None and games < 1:
        raise BadOption(f"games must be at least 1, got {games}")
    score = Score(match, hypotheses)
    for deal in play_deals(match.setup, match.deals(games), results, executor, ahead):
        score.add(deal, results)
        yield score
        if score.decided:
            return


def _json(found: Estimate) -> list[float | None]:
    """Return value, low and high."""
    return [number if isfinite(number) else None for number in (found.value, found.low, found.high)]

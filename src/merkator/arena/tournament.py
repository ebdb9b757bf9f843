"""A tournament: a round robin between many bots, rated by openskill.

A table has as many seats as the game is played with. When there are more bots than seats, every choice of bots meets
at a table; when there are fewer, all sit there, as evenly as possible. Every table plays the same deals, each in
every order of seats; every second deal in the opposite direction, since neighbours matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from itertools import combinations
from math import ceil
from statistics import fmean, pstdev
from typing import Any, Final

from openskill.models import PlackettLuce

from merkator.arena.match_deals import Deal, Setup, play_deals, rotations
from merkator.arena.results import Results
from merkator.arena.results_line import Played
from merkator.core.errors import BadOption

_MODEL: Final = PlackettLuce()

Reached = tuple[str, tuple[bool, float]]
"""A bot, and what it reached: whether it won, and its points."""


@dataclass(frozen=True)
class Tournament:
    """The bots and the number of games: each line-up plays at least this many, counting up from a seed."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int = 1

    def check(self) -> None:
        """Refuse what cannot be played."""
        if len(self.bots) < 2:
            raise BadOption(f"a tournament needs at least 2 bots, got {len(self.bots)}")
        if self.games < 1:
            raise BadOption(f"games must be at least 1, got {self.games}")

    def deals(self) -> list[Deal]:
        """Return all deals: round by round, so that all bots have played about as much at any time."""
        made = []
        groups = [(group, ceil(self.games / len(group))) for group in self._groups()]
        for number in range(max([deals for _, deals in groups])):
            for group, deals in groups:
                if number < deals:
                    turned = tuple([seats[::-1] for seats in group]) if number % 2 else group
                    made.append(Deal(self.seed + number, turned))
        return made

    def _groups(self) -> list[tuple[tuple[str, ...], ...]]:
        """Return for each table its orders of seats. A solo player is compared with all others on the same deal."""
        if self.setup.players == 1:
            return [tuple([(name,) for name in self.bots])]
        return [rotations(table) for table in line_ups(self.bots, self.setup.players)]


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who meets.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    everyone = tuple(bots) * (players // len(bots))
    return [everyone + more for more in combinations(bots, players % len(bots))]


@dataclass(frozen=True)
class StandingsRow:
    """One bot in the table of a tournament."""

    bot: str
    rating: float  # the middle of what it is believed to be
    doubt: float  # one standard deviation of it
    games: int
    won: float  # share of its games, a shared win counted in parts; alone: of its deals, compared with all others
    mean: float  # points
    spread: float
    against: tuple[float | None, ...]  # what it won against each bot, in the order of the lines; None: never met
    faults: int

    def json(self) -> dict[str, Any]:
        """Return the line as a JSON-able object."""
        return asdict(self) | {"against": list(self.against)}


class Standings:
    """Ratings and sums, made from games one after another."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.games = 0
        self._ratings = {name: _MODEL.rating(name=name) for name in bots}
        self._points: dict[str, list[float]] = {name: [] for name in bots}
        self._won = dict.fromkeys(bots, 0.0)
        self._faults = dict.fromkeys(bots, 0)
        self._met: dict[tuple[str, str], list[float]] = {}

    def add(self, games: Sequence[Played]) -> None:
        """Count the games of a deal, and rate them."""
        for game in games:
            self.games += 1
            for seat, name in enumerate(game.bots):
                self._points[name].append(game.scores[seat])
                self._faults[name] += game.faults[seat]
        for name, share in _won(games):
            self._won[name] += share
        for seats in _compared(games):
            self._rate(seats)

    def _rate(self, seats: list[Reached]) -> None:
        """Rate bots that are compared: all at once, or in pairs where a bot has several seats."""
        for name, worth in seats:
            for other, theirs in seats:
                if other != name:
                    won = 0.5 if worth == theirs else float(worth > theirs)
                    self._met.setdefault((name, other), []).append(won)
        if len({name for name, _ in seats}) == len(seats):
            self._rank(seats)
        else:
            for pair in combinations(seats, 2):
                if pair[0][0] != pair[1][0]:
                    self._rank(pair)

    def _rank(self, seats: Sequence[Reached]) -> None:
        """Change the ratings of different bots by who came before whom."""
        ranks = [1.0 + sum([theirs > worth for _, theirs in seats]) for _, worth in seats]
        rated = _MODEL.rate([[self._ratings[name]] for name, _ in seats], ranks=ranks)
        for (name, _), (rating,) in zip(seats, rated, strict=True):
            self._ratings[name] = rating

    def lines(self) -> list[StandingsRow]:
        """Return the table, the best first."""
        order = sorted(self.bots, key=lambda name: (-self._ratings[name].mu, name))
        return [self._line(name, order) for name in order if self._points[name]]

    def _line(self, name: str, order: list[str]) -> StandingsRow:
        met = [self._met.get((name, other)) for other in order]
        points = self._points[name]
        return StandingsRow(
            bot=name,
            rating=self._ratings[name].mu,
            doubt=self._ratings[name].sigma,
            games=len(points),
            won=self._won[name] / len(points),
            mean=fmean(points),
            spread=pstdev(points),
            against=tuple([fmean(found) if found else None for found in met]),
            faults=self._faults[name],
        )


def _compared(games: Sequence[Played]) -> list[list[Reached]]:
    """Return who is compared with whom: all at one table. Alone at it, all that had the same deal."""
    if games and len(games[0].bots) == 1:
        return [[(game.bots[0], (False, game.scores[0])) for game in games]]
    return [[(name, game.worth(seat)) for seat, name in enumerate(game.bots)] for game in games]


def _won(games: Sequence[Played]) -> list[tuple[str, float]]:
    """Return what each bot won of a deal: its games. Alone everyone wins, so the most points do."""
    if games and len(games[0].bots) == 1:
        best = max([game.scores[0] for game in games])
        winners = [game.bots[0] for game in games if game.scores[0] == best]
        return [(name, 1 / len(winners)) for name in winners]
    return [(game.bots[seat], 1 / len(game.winners)) for game in games for seat in game.winners]


def run(tournament: Tournament, results: Results, executor: Executor, ahead: int = 1) -> Iterator[Standings]:
    """Play a tournament, and yield the standings after each deal; always the same object.

    Deals count in their order, so the ratings do not depend on who plays how fast, nor on what was in the results.
    """
    tournament.check()
    standings = Standings(tournament.bots)
    for deal in play_deals(tournament.setup, tournament.deals(), results, executor, ahead):
        standings.add([results[key] for key in deal.keys])
        yield standings

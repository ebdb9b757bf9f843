"""Run `merkator match` and `merkator tournament` with the options given; `merkator ladder` shares the options."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from merkator.arena import match_report, tournament_report
from merkator.arena.executors import Pool, executor
from merkator.arena.files import check_file, write_text
from merkator.arena.match import Match, Score
from merkator.arena.match import run as play_match
from merkator.arena.match_deals import Setup, make_setup
from merkator.arena.quantities import count_noun
from merkator.arena.results import Results, header
from merkator.arena.sprt import PASSED, Hypotheses
from merkator.arena.tournament import Standings, Tournament
from merkator.arena.tournament import run as play_tournament
from merkator.arena.tournament_chart import draw
from merkator.core.contract import Game


@dataclass(frozen=True)
class WorkerConfig:
    """Who plays the games: how many at once, and where."""

    workers: int | None  # none: one on each core, of this machine or of the cluster
    kind: str
    address: str | None

    def start(self) -> AbstractContextManager[Pool]:
        """Start what plays the games."""
        return executor(self.kind, self.workers, self.address)


@dataclass(frozen=True)
class RunConfig:
    """The options of the commands that measure bots."""

    game: Game
    options: dict[str, object]
    seed: int
    pool: WorkerConfig
    as_json: bool
    file: Path | None
    records: Path | None = None
    players: int = 1
    limit: int = 1000

    def setup(self, bots: Sequence[str]) -> Setup:
        """Check everything before the first game."""
        return make_setup(self.game, self.players, bots, self.options, self.limit, self.records is not None)

    def results(self, setup: Setup) -> Results:
        """Open the results."""
        head = header(self.game, setup.players, setup.options, setup.limit)
        return Results(head, self.file, self.records)


def run_match(first: str, second: str, games: int | None, hypotheses: Hypotheses | None, config: RunConfig) -> bool:
    """Play a match and print it; False when a test was not passed."""
    setup = config.setup([first, second])
    match = Match(setup, first, second, config.seed)
    results = config.results(setup)
    score: Score | None = None
    with config.pool.start() as players, match_report.bar(games) as bar:
        for score in play_match(match, results, players.executor, games, hypotheses, players.ahead):
            bar.show(score.games, match_report.standing(score))
    assert score is not None
    if config.as_json:
        print(json.dumps(score.json()))
    else:
        match_report.show(score, Console())
    return score.test is None or score.test.verdict == PASSED


def run_tournament(bots: Sequence[str], games: int, chart: Path | None, config: RunConfig) -> None:
    """Play a tournament, print it, and draw it when a chart is wanted."""
    setup = config.setup(bots)
    tournament = Tournament(setup, tuple(bots), games, config.seed)
    tournament.check()
    if chart is not None:
        check_file(chart)
    results = config.results(setup)
    number = sum([len(deal.seatings) for deal in tournament.deals()])
    standings: Standings | None = None
    with config.pool.start() as players, match_report.bar(number) as bar:
        for standings in play_tournament(tournament, results, players.executor, players.ahead):
            bar.show(standings.games, tournament_report.standing(standings))
    assert standings is not None
    if config.as_json:
        lines = [line.json() for line in standings.lines()]
        print(json.dumps({"games": standings.games, "seed": config.seed, "bots": lines}))
    else:
        tournament_report.show(standings, Console())
    if chart is not None:
        write_text(chart, draw(standings.lines(), _title(config, standings)))


def _title(config: RunConfig, standings: Standings) -> str:
    seats = "alone" if config.players == 1 else f"{config.players} players"
    return f"{config.game.name}, {seats}, {count_noun(standings.games, 'game')}: ratings by openskill"

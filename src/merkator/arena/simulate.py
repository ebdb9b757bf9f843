"""Simulation: bots play many games, reproducible from one seed."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any, Final

from merkator.arena.balance import Counts, GameTally, start_tally
from merkator.arena.files import check_directory
from merkator.arena.outcome import Outcome
from merkator.arena.parallel import spread
from merkator.bots.bot import Bot, decide
from merkator.bots.program import PREFIX, label, named_bot
from merkator.core.contract import Game
from merkator.core.errors import BadOption
from merkator.core.record import Record
from merkator.core.registry import game as find_game
from merkator.core.registry import game_from_text

TURN_LIMIT: Final = 1000
"""Player-turns after which a game is broken off: random moves can go on for ever."""


@dataclass(frozen=True)
class Result(Outcome):
    """One game: what `merkator simulate --json` prints of it."""

    record: str = ""  # the file it is in
    counts: Counts | None = None  # for a report, when one is wanted

    def json(self) -> dict[str, Any]:
        """Return the result as a JSON-able object; `record` only when a file was written."""
        shown = {"players": len(self.bots), **super().json()}
        return {**shown, "record": self.record} if self.record else shown


def play(
    game: Game,
    bots: list[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    limit: int = TURN_LIMIT,
    kept: GameTally | None = None,
    seats: list[Bot] | None = None,
) -> Record:
    """Let bots, one per seat, play a game to its end or to the limit of turns; a tally may count what happens."""
    record = Record.start(game, len(bots), seed=seed, options=options, names=[label(name) for name in bots])
    if seats is None:
        seats = [named_bot(name, game, seed * 64 + seat) for seat, name in enumerate(bots)]
    state = record.state
    while not state.over and state.turns <= limit:
        # A bot imagines the future with a seed that has nothing to do with the game's own.
        action = decide(seats[state.seat], state, state.number)
        if kept is None:
            record.play(action)
        else:
            kept.note(record.play_events(action))
    return record


@dataclass(frozen=True)
class Setup:
    """All that one game of a simulation needs besides its seed, in names and plain values: it goes to processes."""

    game: str
    cards_text: str
    bots: tuple[str, ...]
    options: dict[str, object]
    limit: int
    records: Path | None
    report: bool


def simulate(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    limit: int = TURN_LIMIT,
    records: Path | None = None,
    workers: int = 1,
    report: bool = False,
) -> Iterator[Result]:
    """Play games with the seeds `seed`, `seed + 1`, …; write each record into a directory when one is given.

    For a report every result holds the counts of its game.

    With several workers the games are played in that many processes; the results are the same, in the same order.
    (A script that asks for them needs the usual `if __name__ == "__main__"`.)
    """
    if games < 1:
        raise BadOption(f"games must be at least 1, got {games}")
    if limit < 1:
        raise BadOption(f"limit must be at least 1, got {limit}")
    if workers < 1:
        raise BadOption(f"workers must be at least 1, got {workers}")
    game.options(len(bots), options)
    for name in bots:
        named_bot(name, game, 0)
    if report:
        start_tally(game)
    if records is not None:
        check_directory(records)
    setup = Setup(game.name, game.cards_text, tuple(bots), dict(options or {}), limit, records, report)
    seeds = range(seed, seed + games)
    workers = min(workers, games)
    if workers == 1:
        return (_one_game(game, setup, number) for number in seeds)
    return spread(_prepare_worker, setup, seeds, workers)


def _prepare_worker(setup: Setup) -> Callable[[int], Result]:
    """Set a table up in a process of its own."""
    text = setup.cards_text
    game = game_from_text(setup.game, text, "the card set") if text else find_game(setup.game)
    return partial(_one_game, game, setup)


def _one_game(game: Game, setup: Setup, seed: int) -> Result:
    kept = start_tally(game) if setup.report else None
    record = play(game, list(setup.bots), seed, setup.options, setup.limit, kept)
    path = ""
    if setup.records is not None:
        file = setup.records / f"{game.name}-{len(setup.bots)}p-{seed}.record"
        record.write(file)
        path = str(file)
    counts = None if kept is None else kept.close(record.state)
    return Result.of(record, tuple(record.names), record=path, counts=counts)


def seat_bots(names: str, players: int) -> list[str]:
    """Return one bot per seat from a list; a single bot plays all seats, and a name with commas is quoted.

    >>> seat_bots("greedy,random", 2)
    ['greedy', 'random']
    >>> seat_bots('"program:./bot --weights 1,2",random', 2)
    ['program:./bot --weights 1,2', 'random']
    """
    try:
        found = next(csv.reader([names], skipinitialspace=True, strict=True), [])
    except csv.Error as error:
        raise BadOption(f"bots must be a,b,… (double quotes around a name with commas), got {names!r}") from error
    bots = [name.strip() for name in found if name.strip()]
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        hint = '; put a command with commas in double quotes: "program:…",random' if PREFIX in names else ""
        raise BadOption(f"{players} players need one bot for all seats or {players} bots, got {len(bots)}{hint}")
    return bots


@dataclass(frozen=True)
class SeatSummary:
    """How one seat did over all games."""

    seat: int
    bot: str
    mean: float
    median: float
    spread: float
    lowest: float
    highest: float
    won: float  # share of games, a shared win counted in parts


@dataclass(frozen=True)
class Summary:
    """How all games went."""

    games: int
    seats: tuple[SeatSummary, ...]
    turns: float
    turns_spread: float
    actions: float
    ends: dict[str, int]


def summary(results: list[Result]) -> Summary:
    """Sum many games up."""
    seats = []
    for seat, name in enumerate(results[0].bots):
        points = [result.scores[seat] for result in results]
        won = sum([1 / len(r.winners) for r in results if seat in r.winners])
        middle = (mean(points), median(points), pstdev(points))
        seats.append(SeatSummary(seat, name, *middle, min(points), max(points), won / len(results)))
    ends: dict[str, int] = {}
    for each in results:
        ends[each.end] = ends.get(each.end, 0) + 1
    turns = [each.turns for each in results]
    actions = mean([each.actions for each in results])
    return Summary(len(results), tuple(seats), mean(turns), pstdev(turns), actions, dict(sorted(ends.items())))

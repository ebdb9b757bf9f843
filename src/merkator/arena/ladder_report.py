"""Run `merkator ladder`: play, show progress on stderr, and print the ladder."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from merkator.arena.ladder import CEILING, Rung, run, rungs
from merkator.arena.match_command import RunConfig
from merkator.arena.match_report import bar, say
from merkator.arena.quantities import count_noun


def run_ladder(bots: Sequence[str], games: int, ceiling: bool, config: RunConfig) -> None:
    """Play a ladder and print it, the ceiling last."""
    setup = config.setup(bots)
    results = config.results(setup)
    names = [*bots, CEILING] if ceiling else list(bots)
    seeds = range(config.seed, config.seed + games)
    with config.pool.start() as players, bar(games * len(names)) as progress:
        for done in run(setup, names, seeds, results, players.executor, players.ahead):
            progress.show(done, "")
    marks = sorted([points for points, _ in config.game.benchmarks])
    found = rungs(names, seeds, results, marks)
    if config.as_json:
        print(json.dumps({"games": games, "seed": config.seed, "rungs": [rung.json() for rung in found]}))
    else:
        console = Console()
        console.print(ladder_grid(found, games, config.seed, marks))
        if timed := cpu_times(found):
            say(console, "CPU a turn: " + ", ".join(timed))


def cpu_times(found: Sequence[Rung]) -> list[str]:
    """Say how long each bot thought, where that was measured.

    >>> from merkator.arena.ladder import rung
    >>> cpu_times([rung("search", [80.0], [], 0.0912), rung("mine", [50.0], [])])
    ['search 0.091 s']
    """
    return [f"{rung.name} {rung.pace:.3f} s" for rung in found if rung.pace is not None]


def ladder_grid(found: Sequence[Rung], games: int, seed: int, marks: Sequence[int]) -> Grid:
    """Return the ladder as a table."""
    shown = Grid(title=f"{count_noun(games, 'solo game')} from seed {seed}", title_justify="left")
    shown.add_column("bot", overflow="fold")
    for heading in ("mean", "±", "spread", "lowest", "highest", *[f"≥ {mark}" for mark in marks]):
        shown.add_column(heading, justify="right", no_wrap=True)
    for rung in found:
        shares = [f"{share:.0%}" for _, share in rung.shares]
        numbers = [f"{number:.1f}" for number in (rung.mean, 2 * rung.error, rung.spread, rung.lowest, rung.highest)]
        shown.add_row(escape(rung.name), *numbers, *shares)
    return shown

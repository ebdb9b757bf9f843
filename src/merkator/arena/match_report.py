"""The report of a match on the terminal: how it stands while it is played, then a table and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import fmean, median, pstdev

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from merkator.arena.elo import Estimate, elo_text
from merkator.arena.match import Score
from merkator.arena.quantities import count_noun
from merkator.arena.sprt import FAILED, OPEN, PASSED, Sprt

_VERDICTS = {
    PASSED: "passed: the difference is at least {high:g} Elo rather than {low:g}",
    FAILED: "failed: the difference is at most {low:g} Elo rather than {high:g}",
    OPEN: "undecided between {low:g} and {high:g} Elo",
}


class Bar:
    """Progress on stderr: games, how it stands, how long it takes."""

    def __init__(self, progress: Progress, games: int | None) -> None:
        self._progress = progress
        self._task = progress.add_task("games", total=games, stand="")

    def show(self, games: int, stand: str) -> None:
        """Show how it stands."""
        self._progress.update(self._task, completed=games, stand=stand)


@contextmanager
def bar(games: int | None) -> Iterator[Bar]:
    """Show progress while something is played; without a number nobody knows how long it takes."""
    times = (TimeElapsedColumn(),) if games is None else (TimeElapsedColumn(), TimeRemainingColumn())
    columns = (
        TextColumn("games"),
        BarColumn(20),
        MofNCompleteColumn(),
        *times,
        TextColumn("{task.fields[stand]}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, games)


def say(console: Console, text: str) -> None:
    """Print a line as it is; names of programs may hold anything."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def standing(score: Score) -> str:
    """Say in one line how a match stands."""
    text = f"{score.share.value:.1%}  Elo {between(score.elo)}"
    return text if score.test is None else f"{text}  {_ratio(score.test)}"


def between(found: Estimate) -> str:
    """Write a difference in Elo with its bounds."""
    return f"{elo_text(found.value)} ({elo_text(found.low)} to {elo_text(found.high)})"


def _ratio(test: Sprt) -> str:
    low, high = test.hypotheses.bounds
    return f"LLR {test.ratio:.2f} ({low:.2f} to {high:.2f})"


def show(score: Score, console: Console) -> None:
    """Print a match that is over."""
    match = score.match
    table = Grid(
        title=f"{count_noun(score.games, 'game')} on {count_noun(len(score.shares), 'deal')}", title_justify="left"
    )
    table.add_column("bot", overflow="fold")
    for heading in ("seats", "mean", "median", "spread", "lowest", "highest"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, points in zip((match.first, match.second), score.points, strict=True):
        figures = (fmean(points), median(points), pstdev(points), min(points), max(points))
        table.add_row(escape(name), str(len(points)), *[f"{figure:,.1f}" for figure in figures])
    console.print(table)
    won = {1: "deals brought it more points", 2: "games won"}.get(match.setup.players, "comparisons with others won")
    say(console, f"{match.first}: {_percent(score.share)} of the {won}, ties counted half")
    if match.setup.players > 2:
        say(console, f"{match.first}: first in {_percent(score.first)} of the games")
    say(console, f"Elo of {match.first} over {match.second}: {between(score.elo)}")
    if score.test is not None:
        asked = score.test.hypotheses
        verdict = _VERDICTS[score.test.verdict].format(low=asked.low, high=asked.high)
        say(console, f"sequential test {verdict}; {_ratio(score.test)}")
    console.print(
        "ended by: " + ", ".join(f"{end} {count}" for end, count in sorted(score.ends.items())), soft_wrap=True
    )
    for name, faults in zip((match.first, match.second), score.faults, strict=True):
        if faults:
            say(console, f"{name} failed to answer {count_noun(faults, 'time')}; random moves were played instead")


def _percent(found: Estimate) -> str:
    """Write a share with its bounds."""
    return f"{found.value:.1%} ({found.low:.1%} to {found.high:.1%})"

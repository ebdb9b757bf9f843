"""The report of a simulation on the terminal: progress while it runs, then a table."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from merkator.arena.simulate import Result, Summary, summary

Benchmarks = tuple[tuple[int, str], ...]


def show(results: Iterable[Result], games: int, benchmarks: Benchmarks) -> None:
    """Play all games with a progress bar on stderr, then print the summary."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done: list[Result] = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        for result in results:
            done.append(result)
            progress.advance(task)
    console = Console()
    print_summary(summary(done), console)
    if len(done[0].scores) == 1:
        print_benchmarks([result.scores[0] for result in done], benchmarks, console)


def print_benchmarks(points: list[float], benchmarks: Benchmarks, console: Console) -> None:
    """Print which share of solo games reached each mark."""
    for least, name in sorted(benchmarks):
        share = sum(score >= least for score in points) / len(points)
        console.print(f"reached {least} ({name}): {share:.1%}")


def print_summary(found: Summary, console: Console) -> None:
    """Print one line a seat, then length and endings."""
    table = Table(title=f"{found.games} games, points by seat")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for heading in ("mean", "spread", "lowest", "highest", "won"):
        table.add_column(heading, justify="right")
    for seat in found.seats:
        table.add_row(
            str(seat.seat),
            seat.bot,
            f"{seat.mean:.1f}",
            f"{seat.spread:.1f}",
            f"{seat.lowest:g}",
            f"{seat.highest:g}",
            f"{seat.won:.0%}",
        )
    console.print(table)
    console.print(f"player-turns: {found.turns:.1f} a game, spread {found.turns_spread:.1f}")
    console.print(f"actions: {found.actions:.1f} a game")
    console.print("ended by: " + ", ".join(f"{end} {count}" for end, count in found.ends.items()))

"""The report of a simulation on the terminal: progress while it runs, then a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from merkator.arena.balance import sections, total
from merkator.arena.quantities import count_noun
from merkator.arena.simulate import Result, Summary, summary
from merkator.core.contract import Game, Section

Benchmarks = tuple[tuple[int, str], ...]


def show(results: Iterable[Result], games: int, benchmarks: Benchmarks) -> None:
    """Play all games with a progress bar on stderr, then print the summary."""
    done = _played(results, games)
    console = Console()
    print_summary(summary(done), console)
    if len(done[0].scores) == 1:
        print_benchmarks([result.scores[0] for result in done], benchmarks, console)


def show_balance(results: Iterable[Result], games: int, game: Game) -> None:
    """Play all games with a progress bar on stderr, then print the summary and the game's own tables."""
    done = _played(results, games)
    console = Console()
    print_summary(summary(done), console)
    turns = [result.turns for result in done]
    console.print(f"shortest game: {min(turns)} player-turns, longest: {max(turns)}", end="\n\n")
    for section in sections(game, total([result.counts or {} for result in done]), len(done)):
        print_section(section, console)


def balance(results: Iterable[Result]) -> dict[str, Any]:
    """Play all games and return their sums as one JSON-able object; counts are sums over all games."""
    done = list(results)
    turns = [result.turns for result in done]
    found = summary(done)
    return {
        "games": found.games,
        "players": len(done[0].bots),
        "bots": list(done[0].bots),
        "turns": {"mean": found.turns, "spread": found.turns_spread, "least": min(turns), "most": max(turns)},
        "ends": found.ends,
        "counts": total([result.counts or {} for result in done]),
    }


def print_section(section: Section, console: Console) -> None:
    """Print a table, its numbers to the right."""
    table = Grid(title=section.title, title_justify="left")
    for number, header in enumerate(section.headers):
        table.add_column(header, justify="right" if number else "left", no_wrap=number == 0)
    for row in section.rows:
        table.add_row(*row)
    console.print(table)
    console.print()


def _played(results: Iterable[Result], games: int) -> list[Result]:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done: list[Result] = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        for result in results:
            done.append(result)
            progress.advance(task)
    return done


def print_benchmarks(points: list[float], benchmarks: Benchmarks, console: Console) -> None:
    """Print which share of solo games reached each mark."""
    for least, name in sorted(benchmarks):
        share = sum(score >= least for score in points) / len(points)
        console.print(f"reached {least} ({name}): {share:.1%}")


def print_summary(found: Summary, console: Console) -> None:
    """Print one line a seat, then length and endings."""
    table = Grid(title=f"{count_noun(found.games, 'game')}, points by seat")
    table.add_column("seat", justify="right")
    table.add_column("bot", overflow="fold")
    for heading in ("mean", "median", "spread", "lowest", "highest", "won"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in found.seats:
        table.add_row(
            str(seat.seat),
            escape(seat.bot),
            f"{seat.mean:.1f}",
            f"{seat.median:.1f}",
            f"{seat.spread:.1f}",
            f"{seat.lowest:g}",
            f"{seat.highest:g}",
            f"{seat.won:.0%}",
        )
    console.print(table)
    console.print(f"player-turns: {found.turns:.1f} a game, spread {found.turns_spread:.1f}")
    console.print(f"actions: {found.actions:.1f} a game")
    console.print("ended by: " + ", ".join(f"{end} {count}" for end, count in found.ends.items()))

"""The report of a tournament on the terminal: a table of all bots, and who won how much against whom."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from merkator.arena.match_report import say
from merkator.arena.quantities import count_noun
from merkator.arena.tournament import Standings, StandingsRow


def standing(standings: Standings) -> str:
    """Say in one line who leads."""
    return "  ".join(f"{line.bot} {line.rating:.1f}" for line in standings.lines()[:3])


def show(standings: Standings, console: Console) -> None:
    """Print a tournament that is over."""
    lines = standings.lines()
    console.print(_ratings(lines, standings.games))
    console.print(_cross(lines))
    for line in lines:
        if line.faults:
            say(
                console,
                f"{line.bot} failed to answer {count_noun(line.faults, 'time')}; random moves were played instead",
            )


def _ratings(lines: list[StandingsRow], games: int) -> Grid:
    table = Grid(
        title=f"{count_noun(games, 'game')}, ratings by openskill (± two standard deviations)", title_justify="left"
    )
    table.add_column("", justify="right")
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "±", "games", "won", "mean", "spread"):
        table.add_column(heading, justify="right", no_wrap=True)
    for place, line in enumerate(lines, start=1):
        table.add_row(
            str(place),
            escape(line.bot),
            f"{line.rating:.1f}",
            f"{2 * line.doubt:.1f}",
            str(line.games),
            f"{line.won:.0%}",
            f"{line.mean:,.1f}",
            f"{line.spread:,.1f}",
        )
    return table


def _cross(lines: list[StandingsRow]) -> Grid:
    """Show what each won against each: a tie is half a win."""
    table = Grid(title="won against", title_justify="left")
    table.add_column("bot", overflow="fold")
    for number in range(1, len(lines) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for line in lines:
        table.add_row(escape(line.bot), *["–" if share is None else f"{share:.0%}" for share in line.against])
    return table

"""The tables that a run prints."""

from __future__ import annotations

from rich.table import Table

from bench.run import Run
from bench.subject import METRICS, Subject

AGAINST = ("catanatron", "OpenSpiel hearts", "OpenSpiel bridge")


def number(value: float) -> str:
    """Return a rate as people read it.

    >>> number(628157.2), number(31.5), number(2.25)
    ('628,157', '31.5', '2.25')
    """
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def rates(run: Run) -> Table:
    """How many per second, by the median of the rounds."""
    table = _table("Random playouts: how many per second", *METRICS)
    for subject in run.subjects.values():
        cells = [number(subject.rate(metric)) for metric in METRICS]
        table.add_row(subject.name, *cells, style="bold" if subject.ours else None)
    return table


def ratios(run: Run) -> Table:
    """Our engines against those that targets are about."""
    others = [run.subjects[name] for name in AGAINST if name in run.subjects]
    table = _table("Ratios, each by the median of the rounds")
    for other in others:
        table.add_column(f"decisions\n÷ {other.name}", justify="right")
    for other in others[:1]:
        for metric in ("turns", "games", "copies"):
            table.add_column(f"{metric}\n÷ {other.name}", justify="right")
    for subject in run.subjects.values():
        if subject.ours:
            table.add_row(subject.name, *_ratio_cells(subject, others))
    return table


def _ratio_cells(subject: Subject, others: list[Subject]) -> list[str]:
    cells = [subject.ratio("decisions", other) for other in others]
    cells += [subject.ratio(metric, other) for other in others[:1] for metric in ("turns", "games", "copies")]
    return [f"{cell:.1f} ×" for cell in cells]


def shapes(run: Run) -> Table:
    """What the decisions and games are like."""
    table = _table("What they play", "options", "with one option", "decisions a turn", "decisions a game", "cut")
    for subject in run.subjects.values():
        shape = subject.shape()
        table.add_row(
            subject.name,
            f"{shape.options:.1f}",
            f"{shape.forced:.0%}",
            f"{shape.decisions_per_turn:.1f}",
            f"{shape.decisions_per_game:.0f}",
            f"{shape.cut:.0%}",
        )
    return table


def growth(run: Run) -> Table:
    """What a decision costs as the game continues."""
    table = _table("Nanoseconds of a decision, by tenth of the game", *[str(tenth) for tenth in range(1, 11)])
    for name, seconds in run.growth.items():
        table.add_row(name, *[f"{each * 1e9:,.0f}" for each in seconds])
    return table


def memory(run: Run) -> Table:
    """What a position weighs."""
    table = _table("Memory", "bytes of a copied position")
    for name, size in run.memory.items():
        table.add_row(name, f"{size:,.0f}")
    return table


def _table(title: str, *headings: str) -> Table:
    table = Table("", title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table

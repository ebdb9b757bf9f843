"""Listings of components as tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from merkator.core.contract import Section


def show_sections(sections: Sequence[Section], console: Console | None = None) -> None:
    """Print one table a section; reconstructed entries are easy to see, by word and colour."""
    out = console or Console()
    for section in sections:
        table = Table(title=section.title, title_justify="left", header_style="bold")
        for number, header in enumerate(section.headers):
            table.add_column(header, no_wrap=number == 0, overflow="fold")
        for row in section.rows:
            table.add_row(*row, style="yellow" if row[-1] == "reconstructed" else "")
        out.print(table)
        out.print()

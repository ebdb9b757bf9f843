"""Listings of components as tables on the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid

from merkator.core.contract import Section
from merkator.core.options import Option


def show_sections(sections: Sequence[Section], console: Console | None = None) -> None:
    """Print one table a section; reconstructed entries are easy to see, by word and colour."""
    out = console or Console()
    for section in sections:
        table = Grid(title=section.title, title_justify="left", header_style="bold")
        for number, header in enumerate(section.headers):
            table.add_column(header, no_wrap=number == 0, overflow="fold")
        for row in section.rows:
            table.add_row(*row, style="yellow" if row[-1] == "reconstructed" else "")
        out.print(table)
        out.print()


def show_options(options: Sequence[Option], language: str, console: Console | None = None) -> None:
    """Print what each option does, its default, and when it can be used."""
    out = console or Console(highlight=False)
    for option in options:
        excluded = [other.name for other in options if option.name in other.excludes or other.name in option.excludes]
        facts = [f"={json.dumps(option.default)}", f"{_counts(option.players)} players", option.rule]
        facts += [f"not with {', '.join(excluded)}"] if excluded else []
        out.print(f"[bold]{option.name:18}[/bold] {'   '.join(facts)}", soft_wrap=True)
        out.print(f"    {option.texts.get(language, option.texts['en'])}", soft_wrap=True)


def _counts(players: tuple[int, ...]) -> str:
    return f"{players[0]}" if len(players) == 1 else f"{players[0]}-{players[-1]}"

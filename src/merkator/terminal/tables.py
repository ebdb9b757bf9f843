"""Listings of components as tables on the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from merkator.core.contract import Section
from merkator.core.options import Option


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


def show_options(options: Sequence[Option], language: str, console: Console | None = None) -> None:
    """Print what each option does, its default, and when it can be used."""
    table = Table(header_style="bold")
    for header in ("option", "default", "players", "not with", "rule", "what"):
        table.add_column(header, no_wrap=header in ("option", "rule"), overflow="fold")
    for option in options:
        excluded = [other.name for other in options if option.name in other.excludes or other.name in option.excludes]
        table.add_row(
            option.name,
            json.dumps(option.default),
            ", ".join(str(count) for count in option.players),
            ", ".join(excluded),
            option.rule,
            option.texts.get(language, option.texts["en"]),
        )
    (console or Console()).print(table)

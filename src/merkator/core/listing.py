"""Components as tables of text: what the listings of all games have in common."""

from __future__ import annotations

from collections.abc import Sequence

from merkator.core.contract import Section


def section(title: str, headers: Sequence[str], rows: Sequence[Sequence[object]]) -> Section:
    """Make a table of whatever can be said as text."""
    return Section(title, tuple(headers), tuple([tuple([str(cell) for cell in row]) for row in rows]))

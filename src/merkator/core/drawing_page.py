"""What the pages of all drawings share: the sheet, steps and flag of the header, headings, seals of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from merkator.core.drawing_pen import Ink, Pen, clean, number, width_of

STEP: Final = 76  # the width of a step in the header
SEALS: Final = (
    "M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
    "M-12-16h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4h-24a4 4 0 0 1-4-4v-24a4 4 0 0 1 4-4z",
    "M0-19L19 0 0 19-19 0z",
    "M-9-17h18L18 0 9 17H-9L-18 0z",
    "M-15-16h30v15c0 9-6 15-15 19c-9-4-15-10-15-19z",
    "M0-18l4.5 6.4 7.8-.7-.7 7.8 6.4 4.5-6.4 4.5.7 7.8-7.8-.7L0 18l-4.5-6.4-7.8.7.7-7.8L-18 0l6.4-4.5-.7-7.8 7.8.7z",
)
"""The outlines that distinguish the players without colour."""


def at(x: float, y: float, content: str) -> str:
    """Move something to where it belongs."""
    return f'<g transform="translate({number(x)} {number(y)})">{content}</g>'


def page(pen: Pen[Ink], width: int, height: float, title: str, summary: str, body: str) -> str:
    """Put everything on the desk; the title and the summary are for those who do not see the picture."""
    size = f'viewBox="0 0 {width} {number(height)}" width="{width}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="merkator {pen.prefix}" {size} role="img"'
        f' fill="{pen.ink.ink}" color="{pen.ink.ink}"><title>{clean(title)}</title>'
        f"<desc>{clean(summary)}</desc>"
        f'{pen.definitions()}<rect width="{width}" height="{number(height)}" fill="{pen.ink.desk}"/>{body}</svg>\n'
    )


def steps(pen: Pen[Ink], x: float, names: Sequence[str], now: str) -> str:
    """Draw the steps of a turn, the present one on paper."""
    parts = [pen.box(x, 9, STEP * len(names), 34, "none", pen.ink.desk_line, 17)]
    for index, name in enumerate(names):
        left = x + STEP * index
        if name == now:
            parts.append(pen.box(left + 3, 12, STEP - 6, 28, pen.ink.paper, "", 14))
        look, ink = ("b m", pen.ink.wax) if name == now else ("m", pen.ink.on_desk_2)
        parts.append(pen.text(left + STEP / 2, 30.5, name.capitalize(), 14, look, ink))
    return pen.group(parts, f"Step: {now}" if now else "")


def flag(pen: Pen[Ink], right: float, text: str) -> str:
    """Draw a flag in the header that ends at a point; without a text there is none."""
    if not text:
        return ""
    wide = width_of(text, 15) + 24
    return pen.box(right - wide, 11, wide, 30, pen.ink.wax, "", 4) + pen.text(
        right - wide / 2, 31, text, 15, "s m", pen.ink.wax_ink
    )


def heading(pen: Pen[Ink], x: float, y: float, title: str, note: str, right: float) -> str:
    """Write the title of a part, and a note at its right end."""
    return pen.text(x, y, title, 17, "s") + pen.text(right, y, note, 12, "e", pen.ink.ink_2)


def name_of(view: Mapping[str, Any], seat: int) -> str:
    """Name the player in a seat.

    >>> name_of({"players": [{"name": "Anna"}, {}]}, 0), name_of({"players": [{}, {}]}, 1)
    ('Anna', 'Player 2')
    """
    players = view.get("players") or []
    return str((players[seat] if 0 <= seat < len(players) else {}).get("name") or f"Player {seat + 1}")

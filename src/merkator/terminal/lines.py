"""Lines of the screen: cut, padded and put side by side, so that none is ever too long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text

Lines = list[Text]

_RULER: Final = Console(file=StringIO())  # rich wants one to break lines; nothing is ever printed on it


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """Put parts into one line: plain strings, styled pairs, or ready texts.

    >>> line("a", ("b", "bold"), Text("c")).plain
    'abc'
    """
    return Text.assemble(*parts, no_wrap=True)


def fit(text: str | Text, width: int, more: str = "…", right: bool = False) -> Text:
    """Return a text with exactly this width: padded, or cut with a sign that there is more.

    >>> fit("Danzig", 8).plain, fit("Newfoundland", 8).plain, fit("7", 3, right=True).plain
    ('Danzig  ', 'Newfoun…', '  7')
    """
    text = Text(text) if isinstance(text, str) else text.copy()
    if text.cell_len > width:
        text.truncate(max(0, width - len(more)), overflow="crop")
        text.append(more[:width])
    space = " " * (width - text.cell_len)
    return Text(space) + text if right else text + Text(space)


def join(parts: Iterable[str | Text], between: str = " ") -> Text:
    """Put texts into one, with something between them."""
    result = Text()
    for number, part in enumerate(parts):
        if number:
            result.append(between)
        result.append_text(part if isinstance(part, Text) else Text(part))
    return result


def flow(parts: Sequence[Text], width: int, indent: int = 0, gap: str = "  ") -> Lines:
    """Put short texts one after another into as few lines as they need, each line with an indent.

    >>> [each.plain for each in flow([Text("one"), Text("two"), Text("three")], 9)]
    ['one  two', 'three']
    """
    lines: Lines = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(Text(" " * indent).append_text(part))
    return lines


def columns(parts: Sequence[Text], width: int, gap: int = 2, most: int = 6) -> Lines:
    """Put texts into as many columns as fit, read from top to bottom, then to the right.

    >>> [each.plain.rstrip() for each in columns([Text(word) for word in "abcde"], 5)]
    ['a  d', 'b  e', 'c']
    """
    for count in range(min(most, len(parts)), 0, -1):
        height = -(-len(parts) // count)
        sides = [parts[at : at + height] for at in range(0, len(parts), height)]
        rooms = [max(part.cell_len for part in side) for side in sides]
        spare = width - sum(rooms) - gap * (len(sides) - 1)
        if spare >= 0 or count == 1:
            rooms = [min(room + max(0, spare) // len(sides), width) for room in rooms]
            rows = [[fit(part, room) for part, room in _row(sides, rooms, at)] for at in range(height)]
            return [join(row, " " * gap) for row in rows]
    return []


def _row(sides: Sequence[Sequence[Text]], rooms: Sequence[int], at: int) -> list[tuple[Text, int]]:
    """Return the text of a row of columns, each with its width; the last column may be shorter."""
    return [(side[at], room) for side, room in zip(sides, rooms, strict=True) if at < len(side)]


def side_by_side(left: Lines, right: Lines, width: int, between: str) -> Lines:
    """Put two blocks side by side, the left one in a column of its width."""
    height = max(len(left), len(right))
    blank = [Text()] * height
    pairs = zip((left + blank)[:height], (right + blank)[:height], strict=True)
    return [fit(one, width) + Text(between, "dim") + other for one, other in pairs]


def wrap(text: str | Text, width: int, indent: int = 0) -> Lines:
    """Break a sentence into lines; all but the first are indented.

    >>> [each.plain for each in wrap("one two three", 8, 2)]
    ['one', '  two', '  three']
    """
    text = Text(text) if isinstance(text, str) else text
    broken = text.wrap(_RULER, max(1, width - indent), no_wrap=False)
    for each in broken:
        each.rstrip()
    return [Text(" " * indent) + each if number else each for number, each in enumerate(broken)] or [Text()]

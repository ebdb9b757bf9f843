"""Lines of the screen: cut, padded and put beside each other, so that none is ever longer than its room."""

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
    """Return a text exactly as wide as told: padded, or cut with a sign that there is more.

    >>> fit("Danzig", 8).plain, fit("Newfoundland", 8).plain, fit("7", 3, right=True).plain
    ('Danzig  ', 'Newfoun…', '  7')
    """
    text = Text(text) if isinstance(text, str) else text.copy()
    if text.cell_len > width:
        text.truncate(max(0, width - len(more)), overflow="crop")
        text.append(more[:width])
    space = " " * (width - text.cell_len)
    return Text(space) + text if right else text + Text(space)


def joined(parts: Iterable[str | Text], between: str = " ") -> Text:
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
    """Put texts into columns of equal width, read from top to bottom, then to the right.

    >>> [each.plain.rstrip() for each in columns([Text(word) for word in "abcde"], 5)]
    ['a  d', 'b  e', 'c']
    """
    if not parts:
        return []
    widest = max(part.cell_len for part in parts)
    count = max(1, min(most, len(parts), (width + gap) // (widest + gap)))
    height = -(-len(parts) // count)
    count = -(-len(parts) // height)
    room = (width + gap) // count - gap
    lines: Lines = []
    for row in range(height):
        cells = [fit(part, room) for part in parts[row::height]]
        lines.append(joined(cells, " " * gap))
    return lines


def beside(left: Lines, right: Lines, width: int, between: str) -> Lines:
    """Put two blocks beside each other, the left one in a column of its width."""
    height = max(len(left), len(right))
    blank = [Text()] * height
    pairs = zip((left + blank)[:height], (right + blank)[:height], strict=True)
    return [fit(one, width) + Text(between, "dim") + other for one, other in pairs]


def wrapped(text: str | Text, width: int, indent: int = 0) -> Lines:
    """Break a sentence into lines; all but the first are indented.

    >>> [each.plain for each in wrapped("one two three", 8, 2)]
    ['one', '  two', '  three']
    """
    text = Text(text) if isinstance(text, str) else text
    broken = text.wrap(_RULER, max(1, width - indent))
    for each in broken:
        each.rstrip()
    return [Text(" " * indent) + each if number else each for number, each in enumerate(broken)] or [Text()]

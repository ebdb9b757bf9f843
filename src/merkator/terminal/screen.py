"""The screen: the position on top, then what happened, then what can be chosen. It fits the window where it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from merkator.terminal.lines import Lines, columns, fit, line, side_by_side, wrap
from merkator.terminal.prompt import Choice, Menu
from merkator.terminal.words import Words

Row = tuple[tuple[str, ...], ...]
"""One or two columns of blocks, by name."""

WIDEST: Final = 160
_SPACIOUS: Final = 1000  # lines that are left when the room is not limited
_FORGET: Final = "\x1b[3J"  # terminals drop the lines they keep for scrolling
_LEAST_LOG: Final = 3
_MOST_LOG: Final = 12


class Screen:
    """Prints on a console, and knows how much room there is."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    @property
    def width(self) -> int:
        """Return the width that is used; longer lines are hard to read."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """Return how many lines fit; None when the output goes into a file or a pipe."""
        return self.console.height if self.console.is_terminal else None

    def print(self, lines: Sequence[Text | str]) -> None:
        """Print lines as they are; none of them is broken."""
        with self.console:  # in one go, so that nothing flickers
            for each in lines:
                text = Text(each) if isinstance(each, str) else each
                text.rstrip()
                if self.words.ascii and not text.plain.isascii():
                    text.plain = "".join([letter if letter.isascii() else "~" for letter in text.plain])
                self.console.print(text, no_wrap=True, overflow="crop", crop=True, highlight=False)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence, in as many lines as it needs; line breaks in it are kept."""
        for part in sentence.split("\n"):
            self.print(wrap(Text(part, style), self.width))

    def say_file(self, sentence: str) -> None:
        """Print a sentence with the name of a file in one line, however long, so that it can be copied."""
        self.console.print(Text(sentence), soft_wrap=True, highlight=False)

    def rule(self, title: str, style: str = "bold") -> None:
        """Print a heading across the screen."""
        rule = self.words.signs.rule
        text = line((rule * 2 + " ", "dim"), (title, style), " ")
        self.print([text.append(rule * max(0, self.width - text.cell_len), "dim")])

    def clear(self) -> None:
        """Begin a new page, where there are pages."""
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to: something on it was for one person only."""
        if not self.console.is_terminal:
            return
        self.console.clear()
        if not self.console.legacy_windows and not self.console.is_dumb_terminal:
            self.console.file.write(_FORGET)
            self.console.file.flush()

    def page(self, draw: Callable[[int | None], Lines], log: Lines, bottom: Lines) -> None:
        """Show a whole page: the position in the room that log and bottom leave to it."""
        log = self._cut(log, len(bottom))
        used = len(log) + (1 if log else 0) + len(bottom) + 2
        room = None if self.height is None else max(0, self.height - used)
        position = draw(room)
        with self.console:
            self.clear()
            self.print(position)
            if log:
                self.rule(self.words.say("log-title"))
                self.print(log)
            self.rule(self.words.say("keys"), "dim")
            self.print(bottom)

    def _cut(self, log: Lines, bottom: int) -> Lines:
        """Leave the oldest lines of a long log out."""
        height = self.height
        most = _MOST_LOG if height is None else min(_MOST_LOG, max(_LEAST_LOG, (height - bottom) // 4))
        if len(log) <= most:
            return log
        return [Text(self.words.say("log-more"), "dim"), *log[len(log) - most + 1 :]]

    def menu(self, menu: Menu) -> Lines:
        """Return what can be chosen: the numbered list, and how all the rest is typed."""
        hint = [Text(each.plain, "dim") for each in wrap(menu.hint, self.width)] if menu.hint else []
        return self.choices(menu.listed) + hint

    def choices(self, choices: Sequence[Choice]) -> Lines:
        """Return the numbered list of what can be chosen, in columns where they fit."""
        digits = len(str(len(choices)))
        cells = []
        for number, choice in enumerate(choices, 1):
            cells.append(line((f"{number:>{digits}} ", "bold cyan"), choice.words))
        if any(cell.cell_len > self.width for cell in cells):
            return [each for cell in cells for each in wrap(cell, self.width, digits + 1)]
        return columns(cells, self.width, gap=3, most=4)


def arrange(
    rows: Sequence[Row],
    draw: Callable[[str, int], Lines],
    width: int,
    room: int | None,
    importance: Sequence[str],
    left: int | None = None,
) -> tuple[Lines, list[str]]:
    """Put blocks into rows, the less important ones only where they still fit; also say which were left out.

    The least important one is a luxury: it comes only when all others are there, and nobody misses it. Of two columns
    the left one has the given width, or half of it.
    """
    gap = 3
    half = (width - gap) // 2
    sides = (left, width - gap - left) if left else (half, half)
    blocks: dict[str, Lines] = {}
    for row in rows:
        for side, names in enumerate(row):
            for name in names:
                blocks[name] = draw(name, width if len(row) == 1 else sides[side])
    shown: list[str] = []
    *wanted, luxury = sorted(blocks, key=importance.index)
    for name in wanted:
        if room is None or _height(rows, blocks, [*shown, name]) <= room:
            shown.append(name)
    missing = [name for name in wanted if name not in shown]
    if not missing and (room is None or _height(rows, blocks, [*shown, luxury]) <= room):
        shown.append(luxury)
    spare = _SPACIOUS if room is None else room - _height(rows, blocks, shown)
    lines: Lines = []
    for row in rows:
        parts = [_stacked(names, blocks, shown) for names in row]
        drawn = parts[0] if len(parts) == 1 else side_by_side(parts[0], parts[1], sides[0], " " * gap)
        if drawn and lines and spare >= len(rows):
            lines.append(Text())
        lines += drawn
    return [fit(each, width) for each in lines], missing


def _height(rows: Sequence[Row], blocks: dict[str, Lines], shown: Sequence[str]) -> int:
    return sum(max(len(_stacked(names, blocks, shown)) for names in row) for row in rows)


def _stacked(names: Sequence[str], blocks: dict[str, Lines], shown: Sequence[str]) -> Lines:
    return [each for name in names if name in shown for each in blocks[name]]

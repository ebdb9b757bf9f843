"""Reading what people type: a number, a text or the beginning of it, or a command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

COMMANDS: Final = {
    "?": "help",
    "u": "undo",
    "t": "hint",
    "v": "view",
    "l": "log",
    "s": "save",
    "h": "rules",
    "q": "quit",
}
"""One letter each; an action that begins with such a letter is recognised by its second one."""
_WORDS: Final = {**COMMANDS, **{word: word for word in COMMANDS.values()}, "tip": "hint", "exit": "quit"}


class Quit(Exception):
    """Someone wants to stop: `q`, Ctrl-C, or the end of the input."""


class Undo(Exception):
    """Someone wants to take the last answer back."""


@dataclass(frozen=True)
class Choice:
    """One thing that can be chosen: its number in the game, its notation, its words, and other names it goes by."""

    value: int
    notation: str
    words: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Menu:
    """What can be chosen: a numbered list, and all that is too much for it and is typed."""

    listed: Sequence[Choice]
    others: Sequence[Choice] = ()
    hint: str = ""  # how the others are typed
    verb: str = ""  # the first word of their notation, which may be left out


class Asker:
    """Asks for one line at a time."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read

    def line(self, prompt: str) -> str:
        """Return what was typed, without spaces around it; `Quit` when nothing more will come."""
        try:
            typed = self.read(prompt)
        except (EOFError, KeyboardInterrupt) as error:
            raise Quit from error
        return " ".join(typed.split())

    def forget(self) -> None:
        """Drop the lines typed so far, where the keyboard keeps them: another person comes."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()


def command(typed: str) -> tuple[str, str]:
    """Return the command that was typed and what stands behind it; no command: an empty one.

    >>> command("s My Game.record"), command("undo"), command("sell england-2")
    (('save', 'My Game.record'), ('undo', ''), ('', ''))
    """
    first, _, rest = typed.partition(" ")
    found = _WORDS.get(first.lower(), "")
    if not found or (rest and found != "save"):
        return "", ""
    return found, rest


def find(typed: str, menu: Menu) -> list[Choice]:
    """Return the choices that what was typed can mean: one when it is clear.

    A number is a place in the list. Otherwise the notation counts, then other names, then the beginnings of the
    words of the notation, then those of the words on the screen.

    >>> some = Menu([Choice(7, "go russia", "Travel to Russia"), Choice(8, "go spain", "Travel to Spain")])
    >>> [choice.value for choice in find("2", some) + find("g ru", some) + find("spain", some)]
    [8, 7, 8]
    >>> len(find("go", some)), len(find("3", some))
    (2, 0)
    >>> sea = Menu([], [Choice(n, f"sail h{n}", f"Sail to h{n}") for n in range(1, 20)])
    >>> [choice.value for choice in find("h1", sea) + find("sail h13", sea)]
    [1, 13]
    """
    if typed.isdecimal() and len(typed) < 9 and 1 <= int(typed) <= len(menu.listed):
        return [menu.listed[int(typed) - 1]]
    choices = [*menu.listed, *menu.others]
    wanted = typed.casefold().split()
    if not wanted:
        return []
    matches = (_is_called,) if typed.isdecimal() else _MATCHES
    for match in matches:
        found = [choice for choice in choices if match(wanted, choice)]
        if len(found) > 1:  # "fulfil russia-3" is not "fulfil russia-3 by choice", and "h1" is not "h13"
            found = [choice for choice in found if len(choice.notation.split()) == len(wanted)] or found
            found = [choice for choice in found if _is_in_notation(wanted, choice)] or found
        if found:
            return found
    return []


def _is_notation(wanted: list[str], choice: Choice) -> bool:
    return wanted == choice.notation.casefold().split()


def _is_called(wanted: list[str], choice: Choice) -> bool:
    return " ".join(wanted) in [name.casefold() for name in choice.also]


def _is_in_notation(wanted: list[str], choice: Choice) -> bool:
    return set(wanted) <= set(choice.notation.casefold().split())


def _begins_notation(wanted: list[str], choice: Choice) -> bool:
    return _begin(wanted, choice.notation.casefold().split())


def _in_notation(wanted: list[str], choice: Choice) -> bool:
    words = choice.notation.casefold().split()
    return any(_begin(wanted, words[at:]) for at in range(1, len(words)))


def _in_words(wanted: list[str], choice: Choice) -> bool:
    words = choice.words.casefold().split()
    return all(any(word.startswith(piece) for word in words) for piece in wanted)


def _begin(wanted: list[str], words: list[str]) -> bool:
    if len(wanted) > len(words):
        return False
    return all(word.startswith(piece) for piece, word in zip(wanted, words, strict=False))


_MATCHES: Final = (_is_notation, _is_called, _begins_notation, _in_notation, _in_words)
"""From the surest to the vaguest."""

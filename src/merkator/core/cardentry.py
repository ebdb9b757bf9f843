"""Reads one entry of a card file key by key. A wrong value is refused with file, entry and reason."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, NoReturn

from merkator.core.errors import CardSetError

ID: Final = re.compile(r"[a-z][a-z0-9_-]*")
ID_RULE: Final = "small letters a-z first, then also digits, - and _"
UNKNOWN: Final = "unknown"  # what notation calls a hidden card, alone or with a number
LONGEST: Final = 60  # of an id or a name


def show(value: object) -> str:
    """Say a value of a file in a few words, however large or odd it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST else value[:LONGEST] + "…")
    if isinstance(value, int):
        return str(value) if abs(value) < 10**9 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date or time"


def join_words(words: Iterable[str]) -> str:
    """Join words for a message."""
    return ", ".join(words)


def suggest(word: str, words: Iterable[str]) -> str:
    """Suggest the word that was perhaps meant, or list them all."""
    choices = list(words)
    # Long words are no slips of the pen, and comparing them takes long.
    close = get_close_matches(word, choices, 1) if len(word) <= LONGEST else []
    return f"did you mean {show(close[0])}?" if close else f"allowed: {join_words(choices)}"


class Entry:
    """One table of the file, with the words that say where it is."""

    def __init__(self, file: str, where: str, values: dict[str, object]) -> None:
        self.file = file
        self.where = where
        self.values = values

    def fail(self, reason: str) -> NoReturn:
        """Refuse the file because of this entry."""
        raise CardSetError(self.file, self.where, reason)

    def only(self, keys: Iterable[str]) -> None:
        """Refuse keys that have no meaning here."""
        known = list(keys)
        for key in self.values:
            if key not in known:
                self.fail(f"unknown key {show(key)}; {suggest(key, known)}")

    def has(self, key: str) -> bool:
        """Say whether the key is given."""
        return key in self.values

    def need(self, key: str) -> object:
        """Get the value of a key that must be there."""
        if key not in self.values:
            self.fail(f"the key {key} is missing")
        return self.values[key]

    def text(self, key: str, longest: int = LONGEST) -> str:
        """Read a name or word: one printable line."""
        value = self.need(key)
        if not isinstance(value, str):
            self.fail(f'{key} is {show(value)}, but must be a text in "quotes"')
        if not value.strip() or len(value) > longest or not value.isprintable():
            self.fail(f"{key} is {show(value)}, but must be one line of 1 to {longest} visible characters")
        return value

    def spare(self, key: str, longest: int = LONGEST) -> str:
        """Read a text that may be left out: empty without it."""
        return self.text(key, longest) if self.has(key) else ""

    def id(self, reserved: Iterable[str] = ()) -> str:
        """Read the id; the game has some words for other things."""
        word = self.text("id")
        if not ID.fullmatch(word):
            self.fail(f"the id {show(word)} is not well formed: {ID_RULE}")
        taken = [UNKNOWN, *reserved]
        if word in taken or word.startswith(f"{UNKNOWN}-"):
            self.fail(f"the id {show(word)} is a word of the notation; not allowed: {join_words(taken)}, {UNKNOWN}-…")
        return word

    def word(self, key: str, allowed: Iterable[str]) -> str:
        """Read one of the allowed words."""
        word = self.text(key)
        choices = list(allowed)
        if word not in choices:
            self.fail(f"{key} is {show(word)}; {suggest(word, choices)}")
        return word

    def number(self, key: str, low: int, high: int) -> int:
        """Read a whole number within bounds."""
        return self.whole(key, self.need(key), low, high)

    def whole(self, name: str, value: object, low: int, high: int) -> int:
        """Check one whole number; true and false are none."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(f"{name} is {show(value)}, but must be a whole number from {low} to {high}")
        if not low <= value <= high:
            self.fail(f"{name} is {show(value)}, but must be from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        """Read true or false; a flag that is not given is false."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            self.fail(f"{key} is {show(value)}, but must be true or false")
        return value

    def lines(self, key: str) -> tuple[str, ...]:
        """Read a list of texts."""
        value = self.need(key)
        if not isinstance(value, list):
            self.fail(f'{key} is {show(value)}, but must be a list like ["one", "two"]')
        for item in value:
            if not isinstance(item, str):
                self.fail(f'{key} holds {show(item)}, but must hold texts in "quotes"')
        return tuple(value)

    def words(self, key: str) -> tuple[str, ...]:
        """Read a list of different words."""
        words: dict[str, None] = {}
        for word in self.lines(key):
            if word in words:
                self.fail(f"{key} names {show(word)} twice")
            words[word] = None
        return tuple(words)

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """Read a list of whole numbers within bounds."""
        value = self.need(key)
        if not isinstance(value, list):
            self.fail(f"{key} is {show(value)}, but must be a list of numbers like [4, 4, 4]")
        return tuple([self.whole(f"a number in {key}", item, low, high) for item in value])

    def amounts(self, key: str, low: int, high: int) -> tuple[tuple[str, int], ...]:
        """Read words with their amounts; none when the key is not given."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.fail(f"{key} is {show(value)}, but must be a table like {{ wine = 2, ham = 1 }}")
        return tuple(
            [(word, self.whole(f"{key}: {show(word)}", amount, low, high)) for word, amount in value.items()]
        )


def entries(root: Entry, kind: str) -> list[Entry]:
    """Get all entries of a kind, named by their id where they have one."""
    values = root.values.get(kind, [])
    if not isinstance(values, list):
        Entry(root.file, kind, {}).fail(f"is {show(values)}, but must be a list of [[{kind}]] entries")
    found: list[Entry] = []
    for number, value in enumerate(values, 1):
        where = f"{kind} number {number}"
        if not isinstance(value, dict):
            Entry(root.file, where, {}).fail(f"is {show(value)}, but must be a [[{kind}]] entry")
        name = value.get("id")
        if isinstance(name, str) and len(name) <= LONGEST and ID.fullmatch(name):
            where = f"{kind} {name}"
        found.append(Entry(root.file, where, value))
    return found


def only_entry(root: Entry, kind: str, what: str) -> Entry:
    """Get the entry of which there is one: a table [kind]."""
    entry = Entry(root.file, kind, {})
    if not root.has(kind):
        entry.fail(f"the table [{kind}] with {what} is missing")
    value = root.values[kind]
    if not isinstance(value, dict):
        entry.fail(f"is {show(value)}, but must be one table [{kind}]")
    return Entry(root.file, kind, value)

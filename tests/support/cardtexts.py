"""Texts of card sets for tests: a standard one with changes, and the way a bad one is refused."""

import re
from collections.abc import Callable

import pytest

from merkator.core.errors import CardSetError
from merkator.games.hamburg.cards.cardset import parse, standard_text


class CardTexts:
    """The standard set of a game as text, and what its `parse` makes of changed ones."""

    def __init__(self, text: str, parse: Callable[[str, str], object]) -> None:
        self.text = text
        self.parse = parse

    def changed(self, *changes: tuple[str, str]) -> str:
        """The standard text with changes, each made where its old text first stands."""
        text = self.text
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    def entry(self, kind: str, name: str) -> str:
        """The text of one entry, with the empty line after it."""
        found = re.search(rf'\[\[{kind}]]\nid = "{name}"\n(?:.+\n)*\n?', self.text)
        assert found, name
        return found[0]

    def edited(self, kind: str, name: str, old: str, new: str) -> str:
        """The standard text with one change in one entry."""
        before = self.entry(kind, name)
        assert old in before, old
        return self.changed((before, before.replace(old, new, 1)))

    def refused(self, text: str, where: str, reason: str) -> None:
        """The text is refused, and the message says which file, where and why."""
        with pytest.raises(CardSetError) as caught:
            self.parse(text, "mine.toml")
        error = caught.value
        assert error.where == where
        assert re.search(reason, error.reason), error.reason
        assert str(error) == f"mine.toml: {where}: {error.reason}" if where else f"mine.toml: {error.reason}"


HAMBURG = CardTexts(standard_text(), parse)
TEXT = HAMBURG.text
changed = HAMBURG.changed
entry = HAMBURG.entry
edited = HAMBURG.edited
refused = HAMBURG.refused

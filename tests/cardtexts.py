"""Texts of card sets for tests: the standard one with changes, and the way a bad one is refused."""

import re

import pytest

from merkator.core.errors import CardSetError
from merkator.hamburg.cardset import parse, standard_text

TEXT = standard_text()


def changed(*changes: tuple[str, str]) -> str:
    """The standard text with changes, each made where its old text first stands."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def entry(kind: str, name: str) -> str:
    """The text of one entry, with the empty line after it."""
    found = re.search(rf'\[\[{kind}]]\nid = "{name}"\n(?:.+\n)*\n?', TEXT)
    assert found, name
    return found[0]


def edited(kind: str, name: str, old: str, new: str) -> str:
    """The standard text with one change in one entry."""
    before = entry(kind, name)
    assert old in before, old
    return changed((before, before.replace(old, new, 1)))


def refused(text: str, where: str, reason: str) -> None:
    """The text is refused, and the message says which file, where and why."""
    with pytest.raises(CardSetError) as caught:
        parse(text, "mine.toml")
    error = caught.value
    assert error.where == where
    assert re.search(reason, error.reason), error.reason
    assert str(error) == f"mine.toml: {where}: {error.reason}" if where else f"mine.toml: {error.reason}"

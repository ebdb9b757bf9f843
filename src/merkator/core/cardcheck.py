"""What the checks of every card set as a whole have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn, Protocol

from merkator.core.cardentry import show, suggest
from merkator.core.errors import CardSetError


class Named(Protocol):
    """Anything that has an id."""

    @property
    def id(self) -> str:
        """The id."""
        ...


@dataclass(frozen=True)
class Checker:
    """Refuses a set, calling it by the name of its file."""

    file: str

    def fail(self, where: str, reason: str) -> NoReturn:
        """Refuse the set."""
        raise CardSetError(self.file, where, reason)

    def count(self, where: str, found: int, needed: int) -> None:
        """Refuse a wrong number of entries."""
        if found != needed:
            self.fail(where, f"there are {found}, but there must be {needed}")

    def known(self, where: str, key: str, word: str, ids: Sequence[str]) -> None:
        """Refuse a name that no entry has."""
        if word not in ids:
            self.fail(where, f"{key} names {show(word)}, which is not in this file; {suggest(word, ids)}")

    def once(self, kind: str, entries: Sequence[Named]) -> None:
        """Refuse an id that two entries of a kind share."""
        for name, times in Counter([entry.id for entry in entries]).items():
            if times > 1:
                self.fail(f"{kind} {name}", f"the id is used {times} times; each id may be used once")

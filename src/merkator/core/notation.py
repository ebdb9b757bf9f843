"""The fixed vocabulary of a game: every action has a number and a text, and each leads back to the other."""

from __future__ import annotations

from difflib import get_close_matches
from hashlib import sha256

from merkator.core.errors import BadNotation


class Vocabulary:
    """Numbers and texts of one kind, one to one, with a hash that changes when any of them does.

    >>> words = Vocabulary("action", ["done", "go russia", "go spain"])
    >>> words.text(1), words.number("go  spain"), len(words)
    ('go russia', 2, 3)
    """

    def __init__(self, what: str, texts: list[str]) -> None:
        self.what = what
        self.texts = texts
        self.numbers = {text: number for number, text in enumerate(texts)}
        if len(self.numbers) != len(texts):
            raise ValueError(f"a {what} text stands twice")
        self.hash = sha256("\n".join(texts).encode("utf-8")).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, number: int) -> str:
        """Return the text of a number."""
        if not 0 <= number < len(self.texts):
            raise BadNotation(f"{number} is no {self.what}: they are numbered 0 to {len(self.texts) - 1}")
        return self.texts[number]

    def number(self, text: str) -> int:
        """Return the number of a text; spaces and capitals do not matter."""
        plain = " ".join(text.lower().split())
        number = self.numbers.get(plain)
        if number is None:
            raise BadNotation(self._unknown(plain))
        return number

    def _unknown(self, plain: str) -> str:
        near = get_close_matches(plain[:80], self.texts, n=3)
        hint = f"; did you mean {' or '.join(repr(text) for text in near)}?" if near else ""
        return f"{plain[:80]!r} is no {self.what}{hint}"

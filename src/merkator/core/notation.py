"""The fixed vocabulary of a game: every action has a number and a text, and each leads back to the other."""

from __future__ import annotations

from difflib import get_close_matches
from hashlib import sha256

from merkator.core.errors import BadNotation, Reason


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
            raise ValueError(f"{what} texts must be unique")
        self.hash = sha256("\n".join(texts).encode("utf-8")).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, number: int) -> str:
        """Return the text of a number."""
        if not 0 <= number < len(self.texts):
            english = "{number} is {none}: they are numbered 0 to {last}"
            last = len(self.texts) - 1
            raise BadNotation(Reason("number", english, number=str(number), none=self._none(), last=last))
        return self.texts[number]

    def number(self, text: str) -> int:
        """Return the number of a text; spaces and capitals do not matter."""
        plain = " ".join(text.lower().split())
        number = self.numbers.get(plain)
        if number is None:
            raise BadNotation(self._unknown(plain))
        return number

    def _unknown(self, plain: str) -> Reason:
        near = get_close_matches(plain[:80], self.texts, n=3)
        if not near:
            return Reason("text", "{text!r} is {none}", text=plain[:80], none=self._none())
        english = "{text!r} is {none}; did you mean {near}?"
        return Reason("text-near", english, text=plain[:80], none=self._none(), near=near)

    def _none(self) -> Reason:
        article = "an" if self.what[0] in "aeiou" else "a"
        return Reason(f"no-{self.what.partition(' ')[0]}", f"not {article} {self.what}")

"""Where outcomes come from: a seed, a record, or nowhere (a veil).

Nothing hidden is decided in advance. A deck is a list of the cards that may still come, in a fixed order; a
source of chance takes one of them out at the moment it is revealed.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from struct import Struct
from typing import ClassVar, Final

from merkator.core.errors import BadOption, OutcomeNeeded, Reason, WrongOutcome

UNKNOWN: Final = -1
"""What a veiled draw gives: a card that can be held but not read."""

_BLOCK: Final = 16  # words of 32 bits in one digest of 64 bytes
_WORDS: Final = Struct("<16I")


def check_seed(seed: int | None) -> int:
    """Return a seed as it must be; without one, draw one of 128 bits that nobody can guess."""
    if seed is None:
        return secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0 or seed.bit_length() > 256:
        english = "seed must be a whole number from 0 to 2**256 - 1, got {seed}"
        raise BadOption(Reason("seed", english, seed=str(seed)[:40]))
    return seed


class Chance:
    """A source of outcomes. Decks are numbered by the game."""

    hides: ClassVar[bool] = False  # draws give UNKNOWN

    def draw(self, deck: int, cards: list[int]) -> int:
        """Take one of `cards` (two or more, in the deck's fixed order) out of the list and return it."""
        raise NotImplementedError

    def pick(self, deck: int, cards: list[int]) -> int:
        """Return one of `cards`, which all stay in the list: dice."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Return a source that continues alike without touching this one."""
        raise NotImplementedError

    def dump(self) -> list[int | str]:
        """Return what `restore` needs, as plain data."""
        raise NotImplementedError


class Seeded(Chance):
    """Outcomes computed from a seed, with a stream of its own for each deck.

    The words of a stream are blake2b digests of (seed, deck, block): the same on every platform and version, and
    nobody who has seen some cards can compute the next ones without the seed. They depend on nothing else, so all
    copies share them and a copy costs one short list.

    >>> Seeded(1648, 2).draw(0, [10, 11, 12, 13])
    10
    """

    def __init__(
        self, seed: int, decks: int, used: list[int] | None = None, words: list[list[int]] | None = None
    ) -> None:
        self.seed = seed
        self.used = [0] * decks if used is None else used
        self.words: list[list[int]] = [[] for _ in range(decks)] if words is None else words

    def draw(self, deck: int, cards: list[int]) -> int:
        """Take the card that the deck's next word points at (multiply and shift: the bias is below 2**-25)."""
        return cards.pop(self._place(deck, len(cards)))

    def pick(self, deck: int, cards: list[int]) -> int:
        """Return the card that the deck's next word points at; it stays."""
        return cards[self._place(deck, len(cards))]

    def _place(self, deck: int, count: int) -> int:
        """Return which of this many cards the deck's next word points at."""
        used = self.used
        words = self.words[deck]
        at = used[deck]
        used[deck] = at + 1
        if at >= len(words):
            self._more(deck, at)
        # (word * count) >> 32 in two halves: compiled, a product that may be large is left to Python's long numbers,
        # and Ctrl-C in the middle of one ends the program with "out of memory"
        word = words[at]
        return ((word >> 16) * count + ((word & 0xFFFF) * count >> 16)) >> 16

    def _more(self, deck: int, at: int) -> None:
        words = self.words[deck]
        while at >= len(words):
            text = f"merkator {self.seed} {deck} {len(words) // _BLOCK}"
            digest = blake2b(text.encode("ascii")).digest()
            words.extend(_WORDS.unpack(digest))

    def copy(self) -> Chance:
        """Return a source with counters of its own; the words are shared, being the same for ever."""
        return Seeded(self.seed, 0, self.used[:], self.words)

    def dump(self) -> list[int | str]:
        """Return the seed and how much of each stream is used."""
        return ["seeded", str(self.seed), *self.used]


class Recorded(Chance):
    """Outcomes given from outside: from a record, or typed in by people at a real table.

    An action that needs a missing outcome raises in the middle of its work: play it on a copy first.
    """

    def __init__(self, outcomes: list[tuple[int, int]], at: int = 0) -> None:
        self.outcomes = outcomes
        self.at = at

    def draw(self, deck: int, cards: list[int]) -> int:
        """Take the next recorded card; `OutcomeNeeded` if none is left, `WrongOutcome` if it cannot be drawn."""
        card = self.pick(deck, cards)
        cards.remove(card)
        return card

    def pick(self, deck: int, cards: list[int]) -> int:
        """Return the next recorded card without taking it."""
        if self.at >= len(self.outcomes):
            raise OutcomeNeeded(deck, sorted(set(cards)), cards[:])
        recorded, card = self.outcomes[self.at]
        if recorded != deck or card not in cards:
            raise WrongOutcome("this outcome cannot happen here")
        self.at += 1
        return card

    def copy(self) -> Chance:
        """Return a source at the same place; both share outcomes that are added later."""
        return Recorded(self.outcomes, self.at)

    def dump(self) -> list[int | str]:
        """Return only the kind: outcomes belong to the record, not to the position."""
        return ["recorded"]


class Veiled(Chance):
    """No outcomes at all: every draw gives UNKNOWN. For previews and for bots that do not guess."""

    hides: ClassVar[bool] = True

    def draw(self, deck: int, cards: list[int]) -> int:
        """Give UNKNOWN. The last card leaves the list only to keep the count; it is no more likely than others."""
        cards.pop()
        return UNKNOWN

    def pick(self, deck: int, cards: list[int]) -> int:
        """Give UNKNOWN."""
        return UNKNOWN

    def copy(self) -> Chance:
        """Return the veil itself: it has no state."""
        return self

    def dump(self) -> list[int | str]:
        """Return only the kind."""
        return ["veiled"]


def restore(data: list[int | str], decks: int) -> Chance:
    """Make the source that `dump` described; ValueError for anything else."""
    kind = data[0] if data else ""
    if kind == "recorded" and len(data) == 1:
        return Recorded([])
    if kind == "veiled" and len(data) == 1:
        return Veiled()
    if kind == "seeded" and len(data) == decks + 2:
        used = [int(n) for n in data[2:]]
        seed = str(data[1])
        if all(0 <= n < 1_000_000 for n in used) and seed.isascii() and seed.isdigit():
            return Seeded(int(seed), decks, used)
    raise ValueError("unknown source of chance")

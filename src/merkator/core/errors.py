"""Mistakes people and programs can make, each with a message written for a person."""

from __future__ import annotations


class Reason:
    """Why something is refused: the id of a message, the same in plain English, and the values in both.

    Messages with the id `reason-…` say it in other languages. A value may be a reason itself. A
    list stands for one of its items; texts in it are quoted.

    >>> print(Reason("too-dear", "it costs {price} Taler and there are {money}", price=3, money=1))
    it costs 3 Taler and there are 1
    >>> print(Reason("unclear", "{text!r} is unclear; did you mean {near}?", text="g", near=["go spain", "go italy"]))
    'g' is unclear; did you mean 'go spain' or 'go italy'?
    """

    def __init__(self, id: str, english: str, **values: object) -> None:
        self.id = id
        self.english = english
        self.values = values

    def __str__(self) -> str:
        plain = {name: _either(v) if isinstance(v, list) else v for name, v in self.values.items()}
        return self.english.format(**plain)


def _either(items: list[object]) -> str:
    return " or ".join([repr(item) for item in items])


class MerkatorError(Exception):
    """The root of every error this package raises on purpose; `why` is there when it can be said in any language."""

    def __init__(self, why: Reason | str = "") -> None:
        super().__init__(str(why))
        self.why = why if isinstance(why, Reason) else None


class IllegalAction(MerkatorError):
    """An action that the rules do not allow now; the message says why and what is allowed."""


class BadNotation(MerkatorError):
    """A text that is not an action or outcome of the game."""


class BadOption(MerkatorError):
    """An option, player count or seed that a game cannot be made with."""


class UnknownGame(MerkatorError):
    """A game that is not in the registry."""


class UnknownBot(MerkatorError):
    """A bot that is not in the registry, or does not know the game."""


class BotFailed(MerkatorError):
    """A bot of another package that raised something; the message shows where."""


class BadDump(MerkatorError):
    """Bytes that are not a dump of this game, or one of another version or card set."""


class FileError(MerkatorError):
    """A mistake in a file: says which file, which line or entry, and the reason."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (file, where, reason) if part))
        self.file = file
        self.where = where
        self.reason = reason


class CardSetError(FileError):
    """A card set that cannot be played with."""


class RecordError(FileError):
    """A record that cannot be read or replayed."""


class OutcomeNeeded(MerkatorError):
    """Recorded chance has run out: the next card, letter or die must be given first."""

    def __init__(self, deck: int, choices: list[int], cards: list[int] | None = None) -> None:
        super().__init__("the record has no outcome for the next draw")
        self.deck = deck
        self.choices = choices
        self.cards = choices if cards is None else cards  # all equally likely; one that appears twice is likelier


class WrongOutcome(MerkatorError):
    """Recorded chance holds an outcome that cannot happen here."""

"""What tables begin with that were made of a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from merkator.core.contract import State
from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from merkator.server.tables.positions import Positions

PERSON: Final = "person"


@dataclass(frozen=True)
class Played:
    """An action that counts: not taken back."""

    number: int
    seat: int
    action: int
    revealed: bool
    user_id: int | None
    by: str = PERSON


@dataclass(frozen=True)
class Opening:
    """What a table begins with that was made of a record: where the record led, and how."""

    state: State
    actions: list[Played]
    outcomes: list[tuple[int, int]]
    kept: Positions

    @classmethod
    def of(cls, text: str) -> Opening:
        """Play a stored record. That takes long: it is never done in the event loop."""
        return cls.made_of(Record.parse(text, "opening"))

    @classmethod
    def made_of(cls, record: Record) -> Opening:
        """Return what a table begins with that is made of a record."""
        actions = [
            Played(1, entry.seat, entry.number, False, None) for entry in record.entries if entry.seat != OUTCOME
        ]
        outcomes = [(entry.deck, entry.number) for entry in record.entries if entry.seat == OUTCOME]
        return cls(record.state, actions, outcomes, Positions())

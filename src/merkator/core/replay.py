"""Replaying: entries of a record played again, with the line of anything that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.chance import Recorded, Seeded
from merkator.core.contract import Game, State
from merkator.core.errors import BadOption, IllegalAction, OutcomeNeeded, Reason, RecordError, WrongOutcome

OUTCOME: Final = -1


class Entry:
    """One line of a game: an action of a seat, or (seat OUTCOME) a card that a deck gave."""

    def __init__(self, seat: int, deck: int, number: int, comment: str = "", line: int = 0) -> None:
        self.seat = seat
        self.deck = deck
        self.number = number
        self.comment = comment  # behind it, on the same line
        self.notes: list[str] = []  # comments on lines of their own before it
        self.line = line

    @property
    def where(self) -> str:
        """Where the entry stands, for error messages."""
        return f"line {self.line}" if self.line else "new entry"


def until(entries: list[Entry], to: int | None) -> list[Entry]:
    """Return the entries up to and with action number `to` and what it revealed (None: all)."""
    if to is None:
        return entries
    actions = [at for at, entry in enumerate(entries) if entry.seat != OUTCOME]
    if not 0 <= to <= len(actions):
        english = "this record has {count} actions: replay to a number from 0 to {count}, got {to}"
        raise BadOption(Reason("replay", english, count=len(actions), to=to))
    return entries[: actions[to]] if to < len(actions) else entries


class Replay:
    """One run through a record's entries."""

    def __init__(self, game: Game, entries: list[Entry], file: str) -> None:
        self.game = game
        self.entries = entries
        self.file = file
        self.at = 0  # the next entry
        self.outcomes: list[tuple[int, int]] = []
        self.recorded_by: list[Entry] = []
        self.chance = Recorded(self.outcomes)

    def run(self, players: int, options: Mapping[str, object], seed: int | None) -> State:
        """Play all entries; a `RecordError` names the line that cannot be. With a seed, chance can go on."""
        self._tell()
        state = self._start(players, options)
        while self.at < len(self.entries):
            entry = self.entries[self.at]
            self.at += 1
            self._tell()
            self._play(state, entry)
        if seed is not None:
            used = [0] * len(self.game.decks)
            for deck, _ in self.outcomes:
                used[deck] += 1
            state.chance = Seeded(seed, len(used), used)
        return state

    def _tell(self) -> None:
        """Hand over the outcomes up to the next action."""
        while self.at < len(self.entries) and self.entries[self.at].seat == OUTCOME:
            entry = self.entries[self.at]
            self.outcomes.append((entry.deck, entry.number))
            self.recorded_by.append(entry)
            self.at += 1

    def _start(self, players: int, options: Mapping[str, object]) -> State:
        try:
            state = self.game.start(players, options=options, chance=self.chance)
        except OutcomeNeeded as error:
            raise self._missing(error, "start") from error
        except WrongOutcome as error:
            raise self._wrong() from error
        self._all_drawn()
        return state

    def _play(self, state: State, entry: Entry) -> None:
        if not state.over and entry.seat != state.seat:
            reason = f"it is seat {state.seat}'s decision, not seat {entry.seat}'s"
            raise RecordError(self.file, entry.where, reason)
        try:
            state.play(entry.number)
        except IllegalAction as error:
            raise RecordError(self.file, entry.where, str(error)) from error
        except OutcomeNeeded as error:
            raise self._missing(error, entry.where) from error
        except WrongOutcome as error:
            raise self._wrong() from error
        self._all_drawn()

    def _all_drawn(self) -> None:
        """Make sure that every recorded outcome so far was drawn."""
        if self.chance.at < len(self.outcomes):
            entry = self.recorded_by[self.chance.at]
            text = self.game.outcome_text(entry.deck, entry.number)
            raise RecordError(self.file, entry.where, f"nothing is drawn here, but the record has {text!r}")

    def _missing(self, error: OutcomeNeeded, where: str) -> RecordError:
        deck = self.game.decks[error.deck]
        some = ", ".join(self.game.outcomes[error.deck].text(card) for card in error.choices[:6])
        return RecordError(self.file, where, f"the outcome of {deck} is missing after this, for example {some}")

    def _wrong(self) -> RecordError:
        entry = self.recorded_by[self.chance.at]
        text = self.game.outcome_text(entry.deck, entry.number)
        return RecordError(self.file, entry.where, f"{text!r} cannot be drawn here")

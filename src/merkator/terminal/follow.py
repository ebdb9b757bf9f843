"""Following a game on a real table: people say which cards were revealed, the program keeps the rest.

Chance is *recorded*: an action is tried on a copy, and whenever it needs an outcome that was not entered yet, someone
is asked; then it is tried again from the start. Once all are entered, it is played for real. A card that one seat
alone may see is asked for behind a curtain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from merkator.core.chance import Recorded
from merkator.core.contract import Game
from merkator.core.errors import OutcomeNeeded
from merkator.core.events import Event
from merkator.core.record import Record
from merkator.terminal.board import Board
from merkator.terminal.dialog import Dialog
from merkator.terminal.prompt import Undo
from merkator.terminal.seats import Seat

Outcomes = list[tuple[int, int]]
"""Outcomes in the order they were revealed: deck and card."""


class Follower:
    """Asks for everything that is revealed."""

    def __init__(self, dialog: Dialog, board: Board, seats: Sequence[Seat]) -> None:
        self.dialog = dialog
        self.board = board
        self.seats = seats
        self.curtained = len([seat for seat in seats if not seat.bot]) > 1
        self.looking: int | None = None  # who alone may look at the screen

    def set_up(self, game: Game, options: Mapping[str, object], names: Sequence[str], outcomes: Outcomes) -> Record:
        """Ask for the whole setup, except for the outcomes already given; `u` undoes the last answer."""
        checked = game.options(len(names), options)
        while True:
            chance = Recorded(outcomes[:])
            try:
                return Record.start(game, len(names), options=checked, names=list(names), chance=chance)
            except OutcomeNeeded as needed:
                self._tell(outcomes, needed, checked, playing=False)

    def play(self, record: Record, action: int) -> list[Event] | None:
        """Play an action with what it reveals; None when it was taken back while that was asked for."""
        outcomes: Outcomes = []
        while True:
            trial = record.state.copy()
            trial.chance = Recorded(outcomes[:])
            events: list[Event] = []
            trial.events = events
            try:
                trial.play(action)
            except OutcomeNeeded as needed:
                self.dialog.tell(self.board.digest(events, brief=True))
                if not self._tell(outcomes, needed, record.options, playing=True):
                    return None
            else:
                record.state.chance = Recorded(outcomes)
                return record.play_events(action)

    def take_back(self, outcomes: Outcomes, options: Mapping[str, object]) -> None:
        """Take the last answer back, and before it all that nobody was asked for."""
        while outcomes:
            deck, card = outcomes.pop()
            if self.board.reveal_known(deck, outcomes, options, [card]) is None:
                return

    def _tell(self, outcomes: Outcomes, needed: OutcomeNeeded, options: Mapping[str, object], playing: bool) -> bool:
        """Ask for one outcome and note it, or take the last one back; say whether there was anything to do."""
        deck = needed.deck
        known = None if playing else self.board.reveal_known(deck, outcomes, options, needed.choices)
        if known is not None:
            outcomes.append((deck, known))
            return True
        self._seat(self.board.reveal_seat(deck, outcomes, options, playing))
        try:
            outcomes.append((deck, self._answer(outcomes, needed, options, playing)))
        except Undo:
            if not outcomes:
                if not playing:
                    self.dialog.show_error("undo-nothing")
                return False
            self.take_back(outcomes, options)
        return True

    def _answer(self, outcomes: Outcomes, needed: OutcomeNeeded, options: Mapping[str, object], playing: bool) -> int:
        """Ask until a card is named that can have come."""
        question = self.board.reveal_question(needed.deck, outcomes, options, playing)
        menu = self.board.reveal_menu(needed.deck, needed.choices, playing)
        while True:
            choice = self.dialog.choose(question, menu)
            if choice.value in needed.choices:
                return choice.value
            self.dialog.ahead = []
            self.dialog.show_error("reveal-gone", card=choice.words)

    def _seat(self, seat: int | None) -> None:
        """Draw the curtain when another person is to enter cards; what was typed too much before it is dropped."""
        if seat == self.looking:
            return
        if self.dialog.ahead:
            self.dialog.show_error("reveal-surplus", answers=", ".join(self.dialog.ahead))
            self.dialog.ahead = []
            self.dialog.asker.line(self.dialog.words.say("go-on"))
        self.looking = seat
        if seat is not None and self.curtained:
            self.dialog.screen.wipe()
            message = "curtain-bot" if self.seats[seat].bot else "curtain-cards"
            self.dialog.curtain(message, self.dialog.names[seat])

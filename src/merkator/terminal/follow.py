"""Following a game on a real table: people say which cards were revealed, the program keeps the rest.

Chance is *recorded*: an action is tried on a copy, and whenever it needs an outcome that was not told yet, somebody
is asked; then it is tried again from the start. Only when all is told it is played for real.
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

Told = list[tuple[int, int]]
"""Outcomes in the order they were revealed: deck and card."""


class Follower:
    """Asks for everything that is revealed."""

    def __init__(self, dialog: Dialog, board: Board) -> None:
        self.dialog = dialog
        self.board = board

    def set_up(self, game: Game, options: Mapping[str, object], names: Sequence[str], told: Told) -> Record:
        """Ask for the whole setup, beginning after what is told already; `u` takes the last answer back."""
        checked = game.options(len(names), options)
        while True:
            chance = Recorded(told[:])
            try:
                return Record.start(game, len(names), options=checked, names=list(names), chance=chance)
            except OutcomeNeeded as needed:
                self._tell(told, needed, game, checked, playing=False)

    def play(self, record: Record, action: int) -> list[Event] | None:
        """Play an action with what it reveals; None when it was taken back while that was asked for."""
        told: Told = []
        while True:
            trial = record.state.copy()
            trial.chance = Recorded(told[:])
            events: list[Event] = []
            trial.events = events
            try:
                trial.play(action)
            except OutcomeNeeded as needed:
                self.dialog.tell(self.board.digest(events, brief=True))
                if not self._tell(told, needed, record.game, record.options, playing=True):
                    return None
            else:
                record.state.chance = Recorded(told)
                return record.watch(action)

    def _tell(
        self, told: Told, needed: OutcomeNeeded, game: Game, options: Mapping[str, object], playing: bool
    ) -> bool:
        """Ask for one outcome and note it, or take the last one back; say whether there was anything to do."""
        question = self.board.reveal_question(needed.deck, told, options, playing)
        choices = [self.board.reveal_choice(needed.deck, card) for card in needed.choices]
        try:
            told.append((needed.deck, self.dialog.choose(question, choices).value))
        except Undo:
            if not told:
                if not playing:
                    self.dialog.complain("undo-nothing")
                return False
            told.pop()
        return True

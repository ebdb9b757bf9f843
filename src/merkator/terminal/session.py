"""One game at the terminal: it asks the player who decides, lets bots decide, and saves every action."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Final

from rich.text import Text

from merkator.bots.bot import decide
from merkator.bots.explain import explain
from merkator.bots.registry import bot, levels
from merkator.core.errors import BadNotation, FileError
from merkator.core.events import Event
from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from merkator.terminal.board import Board
from merkator.terminal.dialog import Dialog
from merkator.terminal.event_log import EventLog
from merkator.terminal.files import SUFFIX
from merkator.terminal.follow import Follower
from merkator.terminal.lines import flow, wrap
from merkator.terminal.prompt import Choice, Menu, Quit, command, find
from merkator.terminal.screen import Screen
from merkator.terminal.seats import Seat

_MOST_TURNS: Final = 1000
"""Player-turns after which bots among themselves are stopped: games of random moves can last for ever."""
_END: Final = "done"


class Session:
    """A game being played. The record knows all of it; a record without a seed is one of a real table."""

    def __init__(self, record: Record, seats: Sequence[Seat], file: Path, dialog: Dialog, board: Board) -> None:
        self.record = record
        self.seats = seats
        self.file = file
        self.dialog = dialog
        self.screen: Screen = dialog.screen
        self.words = dialog.words
        self.board = board
        self.follower = Follower(dialog, board, seats) if record.seed is None else None
        self.event_log = EventLog(record)
        seed = record.seed or 0
        self.bots = [bot(s.bot, record.game, seed * 64 + n) if s.bot else None for n, s in enumerate(seats)]
        self.people = [number for number, seat in enumerate(seats) if not seat.bot]
        self.saved = True
        self.looked = -1  # the person who looked at the screen last
        self.shown = 0  # actions that were shown as they happened, if only bots play

    def run(self) -> None:
        """Play until the game is over or someone stops; either way it is saved."""
        try:
            if not self.file.exists():
                self._save()
            while not self.record.state.over and self._goes_on():
                self._decision()
        except (Quit, KeyboardInterrupt):
            self.screen.say("")
        if self.record.state.over:
            self._finish()
        else:
            self._leave()

    def _goes_on(self) -> bool:
        """Say whether the game is played on: people stop when they like, bots at the limit."""
        return bool(self.people) or self.record.state.turns <= _MOST_TURNS

    # --- decisions

    def _decision(self) -> None:
        seat = self.record.state.seat
        player = self.bots[seat]
        if player is None:
            self._ask(seat)
        else:
            state = self.record.state
            self._play(decide(player, state, state.number))
            if not self.people:
                self._tell(self.event_log.all(self.shown))
                self.shown = len(self.event_log.events)

    def _play(self, action: int) -> None:
        """Play an action for real and save it; in a followed game, ask first what it reveals."""
        seat = self.record.state.seat
        if self.follower is None:
            events: list[Event] | None = self.record.play_events(action)
        else:
            events = self.follower.play(self.record, action)
        if events is not None:
            self.event_log.add(seat, events)
            self._save()

    def _ask(self, seat: int) -> None:
        """Show the table to a person and let them choose, until they have."""
        if self.board.secret and seat != self.looked and len(self.people) > 1:
            self._curtain(seat)
        self.looked = seat
        menu = self.board.menu(self.record.state, self._choices())
        self._show(seat, menu)
        while True:
            typed = self.dialog.asker.line(self.words.say("prompt-name", name=self.dialog.names[seat]))
            name, rest = command(typed)
            if name == "view":
                self._show(seat, menu, whole=True)
            elif name == "undo":
                if self._undo():
                    return
            elif name:
                self._command(name, rest, menu)
            else:
                found = find(typed, menu)
                if len(found) == 1:
                    self._play(found[0].value)
                    return
                self._refuse(typed, found, menu)

    def _choices(self) -> list[Choice]:
        """Return what can be chosen, in the game's order; to end a step always stands last."""
        state = self.record.state
        notation = self.record.game.notation
        names = self.dialog.names
        choices = [
            Choice(number, notation(number), self.words.action(state, number, names)) for number in state.legal()
        ]
        return sorted(choices, key=lambda choice: choice.notation == _END)

    def _show(self, seat: int, menu: Menu, whole: bool = False) -> None:
        """Draw the page for a person: position, what happened since their last decision, choices."""
        state = self.record.state
        width = self.screen.width
        question = f"{self.dialog.names[seat]}: {self.words.question(state, self.dialog.names)}"
        bottom = [*wrap(question, width), *self.screen.menu(menu)]
        bottom[0].stylize("bold")
        log = self.dialog.story(self.board.digest(self.event_log.since(seat), brief=True))
        self.screen.page(lambda room: self.board.draw(state, seat, width, None if whole else room), log, bottom)

    def _refuse(self, typed: str, found: Sequence[Choice], menu: Menu) -> None:
        """Say why what was typed cannot be played: the rule that forbids it, if it is an action at all."""
        count = len(menu.listed)
        action = self._meant(typed)
        if action is None and menu.verb:
            action = self._meant(f"{menu.verb} {typed}")
        if action is None or found:
            self.dialog.unclear(typed, found, count)
            return
        reason = self.words.reason(self.record.state.why(action))
        self.dialog.show_error("answer-illegal", typed=typed[:40], reason=reason, count=count)

    def _meant(self, typed: str) -> int | None:
        """Return the action of a notation, possible or not."""
        try:
            return self.record.game.action(typed)
        except BadNotation:
            return None

    def _tell(self, events: Sequence[Event]) -> None:
        self.screen.print(self.dialog.story(self.board.digest(events)))

    def _curtain(self, seat: int) -> None:
        """Hide the screen until the next person sits before it; what happened since is for everyone."""
        self.screen.wipe()
        if self.looked >= 0:
            self._tell(self.event_log.since(self.looked))
        self.dialog.curtain("curtain", self.dialog.names[seat])

    # --- commands

    def _command(self, name: str, rest: str, menu: Menu) -> None:
        if name == "quit":
            raise Quit
        if name == "help":
            self._help(menu)
        elif name == "hint":
            self._hint()
        elif name == "rules":
            self.screen.say(_reflowed(self.board.rules(self.record.state)))
        elif name == "log":
            self.screen.rule(self.words.say("log-all"))
            self._tell(self.event_log.all())
        else:
            self._save_as(rest)

    def _help(self, menu: Menu) -> None:
        """Explain how to choose, the commands and the signs, and name all that the list leaves out."""
        say = self.words.say
        self.screen.say(_reflowed(say("help-choose")))
        self.screen.say(say("help-commands"))
        self.screen.say(_reflowed(say("help-signs")))
        self.screen.print(self.board.legend(self.record.state, self.screen.width))
        if menu.others:
            self.screen.say(say("help-others"))
            others = [Text(choice.notation.removeprefix(f"{menu.verb} ")) for choice in menu.others]
            self.screen.print(flow(others, self.screen.width))

    def _hint(self) -> None:
        """Let the strongest bot say what it would do, and why: it knows what the person knows."""
        state = self.record.state
        self.screen.say(self.words.say("hint-thinking"), "dim")
        level = list(levels(self.record.game))[-1]
        advice = explain(state, state.seat, level)
        assert advice is not None, "a person is asked at their own decisions only"
        self.screen.say(
            self.words.say("hint-choice", choice=self.words.action(state, advice.action, self.dialog.names))
        )
        for id, values in advice.reasons:
            self.screen.say(self.words.say(id, **values))

    def _save_as(self, name: str) -> None:
        """Write a copy of the record; the game itself stays in its own file."""
        name = name or self.dialog.text(self.words.say("save-ask"))
        if not name:
            return
        try:
            file = Path(name).expanduser()
            file = file if file.suffix else file.with_suffix(SUFFIX)
        except (ValueError, RuntimeError):  # "/" has no name, "~nobody" no home
            self.dialog.show_error("save-unnamed", name=name[:40])
            return
        if file.exists() and not self.dialog.confirm(self.words.say("save-exists", file=str(file)), False):
            return
        try:
            self.record.write(file)
        except FileError as error:
            self.screen.say(self.words.error(error), "yellow")
        else:
            self.screen.say_file(self.words.say("save-done", file=str(file)))

    def _undo(self) -> bool:
        """Take back the last decision of a person and what bots did after it; say whether that was possible."""
        entries = self.record.entries
        own = [at for at, entry in enumerate(entries) if entry.seat in self.people]
        if not own and self.follower is not None:
            self._back_to_setup(self.follower)
            return True
        if not own:
            self.dialog.show_error("undo-nothing")
            return False
        revealed = [entry for entry in entries[own[-1] :] if entry.seat == OUTCOME]
        if revealed and self.follower is None:
            card = self.record.game.outcome_text(revealed[-1].deck, revealed[-1].number)
            self.dialog.show_error("undo-revealed", card=card)
            return False
        del entries[own[-1] :]
        self.record.state = self.record.replay()
        self.event_log.cut(self.record.state.number)
        self._save()
        return True

    def _back_to_setup(self, follower: Follower) -> None:
        """Take back the last answer of a followed game's setup."""
        record = self.record
        outcomes = [(entry.deck, entry.number) for entry in record.entries[: _first_action(record)]]
        follower.take_back(outcomes, record.options)
        self.looked = -1
        self.record = follower.set_up(record.game, record.options, record.names, outcomes)
        self.event_log = EventLog(self.record)
        self._save()

    # --- saving and ending

    def _save(self) -> None:
        """Write the record. If that fails, show the error and continue the game."""
        try:
            self.record.write(self.file)
            self.saved = True
        except FileError as error:
            self.saved = False
            self.screen.say(self.words.error(error), "yellow")

    def _leave(self) -> None:
        """Say where the game is and how to go on with it."""
        if not self._goes_on():
            self.screen.say(self.words.say("left-limit", turns=_MOST_TURNS))
        if not self.saved:
            self.screen.say(self.words.say("left-unsaved"), "yellow")
            return
        self.screen.say_file(self.words.say("left", file=str(self.file)))
        self.screen.say_file(self.words.say("left-resume", file=quote(str(self.file))))

    def _finish(self) -> None:
        """Show the last events, the result, and where the record is."""
        state = self.record.state
        self.screen.clear()
        if self.looked >= 0:
            self._tell(self.event_log.since(self.looked)[:-1])  # the last event is the result
        self.screen.rule(self.words.say("result-title"))
        self.screen.print(self.board.result(state, self.screen.width))
        if self.saved:
            self.screen.say_file(self.words.say("result-record", file=str(self.file)))


def _first_action(record: Record) -> int:
    """Return where the setup of a record ends."""
    acted = [at for at, entry in enumerate(record.entries) if entry.seat != OUTCOME]
    return acted[0] if acted else len(record.entries)


def _reflowed(message: str) -> str:
    """Return a message without the line breaks it has in its file."""
    return message.replace("\n", " ")

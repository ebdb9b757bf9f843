"""Talking with people: questions with one answer out of a list, yes or no, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merkator.core.events import Event
from merkator.terminal.lines import Lines, wrap
from merkator.terminal.prompt import Asker, Choice, Menu, Quit, Undo, command, find
from merkator.terminal.screen import Screen

_MOST_NAMED: Final = 6  # choices named in a complaint


class Dialog:
    """Questions on a screen, answers from an asker."""

    def __init__(self, screen: Screen, asker: Asker, names: Sequence[str] = ()) -> None:
        self.screen = screen
        self.words = screen.words
        self.asker = asker
        self.names = [self.words.plain(name) for name in names]
        self.ahead: list[str] = []  # answers typed in one line with the last one, for the next questions

    # --- printing

    def tell(self, events: Sequence[Event]) -> None:
        """Print what happened."""
        self.screen.print(self.story(events))

    def story(self, events: Sequence[Event]) -> Lines:
        """Return what happened as lines: what one player did in a row becomes one sentence."""
        sentences: list[str] = []
        last = None
        for event in events:
            sentence = self.words.event(event, self.names)
            who = f"{self.names[event.seat]} "
            if event.seat == last and event.kind != "turn" and sentence.startswith(who):
                sentences[-1] = f"{sentences[-1].removesuffix('.')}; {sentence.removeprefix(who)}"
            else:
                sentences.append(sentence)
            last = event.seat if event.kind != "turn" else None
        return [each for sentence in sentences for each in wrap(sentence, self.screen.width, 2)]

    def show_error(self, message: str, **values: object) -> None:
        """Say in one line what was wrong and what is allowed."""
        self.screen.say(self.words.say(message, **values), "yellow")

    # --- asking

    def choose(self, question: str, menu: Menu) -> Choice:
        """Ask until one of the choices is meant; `Quit` and `Undo` for `q` and `u`.

        Several answers with commas between them are kept for the questions that follow, until one is not understood.
        """
        if self.ahead:
            found = find(self.ahead[0], menu)
            if len(found) == 1:
                self.ahead = self.ahead[1:]
                return found[0]
        self._pose(question, menu)
        while True:
            typed = self._next()
            name = command(typed)[0]
            if name == "quit":
                raise Quit
            if name == "undo":
                raise Undo
            found = [] if name else find(typed, menu)
            if len(found) == 1:
                return found[0]
            self.ahead = []
            if name:
                self.show_error("reveal-help", count=len(menu.listed))
            else:
                self.unclear(typed, found, len(menu.listed))

    def _pose(self, question: str, menu: Menu) -> None:
        """Print a question with what can be answered."""
        self.screen.say(question, "bold")
        self.screen.print(self.screen.menu(menu))

    def _next(self) -> str:
        """Return the next answer: one typed ahead, or the first of a new line."""
        if not self.ahead:
            typed = self.asker.line(self.words.say("prompt"))
            self.ahead = [part.strip() for part in typed.split(",") if part.strip()] or [""]
        first, *self.ahead = self.ahead
        return first

    def curtain(self, message: str, name: str) -> None:
        """Wait behind an empty screen until the person who alone may look has come."""
        self.asker.forget()
        if command(self.asker.line(self.words.say(message, name=name)))[0] == "quit":
            raise Quit

    def unclear(self, typed: str, found: Sequence[Choice], count: int) -> None:
        """Say that an answer was not understood, or could mean several things."""
        if not typed:
            self.show_error("answer-empty", count=count)
        elif found:
            some = ", ".join(choice.notation for choice in found[:_MOST_NAMED])
            more = self.words.signs.more if len(found) > _MOST_NAMED else ""
            self.show_error("answer-ambiguous", typed=typed[:40], some=some + more)
        else:
            self.show_error("answer-unknown", typed=typed[:40], count=count)

    def text(self, question: str, default: str = "") -> str:
        """Ask for a text; Enter takes what is offered."""
        prompt = self.words.say("prompt-default", question=question, default=default) if default else f"{question} "
        typed = self.asker.line(prompt)
        if command(typed)[0] == "quit":
            raise Quit
        return typed or default

    def confirm(self, question: str, default: bool) -> bool:
        """Ask for yes or no; Enter takes the default."""
        yes, no = self.words.say("yes"), self.words.say("no")
        while True:
            typed = self.text(question, yes if default else no).casefold()
            for word, answer in ((yes, True), (no, False), ("yes", True), ("no", False)):
                if typed and word.casefold().startswith(typed):
                    return answer
            self.show_error("answer-yes-no", typed=typed[:40])

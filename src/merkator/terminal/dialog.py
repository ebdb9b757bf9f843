"""Talking with people: questions with one answer out of a list, yes or no, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merkator.core.events import Event
from merkator.terminal.lines import Lines, wrapped
from merkator.terminal.prompt import Asker, Choice, Quit, Undo, command, find
from merkator.terminal.screen import Screen

_MOST_NAMED: Final = 6  # choices named in a complaint


class Dialog:
    """Questions on a screen, answers from an asker."""

    def __init__(self, screen: Screen, asker: Asker, names: Sequence[str] = ()) -> None:
        self.screen = screen
        self.words = screen.words
        self.asker = asker
        self.names = [self.words.plain(name) for name in names]

    # --- telling

    def tell(self, events: Sequence[Event]) -> None:
        """Print what happened."""
        self.screen.print(self.story(events))

    def story(self, events: Sequence[Event]) -> Lines:
        """Return what happened as lines: what one player did in a row becomes one sentence."""
        sentences: list[str] = []
        last = None
        for event in events:
            told = self.words.event(event, self.names)
            who = f"{self.names[event.seat]} "
            if event.seat == last and event.kind != "turn" and told.startswith(who):
                sentences[-1] = f"{sentences[-1].removesuffix('.')}; {told.removeprefix(who)}"
            else:
                sentences.append(told)
            last = event.seat if event.kind != "turn" else None
        return [each for sentence in sentences for each in wrapped(sentence, self.screen.width, 2)]

    def complain(self, message: str, **values: object) -> None:
        """Say in one line what was wrong and what is allowed."""
        self.screen.say(self.words.say(message, **values), "yellow")

    # --- asking

    def choose(self, question: str, choices: Sequence[Choice]) -> Choice:
        """Ask until one of the choices is meant; `Quit` and `Undo` for `q` and `u`."""
        self.screen.say(question, "bold")
        self.screen.print(self.screen.choices(choices))
        while True:
            typed = self.asker.line(self.words.say("prompt"))
            name = command(typed)[0]
            if name == "quit":
                raise Quit
            if name == "undo":
                raise Undo
            found = [] if name else find(typed, choices)
            if len(found) == 1:
                return found[0]
            if name:
                self.complain("reveal-help", count=len(choices))
            else:
                self.unclear(typed, found, len(choices))

    def unclear(self, typed: str, found: Sequence[Choice], count: int) -> None:
        """Say that an answer was not understood, or could mean several things."""
        if not typed:
            self.complain("answer-empty", count=count)
        elif found:
            some = ", ".join(choice.notation for choice in found[:_MOST_NAMED])
            more = self.words.signs.more if len(found) > _MOST_NAMED else ""
            self.complain("answer-ambiguous", typed=typed[:40], some=some + more)
        else:
            self.complain("answer-unknown", typed=typed[:40], count=count)

    def text(self, question: str, default: str = "") -> str:
        """Ask for a text; Enter takes what is offered."""
        prompt = self.words.say("prompt-default", question=question, default=default) if default else f"{question} "
        typed = self.asker.line(prompt)
        if command(typed)[0] == "quit":
            raise Quit
        return typed or default

    def agree(self, question: str, default: bool) -> bool:
        """Ask for yes or no; Enter takes the default."""
        yes, no = self.words.say("yes"), self.words.say("no")
        while True:
            typed = self.text(question, yes if default else no).casefold()
            for word, answer in ((yes, True), (no, False), ("yes", True), ("no", False)):
                if typed and word.casefold().startswith(typed):
                    return answer
            self.complain("answer-yes-no", typed=typed[:40])

"""The words on the screen: those of the game and the terminal's own, in real or in plain letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merkator.core.contract import Game, State
from merkator.core.errors import Reason
from merkator.core.events import Event
from merkator.core.registry import kit as find_kit
from merkator.terminal.signs import FINE, PLAIN, plain
from merkator.text import Text, default_language

_PLAIN: Final = "merkator.terminal.plain"


class Words:
    """Everything that can be said to people in one language."""

    def __init__(self, language: str | None, game: Game, ascii: bool = False) -> None:
        own = find_kit(game.name).board_messages or _PLAIN
        self.text = Text(language or default_language(), game, "merkator.terminal", own)
        self.ascii = ascii
        self.signs = PLAIN if ascii else FINE

    @property
    def language(self) -> str:
        """The language that is spoken."""
        return self.text.language

    def plain(self, text: str) -> str:
        """Return a text in plain letters where only those can be shown."""
        return plain(text) if self.ascii else text

    def say(self, message: str, **values: object) -> str:
        """Say one of the terminal's own messages."""
        return self.plain(self.text.say(message, **values))

    def knows(self, message: str) -> bool:
        """Say whether there is a message of this id."""
        return self.text.knows(message)

    def name(self, kind: str, id: str, form: str = "", **values: object) -> str:
        """Name a place, a good, a step …"""
        return self.plain(self.text.name(kind, id, form, **values))

    def event(self, event: Event, names: Sequence[str]) -> str:
        """Say what happened."""
        return self.plain(self.text.event(event, names))

    def action(self, state: State, action: int, names: Sequence[str]) -> str:
        """Put a choice into words."""
        return self.plain(self.text.action(state, action, names))

    def question(self, state: State, names: Sequence[str]) -> str:
        """Ask what is to be decided."""
        return self.plain(self.text.question(state, names))

    def card(self, kind: str, id: str) -> str:
        """Return what a card says, in one line."""
        return self.plain(self.text.card(kind, id))

    def reason(self, why: Reason) -> str:
        """Say why something is not possible, as a sentence."""
        return self.plain(self.text.reason(why))

    def error(self, error: Exception) -> str:
        """Say what went wrong."""
        return self.plain(self.text.error(error))

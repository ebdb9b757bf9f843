"""What the terminal knows of a game: how to draw a position and a result, and how to ask for a revealed card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.core.registry import kit as find_kit
from merkator.terminal.lines import Lines
from merkator.terminal.prompt import Choice, Menu
from merkator.terminal.words import Words


class Board(Protocol):
    """The table of one game; its kit makes it."""

    secret: bool
    """Whether seats see what others must not see: then a curtain falls before another person decides."""

    def draw(self, state: State, seat: int | None, width: int, room: int | None) -> Lines:
        """Draw the position for a seat (None: a spectator, who sees no hand).

        In at most this many lines, the most important parts first.
        """

    def menu(self, state: State, choices: Sequence[Choice]) -> Menu:
        """Put what can be chosen into a list that people can read, and leave the rest to be typed."""

    def digest(self, events: Sequence[Event], brief: bool = False) -> list[Event]:
        """Group events that are reported together; in brief, leave out what the position shows anyway."""

    def result(self, state: State, width: int) -> Lines:
        """Draw what everyone has reached."""

    def legend(self, state: State, width: int) -> Lines:
        """Explain the letters on the screen."""

    def rules(self, state: State) -> str:
        """Explain the present step in a few sentences, with the numbers of the rules."""

    def reveal_question(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], playing: bool
    ) -> str:
        """Ask which card a deck gave. `outcomes` are those before it: of the setup, or of the current action."""

    def reveal_menu(self, deck: int, cards: Sequence[int], playing: bool) -> Menu:
        """Return the cards that a deck can give as something to choose.

        What one seat alone may see is asked with all cards of the deck: what is missing would reveal other hands.
        """

    def reveal_seat(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], playing: bool
    ) -> int | None:
        """Return who alone may see the card that is asked for; None: everyone."""

    def reveal_known(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], cards: Sequence[int]
    ) -> int | None:
        """Return the card when nobody needs to be asked: of those that are left, the order does not matter."""


def board(game: Game, names: list[str], words: Words) -> Board:
    """Return the board of a game for these players: its own, or the plain one."""
    make = find_kit(game.name).board
    if make is None:
        from merkator.terminal.plain.board import PlainBoard  # it is made of parts that know this module

        return PlainBoard(game, names, words)
    return make(game, names, words)

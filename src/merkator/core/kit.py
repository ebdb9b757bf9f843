"""The kit of a game: all that the other packages need of it, and the only way into its folder.

A game has a module `kit` with a `KIT`. What a part needs is loaded when someone asks for it, so that a bot needs no
words and a server no pictures. A part that a game does not have is None; the code that needs it says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from merkator.core.contract import Game, State
from merkator.core.wording import Wording

if TYPE_CHECKING:  # the packages above core fill these parts; core itself only hands them on
    from merkator.arena.balance import Report
    from merkator.arena.train_games import Trainer
    from merkator.bots.entry import Entry
    from merkator.bots.explain_guide import Guide
    from merkator.env.layout import Features
    from merkator.terminal.board import Board
    from merkator.terminal.words import Words


@dataclass(frozen=True)
class Kit:
    """What one game is made of."""

    name: str
    make: Callable[[str | Path | None], Game]  # with the standard cards, or those of a file
    make_from_text: Callable[[str, str], Game]  # with a card set as text, and its name in error messages
    components: Callable[[], str]  # the standard card set as text
    wording: Callable[[], Wording]  # which message says what
    messages: str  # the package whose folder `text` holds the messages
    rule_of: Callable[[str, str], str]  # the number of the rule behind an action in a step
    bots: Callable[[], Mapping[str, Entry]]  # by name, from weak to strong
    draw: Callable[[State, bool], str] | None = None  # a position as SVG, light or dark
    guide: Callable[[Game], Guide] | None = None  # what hints and reviews look at
    observations: Callable[[Game, int, Mapping[str, object]], Features] | None = None  # positions as numbers
    report: Callable[[], Report] | None = None  # the balance report
    trainer: Callable[[], Trainer] | None = None  # how it is trained
    board: Callable[[Game, list[str], Words], Board] | None = None  # its table in the terminal
    board_messages: str = ""  # the package with the messages of that
    foresee: Callable[[State, int], State] | None = None  # the best solo game, all cards known: a ceiling
    notable: float = 1.0  # what a decision must lose to be worth a word in a review
    digits: int = 0  # of such a loss, behind the point

"""The kit of a game: all that the other packages need of it, and the only way into its folder.

A game has a module `kit` with a `KIT`. What a part needs is loaded when someone asks for it, so that a bot needs no
words and a server no pictures. Only the first three parts must be there. For every other one there is a plain way
that serves any game, or else the code that needs it says that the game has none (docs/adding-a-game.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from merkator.core.contract import Game, State
from merkator.core.view_types import View
from merkator.core.wording import Message, Wording

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
    messages: str  # the package whose folder `text` holds the messages
    make_from_text: Callable[[str, str], Game] | None = (
        None  # with a card set as text, and its name in error messages
    )
    components: Callable[[], str] | None = None  # the standard card set as text
    wording: Callable[[], Wording] | None = None  # which message says what
    effects: Callable[[], list[tuple[Mapping[str, object], Message]]] | None = (
        None  # an example of each effect that its cards can have, and what such effects are called
    )
    rule_of: Callable[[str, str], str] | None = None  # the number of the rule behind an action in a step
    bot_names: tuple[str, ...] = ()  # of its bots at tables, by seat; without them a bot is called after its level
    bots: Callable[[], Mapping[str, Entry]] | None = None  # by name, from weak to strong
    view_type: Callable[[], type[View]] | None = None  # what its views look like, for other languages
    draw: Callable[[State, bool], str] | None = None  # a position as spectators see it, as SVG, light or dark
    map: Callable[[Game], Mapping[str, object]] | None = None  # its map as data, for clients that draw it
    guide: Callable[[Game], Guide] | None = None  # what hints and reviews look at
    observations: Callable[[Game, int, Mapping[str, object]], Features] | None = None  # positions as numbers
    report: Callable[[], Report] | None = None  # the balance report
    trainer: Callable[[], Trainer] | None = None  # how it is trained
    board: Callable[[Game, list[str], Words], Board] | None = None  # its table in the terminal
    board_messages: str = ""  # the package with the messages of that
    foresee: Callable[[State, int], State] | None = None  # the best solo game, all cards known: a ceiling
    notable: float = 5.0  # what a decision must lose to be worth a word in a review: without a guide, of 100 games
    digits: int = 0  # of such a loss, behind the point
    titles: Mapping[str, str] = field(default_factory=dict)  # what people call it, by language; else its name
    minutes: int | None = None  # how long a game usually takes
    samples: str = ""  # the package whose folder `samples` holds records of games worth watching

"""The game rome: what `merkator.game("rome")` returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from merkator.core.chance import Chance, Seeded, checked_seed
from merkator.core.contract import Game, Section
from merkator.core.contract import State as AnyState
from merkator.core.errors import BadOption, Reason
from merkator.games.rome.cards import cardset, listing, template
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.rules import load, setup
from merkator.games.rome.rules import options as _options
from merkator.games.rome.rules import orders as _orders
from merkator.games.rome.rules.actions import vocabulary
from merkator.games.rome.rules.cards import DEAL, DECKS, Cards
from merkator.games.rome.rules.state import State

RULES_VERSION: Final = 2
DUMP_FORMAT: Final = 2  # 1: see older.py


class Rome(Game):
    """Mercator for 2 to 6 players, with one card set."""

    def __init__(self, cards: CardSet) -> None:
        self.name = "rome"
        self.version = RULES_VERSION
        self.dump_format = DUMP_FORMAT
        self.seats = range(2, 7)
        self.set = cards
        self.cards = Cards(cards)
        self.cards_name = cards.name
        self.cards_hash = cards.hash
        self.cards_text = "" if cards.hash == cardset.standard().hash else cards.text
        self.actions = vocabulary(cards)
        self.declared = _options.OPTIONS
        self.orders = _orders.ORDERS
        self.benchmarks = ()
        self.decks = DECKS
        self.outcomes = self.cards.outcomes()
        self.secret_decks = (DEAL,)

    def __reduce__(self) -> tuple[object, tuple[CardSet]]:
        """Travel to other processes as the card set."""
        return _made, (self.set,)

    def start(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
    ) -> State:
        """Set a game up. Without a seed one is drawn; `chance` replaces the seed (records, real tables)."""
        settings = self.options(players, options)
        if chance is not None and chance.hides:
            raise BadOption(
                Reason("veiled-start", "a game cannot start veiled: start it with a seed, then call veiled()")
            )
        if chance is None:
            chance = Seeded(checked_seed(seed), len(DECKS))
        return setup.set_up(self, players, chance, self.cards, settings)

    def load(self, data: bytes) -> State:
        """Read a dump back."""
        return load.load(self, self.cards, data)

    def options(self, players: int, options: Mapping[str, object] | None) -> dict[str, object]:
        """Check the player count and the options; return all options with defaults filled in."""
        return _options.checked(players, options or {}, self.seats)

    def answer(self, state: AnyState, seat: int, orders: Mapping[str, str | int]) -> int | None:
        """Return what a seat's standing orders decide now; None when the player must be asked."""
        assert isinstance(state, State)
        return _orders.answer(state, seat, orders)

    def round(self, state: AnyState) -> int:
        """Return the round that is being played, counted from 1; ships find their ports in the first."""
        assert isinstance(state, State)
        return max(state.round, 1)

    def listing(self) -> Sequence[Section]:
        """Return all components as tables of text, with their sources."""
        return listing.rows(self.set)

    def template(self) -> str:
        """Return a commented card set file for people to fill in."""
        return template.template()


@lru_cache(maxsize=8)
def _made(cards: CardSet) -> Rome:
    return Rome(cards)


def make(cards: str | Path | None) -> Rome:
    """Make the game with the standard cards or those of a file."""
    return _made(cardset.standard() if cards is None else cardset.read(cards))


def make_from_text(text: str, file: str) -> Rome:
    """Make the game with a card set given as text."""
    return _made(cardset.parse(text, file))

"""The game hamburg: what `merkator.game("hamburg")` returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from merkator.core.chance import Chance, Seeded, checked_seed
from merkator.core.contract import Game, Section
from merkator.core.contract import State as AnyState
from merkator.core.errors import BadOption, Reason
from merkator.games.hamburg.cards import cardset, listing, template
from merkator.games.hamburg.cards.cardset import CardSet
from merkator.games.hamburg.rules import load, scoring, setup
from merkator.games.hamburg.rules import options as _options
from merkator.games.hamburg.rules import orders as _orders
from merkator.games.hamburg.rules.actions import vocabulary
from merkator.games.hamburg.rules.cards import DECKS, Cards
from merkator.games.hamburg.rules.state import State

RULES_VERSION: Final = 2


class Hamburg(Game):
    """Merkator (2010) for 1 to 4 players, with one card set."""

    def __init__(self, cards: CardSet) -> None:
        self.name = "hamburg"
        self.version = RULES_VERSION
        self.seats = range(1, 5)
        self.set = cards
        self.cards = Cards(cards)
        self.cards_name = cards.name
        self.cards_hash = cards.hash
        self.cards_text = "" if cards.hash == cardset.standard().hash else cards.text
        self.actions = vocabulary(cards)
        self.declared = _options.OPTIONS
        self.orders = _orders.ORDERS
        self.benchmarks = scoring.BENCHMARKS
        self.decks = DECKS
        self.outcomes = self.cards.outcomes()

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
        """Return the round that is being played, counted from 1."""
        return max(state.turns - 1, 0) // state.players + 1

    def listing(self) -> Sequence[Section]:
        """Return all components as tables of text, with their sources."""
        return listing.rows(self.set)

    def template(self) -> str:
        """Return a commented card set file for people to fill in."""
        return template.template()


@lru_cache(maxsize=8)
def _made(cards: CardSet) -> Hamburg:
    return Hamburg(cards)


def make(cards: str | Path | None) -> Hamburg:
    """Make the game with the standard cards or those of a file."""
    return _made(cardset.standard() if cards is None else cardset.read(cards))


def make_from_text(text: str, file: str) -> Hamburg:
    """Make the game with a card set given as text."""
    return _made(cardset.parse(text, file))

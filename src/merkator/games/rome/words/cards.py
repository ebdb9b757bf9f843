"""What cards say, as messages: what a Fatum card does (R-3.4), what a good costs and brings. See `wording`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from merkator.core.contract import Game
from merkator.core.errors import BadNotation, Reason
from merkator.core.wording import Message, join_words
from merkator.games.rome.cards.cardset import Fatum
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.reading import MONEY
from merkator.games.rome.words.names import money, name_known, name_message, plain
from merkator.games.rome.words.step import cards_of


def card_message(kind: str, id: str, game: Game) -> Message:
    """Return what a card says: what a Fatum card does, where a good is bought and sold at what price."""
    if kind not in _CARDS:
        english = "rome has no cards of the kind {kind!r}; the kinds are: {kinds}"
        raise BadNotation(Reason("no-cards", english, kind=kind, kinds=", ".join(_CARDS)))
    name_message(kind, id, "", game)  # BadNotation when there is no such card
    return _CARDS[kind](id, game)


def _fatum(id: str, game: Game) -> Message:
    cards = cards_of(game)
    return effect_message(cards.set.fatum[cards.fatum_ids.index(id)], game)


def effect_message(card: Fatum, game: Game) -> Message:
    """Return what a Fatum card does: one message for each effect, with the numbers of the card."""
    values: dict[str, object] = {}
    for key, number in zip(EFFECTS[card.effect].numbers, card.numbers, strict=True):
        values[key] = money(number) if key in MONEY else number
    if card.goods:
        values["goods"] = join_words([plain(good) for good in card.goods], "list-and")
    if card.yard:
        values["yard"] = name_known("port", card.yard, "at", game)
    return f"effect-{card.effect}", values


def _good(id: str, game: Game) -> Message:
    cards = cards_of(game)
    good = cards.set.goods[cards.good_ids.index(id)]
    best = sorted(good.sold, key=lambda sale: -sale[1])
    sales = [("sale", {"port": name_known("port", port, "", game), "price": price}) for port, price in best]
    values = {
        "good": (f"good-{id}", {}),
        "price": good.buy,
        "bought": join_words([name_known("port", port, "", game) for port in good.bought], "list-more"),
        "sold": join_words(sales, "list-more"),
        "penalty": good.penalty,
    }
    return "goods-card", values


_CARDS: Final[dict[str, Callable[[str, Game], Message]]] = {"fatum": _fatum, "good": _good}
"""What says the cards of each kind."""

"""Names as messages: places, goods, cards, players, and lists of them. See `wording` for what a message is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from merkator.core.contract import OVER, Game
from merkator.core.errors import BadNotation, Reason
from merkator.core.wording import Message, join_words
from merkator.games.hamburg.cards.cardset import CardSet, standard
from merkator.games.hamburg.cards.reading import COLOURS
from merkator.games.hamburg.cards.types import SOURCES, Category, Good, Place
from merkator.games.hamburg.rules.cards import COLUMNS, Cards
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.scoring import BENCHMARKS
from merkator.games.hamburg.rules.state import STEPS
from merkator.games.hamburg.rules.travel import BONUS_GOODS

PEACE: Final = "peace"


def name_message(kind: str, id: str, form: str, game: Game) -> Message:
    """Return the name of a thing by its kind and id, in a form if one is wanted (`to`, `count`, `object` …)."""
    if id not in _ids(kind, game):
        english = "there is no {kind} {name!r} in hamburg with the card set {cards}"
        raise BadNotation(Reason("no-name", english, kind=kind, name=id, cards=game.cards_name))
    return name_known(kind, id, form, game)


def own_name(kind: str, id: str, language: str, game: Game) -> dict[str, object] | None:
    """Return the name that a card set gives a thing itself, for the message `kind-other`; None: ours will do.

    Ours speak for the things of the standard set as long as they have its names. Buildings are named by their cards.
    """
    if kind == "building":
        return _building(id, language, game)
    name = _given(set_of(game), kind, id, language)
    if not name or name == _given(standard(), kind, id, language):
        return None
    return {"name": name, "plain": name.lower() if language == "en" else name}


def _building(id: str, language: str, game: Game) -> dict[str, object] | None:
    """Return the name of a building, as in a sentence, and what it is; None for one that is still face down."""
    found = _buildings(set_of(game)).get(id)
    if found is None:
        return None
    name, forms = found
    object = forms.get(f"{language}_object", "")
    gloss = forms.get(f"{language}_gloss", name)
    return {"name": name, "named": "yes" if object else "no", "object": object, "gloss": gloss}


@lru_cache(maxsize=64)
def _buildings(cards: CardSet) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the names of a set's buildings with their forms, by id.

    A name of the standard set has its forms, unless the set gives others. Those of a building that was called
    something else in the standard set were left over when its name was changed.
    """
    found = {}
    for card in cards.buildings:
        ours = [form for other in standard().buildings if other.name == card.name for form in other.forms]
        left = {form for other in standard().buildings if other.name != card.name for form in other.forms}
        found[card.id] = card.name, dict([*ours, *[form for form in card.forms if form not in left]])
    return found


def _given(cards: CardSet, kind: str, id: str, language: str) -> str:
    """Return how a card set names a thing; empty when it does not."""
    if kind == "contract":  # only the Peace has a name; the others are called by place and value
        peace = cards.contracts[-1]
        return (peace.de if language == "de" else peace.en) if id == PEACE else ""
    things: dict[str, Sequence[Place | Good | Category]] = {
        "place": cards.places,
        "good": cards.goods,
        "category": cards.categories,
    }
    for thing in things[kind]:
        if thing.id == id:
            return thing.de if language == "de" else thing.en
    return ""


def _ids(kind: str, game: Game) -> Sequence[str]:
    """Return all ids of a kind."""
    cards = cards_of(game)
    ids: dict[str, Sequence[str]] = {
        "place": cards.place_ids,
        "good": cards.good_ids,
        "category": cards.category_ids,
        "colour": COLOURS,
        "column": COLUMNS,
        "building": cards.building_ids,
        "bonus": cards.bonus_ids,
        "contract": cards.contract_ids,
        "step": (*[step.name for step in STEPS], OVER),
        "source": SOURCES,
        "benchmark": [name for _, name in BENCHMARKS],
    }
    if kind not in ids:
        english = "hamburg has no names of the kind {kind!r}; the kinds are: {kinds}"
        raise BadNotation(Reason("no-kind", english, kind=kind, kinds=", ".join(ids)))
    return ids[kind]


def name_known(kind: str, id: str, form: str, game: Game) -> Message:
    """Return the name of a thing that is known to be there."""
    tail = f".{form}" if form else ""
    if kind == "contract":
        return _contract(id, tail, game)
    if kind == "bonus" and id != "unknown":
        card = next(card for card in set_of(game).bonus if card.id == id)
        return f"bonus{tail}", {"place": (f"place-{card.place}", {}), "goods": pieces(card.good, BONUS_GOODS)}
    if kind == "column":
        return f"column{tail}", {"letter": id}
    if kind == "benchmark":
        return f"benchmark-{id}{tail}", {"least": next(least for least, name in BENCHMARKS if name == id)}
    return f"{kind}-{id}{tail}", {}


def _contract(id: str, tail: str, game: Game) -> Message:
    """Name a contract by place and value; a second one of both gets the letter b."""
    cards = cards_of(game)
    number = cards.contract_ids.index(id)
    contracts = cards.set.contracts
    if number >= len(contracts):
        return f"contract-unknown{tail}", {"value": cards.value[number]}
    card = contracts[number]
    if card.place is None:
        return f"contract-{PEACE}{tail}", {}
    values: dict[str, object] = {"place": (f"place-{card.place}", {}), "value": card.value}
    twins = [other.id for other in contracts if (other.place, other.value) == (card.place, card.value)]
    if id == twins[0]:
        return f"contract{tail}", values
    return f"contract-again{tail}", {**values, "letter": chr(ord("a") + twins.index(id))}


def pieces(good: str, count: int) -> Message:
    """Return a number of one good: "2 wine"."""
    return f"good-{good}.count", {"count": count}


def time_count(count: int) -> Message:
    """Return so much time: "2 time"."""
    return "time-count", {"count": count}


def money_count(count: int) -> Message:
    """Return so much money: "5 Taler"."""
    return "money-count", {"count": count}


def amounts(money: int, time: int) -> object:
    """Return money and time, what there is of them: "5 Taler and 1 time"."""
    both = [money_count(money)] * (money > 0) + [time_count(time)] * (time > 0)
    return join_words(both, "list-and")


def cargo(goods: Mapping[str, int]) -> object:
    """Return goods with their counts: "2 wine and 1 plum"."""
    return join_words([pieces(good, count) for good, count in goods.items()], "list-and")


def supply_cube(good: int, game: Game) -> Message:
    """Name the cube of the supply tile that can become this good."""
    cards = set_of(game)
    colour = next(place.colour for place in cards.places if place.id == cards.goods[good].origin)
    return f"colour-{colour}.cube", {}


def figure(points: float) -> str:
    """Write points with halves.

    >>> figure(48.5), figure(0.5), figure(7.0)
    ('48½', '½', '7')
    """
    whole, half = divmod(round(points * 2), 2)
    return f"{whole or ''}½" if half else str(whole)


def cards_of(game: Game) -> Cards:
    """Return the tables of a game of hamburg."""
    assert isinstance(game, Hamburg)
    return game.cards


def set_of(game: Game) -> CardSet:
    """Return the card set of a game of hamburg."""
    return cards_of(game).set

"""Names as messages: ports, fields, goods, cards, money and cargo. See `wording`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from merkator.core.contract import OVER, Game
from merkator.core.errors import BadNotation, Reason
from merkator.core.wording import Message, join_words
from merkator.games.rome.cards.cardset import CardSet, standard
from merkator.games.rome.cards.types import SOURCES
from merkator.games.rome.rules.state import STEPS
from merkator.games.rome.words.sea import sea_names, waters
from merkator.games.rome.words.step import cards_of


def name_message(kind: str, id: str, form: str, game: Game) -> Message:
    """Return the name of a thing by its kind and id, in a form if one is wanted (`to`, `at`, `plain`, `gloss` …)."""
    if id not in _ids(kind, game):
        english = "there is no {kind} {name!r} in rome with the card set {cards}"
        raise BadNotation(Reason("no-name", english, kind=kind, name=id, cards=game.cards_name))
    return name_known(kind, id, form, game)


def _ids(kind: str, game: Game) -> Sequence[str]:
    """Return all ids of a kind."""
    cards = cards_of(game)
    ids: dict[str, Sequence[str]] = {
        "port": cards.port_ids,
        "field": cards.sea.ids,
        "star": [star.id for star in cards.set.sea.stars],
        "good": cards.good_ids,
        "fatum": cards.fatum_ids,
        "step": (*[step.name for step in STEPS], OVER),
        "source": SOURCES,
    }
    if kind not in ids:
        english = "rome has no names of the kind {kind!r}; the kinds are: {kinds}"
        raise BadNotation(Reason("no-kind", english, kind=kind, kinds=", ".join(ids)))
    return ids[kind]


def name_known(kind: str, id: str, form: str, game: Game) -> Message:
    """Return the name of a thing that is known to be there."""
    tail = f".{form}" if form else ""
    cards = cards_of(game)
    if kind == "field":
        return field_names(game, form)[cards.sea.ids.index(id)]
    if kind == "port":  # Latin in every language
        return f"port{tail}", {"name": cards.set.ports[cards.port_ids.index(id)].name}
    if kind == "star":
        return f"star{tail}", {"name": next(star.name for star in cards.set.sea.stars if star.id == id)}
    if kind == "fatum" and form == "full":
        return "title", {"title": (f"fatum-{id}", {}), "gloss": (f"fatum-{id}.gloss", {})}
    return f"{kind}-{id}{tail}", {}


@lru_cache(maxsize=64)
def field_names(game: Game, form: str) -> list[Message]:
    """Return the names of all fields, by number: a move names many."""
    return [_field(field, form, game) for field in range(cards_of(game).sea.size)]


def _field(field: int, form: str, game: Game) -> Message:
    """Name a field: as a port or a star, else by its letter and number and the sea it lies in."""
    cards = cards_of(game)
    sea = cards.sea
    if field < sea.ports:
        return name_known("port", cards.port_ids[field], form, game)
    for star in cards.set.sea.stars:
        if (star.row, star.col) == (sea.rows[field], sea.cols[field]):
            return name_known("star", star.id, form, game)
    tail = f".{form}" if form else ""
    code = sea.ids[field].upper()
    water = waters(game)[field]
    if not water:
        return f"field{tail}", {"code": code}
    return f"field-in{tail}", {"code": code, "sea": (f"sea-{water}", {})}


def own_name(kind: str, id: str, language: str, game: Game) -> dict[str, object] | None:
    """Return the name that a card set gives a thing itself, for the message `kind-other`; None: ours will do.

    Ours speak for the things of the standard set as long as they have its names. Fatum cards name themselves.
    """
    if kind == "fatum":
        return _fatum(id, language, game)
    given = _given(cards_of(game).set, kind, id, language)
    return given if given and given != _given(standard(), kind, id, language) else None


def _fatum(id: str, language: str, game: Game) -> dict[str, object] | None:
    """Return the title of a Fatum card and what it means; None for one that nobody has seen.

    A set that leaves out how it begins in a sentence follows the standard set for the same name.
    """
    for card in cards_of(game).set.fatum:
        if card.id == id:
            if language == "en":
                return {"title": card.la, "gloss": _small(card.en)}
            small = card.de_small or any(other.de_small and other.de == card.de for other in standard().fatum)
            return {"title": card.la, "gloss": _small(card.de) if small else card.de}
    return None


def _given(cards: CardSet, kind: str, id: str, language: str) -> dict[str, object]:
    """Return how a card set names a thing, as a label and as inside a sentence; empty when it does not."""
    if kind == "sea":
        name = sea_names(cards).get(id)
        return {"name": name} if name else {}
    for good in cards.goods:
        if good.id == id:
            name = good.de if language == "de" else good.en
            return {"name": name, "plain": name if language == "de" else _small(name)}
    return {}


def _small(name: str) -> str:
    return name[:1].lower() + name[1:]


def money(amount: int) -> Message:
    """Return an amount of money: "5,400 sesterces"."""
    return "money", {"amount": amount}


def plain(good: str) -> Message:
    """Name a good inside a sentence."""
    return f"good-{good}.plain", {}


def loads(good: str, count: int) -> Message:
    """Return a number of loads of a good: "3 loads of wine"."""
    return "loads", {"count": count, "good": plain(good)}


def cargo(lots: Iterable[Mapping[str, object]]) -> object:
    """Return lots as events and views write them, summed by good: "3 loads of wine and 2 loads of grain"."""
    sums: dict[str, int] = {}
    for lot in lots:
        good = str(lot["good"])
        sums[good] = sums.get(good, 0) + _whole(lot["loads"])
    return join_words([loads(good, count) for good, count in sums.items()], "list-and")


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value

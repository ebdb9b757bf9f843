"""Card sets in plain English words and tables, for `merkator cards list` and the hints in a card file.

>>> from merkator.games.hamburg.cards.cardset import standard
>>> cards = standard()
>>> demand(cards, next(card for card in cards.contracts if card.id == "spain-8"))
'1 muskets, 1 plums, 3 different clothing'
>>> describe(cards.buildings[0].effect)
'5 points to the only player with the most valuable contract'
"""

from __future__ import annotations

from merkator.core.contract import Section
from merkator.core.listing import section
from merkator.games.hamburg.cards.cardset import CardSet
from merkator.games.hamburg.cards.effect import form_of
from merkator.games.hamburg.cards.types import ANY, Contract, Effect


def rows(cards: CardSet) -> tuple[Section, ...]:
    """List everything in a set."""
    return (_places(cards), _goods(cards), _contracts(cards), _bonus(cards), _buildings(cards), _chart(cards))


def describe(effect: Effect) -> str:
    """Say in words what a building scores (H-0.5)."""
    words = form_of(effect).words.format(
        kinds=" or ".join([category.replace("_", " ") for category in effect.of]) or "good",
        owned=f" of which you own at least {effect.owned}" if effect.owned > 1 else "",
        columns=_columns(effect.columns) if effect.columns else "",
        value=f" of value {effect.min_value} or more" if effect.min_value else "",
        side=" for a side place" if effect.side else "",
        time=f"{effect.at_least} time counter{'s' if effect.at_least > 1 else ''}",
        count=effect.at_least,
    )
    return f"{_points(effect)} {words}"


def demand(cards: CardSet, contract: Contract) -> str:
    """Say in words what a contract demands; nothing for the Peace."""
    names = {good.id: good.en.lower() for good in cards.goods}
    parts = [f"{amount} {names[good]}" for good, amount in contract.goods]
    groups = {category.id: category.en for category in cards.categories} | {ANY: "goods"}
    for category, amount in contract.different:
        parts.append(f"{amount} {'different' if amount > 1 else 'kind of'} {groups[category]}")
    return ", ".join(parts)


def _points(effect: Effect) -> str:
    whole, half = divmod(round(effect.points * 2), 2)
    number = " ".join([part for part in (str(whole) if whole else "", "1/2" if half else "") if part])
    return f"{number} {'point' if effect.points <= 1 else 'points'}"


def _columns(letters: str) -> str:
    if len(letters) == 1:
        return f"column {letters}"
    return f"columns {', '.join(letters[:-1])} and {letters[-1]}"


def _places(cards: CardSet) -> Section:
    table = [
        (place.id, place.en, place.kind, f"{place.time:+d}" if place.time else "0",
         ", ".join(place.lines) if place.kind == "main" else f"{place.threshold}+ cubes", place.source)
        for place in cards.places
    ]  # fmt: skip
    return section("Places", ("id", "name", "kind", "time", "new cubes", "source"), table)


def _goods(cards: CardSet) -> Section:
    table = [(good.id, good.en, good.origin, good.category, good.column, good.source) for good in cards.goods]
    return section("Goods", ("id", "name", "origin", "category", "column", "source"), table)


def _contracts(cards: CardSet) -> Section:
    table = [
        (card.id, card.value, card.place or "", demand(cards, card) or card.en, card.source)
        for card in cards.contracts
    ]
    return section("Contracts", ("id", "value", "place", "demand", "source"), table)


def _bonus(cards: CardSet) -> Section:
    names = {good.id: good.en.lower() for good in cards.goods}
    table = [(card.id, card.price, card.place, f"2 {names[card.good]}", card.source) for card in cards.bonus]
    return section("Bonus cards", ("id", "price", "place", "gives", "source"), table)


def _buildings(cards: CardSet) -> Section:
    table = [(card.id, card.name, card.price, describe(card.effect), card.source) for card in cards.buildings]
    return section("Buildings", ("id", "name", "price", "scores", "source"), table)


def _chart(cards: CardSet) -> Section:
    chart = cards.chart
    counters = ", ".join([f"{amount} {letter}" for letter, amount in chart.counters])
    table = [
        ("ULTIMO rows", ", ".join(map(str, chart.ultimo)), chart.source),
        ("rows on the back", ", ".join(map(str, chart.back)), chart.source),
        ("counters", counters, chart.source),
    ]
    return section("Time chart", ("what", "how many", "source"), table)

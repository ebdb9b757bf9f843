"""Card sets in plain English words and tables, for `merkator cards list` and the hints in a card file.

>>> from merkator.games.rome.cards.cardset import standard
>>> cards = standard()
>>> describe(cards, cards.fatum[0])
'At sea: ship and cargo are lost. In port: pay 500.'
>>> prices(cards.goods[0])
'athenae 1,000, massilia 1,000, ostia 900, rhodus 900, tyrus 900'
"""

from __future__ import annotations

from typing import Final

from merkator.core.contract import Section
from merkator.core.listing import section
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.types import Fatum, Good

COUNTED: Final = {
    "loads": ("1 load", "loads"),
    "turns": ("turn", "turns"),
    "fields": ("1 field", "fields"),
    "count": ("a voucher", "vouchers"),
}


def rows(cards: CardSet) -> tuple[Section, ...]:
    """List everything in a set."""
    return (_sea(cards), _names(cards), _ports(cards), _goods(cards), _fatum(cards), _figures(cards))


def describe(cards: CardSet, card: Fatum) -> str:
    """Say in words what a Fatum card does."""
    form = EFFECTS[card.effect]
    values = {key: _number(key, number) for key, number in zip(form.numbers, card.numbers, strict=True)}
    names = {good.id: good.en.lower() for good in cards.goods}
    values["goods"] = _all([names[good] for good in card.goods])
    values["yard"] = "".join([port.name for port in cards.ports if port.id == card.yard])
    return form.words.format(**values)


def prices(good: Good) -> str:
    """List where a good is sold, the best price first."""
    best = sorted(good.sold, key=lambda sale: -sale[1])
    return ", ".join([f"{port} {price:,}" for port, price in best])


def _number(key: str, number: int) -> str:
    if key not in COUNTED:
        return f"{number:,}"
    one, many = COUNTED[key]
    return one if number == 1 else f"{number} {many}"


def _all(words: list[str]) -> str:
    return " and ".join([part for part in (", ".join(words[:-1]), *words[-1:]) if part])


def _sea(cards: CardSet) -> Section:
    table = [(number, row, cards.sea.source) for number, row in enumerate(cards.sea.rows)]
    return section("Sea", ("row", "fields", "source"), table)


def _names(cards: CardSet) -> Section:
    sea = cards.sea
    table = [(star.name, "star field", star.row, star.col, sea.source) for star in sea.stars]
    table += [(label.name, "name", label.row, label.col, sea.source) for label in sea.labels]
    return section("Stars and names on the sea", ("name", "kind", "row", "col", "source"), table)


def _ports(cards: CardSet) -> Section:
    table = [
        (port.code, port.id, port.name, port.province, port.modern, f"{port.row}, {port.col}",
         ", ".join(port.symbols), f"{port.yard:,}" if port.yard else "", port.source)
        for port in cards.ports
    ]  # fmt: skip
    headers = ("map", "id", "name", "province", "today", "row, col", "goods bought here", "yard", "source")
    return section("Ports", headers, table)


def _goods(cards: CardSet) -> Section:
    table = [
        (good.id, good.en, good.symbol, f"{good.buy:,}", f"{good.penalty:,}", ", ".join(good.bought), prices(good),
         good.source)
        for good in cards.goods
    ]  # fmt: skip
    headers = ("id", "name", "symbol", "buy", "penalty", "bought in", "sold in", "source")
    return section("Goods", headers, table)


def _fatum(cards: CardSet) -> Section:
    table = [(card.id, card.la, card.en, describe(cards, card), card.source) for card in cards.fatum]
    return section("Fatum cards", ("id", "title", "meaning", "what happens", "source"), table)


def _figures(cards: CardSet) -> Section:
    figures = cards.figures
    table = [
        ("money at the start", f"{figures.start_cash:,}"),
        ("running cost of a turn", f"{figures.running_cost:,}"),
        ("loads a ship takes", figures.hold),
        ("a ship at the end", f"{figures.ship_value:,}"),
        ("a load at the end, of its buying price", f"{figures.cargo_value}%"),
        ("interest a turn", f"{figures.interest}%"),
        ("from a beaten pirate", f"{figures.compensation:,}"),
        ("cards of each good", figures.copies),
        ("notes", ", ".join([f"{note:,}" for note in figures.notes])),
    ]
    return section("Figures", ("what", "how much", "source"), [(*row, figures.source) for row in table])

"""The cards of the drawing: contracts, bonus cards, buildings, and backs for what is not known."""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_pen import number
from merkator.games.hamburg.cards.cardset import Bonus, Building, CardSet, Contract, Effect
from merkator.games.hamburg.draw.pen import Pen, points
from merkator.games.hamburg.draw.symbols import CATEGORY_MARKS, GOOD_MARKS

ROOMY: Final = 60  # the width from which a card has large figures
UNKNOWN: Final = "a card that is not known yet"
FIGURE: Final = 7.2  # the width of a figure in a demand


class Deck:
    """The cards of a set by id. An id that is not among them is a card nobody has seen: it gives None."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.contracts = {card.id: card for card in cards.contracts}
        self.bonus = {card.id: card for card in cards.bonus}
        self.buildings = {card.id: card for card in cards.buildings}
        self.categories = {category.id: category.en for category in cards.categories}


def contract_title(pen: Pen, deck: Deck, card: Contract) -> str:
    """Say what a contract demands."""
    if card.place is None:
        return f"Contract {card.value}: {card.en}"
    parts = [f"{count} {pen.goods[good].en.lower()}" for good, count in card.goods]
    parts += [f"{count} different {deck.categories.get(kind, 'goods')}" for kind, count in card.different]
    return f"Contract {card.value} for {pen.places[card.place].en}: {', '.join(parts)}"


def draw_contract(
    pen: Pen, deck: Deck, card: str | None, x: float, y: float, w: float, h: float, done: bool = False,
    foot: float = 0,
) -> str:  # fmt: skip
    """Draw a contract upright: value and emblem above its demand. `done` marks one fulfilled in this turn."""
    contract = deck.contracts.get(card or "")
    if contract is None:
        return draw_back(pen, x, y, w, h, _value_of(card))
    figure, badge = (24, 20) if w >= ROOMY else (20, 17)
    parts = [_paper(pen, contract, w, h), pen.text(6, 22, str(contract.value), figure, "n")]
    if contract.place is None:
        parts += [
            pen.symbol("dove", w - badge - 10, 4, badge + 5, pen.ink.gold),
            *_peace(pen, contract.en, w, h - foot),
        ]
    else:
        parts += [pen.badge(contract.place, w - badge - 6, 6, badge), _demand(pen, contract, 0, 28, w, h - 31 - foot)]
    if done:
        parts.append(_done(pen, w - 6, h - 6))
    return pen.group(parts, contract_title(pen, deck, contract), _at(x, y))


def draw_small_contract(
    pen: Pen, deck: Deck, card: str | None, x: float, y: float, w: float, h: float, done: bool = False
) -> str:
    """Draw a contract in landscape: value over emblem, its demand next to them."""
    contract = deck.contracts.get(card or "")
    if contract is None:
        return draw_back(pen, x, y, w, h, _value_of(card))
    parts = [_paper(pen, contract, w, h), pen.text(13, 18, str(contract.value), 18, "n m")]
    if contract.place is None:
        parts.append(pen.symbol("dove", 28, 8, 28, pen.ink.gold))
    else:
        parts += [pen.badge(contract.place, 5, 23, 16), _demand(pen, contract, 25, 2, w - 27, h - 4)]
    if done:
        parts.append(_done(pen, w - 5, h - 5))
    return pen.group(parts, contract_title(pen, deck, contract), _at(x, y))


def draw_back(pen: Pen, x: float, y: float, w: float, h: float, value: str = "") -> str:
    """Draw the back of a card nobody has seen; of a contract at least the value is known."""
    parts = [
        pen.box(0, 0, w, h, pen.ink.paper_3, pen.ink.line_2),
        pen.box(4, 4, w - 8, h - 8, "none", pen.ink.line_2, 2, 'stroke-dasharray="2 3"'),
        pen.text(w / 2, h / 2 + 8, "?", 24, "n m", pen.ink.ink_2),
    ]
    if value:
        parts.append(pen.text(8, 19, value, 16, "n", pen.ink.ink_2))
    return pen.group(parts, UNKNOWN, _at(x, y))


def draw_bonus(pen: Pen, deck: Deck, card: str | None, x: float, y: float, w: float, h: float) -> str:
    """Draw a bonus card of the offer: price, place, and the good it brings twice (H-3.6)."""
    bonus = deck.bonus.get(card or "")
    if bonus is None:
        return draw_back(pen, x, y, w, h)
    parts = [
        pen.box(0, 0, w, h, pen.ink.card, pen.ink.line_2),
        draw_price(pen, 15, 16, bonus.price),
        pen.badge(bonus.place, w - 25, 6, 20),
        pen.text(w / 2 - 24, 55, "+2", 14, "b"),
        good_symbol(pen, bonus.good, w / 2 - 4, 34, 28),
        pen.label(w / 2, 76, pen.goods[bonus.good].en, w - 2, 12, "b m", least=10),
        pen.label(w / 2, 90, pen.places[bonus.place].en, w - 1, 12, "m", pen.ink.ink_2, least=9.6),
    ]
    return pen.group(parts, bonus_title(pen, bonus), _at(x, y))


def bonus_title(pen: Pen, bonus: Bonus) -> str:
    """Say what a bonus card brings."""
    good, place = pen.goods[bonus.good].en.lower(), pen.places[bonus.place].en
    return f"Bonus card, {bonus.price} Taler: 2 {good} in {place}"


def draw_building(pen: Pen, deck: Deck, card: str | None, x: float, y: float, w: float, h: float) -> str:
    """Draw a building of the offer: what it scores, and its price."""
    building = deck.buildings.get(card or "")
    if building is None:
        return draw_back(pen, x, y, w, h)
    parts = [
        pen.box(0, 0, w, h, pen.ink.card, pen.ink.line_2),
        pen.box(5, 5, h - 10, h - 10, pen.ink.paper_2, "", 2),
        pen.symbol(building_symbol(building.effect), 8, 8, h - 16),
        pen.label(h + 3, 17, building.name, w - h - 36, 16, "s", least=13),
        pen.label(h + 3, h - 7, scoring(deck, building.effect), w - h - 36, 12, "", pen.ink.ink_2, least=10.5),
        draw_price(pen, w - 18, h / 2, building.price),
    ]
    return pen.group(parts, building_title(deck, building), _at(x, y))


def building_title(deck: Deck, building: Building) -> str:
    """Say what a building costs and scores."""
    return f"{building.name}, {building.price} Taler: {scoring(deck, building.effect)}"


def scoring(deck: Deck, effect: Effect) -> str:
    """Say in a few words how a building scores (H-0.5)."""
    columns = "+".join(effect.columns)
    if effect.only_most:
        return f"{points(effect.points)} to the only one with {_most(effect.only_most)}"
    if effect.with_:
        return f"{points(effect.points)} with {_with(effect, columns)}"
    return f"{points(effect.points)} per {_per(deck, effect, columns)}"


def _most(what: str) -> str:
    return "the best contract" if what == "best_contract" else f"most {what.replace('_', ' ')}"


def _with(effect: Effect, columns: str) -> str:
    return {
        "time": f"{effect.at_least} time or more",
        "all_kinds": f"all kinds of {columns}",
        "good_in_each_column": "a good in each column",
        "pieces_of_one_kind": f"{effect.at_least} of one kind",
    }.get(effect.with_, effect.with_.replace("_", " "))


def _per(deck: Deck, effect: Effect, columns: str) -> str:
    if effect.per == "kind":
        kinds = " or ".join([deck.categories.get(category, category) for category in effect.of]) or "good"
        return f"kind of {kinds}" + (f", from {effect.owned} pieces" if effect.owned > 1 else "")
    if effect.per == "piece":
        return f"good in the best of {columns}" if effect.best_of else f"good in {columns}"
    if effect.per == "contract":
        value = f" of {effect.min_value} or more" if effect.min_value else ""
        return f"contract{value}" + (" for a side place" if effect.side else "")
    return {
        "place_of_contracts": "place of contracts",
        "place_with_bonus_and_contract": "place with bonus and contract",
    }.get(effect.per, effect.per.replace("_", " "))


def building_symbol(effect: Effect) -> str:
    """Find the symbol of what a building counts."""
    what = effect.per or effect.with_ or effect.only_most
    if effect.of:
        return CATEGORY_MARKS[effect.of[0]].symbol if effect.of[0] in CATEGORY_MARKS else "crate"
    for word, symbol in (
        ("time", "hourglass"),
        ("bonus_card", "card"),
        ("building", "house"),
        ("contract", "scroll"),
    ):
        if word in what:
            return symbol
    return "crate"


def draw_price(pen: Pen, x: float, y: float, price: int) -> str:
    """Draw a coin with a price on it."""
    coin = pen.disc(x, y, 10.5, pen.ink.gold_soft, pen.ink.gold)
    return coin + pen.text(x, y + 4.5, str(price), 13, "b m")


def good_symbol(pen: Pen, good: str, x: float, y: float, size: float, ink: str = "") -> str:
    """Draw the symbol of a good."""
    mark = GOOD_MARKS.get(good)
    return pen.symbol(mark.symbol if mark else good, x, y, size, ink)


def _paper(pen: Pen, contract: Contract, w: float, h: float) -> str:
    if contract.place is None:
        return pen.box(0, 0, w, h, pen.ink.gold_soft, pen.ink.gold)
    return pen.box(0, 0, w, h, pen.ink.card, pen.ink.line_2)


def _peace(pen: Pen, name: str, w: float, h: float) -> list[str]:
    """Write the name of the contract without a place, a word or two a line."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + len(word) < 9:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    top = h - 8 - 14 * (len(lines) - 1)
    return [pen.label(7, top + 14 * i, line, w - 10, 13, "s", least=10) for i, line in enumerate(lines)]


def _demand(pen: Pen, contract: Contract, x: float, y: float, w: float, h: float) -> str:
    """Draw what a contract demands, in one column or in two: whichever leaves larger symbols."""
    parts = [
        (count, GOOD_MARKS[good].symbol if good in GOOD_MARKS else good, False) for good, count in contract.goods
    ]
    parts += [
        (count, CATEGORY_MARKS[kind].symbol if kind in CATEGORY_MARKS else kind, True)
        for kind, count in contract.different
    ]
    figures = max([len(_count_label(count, different)) for count, _, different in parts], default=0)
    rings = any([different for _, _, different in parts])
    sizes = [_symbol_size(len(parts), columns, figures, rings, w, h) for columns in (1, 2)]
    columns = 1 if sizes[0] >= sizes[1] else 2
    rows = -(-len(parts) // columns)
    wide, high = w / columns, min(h / rows, 24)
    top = y + (h - high * rows) / 2
    drawn = []
    for index, part in enumerate(parts):
        row, column = divmod(index, columns)
        alone = index == len(parts) - 1 and column < columns - 1  # the last one stands in the middle
        left = x + (w - wide) / 2 if alone else x + wide * column
        drawn.append(_part(pen, part, figures, sizes[columns - 1], left, top + high * row, wide, high))
    return "".join(drawn)


def _symbol_size(parts: int, columns: int, figures: int, rings: bool, w: float, h: float) -> int:
    """Find how large the symbols of a demand can be in this many columns."""
    high = h / max(1, -(-parts // columns)) - 2.5
    wide = w / columns - FIGURE * figures - (8 if rings else 4)
    return max(8, round(min(high, wide, 19)))


def _count_label(count: int, different: bool) -> str:
    """Write how many; one piece of a good needs no number."""
    return str(count) if count > 1 or different else ""


def _part(
    pen: Pen, part: tuple[int, str, bool], figures: int, size: int, x: float, y: float, w: float, h: float
) -> str:
    """Draw one part of a demand; different goods of a category stand in a dashed ring."""
    count, symbol, different = part
    room = round(FIGURE * figures)
    left = round(x + (w - room - size) / 2)
    out = pen.symbol(symbol, left + room + 1, round(y + (h - size) / 2), size)
    label = _count_label(count, different)
    if label:
        out = pen.text(left + room - 1, round(y + h / 2) + 4.5, label, 13, "b e") + out
    if different:
        edge = max(3, min(6, left - x))
        dashes = 'stroke-dasharray="2.5 2"'
        wide = room + size + 2 * edge
        out = pen.box(left - edge, y + 0.5, wide, h - 1, "none", pen.ink.ink_2, h / 2, dashes) + out
    return out


def _done(pen: Pen, x: float, y: float) -> str:
    return pen.disc(x, y, 8, pen.ink.wax, pen.ink.paper) + pen.symbol("tick", x - 5, y - 5, 10, pen.ink.wax_ink)


def _value_of(card: str | None) -> str:
    """Read the value of an unknown contract out of its id."""
    value = (card or "").rpartition("-")[2]
    return value if value.isdecimal() and (card or "").startswith("unknown-") else ""


def _at(x: float, y: float) -> str:
    return f'transform="translate({number(x)} {number(y)})"'

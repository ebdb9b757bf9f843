"""The two rails next to the map: contract stacks and time chart on the left, offers and goods on the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import heading
from merkator.core.drawing_pen import width_of
from merkator.games.hamburg.draw.cards import Deck, draw_bonus, draw_building, draw_contract
from merkator.games.hamburg.draw.pen import Pen
from merkator.games.hamburg.draw.symbols import CATEGORY_MARKS, GOOD_MARKS
from merkator.games.hamburg.rules.cards import VALUES

LEFT: Final = 252
RIGHT: Final = 300
PAD: Final = 12
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
STACK_HEIGHT: Final = 86
CARDS_ON_OFFER: Final = 4


def draw_left(pen: Pen, deck: Deck, view: Mapping[str, Any], height: float) -> str:
    """Draw the left rail in a box that begins at 0, 0."""
    parts = [pen.box(0, 0, LEFT, height, pen.ink.paper, "", 5), _stacks(pen, deck, view), _chart(pen, view)]
    return pen.group(parts)


def draw_right(pen: Pen, deck: Deck, view: Mapping[str, Any], height: float) -> str:
    """Draw the right rail in a box that begins at 0, 0."""
    parts = [pen.box(0, 0, RIGHT, height, pen.ink.paper, "", 5), _offers(pen, deck, view), _legend(pen, deck)]
    return pen.group(parts)


def _stacks(pen: Pen, deck: Deck, view: Mapping[str, Any]) -> str:
    """Draw the stacks in rows of three; the 2s have one only after the discard pile was searched (H-5.5)."""
    stacks = {int(value): stack for value, stack in (view.get("stacks") or {}).items()}
    values = [value for value in VALUES if value != VALUES[0] or (stacks.get(value) or {}).get("count")]
    columns = 3 if len(values) <= 9 else 4
    gap = 8 if columns == 3 else 5
    width = (LEFT - 2 * PAD - gap * (columns - 1)) / columns
    parts = [heading(pen, PAD, 24, "Contract stacks", f"{view.get('discard', 0)} discarded", LEFT - PAD)]
    for index, value in enumerate(values):
        row, column = divmod(index, columns)
        x, y = PAD + column * (width + gap), 36 + row * (STACK_HEIGHT + 8)
        parts.append(_stack(pen, deck, value, stacks.get(value) or {}, x, y, width))
    return "".join(parts)


def _stack(pen: Pen, deck: Deck, value: int, stack: Mapping[str, Any], x: float, y: float, w: float) -> str:
    count = stack.get("count", 0)
    if not count:
        box = pen.box(x, y, w, STACK_HEIGHT, "none", pen.ink.line_2, 3, 'stroke-dasharray="3 3"')
        return pen.group(
            [box, pen.text(x + 7, y + 23, str(value), 24, "n", pen.ink.ink_2)], f"No contract of value {value}"
        )
    under = pen.box(x + 3, y + 3, w, STACK_HEIGHT, pen.ink.paper_2, pen.ink.line_2) if count > 1 else ""
    top = stack.get("top") or f"unknown-{value}"
    card = draw_contract(pen, deck, top, x, y, w, STACK_HEIGHT, foot=5)
    return under + card + _count(pen, x + w - 4, y + STACK_HEIGHT, f"×{count}")


def _count(pen: Pen, x: float, y: float, text: str) -> str:
    """Draw how many cards a stack has, on its lower edge."""
    wide = width_of(text, 12) + 9
    pill = pen.box(x - wide, y - 8, wide, 15, pen.ink.paper, pen.ink.line_2, 7.5)
    return pill + pen.text(x - wide / 2, y + 4, text, 12, "m", pen.ink.ink_2)


def _chart(pen: Pen, view: Mapping[str, Any]) -> str:
    """Draw the time chart; counters are taken from the first row on, and in a row from the left (H-3.10)."""
    chart = view.get("chart") or {}
    rows = chart.get("rows") or []
    left = sum([row["left"] for row in rows])
    note = f"{str(chart.get('side') or '').capitalize()} · {left} left" if rows else "not used"
    parts = [heading(pen, PAD, 340, "Time chart", note, LEFT - PAD)]
    current = next((index for index, row in enumerate(rows) if row["left"]), None)
    high = min(26, 136 / max(len(rows), 1))
    for index, row in enumerate(rows):
        parts.append(_row(pen, row, index, 352 + high * index, high, index == current))
    return "".join(parts)


def _row(pen: Pen, row: Mapping[str, Any], index: int, y: float, high: float, current: bool) -> str:
    roman = ROMAN[index] if index < len(ROMAN) else str(index + 1)
    middle = y + high / 2
    ink = pen.ink.wax if current else pen.ink.ink_2
    parts = [pen.text(PAD + 2, middle + 5, roman, 14, "n b" if current else "n", ink)]
    size = max(row.get("size", 0), row["left"])
    title = f"Row {roman}: {row['left']} of {size} counters left"
    if not row.get("used", True):
        parts.append(pen.text(PAD + 32, middle + 4, "not used in this game", 12, "i", pen.ink.ink_2))
        return pen.group(parts, f"Row {roman} is not used")
    shown = list(row.get("shown") or [])
    radius = min(high / 2 - 1.5, 11)
    step = min(32.5, (LEFT - 2 * PAD - 36) / max(size, 1))
    if any(shown) or 0 < row["left"] < size:
        for column in range(size):
            place = column - (size - row["left"])
            letter = shown[place] if 0 <= place < len(shown) else None
            parts.append(_counter(pen, PAD + 42 + step * column, middle, radius, place >= 0, letter))
    else:  # a whole row at once, it is shorter
        full = row["left"] > 0
        body = "".join([_counter(pen, 12 + step * column, 12, radius, full, None) for column in range(size)])
        name = f"{'full' if full else 'taken'}-{size}"
        parts.append(pen.use(name, body, PAD + 30, middle - 12, LEFT, 24, box=f"{LEFT} 24"))
    return pen.group(parts, title)


def _counter(pen: Pen, x: float, y: float, radius: float, lies: bool, letter: str | None) -> str:
    if letter is not None:
        shown = letter if len(letter) <= 2 else "?"
        return pen.disc(x, y, radius, pen.ink.wax) + pen.text(x, y + 4.3, shown, 12, "b m", pen.ink.wax_ink)
    if not lies:
        body = pen.disc(12, 12, 10.5, "none", pen.ink.line_2, 'stroke-dasharray="2.2"')
        return pen.use("taken", body, x - radius, y - radius, 2 * radius)
    disc = pen.disc(12, 12, 11.3, pen.ink.paper_3, pen.ink.line_2)
    body = disc + pen.symbol("hourglass", 5.5, 5.5, 13, pen.ink.ink_2)
    return pen.use("counter", body, x - radius, y - radius, 2 * radius)


def _offers(pen: Pen, deck: Deck, view: Mapping[str, Any]) -> str:
    """Draw what can be bought; an offer that cannot be refilled has gaps (H-2.5)."""
    offer = view.get("offer") or {}
    decks = view.get("decks") or {}
    parts = [heading(pen, PAD, 24, "Bonus cards", f"{decks.get('bonus', 0)} in the deck", RIGHT - PAD)]
    bonus = list(offer.get("bonus") or [])
    slots = max(CARDS_ON_OFFER, len(bonus))
    width = (RIGHT - 2 * PAD - 6 * (slots - 1)) / slots
    for index in range(slots):
        x = PAD + index * (width + 6)
        parts.append(
            draw_bonus(pen, deck, bonus[index], x, 36, width, 98)
            if index < len(bonus)
            else _gap(pen, x, 36, width, 98)
        )
    parts.append(heading(pen, PAD, 158, "Buildings", f"{decks.get('building', 0)} in the deck", RIGHT - PAD))
    buildings = list(offer.get("building") or [])
    slots = max(CARDS_ON_OFFER, len(buildings))
    high = 184 / slots - 5
    for index in range(slots):
        y = 168 + index * (high + 5)
        wide = RIGHT - 2 * PAD
        parts.append(
            draw_building(pen, deck, buildings[index], PAD, y, wide, high)
            if index < len(buildings)
            else _gap(pen, PAD, y, wide, high)
        )
    return "".join(parts)


def _gap(pen: Pen, x: float, y: float, w: float, h: float) -> str:
    return pen.box(x, y, w, h, "none", pen.ink.line_2, 3, 'stroke-dasharray="3 3"')


def _legend(pen: Pen, deck: Deck) -> str:
    """Name the symbols of goods and categories."""
    entries = [
        (GOOD_MARKS[good.id].symbol if good.id in GOOD_MARKS else good.id, good.en) for good in deck.cards.goods
    ]
    for category, name in {**deck.categories, "any": "any goods"}.items():
        entries.append((CATEGORY_MARKS[category].symbol if category in CATEGORY_MARKS else category, name))
    rows = -(-len(entries) // 3)
    high = min(17, 112 / rows)
    parts = [f'<path stroke="{pen.ink.line}" d="M{PAD} 362H{RIGHT - PAD}"/>']
    for index, (symbol, name) in enumerate(entries):
        column, row = divmod(index, rows)
        x, y = PAD + column * 94, 369 + row * high
        parts.append(pen.symbol(symbol, x, y, 14) + pen.label(x + 19, y + 11.5, name, 74, 12, least=10))
    return "".join(parts)

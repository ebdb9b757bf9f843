"""The desk under the map: the hand of the viewing seat, or what all goods cost and bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import heading, name_of
from merkator.core.drawing_pen import width_of
from merkator.games.rome.cards.cardset import Good
from merkator.games.rome.draw.fatum import wrap
from merkator.games.rome.draw.pen import Pen, money

WIDTH: Final = 1110
HEIGHT: Final = 254
PAD: Final = 12
GAP: Final = 6
TOP: Final = 36
ROOM: Final = HEIGHT - TOP - 10
LARGE: Final = 8  # cards that fit into one row
WIDEST: Final = 176


def draw_hand(pen: Pen, view: Mapping[str, Any], seat: int) -> str:
    """Draw the goods cards of a seat; goods that concern the port of the ship are marked."""
    player = view["players"][seat]
    hand = [(pen.goods[good], count) for good, count in (player.get("hand") or {}).items() if good in pen.goods]
    held = sum([count for _, count in hand])
    penalties = (player.get("score") or {}).get("penalties")
    note = f"{held} goods cards" + (f" · penalties {money(penalties)} if none is used" if penalties else "")
    parts = [
        pen.box(0, 0, WIDTH, HEIGHT, pen.ink.paper, "", 5),
        pen.seal(seat, PAD + 12, 18, 13),
        pen.label(PAD + 34, 24, f"Hand of {name_of(view, seat)}", 500, 17, "s"),
        pen.text(WIDTH - PAD, 24, note, 12, "e", pen.ink.ink_2),
    ]
    here = str(player.get("field") or "")
    if not hand:
        parts.append(pen.text(WIDTH / 2, HEIGHT / 2 + 10, "no goods cards left", 16, "s i m", pen.ink.ink_2))
    if len(hand) <= LARGE:
        wide = min(WIDEST, (WIDTH - 2 * PAD - GAP * (len(hand) - 1)) / max(len(hand), 1))
        for index, (good, count) in enumerate(hand):
            parts.append(_large(pen, good, count, here, PAD + index * (wide + GAP), TOP, wide))
        return pen.group(parts)
    rows = 2 if len(hand) <= 14 else 3
    return pen.group(parts + _small_cards(pen, hand, here, rows))


def draw_goods(pen: Pen) -> str:
    """Draw what all goods cost and where they bring most."""
    cards = [(good, 1) for good in pen.cards.goods]
    parts = [
        pen.box(0, 0, WIDTH, HEIGHT, pen.ink.paper, "", 5),
        heading(pen, PAD, 24, "Goods", "buying price under the sign · where a load brings most", WIDTH - PAD),
    ]
    return pen.group(parts + _small_cards(pen, cards, "", 3))


def _small_cards(pen: Pen, cards: list[tuple[Good, int]], here: str, rows: int) -> list[str]:
    columns = -(-len(cards) // rows)
    wide = (WIDTH - 2 * PAD - GAP * (columns - 1)) / columns
    high = (ROOM - (rows - 1) * GAP) / rows
    drawn = []
    for index, (good, count) in enumerate(cards):
        row, column = divmod(index, columns)
        x, y = PAD + column * (wide + GAP), TOP + row * (high + GAP)
        drawn.append(_small(pen, good, count, here, x, y, wide, high))
    return drawn


def best_sales(good: Good, port_names: Mapping[str, str]) -> list[tuple[str, str, int]]:
    """Return port, name and price, the best price first."""
    return sorted([(port, port_names[port], price) for port, price in good.sold], key=lambda sale: -sale[2])


def _sheet(pen: Pen, good: Good, here: str, w: float, h: float) -> str:
    """Draw an empty card; that of a good that can be bought or sold here has an edge of wax."""
    marked = here in good.bought or here in dict(good.sold)
    if marked:
        return pen.box(0, 0, w, h, pen.ink.card, pen.ink.wax, 3, 'stroke-width="2"')
    return pen.box(0, 0, w, h, pen.ink.card, pen.ink.line_2)


def _small(pen: Pen, good: Good, count: int, here: str, x: float, y: float, w: float, h: float) -> str:
    """Draw a card with its sign and price on the left, the name and the best sales on the right."""
    buys = here in good.bought
    parts = [
        _sheet(pen, good, here, w, h),
        pen.good(good.id, 8, 7, 26),
        pen.text(21, 48, money(good.buy), 13, "b m", pen.ink.wax if buys else ""),
        pen.label(43, 18, good.en, w - 49 - _count_width(count), 15, "s", least=12),
        _count(pen, count, w - 6, 17),
    ]
    names = {port.id: port.name for port in pen.cards.ports}
    lines = int((h - 24) // 13)
    for line, (port, name, price) in enumerate(best_sales(good, names)[:lines]):
        parts += _sale(pen, 43, 32 + 13.4 * line, w - 49, name, price, port == here)
    return pen.group(parts, good_title(pen, good, count), f'transform="translate({x:.1f} {y:.1f})"')


def _sale(pen: Pen, x: float, y: float, w: float, name: str, price: int, marked: bool) -> list[str]:
    figure = money(price)
    ink = pen.ink.wax if marked else ""
    return [
        pen.label(
            x, y, name, w - width_of(figure, 12) - 3, 12, "b" if marked else "", ink or pen.ink.ink_2, least=10
        ),
        pen.text(x + w, y, figure, 12, "b e", ink),
    ]


def _large(pen: Pen, good: Good, count: int, here: str, x: float, y: float, w: float) -> str:
    """Draw a card as it is in the hand: bought where, sold where for how much, and the penalty."""
    names = {port.id: port.name for port in pen.cards.ports}
    high = ROOM
    parts = [
        _sheet(pen, good, here, w, high),
        pen.box(1, 1, w - 2, 40, pen.ink.paper_2, "", 2),
        pen.good(good.id, 7, 8, 26),
        pen.label(39, 19, good.en, w - 44 - _count_width(count), 15, "s", least=11),
        pen.label(39, 34, good.la, w - 44, 12, "s i", pen.ink.ink_2, least=10),
        _count(pen, count, w - 6, 18),
        pen.text(7, 57, "buy", 12, "", pen.ink.ink_2),
        pen.text(w - 7, 57, money(good.buy), 13, "b e"),
    ]
    towns = ", ".join([names[port] for port in good.bought])
    ink = pen.ink.wax if here in good.bought else ""
    for line, text in enumerate(wrap(towns, 12, w - 14, 4)):
        parts.append(pen.label(7, 71 + 12.5 * line, text, w - 14, 12, "b" if ink else "", ink, least=10))
    parts.append(f'<path{pen.paint("", "", pen.ink.line)} d="M7 116.5H{w - 7:.1f}"/>')
    parts.append(pen.text(7, 131, "sell", 12, "", pen.ink.ink_2))
    for line, (port, name, price) in enumerate(best_sales(good, names)[:5]):
        parts += _sale(pen, 7, 144 + 13 * line, w - 14, name, price, port == here)
    parts.append(pen.text(w - 7, 131, f"penalty {money(good.penalty)}", 11, "e", pen.ink.ink_2))
    return pen.group(parts, good_title(pen, good, count), f'transform="translate({x:.1f} {y:.1f})"')


def _count_width(count: int) -> float:
    return 22 if count > 1 else 0


def _count(pen: Pen, count: int, x: float, y: float) -> str:
    return pen.text(x, y, f"×{count}", 13, "b e", pen.ink.wax) if count > 1 else ""


def good_title(pen: Pen, good: Good, count: int) -> str:
    """Say all about a good."""
    names = {port.id: port.name for port in pen.cards.ports}
    bought = ", ".join([names[port] for port in good.bought])
    sold = ", ".join([f"{name} {money(price)}" for _, name, price in best_sales(good, names)])
    cards = f"{count} cards of " if count > 1 else ""
    return f"{cards}{good.en}: buy for {money(good.buy)} in {bought}; sell in {sold}; penalty {money(good.penalty)}"

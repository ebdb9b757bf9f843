"""What stands on the map: ports with their names and signs, stars, names of seas, ships, and where a choice leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_pen import fit_text, width_of
from merkator.games.rome.cards.cardset import CardSet, Port, Star
from merkator.games.rome.draw.labels import (
    ICON,
    LINE,
    PICTURE,
    PLATE,
    SPACING,
    STEP,
    Labels,
    name_width,
    place_labels,
    signs_width,
)
from merkator.games.rome.draw.pen import Pen, money
from merkator.games.rome.draw.sea import HEIGHT, WIDTH, Chart, rose, sheet
from merkator.games.rome.draw.ships import draw_ships

LEGEND: Final = (348, 148)
CHOICES: Final = ("sail", "begin", "build", "ask")
"""Actions that name a field or a port."""


def draw_map(pen: Pen, view: Mapping[str, Any], cards: CardSet, legend: bool) -> str:
    """Draw the map in a box of 1110 by 574 that begins at 0, 0; goods are explained in a legend if there is land."""
    chart = Chart(cards)
    labels = place_labels(cards, PICTURE, *LEGEND)
    reached = reachable(view)
    parts = [
        sheet(pen, chart, _names(pen, labels)),
        _legend(pen, labels, legend),
        *[_star(pen, chart, star) for star in cards.sea.stars],
        _rings(pen, chart, reached),
        *[_port(pen, chart, labels, port, port.id in reached) for port in cards.ports],
        draw_ships(pen, chart, view),
    ]
    window = f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f"{window}{''.join(parts)}</svg>"


def reachable(view: Mapping[str, Any]) -> list[str]:
    """Return the fields that the choices of the viewing seat lead to.

    >>> reachable({"decision": {"actions": [{"do": "stay"}, {"do": "sail h13"}, {"do": "sail ostia"}]}})
    ['h13', 'ostia']
    """
    actions = (view.get("decision") or {}).get("actions") or []
    words = [str(action.get("do", "")).split() for action in actions]
    return list(dict.fromkeys([some[1] for some in words if len(some) > 1 and some[0] in CHOICES]))


def _names(pen: Pen, labels: Labels) -> str:
    names = [
        pen.text(x, y, line, name.size, "s i m", pen.ink.sea_name)
        for name in labels.seas
        for line, x, y in name.lines
    ]
    return f'<g letter-spacing="{SPACING}">{"".join(names)}</g>'


def _legend(pen: Pen, labels: Labels, wanted: bool) -> str:
    """Explain the signs of goods on free land; without need of it a compass stands there."""
    if labels.legend is None:
        return ""
    x, y, w, h = labels.legend
    if not wanted:
        return rose(pen, x + w / 2, y + h / 2)
    parts = [
        pen.box(x, y, w, h, pen.ink.paper, pen.ink.map_ink, 2),
        pen.box(x + 3, y + 3, w - 6, h - 6, "none", pen.ink.line, 1),
    ]
    rows = -(-len(pen.cards.goods) // 3)
    high = (h - 16) / rows
    for index, good in enumerate(pen.cards.goods):
        column, row = divmod(index, rows)
        left, top = x + 12 + column * (w - 18) / 3, y + 8 + row * high
        parts.append(pen.good(good.id, left, top + high / 2 - 8, 16))
        parts.append(pen.label(left + 22, top + high / 2 + 4.3, good.en, (w - 18) / 3 - 30, 13, least=10))
    return pen.group(parts, "Goods")


def _star(pen: Pen, chart: Chart, star: Star) -> str:
    x, y = chart.at(star.row, star.col)
    field = next((name for name, place in pen.fields.items() if place == (star.row, star.col)), "")
    parts = [pen.disc(x, y, 8, pen.ink.sea), pen.symbol("star", x - 11, y - 11, 22, pen.ink.gold)]
    return pen.group(parts, f"{star.name} ({field}): gives a voucher")


def _rings(pen: Pen, chart: Chart, reached: list[str]) -> str:
    """Mark the fields that can be reached; ports are marked on their plates."""
    fields = [field for field in reached if field in pen.fields and field not in pen.ports]
    rings = []
    for field in fields:
        row, col = pen.fields[field]
        x, y = chart.at(row, col)
        star = chart.rows[row][col] == "*"
        fill = "none" if star else pen.ink.card
        rings.append(pen.group([pen.disc(x, y, 12.5 if star else 4.6, fill, pen.ink.wax)], f"can sail to {field}"))
    return pen.group(rings, "", 'stroke-width="2"') if rings else ""


def _port(pen: Pen, chart: Chart, labels: Labels, port: Port, reached: bool) -> str:
    """Draw the plate on the field, and next to it the name, the goods that are sold there, the price of a ship."""
    x, y = chart.at(port.row, port.col)
    edge, strength = (pen.ink.wax, 2) if reached else (pen.ink.map_ink, 1.1)
    ink = pen.ink.wax if reached else pen.ink.ink
    plate = pen.box(x - PLATE / 2, y - PLATE / 2, PLATE, PLATE, pen.ink.card, edge, 3, f'stroke-width="{strength}"')
    sign = pen.symbol("yard" if port.yard else "anchor", x - 8, y - 8, 16, ink)
    return pen.group([plate, sign, _label(pen, labels, port, ink)], port_title(pen, port, reached))


def _label(pen: Pen, labels: Labels, port: Port, ink: str) -> str:
    """Write the name with a halo, so that a coast may run behind it."""
    box, form = labels.ports[port.id]
    name, size = fit_text(port.name, PICTURE.name, name_width(port, PICTURE) / PICTURE.name_narrow, 11)
    middle = box.x + box.w / 2
    if form == "line":
        text = pen.text(box.x, box.y + 12, name, size, "s", ink)
        left, top = box.x + box.w - signs_width(port, PICTURE), box.y
    else:
        text = pen.text(middle, box.y + (12 if form == "under" else LINE + 12), name, size, "s m", ink)
        left, top = middle - signs_width(port, PICTURE) / 2, box.y + (LINE if form == "under" else 0)
    signs = [pen.good(good, left + index * STEP + 1, top, ICON) for index, good in enumerate(port.symbols)]
    if port.yard:
        signs.append(_price(pen, left + len(port.symbols) * STEP + 2, top, port.yard))
    halo = f'paint-order="stroke" stroke="{pen.ink.land}" stroke-width="3" stroke-linejoin="round"'
    return pen.group([text, *signs[: len(port.symbols)]], "", halo) + "".join(signs[len(port.symbols) :])


def _price(pen: Pen, x: float, y: float, price: int) -> str:
    """Draw the price of a ship."""
    text = money(price)
    wide = width_of(text, 12) + 23
    return (
        pen.box(x, y, wide, 15, pen.ink.gold_soft, pen.ink.gold, 7.5)
        + pen.symbol("yard", x + 4, y + 1.5, 12)
        + pen.text(x + 18, y + 11.6, text, 12, "b")
    )


def port_title(pen: Pen, port: Port, reached: bool = False) -> str:
    """Say all about a port."""
    facts = [f"buy {', '.join([pen.good_name(good).lower() for good in port.symbols])}"]
    sold = [
        f"{good.en.lower()} {money(dict(good.sold)[port.id])}"
        for good in pen.cards.goods
        if port.id in dict(good.sold)
    ]
    if sold:
        facts.append(f"sell {', '.join(sold)}")
    if port.yard:
        facts.append(f"yard: a ship for {money(port.yard)}")
    if reached:
        facts.append("can be chosen")
    return f"{port.name}: {'; '.join(facts)}"

"""The map of hamburg: the lines between main places, the places with their cubes, and the Merkator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_pen import number, width_of
from merkator.games.hamburg.cards.cardset import CardSet, Place
from merkator.games.hamburg.draw.coast import HEIGHT, WIDTH
from merkator.games.hamburg.draw.coast import sheet as paper
from merkator.games.hamburg.draw.geometry import PICTURE, Sheet, Spot, lines, sheet
from merkator.games.hamburg.draw.pen import Pen
from merkator.games.hamburg.draw.symbols import GOOD_MARKS

PLATE: Final = 42
CUBE: Final = 27
STEP: Final = CUBE * 2 // 3  # from one cube to the next
MOST_CUBES: Final = 6  # more are shown by the number alone


def draw_map(pen: Pen, view: Mapping[str, Any], cards: CardSet) -> str:
    """Draw the map in a box of 848 by 492 that begins at 0, 0."""
    laid = sheet(cards, PICTURE)
    spots = laid["spots"]
    order = sorted(cards.places, key=lambda place: spots[place.id][1])
    places = [_place(pen, view, cards, place, spots[place.id]) for place in order]
    waiting = "" if view.get("place") else _waiting(pen)
    window = f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f"{window}{paper(pen)}{_lines(pen, cards, laid)}{''.join(places)}{waiting}</svg>"


def _lines(pen: Pen, cards: CardSet, laid: Sheet) -> str:
    spots = laid["spots"]
    path = "".join([_line(spots[a], spots[b], laid["bends"].get(f"{a}-{b}", 0)) for a, b in sorted(lines(cards))])
    return (
        f'<g fill="none" stroke-linecap="round"><path stroke="{pen.ink.land}" stroke-opacity=".7"'
        f' stroke-width="6" d="{path}"/><path stroke="{pen.ink.map_ink}" stroke-width="2.8"'
        f' stroke-dasharray="0 6" d="{path}"/></g>'
    )


def _line(start: tuple[int, int], end: tuple[int, int], bend: int) -> str:
    (x, y), (u, v) = start, end
    length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1
    middle_x = (x + u) / 2 - (v - y) / length * bend
    middle_y = (y + v) / 2 + (u - x) / length * bend
    return f"M{x} {y}Q{number(middle_x)} {number(middle_y)} {u} {v}"


def _place(pen: Pen, view: Mapping[str, Any], cards: CardSet, place: Place, spot: Spot) -> str:
    """Draw a place: a plate with its name, what it gives, its cubes, and the Merkator when it is there."""
    x, y = spot
    here = view.get("place") == place.id
    facts, facts_width = _facts(pen, cards, place)
    width = max(facts_width, width_of(place.en, 16)) + 16
    left, top = -width / 2, -PLATE / 2
    edge = pen.ink.wax if here else pen.ink.map_ink
    fill = pen.ink.card if place.kind == "main" else pen.ink.paper_3
    parts = [
        pen.box(left, top, width, PLATE, fill, edge, 3, f'stroke-width="{2.2 if here else 1.1}"'),
        pen.box(left + 3, top + 3, width - 6, PLATE - 6, "none", pen.ink.line, 1.5),
        pen.text(0, top + 17, place.en, 16, "s m"),
        f'<g transform="translate({number(-facts_width / 2)} {number(top + 21)})">{facts}</g>',
    ]
    count = view.get("cubes", {}).get(place.id, 0)
    if place.kind == "main":
        parts.append(_cubes(pen, place.id, count, top))
    if here:
        parts.append(_pawn(pen, min(left + 14, -2 - min(count, 3) * STEP / 2) - 34, top - 33, 36))
    return pen.group(parts, _title(cards, place, count, here), f'transform="translate({x} {y})"')


def _facts(pen: Pen, cards: CardSet, place: Place) -> tuple[str, float]:
    """Draw the line under the name: goods or threshold, then time."""
    parts = []
    x = 0.0
    if place.kind == "main":
        for good in [good for good in cards.goods if good.origin == place.id]:
            mark = GOOD_MARKS.get(good.id)
            parts.append(pen.symbol(mark.symbol if mark else good.id, x, 0, 17))
            x += 21
    else:
        parts += [pen.symbol("cube", x, 1, 14), pen.text(x + 17, 13, f"{place.threshold}+", 13, "b")]
        x += 36
    if place.time:
        ink = pen.ink.miss if place.time < 0 else ""
        sign = "+" if place.time > 0 else "−"
        parts += [
            f'<path stroke="{pen.ink.line_2}" d="M{number(x + 1)} 2v13"/>',
            pen.symbol("hourglass", x + 5, 1, 15, ink),
            pen.text(x + 20, 13, f"{sign}{abs(place.time)}", 13, "b", ink),
        ]
        x += 38
    return "".join(parts), x - 2


def _cubes(pen: Pen, place: str, count: int, top: float) -> str:
    """Draw cubes standing on a plate, three in the lower row, and their number."""
    shown = min(count, MOST_CUBES)
    lower = min(shown, 3)
    parts = []
    for index in range(shown):
        row, column = divmod(index, 3)
        wide = lower if row == 0 else shown - 3
        x = (column - wide / 2) * STEP - 4
        parts.append(pen.cube(place, x, top - CUBE + 2 - row * STEP, CUBE))
    if not count:
        parts.append(pen.no_cube(place, -STEP / 2, top - STEP - 1, STEP))
    x = max(lower, 1) * STEP / 2 + 13
    radius = 9.5 if count < 10 else 11.5
    parts.append(pen.disc(x, top - 9, radius, pen.ink.ink, pen.ink.card))
    parts.append(pen.text(x, top - 4.6, str(count), 13, "b m", pen.ink.card))
    return "".join(parts)


def _pawn(pen: Pen, x: float, y: float, size: float) -> str:
    shadow = (
        f'<ellipse cx="{number(x + size / 2)}" cy="{number(y + size * 0.92)}" rx="{number(size * 0.42)}"'
        f' ry="4" fill="#000" opacity=".3"/>'
    )
    edge = f'stroke="{pen.ink.card}" stroke-width="2.6" stroke-linejoin="round"'
    halo = pen.group([pen.symbol("pawn", x, y, size, pen.ink.card)], "", edge)
    return shadow + halo + pen.symbol("pawn", x, y, size, pen.ink.wax)


def _waiting(pen: Pen) -> str:
    """Draw the Merkator next to the board, where it starts (H-1.7)."""
    plate = pen.box(-16, -19, 172, 38, pen.ink.card, pen.ink.map_ink)
    text = pen.text(20, 5, "waits beside the board", 14.5, "s i")
    return pen.group(
        [plate, _pawn(pen, -22, -23, 38), text],
        "The Merkator waits beside the board",
        'transform="translate(670 452)"',
    )


def _title(cards: CardSet, place: Place, count: int, here: bool) -> str:
    goods = " or ".join([good.en.lower() for good in cards.goods if good.origin == place.id])
    facts = (
        [f"{count} cubes: {goods}"] if place.kind == "main" else [f"puts a cube where {place.threshold} or more are"]
    )
    if place.time:
        facts.append(f"{abs(place.time)} time {'gained' if place.time > 0 else 'to pay'}")
    if here:
        facts.append("the Merkator is here")
    return f"{place.en}: {'; '.join(facts)}"

"""The Fatum cards of the drawing, with what each does in a few words (R-3.4)."""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_pen import width_of
from merkator.games.rome.cards.cardset import Fatum
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.draw.pen import Pen, money

COUNTED: Final = {"turns": ("a turn", "turns"), "count": ("a voucher", "vouchers")}


def meaning(pen: Pen, card: Fatum) -> str:
    """Say what a card does."""
    form = EFFECTS[card.effect]
    values = {key: _number(key, number) for key, number in zip(form.numbers, card.numbers, strict=True)}
    goods = ", ".join([pen.good_name(good).lower() for good in card.goods])
    yard = pen.ports[card.yard].name if card.yard in pen.ports else card.yard
    return form.brief.format(**values, goods=goods, yard=yard)


def _number(key: str, number: int) -> str:
    if key not in COUNTED:
        return money(number)
    one, many = COUNTED[key]
    return one if number == 1 else f"{number} {many}"


def wrap(text: str, size: float, room: float, lines: int) -> list[str]:
    """Break a text into lines; what does not fit is left to the last one, which its writer cuts.

    >>> wrap("sail up to 10 fields", 12, 70, 2)
    ['sail up to 10', 'fields']
    """
    written = [""]
    for word in text.split():
        longer = f"{written[-1]} {word}".strip()
        if written[-1] and width_of(longer, size) > room and len(written) < lines:
            written.append(word)
        else:
            written[-1] = longer
    return written


def draw_fatum(pen: Pen, card: str | None, x: float, y: float, w: float) -> str:
    """Draw the card of this turn, 58 high; without one its place is empty."""
    shown = pen.fatum.get(card or "")
    if shown is None:
        edge = pen.box(x, y, w, 58, "none", pen.ink.line_2, 3, 'stroke-dasharray="3 3"')
        return edge + pen.text(x + w / 2, y + 33, "no card in this turn", 12, "i m", pen.ink.ink_2)
    title = f"{shown.la} ({shown.en}): {meaning(pen, shown)}"
    parts = [
        pen.box(x, y, w, 58, pen.ink.card, pen.ink.wax),
        pen.box(x + 3, y + 3, w - 6, 52, "none", pen.ink.line, 2),
        pen.symbol("fate", x + 12, y + 14, 30, pen.ink.wax),
        pen.label(x + 52, y + 20, shown.la, w - 60, 15, "s", least=12),
    ]
    used = width_of(shown.la, 15) + 8
    if used < w - 110:
        parts.append(pen.label(x + 52 + used, y + 20, shown.en, w - 62 - used, 12, "i", pen.ink.ink_2, least=10))
    for line, text in enumerate(wrap(meaning(pen, shown), 12, w - 62, 2)):
        parts.append(pen.label(x + 52, y + 35 + 14 * line, text, w - 60, 12, least=10))
    return pen.group(parts, title)

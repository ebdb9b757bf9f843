"""The Fatum cards of the drawing: what each effect means in a few words (R-3.4)."""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_pen import width_of
from merkator.rome.cardset import Fatum
from merkator.rome.drawing_pen import Pen, money

WORDS: Final[dict[str, str]] = {
    "lose_ship_at_sea": "at sea: ship and cargo are lost; in port: pay {0}",
    "reef": "at sea: roll {0} or more, or lose ship and cargo",
    "lose_ship_in_port": "in port: ship and cargo are lost",
    "lose_loads": "at sea: {0} loads go overboard",
    "lose_half": "half of the cargo is lost",
    "spoil": "{goods} aboard spoil",
    "ransom": "at sea: pay {0}, or lose the cargo",
    "skip": "at sea: miss a turn",
    "drift": "another ship is driven {0} fields",
    "quarantine": "to the nearest port, and miss a turn",
    "move_upto": "sail up to {0} fields",
    "reroll": "roll again, and sail",
    "sail_to_port": "sail to a port up to {0} fields away",
    "star": "take a voucher",
    "pay_per_load": "pay {0} a load, at least {1}",
    "pay": "pay {0}",
    "all_pay": "everybody pays {0}",
    "pay_percent": "pay {0}% of the cash, at most {1}",
    "receive": "receive {0}",
    "receive_per_good": "receive {0} a load of {goods}, at least {1}",
    "collect": "everybody else pays you {0}",
    "offer_yard": "keep: a ship from {yard} for {0}",
    "offer_discount": "keep: {0} off a new ship",
    "offer_subsidy": "keep: {0} towards a new ship",
    "bonus_next_sale": "keep: {0} more a load at the next sale",
    "discard_card": "give a goods card back",
}


def meaning(pen: Pen, card: Fatum) -> str:
    """Say what a card does."""
    goods = ", ".join([pen.good_name(good).lower() for good in card.goods])
    yard = pen.ports[card.yard].name if card.yard in pen.ports else card.yard
    return WORDS[card.effect].format(*[money(some) for some in card.numbers], goods=goods, yard=yard)


def wrapped(text: str, size: float, room: float, lines: int) -> list[str]:
    """Break a text into lines; what does not fit is left to the last one, which its writer cuts.

    >>> wrapped("sail up to 10 fields", 12, 70, 2)
    ['sail up to', '10 fields']
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
    for line, text in enumerate(wrapped(meaning(pen, shown), 12, w - 62, 2)):
        parts.append(pen.label(x + 52, y + 35 + 14 * line, text, w - 60, 12, least=10))
    return pen.group(parts, title)

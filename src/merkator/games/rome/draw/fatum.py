"""The Fatum cards of the drawing: what each effect means in a few words (R-3.4)."""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_pen import width_of
from merkator.games.rome.cards.cardset import Fatum
from merkator.games.rome.draw.pen import Pen, money

WORDS: Final[dict[str, str]] = {
    "lose_ship_at_sea": "at sea: ship and cargo are lost; in port: pay {0}",
    "reef": "at sea: the cargo is lost, below {0} the ship too",
    "lose_ship_in_port": "in port: ship and cargo are lost",
    "lose_loads": "throw {0} loads overboard",
    "lose_half": "half of the loads are ruined",
    "spoil": "{goods} aboard spoil",
    "ransom": "at sea: pay {0} or give up the cargo",
    "skip": "miss {turns}",
    "drift": "at sea: the left neighbour moves the ship {0} fields",
    "quarantine": "to the nearest port, and miss {turns}",
    "move_upto": "move up to {0} fields",
    "reroll": "roll again and move",
    "sail_to_port": "sail to a port at most {0} fields away",
    "star": "take {vouchers}",
    "pay_per_load": "pay {0} a load, at least {1}",
    "pay": "pay {0}",
    "all_pay": "every player pays {0}",
    "pay_percent": "pay {0}% of the cash, at most {1}",
    "receive": "receive {0}",
    "receive_per_good": "receive {0} a load of {goods}, at least {1}",
    "collect": "receive {0} from every other player",
    "offer_yard": "keep: a ship from {yard} for {0}",
    "offer_discount": "keep: a new ship for {0} less",
    "offer_subsidy": "keep: {0} towards the next new ship",
    "bonus_next_sale": "keep: the next sale brings {0} more a load",
    "discard_card": "may give back a goods card",
}


def meaning(pen: Pen, card: Fatum) -> str:
    """Say what a card does."""
    goods = ", ".join([pen.good_name(good).lower() for good in card.goods])
    yard = pen.ports[card.yard].name if card.yard in pen.ports else card.yard
    count = card.numbers[0] if card.numbers else 0
    turns = "a turn" if count == 1 else f"{count} turns"
    vouchers = "a voucher" if count == 1 else f"{count} vouchers"
    figures = [money(some) for some in card.numbers]
    return WORDS[card.effect].format(*figures, goods=goods, yard=yard, turns=turns, vouchers=vouchers)


def wrapped(text: str, size: float, room: float, lines: int) -> list[str]:
    """Break a text into lines; what does not fit is left to the last one, which its writer cuts.

    >>> wrapped("sail up to 10 fields", 12, 70, 2)
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
    for line, text in enumerate(wrapped(meaning(pen, shown), 12, w - 62, 2)):
        parts.append(pen.label(x + 52, y + 35 + 14 * line, text, w - 60, 12, least=10))
    return pen.group(parts, title)

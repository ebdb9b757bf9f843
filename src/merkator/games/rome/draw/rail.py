"""The rail next to the map: the players, the Fatum card of this turn, loans, and what is known of bank and pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import heading, name_of
from merkator.core.drawing_pen import width_of
from merkator.games.rome.draw.fatum import draw_fatum, meaning
from merkator.games.rome.draw.pen import Pen, lender_of, money
from merkator.games.rome.draw.players import LEAST, MOST, PAD, WIDTH, draw_player

LINE: Final = 17
BELOW: Final = 196  # what Fatum and loans need under the players


def draw_rail(pen: Pen, view: Mapping[str, Any], height: float) -> str:
    """Draw the rail in a box that begins at 0, 0; parts for which no room is left are not drawn."""
    players = range(len(view.get("players") or []))
    high = max(LEAST, min(MOST, (height - 34 - BELOW) / max(len(players), 1)))
    parts = [
        pen.box(0, 0, WIDTH, height, pen.ink.paper, "", 5),
        heading(pen, PAD, 24, "Merchants", f"{len(players)} players", WIDTH - PAD),
        *[draw_player(pen, view, seat, 34 + high * seat, high) for seat in players],
    ]
    y = 34 + high * len(players) + 24
    fatum = view.get("fatum") or {}
    under = list(fatum.get("under") or [])
    pile = f"{fatum.get('pile', 0)} in the pile" + (f" · {len(under)} under it" if under else "")
    parts.append(heading(pen, PAD, y, "Fatum", pile, WIDTH - PAD))
    parts.append(draw_fatum(pen, fatum.get("shown"), PAD, y + 9, WIDTH - 2 * PAD))
    y += 67 + 24
    for draw_part in (_loans, _bank, _under):
        part, used = draw_part(pen, view, y, height - 8 - y)
        if used:
            parts.append(part)
            y += used + 24
    return pen.group(parts)


def _list(pen: Pen, lines: list[tuple[str, str]], y: float, room: float) -> tuple[str, float]:
    """Write lines, a text and a sum each; those without room are counted."""
    most = int((room - 4) // LINE)
    if most < 1 or not lines:
        return "", 0
    shown = lines if len(lines) <= most else lines[: most - 1]
    parts = []
    for index, (text, figure) in enumerate(shown):
        line = y + 18 + LINE * index
        wide = WIDTH - 2 * PAD - (width_of(figure, 13) + 8 if figure else 0)
        parts.append(pen.label(PAD, line, text, wide, 13, least=11))
        parts.append(pen.text(WIDTH - PAD, line, figure, 13, "b e") if figure else "")
    if len(shown) < len(lines):
        more = f"and {len(lines) - len(shown)} more"
        parts.append(pen.text(PAD, y + 18 + LINE * len(shown), more, 12, "i", pen.ink.ink_2))
    return "".join(parts), 4 + LINE * min(len(lines), most)


def _loans(pen: Pen, view: Mapping[str, Any], y: float, room: float) -> tuple[str, float]:
    """Say who owes whom, and what is offered to the one who asks for credit."""
    lines = []
    credit = view.get("credit") or {}
    for seat, offer in enumerate(credit.get("offers") or []):
        if offer:
            taken = (credit.get("taken") or [0] * (seat + 1))[seat]
            note = f", {money(taken)} taken" if taken else ""
            lines.append((f"{name_of(view, seat)} offers{note}", money(offer)))
    bank = credit.get("bank") or {}
    if bank.get("offer"):
        note = f", {money(bank['taken'])} taken" if bank.get("taken") else ""
        lines.append((f"the bank offers{note}", money(bank["offer"])))
    for loan in view.get("loans") or []:
        text = f"{name_of(view, loan['borrower'])} owes {lender_of(view, loan)}"
        lines.append((text, money(loan["sum"] + loan["arrears"])))
        if loan["arrears"]:
            lines.append(("  in arrears, without interest", money(loan["arrears"])))
    if not lines:
        lines = [("nobody owes anything", "")]
    title = heading(pen, PAD, y, "Loans", f"{pen.cards.figures.interest}% a turn", WIDTH - PAD)
    written, used = _list(pen, lines, y, room)
    return (title + written, used) if used else ("", 0)


def _bank(pen: Pen, view: Mapping[str, Any], y: float, room: float) -> tuple[str, float]:
    """Draw the goods cards given back to the bank."""
    bank = view.get("bank") or {}
    returned = [(good, count) for good, count in (bank.get("returned") or {}).items() if count]
    if room < 70:
        return "", 0
    total = sum([count for _, count in returned])
    title = heading(
        pen,
        PAD,
        y,
        "Bank",
        f"{total} {'card' if total == 1 else 'cards'} back · {bank.get('unseen', 0)} never dealt",
        WIDTH - PAD,
    )
    if not returned:
        return title + pen.text(PAD, y + 18, "no card has come back yet", 13), 21
    parts = [title]
    for index, (good, count) in enumerate(returned):
        line, place = divmod(index, 8)
        x, top = PAD + place * 34.5, y + 8 + line * 22
        name = f"{count} {pen.good_name(good).lower()}"
        parts.append(pen.group([pen.good(good, x, top, 16), pen.text(x + 18, top + 12.5, str(count), 13, "b")], name))
    return "".join(parts), 8 + 22 * -(-len(returned) // 8)


def _under(pen: Pen, view: Mapping[str, Any], y: float, room: float) -> tuple[str, float]:
    """List the cards under the Fatum pile: they come in this order when the pile is used up."""
    cards = [pen.fatum[card] for card in (view.get("fatum") or {}).get("under") or [] if card in pen.fatum]
    if room < 60 or not cards:
        return "", 0
    title = heading(pen, PAD, y, "Under the pile", "the next one first", WIDTH - PAD)
    rows = int((room - 8) // 16)
    most = 2 * rows
    shown = cards if len(cards) <= most else cards[: most - 1]
    parts = [title]
    column_high = min(rows, -(-len(cards) // 2))
    for index, card in enumerate(shown):
        column, row = divmod(index, column_high)
        x, line = PAD + column * 140, y + 20 + 16 * row
        text = pen.label(x, line, f"{index + 1}. {card.la}", 132, 12, "", pen.ink.ink_2, least=10)
        parts.append(pen.group([text], f"{card.la}: {meaning(pen, card)}"))
    if len(shown) < len(cards):
        more = f"and {len(cards) - len(shown)} more"
        parts.append(pen.text(PAD + 140, y + 20 + 16 * (column_high - 1), more, 12, "i", pen.ink.ink_2))
    return "".join(parts), 8 + 16 * column_high

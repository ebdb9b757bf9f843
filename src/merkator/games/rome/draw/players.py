"""The rail of the players: who they are, cash and wealth, ship and cargo, cards, vouchers, and what befell them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import name_of
from merkator.core.drawing_pen import number, width_of
from merkator.games.rome.draw.pen import Pen, money
from merkator.games.rome.draw.ships import whereabouts

WIDTH: Final = 300
PAD: Final = 12
LEAST: Final = 98  # the height of a player's part
MOST: Final = 112
LEFT: Final = 48  # where the lines next to the seal start
SLOT: Final = 21
MOST_SLOTS: Final = 6


def draw_player(pen: Pen, view: Mapping[str, Any], seat: int, y: float, high: float) -> str:
    """Draw what everyone may know of a player, from y on."""
    player = view["players"][seat]
    active = (view.get("turn") or {}).get("player") == seat and not view.get("over")
    name = name_of(view, seat)
    cash = money(player.get("cash", 0))
    room = WIDTH - PAD - LEFT - width_of(cash, 17) - 26
    parts = [
        pen.box(3, y + 1, WIDTH - 6, high - 3, pen.ink.wax_soft, "", 3) if active else "",
        pen.box(0, y + 1, 5, high - 3, pen.ink.wax, "", 2.5) if active else "",
        pen.seal(seat, 27, y + 23, 17),
        pen.group([pen.label(LEFT, y + 22, name, room, 18, "s", least=13)], name),
        pen.symbol("coins", WIDTH - PAD - width_of(cash, 17) - 20, y + 10, 15, pen.ink.gold),
        pen.text(WIDTH - PAD, y + 23, cash, 17, "n e", pen.ink.miss if player.get("cash", 0) < 0 else ""),
        _status(pen, view, player, seat, y + 39),
        _hold(pen, player, LEFT, y + 47),
        _wealth(pen, player, y + 58),
        _counts(pen, player, LEFT, y + 89),
        f'<path stroke="{pen.ink.line}" d="M{PAD} {number(y + high - 0.5)}H{WIDTH - PAD}"/>',
    ]
    return pen.group(parts)


def _status(pen: Pen, view: Mapping[str, Any], player: Mapping[str, Any], seat: int, y: float) -> str:
    """Say where the ship is, and whether the player decides, misses a turn or is out."""
    tags = []
    if (view.get("decision") or {}).get("seat") == seat and not view.get("over"):
        tags.append(("decides", pen.ink.wax, pen.ink.wax_ink))
    if seat in ((view.get("result") or {}).get("winners") or []):
        tags.append(("winner", pen.ink.wax, pen.ink.wax_ink))
    if player.get("skip"):
        missed = player["skip"]
        tags.append(("misses a turn" if missed == 1 else f"misses {missed} turns", pen.ink.paper_3, pen.ink.ink))
    if player.get("out"):
        tags.append(("out of the game", pen.ink.paper_3, pen.ink.ink))
    x = float(WIDTH - PAD)
    parts = []
    for text, fill, ink in tags:
        wide = width_of(text, 12) + 14
        x -= wide
        parts += [pen.box(x, y - 12, wide, 16, fill, "", 8), pen.text(x + 7, y, text, 12, "b", ink)]
        x -= 4
    where = "not begun" if not (view.get("turn") or {}).get("number") else whereabouts(pen, player)
    if player.get("field") is not None:
        where = whereabouts(pen, player)
    if not player.get("out"):
        parts.append(pen.label(LEFT, y, where, x - LEFT - 4, 12, "", pen.ink.ink_2, least=10))
    return "".join(parts)


def _hold(pen: Pen, player: Mapping[str, Any], x: float, y: float) -> str:
    """Draw the hold: a room for each load, or the lots by number if there are too many."""
    lots = list(player.get("cargo") or [])
    hold = pen.cards.figures.hold
    title = ", ".join([f"{lot['loads']} {pen.good_name(lot['good']).lower()}" for lot in lots])
    parts = []
    if player.get("field") is None:
        parts.append(pen.text(x, y + 14, "no ship", 12, "i", pen.ink.ink_2))
        return "".join(parts)
    if hold <= MOST_SLOTS:
        loads = [lot["good"] for lot in lots for _ in range(lot["loads"])]
        for index in range(max(hold, len(loads))):
            left = x + index * (SLOT + 3)
            if index < len(loads):
                parts.append(pen.box(left, y, SLOT, SLOT, pen.ink.card, pen.ink.line_2))
                parts.append(pen.good(loads[index], left + 2.5, y + 2.5, SLOT - 5))
            else:
                body = pen.box(0.5, 0.5, SLOT - 1, SLOT - 1, "none", pen.ink.line_2, 3, 'stroke-dasharray="2 3"')
                parts.append(pen.use("slot", body, left, y, SLOT, box=f"{SLOT} {SLOT}"))
    else:
        for index, lot in enumerate(lots[:4]):
            left = x + index * 36
            parts += [pen.text(left, y + 15, str(lot["loads"]), 14, "b"), pen.good(lot["good"], left + 13, y + 2, 17)]
    return pen.group(parts, f"Hold: {title or 'empty'}")


def _wealth(pen: Pen, player: Mapping[str, Any], y: float) -> str:
    """Write the wealth so far: with the penalties of the hand if that is known."""
    score = player.get("score") or {}
    total = score.get("total")
    wealth, word = (score.get("open", 0), "before penalties") if total is None else (total, "wealth now")
    figure = pen.text(WIDTH - PAD, y, money(wealth), 14, "b e")
    return figure + pen.text(WIDTH - PAD, y + 12, word, 11, "e", pen.ink.ink_2)


def _counts(pen: Pen, player: Mapping[str, Any], x: float, y: float) -> str:
    """Draw how many goods cards, vouchers and kept Fatum cards a player has, and which cards all have seen."""
    kept = [pen.fatum[card].la if card in pen.fatum else card for card in player.get("kept") or []]
    known = dict(player.get("known") or {}) if player.get("hand") is None else {}
    entries = [
        ("hand", "", player.get("cards", 0), f"{player.get('cards', 0)} goods cards"),
        ("star", pen.ink.gold, player.get("vouchers", 0), f"{player.get('vouchers', 0)} vouchers"),
    ]
    if kept:
        entries.append(("fate", pen.ink.wax, len(kept), f"kept: {', '.join(kept)}"))
    parts = []
    for symbol, ink, count, title in entries:
        parts.append(
            pen.group([pen.symbol(symbol, x, y - 11, 14, ink), pen.text(x + 17, y, str(count), 13, "b")], title)
        )
        x += 26 + 8 * len(str(count))
    if known:
        seen = [good for good, count in known.items() for _ in range(count)]
        parts.append(pen.text(x + 2, y, "seen", 12, "", pen.ink.ink_2))
        x += 32
        most = int((WIDTH - PAD - x) // 16)
        shown = seen if len(seen) <= most else seen[: most - 1]
        icons = [pen.good(good, x + index * 16, y - 11, 14) for index, good in enumerate(shown)]
        if len(shown) < len(seen):
            icons.append(pen.text(x + len(shown) * 16, y, f"+{len(seen) - len(shown)}", 12))
        names = ", ".join([pen.good_name(good).lower() for good in seen])
        parts.append(pen.group(icons, f"cards that all have seen: {names}"))
    elif kept:
        parts.append(pen.label(x + 2, y, ", ".join(kept), WIDTH - PAD - x - 2, 12, "i", pen.ink.ink_2, least=10))
    return "".join(parts)

"""The end of a game: what everyone's wealth is made of (section 6), the richest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import heading, name_of
from merkator.core.drawing_pen import number
from merkator.games.rome.draw.desk import HEIGHT, PAD, WIDTH
from merkator.games.rome.draw.pen import Pen, money

ENDS: Final = {"cards": "somebody has no cards and no cargo left", "players": "fewer than two players are left"}
COLUMNS: Final = (
    ("cash", "Cash", 1),
    ("ship", "Ship", 1),
    ("cargo", "Cargo", 1),
    ("credits", "Lent", 1),
    ("debts", "Debts", -1),
    ("penalties", "Penalties", -1),
    ("total", "Wealth", 1),
)
FIRST: Final = 390  # the right end of the first column of figures
STEP: Final = 84
CARDS: Final = FIRST + STEP * len(COLUMNS) - 50
SIGN: Final = 14


def draw_result(pen: Pen, view: Mapping[str, Any]) -> str:
    """Draw the table in a box of 1110 by 254 that begins at 0, 0."""
    players = view.get("players") or []
    result = view.get("result") or {}
    note = ENDS.get(str(result.get("end")), "")
    parts = [
        pen.box(0, 0, WIDTH, HEIGHT, pen.ink.paper, "", 5),
        heading(pen, PAD, 24, "Final wealth", f"the game is over: {note}" if note else "", WIDTH - PAD),
        pen.text(CARDS, 54, "Cards left", 12, "", pen.ink.ink_2),
    ]
    for index, (_, title, _) in enumerate(COLUMNS):
        look = "b e" if title == "Wealth" else "e"
        parts.append(pen.text(FIRST + STEP * index, 54, title, 12, look, pen.ink.ink_2))
    order = sorted(range(len(players)), key=lambda seat: (-_total(players[seat]), seat))
    high = min(36, (HEIGHT - 70) / max(len(players), 1))
    for place, seat in enumerate(order):
        best = seat in (result.get("winners") or [])
        rank = 1 + sum([_total(player) > _total(players[seat]) for player in players])
        parts.append(_row(pen, view, seat, rank, 60 + high * place, high, best))
    return pen.group(parts)


def _total(player: Mapping[str, Any]) -> float:
    score = player.get("score") or {}
    total = score.get("total")
    return float(score.get("open", 0) if total is None else total)


def _row(pen: Pen, view: Mapping[str, Any], seat: int, rank: int, y: float, high: float, best: bool) -> str:
    player = view["players"][seat]
    score = player.get("score") or {}
    line = y + high / 2 + 5
    name = name_of(view, seat)
    parts = [
        f'<path stroke="{pen.ink.line}" d="M{PAD} {number(y)}H{WIDTH - PAD}"/>',
        pen.box(4, y + 1, WIDTH - 8, high - 2, pen.ink.gold_soft, "", 3) if best else "",
        pen.text(PAD + 14, line, f"{rank}.", 14, "e", pen.ink.ink_2),
        pen.seal(seat, PAD + 34, y + high / 2, min(14, high / 2 - 1)),
        pen.group([pen.label(PAD + 56, line, name, 210, 17, "s", least=13)], name),
        pen.symbol("laurel", PAD + 274, y + high / 2 - 11, 22, pen.ink.gold) if best else "",
    ]
    for index, (key, _, sign) in enumerate(COLUMNS):
        amount = score.get(key)
        figure = "–" if not amount and key != "total" else money(sign * (amount or 0))
        ink = pen.ink.miss if amount and sign * amount < 0 else ""
        look = "n e" if key != "total" else "n b e"
        parts.append(pen.text(FIRST + STEP * index, line, figure, 17 if key == "total" else 14, look, ink))
    left = [good for good, count in (player.get("hand") or {}).items() for _ in range(count)]
    step = min(SIGN + 1, (WIDTH - PAD - CARDS) / max(len(left), 1))
    signs = [pen.good(good, CARDS + index * step, y + high / 2 - SIGN / 2, SIGN) for index, good in enumerate(left)]
    parts.append(pen.group(signs, ", ".join([pen.good_name(good) for good in left])) if left else "")
    return pen.group(parts)

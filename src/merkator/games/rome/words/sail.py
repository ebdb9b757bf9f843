"""Where ships go, as messages: choices of a move, by the dice or by fate. See `wording`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merkator.core.wording import Message, join_words, player
from merkator.games.rome.rules.position_data import FIELD, PositionData
from merkator.games.rome.words.names import field_names, money
from merkator.games.rome.words.step import cargo_price, number, seat_of, step_of

_WITH_SALE: Final = ("move", "escape", "wind", "pilot")
_WITH_ATTACK: Final = ("move", "wind")


def sail(s: PositionData, field: int, names: Sequence[str]) -> Message:
    """Say where a move leads and what waits there: a market for the cargo, other ships, a voucher."""
    step, seat = step_of(s), seat_of(s)
    values: dict[str, object] = {"to": field_names(s.game, "to")[field]}
    if step == "drift":
        return "action-drift", {**values, "whom": player(names, number(s, 0))}
    if step == "haven":
        return "action-haven", {"port": field_names(s.game, "")[field]}
    if field < s.cards.sea.ports:
        price = cargo_price(s, seat, field) if step in _WITH_SALE else 0
        return ("action-sail-sale", {**values, "money": money(price)}) if price else ("action-sail", values)
    star = s.cards.sea.star[field]
    there = [other for other in range(s.players) if other != seat and s.holdings[other][FIELD] == field]
    if there and step in _WITH_ATTACK and s.rules.pirates:
        met = {**values, "whom": join_words([player(names, other) for other in there], "list-and")}
        return "action-sail-star-meet" if star else "action-sail-meet", met
    return "action-sail-star" if star else "action-sail", values


def stay(s: PositionData, _: int, __: Sequence[str]) -> Message:
    """Say that a ship does not move."""
    return ("action-stay-pilot" if step_of(s) == "pilot" else "action-stay"), {}

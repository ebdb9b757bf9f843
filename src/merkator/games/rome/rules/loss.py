"""Losing a ship (R-4.1)."""

from __future__ import annotations

from merkator.games.rome.rules import hand
from merkator.games.rome.rules.position_data import FIELD, NO_SHIP, SKIP, PositionData


def lose_ship(s: PositionData, seat: int, cause: str) -> None:
    """Lose ship and cargo; cards of the cargo, money, vouchers and kept cards stay (R-4.1, R-3.9)."""
    mine = s.holdings[seat]
    if s.events is not None:
        s.tell("wrecked", seat, {"field": s.cards.sea.ids[mine[FIELD]], "cause": cause})
    hand.lose_cargo(s, seat)
    mine[FIELD] = NO_SHIP
    mine[SKIP] = 0
    _end_truces(s, seat)


def _end_truces(s: PositionData, seat: int) -> None:
    """A truce holds between two ships; a new ship has none (R-5.7)."""
    if s.truce:
        s.truce = [pair for pair in s.truce if seat not in (pair // s.players, pair % s.players)]

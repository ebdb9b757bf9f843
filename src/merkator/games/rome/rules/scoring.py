"""Wealth (section 6)."""

from __future__ import annotations

from merkator.games.rome.rules.actions import GOODS, lot_good, lot_loads
from merkator.games.rome.rules.position_data import ARREARS, CASH, FIELD, LENDER, LOAN, NO_SHIP, SUM, PositionData


def ship_value(s: PositionData, seat: int) -> int:
    """Count the ship; who still waits for one has none (R-6.2)."""
    return 0 if s.holdings[seat][FIELD] == NO_SHIP else s.cards.ship_value


def cargo_value(s: PositionData, seat: int) -> int:
    """Count loads aboard at half their buying price (R-6.2)."""
    cards = s.cards
    total = sum([lot_loads(code) * cards.buy_price[lot_good(code)] for code in s.cargo[seat]])
    return total * cards.cargo_value // 100


def penalties(s: PositionData, seat: int) -> int:
    """Count the penalties of all cards with no load aboard (R-6.2)."""
    mine = s.hands[seat]
    return sum([mine[good] * s.cards.penalty[good] for good in range(GOODS)])


def debts(s: PositionData, seat: int) -> int:
    """Return what a player owes: sums and arrears (R-4.2)."""
    loans = s.loans
    return sum([loans[at + SUM] + loans[at + ARREARS] for at in range(0, len(loans), LOAN) if loans[at] == seat])


def borrowed(s: PositionData, seat: int) -> int:
    """Return the part of a player's debts that bears interest."""
    loans = s.loans
    return sum([loans[at + SUM] for at in range(0, len(loans), LOAN) if loans[at] == seat])


def credits(s: PositionData, seat: int) -> int:
    """Return what a player is owed: sums and arrears (R-4.2)."""
    loans = s.loans
    lent = [at for at in range(0, len(loans), LOAN) if loans[at + LENDER] == seat]
    return sum([loans[at + SUM] + loans[at + ARREARS] for at in lent])


def open_wealth(s: PositionData, seat: int) -> int:
    """Count all that everyone can see: everything but the penalties of the hand."""
    visible = s.holdings[seat][CASH] + ship_value(s, seat) + cargo_value(s, seat)
    return visible - debts(s, seat) + credits(s, seat)


def wealth(s: PositionData, seat: int) -> int:
    """Count everything (R-6.2)."""
    return open_wealth(s, seat) - penalties(s, seat)


def winners(s: PositionData) -> list[int]:
    """Return who is richest; ties are shared (R-6.3)."""
    results = [wealth(s, seat) for seat in range(s.players)]
    best = max(results)
    return [seat for seat in range(s.players) if results[seat] == best]

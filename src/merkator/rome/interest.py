"""Interest on loans: the first thing in every turn of the borrower (R-4.2)."""

from __future__ import annotations

from merkator.rome.table import CASH, LOAN, Table


def settle(s: Table, seat: int) -> None:
    """Pay interest on what is owed, the oldest loan first; what cash does not reach for is added to the debt."""
    loans = s.loans
    if seat not in loans[::LOAN]:
        return
    s.loans = loans = loans[:]
    mine = s.holdings[seat]
    for at in range(0, len(loans), LOAN):
        if loans[at] == seat:
            lender = loans[at + 1]
            due = loans[at + 2] * s.cards.interest // 100
            paid = min(due, max(mine[CASH], 0))
            mine[CASH] -= paid
            s.holdings[lender][CASH] += paid
            loans[at + 2] += due - paid
            if s.events is not None:
                s.tell("interest", seat, {"to": lender, "amount": paid, "added": due - paid})


def owed(s: Table, borrower: int, lender: int) -> int:
    """Return what one player owes another."""
    loans = s.loans
    total = 0
    for at in range(0, len(loans), LOAN):
        if loans[at] == borrower and loans[at + 1] == lender:
            total += loans[at + 2]
    return total


def lend(s: Table, borrower: int, lender: int, amount: int) -> None:
    """Note a new debt."""
    s.loans = [*s.loans, borrower, lender, amount]

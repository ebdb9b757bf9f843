"""What debtors pay at the start of their turns: arrears, and interest on what was lent to them (R-4.2, R-5.6)."""

from __future__ import annotations

from merkator.games.rome.rules.actions import BANK
from merkator.games.rome.rules.position_data import ARREARS, CASH, LENDER, LOAN, SUM, PositionData


def settle(s: PositionData, seat: int) -> None:
    """Pay arrears, then this turn's interest, the oldest loan first; what cash does not cover becomes arrears."""
    if seat not in s.loans[::LOAN]:
        return
    s.loans = loans = s.loans[:]
    mine = [at for at in range(0, len(loans), LOAN) if loans[at] == seat]
    paid = [_pay_arrears(s, at) for at in mine]
    for number, at in enumerate(mine):
        due = loans[at + SUM] * s.cards.interest // 100
        loans[at + ARREARS] += due
        paid[number] += _pay_arrears(s, at)
        if s.events is not None:
            values = {"due": due, "amount": paid[number], "arrears": loans[at + ARREARS]}
            s.tell("interest", seat, {"to": lender_name(loans[at + LENDER]), **values})
    s.loans = list_unsettled(loans)


def _pay_arrears(s: PositionData, at: int) -> int:
    """Pay the arrears of a loan as far as cash above zero reaches; return how much that was."""
    loans = s.loans
    seat, lender = loans[at], loans[at + LENDER]
    paid = min(loans[at + ARREARS], max(s.holdings[seat][CASH], 0))
    loans[at + ARREARS] -= paid
    transfer(s, seat, lender, paid)
    return paid


def transfer(s: PositionData, seat: int, lender: int, amount: int) -> None:
    """Move money from a debtor to a lender; the bank does not count its own."""
    s.holdings[seat][CASH] -= amount
    if lender != BANK:
        s.holdings[lender][CASH] += amount


def list_unsettled(loans: list[int]) -> list[int]:
    """Return the loans of which something is still owed."""
    left: list[int] = []
    for at in range(0, len(loans), LOAN):
        if loans[at + SUM] or loans[at + ARREARS]:
            left += loans[at : at + LOAN]
    return left


def owed(s: PositionData, borrower: int, lender: int) -> int:
    """Return what one player owes another, or the bank: sums and arrears."""
    return _total(s, borrower, lender, SUM) + arrears(s, borrower, lender)


def arrears(s: PositionData, borrower: int, lender: int) -> int:
    """Return the part of a debt that should have been paid already."""
    return _total(s, borrower, lender, ARREARS)


def _total(s: PositionData, borrower: int, lender: int, part: int) -> int:
    loans = s.loans
    total = 0
    for at in range(0, len(loans), LOAN):
        if loans[at] == borrower and loans[at + LENDER] == lender:
            total += loans[at + part]
    return total


def lend(s: PositionData, borrower: int, lender: int, amount: int) -> None:
    """Note a new loan, which bears interest."""
    s.loans = [*s.loans, borrower, lender, amount, 0]


def owe(s: PositionData, debtor: int, creditor: int, amount: int) -> None:
    """Note a debt without interest, paid like arrears (R-5.6)."""
    s.loans = [*s.loans, debtor, creditor, 0, amount]


def lender_name(lender: int) -> int | None:
    """Return a lender as events and views name them: a seat, or None for the bank."""
    return None if lender == BANK else lender

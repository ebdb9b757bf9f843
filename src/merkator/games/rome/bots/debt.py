"""What debts cost in rome, as the greedy bot sees it: interest on what was lent, none on arrears (R-4.2)."""

from __future__ import annotations


def burden(borrowed: float, arrears: float, turns: float, percent: int, income: float) -> float:
    """Return the interest on a loan until trade has repaid it, or until the game is over; arrears are repaid first.

    A small loan is soon repaid. One whose interest takes more than trade earns is never repaid:

    >>> [round(burden(lent, 0, 30, 10, income=800.0)) for lent in (2_000, 4_000, 8_000, 10_000)]
    [415, 1826, 24000, 30000]
    >>> round(burden(2_000, 4_000, 30, 10, income=800.0))
    1748
    """
    interest = 0.0
    for _ in range(int(turns)):
        if borrowed <= 0:
            break
        due = borrowed * percent / 100
        interest += due
        arrears += due
        paid = min(arrears, income)
        arrears -= paid
        borrowed -= income - paid
    return interest

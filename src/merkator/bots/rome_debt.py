"""What debts cost in rome, as the greedy bot sees it: interest on a large one outgrows all trade (R-4.2)."""

from __future__ import annotations


def burden(debt: float, turns: float, percent: int, income: float) -> float:
    """Return the interest on a debt until trade has repaid it, or until the game is over.

    A small debt is soon repaid. One whose interest takes more than trade earns grows to the end:

    >>> [round(burden(debt, 30, 10, income=800.0)) for debt in (2_000, 4_000, 8_000, 10_000)]
    [415, 1826, 24000, 56899]
    """
    left = debt
    interest = 0.0
    for _ in range(int(turns)):
        if left <= 0:
            break
        due = left * percent / 100
        interest += due
        left += due - income
    return interest

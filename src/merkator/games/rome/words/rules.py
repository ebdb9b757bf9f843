"""Which rule stands behind a choice, for those who ask. See `wording`."""

from __future__ import annotations

from typing import Final

STEPS: Final = {
    "begin": "R-1.4",
    "trade": "R-2.1",
    "voucher": "R-3.3",
    "move": "R-2.5",
    "arrive": "R-2.4",
    "repay": "R-4.2",
    "amount": "R-4.2",
    "ship": "R-4.1",
    "sum": "R-4.2",
    "lend": "R-4.2",
    "take": "R-4.2",
    "attack": "R-5.1",
    "demand": "R-5.3",
    "answer": "R-5.4",
    "escape": "R-5.6",
    "drop": "R-3.10",
    "ransom": "R-3.4",
    "drift": "R-3.7",
    "haven": "R-3.8",
    "wind": "R-3.6",
    "pilot": "R-3.6",
    "return": "R-3.4",
}
"""The rule of every step in which someone decides."""
_VERBS: Final = {
    ("trade", "buy"): "R-2.2",
    ("trade", "sell"): "R-2.4",
    ("trade", "repay"): "R-4.2",
    ("voucher", "draw"): "R-3.1",
    ("ship", "ask"): "R-4.2",
}


def rule_of(step: str, action: str) -> str:
    """Return the number of the rule behind an action in a step; of the step itself when the action has none.

    >>> rule_of("trade", "buy 1 wine"), rule_of("trade", "done")
    ('R-2.2', 'R-2.1')
    """
    return _VERBS.get((step, action.partition(" ")[0]), STEPS[step])

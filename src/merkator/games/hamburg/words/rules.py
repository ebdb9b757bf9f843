"""Which rule stands behind a choice, for those who ask. See `wording`."""

from __future__ import annotations

from typing import Final

STEPS: Final = {
    "invest": "H-2.1",
    "travel": "H-3.1",
    "split": "H-3.4",
    "letter": "H-4.2",
    "loss": "H-4.6",
    "fulfil": "H-5.1",
    "pay": "H-5.2",
    "join": "H-6.1",
    "place": "H-8.3",
    "reward": "H-10.3",
    "offer": "H-10.7",
    "swap": "H-10.7",
    "forced": "H-10.5",
}
"""The rule of every step in which someone decides."""
_VERBS: Final = {
    ("invest", "sell"): "H-2.4",
    ("invest", "buy"): "H-2.5",
    ("invest", "give"): "H-9.4",
    ("invest", "take"): "H-10.3",
    ("travel", "go"): "H-3.1",
    ("fulfil", "take"): "H-10.3",
    ("pay", "exchange"): "H-5.6",
    ("join", "join"): "H-6.2",
}


def rule_of(step: str, action: str) -> str:
    """Return the number of the rule behind an action in a step; of the step itself when the action has none.

    >>> rule_of("invest", "sell england-2"), rule_of("invest", "done")
    ('H-2.4', 'H-2.1')
    """
    return _VERBS.get((step, action.partition(" ")[0]), STEPS[step])

"""Sums of money laid down in notes: for asking, lending, taking and repaying (R-4.2).

Notes are laid in descending order, so that a sum is one sequence; `lay all` lays the rest that is allowed.
"""

from __future__ import annotations

from merkator.core.errors import Reason
from merkator.games.rome.rules.actions import LAY, LAY_ALL
from merkator.games.rome.rules.position_data import PositionData


def options(s: PositionData, left: int, largest: int) -> list[int]:
    """List the notes that can be laid: no larger than the last one, and less than what is left."""
    if left <= 0:
        return []
    notes = s.cards.notes
    found = [LAY + note for note in range(largest + 1) if notes[note] < left]
    found.append(LAY_ALL)
    return found


def amount_laid(s: PositionData, action: int, left: int) -> int:
    """Return how much an action lays down."""
    return left if action == LAY_ALL else s.cards.notes[action - LAY]


def largest(s: PositionData) -> int:
    """Return the largest note: the one to begin with."""
    return len(s.cards.notes) - 1


def whole(s: PositionData, amount: int) -> int:
    """Return as much of an amount as can be laid in notes; nothing of money that is not there (R-2.8)."""
    return amount - amount % s.cards.notes[0] if amount > 0 else 0


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of a sum."""
    if LAY <= action <= LAY_ALL:
        return Reason("note", "that is more than you can lay down, or more than the note before (R-4.2)")
    return Reason("sum", "a sum of money is being laid down: lay notes, then say done (R-4.2)")

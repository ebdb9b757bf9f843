"""The contract stacks: open on top, in unknown order below, renewed from the discard pile (H-5.4, H-5.5)."""

from __future__ import annotations

from merkator.hamburg.cards import UNKNOWN_CONTRACT, VALUES
from merkator.hamburg.table import EMPTY, Table


def take(s: Table, slot: int, seat: int) -> int:
    """Take the top contract of a stack, renewed first when it is empty; EMPTY when there is none (H-5.5)."""
    if s.tops[slot] == EMPTY:
        _renew(s, slot, seat)
    contract = s.tops[slot]
    turn_up(s, slot)
    return contract


def turn_up(s: Table, slot: int) -> None:
    """Show the next contract of a stack: decided now."""
    below = s.stacks[slot]
    if below:
        card = s.draw(slot, below)
        s.tops[slot] = card if card >= 0 else UNKNOWN_CONTRACT + slot
    else:
        s.tops[slot] = EMPTY


def _renew(s: Table, slot: int, seat: int) -> None:
    """Take all cards of this value out of the discard pile, shuffle them and lay them out (H-5.5)."""
    of_value = [contract for contract in s.discard if s.cards.slot[contract] == slot]
    if not of_value:
        return
    s.discard = [contract for contract in s.discard if s.cards.slot[contract] != slot]
    s.stacks[slot] = of_value
    if s.events is not None:
        s.tell("renewed", seat, {"value": VALUES[slot], "count": len(of_value)})
    turn_up(s, slot)

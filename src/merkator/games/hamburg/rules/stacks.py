"""The contract stacks: open on top, in unknown order below, renewed from the discard pile (H-5.4, H-5.5)."""

from __future__ import annotations

from typing import Final

from merkator.games.hamburg.rules.cards import SLOTS, UNKNOWN_CONTRACT, VALUES
from merkator.games.hamburg.rules.position_data import EMPTY, PositionData, replace_list

SOLO_SLOT: Final = 6
"""From value 8 on, alone, contracts wait in the solo stack (H-9.5); `PositionData.stacks` holds the rest of it."""
PEACE_SLOT: Final = SLOTS - 1


def take(s: PositionData, slot: int, seat: int) -> int:
    """Take the top contract of a stack, renewed first when it is empty; EMPTY when there is none (H-5.5)."""
    renew(s, slot, seat)
    contract = s.tops[slot]
    turn_up(s, slot)
    return contract


def turn_up(s: PositionData, slot: int) -> None:
    """Show the next contract of a stack: one that was seen before, or one decided now."""
    if s.under[slot]:
        known = s.under[slot][:]
        lay(s, slot, known.pop())
        s.under = replace_list(s.under, slot, known)
    elif s.stacks[slot] and not (s.rules.solo and slot >= SOLO_SLOT):
        lay(s, slot, _drawn(s, slot))
    else:
        lay(s, slot, EMPTY)


def lay(s: PositionData, slot: int, top: int) -> None:
    """Lay a contract on top of its stack; EMPTY takes it away."""
    s.tops = s.tops[:]
    s.tops[slot] = top


def _drawn(s: PositionData, slot: int) -> int:
    """Draw one of the contracts whose order nobody knows."""
    below = s.stacks[slot][:]
    card = s.draw(slot, below)
    s.stacks = replace_list(s.stacks, slot, below)
    return card if card >= 0 else UNKNOWN_CONTRACT + slot


def renew(s: PositionData, slot: int, seat: int) -> None:
    """Lay an empty stack out anew from all cards of its value in the discard pile, shuffled (H-5.5)."""
    if s.tops[slot] != EMPTY or s.rules.solo:  # H-9.8: alone, the discard pile is never searched
        return
    of_value = [contract for contract in s.discard if s.cards.slot[contract] == slot]
    if not of_value:
        return
    s.discard = [contract for contract in s.discard if s.cards.slot[contract] != slot]
    s.stacks = replace_list(s.stacks, slot, of_value)
    if s.events is not None:
        s.tell("renewed", seat, {"value": VALUES[slot], "count": len(of_value)})
    turn_up(s, slot)


def reward(s: PositionData, slot: int) -> int:
    """Return what fulfilling a contract of this value would bring now (H-5.4); EMPTY if nothing or a shuffle."""
    if slot == PEACE_SLOT:
        return EMPTY
    for each in (slot + 1, slot):
        renewable = not s.rules.solo and any([s.cards.slot[contract] == each for contract in s.discard])
        if s.tops[each] != EMPTY or renewable:
            return s.tops[each]
    return EMPTY


def open_next(s: PositionData, seat: int) -> None:
    """Lay the next card of the solo stack on its open stack: 8s, 9s, 10s, then the Peace (H-9.5, H-9.6)."""
    for slot in range(SOLO_SLOT, SLOTS):
        if s.stacks[slot]:
            if s.tops[slot] != EMPTY:
                s.under = replace_list(s.under, slot, [*s.under[slot], s.tops[slot]])
            if slot == PEACE_SLOT:  # the only 14 is no secret
                lay(s, slot, s.stacks[slot][0])
                s.stacks = replace_list(s.stacks, slot, [])
            else:
                lay(s, slot, _drawn(s, slot))
            if s.events is not None:
                s.tell("opened", seat, {"contract": s.cards.contract_ids[s.tops[slot]]})
            return

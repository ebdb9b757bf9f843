"""Variant D (H-10.7): the others may offer money and time for taking the next contract of the stack instead.

An offer's frame: the taker, the kind of note laid down last (amounts are laid in falling notes: one sum, one
sequence), and how many single Taler. The swap's frame: the stack's slot and the contract taken.
"""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SEAT, SECOND, THIRD, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import stacks
from merkator.games.hamburg.rules.actions import DONE, KEEP, OFFER_FIVE, OFFER_ONE, OFFER_TIME, SWAP
from merkator.games.hamburg.rules.position_data import (
    CASH_LIMIT,
    EMPTY,
    MONEY,
    OFFER_STEP,
    SWAP_STEP,
    TIME,
    PositionData,
    replace_list,
    without_card,
)

_NOTES: Final = 5


def begin(s: PositionData, taker: int, slot: int, contract: int) -> None:
    """Ask the others, clockwise from the taker's left, when another contract lies under the one taken."""
    if not s.rules.offers or s.tops[slot] == EMPTY:
        return
    s.push(SWAP_STEP, taker, slot, contract)
    for offset in range(s.players - 1, 0, -1):
        s.push(OFFER_STEP, (taker + offset) % s.players, taker)


def options(s: PositionData) -> list[int]:
    """List the notes that can still be laid down."""
    agenda = s.agenda
    seat = agenda[SEAT]
    last = agenda[SECOND]
    money = s.holdings[seat][MONEY] - s.bids[seat]
    choices = [DONE]
    if last <= OFFER_FIVE and money >= _NOTES:
        choices.append(OFFER_FIVE)
    if last <= OFFER_ONE and money and agenda[THIRD] < _NOTES - 1:
        choices.append(OFFER_ONE)
    if s.holdings[seat][TIME] > s.bids[s.players + seat]:
        choices.append(OFFER_TIME)
    return choices


def choose(s: PositionData, action: int) -> None:
    """Lay down a note, or have offered enough."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        money = s.bids[seat]
        time = s.bids[s.players + seat]
        if s.events is not None and money + time:
            s.tell("bid", seat, {"money": money, "time": time, "to": agenda[FIRST]})
        del agenda[TOP]
        return
    agenda[SECOND] = action
    s.bids = s.bids[:]
    if action == OFFER_TIME:
        s.bids[s.players + seat] += 1
    elif action == OFFER_ONE:
        agenda[THIRD] += 1
        s.bids[seat] += 1
    else:
        s.bids[seat] += _NOTES


def swap_options(s: PositionData) -> list[int]:
    """Ask the taker, if anything at all is offered."""
    return [KEEP, SWAP] if sum(s.bids) else [KEEP]


def swap_choose(s: PositionData, action: int) -> None:
    """Swap the contracts and take all that was offered, or keep the contract and get nothing."""
    agenda = s.agenda
    seat = agenda[SEAT]
    slot = agenda[FIRST]
    contract = agenda[SECOND]
    del agenda[TOP]
    if action == SWAP:
        instead = s.tops[slot]
        s.contracts = replace_list(s.contracts, seat, without_card(s.contracts[seat], contract))
        s.receive(seat, instead)
        stacks.lay(s, slot, contract)
        if s.events is not None:
            ids = s.cards.contract_ids
            s.tell("swapped", seat, {"contract": ids[contract], "instead": ids[instead]})
        _collect(s, seat)
    s.bids = [0] * (2 * s.players)


def _collect(s: PositionData, taker: int) -> None:
    """Move all offers to the taker; money above the cash limit is lost at once (H-2.7)."""
    mine = s.holdings[taker]
    for seat in range(s.players):
        money = s.bids[seat]
        time = s.bids[s.players + seat]
        s.holdings[seat][MONEY] -= money
        s.holdings[seat][TIME] -= time
        mine[MONEY] += money
        mine[TIME] += time
        if s.events is not None and money + time:
            s.tell("collected", taker, {"money": money, "time": time, "of": seat})
    over = mine[MONEY] - CASH_LIMIT
    if over > 0 and not s.rules.forced:
        mine[MONEY] = CASH_LIMIT
        if s.events is not None:
            s.tell("forfeited", taker, {"money": over})


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of an offer."""
    if OFFER_FIVE <= action <= OFFER_TIME:
        return Reason("offer-order", "you do not have it, or you have already offered something smaller (H-10.7)")
    return Reason("offering", "choose what to offer for the swap (H-10.7)")


def swap_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of a swap."""
    return Reason("swapping", "choose whether to swap the contract just taken (H-10.7)")

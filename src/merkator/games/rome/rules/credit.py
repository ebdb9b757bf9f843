"""Credit for a new ship: name a sum, receive offers, take what you like (R-4.2).

With the option bank, the bank offers what the other players do not. Its place in the list of offers is behind theirs.
"""

from __future__ import annotations

from merkator.core.contract import FIRST, FOURTH, FRAME, SEAT, SECOND, STEP, THIRD, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import interest, notes, yard
from merkator.games.rome.rules.actions import BANK, DECLINE, DONE, LAY, OFFERS
from merkator.games.rome.rules.position_data import (
    CASH,
    LEND_STEP,
    OUT,
    REPAY_STEP,
    SUM_STEP,
    TAKE_STEP,
    PositionData,
)

# Frames: SUM the ship (yard and offers), the sum so far, the most, the largest note allowed;
# LEND the most, offered so far, the largest note; TAKE the ship, the sum, which lender (clockwise, then the bank),
# the largest note.


def missing(s: PositionData, seat: int, cost: int) -> int:
    """Return the least sum to ask for: what is missing, in full notes; cash below zero is missing too."""
    least = s.cards.notes[0]
    return -(-(cost - s.holdings[seat][CASH]) // least) * least


def _lendable(s: PositionData, seat: int) -> int:
    """Return what the others could lend together."""
    others = [other for other in range(s.players) if other != seat and not s.holdings[other][OUT]]
    return sum([notes.whole(s, s.holdings[other][CASH]) for other in others])


def most(s: PositionData, seat: int, cost: int) -> int:
    """Return the largest sum to ask for: what the others have.

    With the bank at least what is missing and as much as everyone began with.
    """
    others = _lendable(s, seat)
    return max(others, missing(s, seat, cost) + notes.whole(s, s.cards.start_cash)) if s.rules.bank else others


def possible(s: PositionData, seat: int, cost: int) -> bool:
    """Say whether credit can be asked for: only when the player's own money is not enough, and others have it."""
    return 0 < missing(s, seat, cost) <= most(s, seat, cost)


def ask(s: PositionData, seat: int, wanted: int, cost: int) -> None:
    """Begin to name a sum, at least what is missing."""
    s.offers = [0] * (s.players + 1)
    s.taken = [0] * (s.players + 1)
    s.push(SUM_STEP, seat, wanted, missing(s, seat, cost), most(s, seat, cost), notes.largest(s))


def sum_options(s: PositionData) -> list[int]:
    """List what may be added to the sum."""
    agenda = s.agenda
    found = notes.options(s, agenda[THIRD] - agenda[SECOND], agenda[FOURTH])
    found.append(DONE)
    return found


def sum_choose(s: PositionData, action: int) -> None:
    """Add a note, or name the sum: then the others offer, clockwise."""
    agenda = s.agenda
    if action != DONE:
        left = agenda[THIRD] - agenda[SECOND]
        note = notes.amount_laid(s, action, left)
        agenda[SECOND] += note
        agenda[FOURTH] = action - LAY if note < left else 0
        return
    seat, wanted, total = agenda[SEAT], agenda[FIRST], agenda[SECOND]
    del agenda[TOP]
    if s.events is not None:
        port = s.cards.port_ids[s.cards.yards[wanted // OFFERS]]
        s.tell("asked", seat, {"port": port, "amount": total})
    if s.rules.bank:
        s.offers = [*s.offers[: s.players], total]
    s.push(TAKE_STEP, seat, wanted, total, 1, notes.largest(s))
    for offset in range(s.players - 1, 0, -1):
        other = (seat + offset) % s.players
        if not s.holdings[other][OUT]:
            lendable = min(notes.whole(s, s.holdings[other][CASH]), total)
            s.push(LEND_STEP, other, lendable, 0, notes.largest(s))


def lend_options(s: PositionData) -> list[int]:
    """List what may be offered, up to the cash there is."""
    agenda = s.agenda
    found = notes.options(s, agenda[FIRST] - agenda[SECOND], agenda[THIRD])
    found.append(DONE)
    return found


def lend_choose(s: PositionData, action: int) -> None:
    """Add a note to the offer, or let it stand."""
    agenda = s.agenda
    if action != DONE:
        left = agenda[FIRST] - agenda[SECOND]
        note = notes.amount_laid(s, action, left)
        agenda[SECOND] += note
        agenda[THIRD] = action - LAY if note < left else 0
        return
    seat, offered = agenda[SEAT], agenda[SECOND]
    del agenda[TOP]
    offers = s.offers[:]
    offers[seat] = offered
    offers[s.players] = max(offers[s.players] - offered, 0)  # the bank offers what the others do not
    s.offers = offers
    if s.events is not None:
        s.tell("offered", seat, {"amount": offered})


def offerer(s: PositionData) -> int:
    """Return whose offer is being answered, as a place in the list of offers: a seat, or behind them the bank."""
    return _at(s, s.agenda[THIRD])


def _at(s: PositionData, offset: int) -> int:
    """Return the lender this many places after the borrower: the other players clockwise, then the bank."""
    return (s.agenda[SEAT] + offset) % s.players if offset < s.players else s.players


def take_options(s: PositionData) -> list[int]:
    """List what may be taken of one offer, so that enough can still come together; or nothing at all."""
    agenda = s.agenda
    total, offset = agenda[SECOND], agenda[THIRD]
    if offset > s.players:
        _conclude(s)
        return []
    needed = _needed(s)
    later = _later(s)
    lender = offerer(s)
    here = s.offers[lender] - s.taken[lender]
    if offset == 1 and not sum(s.taken) and here + later < needed:
        _conclude(s)
        return []
    found = notes.options(s, min(here, total - sum(s.taken)), agenda[FOURTH])
    if needed <= later:
        found.append(DONE)
    if found == [DONE]:
        return found
    found.append(DECLINE)
    return found


def _later(s: PositionData) -> int:
    """Return what is offered behind the offer that is being answered."""
    return sum([s.offers[_at(s, ahead)] for ahead in range(s.agenda[THIRD] + 1, s.players + 1)])


def takable(s: PositionData) -> tuple[int, int, int]:
    """Return the least of this offer with which enough can still come together, the most, and what is missing."""
    lender = offerer(s)
    laid = s.taken[lender]
    most = laid + min(s.offers[lender] - laid, s.agenda[SECOND] - sum(s.taken))
    needed = max(_needed(s), 0)
    return min(laid + max(needed - _later(s), 0), most), most, needed


def borrowing(s: PositionData) -> tuple[int, int, int]:
    """Return who asks for credit, for which ship, and the sum: the step of taking lies below those of lending."""
    agenda = s.agenda
    at = len(agenda) - FRAME
    while agenda[at] != TAKE_STEP:
        at -= FRAME
    return agenda[at + 1], agenda[at + 2], agenda[at + 3]


def _needed(s: PositionData) -> int:
    """Return what must still be taken to pay for the ship."""
    wanted = s.agenda[FIRST]
    seat = s.agenda[SEAT]
    cost = yard.price(s, wanted // OFFERS, wanted % OFFERS)
    return missing(s, seat, cost) - sum(s.taken)


def take_choose(s: PositionData, action: int) -> None:
    """Take a note, go on to the next offer, or decline them all."""
    agenda = s.agenda
    if action == DONE:
        agenda[THIRD] += 1
        agenda[FOURTH] = notes.largest(s)
        return
    if action == DECLINE:
        s.taken = [0] * (s.players + 1)
        agenda[THIRD] = s.players + 1
        return
    lender = offerer(s)
    left = min(s.offers[lender] - s.taken[lender], agenda[SECOND] - sum(s.taken))
    note = notes.amount_laid(s, action, left)
    taken = s.taken[:]
    taken[lender] += note
    s.taken = taken
    if note < left:
        agenda[FOURTH] = action - LAY
    else:
        agenda[THIRD] += 1
        agenda[FOURTH] = notes.largest(s)


def _conclude(s: PositionData) -> None:
    """Make the loans and buy the ship, or go on without credit."""
    agenda = s.agenda
    seat, wanted = agenda[SEAT], agenda[FIRST]
    enough = sum(s.taken) > 0 and _needed(s) <= 0
    taken = s.taken
    s.offers = []
    s.taken = []
    del agenda[TOP]
    if not enough:
        if s.events is not None:
            s.tell("no_credit", seat, {})
        yard.credit_refused(s, seat)
        return
    del agenda[TOP]  # the question for a ship is answered
    for offset in range(1, s.players):
        lender = (seat + offset) % s.players
        if taken[lender]:
            interest.transfer(s, seat, lender, -taken[lender])
            interest.lend(s, seat, lender, taken[lender])
            if s.events is not None:
                s.tell("lent", lender, {"to": seat, "amount": taken[lender]})
    if taken[s.players]:
        interest.transfer(s, seat, BANK, -taken[s.players])
        interest.lend(s, seat, BANK, taken[s.players])
        if s.events is not None:
            s.tell("bank_lent", seat, {"amount": taken[s.players]})
    if agenda[STEP] != REPAY_STEP:  # there was no loan when the turn began
        s.push(REPAY_STEP, seat)
    yard.build(s, seat, wanted)


def take_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of taking credit."""
    if action == DONE:
        return Reason("take-more", "the offers that follow would not be enough (R-4.2)")
    return notes.reason(s, action)

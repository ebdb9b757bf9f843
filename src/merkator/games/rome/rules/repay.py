"""Repaying loans: any part, in the borrower's own turn (R-4.2)."""

from __future__ import annotations

from merkator.core.contract import FIRST, FOURTH, SEAT, SECOND, THIRD, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import interest, notes
from merkator.games.rome.rules.actions import ATTACK, DONE, DRAW, LAY, REPAY
from merkator.games.rome.rules.interest import owed
from merkator.games.rome.rules.position_data import AMOUNT_STEP, ARREARS, CASH, LENDER, LOAN, SUM, PositionData

# A frame of AMOUNT_STEP: the lender, laid so far, the most that can be repaid, the largest note allowed.


def lenders(s: PositionData, seat: int) -> list[int]:
    """List the lenders whose loans can be repaid, as actions."""
    loans = s.loans
    if not loans or s.holdings[seat][CASH] <= 0:
        return []
    found = {REPAY + loans[at + LENDER] for at in range(0, len(loans), LOAN) if loans[at] == seat}
    return sorted(found)


def options(s: PositionData) -> list[int]:
    """Ask at the end of a turn whether something is repaid."""
    found = lenders(s, s.agenda[SEAT])
    if not found:
        del s.agenda[TOP]
        return []
    found.append(DONE)
    return found


def choose(s: PositionData, action: int) -> None:
    """Name a lender, or end the turn."""
    if action == DONE:
        del s.agenda[TOP]
    else:
        begin(s, s.agenda[SEAT], action - REPAY)


def begin(s: PositionData, seat: int, lender: int) -> None:
    """Ask how much a lender gets back."""
    most = min(s.holdings[seat][CASH], owed(s, seat, lender))
    s.push(AMOUNT_STEP, seat, lender, 0, most, notes.largest(s))


def amount_options(s: PositionData) -> list[int]:
    """List the notes that can be laid; something must be."""
    agenda = s.agenda
    laid = agenda[SECOND]
    found = notes.options(s, agenda[THIRD] - laid, agenda[FOURTH])
    if laid:
        found.append(DONE)
    return found


def amount_choose(s: PositionData, action: int) -> None:
    """Lay a note, or hand over what is laid."""
    agenda = s.agenda
    if action != DONE:
        left = agenda[THIRD] - agenda[SECOND]
        note = notes.amount_laid(s, action, left)
        agenda[SECOND] += note
        if note < left:
            agenda[FOURTH] = action - LAY
            return
    seat, lender, amount = agenda[SEAT], agenda[FIRST], agenda[SECOND]
    del agenda[TOP]
    _hand_over(s, seat, lender, amount)


def _hand_over(s: PositionData, seat: int, lender: int, amount: int) -> None:
    """Repay a lender: arrears first, then sums, the oldest loan first."""
    interest.transfer(s, seat, lender, amount)
    loans = s.loans[:]
    left = amount
    for part in (ARREARS, SUM):
        for at in range(0, len(loans), LOAN):
            if loans[at] == seat and loans[at + LENDER] == lender:
                repaid = min(left, loans[at + part])
                loans[at + part] -= repaid
                left -= repaid
    s.loans = interest.list_unsettled(loans)
    if s.events is not None:
        to = interest.lender_name(lender)
        s.tell("repaid", seat, {"to": to, "amount": amount, "left": owed(s, seat, lender)})


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    if REPAY <= action < DRAW:
        return lender_reason(s, s.agenda[SEAT], action - REPAY)
    if ATTACK <= action < ATTACK + s.players:
        return Reason("attack-over", "an attack must come right after a move (R-5.1)")
    return Reason("repay", "only repaying loans is left in this turn (R-4.2)")


def lender_reason(s: PositionData, seat: int, lender: int) -> Reason:
    """Say why nothing can be repaid to a lender."""
    if not owed(s, seat, lender):
        return Reason("no-debt", "you owe nothing to that lender (R-4.2)")
    return Reason("no-cash", "there is no money for it (R-2.8)")

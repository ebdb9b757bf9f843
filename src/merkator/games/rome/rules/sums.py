"""What a sum of money is about: what is laid, the least and the most it can end at, and the largest note (R-4.2)."""

from __future__ import annotations

from merkator.core.contract import FIRST, FOURTH, SECOND, THIRD
from merkator.games.rome.rules import credit
from merkator.games.rome.rules.actions import OFFERS
from merkator.games.rome.rules.interest import lender_name
from merkator.games.rome.rules.position_data import PositionData


def about(s: PositionData, step: str) -> dict[str, object]:
    """Return what a step in which a sum is laid down is about; nothing for the other steps."""
    agenda = s.agenda
    a, b, c, d = agenda[FIRST], agenda[SECOND], agenda[THIRD], agenda[FOURTH]
    if step == "sum":
        return {"port": _yard(s, a), **_range(s, b, b, c, d)}
    if step == "lend":
        borrower, ship, total = credit.borrowing(s)
        return {"borrower": borrower, "port": _yard(s, ship), "sum": total, **_range(s, b, b, a, c)}
    if step == "take":
        place = credit.offerer(s)
        lender = place if place < s.players else None
        least, most, missing = credit.takable(s)
        told = {"port": _yard(s, a), "sum": b, "lender": lender, "missing": missing}
        return {**told, **_range(s, s.taken[place], least, most, d)}
    if step == "amount":
        return {"lender": lender_name(a), **_range(s, b, b or min(s.cards.notes[0], c), c, d)}
    return {}


def _range(s: PositionData, laid: int, least: int, most: int, largest: int) -> dict[str, object]:
    """Return what is laid so far, what it can end at, and the largest note that may be laid now."""
    return {"laid": laid, "least": least, "most": most, "note": s.cards.notes[largest]}


def _yard(s: PositionData, ship: int) -> str:
    return s.cards.port_ids[s.cards.yards[ship // OFFERS]]

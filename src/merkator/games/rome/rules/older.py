"""Positions as rules 1 wrote them: read into the present form, and named as they were then.

Under rules 1 a loan was one amount, unpaid interest included; nobody could borrow from the bank; and a Fatum card was
under the pile while it was still being carried out.
"""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FRAME
from merkator.core.errors import BadDump
from merkator.core.loading import MOST, Body
from merkator.games.rome.rules.position_data import ARREARS, LOAN, OBEYED_STEP, SUM, PositionData

_OLD_LOAN: Final = 3  # borrower, lender, amount


def renew(body: Body) -> None:
    """Change the fields of a dump of format 1 into those of format 2: an old loan is a sum without arrears."""
    fields = body.fields
    settings = body.take("settings")
    if isinstance(settings, dict):  # if not, the reader says so
        fields["settings"] = {**settings, "bank": False}
    loans = body.numbers("loans", 0, 10**300)
    if len(loans) % _OLD_LOAN:
        raise BadDump("loans in this dump are not complete")
    fields["loans"] = [
        number for at in range(0, len(loans), _OLD_LOAN) for number in [*loans[at : at + _OLD_LOAN], 0]
    ]
    for name in ("offers", "taken"):
        lenders = body.numbers(name, 0, MOST)
        fields[name] = [*lenders, 0] if lenders else []


def position(s: PositionData, fields: dict[str, object]) -> dict[str, object]:
    """Return the fields of a position as rules 1 wrote them."""
    under, agenda = s.under, s.agenda
    for at in range(0, len(agenda), FRAME):
        if agenda[at] == OBEYED_STEP:
            under = [*under, agenda[at + 2]]
            agenda = agenda[:at] + agenda[at + FRAME :]
            break  # one card at a time
    loans = []
    for at in range(0, len(s.loans), LOAN):
        loans += [*s.loans[at : at + SUM], s.loans[at + SUM] + s.loans[at + ARREARS]]
    settings = {name: value for name, value in s.settings.items() if name != "bank"}
    offers = {"offers": s.offers[: s.players], "taken": s.taken[: s.players]}
    return {**fields, **offers, "settings": settings, "loans": loans, "under": under, "agenda": agenda}

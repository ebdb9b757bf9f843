"""Moving: exactly the pips, to a port, a field, or a star (R-2.5 to R-2.7, R-3.2)."""

from __future__ import annotations

from merkator.core.contract import FIRST, SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules.actions import SAIL
from merkator.games.rome.rules.position_data import ARRIVE_STEP, ATTACK_STEP, FIELD, VOUCHERS, PositionData

# A frame: how many pips.


def options(s: PositionData) -> list[int]:
    """List where the roll leads; with no way the ship stays (R-2.5)."""
    agenda = s.agenda
    found = s.cards.sailings(s.holdings[agenda[SEAT]][FIELD], agenda[FIRST])
    if not found:
        del agenda[TOP]
    return found


def choose(s: PositionData, action: int) -> None:
    """Sail there; in port goods can be sold, at sea a ship be attacked (R-2.1)."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    sail(s, seat, action - SAIL)
    land(s, seat, True)


def sail(s: PositionData, seat: int, field: int) -> None:
    """Move a ship and give it what the field gives (R-3.2)."""
    mine = s.holdings[seat]
    sea = s.cards.sea
    if s.events is not None:
        s.tell("sailed", seat, {"from": sea.ids[mine[FIELD]], "to": sea.ids[field]})
    mine[FIELD] = field
    if sea.star[field]:
        give_vouchers(s, seat, 1)


def give_vouchers(s: PositionData, seat: int, count: int) -> None:
    """Give star vouchers; any number may be held."""
    s.holdings[seat][VOUCHERS] += count
    if s.events is not None:
        s.tell("voucher", seat, {"count": count})


def land(s: PositionData, seat: int, may_attack: bool) -> None:
    """Go on after an own move: sell in the port reached, or attack at sea."""
    if s.holdings[seat][FIELD] < s.cards.sea.ports:
        s.push(ARRIVE_STEP, seat)
    elif may_attack and s.rules.pirates and _meets(s, seat):
        s.push(ATTACK_STEP, seat)


def _meets(s: PositionData, seat: int) -> bool:
    """Say whether another ship is on the field: seldom, so that the question is not even begun otherwise."""
    field = s.holdings[seat][FIELD]
    return [mine[FIELD] for mine in s.holdings].count(field) > 1


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    pips = s.agenda[FIRST]
    if action >= SAIL:
        english = "a move of {pips} does not lead there: no diagonals, no step straight back, ports end it (R-2.5)"
        return Reason("no-way", english, pips=pips)
    return Reason("move", "the ship must move {pips} (R-2.1)", pips=pips)

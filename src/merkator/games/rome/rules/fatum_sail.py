"""Cards of fate that move a ship (F10 to F14)."""

from __future__ import annotations

from merkator.core.contract import FIRST, SEAT, SECOND, STEP, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules.actions import SAIL, STAY
from merkator.games.rome.rules.cards import PIPS
from merkator.games.rome.rules.fatum_cargo import at_sea
from merkator.games.rome.rules.move import land, sail
from merkator.games.rome.rules.position_data import (
    BREEZE_STEP,
    DRIFT_STEP,
    FIELD,
    HAVEN_STEP,
    MOVE_STEP,
    OUT,
    PILOT_STEP,
    SKIP,
    WIND_STEP,
    PositionData,
)
from merkator.games.rome.rules.roll import dice


def drift(s: PositionData, seat: int, card: int) -> None:
    """F10: at sea the next player clockwise moves the ship (R-3.7)."""
    if not at_sea(s, seat):
        return
    mover = (seat + 1) % s.players
    while s.holdings[mover][OUT]:
        mover = (mover + 1) % s.players
    s.push(DRIFT_STEP, mover, seat, s.cards.first[card])


def drift_options(s: PositionData) -> list[int]:
    """List where the ship can be driven; with no way it stays."""
    agenda = s.agenda
    ship, fields = agenda[FIRST], agenda[SECOND]
    found = [SAIL + to for to in s.cards.sea.drifts(s.holdings[ship][FIELD], fields)]
    if not found:
        del agenda[TOP]
    return found


def drift_choose(s: PositionData, action: int) -> None:
    """Drive the ship there: a star gives its owner a voucher, nobody is attacked."""
    mover, ship = s.agenda[SEAT], s.agenda[FIRST]
    del s.agenda[TOP]
    if s.events is not None:
        s.tell("steered", mover, {"whom": ship})
    sail(s, ship, action - SAIL)


def quarantine(s: PositionData, seat: int, card: int) -> None:
    """F11: put in at the nearest port and miss the next turn (R-3.8)."""
    s.holdings[seat][SKIP] += s.cards.first[card]
    if at_sea(s, seat):
        s.push(HAVEN_STEP, seat)


def haven_options(s: PositionData) -> list[int]:
    """List the nearest ports: the drawer chooses among equally near ones."""
    agenda = s.agenda
    found = [SAIL + port for port in s.cards.sea.nearest_ports(s.holdings[agenda[SEAT]][FIELD])]
    if not found:
        del agenda[TOP]
    return found


def haven_choose(s: PositionData, action: int) -> None:
    """Put in there; nothing is sold on arrival."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    sail(s, seat, action - SAIL)


def wind(s: PositionData, seat: int, card: int) -> None:
    """F12: move up to this many fields, any stop (R-3.6)."""
    s.push(WIND_STEP, seat, s.cards.first[card])


def wind_options(s: PositionData) -> list[int]:
    """List all stops of a free move, and staying."""
    agenda = s.agenda
    field = s.holdings[agenda[SEAT]][FIELD]
    found = [SAIL + to for to in s.cards.sea.moves_up_to(field, agenda[FIRST])]
    found.append(STAY)
    return found


def pilot(s: PositionData, seat: int, card: int) -> None:
    """F14: sail to a port within this many fields (R-3.6)."""
    s.push(PILOT_STEP, seat, s.cards.first[card])


def pilot_options(s: PositionData) -> list[int]:
    """List the ports near enough, and declining."""
    agenda = s.agenda
    field = s.holdings[agenda[SEAT]][FIELD]
    found = [SAIL + port for port in s.cards.sea.ports_within(field, agenda[FIRST])]
    found.append(STAY)
    return found


def free_choose(s: PositionData, action: int) -> None:
    """Move as F12 or F14 allows: an own move, with sale and attack (R-3.6); or stay, which is none (R-5.1)."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    if action != STAY:
        sail(s, seat, action - SAIL)
        land(s, seat, True)


def breeze(s: PositionData, seat: int, card: int) -> None:
    """F13: roll again and move the exact total."""
    s.push(BREEZE_STEP, seat)


def breeze_options(s: PositionData) -> list[int]:
    """Roll; doubles are a plain number now (R-3.5). Nobody is asked."""
    if s.waiting >= 0:
        return []
    agenda = s.agenda
    pair = dice(s, agenda[SEAT])
    if pair >= 0:
        s.dice = pair
        agenda[STEP] = MOVE_STEP
        agenda[FIRST] = PIPS[pair]
    return []


def drift_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of a drift."""
    english = "the headwind drives the ship exactly {fields} fields, not into a port (R-3.7)"
    return Reason("drift", english, fields=s.agenda[SECOND])


def haven_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of a quarantine."""
    return Reason("haven", "the ship must put in at the nearest port (R-3.8)")


def wind_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of a fair wind."""
    english = "the wind carries up to {fields} fields: sail to a stop, or stay (R-3.6)"
    return Reason("wind", english, fields=s.agenda[FIRST])


def pilot_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of the pilot."""
    english = "the pilot knows the ports up to {fields} fields away: sail to one, or stay (R-3.6)"
    return Reason("pilot", english, fields=s.agenda[FIRST])

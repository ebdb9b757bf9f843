"""Cards of fate that move a ship (F10 to F14)."""

from __future__ import annotations

from merkator.core.contract import FRAME
from merkator.core.errors import Reason
from merkator.rome.actions import SAIL, STAY
from merkator.rome.cards import PIPS
from merkator.rome.fatum_cargo import at_sea
from merkator.rome.move import land, sail
from merkator.rome.roll import dice
from merkator.rome.table import (
    BREEZE_STEP,
    DRIFT_STEP,
    FIELD,
    HAVEN_STEP,
    MOVE_STEP,
    OUT,
    PILOT_STEP,
    SKIP,
    WIND_STEP,
    Table,
)


def drift(s: Table, seat: int, card: int) -> None:
    """F10: at sea the next player clockwise moves the ship (R-3.7)."""
    if not at_sea(s, seat):
        return
    mover = (seat + 1) % s.players
    while s.holdings[mover][OUT]:
        mover = (mover + 1) % s.players
    s.push(DRIFT_STEP, mover, seat, s.cards.first[card])


def drift_options(s: Table) -> list[int]:
    """List where the ship can be driven; with no way it stays."""
    agenda = s.agenda
    ship, fields = agenda[2 - FRAME], agenda[3 - FRAME]
    found = [SAIL + to for to in s.cards.sea.drifts(s.holdings[ship][FIELD], fields)]
    if not found:
        del agenda[-FRAME:]
    return found


def drift_choose(s: Table, action: int) -> None:
    """Drive the ship there: a star gives its owner a voucher, nobody is attacked."""
    mover, ship = s.agenda[1 - FRAME], s.agenda[2 - FRAME]
    del s.agenda[-FRAME:]
    if s.events is not None:
        s.tell("steered", mover, {"whom": ship})
    sail(s, ship, action - SAIL)


def quarantine(s: Table, seat: int, card: int) -> None:
    """F11: put in at the nearest port and miss the next turn (R-3.8)."""
    s.holdings[seat][SKIP] += s.cards.first[card]
    if at_sea(s, seat):
        s.push(HAVEN_STEP, seat)


def haven_options(s: Table) -> list[int]:
    """List the nearest ports: the drawer chooses among equally near ones."""
    agenda = s.agenda
    found = [SAIL + port for port in s.cards.sea.nearest_ports(s.holdings[agenda[1 - FRAME]][FIELD])]
    if not found:
        del agenda[-FRAME:]
    return found


def haven_choose(s: Table, action: int) -> None:
    """Put in there; nothing is sold on arrival."""
    seat = s.agenda[1 - FRAME]
    del s.agenda[-FRAME:]
    sail(s, seat, action - SAIL)


def wind(s: Table, seat: int, card: int) -> None:
    """F12: move up to so many fields, any stop (R-3.6)."""
    s.push(WIND_STEP, seat, s.cards.first[card])


def wind_options(s: Table) -> list[int]:
    """List all stops of a free move, and staying."""
    agenda = s.agenda
    field = s.holdings[agenda[1 - FRAME]][FIELD]
    found = [SAIL + to for to in s.cards.sea.moves_up_to(field, agenda[2 - FRAME])]
    found.append(STAY)
    return found


def pilot(s: Table, seat: int, card: int) -> None:
    """F14: sail to a port within so many fields (R-3.6)."""
    s.push(PILOT_STEP, seat, s.cards.first[card])


def pilot_options(s: Table) -> list[int]:
    """List the ports near enough, and declining."""
    agenda = s.agenda
    field = s.holdings[agenda[1 - FRAME]][FIELD]
    found = [SAIL + port for port in s.cards.sea.ports_within(field, agenda[2 - FRAME])]
    found.append(STAY)
    return found


def free_choose(s: Table, action: int) -> None:
    """Move as F12 or F14 allows: an own move, with sale and attack (R-3.6); or stay, which is none (R-5.1)."""
    seat = s.agenda[1 - FRAME]
    del s.agenda[-FRAME:]
    if action != STAY:
        sail(s, seat, action - SAIL)
        land(s, seat, True)


def breeze(s: Table, seat: int, card: int) -> None:
    """F13: roll again and move the exact total."""
    s.push(BREEZE_STEP, seat)


def breeze_options(s: Table) -> list[int]:
    """Roll; doubles are a plain number now (R-3.5). Nobody is asked."""
    if s.waiting >= 0:
        return []
    agenda = s.agenda
    pair = dice(s, agenda[1 - FRAME])
    if pair >= 0:
        s.dice = pair
        agenda[-FRAME] = MOVE_STEP
        agenda[2 - FRAME] = PIPS[pair]
    return []


def drift_reason(s: Table, action: int) -> Reason:
    """Say why an action is not among the options of a drift."""
    english = "the headwind drives the ship through exactly so many fields: {fields}; into no port (R-3.7)"
    return Reason("drift", english, fields=s.agenda[3 - FRAME])


def haven_reason(s: Table, action: int) -> Reason:
    """Say why an action is not among the options of a quarantine."""
    return Reason("haven", "the ship must put in at the nearest port (R-3.8)")


def wind_reason(s: Table, action: int) -> Reason:
    """Say why an action is not among the options of a fair wind."""
    english = "the wind carries up to {fields} fields: sail to a stop, or stay (R-3.6)"
    return Reason("wind", english, fields=s.agenda[2 - FRAME])


def pilot_reason(s: Table, action: int) -> Reason:
    """Say why an action is not among the options of the pilot."""
    english = "the pilot knows the ports at most {fields} fields away: sail to one, or stay (R-3.6)"
    return Reason("pilot", english, fields=s.agenda[2 - FRAME])

"""Piracy: attack a ship on the same field, name the booty; the other yields or fights (R-5.1 to R-5.4)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SEAT, STEP, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import hand
from merkator.games.rome.rules.actions import ATTACK, DEMAND, DONE, DROP, FIGHT, YIELD, lot_good, lot_loads
from merkator.games.rome.rules.position_data import (
    ANSWER_STEP,
    DEMAND_STEP,
    FIELD,
    FIGHT_STEP,
    LOADS,
    OUT,
    PositionData,
)
from merkator.games.rome.rules.view_types import Lot

_YIELD_OR_FIGHT: Final = [YIELD, FIGHT]


def options(s: PositionData) -> list[int]:
    """List the ships that can be attacked (R-5.1 to R-5.3, R-5.7)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    mine = s.holdings[seat]
    field = mine[FIELD]
    found: list[int] = []
    if mine[LOADS] < s.cards.hold and not s.cards.sea.sheltered[field]:
        for other in range(s.players):
            theirs = s.holdings[other]
            if theirs[FIELD] == field and other != seat and theirs[LOADS] and not at_truce(s, seat, other):
                found.append(ATTACK + other)
    if not found:
        del agenda[TOP]
        return []
    found.append(DONE)
    return found


def at_truce(s: PositionData, seat: int, other: int) -> bool:
    """Say whether one of two players attacked the other and has not had a turn since (R-5.7)."""
    return seat * s.players + other in s.truce or other * s.players + seat in s.truce


def choose(s: PositionData, action: int) -> None:
    """Attack a ship, or leave all in peace."""
    agenda = s.agenda
    seat = agenda[SEAT]
    del agenda[TOP]
    if action == DONE:
        return
    victim = action - ATTACK
    s.truce = sorted([*s.truce, seat * s.players + victim])
    s.booty = []
    if s.events is not None:
        s.tell("attacked", seat, {"whom": victim, "field": s.cards.sea.ids[s.holdings[seat][FIELD]]})
    s.push(DEMAND_STEP, seat, victim)


def _room(s: PositionData, pirate: int) -> int:
    """Return the loads that still fit in besides the booty named."""
    return s.cards.hold - s.holdings[pirate][LOADS] - sum([lot_loads(code) for code in s.booty])


def demand_options(s: PositionData) -> list[int]:
    """List the lots that can be named; the last one may fit partly (R-5.3)."""
    agenda = s.agenda
    seat, victim = agenda[SEAT], agenda[FIRST]
    lots = s.cargo[victim][:]
    for code in s.booty:
        lots.remove(code)
    if not lots or _room(s, seat) <= 0:
        _named(s)
        return []
    found = sorted({DEMAND + code for code in lots})
    if s.booty:
        found.append(DONE)
    return found


def demand_choose(s: PositionData, action: int) -> None:
    """Name a lot, or say that this is all."""
    if action == DONE:
        _named(s)
    else:
        s.booty = [*s.booty, action - DEMAND]


def _named(s: PositionData) -> None:
    agenda = s.agenda
    pirate, victim = agenda[SEAT], agenda[FIRST]
    del agenda[TOP]
    if s.events is not None:
        s.tell("demanded", pirate, {"whom": victim, "lots": lots_shown(s, s.booty)})
    s.push(ANSWER_STEP, victim, pirate)


def lots_shown(s: PositionData, lots: list[int]) -> list[Lot]:
    """Return lots as the view writes them."""
    return [{"good": s.cards.good_ids[lot_good(code)], "loads": lot_loads(code)} for code in lots]


def answer_options(s: PositionData) -> list[int]:
    """Ask the victim (R-5.4)."""
    return _YIELD_OR_FIGHT


def answer_choose(s: PositionData, action: int) -> None:
    """Yield the booty, or fight for it."""
    agenda = s.agenda
    victim, pirate = agenda[SEAT], agenda[FIRST]
    if action == FIGHT:
        agenda[STEP] = FIGHT_STEP
        return
    del agenda[TOP]
    if s.events is not None:
        s.tell("yielded", victim, {"to": pirate})
    hand_over(s, pirate, victim)
    hand.check_last(s, victim)


def hand_over(s: PositionData, pirate: int, victim: int) -> None:
    """Give the pirate the booty with its cards; the rest of a lot that fits partly is lost (R-5.3, R-5.8)."""
    for code in s.booty:
        room = s.cards.hold - s.holdings[pirate][LOADS]
        good, loads = lot_good(code), min(lot_loads(code), room)
        hand.unload(s, victim, code)
        hand.load(s, pirate, good, loads)
        if s.events is not None:
            values: dict[str, object] = {
                "from": victim,
                "good": s.cards.good_ids[good],
                "loads": loads,
                "lost": lot_loads(code) - loads,
            }
            s.tell("captured", pirate, values)
    s.booty = []


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of attacking."""
    if ATTACK <= action < YIELD:
        return _attack_reason(s, s.agenda[SEAT], action - ATTACK)
    return Reason("attack", "the move has ended on the field of another ship: attack, or say done (R-5.1)")


def _attack_reason(s: PositionData, seat: int, other: int) -> Reason:
    if other >= s.players or other == seat or s.holdings[other][OUT]:
        return Reason("no-ship", "there is no such ship (R-5.1)")
    if s.holdings[other][FIELD] != s.holdings[seat][FIELD]:
        return Reason("other-field", "that ship is not on the same field (R-5.1)")
    if at_truce(s, seat, other):
        return Reason("truce", "the two ships have already met since the attacker's last turn (R-5.7)")
    return Reason("no-booty", "there is nothing aboard that could be taken (R-5.3)")


def demand_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of naming booty."""
    if DEMAND <= action < DROP:
        return Reason("no-such-booty", "no such lot is aboard that ship, or you have already named it (R-5.3)")
    return Reason("demand", "name the lots that you demand (R-5.3)")


def answer_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of the victim."""
    return Reason("answer", "pirates demand cargo: yield or fight (R-5.4)")

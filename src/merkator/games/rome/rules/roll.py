"""Running cost, the roll, and the voucher against fate (R-2.1, R-3.1, R-3.3)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SEAT, STEP
from merkator.core.errors import Reason
from merkator.games.rome.rules.actions import DRAW, VOUCHER
from merkator.games.rome.rules.cards import DICE, DOUBLE, PAIRS, PIPS, ROLLS
from merkator.games.rome.rules.position_data import FATUM_STEP, MOVE_STEP, VOUCHER_STEP, VOUCHERS, PositionData

_DRAW_OR_VOUCHER: Final = [DRAW, VOUCHER]


def dice(s: PositionData, seat: int) -> int:
    """Roll both dice; behind a veil the game must wait."""
    pair = s.pick(DICE, ROLLS)
    if pair < 0:
        s.waiting = DICE
    elif s.events is not None:
        s.tell("rolled", seat, {"dice": list(PAIRS[pair])})
    return pair


def options(s: PositionData) -> list[int]:
    """Pay the running cost and roll: on doubles fate strikes, else the ship moves. Nobody is asked."""
    if s.waiting >= 0:
        return []
    agenda = s.agenda
    seat = agenda[SEAT]
    s.pay_bank(seat, s.cards.running_cost, "running")
    pair = dice(s, seat)
    if pair < 0:
        return []
    s.dice = pair
    agenda[FIRST] = PIPS[pair]
    if not DOUBLE[pair]:
        agenda[STEP] = MOVE_STEP
    elif s.holdings[seat][VOUCHERS]:
        agenda[STEP] = VOUCHER_STEP
    else:
        agenda[STEP] = FATUM_STEP
    return []


def voucher_options(s: PositionData) -> list[int]:
    """Ask whether a voucher is spent to move the pips of a double (R-3.3)."""
    return _DRAW_OR_VOUCHER


def voucher_choose(s: PositionData, action: int) -> None:
    """Spend a voucher and move, or draw a card of fate."""
    agenda = s.agenda
    if action == DRAW:
        agenda[STEP] = FATUM_STEP
        return
    seat = agenda[SEAT]
    s.holdings[seat][VOUCHERS] -= 1
    if s.events is not None:
        s.tell("voucher_spent", seat, {})
    agenda[STEP] = MOVE_STEP


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    return Reason("voucher", "doubles: draw a Fatum card, or spend a voucher and move (R-3.3)")

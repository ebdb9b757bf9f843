"""The fight between a pirate and a victim that does not yield (R-5.4 to R-5.6)."""

from __future__ import annotations

from merkator.core.contract import FIRST, SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import hand, interest
from merkator.games.rome.rules.actions import SAIL, STAY
from merkator.games.rome.rules.cards import PIPS
from merkator.games.rome.rules.loss import lose_ship
from merkator.games.rome.rules.move import land, sail
from merkator.games.rome.rules.piracy import hand_over
from merkator.games.rome.rules.position_data import CASH, ESCAPE_STEP, FIELD, PositionData
from merkator.games.rome.rules.roll import dice


def options(s: PositionData) -> list[int]:
    """Roll until one is higher; doubles mean nothing here (R-5.4). Nobody is asked."""
    if s.waiting >= 0:
        return []
    agenda = s.agenda
    victim, pirate = agenda[SEAT], agenda[FIRST]
    attack = defence = 0
    while attack == defence:
        first = dice(s, pirate)
        second = dice(s, victim) if first >= 0 else first
        if second < 0:
            return []
        attack, defence = PIPS[first], PIPS[second]
    del agenda[TOP]
    if s.events is not None:
        winner = pirate if attack > defence else victim
        s.tell("fought", winner, {"pirate": pirate, "attack": attack, "victim": victim, "defence": defence})
    if attack > defence:
        _pirate_wins(s, pirate, victim)
    else:
        _victim_wins(s, pirate, victim, defence)
    return []


def _pirate_wins(s: PositionData, pirate: int, victim: int) -> None:
    """Give the pirate the booty; the victim loses the ship and all other cargo (R-5.5)."""
    hand_over(s, pirate, victim)
    lose_ship(s, victim, "pirates")
    hand.check_last(s, victim)


def _victim_wins(s: PositionData, pirate: int, victim: int, pips: int) -> None:
    """Let the pirate pay: the cash that is there, the rest is owed without interest; the victim may move (R-5.6)."""
    s.booty = []
    due = s.cards.compensation
    paid = min(due, max(s.holdings[pirate][CASH], 0))
    s.holdings[pirate][CASH] -= paid
    s.holdings[victim][CASH] += paid
    if due > paid:
        interest.owe(s, pirate, victim, due - paid)
    if s.events is not None:
        s.tell("compensated", pirate, {"to": victim, "amount": paid, "owed": due - paid})
    s.push(ESCAPE_STEP, victim, pips)


def escape_options(s: PositionData) -> list[int]:
    """List where the winning roll leads, and staying."""
    agenda = s.agenda
    field = s.holdings[agenda[SEAT]][FIELD]
    return [*s.cards.sailings(field, agenda[FIRST]), STAY]


def escape_choose(s: PositionData, action: int) -> None:
    """Move: a sale and a voucher, but no attack and no running cost (R-5.6); or stay."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    if action != STAY:
        sail(s, seat, action - SAIL)
        land(s, seat, False)


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of the winner's move."""
    english = "the pirate is beaten: move {pips}, or stay (R-5.6)"
    return Reason("escape", english, pips=s.agenda[FIRST])

"""Where the greedy bot for rome sails: nearer to the port where its best plan continues; past a star if it can."""

from __future__ import annotations

from typing import Final

from merkator.games.rome.bots.ahead import Ahead
from merkator.games.rome.bots.pirate import attack_value
from merkator.games.rome.bots.stars import TOTALS, chances
from merkator.games.rome.bots.value import Judge, best
from merkator.games.rome.rules.actions import SAIL, STAY
from merkator.games.rome.rules.piracy import at_truce
from merkator.games.rome.rules.position_data import FIELD, LOADS

_GOALS: Final = 8  # ports that moves are measured by


def sail(j: Judge, may_attack: bool) -> int:
    """Choose a move; staying is measured like a field."""
    return best([(value, action) for value, action, _ in moves(j, may_attack)])


def moves(j: Judge, may_attack: bool) -> list[tuple[float, int, int]]:
    """Value all moves; the last number of each is the port that it leads nearer to."""
    kept = _goals(j)
    prey = _prey(j) if may_attack else {}
    ahead = Ahead(j, kept) if j.w.ahead else None
    voucher = j.next_voucher()
    likely = chances(j.chart.cards) if j.w.glance else []
    valued = []
    for action in j.s.choices:
        field = j.field if action == STAY else action - SAIL
        value, port = max([(goal - _cost(j, port, field), port) for port, goal in kept])
        star = action != STAY and j.chart.cards.sea.star[field]
        if ahead is not None:
            value = ahead.value(field, 1 if star else 0)
        elif likely:
            value += j.w.glance * voucher * likely[field]
        if star:
            value += voucher
        if action != STAY:
            value += prey.get(field, 0.0)
        valued.append((value, action, port))
    return valued


def _goals(j: Judge) -> list[tuple[int, float]]:
    """Return the ports that moves are measured by, and what the plans that begin there bring."""
    goals = j.planner.from_field(j.field, j.cash, j.lots)
    ranked = sorted([(_cost(j, port, j.field) - value, port) for port, value in goals.items()])
    return [(port, goals[port]) for _, port in ranked[:_GOALS]]


def _cost(j: Judge, port: int, field: int) -> float:
    """Return what the way from a field to a port costs."""
    return j.planner.cost(0.0, j.chart.turns[port][field], j.lots, j.cash)


def _prey(j: Judge) -> dict[int, float]:
    """Return the fields where an attack would pay, and how much."""
    found: dict[int, float] = {}
    if j.room:
        for other in _in_reach(j):
            value = attack_value(j, other, j.room)
            field = j.s.holdings[other][FIELD]
            if value > max(found.get(field, 0.0), j.daring()):
                found[field] = value
    return found


def raids(j: Judge) -> list[float]:
    """Return by the room in the hold what the ships are worth that the next roll may lead to."""
    s = j.s
    found = [0.0] * (s.cards.hold + 1)
    for other in _in_reach(j):
        field = s.holdings[other][FIELD]
        chance = sum([part for total, part in TOTALS if field in s.cards.sea.moves(j.field, total)])
        if chance:
            for room in range(1, s.cards.hold + 1):
                found[room] += chance * max(attack_value(j, other, room) - j.daring(), 0.0)
    return found


def _in_reach(j: Judge) -> list[int]:
    """List those who may be attacked where they are (R-5.1 to R-5.3, R-5.7)."""
    s = j.s
    found = []
    for other in range(s.players):
        field = s.holdings[other][FIELD]
        if other == j.seat or field < j.chart.ports or s.cards.sea.sheltered[field] or at_truce(s, j.seat, other):
            continue
        if s.rules.pirates and s.holdings[other][LOADS]:
            found.append(other)
    return found

"""Where the greedy bot for rome sails: nearer to the port where its best plan goes on; past a star if it can."""

from __future__ import annotations

from typing import Final

from merkator.bots.rome_pirate import attack_value
from merkator.bots.rome_value import Judge, best
from merkator.rome.actions import SAIL, STAY
from merkator.rome.piracy import at_truce
from merkator.rome.table import FIELD, LOADS

_GOALS: Final = 8  # ports that moves are measured by


def sail(j: Judge, may_attack: bool) -> int:
    """Choose a move; staying is measured like a field."""
    return best([(value, action) for value, action, _ in moves(j, may_attack)])


def moves(j: Judge, may_attack: bool) -> list[tuple[float, int, int]]:
    """Value all moves; the last number of each is the port that it leads nearer to."""
    goals = j.planner.from_field(j.field, j.cash, j.lots)
    turns = j.chart.turns

    def cost(port: int, field: int) -> float:
        return j.planner.cost(0.0, turns[port][field], j.lots, j.cash)

    ranked = sorted([(cost(port, j.field) - value, port) for port, value in goals.items()])
    kept = [(port, goals[port]) for _, port in ranked[:_GOALS]]
    prey = _prey(j) if may_attack else {}
    valued = []
    for action in j.s.choices:
        field = j.field if action == STAY else action - SAIL
        value, port = max([(goal - cost(port, field), port) for port, goal in kept])
        if action != STAY:
            if j.chart.cards.sea.star[field]:
                value += j.next_voucher()
            value += prey.get(field, 0.0)
        valued.append((value, action, port))
    return valued


def _prey(j: Judge) -> dict[int, float]:
    """Return the fields where an attack would pay, and how much."""
    s = j.s
    found: dict[int, float] = {}
    if not s.rules.pirates or s.holdings[j.seat][LOADS] >= s.cards.hold:
        return found
    for other in range(s.players):
        field = s.holdings[other][FIELD]
        if other == j.seat or field < j.chart.ports or s.cards.sea.sheltered[field] or at_truce(s, j.seat, other):
            continue
        if s.holdings[other][LOADS]:
            value = attack_value(j, other)
            if value > max(found.get(field, 0.0), j.daring()):
                found[field] = value
    return found

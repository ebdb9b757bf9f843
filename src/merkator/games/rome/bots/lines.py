"""What the search for rome compares: a few ways to go on at each decision, valued by the plans of the greedy bot."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import STEP
from merkator.games.rome.bots.greedy import GreedyBot
from merkator.games.rome.bots.plan import Lots
from merkator.games.rome.bots.sail import moves
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.rules.actions import BEGIN, BUY, DONE, SELL, lot_code
from merkator.games.rome.rules.position_data import (
    AMOUNT_STEP,
    ANSWER_STEP,
    ATTACK_STEP,
    BEGIN_STEP,
    ESCAPE_STEP,
    HAVEN_STEP,
    MOVE_STEP,
    PILOT_STEP,
    RANSOM_STEP,
    SHIP_STEP,
    TRADE_STEP,
    VOUCHER_STEP,
    WIND_STEP,
)
from merkator.games.rome.rules.state import State

_SAILING: Final = (MOVE_STEP, WIND_STEP, PILOT_STEP, HAVEN_STEP, ESCAPE_STEP)
_WITH_ATTACK: Final = (MOVE_STEP, WIND_STEP)
_OPEN: Final = (ATTACK_STEP, ANSWER_STEP, VOUCHER_STEP, RANSOM_STEP, SHIP_STEP)
_SAME_PORT: Final = 2  # moves towards the same port that are compared
_TRUST: Final = 500.0  # what the greedy bot's choice is ahead where it does not value the others
_LONGEST: Final = 12  # actions of trade in one stop

Line = tuple[float, list[int]]  # what the plans hold it to be worth, and its actions until chance has its say


def lines(greedy: GreedyBot, s: State, most: int) -> list[Line]:
    """Return the lines to compare, the greedy bot's own first; where nothing is worth comparing, only that."""
    step = s.agenda[STEP]
    if len(s.choices) == 1:
        return [(0.0, [s.choices[0]])]
    if step == TRADE_STEP:
        return _trades(greedy, s, most)
    if step in _SAILING:
        return _moves(greedy, s, most, step in _WITH_ATTACK)
    if step == BEGIN_STEP:
        return _begins(greedy, s, most)
    own = greedy.choose(s)
    if step not in _OPEN:
        return [(_TRUST, [own])]
    others = [action for action in s.choices if action != own]
    return [(_TRUST, [own])] + [(0.0, [action]) for action in others[: most - 1]]


def _judge(greedy: GreedyBot, s: State) -> Judge:
    return Judge(s, s.seat, greedy.chart, greedy.weights)


def _begins(greedy: GreedyBot, s: State, most: int) -> list[Line]:
    """Compare the ports where the best plans begin."""
    j = _judge(greedy, s)
    values = j.planner.from_field(0, j.cash, (), list(range(j.chart.ports)))
    ranked = sorted([(-values[action - BEGIN], action) for action in s.choices])
    return [(-value, [action]) for value, action in ranked[:most]]


def _moves(greedy: GreedyBot, s: State, most: int, may_attack: bool) -> list[Line]:
    """Compare the best moves, only a few towards the same port."""
    ranked = sorted([(-value, action, port) for value, action, port in moves(_judge(greedy, s), may_attack)])
    found: list[Line] = []
    alike: dict[int, int] = {}
    for value, action, port in ranked:
        if len(found) == most:
            break
        if alike.get(port, 0) < _SAME_PORT:
            alike[port] = alike.get(port, 0) + 1
            found.append((-value, [action]))
    return found


def _trades(greedy: GreedyBot, s: State, most: int) -> list[Line]:
    """Compare what may be bought, once the greedy bot has sold what it sells."""
    own = _whole_stop(greedy, s)
    after = s.copy()
    sold: list[int] = []
    for action in own:
        if not SELL <= action < BUY:
            break
        sold.append(action)
        after.play(action)
    found: list[Line] = [(0.0, own)]
    if not _trading(after, s):
        return found
    j = _judge(greedy, after)
    if j.field >= j.chart.ports:
        return found
    best: dict[Lots, float] = {}
    for value, plan in j.planner.plans(j.field, j.cash, j.lots):
        best[plan.bundle] = max(best.get(plan.bundle, value), value)
    ranked = sorted([(-value, bundle) for bundle, value in best.items()])
    if ranked:
        found[0] = (-ranked[0][0], own)
    for value, bundle in ranked:
        line = sold + _bought(after, [BUY + lot_code(good, loads) for good, loads in bundle])
        if len(found) < most and sorted(line) != sorted(own):
            found.append((-value, line))
    return found


def _bought(s: State, actions: list[int]) -> list[int]:
    """Return purchases as they can be played: the stop ends by itself when nothing more can be bought."""
    copy = s.copy()
    for at, action in enumerate(actions):
        if not _trading(copy, s):
            return actions[:at]
        copy.play(action)
    return [*actions, DONE] if _trading(copy, s) else actions


def _trading(copy: State, s: State) -> bool:
    """Say whether a stop continues: a copy of a position has not continued to the roll."""
    if copy.over or copy.seat != s.seat or copy.turns != s.turns:
        return False
    return copy.agenda[STEP] in (TRADE_STEP, AMOUNT_STEP)


def _whole_stop(greedy: GreedyBot, s: State) -> list[int]:
    """Return what the greedy bot does in this stop, up to the roll."""
    copy = s.copy()
    actions: list[int] = []
    while _trading(copy, s) and len(actions) < _LONGEST:
        action = greedy.choose(copy)
        actions.append(action)
        if action == DONE and copy.agenda[STEP] == TRADE_STEP:
            break
        copy.play(action)
    return actions

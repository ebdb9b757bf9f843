"""Trade as the greedy bot for rome does it: where to begin, what to sell, what to buy."""

from __future__ import annotations

from merkator.core.contract import FRAME
from merkator.games.rome.bots.plan import Lots
from merkator.games.rome.bots.sail import raids
from merkator.games.rome.bots.value import Judge, best
from merkator.games.rome.rules.actions import BEGIN, BUY, DEMAND, DONE, SELL, lot_code, lot_good, lot_loads
from merkator.games.rome.rules.position_data import ARRIVE_STEP
from merkator.games.rome.rules.scoring import borrowed, debts
from merkator.games.rome.rules.trade import sale_bonus


def begin(j: Judge) -> int:
    """Begin where the best plan begins (R-1.4)."""
    values = j.planner.from_field(0, j.cash, (), list(range(j.chart.ports)))
    return best([(values[action - BEGIN], action) for action in j.s.choices])


def trade(j: Judge) -> int:
    """Sell what will not do better elsewhere, then buy what the best plan begins with (R-2.1)."""
    if not _waits(j):
        for action in j.s.choices:
            if SELL <= action < BUY and _sells(j, action - SELL):
                return action
    if not any([BUY <= action < DEMAND for action in j.s.choices]):
        return DONE
    for good, loads in _cargo(j):
        action = BUY + lot_code(good, loads)
        if action in j.s.choices:
            return action
    return DONE


def _cargo(j: Judge) -> Lots:
    """Return what the best plan buys; who hunts may leave room for the cargo of a ship near by."""
    if j.w.hunt:
        prey = raids(j)
        if prey[-1] > 0:
            room = j.s.cards.hold - sum([loads for _, loads in j.lots])
            found: list[tuple[float, Lots]] = []
            for value, plan in j.planner.plans(j.field, j.cash, j.lots):
                left = room - sum([loads for _, loads in plan.bundle])
                found.append((value + prey[left], plan.bundle))
            if found:
                return max(found)[1]
    return j.planner.from_port(j.field, j.cash, j.lots).bundle


def _waits(j: Judge) -> bool:
    """Say whether a debtor does better to sell in the next turn, when interest cannot take what buys the next cargo.

    What cash does not cover becomes arrears without interest (R-4.2): that costs less than to trade with little.
    """
    s = j.s
    lent = borrowed(s, j.seat)
    due = lent * s.cards.interest // 100 + debts(s, j.seat) - lent
    if not due or s.cause or s.agenda[-FRAME] != ARRIVE_STEP or j.look.goes_on(1.0) < 1.0:
        return False
    wanted = [j.chart.buy[good] for good in j.chart.symbols[j.field] if j.look.hand[good]]
    brought = sum([loads * j.chart.price[j.field][good] for good, loads in j.lots])
    left = j.cash + brought - due
    return bool(wanted) and left < s.cards.hold * max(wanted)


def _sells(j: Judge, code: int) -> bool:
    """Say whether a lot is better sold here: only in doubt are the plans with and without it compared."""
    good, loads = lot_good(code), lot_loads(code)
    price = j.chart.price[j.field][good] + sale_bonus(j.s, j.seat)
    elsewhere = max([_elsewhere(j, good, market) for market in j.chart.markets[good]])
    half = j.chart.half[good]
    if elsewhere <= price - half:
        return True
    rest = list(j.lots)
    rest.remove((good, loads))
    sold = loads * (price - half) + j.planner.from_port(j.field, j.cash + loads * price, tuple(rest)).value
    return sold >= j.planner.from_port(j.field, j.cash, j.lots).value


def _elsewhere(j: Judge, good: int, market: int) -> float:
    """Value a load that is sold in another port: as for a hold full of it, so that no good chance is overlooked."""
    if market == j.field:
        return 0.0
    turns = j.chart.turns[market][j.field]
    price = j.chart.price[market][good] - j.chart.half[good]
    return j.look.goes_on(turns) * price - j.planner.share * turns / 2

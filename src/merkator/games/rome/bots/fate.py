"""What the greedy bot for rome does when fate asks: vouchers, lost loads, ransom, and the ships of others."""

from __future__ import annotations

from typing import Final

from merkator.games.rome.bots.distances import APPROACH
from merkator.games.rome.bots.value import Judge, best, lots_of
from merkator.games.rome.rules import cards as effects
from merkator.games.rome.rules.actions import (
    DONE,
    DRAW,
    DROP,
    GIVE_UP,
    PAY,
    RETURN,
    SAIL,
    VOUCHER,
    lot_good,
    lot_loads,
)
from merkator.games.rome.rules.position_data import LOADS

_WELCOME: Final = frozenset(
    (effects.COLLECT, effects.OFFER_YARD, effects.OFFER_DISCOUNT, effects.OFFER_SUBSIDY, effects.BONUS_NEXT_SALE)
)
"""Effects that bring money, now or later."""


def voucher(j: Judge) -> int:
    """Spend a voucher when the move and a Fatum card avoided are worth it (R-3.3)."""
    worth = j.w.thrift * j.voucher(j.vouchers)
    return VOUCHER if j.look.rate * j.look.goes_on(1.0) + fate_cost(j) > worth else DRAW


def fate_cost(j: Judge) -> float:
    """Return what the next Fatum card costs on average; all know those that may come (R-3.1)."""
    s = j.s
    coming = s.pile or s.under[:1]
    return sum([_card_cost(j, card) for card in coming]) / len(coming) if coming else 0.0


def _card_cost(j: Judge, card: int) -> float:
    """Return about what a Fatum card costs the seat; what helps costs less than nothing."""
    s, cards = j.s, j.s.cards
    effect, first = cards.effect[card], cards.first[card]
    cargo = j.cargo(j.seat, s.cargo[j.seat])
    if effect in (effects.LOSE_SHIP_AT_SEA, effects.REEF, effects.LOSE_SHIP_IN_PORT):
        if j.at_sea() == (effect == effects.LOSE_SHIP_IN_PORT):
            return float(first) if effect == effects.LOSE_SHIP_AT_SEA else 0.0
        return cargo + j.ship(j.seat) * (0.4 if effect == effects.REEF else 1.0)
    if effect in (effects.LOSE_LOADS, effects.LOSE_HALF):
        return cargo * 0.4
    if effect == effects.RANSOM:
        return min(cargo, float(first)) if j.at_sea() else 0.0
    if effect in (effects.SKIP_TURNS, effects.QUARANTINE, effects.DRIFT):
        return j.look.rate
    if effect in (effects.MOVE_UP_TO, effects.REROLL, effects.SAIL_TO_PORT):
        return -j.look.rate
    if effect == effects.GIVE_STAR:
        return -j.next_voucher()
    if effect == effects.PAY_PER_LOAD:
        return float(first * max(s.holdings[j.seat][LOADS], 1))
    if effect in (effects.PAY_SUM, effects.ALL_PAY):
        return float(first)
    if effect == effects.PAY_PERCENT:
        return min(max(j.cash, 0) * first / 100, cards.second[card])
    if effect == effects.RECEIVE:
        return -float(first)
    if effect == effects.RECEIVE_PER_GOOD:
        return -float(cards.second[card])
    return -float(first) / 2 if effect in _WELCOME else 0.0


def drop(j: Judge) -> int:
    """Lose the load that is worth least; the last one of a lot costs the use of its card as well (R-3.10)."""
    valued = []
    for action in j.s.choices:
        good, loads = lot_good(action - DROP), lot_loads(action - DROP)
        value = j.load(good, j.field) + (j.look.bonus[good] if loads == 1 else 0.0)
        valued.append((-value, action))
    return best(valued)


def ransom(j: Judge, amount: int) -> int:
    """Pay when the cargo and the use of its cards are worth more."""
    cargo = j.cargo(j.seat, j.s.cargo[j.seat]) + sum([j.look.bonus[good] for good, _ in j.lots])
    return PAY if cargo > amount else GIVE_UP


def give_back(j: Judge) -> int:
    """Hand back the card that promises least, if a trip for it earns less than being rid of it (R-3.11)."""
    valued = []
    for action in j.s.choices:
        if action != DONE:
            good = action - RETURN
            valued.append((j.look.bonus[good] - _promise(j, good), action))
    valued.append((0.0, DONE))
    return best(valued)


def _promise(j: Judge, good: int) -> float:
    """Value a card: the best trip with a full hold of its good, less the turns it takes."""
    chart = j.chart
    found = 0.0
    for source in chart.sources[good]:
        for market in chart.markets[good]:
            turns = chart.turns[market][source] + APPROACH
            profit = chart.cards.hold * (chart.price[market][good] - chart.buy[good])
            found = max(found, j.look.goes_on(turns) * profit - j.look.rate * turns)
    return found


def drift(j: Judge, ship: int) -> int:
    """Drive another ship away from where its cargo is sold, or from all ports; onto no star (R-3.7)."""
    lots = lots_of(j.s.cargo[ship])
    chart = j.chart
    valued = []
    for action in j.s.choices:
        field = action - SAIL
        if lots:
            worth = sum([loads * j.load(good, field) for good, loads in lots])
        else:
            worth = -j.look.rate * min([chart.turns[port][field] for port in range(chart.ports)])
        if chart.cards.sea.star[field]:
            worth += j.w.voucher
        valued.append((-worth, action))
    return best(valued)

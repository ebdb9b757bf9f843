"""New ships and credit as the greedy bot for rome sees them (section 4)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FRAME
from merkator.games.rome.bots.value import Judge, best
from merkator.games.rome.rules.actions import ASK, BUILD, DECLINE, DONE, LAY, LAY_ALL, OFFERS, REPAY
from merkator.games.rome.rules.credit import missing
from merkator.games.rome.rules.interest import owed
from merkator.games.rome.rules.position_data import CARDS, LOADS, NO_SHIP
from merkator.games.rome.rules.scoring import borrowed, debts, open_wealth
from merkator.games.rome.rules.yard import price

_SUMS: Final = (0, 1_000, 2_000, 3_000, 4_000, 6_000, 8_000)  # cash to trade with that is tried
_TRIP: Final = 4.0  # turns that a trip takes


def new_ship(j: Judge) -> int:
    """Buy the ship whose port promises most for its price; credit costs interest.

    A ship is always worth having, but not a loan whose interest takes more than trade earns: a player who is out pays
    no interest (R-4.3).
    """
    valued = []
    for action in j.s.choices:
        if action == DONE:
            continue
        ship = (action - ASK) if action >= ASK else (action - BUILD)
        cost = price(j.s, ship // OFFERS, ship % OFFERS)
        port = j.s.cards.yards[ship // OFFERS]
        if action >= ASK:
            more = _to_trade_with(j)
            debt = missing(j.s, j.seat, cost) + more
            if _hopeless(j, cost, debt):
                continue
            value = _plan(j, port, more) - j.debt(debt, j.seat)
        else:
            value = _plan(j, port, j.cash - cost)
        valued.append((value - cost, action))
    return best(valued) if valued else DONE


def _plan(j: Judge, port: int, cash: int) -> float:
    """Value beginning afresh in a port."""
    return j.planner.from_field(port, cash, (), [port])[port]


def _to_trade_with(j: Judge) -> int:
    """Return the sum to ask for beyond what the ship costs: what earns more than its interest."""
    lent = borrowed(j.s, j.seat)
    arrears = debts(j.s, j.seat) - lent
    return best([(_earned(j, 0, more, lent + more, arrears), more) for more in _SUMS])


def _hopeless(j: Judge, cost: int, debt: int) -> bool:
    """Say whether debts would take more than the ship counts at the end and trade earns until then."""
    return j.s.cards.ship_value + j.w.income * j.turns < cost + j.burden(j.seat, debt)


def name_sum(j: Judge) -> int:
    """Ask for what is missing, and for enough to trade with."""
    agenda = j.s.agenda
    wanted, laid = agenda[2 - FRAME], agenda[3 - FRAME]
    yard = wanted // OFFERS
    least = missing(j.s, j.seat, price(j.s, yard, wanted % OFFERS))
    return _lay(j, least + _to_trade_with(j) - laid)


def lend(j: Judge) -> int:
    """Lend what trade does not need: interest is high and loans are always counted. But raise no winner.

    Where the bank lends, the borrower gets the ship in any case: then the interest is better ours.
    """
    agenda = j.s.agenda
    most, laid = agenda[2 - FRAME], agenda[3 - FRAME]
    borrower = j.s.active
    others = [seat for seat in range(j.s.players) if seat not in (j.seat, borrower)]
    mine = open_wealth(j.s, j.seat)
    if not j.s.rules.bank:
        if j.look.rivals < 2 and j.look.lead > 0:
            return DONE  # without a ship the only rival is out, and the game is won
        best_rival = max([mine, *[open_wealth(j.s, seat) for seat in others]])
        if open_wealth(j.s, borrower) + j.s.cards.ship_value > best_rival:
            return DONE
    kept = capital(j) if j.s.holdings[j.seat][LOADS] < j.s.cards.hold else 0
    return _lay(j, min(most, j.cash - kept) - laid)


def capital(j: Judge) -> int:
    """Return the cash that trade needs: a hold of a middling good; less with few cards."""
    mine = j.s.holdings[j.seat]
    if not mine[CARDS] or j.look.goes_on(3.0) < 0.5:
        return 0
    return j.w.capital


def take(j: Judge) -> int:
    """Take what is offered: it was asked for."""
    choices = j.s.choices
    if LAY_ALL in choices:
        return LAY_ALL
    return DONE if DONE in choices else DECLINE


def repay(j: Judge) -> int:
    """Repay what earns less in trade than it costs in interest, the largest debt first."""
    lenders = [action for action in j.s.choices if action != DONE]
    if j.cash - _kept(j) < j.s.cards.notes[0]:
        return DONE
    return best([(float(owed(j.s, j.seat, action - REPAY)), action) for action in lenders])


def amount(j: Judge) -> int:
    """Lay down what can be spared."""
    agenda = j.s.agenda
    laid, most = agenda[3 - FRAME], agenda[4 - FRAME]
    spare = min(j.cash - _kept(j), most)
    return LAY_ALL if spare >= most else _lay(j, spare - laid)


def _kept(j: Judge) -> int:
    """Return the cash that does better in trade than in repaying debts."""
    if j.field == NO_SHIP:
        return j.cash
    lent, debt = borrowed(j.s, j.seat), debts(j.s, j.seat)
    arrears = debt - lent
    goods = sum([loads * j.chart.buy[good] for good, loads in j.lots])
    least = j.w.least_capital if sum(j.look.hand) and j.look.goes_on(_TRIP) > 0.5 else 0
    least = max(least - goods, j.cash - debt)
    sums = [kept for kept in _SUMS if least < kept < j.cash]
    sums += [min(max(least, 0), j.cash), j.cash]
    found = []
    for kept in sums:
        repaid = j.cash - kept  # arrears first
        late = max(arrears - repaid, 0)
        found.append((_earned(j, goods, kept, lent + arrears - late - repaid, late), kept))
    return best(found)


def _earned(j: Judge, goods: int, cash: int, lent: int, arrears: int) -> float:
    """Return what a turn brings with this much money, cargo included, and such debts.

    Arrears and interest take their part before anything is bought (R-2.1); interest makes a rival richer.
    """
    interest = lent * j.s.cards.interest / 100
    left = max(cash - int(interest) - arrears, 0)
    trade = j.look.goes_on(_TRIP) * j.look.earns(left + goods, j.chart)
    return trade - interest * (1.0 + j.w.hurt / j.look.rivals) - j.planner.exposure(left)


def _lay(j: Judge, rest: int) -> int:
    """Lay the largest note that is not too much, or be done."""
    choices = j.s.choices
    notes = j.s.cards.notes
    fitting = [LAY + number for number, note in enumerate(notes) if note <= rest and LAY + number in choices]
    if fitting:
        return fitting[-1]
    return DONE if DONE in choices else choices[0]

"""New ships and credit as the greedy bot for rome sees them (section 4)."""

from __future__ import annotations

from typing import Final

from merkator.bots.rome_value import Judge, best
from merkator.core.contract import FRAME
from merkator.rome.actions import ASK, BUILD, DECLINE, DONE, LAY, LAY_ALL, OFFERS, REPAY
from merkator.rome.credit import missing
from merkator.rome.interest import owed
from merkator.rome.scoring import debts, open_wealth
from merkator.rome.table import CARDS, LOADS
from merkator.rome.yard import price

_SOON: Final = 5.0  # turns in which debts do not grow much


def new_ship(j: Judge) -> int:
    """Buy the ship whose port promises most for its price; credit costs interest.

    A ship is always worth having, but not a debt that trade can never repay.
    """
    valued = []
    debt_before = debts(j.s, j.seat)
    plans: dict[tuple[int, int], float] = {}
    for action in j.s.choices:
        if action == DONE:
            continue
        ship = (action - ASK) if action >= ASK else (action - BUILD)
        cost = price(j.s, ship // OFFERS, ship % OFFERS)
        port = j.s.cards.yards[ship // OFFERS]
        debt = missing(j.s, j.seat, cost) if action >= ASK else 0
        if debt and debt_before + debt > j.w.most_debt and j.look.left > _SOON:
            continue
        left = max(j.cash - cost, 0) + (capital(j) if debt else 0)
        if (port, left) not in plans:
            plans[port, left] = j.planner.from_field(port, left, (), [port])[port]
        valued.append((plans[port, left] - cost - j.debt(debt), action))
    return best(valued) if valued else DONE


def capital(j: Judge) -> int:
    """Return the cash that trade needs: a hold of a middling good; less with few cards."""
    mine = j.s.holdings[j.seat]
    if not mine[CARDS] or j.look.goes_on(3.0) < 0.5:
        return 0
    return j.w.capital


def name_sum(j: Judge) -> int:
    """Ask for what is missing, and for enough to trade with."""
    agenda = j.s.agenda
    wanted, laid = agenda[2 - FRAME], agenda[3 - FRAME]
    cost = price(j.s, wanted // OFFERS, wanted % OFFERS)
    least = missing(j.s, j.seat, cost)
    more = min(capital(j), j.w.most_debt - debts(j.s, j.seat) - least)
    return _lay(j, least + max(more, 0) - laid)


def lend(j: Judge) -> int:
    """Lend what trade does not need: interest is high and loans are always counted. But raise no winner."""
    agenda = j.s.agenda
    most, laid = agenda[2 - FRAME], agenda[3 - FRAME]
    borrower = j.s.active
    others = [seat for seat in range(j.s.players) if seat not in (j.seat, borrower)]
    mine = open_wealth(j.s, j.seat)
    if j.look.rivals < 2 and not j.w.last_rival and mine > open_wealth(j.s, borrower):
        return DONE  # without a ship the only rival is out, and the game is won
    if open_wealth(j.s, borrower) + j.s.cards.ship_value > max([mine, *[open_wealth(j.s, seat) for seat in others]]):
        return DONE
    kept = capital(j) if j.s.holdings[j.seat][LOADS] < j.s.cards.hold else 0
    return _lay(j, min(most, j.cash - kept) - laid)


def take(j: Judge) -> int:
    """Take what is offered: it was asked for."""
    choices = j.s.choices
    if LAY_ALL in choices:
        return LAY_ALL
    return DONE if DONE in choices else DECLINE


def repay(j: Judge) -> int:
    """Repay what trade does not need, the largest debt first."""
    lenders = [action for action in j.s.choices if action != DONE]
    if _spare(j) < j.s.cards.notes[0]:
        return DONE
    return best([(float(owed(j.s, j.seat, action - REPAY)), action) for action in lenders])


def amount(j: Judge) -> int:
    """Lay down what can be spared."""
    agenda = j.s.agenda
    laid, most = agenda[3 - FRAME], agenda[4 - FRAME]
    spare = min(_spare(j), most)
    return LAY_ALL if spare >= most else _lay(j, spare - laid)


def _spare(j: Judge) -> int:
    """Return the cash that is not needed for the next cargo."""
    return j.cash - (capital(j) if j.s.holdings[j.seat][LOADS] < j.s.cards.hold else 0)


def _lay(j: Judge, rest: int) -> int:
    """Lay the largest note that is not too much, or be done."""
    choices = j.s.choices
    notes = j.s.cards.notes
    fitting = [LAY + number for number, note in enumerate(notes) if note <= rest and LAY + number in choices]
    if fitting:
        return fitting[-1]
    return DONE if DONE in choices else choices[0]

"""A new ship for a player who has none (R-4.1 to R-4.3)."""

from __future__ import annotations

from merkator.core.contract import FIRST, SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import credit
from merkator.games.rome.rules.actions import ASK, BUILD, DONE, LAY, OFFERS, YARDS
from merkator.games.rome.rules.position_data import CASH, PositionData
from merkator.games.rome.rules.yard import build, can_pay, leave, price, prices

# A frame: whether credit was asked for in this turn already.


def options(s: PositionData) -> list[int]:
    """List the ships that can be bought or asked credit for; without a way to get one the player is out (R-4.3)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    cash = s.holdings[seat][CASH]
    on_sale = prices(s, seat)
    found = [BUILD + ship for ship, cost in on_sale if cost <= cash]
    if not agenda[FIRST]:
        found += [ASK + ship for ship, cost in on_sale if credit.possible(s, seat, cost)]
    if not found:
        leave(s, seat)
        return []
    found.append(DONE)
    return found


def choose(s: PositionData, action: int) -> None:
    """Buy a ship, ask for credit, or pass; who cannot pay and does not ask is out (R-4.1, R-4.3)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        if can_pay(s, seat):
            del agenda[TOP]
            if s.events is not None:
                s.tell("passed", seat, {})
        else:
            leave(s, seat)
    elif action >= ASK:
        ship = action - ASK
        agenda[FIRST] = 1
        credit.ask(s, seat, ship, price(s, ship // OFFERS, ship % OFFERS))
    else:
        del agenda[TOP]
        build(s, seat, action - BUILD)


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    seat = s.agenda[SEAT]
    if BUILD <= action < LAY:
        ship = (action - BUILD) % (YARDS * OFFERS)
        yard, offers = ship // OFFERS, ship % OFFERS
        if ship not in [number for number, _ in prices(s, seat)]:
            return Reason("no-offer", "there is no such offer to use at that yard (R-3.12)")
        cost, cash = price(s, yard, offers), s.holdings[seat][CASH]
        if action < ASK:
            return Reason("ship-dear", "it costs {price}, and you have {cash} (R-4.1)", price=cost, cash=cash)
        if s.agenda[FIRST]:
            return Reason("asked", "you have already asked for credit this turn (R-4.2)")
        if cost <= cash:
            return Reason("rich", "credit is only for what your own money does not cover (R-4.2)")
        return Reason("poor", "the others together do not have enough to lend (R-4.2)")
    return Reason("ship", "you have no ship: buy one, ask for credit, or pass (R-4.1)")

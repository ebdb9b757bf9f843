"""What things are worth to a seat in rome: loads aboard, a ship, a Fatum card that may come."""

from __future__ import annotations

from typing import Final

from merkator.games.rome.bots.debt import burden
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.doubles import at_least, uncovered
from merkator.games.rome.bots.outlook import Outlook
from merkator.games.rome.bots.plan import Lots, Planner
from merkator.games.rome.bots.stars import STILL
from merkator.games.rome.bots.weights import Weights
from merkator.games.rome.rules.actions import lot_good, lot_loads
from merkator.games.rome.rules.position_data import CASH, FIELD, LOADS, NO_SHIP, VOUCHERS, PositionData
from merkator.games.rome.rules.scoring import borrowed, debts
from merkator.games.rome.rules.yard import prices

_SOON: Final = 0.35  # by the next doubles but one, want of cash is so likely to last
_DELAY: Final = 1.3  # how many times longer a game lasts than the fastest player would need if nothing went wrong


class Judge:
    """Values one position for one seat; uses only what the seat may know."""

    def __init__(self, s: PositionData, seat: int, chart: Distances, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.chart = chart
        self.w = weights
        self.look = Outlook(s, seat, chart, weights)
        self.planner = Planner(chart, self.look, s.hands[seat])
        self.cash = s.holdings[seat][CASH]
        self.field = s.holdings[seat][FIELD]
        self.room = s.cards.hold - s.holdings[seat][LOADS]
        self.vouchers = s.holdings[seat][VOUCHERS] - weights.lent
        self.lots = lots_of(s.cargo[seat])
        self.turns = _DELAY * min(self.look.left, max(self.look.need, weights.lot_pace))  # until the end
        if weights.covered:
            self.planner.uncovered = uncovered(self.vouchers)
        if weights.ahead:
            self.planner.voucher = self.next_voucher()

    def load(self, good: int, field: int) -> float:
        """Value a load aboard a ship: the best price, less the share of a full hold in the way there."""
        chart, look = self.chart, self.look
        best = chart.half[good]
        for market in chart.markets[good]:
            turns = chart.turns[market][field]
            goes_on = look.goes_on(turns)
            price = chart.price[market][good] - self.planner.share * turns
            best = max(best, goes_on * price + (1 - goes_on) * chart.half[good])
        return best

    def cargo(self, seat: int, codes: list[int]) -> float:
        """Value lots aboard the ship of a player."""
        field = self.s.holdings[seat][FIELD]
        return sum([lot_loads(code) * self.load(lot_good(code), field) for code in codes])

    def ship(self, seat: int) -> float:
        """Value the ship of a player: what a new one costs, or all it counts when there is no time for one."""
        price = min([cost for _, cost in prices(self.s, seat)])
        new = price + self.w.new_ship + self.debt(max(price - self.s.holdings[seat][CASH], 0), seat)
        goes_on = self.look.goes_on(1.0)
        return min(goes_on * new + (1 - goes_on) * self.s.cards.ship_value, self.s.cards.ship_value)

    def next_voucher(self) -> float:
        """Value one more voucher; doubles are too rare to use up many."""
        return self.voucher(self.vouchers + 1)

    def voucher(self, number: int) -> float:
        """Value the voucher that is the n-th of the seat, by the turns in which it may be of use."""
        if self.w.doubles:
            worth = self.w.voucher * self.look.peril + self.w.idle * self.look.rate
            if self.w.dread:
                worth += self.w.dread * self.planner.exposure(self.cash) * _SOON ** (number - 1) / STILL
            return worth * self.w.stock ** (number - 1) * at_least(number, self.turns * STILL)
        return self.w.voucher * self.look.goes_on(5.0) * min(self.look.need / 10, 1.0) / number

    def debt(self, amount: float, seat: int) -> float:
        """Return what owing so much more costs a player besides the sum: interest, until trade has repaid it."""
        return self.burden(seat, amount) - self.burden(seat) if amount > 0 else 0.0

    def burden(self, seat: int, more: float = 0.0) -> float:
        """Return the interest on all loans of a player, and some more, until trade has repaid them."""
        lent = borrowed(self.s, seat)
        arrears = float(debts(self.s, seat) - lent)
        return burden(lent + more, arrears, self.turns, self.s.cards.interest, self.w.income)

    def daring(self) -> float:
        """Return what an attack must promise: much for a leader, little for one who is behind."""
        return self.w.attack + self.w.caution * min(max(self.look.lead, -5_000.0), 40_000.0)

    def at_sea(self) -> bool:
        """Say whether the ship is at sea."""
        return self.field != NO_SHIP and self.field >= self.chart.ports


def lots_of(codes: list[int]) -> Lots:
    """Return lots as pairs of good and loads."""
    return tuple([(lot_good(code), lot_loads(code)) for code in codes])


def best(valued: list[tuple[float, int]]) -> int:
    """Return the action of the highest value; of equal ones the lowest action."""
    return min([(-value, action) for value, action in valued])[1]

"""The outlook of a seat: how long the game may last, and what time and cards are worth until then."""

from __future__ import annotations

from typing import Final

from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.weights import Weights
from merkator.games.rome.rules.actions import GOODS, lot_good, lot_loads
from merkator.games.rome.rules.position_data import CARDS, CASH, LOADS, OUT, PositionData
from merkator.games.rome.rules.scoring import borrowed, open_wealth, wealth
from merkator.games.rome.rules.yard import prices

HALVES: Final = 240  # half turns that are looked ahead
_EARLY: Final = 0.7  # the game hardly ends before this part of the turns expected
_LEAST_LEFT: Final = 3.0  # turns: the last lot takes its time
_LEAST_RATE: Final = 50.0  # nobody has time for nothing
_FADING: Final = 1.5  # how quickly it does after that


class Outlook:
    """What a seat expects of the rest of the game, from what it may know."""

    def __init__(self, s: PositionData, seat: int, chart: Distances, weights: Weights) -> None:
        self.w = weights
        self.seat = seat
        self.hand = s.hands[seat]
        self.left = _turns_left(s, seat, weights)
        self.alive = (
            _final(s, seat) if s.cause else _fading(self.left)
        )  # by half turns: chance that the game continues
        self.need = need(s, seat, weights)
        self.lead = _lead(s, seat)
        self.rivals = max(s.in_game() - 1, 1)
        self.reserve = min([cost for _, cost in prices(s, seat)])  # for a new ship
        self.peril = 1.0  # how dangerous the next Fatum cards are, compared with all of them
        if weights.wary:
            self.peril += weights.wary * (chart.peril(s.pile or s.under[:1]) - 1.0)
        self.cargo_risk = weights.cargo_risk * self.peril
        stake = min(max(1.0 + self.lead / weights.lead, 0.5), 2.5)  # who is ahead has more to lose
        self.ruin = self.peril * stake * weights.ruin / self.rivals**2  # the fewer the others, the less credit
        self.bonus = self._bonuses(s, seat)
        self.rate = self._rate(s, seat, chart)

    def goes_on(self, turns: float) -> float:
        """Return the chance that the game is still going after this many turns of the seat."""
        return self.alive[min(int(turns * 2), HALVES)]

    def _bonuses(self, s: PositionData, seat: int) -> list[float]:
        """Value using a card, by good: the penalty it may save (R-6.2), and coming nearer to the end (R-6.1)."""
        w = self.w
        unused = 1.0 if s.cause or not self.need else 1.0 - self.left / self.need  # part that will be left
        part = min(max(unused, w.penalty), 1.0)
        tempo = w.tempo * min(max(w.even + self.lead / w.lead, -1.0), 1.0)
        return [part * penalty + tempo for penalty in s.cards.penalty]

    def _rate(self, s: PositionData, seat: int, chart: Distances) -> float:
        """Return what a turn is worth: the cost of every turn, and a part of what the best trips bring in one.

        It is never more than they bring, or the poor would never begin. Debtors are in a hurry.
        """
        w = self.w
        if not sum(self.hand):
            return w.turn
        interest = borrowed(s, seat) * s.cards.interest / 100
        money = s.holdings[seat][CASH] + sum([lot_loads(code) * chart.buy[lot_good(code)] for code in s.cargo[seat]])
        earned = self.earns(money, chart)
        return max(min(w.turn + interest + w.rate * earned, 0.8 * earned), _LEAST_RATE)

    def earns(self, money: int, chart: Distances) -> float:
        """Return what the best trips of the hand bring in a turn to one who has so much to buy with."""
        rates = [min(chart.cards.hold, money // chart.buy[g]) * chart.trip[g] for g in range(GOODS) if self.hand[g]]
        rates.sort(reverse=True)
        best = [rate for rate in rates[:3] if rate]
        return sum(best) / len(best) if best else 0.0


def _turns_left(s: PositionData, seat: int, w: Weights) -> float:
    """Return in how many turns the quickest of the others may be done."""
    least = HALVES / 2
    for other in range(s.players):
        theirs = s.holdings[other]
        stuck = not theirs[LOADS] and theirs[CASH] < min(s.cards.buy_price)
        if other != seat and not theirs[OUT] and not stuck:
            least = min(least, need(s, other, w))
    return max(least, _LEAST_LEFT)


def need(s: PositionData, seat: int, w: Weights) -> float:
    """Return how many turns a player may still need to get rid of all cards and cargo."""
    theirs = s.holdings[seat]
    return w.pace * theirs[CARDS] + w.lot_pace * (theirs[LOADS] > 0) + (w.first_pace if theirs[CARDS] else 0.0)


def _fading(turns: float) -> list[float]:
    """Return a chance that falls slowly from the turn on when the first of the others may be done."""
    first = 2 * _EARLY * turns
    return [1.0 if half <= first else (first / half) ** _FADING for half in range(HALVES + 1)]


def _final(s: PositionData, seat: int) -> list[float]:
    """Return the chances in the final round: players who had their turn have none left (R-6.1)."""
    order, active = (seat - s.start) % s.players, (s.active - s.start) % s.players
    turns = 1.0 if order >= active else 0.0
    return [min(max(turns + 0.7 - half / 2, 0.0), 1.0) for half in range(HALVES + 1)]


def _lead(s: PositionData, seat: int) -> float:
    """Return how far ahead the seat is; unknown cards of others count an average penalty."""
    average = sum(s.cards.penalty) / len(s.cards.penalty)
    others = [
        open_wealth(s, other) - average * s.holdings[other][CARDS] for other in range(s.players) if other != seat
    ]
    return wealth(s, seat) - max(others)

"""Plans of the greedy bot for rome: which ports to call at, what to buy there, where to sell it.

A plan is a chain of ports. From each one the hold is filled for the next port and for those after it; what is aboard
is sold where it is taken. Every stop adds what it earns and takes off what its turns are worth, so plans of different
lengths can be compared; the best few are continued, stop by stop.
"""

from __future__ import annotations

from typing import Final

from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.outlook import HALVES, Outlook
from merkator.games.rome.bots.stars import stars
from merkator.games.rome.rules.actions import GOODS

_ALIKE: Final = 4  # of them, with the same beginning
_APPROACHES: Final = 4  # ports to begin a new trip in that are tried from each port
_HORIZON: Final = 12.0  # turns for which a plan answers

Lot = tuple[int, int]  # good and loads
Lots = tuple[Lot, ...]


class Stop:
    """A plan up to a port: what it has brought so far, and what is left to trade with there."""

    __slots__ = ("bundle", "cash", "first", "hand", "lots", "port", "time", "value")

    def __init__(
        self, value: float, port: int, time: float, cash: int, hand: list[int], lots: Lots, first: int, bundle: Lots
    ) -> None:
        self.value = value
        self.port = port
        self.time = time  # turns from now
        self.cash = cash
        self.hand = hand
        self.lots = lots
        self.first = first  # the first port of the plan
        self.bundle = bundle  # what is bought before the first departure


class Planner:
    """Finds plans for one seat in one position."""

    def __init__(self, chart: Distances, look: Outlook, hand: list[int]) -> None:
        self.chart = chart
        self.look = look
        self.alive = look.alive
        self.rate = look.rate
        self.bonus = look.bonus
        self.share = look.rate / chart.cards.hold  # what a turn costs for one load of a full hold
        self.reserve = max(look.reserve, 1)
        self.debt_risk = look.w.debt_risk
        self.ruin = look.ruin
        self.afresh = look.w.afresh
        self.cargo_risk = look.cargo_risk
        self.widths = look.w.widths
        self.hand = hand
        self.uncovered: list[float] = []  # by half turns: chance that doubles find no voucher; empty: always
        self.haven = look.w.haven
        self.voucher = 0.0  # what one is worth that is found on the way
        self.promise: list[float] = []
        self.onward: dict[int, float] = {}

    def _promises(self, cash: int, lots: Lots) -> list[float]:
        """Value beginning a trip in each port: as much as possible of the best good, and other cards besides.

        Cash counts with what the lots aboard bring at least.
        """
        chart, rate, hand = self.chart, self.rate, self.hand
        money = cash + sum([loads * chart.buy[good] for good, loads in lots])
        best = [0.0] * chart.ports
        besides = [0.0] * chart.ports
        for good in range(GOODS):
            bonus = self.bonus[good]
            most = min(chart.cards.hold, money // chart.buy[good])
            if not hand[good] or most <= 0:
                continue
            for source in chart.sources[good]:
                besides[source] += bonus
                for market in chart.markets[good]:
                    profit = most * (chart.price[market][good] - chart.buy[good])
                    best[source] = max(best[source], profit - rate * chart.turns[market][source])
        return [value + more / 2 for value, more in zip(best, besides, strict=True)]

    # --- whole plans

    def from_port(self, port: int, cash: int, lots: Lots) -> Stop:
        """Return the best plan that begins with buying in a port; its `bundle` is what to buy."""
        found = self.plans(port, cash, lots)
        if not found:
            here = Stop(0.0, port, 0.0, cash, self.hand, lots, -1, ())
            here.value = max(0.0, self.end_value(here))
            return here
        value, plan = max(found, key=_value)
        plan.value = max(value, 0.0)
        return plan

    def plans(self, port: int, cash: int, lots: Lots) -> list[tuple[float, Stop]]:
        """Return the plans that begin with buying in a port, one for each beginning, with their values."""
        self.promise = self._promises(cash, lots)
        best: dict[int, tuple[float, Stop]] = {}
        self._continue([Stop(0.0, port, 0.0, cash, self.hand, lots, -1, ())], best, -1)
        return list(best.values())

    def best(self, field: int, cash: int, lots: Lots) -> float:
        """Return what the best plan brings that begins on a field, by buying there if it is a port."""
        if field < self.chart.ports:
            return self.from_port(field, cash, lots).value
        values = self.from_field(field, cash, lots)
        turns = self.chart.turns
        return max([value - self.cost(0.0, turns[port][field], lots, cash) for port, value in values.items()])

    def from_field(self, field: int, cash: int, lots: Lots, ports: list[int] | None = None) -> dict[int, float]:
        """Return the values of the best plans by their first port, without the way there.

        With `ports`, those are reached at once: where to begin, where a new ship is bought.
        """
        self.promise = self._promises(cash, lots)
        begin = Stop(0.0, -1, 0.0, cash, self.hand, lots, -1, ())
        stops = []
        for port in self._goals(lots) if ports is None else ports:
            turns = self.chart.turns[port][field] if ports is None else 0.0
            stop = self._arrive(begin, port, turns, lots, cash, self.hand, 0.0)
            stop.first = port
            stops.append(stop)
        best: dict[int, tuple[float, Stop]] = {}
        for stop in stops:
            best[stop.first] = (stop.value + self.end_value(stop), stop)
        self._continue(stops, best, 0)
        if ports is not None:
            return {first: found[0] for first, found in best.items()}
        far = self.chart.turns
        return {first: found[0] + self.cost(0.0, far[first][field], lots, cash) for first, found in best.items()}

    def _goals(self, lots: Lots) -> list[int]:
        """List the ports that are worth calling at next: where a lot is sold, or goods of the hand are bought."""
        chart = self.chart
        goals = {port for good, _ in lots for port in chart.markets[good]}
        if sum([loads for _, loads in lots]) < chart.cards.hold:
            goals.update([port for port in range(chart.ports) if self.promise[port]])
        return sorted(goals) if goals else list(range(chart.ports))

    def _continue(self, stops: list[Stop], best: dict[int, tuple[float, Stop]], level: int) -> None:
        """Continue plans stop by stop; note in `best` the best plan of each beginning."""
        while stops and level < len(self.widths):
            if level >= 0:
                stops = _chosen(stops, self.widths[level])
            found: list[Stop] = []
            for stop in stops:
                found += self._departures(stop, level < 0)
            for number, stop in enumerate(found):
                first = number if level < 0 else stop.first
                if level < 0:
                    stop.first = number
                value = stop.value + self.end_value(stop)
                if first not in best or value > best[first][0]:
                    beginning = best[first][1] if first in best else stop
                    best[first] = (value, beginning)
            stops = found
            level += 1

    # --- one step of a plan

    def _departures(self, stop: Stop, buying: bool) -> list[Stop]:
        """List what can follow: sail on to a port, with the hold filled for it; or to where a trip may begin."""
        chart = self.chart
        port, lots, hand = stop.port, stop.lots, stop.hand
        room = chart.cards.hold - sum([loads for _, loads in lots])
        cash = stop.cash
        offers = [g for g in chart.symbols[port] if hand[g] and chart.buy[g] <= cash] if room else []
        goals = {market for good in offers for market in chart.markets[good]}
        for good, _ in lots:
            goals.update(chart.markets[good])
        goals.discard(port)
        found = [self._depart(stop, goal, offers, room) for goal in goals]
        if room:
            found += [self._depart(stop, goal, [], room) for goal in self._approaches(stop, goals, bool(offers))]
        return found

    def _approaches(self, stop: Stop, goals: set[int], all_ports: bool) -> list[int]:
        """List the ports where a new trip looks best from here."""
        chart, rate, port = self.chart, self.rate, stop.port
        valued = []
        for other in range(chart.ports):
            promise = self.promise[other]
            if promise and other != port and (all_ports or other not in goals):
                valued.append((rate * chart.turns[other][port] - promise, other))
        valued.sort()
        return [other for _, other in valued[:_APPROACHES]]

    def _depart(self, stop: Stop, goal: int, offers: list[int], room: int) -> Stop:
        """Fill the hold for a goal and sail there."""
        chart = self.chart
        turns = chart.turns[goal][stop.port]
        star = self._by_star(stop.port, goal) if self.voucher and stop.first < 0 else 0.0
        if not offers:
            return self._arrive(stop, goal, turns, stop.lots, stop.cash, stop.hand, star)
        bundle = self._bundle(stop, goal, offers, room, stop.time + turns)
        if not bundle:
            return self._arrive(stop, goal, turns, stop.lots, stop.cash, stop.hand, star)
        alive = self.alive[min(int(stop.time * 2), HALVES)]
        cash, value = stop.cash, star
        hand = stop.hand[:]
        for good, loads in bundle:
            hand[good] -= 1
            cash -= loads * chart.buy[good]
            value += alive * (self.bonus[good] - loads * chart.half[good])
        arrived = self._arrive(stop, goal, turns, stop.lots + bundle, cash, hand, value)
        if stop.first < 0:
            arrived.bundle = bundle
        return arrived

    def _bundle(self, stop: Stop, goal: int, offers: list[int], room: int, arrival: float) -> Lots:
        """Choose lots to buy: one load of every card that is worth it, and the rest of the room for the best."""
        chart, bonus = self.chart, self.bonus
        prices = chart.price[goal]
        now = self.alive[min(int(stop.time * 2), HALVES)]
        then = self.alive[min(int(arrival * 2), HALVES)]
        valued: list[tuple[float, float, int]] = []
        for good in offers:
            sold = then * (prices[good] - chart.half[good]) if prices[good] else 0.0
            later = self._later(good, goal, arrival)
            a_load = max(sold, later) - now * chart.half[good]
            if a_load + now * bonus[good] > 0:
                valued += [(-a_load, -now * bonus[good], good)] * stop.hand[good]
        valued.sort()
        return _filled(valued, room, stop.cash, chart.buy)

    def _later(self, good: int, port: int, time: float) -> float:
        """Value a load aboard that is sold after a port: the best price, less the way there."""
        key = (good * 64 + port) * 512 + min(int(time * 2), HALVES)
        found = self.onward.get(key)
        if found is None:
            chart, alive = self.chart, self.alive
            found = 0.0
            for market in chart.markets[good]:
                if market != port:
                    turns = chart.turns[market][port]
                    goes_on = alive[min(int((time + turns) * 2), HALVES)]
                    value = goes_on * (chart.price[market][good] - chart.half[good] - self.share * turns)
                    found = max(found, value)
            self.onward[key] = found
        return found

    def _arrive(
        self, stop: Stop, port: int, turns: float, lots: Lots, cash: int, hand: list[int], value: float
    ) -> Stop:
        """Sail to a port and sell there what it takes."""
        chart = self.chart
        time = stop.time + turns
        value += stop.value - self.cost(stop.time, turns, lots, cash)
        if stop.port >= 0:
            value += self.haven * self.chance(stop.time) * self.risk(lots, cash)
        cash -= int(chart.cards.running_cost * turns)
        if lots:
            then = self.alive[min(int(time * 2), HALVES)]
            prices = chart.price[port]
            kept = []
            for good, loads in lots:
                price = prices[good]
                if price:
                    cash += loads * price
                    value += then * loads * (price - chart.half[good])
                else:
                    kept.append((good, loads))
            lots = tuple(kept)
        return Stop(value, port, time, cash, hand, lots, stop.first, stop.bundle)

    def cost(self, time: float, turns: float, lots: Lots, cash: int) -> float:
        """Return what a way costs: its turns, as long as the game continues, and the risk for ship and cargo."""
        alive = self.alive[min(int((time + turns / 2) * 2), HALVES)]
        return alive * turns * (self.rate + self.chance(time + turns / 2) * self.risk(lots, cash))

    def chance(self, time: float) -> float:
        """Return the chance that doubles would find no voucher then."""
        return self.uncovered[min(int(time * 2), HALVES)] if self.uncovered else 1.0

    def risk(self, lots: Lots, cash: int) -> float:
        """Return what a turn costs by what may happen to ship and cargo."""
        cargo = 0
        for good, loads in lots:
            cargo += loads * self.chart.buy[good]
        return cargo * self.cargo_risk + self.exposure(cash)

    def _by_star(self, port: int, goal: int) -> float:
        """Return what is gained by calling at a star on the way to a port."""
        far = self.chart.turns[goal]
        found = 0.0
        for star in stars(self.chart.cards):
            more = star.turns[port] + far[star.field] - far[port]
            found = max(found, self.voucher - more * self.rate)
        return found

    def exposure(self, cash: int) -> float:
        """Return what a turn costs without the cash for a new ship, should this one be lost (R-4.1 to R-4.3)."""
        short = self.reserve + self.afresh - cash
        if short <= 0:
            return 0.0
        debt = max(1.0 - max(cash, 0) / self.reserve, 0.0)
        return self.ruin * min(short / self.afresh, 1.0) + self.debt_risk * debt

    def end_value(self, stop: Stop) -> float:
        """Value what a plan leaves open: lots still aboard; and want of cash, which lasts if nothing is done."""
        value = 0.0
        for good, loads in stop.lots:
            value += loads * self._later(good, stop.port, stop.time)
        rest = _HORIZON - stop.time
        if rest > 0:
            value -= self.alive[min(int(stop.time * 2), HALVES)] * rest * self.exposure(stop.cash)
        return value


def _filled(valued: list[tuple[float, float, int]], room: int, cash: int, prices: list[int]) -> Lots:
    """Fill the room: a load for each card whose bonus is worth the place, the rest for the best goods first."""
    chosen: list[list[int]] = []
    best = 0.0
    for a_load, bonus, good in valued:
        price = prices[good]
        if price <= cash and room and (not chosen or -a_load - bonus > best):
            if not chosen:
                best = max(-a_load, 0.0)
            chosen.append([good, 1, a_load < 0])
            room -= 1
            cash -= price
    for lot in chosen:
        if lot[2]:
            price = prices[lot[0]]
            more = min(room, cash // price)
            lot[1] += more
            room -= more
            cash -= more * price
    return tuple([(good, loads) for good, loads, _ in chosen])


def _chosen(stops: list[Stop], count: int) -> list[Stop]:
    """Keep the best plans, only a few with the same beginning."""
    stops = sorted(stops, key=_stop_value)
    kept: list[Stop] = []
    alike: dict[int, int] = {}
    for stop in stops:
        if len(kept) == count:
            break
        if alike.get(stop.first, 0) < _ALIKE:
            alike[stop.first] = alike.get(stop.first, 0) + 1
            kept.append(stop)
    return kept


def _stop_value(stop: Stop) -> float:
    return -stop.value


def _value(found: tuple[float, Stop]) -> float:
    return found[0]

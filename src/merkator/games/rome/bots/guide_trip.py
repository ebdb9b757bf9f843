"""The trip that follows a line of rome: what is aboard and where it brings most, or what is bought next and where."""

from __future__ import annotations

from merkator.bots.explain_course import Course
from merkator.core.contract import Game
from merkator.core.wording import Message
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.bots.weights import Weights
from merkator.games.rome.rules.actions import lot_good, lot_loads
from merkator.games.rome.rules.position_data import FIELD, NO_SHIP
from merkator.games.rome.rules.state import State
from merkator.games.rome.words.names import cargo, money, name_known


class Trip:
    """A trip that may follow: its message, and the port it sails to."""

    def __init__(self, message: Message, port: int, field: int) -> None:
        self.message = message
        self.port = port
        self.field = field  # where the ship is


class Trips:
    """Finds trips, and says in what those after two lines differ."""

    def __init__(self, game: Game, chart: Distances, weights: Weights) -> None:
        self.game = game
        self.chart = chart
        self.cards = chart.cards
        self.weights = weights

    def compared(self, mine: Course, other: Course) -> list[Message]:
        """Name the trips that follow two lines; of one and the same, in which it has less way to go."""
        one, two = self.trip(mine), self.trip(other)
        if one is not None and two is not None and one.message == two.message:
            return self._nearer(one, two)
        found: list[Message] = [] if one is None else [one.message]
        return found if two is None else [*found, (f"{two.message[0]}-other", two.message[1])]

    def _nearer(self, one: Trip, two: Trip) -> list[Message]:
        """Say after which of two lines the port is nearer that both make for, or after which the ship is in port."""
        far = self.cards.sea.distance[one.port]
        fields = far[two.field] - far[one.field]
        if fields:
            port = name_known("port", self.cards.port_ids[one.port], "", self.game)
            return [("hint-nearer" if fields > 0 else "hint-nearer-other", {"port": port, "fields": abs(fields)})]
        here, there = one.field < self.chart.ports, two.field < self.chart.ports
        return [] if here == there else [("hint-in-port" if here else "hint-in-port-other", {})]

    def trip(self, course: Course) -> Trip | None:
        """Return the trip that sells what is aboard; with an empty hold, the next that could be begun."""
        s = course.end
        assert isinstance(s, State)
        field = s.holdings[course.seat][FIELD]
        if field == NO_SHIP or s.over:
            return None
        judge = Judge(s, course.seat, self.chart, self.weights)
        if judge.lots:
            return self._sale("hint-trip", judge, field, count_loads(s.cargo[course.seat]))
        if field < self.chart.ports and not _traded(course):
            return self._purchase("hint-trip-buy", judge, field) or self._next(judge)
        return self._next(judge)

    def _purchase(self, id: str, judge: Judge, port: int) -> Trip | None:
        """Return the trip that begins in a port, if there is a good one."""
        bundle: dict[int, int] = {}  # a good may be bought on several cards
        for good, loads in judge.planner.from_port(port, judge.cash, ()).bundle:
            bundle[good] = bundle.get(good, 0) + loads
        found = self._sale(id, judge, port, bundle)
        if found is None or found.message[1]["gain"] == "no":
            return None
        found.message[1]["here"] = name_known("port", self.cards.port_ids[port], "at", self.game)
        return found

    def _next(self, judge: Judge) -> Trip | None:
        """Return the trip that begins in the port that the best plan makes for."""
        planner, field = judge.planner, judge.field
        far = self.chart.turns
        goals = planner.from_field(field, judge.cash, ())
        valued = [
            (planner.cost(0.0, far[port][field], (), judge.cash) - value, port)
            for port, value in goals.items()
            if port != field
        ]
        if not valued:
            return None
        port = min(valued)[1]
        found = self._purchase("hint-trip-next", judge, port)
        if found is None:
            return None
        found.message[1]["there"] = self._way(port, field)
        return Trip(found.message, port, field)

    def _sale(self, id: str, judge: Judge, field: int, aboard: dict[int, int]) -> Trip | None:
        """Return the trip from a field that sells goods where they bring most."""
        port, sold = self._market(judge, field, aboard)
        if not sold:
            return None
        chart = self.chart
        earned = sum([count * chart.price[port][good] for good, count in sold.items()])
        gain = earned - sum([count * chart.buy[good] for good, count in sold.items()])
        lots = [{"good": self.cards.good_ids[good], "loads": count} for good, count in sold.items()]
        values: dict[str, object] = {
            "goods": cargo(lots),
            "at": name_known("port", self.cards.port_ids[port], "at", self.game),
            "money": money(earned),
            "profit": money(abs(gain)),
            "gain": "yes" if gain >= 0 else "no",
            "way": self._way(port, field),
        }
        return Trip((id, values), port, field)

    def _way(self, port: int, field: int) -> Message:
        return "hint-turns", {"turns": round(self.chart.turns[port][field])}

    def _market(self, judge: Judge, field: int, aboard: dict[int, int]) -> tuple[int, dict[int, int]]:
        """Return the port where goods earn most for the way there, and what of them is sold there."""
        best, found = 0.0, (0, dict[int, int]())
        for port in range(self.chart.ports):
            prices = self.chart.price[port]
            sold = {good: count for good, count in aboard.items() if prices[good]}
            way = judge.look.rate * self.chart.turns[port][field]
            value = sum([count * prices[good] for good, count in sold.items()]) - way
            if sold and (not found[1] or value > best):
                best, found = value, (port, sold)
        return found


def count_loads(codes: list[int]) -> dict[int, int]:
    """Return the loads of lots by good, ascending.

    >>> count_loads([16, 35, 38])
    {3: 2, 7: 5}
    """
    counts: dict[int, int] = {}
    for code in sorted(codes):
        counts[lot_good(code)] = counts.get(lot_good(code), 0) + lot_loads(code)
    return counts


def _traded(course: Course) -> bool:
    """Say whether a line ends after the purchases of its turn: with the roll, the ship leaves the port."""
    return course.stopped and course.end.turns == course.start.turns

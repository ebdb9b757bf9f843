"""Hints for rome: what lines differ in is cargo, money, ships, and the trip that follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from merkator.bots.explain_course import Course
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.core.wording import Message, player
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.guide_trip import Trips, count_loads
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.bots.weights import Weights
from merkator.games.rome.rules.actions import ATTACK, BEGIN, BUY, DEMAND, FIGHT, SAIL, SELL, STAY, lot_good
from merkator.games.rome.rules.cards import Cards
from merkator.games.rome.rules.position_data import CASH, FIELD, NO_SHIP, OUT, VOUCHERS
from merkator.games.rome.rules.scoring import borrowed, debts, wealth
from merkator.games.rome.rules.state import State as RomeState
from merkator.games.rome.words.choices import action_message
from merkator.games.rome.words.names import loads, money, name_known, plain

_STEPS: Final = ("sold", "bought", "sailed", "built", "asked", "offered", "attacked", "repaid", "returned", "yielded")
_GOALS: Final = 5  # ports that a move is compared for
_ROUNDED: Final = 100  # sesterces


class RomeGuide:
    """Knows rome."""

    policy = "greedy"
    rivals = "greedy"
    others: Sequence[int] = ()
    futures = 8
    usual = 2000.0

    def __init__(self, game: Game) -> None:
        self.game = game
        found: Any = game
        self.cards: Cards = found.cards
        self.chart = Distances(self.cards)
        self.weights = Weights()
        self.trips = Trips(game, self.chart, self.weights)

    def look(self, state: State) -> None:
        """Look at nothing: each position is valued for itself."""

    def worth(self, state: State, seat: int) -> float:
        """Return the wealth of a seat and what its best plan adds to it."""
        assert isinstance(state, RomeState)
        s = state
        total = float(wealth(s, seat))
        if s.over or s.holdings[seat][OUT]:
            return total
        judge = Judge(s, seat, self.chart, self.weights)
        total += judge.voucher(1) * min(s.holdings[seat][VOUCHERS], 3) - judge.burden(seat)
        if judge.field == NO_SHIP:  # not before the first port is chosen, or after the ship was lost
            return total
        return total + judge.planner.best(judge.field, judge.cash, judge.lots)

    def prospect(self, state: State, seat: int) -> float:
        """Return the same: the best plan looks ahead."""
        return self.worth(state, seat)

    def wager(self, state: State) -> bool:
        """Say whether it is about a fight: to attack or not, to fight or to yield."""
        return any([action == FIGHT or ATTACK <= action < ATTACK + state.players for action in state.choices])

    def expected(self, state: State, seat: int) -> float:
        """Return the same: nobody can say how many more trips there will be."""
        return self.worth(state, seat)

    def _way(self, judge: Judge, port: int, field: int) -> float:
        return judge.planner.cost(0.0, self.chart.turns[port][field], judge.lots, judge.cash)

    def candidates(self, state: State, chosen: int) -> list[int]:
        """Return what is worth comparing: of purchases the largest lots, of moves those towards good ports."""
        assert isinstance(state, RomeState)
        choices = state.legal()
        largest = {lot_good(action - BUY): action for action in choices if BUY <= action < DEMAND}  # loads ascend
        kept = [
            action
            for action in choices
            if action == chosen or not (BUY <= action < DEMAND) or action in largest.values()
        ]
        if len(choices) > _GOALS and BEGIN <= choices[0] < SELL:
            return self._beginnings(state, chosen)
        moves = [action for action in kept if action >= STAY]
        if len(moves) > _GOALS:
            kept = [action for action in kept if action < STAY] + self._moves(state, moves, chosen)
        return kept

    def _beginnings(self, s: RomeState, chosen: int) -> list[int]:
        """Return the best ports to begin in, and the one that was chosen."""
        judge = Judge(s, s.seat, self.chart, self.weights)
        values = judge.planner.from_field(0, judge.cash, (), list(range(self.chart.ports)))
        ranked = sorted(s.choices, key=lambda action: -values[action - BEGIN])
        return list(dict.fromkeys([chosen, *ranked[:_GOALS]]))

    def _moves(self, s: RomeState, moves: list[int], chosen: int) -> list[int]:
        """Return the one that was chosen, and the nearest to each of the best ports; others if it is that for all."""
        judge = Judge(s, s.seat, self.chart, self.weights)
        here = judge.field if judge.field != NO_SHIP else 0
        goals = judge.planner.from_field(here, judge.cash, judge.lots)
        ports = sorted(goals, key=lambda port: self._way(judge, port, here) - goals[port])[:_GOALS]
        others = [move for move in moves if move != chosen]
        nearest = self._nearest(ports, moves, here) - {chosen} or self._nearest(ports, others, here)
        return [chosen, *sorted(nearest)]

    def _nearest(self, ports: list[int], moves: list[int], here: int) -> set[int]:
        """Return the moves that end nearest to some ports."""
        return {min([(self._far(port, move, here), move) for move in moves])[1] for port in ports}

    def _far(self, port: int, move: int, here: int) -> float:
        """Return how many turns a port is away after a move."""
        return self.chart.turns[port][here if move == STAY else move - SAIL]

    def choice(self, state: State, action: int) -> Message:
        """Return the words for a choice."""
        return action_message(state, action, state.names)

    def steps(self, course: Course) -> list[Message]:
        """Return what a line does after its first action, each step as a phrase."""
        return [self._step(event, course) for event in course.later if event.kind in _STEPS]

    def _step(self, event: Event, course: Course) -> Message:
        facts: dict[str, Any] = event.values
        values: dict[str, object] = {}
        if "good" in facts:
            values["good"] = plain(facts["good"])
        if "loads" in facts:
            values["goods"] = loads(facts["good"], facts["loads"])
        if "amount" in facts:
            values["money"] = money(facts["amount"])
        if event.kind == "sailed":
            values["to"] = name_known("field", facts["to"], "to", self.game)
        elif "whom" in facts or "to" in facts:
            values["whom"] = player(course.start.names, facts["whom"] if "whom" in facts else facts["to"])
        if "port" in facts:
            values["at"] = name_known("port", facts["port"], "at", self.game)
        return f"hint-step-{event.kind}", values

    def differences(self, mine: Course, other: Course) -> list[Message]:
        """Return what a line has that another does not have: goods aboard, cards used, cash, less debt and so on."""
        me, them = _state(mine), _state(other)
        seat = mine.seat
        found = self._cargo(me, them, seat)
        cash = me.holdings[seat][CASH] - them.holdings[seat][CASH]
        if cash > 0:
            found.append(("hint-cash", {"money": money(cash)}))
        less = debts(them, seat) - debts(me, seat)
        if less > 0:
            found.append(("hint-less-debt", {"money": money(less)}))
        interest = (borrowed(them, seat) - borrowed(me, seat)) * self.cards.interest // 100
        if interest > 0:
            found.append(("hint-spared", {"money": money(interest)}))
        vouchers = me.holdings[seat][VOUCHERS] - them.holdings[seat][VOUCHERS]
        if vouchers > 0:
            found.append(("hint-vouchers", {"count": vouchers}))
        if me.holdings[seat][FIELD] != NO_SHIP and them.holdings[seat][FIELD] == NO_SHIP:
            found.append(("hint-ship", {}))
        return found + self._credit(mine, other)

    def _credit(self, mine: Course, other: Course) -> list[Message]:
        """Return what speaks for the larger of two sums that are asked for or offered, and for the smaller one.

        Others may offer less than is asked for, and take less than is offered.
        """
        (kind, one), (another, two) = _sum(mine), _sum(other)
        if not kind or kind != another or one == two:
            return []
        more, interest = money(abs(one - two)), money(abs(one - two) * self.cards.interest // 100)
        if kind == "asked":
            return [("hint-credit", {"money": more}) if one > two else ("hint-spared", {"money": interest})]
        return [("hint-interest", {"money": interest}) if one > two else ("hint-kept", {"money": more})]

    def _cargo(self, me: RomeState, them: RomeState, seat: int) -> list[Message]:
        """Return the goods there are more of aboard, and other cards that are out of the hand and cost no penalty."""
        ids = self.cards.good_ids
        more = _more(me.cargo[seat], them.cargo[seat])
        found: list[Message] = [("hint-aboard", {"goods": loads(ids[good], count)}) for good, count in more]
        for good, kept in enumerate(them.hands[seat]):
            used = kept - me.hands[seat][good]
            if used > 0 and good not in dict(more):  # goods aboard have used up a card: no need to say so
                penalty = money(used * self.cards.penalty[good])
                found.append(("hint-card-used", {"count": used, "good": plain(ids[good]), "money": penalty}))
        return found

    def outlook(self, mine: Course, other: Course) -> list[Message]:
        """Return the trips that follow two lines, where they differ."""
        return self.trips.compared(mine, other)

    def amount(self, value: float) -> Message:
        """Return sesterces as a phrase, rounded as much as anyone can tell."""
        return money(max(_ROUNDED, round(value / _ROUNDED) * _ROUNDED))


def _state(course: Course) -> RomeState:
    assert isinstance(course.end, RomeState)
    return course.end


def _sum(course: Course) -> tuple[str, int]:
    """Return what kind of a sum a line names first, and how much: asked for or offered; nothing if it names none."""
    for event in course.events:
        amount = event.values.get("amount")
        if event.kind in ("asked", "offered") and isinstance(amount, int):
            return event.kind, amount
    return "", 0


def _more(mine: list[int], theirs: list[int]) -> list[tuple[int, int]]:
    """Return goods of which there is more aboard, and how much.

    >>> _more([16, 35], [38])
    [(3, 2)]
    """
    have, lack = count_loads(mine), count_loads(theirs)
    more = [(good, count - lack.get(good, 0)) for good, count in have.items()]
    return [(good, count) for good, count in more if count > 0]

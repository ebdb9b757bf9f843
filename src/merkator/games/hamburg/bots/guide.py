"""Hints for hamburg: what lines differ in is contracts, cards, places, money, time, goods and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from merkator.bots.budget import Budget
from merkator.bots.explain_course import Course
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.core.wording import Message
from merkator.games.hamburg.bots.lines import Turns
from merkator.games.hamburg.bots.planning import beam
from merkator.games.hamburg.bots.search import Search
from merkator.games.hamburg.bots.trained import evaluation
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.rules.actions import GOODS, STAY
from merkator.games.hamburg.rules.position_data import MONEY, TIME
from merkator.games.hamburg.rules.state import State as HamburgState
from merkator.games.hamburg.words.choices import action_message
from merkator.games.hamburg.words.names import cargo, figure, money_count, name_known, pieces, time_count

_MOST_KINDS: Final = 3  # goods listed one by one; more are counted together
_STEPS: Final = ("sold", "gave", "bought", "picked", "travelled", "joined", "took", "fulfilled")
_CARDS: Final = ("building", "bonus", "contract")
_AHEAD: Final = 4  # turns after this one that two choices are compared by, alone
_NODES: Final = 300  # positions for each look so far ahead


class HamburgGuide:
    """Knows hamburg."""

    policy = "planner@300"
    rivals = "greedy"
    others: Sequence[int] = (STAY,)
    futures = 3
    usual = 5.0

    def __init__(self, game: Game) -> None:
        self.game = game
        self._judges: dict[int, Judge] = {}  # by the number of players

    def _judge(self, s: HamburgState) -> Judge:
        if s.players not in self._judges:
            self._judges[s.players] = evaluation(s.cards, s.players)
        return self._judges[s.players]

    def look(self, state: State) -> None:
        """Estimate how long the game lasts, once for all that is compared."""
        assert isinstance(state, HamburgState)
        self._judge(state).look(state)

    def worth(self, state: State, seat: int) -> float:
        """Return the points a seat may expect, with others as a lead: what the bots want most of."""
        assert isinstance(state, HamburgState)
        return self._judge(state).outcome(state, seat)

    def prospect(self, state: State, seat: int) -> float:
        """Return the same as it looks some turns later: in solo games only; with more players that shows no more."""
        assert isinstance(state, HamburgState)
        if state.players > 1 or state.over:
            return self.worth(state, seat)
        search = Search(Turns(self._judge(state)), [beam(_AHEAD)])
        return search.prospect(state, seat, Budget(_NODES, share=1.0))

    def wager(self, state: State) -> bool:
        """Say no: there are no dice."""
        return False

    def expected(self, state: State, seat: int) -> float:
        """Return the points a seat may expect at the end."""
        assert isinstance(state, HamburgState)
        return state.scores[seat] if state.over else self._judge(state).value(state, seat)

    def candidates(self, state: State, chosen: int) -> list[int]:
        """Return all that can be chosen: it is never very much."""
        return state.legal()

    def choice(self, state: State, action: int) -> Message:
        """Return the words for a choice."""
        return action_message(state, action, state.names)

    def steps(self, course: Course) -> list[Message]:
        """Return what a line does after its first action, each step as a phrase."""
        return [self._step(event) for event in course.later if event.kind in _STEPS]

    def _step(self, event: Event) -> Message:
        facts: dict[str, Any] = event.values
        values: dict[str, object] = {}
        for kind in _CARDS:
            if kind in facts:
                values["card"] = name_known(kind, facts[kind], "object", self.game)
        if "place" in facts:
            values["to"] = (f"place-{facts['place']}.to", {})
        if "goods" in facts:
            values["goods"] = cargo(facts["goods"])
        return f"hint-step-{event.kind}", values

    def differences(self, mine: Course, other: Course) -> list[Message]:
        """Return what a line has that another does not have, as phrases."""
        found = self._cards(mine, other)
        found += self._points(mine, other)
        me, them = self._holdings(mine), self._holdings(other)
        if me[MONEY] > them[MONEY]:
            found.append(money_count(me[MONEY] - them[MONEY]))
        if me[TIME] > them[TIME]:
            found.append(time_count(me[TIME] - them[TIME]))
        return found + self._goods(me, them)

    def _cards(self, mine: Course, other: Course) -> list[Message]:
        """Return contracts that are fulfilled, and cards that are bought, here and not there."""
        found: list[Message] = []
        theirs = [event for event in other.events if event.kind in ("fulfilled", "bought")]
        for event in mine.events:
            if event.kind in ("fulfilled", "bought") and event not in theirs:
                kind = next(kind for kind in _CARDS if kind in event.values)
                card = name_known(kind, str(event.values[kind]), "", self.game)
                found.append((f"hint-{'fulfilled' if event.kind == 'fulfilled' else kind}", {"card": card}))
        return found

    def _points(self, mine: Course, other: Course) -> list[Message]:
        more = mine.end.scores[mine.seat] - other.end.scores[other.seat]
        return [("hint-points", {"points": points(more)})] if more > 0 else []

    def _holdings(self, course: Course) -> list[int]:
        assert isinstance(course.end, HamburgState)
        return course.end.holdings[course.seat]

    def _goods(self, me: list[int], them: list[int]) -> list[Message]:
        more = [(good, me[good] - them[good]) for good in range(GOODS) if me[good] > them[good]]
        if len(more) > _MOST_KINDS:
            return [("hint-goods", {"count": sum([count for _, count in more])})]
        ids = self._ids()
        return [pieces(ids[good], count) for good, count in more]

    def _ids(self) -> list[str]:
        cards: Any = self.game
        return list(cards.cards.good_ids)

    def outlook(self, mine: Course, other: Course) -> list[Message]:
        """Return nothing: what a turn brings in hamburg is there when it ends."""
        return []

    def amount(self, value: float) -> Message:
        """Return points as a phrase, rounded as much as anyone can tell."""
        return points(max(0.5, round(value * 2) / 2) if value < 3 else float(round(value)))


def points(value: float) -> Message:
    """Return points: "2½ points".

    >>> points(2.5)
    ('points', {'points': 2.5, 'shown': '2½'})
    """
    return "points", {"points": value, "shown": figure(value)}

"""Whole turns of hamburg: every sensible way to play on from a position to the end of the turn.

Small decisions are made by rule of thumb (what to pay with, what to lose, how others answer); the large ones (what to
buy, where to go, how to split cubes, which contracts to fulfil) are all tried, as far as the width allows. Cards that
come up on the way are those of the position's own chance: callers hand in imagined positions.
"""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SECOND, STEP
from merkator.games.hamburg.bots.purchases import Purchases
from merkator.games.hamburg.bots.turn import fulfilments, way_to_pay
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.rules import payment, placement
from merkator.games.hamburg.rules.actions import (
    BUY_BONUS,
    BUY_BUILDING,
    CHOICE,
    DONE,
    FULFIL,
    GO,
    JOIN,
    KEEP,
    LOSE,
    PEACE,
    PLACE,
    PLACE_BEST,
    REWARD_STACK,
    SPLIT,
    STAY,
    TURN,
)
from merkator.games.hamburg.rules.position_data import (
    FORCED_STEP,
    FULFIL_STEP,
    INVEST_STEP,
    JOIN_STEP,
    LETTER_STEP,
    LOSS_STEP,
    PAY_STEP,
    PLACE_STEP,
    REWARD_STEP,
    SPLIT_STEP,
    SWAP_STEP,
    TRAVEL_STEP,
)
from merkator.games.hamburg.rules.state import State

UNSURE: Final = -1
"""Nothing was left to chance so far."""


class Line:
    """A way to play on: its actions, the position it leads to, and what that is worth to the player."""

    def __init__(self, actions: list[int], sure: int, state: State, value: float) -> None:
        self.actions = actions
        self.sure = sure  # how many of them are sure; then chance decides
        self.state = state
        self.value = value


class Width:
    """How much is tried in a turn."""

    def __init__(self, plans: int, margin: float, journeys: int, splits: int, fulfilments: int) -> None:
        self.plans = plans  # purchases, by how good they look at once
        self.margin = margin  # none that looks worse than the best by more than this
        self.journeys = journeys  # with each purchase but the best, for which all are tried
        self.splits = splits
        self.fulfilments = fulfilments  # contracts in a row


class Path:
    """What stays the same while the lines of a turn are followed: whose they are, in which turn, how wide."""

    def __init__(self, seat: int, turn: int, width: Width, found: list[Line]) -> None:
        self.seat = seat
        self.turn = turn
        self.width = width
        self.found = found


class Turns:
    """Lists whole turns."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.nodes = 0  # positions valued so far

    def lines(self, s: State, width: Width) -> list[Line]:
        """List ways to play on to the end of the turn for the seat that decides; `s` is not changed."""
        found: list[Line] = []
        path = Path(s.seat, s.turns, width, found)
        if s.agenda[STEP] == INVEST_STEP:
            self._invest(s, path)
        else:
            self._go_on(s.copy(), [], UNSURE, path)
        return found

    def _invest(self, s: State, path: Path) -> None:
        """Try all journeys with the deal that looks best; with the others only those that were best then."""
        if s.package:
            self._deal(s, [], [], path, [])
            return
        width = path.width
        purchases = Purchases(s, path.seat, self.judge)
        self.nodes += purchases.nodes
        journeys: list[int] = []
        for deal in purchases.deals(width.plans, width.margin, self.judge.w.money):
            order = self._deal(s, purchases.actions(deal), deal.cards, path, journeys)
            if not journeys:
                journeys = order[: width.journeys]

    def _deal(self, s: State, deal: list[int], cards: list[int], path: Path, journeys: list[int]) -> list[int]:
        """Follow a deal with some journeys (none named: all); return them, best first."""
        copy = s.copy()
        actions: list[int] = []
        sure = self._invested(copy, deal, actions, path)
        if copy.over or copy.turns != path.turn or copy.agenda[STEP] != TRAVEL_STEP:
            self._go_on(copy, actions, sure, path)
            return []
        tried = copy.choices
        if journeys:
            wanted = journeys
            for card in cards:
                if card < BUY_BUILDING:
                    wanted = [*wanted, GO + copy.cards.bonus_place[card - BUY_BONUS]]
            tried = [journey for journey in tried if journey in wanted]
        return self._travel(copy, tried, actions, sure, path)

    def _travel(self, s: State, tried: list[int], actions: list[int], sure: int, path: Path) -> list[int]:
        """Follow journeys to the end of the turn; return them, best first."""
        order: list[tuple[float, int]] = []
        found = path.found
        for journey in tried:
            before = len(found)
            self._follow(s.copy(), journey, actions, sure, path)
            best = found[before].value
            for at in range(before + 1, len(found)):
                best = max(best, found[at].value)
            order.append((-best, journey))
        order.sort()
        return [journey for _, journey in order]

    def _invested(self, s: State, deal: list[int], actions: list[int], path: Path) -> int:
        """Play a deal and end the step; note what was played, and return how much of it is sure."""
        sure = UNSURE
        for action in deal:
            if action in s.choices:  # a payment may be complete before all is given
                s.play(action)
                actions.append(action)
                if s.drawn and sure == UNSURE:
                    sure = len(actions)
        while not s.over and s.turns == path.turn and s.agenda[STEP] in (INVEST_STEP, FORCED_STEP):
            if s.seat != path.seat:
                s.play(self.answer(s))
                continue
            action = self.answer(s)
            s.play(action)
            actions.append(action)
            if s.drawn and sure == UNSURE:
                sure = len(actions)
        return sure

    def _follow(self, s: State, action: int, actions: list[int], sure: int, path: Path) -> None:
        """Play an action, then follow the position to the end of the turn."""
        s.play(action)
        actions = [*actions, action]
        self._go_on(s, actions, len(actions) if s.drawn and sure == UNSURE else sure, path)

    def _go_on(self, s: State, actions: list[int], sure: int, path: Path) -> None:
        """Follow a position, which is played on, to the end of the turn; all choices are followed."""
        while not s.over and s.turns == path.turn:
            if s.seat != path.seat:
                s.play(self.answer(s))
                if s.drawn and sure == UNSURE:
                    sure = len(actions)
                continue
            tried = self._tried(s, path.width)
            for action in tried[1:]:
                self._follow(s.copy(), action, actions, sure, path)
            s.play(tried[0])
            actions = [*actions, tried[0]]
            if s.drawn and sure == UNSURE:
                sure = len(actions)
        self.nodes += 1
        path.found.append(Line(actions, sure, s, self.judge.outcome(s, path.seat)))

    def _tried(self, s: State, width: Width) -> list[int]:
        """List what is tried in the step that is due."""
        step = s.agenda[STEP]
        if step == SPLIT_STEP:
            return self._splits(s, width.splits)
        if step == FULFIL_STEP:
            return self._fulfilments(s, width)
        if step in (TRAVEL_STEP, REWARD_STEP, SWAP_STEP, JOIN_STEP, FORCED_STEP):
            return s.choices
        return [self.answer(s)]

    def _best_of(self, s: State, actions: list[int]) -> int:
        """Return the action after which the seat that decides stands best."""
        seat = s.seat
        self.nodes += len(actions)
        valued: list[tuple[float, int]] = []
        for action in actions:
            copy = s.copy()
            copy.play(action)
            valued.append((-self.judge.value(copy, seat), action))
        return min(valued)[1]

    def _splits(self, s: State, count: int) -> list[int]:
        """List the splits that leave one or the other good as it is wanted, and one between."""
        choices = s.choices
        if len(choices) <= count:
            return choices
        agenda = s.agenda
        place = agenda[FIRST]
        cubes = agenda[SECOND]
        mine = s.holdings[s.seat]
        first = -mine[2 * place]
        second = -mine[2 * place + 1]
        for contract in s.contracts[s.seat]:
            if contract < PEACE:
                need = s.cards.need[contract]
                first += need[2 * place]
                second += need[2 * place + 1]
        lowest = choices[0] - SPLIT
        highest = min(cubes - 1, choices[-1] - SPLIT) if cubes > 1 else 1
        found: list[int] = []
        for wanted in (first, cubes - second, cubes // 2, lowest, highest):
            action = SPLIT + max(lowest, min(highest, wanted))
            if action not in found and len(found) < count:
                found.append(action)
        return found

    def _fulfilments(self, s: State, width: Width) -> list[int]:
        """List contracts that can be fulfilled, in ascending order so that no set is tried twice, and done."""
        used = s.used
        if len(used) >= width.fulfilments:
            return [DONE]
        last = used[-1] if used else -1
        return [DONE] + [
            action for action in fulfilments(s) if (action - FULFIL if action < CHOICE else action - CHOICE) > last
        ]

    def answer(self, s: State) -> int:
        """Return what the seat that decides does by rule of thumb."""
        step = s.agenda[STEP]
        if step == PAY_STEP:
            return way_to_pay(s, self.judge.worth(s, s.seat, s.agenda[FIRST]))
        if step == LOSS_STEP:
            return self._least(s)
        if step == JOIN_STEP:
            return self._join(s)
        if step == FULFIL_STEP:
            tried = fulfilments(s)
            return tried[-1] if tried else DONE
        if step == PLACE_STEP:
            return _placed(s)
        if step == LETTER_STEP:
            return self._letter(s)
        if step == REWARD_STEP:
            return REWARD_STACK
        if step == SPLIT_STEP:
            return self._splits(s, 1)[0]
        if DONE in s.choices:  # nothing more is bought, nothing is offered for another contract, none is swapped
            return DONE
        if step == INVEST_STEP:
            return self._best_of(s, [action for action in s.choices if not BUY_BONUS <= action < GO])
        return self._best_of(s, s.choices) if step == FORCED_STEP else s.choices[0]

    def _letter(self, s: State) -> int:
        """Turn over another counter when a letter nobody knows costs less (H-4.2)."""
        worth = self.judge.worth(s, s.seat, -1)
        known = self.judge.letter_cost(s, s.seat, s.agenda[FIRST], worth)
        return TURN if self.judge.loss(s, s.seat) < known else KEEP

    def _join(self, s: State) -> int:
        """Join where a contract can be fulfilled."""
        seat = s.seat
        mine = s.holdings[seat]
        cards = s.cards
        for contract in s.contracts[seat]:
            if contract < PEACE and cards.contract_place[contract] == s.place:
                parts = cards.parts[contract]
                if payment.payable(cards, mine, parts, 0, parts[1], 0):
                    return JOIN
        return STAY

    def _least(self, s: State) -> int:
        worth = self.judge.worth(s, s.seat, -1)
        found = s.choices[0]
        if found == DONE:
            return found
        for action in s.choices:
            if action < PLACE and worth[action - LOSE] < worth[found - LOSE]:
                found = action
        return found


def _placed(s: State) -> int:
    if PLACE_BEST in s.choices:
        return PLACE_BEST
    wanted = [PLACE + good for good in placement.best(s, s.seat) if PLACE + good in s.choices]
    return wanted[0] if wanted else DONE

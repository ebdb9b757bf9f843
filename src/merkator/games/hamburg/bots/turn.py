"""Looking one turn ahead in hamburg: what a choice leads to until the turn ends, behind a veil.

Everything is tried on copies with veiled chance, so no hidden card is ever looked at. The functions here play a copy
on and return what it is worth at the end of the turn, or where the veil stops it.
"""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FRAME, NOT_WAITING
from merkator.games.hamburg.bots.pay import NONE, cheapest_way
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.rules.actions import CHOICE, DONE, FULFIL, KEEP, LOSE, PAY, PLACE, SPLIT, SPLIT_MORE
from merkator.games.hamburg.rules.payment import BY_TIME, EXCHANGES, RATE
from merkator.games.hamburg.rules.position_data import (
    FORCED_STEP,
    FULFIL_STEP,
    LETTER_STEP,
    LOSS_STEP,
    OFFER_STEP,
    PAY_STEP,
    REWARD_STEP,
    SPLIT_STEP,
    SUPPLY,
    SWAP_STEP,
    TIME,
    TRAVEL_STEP,
)
from merkator.games.hamburg.rules.state import State

_SPLITS: Final = 3  # splits that are followed to the end of the turn
_DEPTH: Final = 4  # contracts fulfilled in one turn that are looked at


class Lookahead:
    """Plays copies on to the end of a turn."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def after(self, s: State, action: int, seat: int) -> float:
        """Return the value at the end of the turn when an action is played now."""
        copy = s.copy()
        copy.play(action)
        return self.settled(copy, seat)

    def settled(self, s: State, seat: int) -> float:
        """Return the value at the end of the turn; `s` is played on."""
        lost = 0.0
        while not s.over:
            step = s.agenda[-FRAME]
            if s.waiting >= 0:
                if step == LETTER_STEP:
                    lost += self.judge.loss(s, seat)
                pass_unknown(s)
            elif step == LETTER_STEP:
                s.play(KEEP)
            elif step == LOSS_STEP:
                s.play(self.least(s))
            elif step == OFFER_STEP:
                s.play(DONE)
            elif step == FORCED_STEP:
                s.play(s.choices[0])
            elif s.seat != seat:
                break
            elif step in (REWARD_STEP, SWAP_STEP):
                return max([self.after(s, action, seat) for action in s.choices]) - lost
            elif step == SPLIT_STEP:
                return self.best_split(s, seat) - lost
            elif step == FULFIL_STEP:
                return self.best_fulfilment(s, seat, 0) - lost
            elif step == PAY_STEP:
                s.play(self.payment(s))
            else:
                break
        return self.judge.value(s, seat) - lost

    def best_split(self, s: State, seat: int) -> float:
        """Return the value of the best split of cubes, followed from those that look best at once."""
        return max([value for value, _ in self.splits(s, seat)])

    def splits(self, s: State, seat: int) -> list[tuple[float, int]]:
        """Value the splits that look best at once, each followed to the end of the turn, with their action."""
        mine = s.holdings[seat]
        place = s.agenda[2 - FRAME]
        count = s.agenda[3 - FRAME]
        looks: list[tuple[float, int]] = []
        choices = s.choices
        if len(choices) > _SPLITS:
            for action in choices:
                if action == SPLIT_MORE:
                    continue
                first = action - SPLIT
                mine[2 * place] += first
                mine[2 * place + 1] += count - first
                looks.append((-self.judge.value(s, seat), action))
                mine[2 * place] -= first
                mine[2 * place + 1] -= count - first
            looks.sort()
            choices = [action for _, action in looks[:_SPLITS]]
        return [(self.after(s, action, seat), action) for action in choices]

    def best_fulfilment(self, s: State, seat: int, depth: int) -> float:
        """Return the value of the best contracts to fulfil now, none included."""
        best = self.judge.value(s, seat)
        if depth < _DEPTH:
            for action in fulfilments(s):
                best = max(best, self.after_fulfilment(s, action, seat, depth))
        return best

    def after_fulfilment(self, s: State, action: int, seat: int, depth: int) -> float:
        """Return the value when a contract is fulfilled now and the best ones after it."""
        copy = s.copy()
        copy.play(action)
        if _pays(copy, seat):
            worth = self.judge.worth(copy, seat, copy.agenda[2 - FRAME])
            while _pays(copy, seat):
                copy.play(way_to_pay(copy, worth))
        if not copy.over and copy.seat == seat and copy.agenda[-FRAME] == FULFIL_STEP:
            return self.best_fulfilment(copy, seat, depth + 1)
        return self.settled(copy, seat)

    def payment(self, s: State) -> int:
        """Return the cheapest way to pay the unit that is due."""
        seat = s.agenda[1 - FRAME]
        return way_to_pay(s, self.judge.worth(s, seat, s.agenda[2 - FRAME]))

    def least(self, s: State) -> int:
        """Return the good that is missed least when one must be lost, without turning cubes for it."""
        worth = self.judge.worth(s, s.seat, -1)
        found = s.choices[0]
        if found == DONE:
            return found
        for action in s.choices:
            if action < PLACE and worth[action - LOSE] < worth[found - LOSE]:
                found = action
        return found


def _pays(s: State, seat: int) -> bool:
    return not s.over and s.seat == seat and s.agenda[-FRAME] == PAY_STEP


def way_to_pay(s: State, worth: list[float]) -> int:
    """Return the cheapest way to pay the unit that is due, when things are worth so much."""
    agenda = s.agenda
    mine = s.holdings[agenda[1 - FRAME]]
    parts = s.cards.parts[agenda[2 - FRAME]]
    way = cheapest_way(s.cards, mine, parts, agenda[3 - FRAME], agenda[4 - FRAME], agenda[5 - FRAME], worth)
    if way != NONE and PAY + way in s.choices:
        return PAY + way
    return min([(price(action - PAY, worth), action) for action in s.choices])[1]


def fulfilments(s: State) -> list[int]:
    """List the contracts that can be fulfilled, by choice only where it cannot be done plainly."""
    choices = s.choices
    return [
        action
        for action in choices
        if FULFIL <= action < CHOICE or (CHOICE <= action < PAY and action - CHOICE + FULFIL not in choices)
    ]


def price(way: int, worth: list[float]) -> float:
    """Return what a way of paying costs."""
    if way == BY_TIME:
        return RATE * worth[TIME]
    good = (way % EXCHANGES) >> 1
    cube = worth[SUPPLY + (good >> 1)] if way & 1 else worth[good]
    return cube + (RATE - 1) * worth[good] if way >= EXCHANGES else cube


def finish_investing(s: State) -> None:
    """End the step; others who must buy (H-10.5) take what comes first, and nobody must where the veil hides it."""
    while s.agenda[-FRAME] != TRAVEL_STEP:
        if s.waiting >= 0:
            pass_unknown(s)
        elif s.agenda[-FRAME] == FORCED_STEP:
            s.play(s.choices[0])
        else:
            s.play(DONE)


def pass_unknown(s: State) -> None:
    """Continue past a card behind the veil as if it changed nothing; what it may cost is put in by the caller."""
    del s.agenda[-FRAME:]
    s.waiting = NOT_WAITING
    s.advance()

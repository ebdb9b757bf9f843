"""The bot for hamburg that looks one whole turn ahead: every choice is followed to the end of the turn.

It is sound: it tries everything behind a veil, so it never looks at a hidden card; and it leaves nothing to chance,
so the same position gives the same choice. Of equal choices it takes the one with the lowest number.
"""

from __future__ import annotations

from typing import ClassVar, Final

from merkator.bots.bot import Bot
from merkator.core.contract import FRAME, Game, State
from merkator.games.hamburg.bots.invest import Plan, plans
from merkator.games.hamburg.bots.turn import Lookahead, finish_investing, fulfilments
from merkator.games.hamburg.bots.value import Judge
from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules import join, placement
from merkator.games.hamburg.rules.actions import (
    BUY_BONUS,
    BUY_BUILDING,
    DONE,
    GIVE,
    GO,
    JOIN,
    KEEP,
    PLACE,
    PLACE_BEST,
    STAY,
    TURN,
)
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.position_data import (
    FULFIL_STEP,
    INVEST_STEP,
    JOIN_STEP,
    LETTER_STEP,
    LOSS_STEP,
    OFFER_STEP,
    PAY_STEP,
    PLACE_STEP,
    SPLIT_STEP,
    TRAVEL_STEP,
)
from merkator.games.hamburg.rules.state import State as HamburgState

_PLANS: Final = 4  # plans for investing that are followed to the end of the turn
_MARGIN: Final = 2.0  # none that looks worse by more than this
_JOURNEYS: Final = 4  # journeys tried with each of them, once all were tried with the best


class GreedyBot:
    """Looks one whole turn ahead."""

    simple: ClassVar[bool] = True  # quick and without chance: hints may try each action with it

    def __init__(self, cards: Cards, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self._with_others = Lookahead(Judge(cards, weights or Weights()))
        self._alone = Lookahead(Judge(cards, weights or Weights(alone=True)))
        self.ahead = self._with_others
        self.judge = self.ahead.judge

    def choose(self, state: State) -> int:
        """Return the action that leads to the best position at the end of the turn."""
        s = state.veiled()
        assert isinstance(s, HamburgState)
        self.ahead = self._alone if s.rules.solo else self._with_others
        self.judge = self.ahead.judge
        self.judge.look(s)
        step = s.agenda[-FRAME]
        if step == INVEST_STEP:
            return self._invest(s)
        if step == TRAVEL_STEP:
            return self._travel(s, s.choices)[0][1]
        if step == SPLIT_STEP:
            return _best(self.ahead.splits(s, s.seat))
        if step == LETTER_STEP:
            return self._letter(s)
        if step == LOSS_STEP:
            return self._lose(s)
        if step == FULFIL_STEP:
            return self._fulfil(s)
        if step == PAY_STEP:
            return self.ahead.payment(s)
        if step == JOIN_STEP:
            return self._join(s)
        if step == PLACE_STEP:
            return _place(s)
        if step == OFFER_STEP:  # it pays nobody to take another contract
            return DONE
        return _best([(self.ahead.after(s, action, s.seat), action) for action in s.choices])

    def _invest(self, s: HamburgState) -> int:
        """Follow the best plans to the end of the turn; play the best one's first action."""
        seat = s.seat
        if s.package:  # what it began it continues with: the contracts that cost least
            return self._pay_package(s, seat)
        found = plans(s, seat, self.judge)
        best_look = found[0].value
        tried = [plan for plan in found[:_PLANS] if plan.value > best_look - _MARGIN or not plan.actions]
        journeys: list[int] = []
        best: tuple[float, int] | None = None
        for plan in tried:
            action = plan.actions[0] if plan.actions else DONE
            travelled = self._after_plan(plan, seat, journeys)
            if not journeys:
                journeys = [journey for _, journey in travelled[:_JOURNEYS]]
            if best is None or travelled[0][0] < best[0] or (travelled[0][0] == best[0] and action < best[1]):
                best = (travelled[0][0], action)
        assert best is not None
        return best[1]

    def _pay_package(self, s: HamburgState, seat: int) -> int:
        """Give the contracts for a chosen card that leave most (H-9.4)."""
        tried: list[tuple[float, int]] = []
        for action in s.choices:
            if action >= GIVE:
                copy = s.copy()
                copy.play(action)
                while copy.package:
                    copy.play(self._pay_package(copy, seat))
                tried.append((self.judge.value(copy, seat), action))
        return _best(tried)

    def _after_plan(self, plan: Plan, seat: int, journeys: list[int]) -> list[tuple[float, int]]:
        """Value journeys after a plan: those named, the one of a bonus card just bought, or all."""
        s = plan.state
        finish_investing(s)
        purchase = next((action for action in plan.actions if BUY_BONUS <= action < GO), DONE)
        tried = [journey for journey in s.choices if journey in journeys or not journeys]
        if journeys and BUY_BONUS <= purchase < BUY_BUILDING:
            journey = GO + s.cards.bonus_place[purchase - BUY_BONUS]
            if journey in s.choices and journey not in tried:
                tried.append(journey)
        return self._travel(s, tried)

    def _travel(self, s: HamburgState, journeys: list[int]) -> list[tuple[float, int]]:
        """Value journeys, negated so that they sort best first."""
        seat = s.seat
        return sorted([(-self.ahead.after(s, journey, seat), journey) for journey in journeys])

    def _fulfil(self, s: HamburgState) -> int:
        seat = s.seat
        tried = [(self.judge.value(s, seat), DONE)]
        tried += [(self.ahead.after_fulfilment(s, action, seat, 0), action) for action in fulfilments(s)]
        return _best(tried)

    def _join(self, s: HamburgState) -> int:
        """Join when it is worth more than staying, and than what the active player gets for it (H-6.2)."""
        seat = s.seat
        gift = self.judge.w.gift * join.cost(s.place)
        return JOIN if self.ahead.after(s, JOIN, seat) - gift > self.judge.value(s, seat) else STAY

    def _lose(self, s: HamburgState) -> int:
        """Lose what is missed least; cubes of the supply tile are safe and stay there (H-4.4)."""
        seat = s.seat
        lost = [action for action in s.choices if action < PLACE]
        return lost[0] if len(lost) == 1 else _best([(self.ahead.after(s, action, seat), action) for action in lost])

    def _letter(self, s: HamburgState) -> int:
        """Turn over another counter when a letter nobody knows costs less (H-4.2)."""
        seat = s.seat
        worth = self.judge.worth(s, seat, -1)
        known = self.judge.letter_cost(s, seat, s.agenda[2 - FRAME], worth)
        return TURN if self.judge.loss(s, seat) < known else KEEP


def _place(s: HamburgState) -> int:
    """Place the last cubes as they bring most (H-8.3), also after some were placed by hand."""
    if PLACE_BEST in s.choices:
        return PLACE_BEST
    wanted = [PLACE + good for good in placement.best(s, s.seat) if PLACE + good in s.choices]
    return wanted[0] if wanted else DONE


def _best(valued: list[tuple[float, int]]) -> int:
    """Return the action of the highest value; of equal ones the lowest action."""
    return min([(-value, action) for value, action in valued])[1]


def make(game: Game, seed: int) -> Bot:
    """Make the bot for a game of hamburg; it leaves nothing to chance and does not use the seed."""
    assert isinstance(game, Hamburg)
    return GreedyBot(game.cards)

"""The bot for rome that follows the best plan it sees: buy, sail, sell.

It is sound: it looks at its own hand and at what lies open, never at what was imagined of other hands or of coming
cards; and it leaves nothing to chance, so the same position gives the same choice. Of equal choices it takes the one
with the lowest number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from merkator.bots.bot import Bot
from merkator.core.contract import FRAME, Game, State
from merkator.games.rome.bots import (
    credit as rome_credit,
)
from merkator.games.rome.bots import (
    fate as rome_fate,
)
from merkator.games.rome.bots import (
    pirate as rome_pirate,
)
from merkator.games.rome.bots import (
    sail as rome_sail,
)
from merkator.games.rome.bots import (
    trade as rome_trade,
)
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.stars import chances, stars
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.bots.weights import Weights, farsighted
from merkator.games.rome.rules.cards import Cards
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.position_data import (
    AMOUNT_STEP,
    ANSWER_STEP,
    ARRIVE_STEP,
    ATTACK_STEP,
    BEGIN_STEP,
    DEMAND_STEP,
    DRIFT_STEP,
    DROP_STEP,
    ESCAPE_STEP,
    HAVEN_STEP,
    LEND_STEP,
    MOVE_STEP,
    PILOT_STEP,
    RANSOM_STEP,
    REPAY_STEP,
    RETURN_STEP,
    SHIP_STEP,
    SUM_STEP,
    TAKE_STEP,
    TRADE_STEP,
    VOUCHER_STEP,
    WIND_STEP,
)
from merkator.games.rome.rules.state import State as RomeState


def _sail(j: Judge, about: int) -> int:
    return rome_sail.sail(j, True)


def _sail_in_peace(j: Judge, about: int) -> int:
    return rome_sail.sail(j, False)


_DECIDE: Final[dict[int, Callable[[Judge, int], int]]] = {
    BEGIN_STEP: lambda j, about: rome_trade.begin(j),
    SHIP_STEP: lambda j, about: rome_credit.new_ship(j),
    SUM_STEP: lambda j, about: rome_credit.name_sum(j),
    LEND_STEP: lambda j, about: rome_credit.lend(j),
    TAKE_STEP: lambda j, about: rome_credit.take(j),
    TRADE_STEP: lambda j, about: rome_trade.trade(j),
    ARRIVE_STEP: lambda j, about: rome_trade.trade(j),
    VOUCHER_STEP: lambda j, about: rome_fate.voucher(j),
    MOVE_STEP: _sail,
    WIND_STEP: _sail,
    PILOT_STEP: _sail_in_peace,
    HAVEN_STEP: _sail_in_peace,
    ESCAPE_STEP: _sail_in_peace,
    ATTACK_STEP: lambda j, about: rome_pirate.attack(j),
    DEMAND_STEP: rome_pirate.demand,
    ANSWER_STEP: lambda j, about: rome_pirate.answer(j),
    DROP_STEP: lambda j, about: rome_fate.drop(j),
    RANSOM_STEP: rome_fate.ransom,
    DRIFT_STEP: rome_fate.drift,
    RETURN_STEP: lambda j, about: rome_fate.give_back(j),
    REPAY_STEP: lambda j, about: rome_credit.repay(j),
    AMOUNT_STEP: lambda j, about: rome_credit.amount(j),
}


class GreedyBot:
    """Follows the best plan it sees."""

    simple: ClassVar[bool] = True  # quick and without chance: hints may try each action with it

    def __init__(self, cards: Cards, weights: Weights | None = None, name: str = "greedy") -> None:
        self.name = name
        self.chart = Distances(cards)
        self.weights = weights or Weights()
        if self.weights.ahead:
            stars(cards)  # computed now, not within the budget of a decision
        if self.weights.glance:
            chances(cards)

    def choose(self, state: State) -> int:
        """Return the action that its plan begins with."""
        assert isinstance(state, RomeState)
        if len(state.choices) == 1:
            return state.choices[0]
        judge = Judge(state, state.seat, self.chart, self.weights)
        return _DECIDE[state.agenda[-FRAME]](judge, state.agenda[2 - FRAME])


def make(game: Game, seed: int) -> Bot:
    """Make the bot for a game of rome; it leaves nothing to chance and does not use the seed."""
    assert isinstance(game, Rome)
    return GreedyBot(game.cards)


def planner(game: Game, seed: int) -> Bot:
    """Make the bot that plans further and prepares for bad luck."""
    assert isinstance(game, Rome)
    return GreedyBot(game.cards, farsighted(), "planner")

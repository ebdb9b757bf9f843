"""A position of rome: the table with the steps that play on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from merkator.core.contract import STEP
from merkator.core.errors import Reason
from merkator.games.rome.rules import (
    credit,
    dump,
    fatum,
    fatum_cargo,
    fatum_sail,
    fight,
    hand,
    move,
    notes,
    piracy,
    repay,
    roll,
    scoring,
    ship,
    trade,
    turn,
    view,
)
from merkator.games.rome.rules.table import CAUSES, MOVE_STEP, ROLL_STEP, TRADE_STEP, TURN_STEP, Table

_REASONS: Final[tuple[Callable[[Any, int], Reason], ...]] = (
    turn.no_reason,
    turn.begin_reason,
    ship.reason,
    notes.reason,
    notes.reason,
    credit.take_reason,
    trade.reason,
    turn.no_reason,
    roll.reason,
    move.reason,
    trade.arrive_reason,
    piracy.reason,
    piracy.demand_reason,
    piracy.answer_reason,
    turn.no_reason,
    fight.reason,
    turn.no_reason,
    turn.no_reason,
    fatum_cargo.drop_reason,
    fatum_cargo.ransom_reason,
    fatum_sail.drift_reason,
    fatum_sail.haven_reason,
    fatum_sail.wind_reason,
    fatum_sail.pilot_reason,
    fatum_cargo.return_reason,
    repay.reason,
    notes.reason,
    turn.no_reason,
    turn.no_reason,
)


class State(Table):
    """A position of rome (see `merkator.core.contract.State` for what can be done with it)."""

    # In the order of table.STEPS.
    OPTIONS: ClassVar[tuple[Callable[[Any], list[int]], ...]] = (
        turn.options,
        turn.begin_options,
        ship.options,
        credit.sum_options,
        credit.lend_options,
        credit.take_options,
        trade.options,
        roll.options,
        roll.voucher_options,
        move.options,
        trade.arrive_options,
        piracy.options,
        piracy.demand_options,
        piracy.answer_options,
        fight.options,
        fight.escape_options,
        fatum.options,
        fatum_cargo.throw_options,
        fatum_cargo.drop_options,
        fatum_cargo.ransom_options,
        fatum_sail.drift_options,
        fatum_sail.haven_options,
        fatum_sail.wind_options,
        fatum_sail.pilot_options,
        fatum_cargo.return_options,
        repay.options,
        repay.amount_options,
        fatum_sail.breeze_options,
        fatum.obeyed_options,
    )
    CHOOSE: ClassVar[tuple[Callable[[Any, int], None], ...]] = (
        turn.choose,
        turn.begin_choose,
        ship.choose,
        credit.sum_choose,
        credit.lend_choose,
        credit.take_choose,
        trade.choose,
        turn.choose,
        roll.voucher_choose,
        move.choose,
        trade.choose,
        piracy.choose,
        piracy.demand_choose,
        piracy.answer_choose,
        turn.choose,
        fight.escape_choose,
        turn.choose,
        turn.choose,
        fatum_cargo.drop_choose,
        fatum_cargo.ransom_choose,
        fatum_sail.drift_choose,
        fatum_sail.haven_choose,
        fatum_sail.free_choose,
        fatum_sail.free_choose,
        fatum_cargo.return_choose,
        repay.choose,
        repay.amount_choose,
        turn.choose,
        turn.choose,
    )
    DISCREET: ClassVar[tuple[int, ...]] = (TRADE_STEP,)

    # Compiled, a step that is called by its name takes less than one called out of a table: the frequent ones are.

    def options_of(self, step: int) -> list[int]:
        """List what may be chosen in the step on top."""
        if step == MOVE_STEP:
            return move.options(self)
        if step == TURN_STEP:
            return turn.options(self)
        if step == ROLL_STEP:
            return roll.options(self)
        if step == TRADE_STEP:
            return trade.options(self)
        return self.OPTIONS[step](self)

    def choose_in(self, step: int, action: int) -> None:
        """Do what was chosen in the step on top."""
        if step == MOVE_STEP:
            move.choose(self, action)
        elif step == TRADE_STEP:
            trade.choose(self, action)
        else:
            self.CHOOSE[step](self, action)

    def discreet(self, step: int) -> bool:
        """Say whether a step is asked even when there is only one choice: trade, because of what is in the hand."""
        return step == TRADE_STEP

    def why(self, action: int) -> Reason:
        """Return why an action is not legal now."""
        return _REASONS[self.agenda[STEP]](self, action)

    def copy(self) -> State:
        """Return an independent copy; lists that are never changed in place are shared."""
        twin = State(
            self.game,
            self.players,
            self.chance.copy(),
            self.cards,
            self.settings,
            self.rules,
            self.start,
            [mine[:] for mine in self.holdings],
            self.hands[:],
            self.known[:],
            self.cargo[:],
            self.kept[:],
            self.rest,
            self.returned,
            self.pile,
            self.under,
            self.loans,
            self.truce,
        )
        twin.names = self.names
        twin.agenda = self.agenda[:]
        twin.choices = self.choices
        twin.seat = self.seat
        twin.over = self.over
        twin.number = self.number
        twin.turns = self.turns
        twin.waiting = self.waiting
        twin.active = self.active
        twin.round = self.round
        twin.cause = self.cause
        twin.dice = self.dice
        twin.shown = self.shown
        twin.offers = self.offers
        twin.taken = self.taken
        twin.booty = self.booty
        return twin

    def imagine(self, seat: int, seed: int) -> State:
        """Return a copy in which the cards that the seat cannot see are dealt anew, and a seed decides what comes."""
        twin = self.seeded(seed)
        assert isinstance(twin, State)
        hand.redeal(twin, seat)
        if not twin.over and twin.seat != seat:
            twin.recall()  # what the other one can do depends on the hand
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as JSON-able data: see docs/view.md."""
        return view.view(self, seat)

    def dump(self) -> bytes:
        """Return the position as canonical bytes."""
        return dump.dump(self)

    def key(self) -> bytes:
        """Return a short name of the position, without its history and its source of chance."""
        return dump.key(self)

    def key_under(self, rules: int) -> bytes:
        """Return the name that the position had under an older number of rules."""
        return dump.key_under(self, rules)

    @property
    def scores(self) -> list[int]:
        """The wealth of each seat as things stand, in whole sesterces (R-6.3)."""
        return [scoring.wealth(self, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return scoring.winners(self) if self.over else []

    @property
    def end(self) -> str:
        """What ended the game, `cards` or `players`; empty while it goes on."""
        return CAUSES[self.cause] if self.over else ""

    def __repr__(self) -> str:
        step = "over" if self.over else f"seat {self.seat} decides"
        return f"<rome, {self.players} players, action {self.number}, {step}>"

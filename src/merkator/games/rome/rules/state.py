"""A position of rome: the table with the steps that play on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from merkator.core.contract import Step
from merkator.core.dumping import digest
from merkator.games.rome.rules import (
    credit,
    fatum,
    fatum_cargo,
    fatum_sail,
    fight,
    hand,
    move,
    notes,
    older,
    piracy,
    repay,
    roll,
    scoring,
    ship,
    trade,
    turn,
    view,
)
from merkator.games.rome.rules.position_data import (
    AMOUNT_STEP,
    ANSWER_STEP,
    ARRIVE_STEP,
    ATTACK_STEP,
    BEGIN_STEP,
    BREEZE_STEP,
    CAUSES,
    DEMAND_STEP,
    DRIFT_STEP,
    DROP_STEP,
    ESCAPE_STEP,
    FATUM_STEP,
    FIGHT_STEP,
    HAVEN_STEP,
    LEND_STEP,
    MOVE_STEP,
    OBEYED_STEP,
    PILOT_STEP,
    RANSOM_STEP,
    REPAY_STEP,
    RETURN_STEP,
    ROLL_STEP,
    SHIP_STEP,
    SUM_STEP,
    TAKE_STEP,
    THROW_STEP,
    TRADE_STEP,
    TURN_STEP,
    VOUCHER_STEP,
    WIND_STEP,
    PositionData,
)

STEPS: Final = (
    Step(TURN_STEP, "turn", turn.options),
    Step(BEGIN_STEP, "begin", turn.begin_options, turn.begin_choose, turn.begin_reason),
    Step(SHIP_STEP, "ship", ship.options, ship.choose, ship.reason),
    Step(SUM_STEP, "sum", credit.sum_options, credit.sum_choose, notes.reason),
    Step(LEND_STEP, "lend", credit.lend_options, credit.lend_choose, notes.reason),
    Step(TAKE_STEP, "take", credit.take_options, credit.take_choose, credit.take_reason),
    Step(TRADE_STEP, "trade", trade.options, trade.choose, trade.reason),
    Step(ROLL_STEP, "roll", roll.options),
    Step(VOUCHER_STEP, "voucher", roll.voucher_options, roll.voucher_choose, roll.reason),
    Step(MOVE_STEP, "move", move.options, move.choose, move.reason),
    Step(ARRIVE_STEP, "arrive", trade.arrive_options, trade.choose, trade.arrive_reason),
    Step(ATTACK_STEP, "attack", piracy.options, piracy.choose, piracy.reason),
    Step(DEMAND_STEP, "demand", piracy.demand_options, piracy.demand_choose, piracy.demand_reason),
    Step(ANSWER_STEP, "answer", piracy.answer_options, piracy.answer_choose, piracy.answer_reason),
    Step(FIGHT_STEP, "fight", fight.options),
    Step(ESCAPE_STEP, "escape", fight.escape_options, fight.escape_choose, fight.reason),
    Step(FATUM_STEP, "fatum", fatum.options),
    Step(THROW_STEP, "throw", fatum_cargo.throw_options),
    Step(DROP_STEP, "drop", fatum_cargo.drop_options, fatum_cargo.drop_choose, fatum_cargo.drop_reason),
    Step(RANSOM_STEP, "ransom", fatum_cargo.ransom_options, fatum_cargo.ransom_choose, fatum_cargo.ransom_reason),
    Step(DRIFT_STEP, "drift", fatum_sail.drift_options, fatum_sail.drift_choose, fatum_sail.drift_reason),
    Step(HAVEN_STEP, "haven", fatum_sail.haven_options, fatum_sail.haven_choose, fatum_sail.haven_reason),
    Step(WIND_STEP, "wind", fatum_sail.wind_options, fatum_sail.free_choose, fatum_sail.wind_reason),
    Step(PILOT_STEP, "pilot", fatum_sail.pilot_options, fatum_sail.free_choose, fatum_sail.pilot_reason),
    Step(RETURN_STEP, "return", fatum_cargo.return_options, fatum_cargo.return_choose, fatum_cargo.return_reason),
    Step(REPAY_STEP, "repay", repay.options, repay.choose, repay.reason),
    Step(AMOUNT_STEP, "amount", repay.amount_options, repay.amount_choose, notes.reason),
    Step(BREEZE_STEP, "breeze", fatum_sail.breeze_options),
    Step(OBEYED_STEP, "obeyed", fatum.obeyed_options),
)

# A quicker way to them than through STEPS.
_OPTIONS: Final[tuple[Callable[[Any], list[int]], ...]] = tuple([step.options for step in STEPS])
_CHOOSE: Final[tuple[Callable[[Any, int], None], ...]] = tuple([step.choose for step in STEPS])


class State(PositionData):
    """A position of rome (see `merkator.core.contract.State` for what can be done with it)."""

    STEPS: ClassVar[tuple[Step, ...]] = STEPS
    POSITION: ClassVar[tuple[str, ...]] = (
        "players",
        "settings",
        "start",
        "active",
        "round",
        "cause",
        "dice",
        "shown",
        "waiting",
        "agenda",
        "holdings",
        "hands",
        "known",
        "cargo",
        "kept",
        "rest",
        "returned",
        "pile",
        "under",
        "loans",
        "truce",
        "offers",
        "taken",
        "booty",
    )
    DISCREET: ClassVar[tuple[int, ...]] = (TRADE_STEP,)
    CLOSING: ClassVar[tuple[int, ...]] = (BEGIN_STEP,)

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
        return _OPTIONS[step](self)

    def choose_in(self, step: int, action: int) -> None:
        """Do what was chosen in the step on top."""
        if step == MOVE_STEP:
            move.choose(self, action)
        elif step == TRADE_STEP:
            trade.choose(self, action)
        else:
            _CHOOSE[step](self, action)

    def discreet(self, step: int) -> bool:
        """Say whether a step is asked even when there is only one choice: trade, because of what is in the hand."""
        return step == TRADE_STEP

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
            twin.refresh_choices()  # what the other one can do depends on the hand
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as JSON-able data: see docs/view.md."""
        return cast(dict[str, Any], view.view(self, seat))

    def key_under(self, rules: int) -> bytes:
        """Return the name that the position had under an older number of rules."""
        return digest(older.position(self, self.position()) if rules == 1 else self.position())

    @property
    def scores(self) -> list[int]:
        """The wealth of each seat as things stand, in whole sesterces (R-6.3)."""
        return [scoring.wealth(self, seat) for seat in range(self.players)]

    @property
    def open_scores(self) -> list[int]:
        """The wealth of each seat without the penalties of its hand, which only its owner may know."""
        return [scoring.open_wealth(self, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game is in progress."""
        return scoring.winners(self) if self.over else []

    @property
    def end(self) -> str:
        """What ended the game, `cards` or `players`; empty while it is in progress."""
        return CAUSES[self.cause] if self.over else ""

    def __repr__(self) -> str:
        step = "over" if self.over else f"seat {self.seat} decides"
        return f"<rome, {self.players} players, action {self.number}, {step}>"

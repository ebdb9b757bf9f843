"""A position of hamburg: the table with the steps that play on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from merkator.core.contract import Step
from merkator.games.hamburg.rules import (
    chart,
    forced,
    fulfil,
    invest,
    join,
    loss,
    offers,
    placement,
    scoring,
    travel,
    turn,
    view,
)
from merkator.games.hamburg.rules.position_data import (
    CAUSES,
    END_STEP,
    FORCED_STEP,
    FULFIL_STEP,
    INVEST_STEP,
    JOIN_STEP,
    LETTER_STEP,
    LOSS_STEP,
    OFFER_STEP,
    PAY_STEP,
    PLACE_STEP,
    REFILL_STEP,
    REWARD_STEP,
    SPLIT_STEP,
    SWAP_STEP,
    TIME_STEP,
    TRAVEL_STEP,
    TURN_STEP,
    PositionData,
)

STEPS: Final = (
    Step(TURN_STEP, "turn", turn.options),
    Step(INVEST_STEP, "invest", invest.options, invest.choose, invest.reason),
    Step(TRAVEL_STEP, "travel", travel.options, travel.choose, travel.reason),
    Step(SPLIT_STEP, "split", travel.split_options, travel.split_choose, travel.split_reason),
    Step(TIME_STEP, "time", chart.time_options),
    Step(LETTER_STEP, "letter", chart.letter_options, chart.letter_choose, chart.letter_reason),
    Step(LOSS_STEP, "loss", loss.options, loss.choose, loss.reason),
    Step(FULFIL_STEP, "fulfil", fulfil.options, fulfil.choose, fulfil.reason),
    Step(PAY_STEP, "pay", fulfil.pay_options, fulfil.pay_choose, fulfil.pay_reason),
    Step(JOIN_STEP, "join", join.options, join.choose, join.reason),
    Step(PLACE_STEP, "place", placement.options, placement.choose, placement.reason),
    Step(END_STEP, "end", turn.end_options),
    Step(REFILL_STEP, "refill", chart.refill_options),
    Step(REWARD_STEP, "reward", fulfil.reward_options, fulfil.reward_choose, fulfil.reward_reason),
    Step(OFFER_STEP, "offer", offers.options, offers.choose, offers.reason),
    Step(SWAP_STEP, "swap", offers.swap_options, offers.swap_choose, offers.swap_reason),
    Step(FORCED_STEP, "forced", forced.options, forced.choose, forced.reason),
)

# A quicker way to them than through STEPS.
_OPTIONS: Final[tuple[Callable[[Any], list[int]], ...]] = tuple([step.options for step in STEPS])
_CHOOSE: Final[tuple[Callable[[Any, int], None], ...]] = tuple([step.choose for step in STEPS])


class State(PositionData):
    """A position of hamburg (see `merkator.core.contract.State` for what can be done with it)."""

    STEPS: ClassVar[tuple[Step, ...]] = STEPS
    CLOSING: ClassVar[tuple[int, ...]] = (JOIN_STEP,)
    POSITION: ClassVar[tuple[str, ...]] = (
        "players",
        "settings",
        "start",
        "active",
        "place",
        "last",
        "cause",
        "fulfiller",
        "waiting",
        "took",
        "hands",
        "package",
        "bids",
        "side",
        "under",
        "bonus_under",
        "used",
        "agenda",
        "holdings",
        "contracts",
        "bonus",
        "buildings",
        "cubes",
        "chart",
        "faces",
        "letters",
        "tops",
        "stacks",
        "discard",
        "bonus_offer",
        "building_offer",
        "bonus_deck",
        "building_deck",
    )

    # The frequent steps are called by name, the most frequent first: compiled, that saves about 240 instructions a
    # call against the tables, an eighth of all that a decision takes.

    def options_of(self, step: int) -> list[int]:
        """List what may be chosen in the step on top."""
        if step == JOIN_STEP:
            return join.options(self)
        if step == FULFIL_STEP:
            return fulfil.options(self)
        if step == INVEST_STEP:
            return invest.options(self)
        if step == TURN_STEP:
            return turn.options(self)
        if step == TRAVEL_STEP:
            return travel.options(self)
        if step == LOSS_STEP:
            return loss.options(self)
        if step == SPLIT_STEP:
            return travel.split_options(self)
        if step == PAY_STEP:
            return fulfil.pay_options(self)
        return _OPTIONS[step](self)

    def choose_in(self, step: int, action: int) -> None:
        """Do what was chosen in the step on top."""
        if step == JOIN_STEP:
            join.choose(self, action)
        elif step == INVEST_STEP:
            invest.choose(self, action)
        elif step == TRAVEL_STEP:
            travel.choose(self, action)
        elif step == LOSS_STEP:
            loss.choose(self, action)
        elif step == SPLIT_STEP:
            travel.split_choose(self, action)
        elif step == FULFIL_STEP:
            fulfil.choose(self, action)
        elif step == PAY_STEP:
            fulfil.pay_choose(self, action)
        else:
            _CHOOSE[step](self, action)

    def discreet(self, step: int) -> bool:
        """Say whether a step is asked even when there is only one choice: in hamburg nothing is hidden in a hand."""
        return False

    def copy(self) -> State:
        """Return an independent copy: it shares what is never changed in place (see `PositionData`)."""
        twin = State(
            self.game,
            self.players,
            self.chance.copy(),
            self.cards,
            self.settings,
            self.rules,
            self.start,
            [mine[:] for mine in self.holdings],
            self.contracts,
            self.bonus,
            self.buildings,
            self.cubes,
            self.chart,
            self.faces,
            self.letters,
            self.tops,
            self.stacks,
            self.discard,
            self.bonus_offer,
            self.building_offer,
            self.bonus_deck,
            self.building_deck,
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
        twin.place = self.place
        twin.last = self.last
        twin.cause = self.cause
        twin.took = self.took
        twin.hands = self.hands
        twin.package = self.package
        twin.bids = self.bids
        twin.side = self.side
        twin.under = self.under
        twin.bonus_under = self.bonus_under
        twin.used = self.used
        twin.fulfiller = self.fulfiller
        return twin

    def imagine(self, seat: int, seed: int) -> State:
        """Return a copy whose coming draws a seed decides: in hamburg nothing else is hidden."""
        twin = self.seeded(seed)
        assert isinstance(twin, State)
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as JSON-able data: see docs/view.md."""
        return cast(dict[str, Any], view.view(self, seat))

    def position(self) -> dict[str, object]:
        """Return the fields that are the position itself; a switch is written as a number."""
        return {**super().position(), "took": int(self.took)}

    @property
    def scores(self) -> list[float]:
        """The points of each seat as things stand."""
        return [scoring.halves(self, seat) / 2 for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game is in progress."""
        return scoring.winners(self) if self.over else []

    @property
    def end(self) -> str:
        """What brought the final round, `peace` or `chart`; empty while the game is in progress."""
        return CAUSES[self.cause] if self.over else ""

    def __repr__(self) -> str:
        step = "over" if self.over else f"seat {self.seat} decides"
        return f"<hamburg, {self.players} players, action {self.number}, {step}>"

"""Reviews: a game looked at again, decision by decision, with what a bot would have done and what was lost.

Only what the seat could know counts: bad luck is not a mistake.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from merkator.bots.explain import SEED, Adviser, advisers
from merkator.core.chance import Recorded
from merkator.core.contract import State
from merkator.core.errors import BadOption
from merkator.core.record import Record
from merkator.core.replay import OUTCOME, Entry


@dataclass(frozen=True)
class Moment:
    """One decision: what was played, what a bot would have played, what was to be expected, and what was lost."""

    step: int  # the action's number, from 1
    round: int
    seat: int
    played: int
    best: int
    value: float | None  # expected at the end, with the better of both; None: the bot cannot say
    lost: float | None

    def json(self, record: Record) -> dict[str, Any]:
        """Return it as JSON-able data, actions in notation."""
        about = {"step": self.step, "round": self.round, "seat": self.seat}
        actions = {"played": record.game.notation(self.played), "best": record.game.notation(self.best)}
        return {**about, **actions, "value": _rounded(self.value), "lost": _rounded(self.lost)}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


@dataclass(frozen=True)
class Summary:
    """How a seat did: decisions, how many were the bot's too, and all that was lost."""

    seat: int
    decisions: int
    agreed: int
    lost: float


def positions(record: Record) -> Iterator[tuple[State, Entry]]:
    """Return every position of a record with the action that was played there; the next one is the same object."""
    outcomes = [(entry.deck, entry.number) for entry in record.entries if entry.seat == OUTCOME]
    state = record.game.start(record.players, options=record.options, chance=Recorded(outcomes))
    state.names = record.names
    for entry in record.entries:
        if entry.seat != OUTCOME:
            yield state, entry
            state.play(entry.number)


def decisions(record: Record, seats: Collection[int]) -> int:
    """Return how many decisions of some seats there are to look at."""
    return sum(_asked(state, entry, seats) for state, entry in positions(record))


def _asked(state: State, entry: Entry, seats: Collection[int]) -> bool:
    """Say whether there was something to decide for one of the seats."""
    return entry.seat in seats and len(state.choices) > 1


def review(record: Record, seats: Collection[int], level: str) -> Iterator[Moment]:
    """Look at every decision of some seats again, in order; what cannot be asked for is refused at once."""
    strange = [seat for seat in seats if not 0 <= seat < record.players]
    if strange:
        raise BadOption(f"there is no seat {strange[0]}; the seats are 0 to {record.players - 1}")
    adviser = Adviser(record.game, level)
    if not adviser.can_explain:
        able = ", ".join(advisers(record.game))
        raise BadOption(f"{level} cannot review: it does not value choices; bots that can: {able}")
    return _moments(record, seats, adviser)


def _moments(record: Record, seats: Collection[int], adviser: Adviser) -> Iterator[Moment]:
    for state, entry in positions(record):
        if _asked(state, entry, seats):
            known = state.imagine(state.seat, SEED)
            look = adviser.look_back(known, state.seat, entry.number)
            step, round = state.number + 1, record.game.round(state)
            yield Moment(step, round, entry.seat, entry.number, look.action, look.value, look.lost)


def summaries(moments: Collection[Moment]) -> list[Summary]:
    """Sum up by seat."""
    found = []
    for seat in sorted({moment.seat for moment in moments}):
        mine = [moment for moment in moments if moment.seat == seat]
        agreed = sum(moment.played == moment.best for moment in mine)
        found.append(Summary(seat, len(mine), agreed, sum(moment.lost or 0.0 for moment in mine)))
    return found

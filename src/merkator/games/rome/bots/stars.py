"""Stars for the planner of rome: how many turns it takes to end a move on one (R-3.2), how likely a roll does so."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from merkator.games.rome.rules.cards import DOUBLE, PIPS, ROLLS, Cards
from merkator.games.rome.rules.sea import Sea

_SWEEPS: Final = 6  # over all fields, those near the star first; more change nothing that matters
_FAR: Final = 10_000


def _totals() -> list[tuple[int, float]]:
    found: dict[int, float] = {}
    for roll in ROLLS:
        if not DOUBLE[roll]:
            found[PIPS[roll]] = found.get(PIPS[roll], 0.0) + 1 / len(ROLLS)
    return sorted(found.items())


TOTALS: Final = _totals()
"""What a ship may move by, and how likely each is; doubles are left out."""
STILL: Final = 1.0 - sum([chance for _, chance in TOTALS])
"""The chance of doubles: no move."""


class Star:
    """A star, and how many turns away it is from each field; from the star itself, how many it takes to come back."""

    def __init__(self, field: int, turns: list[float]) -> None:
        self.field = field
        self.turns = turns


@lru_cache(maxsize=8)
def stars(cards: Cards) -> list[Star]:
    """Return the stars of a card set; computed once."""
    sea = cards.sea
    return [Star(field, _turns_to(sea, field)) for field in range(sea.size) if sea.star[field]]


@lru_cache(maxsize=8)
def chances(cards: Cards) -> list[float]:
    """Return by field how likely the next roll leads to a star if one wants to go there; computed once."""
    sea = cards.sea
    found = []
    for field in range(sea.size):
        parts = [part for total, part in TOTALS if any([sea.star[to] for to in sea.moves(field, total)])]
        found.append(sum(parts))
    return found


def _turns_to(sea: Sea, star: int) -> list[float]:
    """Sweep over the fields: from each one, a roll leads where the star is nearest."""
    near = _nearest_first(sea, star)
    found = [_FAR * 1.0] * sea.size
    for number, field in enumerate(near):
        found[field] = 2.0 + 0.02 * number  # a guess to begin with
    found[star] = 0.0
    back = 0.0
    for _ in range(_SWEEPS):
        for field in near:
            value = 1.0
            for total, chance in TOTALS:
                value += chance * min([found[to] for to in sea.moves(field, total) or [field]])
            value /= 1.0 - STILL
            if field == star:
                back = value
            else:
                found[field] = value
    found[star] = back
    return found


def _nearest_first(sea: Sea, star: int) -> list[int]:
    """Return the fields from which a star can be reached, by steps; no way leads through a port."""
    reached = [star]
    seen = {star}
    for field in reached:
        if field >= sea.ports:
            for other in sea.neighbours[field]:
                if other not in seen:
                    seen.add(other)
                    reached.append(other)
    return reached

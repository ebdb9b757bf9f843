"""How the planner of rome values moves: by the roll that follows, by stars within reach, and by ports beyond them."""

from __future__ import annotations

from typing import Final

from merkator.games.rome.bots.stars import STILL, TOTALS, stars
from merkator.games.rome.bots.value import Judge

_MOST: Final = 2  # stars on one way that count


class Ahead:
    """Looks one roll ahead from each field that a move may end on; what follows is measured by turns."""

    def __init__(self, j: Judge, goals: list[tuple[int, float]]) -> None:
        self.sea = j.chart.cards.sea
        self.far = j.chart.turns
        self.goals = goals  # ports worth sailing to, and what the plans that begin there bring
        self.ports = {port for port, _ in goals}
        self.turn = j.planner.cost(0.0, 1.0, j.lots, j.cash)  # what a turn costs
        self.vouchers = [j.voucher(j.vouchers + number) for number in range(1, _MOST + 2)]
        self.stars = stars(j.chart.cards)
        self.beyond = [self._direct(star.field) for star in self.stars]
        self.known: dict[int, float] = {}

    def value(self, field: int, found: int) -> float:
        """Value a field where a move ends, with this many stars on the way; their vouchers not counted."""
        if field in self.ports:
            return self._direct(field)
        value = STILL * self._onward(field, found) - self.turn
        star = self.sea.star
        for total, chance in TOTALS:
            best = -1.0e18
            for to in self.sea.moves(field, total) or [field]:
                if star[to]:
                    one = self.vouchers[found] + self._onward(to, min(found + 1, _MOST))
                else:
                    one = self._onward(to, found)
                best = max(best, one)
            value += chance * best
        return value

    def _onward(self, field: int, found: int) -> float:
        """Value a field by the turns to a port, or to a star and then to a port."""
        key = field * (_MOST + 1) + found
        value = self.known.get(key)
        if value is None:
            value = self._direct(field)
            if found < _MOST and field not in self.ports:
                for star, beyond in zip(self.stars, self.beyond, strict=True):
                    value = max(value, beyond + self.vouchers[found] - self.turn * star.turns[field])
            self.known[key] = value
        return value

    def _direct(self, field: int) -> float:
        return max([value - self.turn * self.far[port][field] for port, value in self.goals])

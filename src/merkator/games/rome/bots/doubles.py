"""Doubles in rome, which bring a Fatum card unless a voucher is spent: how often they come (R-3.1, R-3.3)."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from merkator.games.rome.bots.outlook import HALVES
from merkator.games.rome.bots.stars import STILL


def at_least(number: int, mean: float) -> float:
    """Return the chance that something happens at least this many times, when it happens rarely in many trials.

    >>> round(at_least(1, 2.0), 3), round(at_least(3, 2.0), 3)
    (0.865, 0.323)
    """
    chance, less = exp(-mean), 0.0
    for times in range(number):
        less += chance
        chance *= mean / (times + 1)
    return 1.0 - less


@lru_cache(maxsize=64)
def uncovered(vouchers: int) -> list[float]:
    """Return by half turns from now the chance that this many vouchers will have been spent on doubles by then.

    >>> [round(uncovered(1)[2 * turns], 2) for turns in (0, 3, 12)], uncovered(0)[0]
    ([0.0, 0.39, 0.86], 1.0)
    """
    return [at_least(vouchers, half / 2 * STILL) for half in range(HALVES + 1)]

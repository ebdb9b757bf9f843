"""Elo differences with error bars, from what was won of each deal.

A deal is played once in every order of seats, so its games are not independent of each other; deals are. What counts
here is therefore the share of a deal that a bot won: 1 all, 0 nothing, ½ as much as the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from statistics import fmean, variance
from typing import Final

SCALE: Final = 400.0
"""This many points of Elo make the odds ten times as good."""
SURE: Final = 1.959964
"""Standard errors on either side that 95 % lie within."""


def expected_share(elo: float) -> float:
    """Return the share that a bot wins on average which is so much stronger.

    >>> expected_share(0.0), round(expected_share(100.0), 2)
    (0.5, 0.64)
    """
    return float(1.0 / (1.0 + 10.0 ** (-elo / SCALE)))


def difference(share: float) -> float:
    """Return how much stronger a bot is that wins such a share on average.

    >>> round(difference(0.75)), difference(1.0)
    (191, inf)
    """
    if share <= 0.0:
        return -inf
    if share >= 1.0:
        return inf
    return SCALE * log10(share / (1.0 - share))


@dataclass(frozen=True)
class Estimate:
    """A share that was won, or what it means in Elo, with the bounds that hold in 95 of 100 cases."""

    value: float
    low: float
    high: float


def share(deals: Sequence[float]) -> Estimate:
    """Estimate what is won on average.

    Wilson's interval, because it also makes sense when everything was won. It is made for games that are won or
    lost; shares of a deal vary less, which counts like having seen more deals.

    >>> found = share([1.0] * 50)
    >>> found.value, round(found.low, 2), found.high
    (1.0, 0.93, 1.0)
    """
    count = float(len(deals))
    mean = fmean(deals)
    seen = variance(deals) if len(deals) > 1 else 0.0
    if seen > 0.0:
        count *= max(1.0, mean * (1.0 - mean) / seen)
    z = SURE * SURE / count
    middle = (mean + z / 2) / (1 + z)
    reach = SURE / (1 + z) * sqrt(mean * (1.0 - mean) / count + z / (4 * count))
    return Estimate(
        mean, max(0.0, middle - reach) if mean > 0.0 else 0.0, min(1.0, middle + reach) if mean < 1.0 else 1.0
    )


def elo(deals: Sequence[float]) -> Estimate:
    """Estimate how much stronger a bot is.

    >>> found = elo([1.0, 0.5, 0.5, 1.0] * 25)
    >>> round(found.low), round(found.value), round(found.high)
    (145, 191, 236)
    """
    found = share(deals)
    return Estimate(difference(found.value), difference(found.low), difference(found.high))


def elo_text(value: float) -> str:
    """Return a difference in Elo as people write it.

    >>> elo_text(12.4), elo_text(-3.0), elo_text(inf)
    ('+12', '−3', '+∞')
    """
    sign = "−" if value < 0 else "+"
    return sign + ("∞" if abs(value) == inf else f"{abs(value):.0f}")

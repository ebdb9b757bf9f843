"""The sequential test: play until it is clear which of two hypotheses about the difference in Elo holds.

Two simple hypotheses are compared by the ratio of their likelihoods, as deals come in; the test ends when the ratio
says with the wanted certainty that one of them is better. How often each share of a deal occurs is not known: for
either hypothesis the likeliest frequencies are taken whose mean is what the hypothesis says (a generalised test on
what was seen). For those frequencies p = q / (1 + t (x − mean)), where q are the frequencies seen and t makes the
mean come out right; this is the empirical likelihood of Owen.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from merkator.arena.elo import expected_share
from merkator.core.errors import BadOption

PASSED: Final = "passed"
FAILED: Final = "failed"
OPEN: Final = "undecided"
_UNSEEN: Final = 1e-3
"""What each possible share counts before any deal was played: nothing is impossible only because it was not seen."""
_FARTHEST: Final = 2000  # points of Elo: who is further away wins everything, and nothing can be told apart
_STEPS: Final = 60  # halvings of an interval: more than a float can tell apart


@dataclass(frozen=True)
class Hypotheses:
    """What is compared: the difference is `low` Elo, or it is `high`; and how often each may be taken wrongly."""

    low: float = 0.0
    high: float = 20.0
    alpha: float = 0.05  # how often `high` is taken although it is `low`
    beta: float = 0.05  # how often `low` is taken although it is `high`

    def check(self) -> None:
        """Refuse what cannot be tested."""
        if not self.low < self.high:
            raise BadOption(
                f"the test needs two different Elo values, the lower one first, got {self.low}, {self.high}"
            )
        if max(abs(self.low), abs(self.high)) > _FARTHEST:
            raise BadOption(
                f"Elo values must be between -{_FARTHEST} and {_FARTHEST}, got {self.low} and {self.high}"
            )
        if not (0.0 < self.alpha < 0.5 and 0.0 < self.beta < 0.5):
            raise BadOption(f"alpha and beta must be between 0 and 0.5, got {self.alpha} and {self.beta}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The test fails at the lower value of the logarithm of the ratio, and passes at the upper one (Wald).

        >>> low, high = Hypotheses().bounds
        >>> round(low, 3), round(high, 3)
        (-2.944, 2.944)
        """
        return log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha)


class Sprt:
    """A test under way.

    >>> test = Sprt(Hypotheses(0.0, 20.0), steps=4)
    >>> for _ in range(100):
    ...     test.add(1.0)
    ...     test.add(0.5)
    >>> test.verdict
    'passed'
    """

    def __init__(self, hypotheses: Hypotheses, steps: int) -> None:
        """Begin a test; a deal can be won in `steps` equal steps from nothing to everything."""
        hypotheses.check()
        self.hypotheses = hypotheses
        self._steps = steps
        self._counts = [_UNSEEN] * (steps + 1)
        self.deals = 0

    def add(self, share: float) -> None:
        """Note what was won of a deal."""
        self._counts[round(share * self._steps)] += 1.0
        self.deals += 1

    @property
    def ratio(self) -> float:
        """The logarithm of the ratio of the likelihoods: the higher, the more speaks for the higher Elo."""
        if not self.deals:
            return 0.0
        total = sum(self._counts)
        seen = [(at / self._steps, count / total) for at, count in enumerate(self._counts)]
        low, high = expected_share(self.hypotheses.low), expected_share(self.hypotheses.high)
        return total * (_likelihood(seen, high) - _likelihood(seen, low))

    @property
    def verdict(self) -> str:
        """What the test says so far: passed (the higher Elo), failed (the lower) or undecided."""
        low, high = self.hypotheses.bounds
        ratio = self.ratio
        return PASSED if ratio >= high else FAILED if ratio <= low else OPEN


def test_from_options(
    wanted: bool, elo: tuple[float, float] | None, alpha: float | None, beta: float | None
) -> Hypotheses | None:
    """Return what is to be tested, if anything is; what was not said is as usual.

    >>> test_from_options(True, (0.0, 50.0), None, 0.1)
    Hypotheses(low=0.0, high=50.0, alpha=0.05, beta=0.1)
    """
    said = {"alpha": alpha, "beta": beta}
    if elo is not None:
        said |= {"low": elo[0], "high": elo[1]}
    given = {name: value for name, value in said.items() if value is not None}
    if given and not wanted:
        raise BadOption("--elo, --alpha and --beta need --sprt")
    if not wanted:
        return None
    made = Hypotheses(**given)
    made.check()
    return made


def _likelihood(seen: list[tuple[float, float]], mean: float) -> float:
    """Return the logarithm of the likelihood of a deal, compared with the frequencies seen, under a given mean."""
    t = _tilt(seen, mean)
    return -sum([part * log(1.0 + t * (value - mean)) for value, part in seen])


def _tilt(seen: list[tuple[float, float]], mean: float) -> float:
    """Return the t that makes the mean come out right. The sum falls with t, between the poles."""
    low, high = -1.0 / (seen[-1][0] - mean), 1.0 / (mean - seen[0][0])
    for _ in range(_STEPS):
        t = (low + high) / 2
        if sum([part * (value - mean) / (1.0 + t * (value - mean)) for value, part in seen]) > 0.0:
            low = t
        else:
            high = t
    return (low + high) / 2

"""What the engine must reach: ratios to other engines, measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bench.roster import COMPILED, INTERPRETED, our_name


@dataclass(frozen=True, slots=True)
class Target:
    """At least this many times another engine's rate."""

    ours: str
    metric: str
    against: str
    least: float

    @property
    def text(self) -> str:
        """What is wanted, in words."""
        return f"{self.ours}: {self.metric} ≥ {self.least:g} × {self.against}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a target was met; no figure when one of the two was not measured."""

    target: Target
    found: float | None

    @property
    def missed(self) -> bool:
        """Whether it was measured and not reached."""
        return self.found is not None and self.found < self.target.least

    @property
    def line(self) -> str:
        """One line for the reader."""
        if self.found is None:
            return f"not measured  {self.target.text}"
        return f"{'MISSED' if self.missed else 'reached':<12}  {self.target.text}: {self.found:.1f} ×"


FAST: Final = our_name("hamburg", 4, COMPILED)
PURE: Final = our_name("hamburg", 4, INTERPRETED)
TARGETS: Final = (
    Target(FAST, "decisions", "catanatron", 30),
    Target(FAST, "decisions", "OpenSpiel hearts", 4),
    Target(FAST, "decisions", "OpenSpiel bridge", 3),
    Target(FAST, "copies", "catanatron", 20),
    Target(PURE, "decisions", "catanatron", 8),
    Target(our_name("rome", 4, COMPILED), "decisions", "catanatron", 15),
)
TWO_PROCESSES: Final = Target("two processes", "games", "one process", 1.7)


def verdicts(ratio: Callable[[Target], float | None], processes: float | None) -> list[Verdict]:
    """Judge all targets; `processes` says how many times as fast two are as one, if that could be measured."""
    return [*[Verdict(target, ratio(target)) for target in TARGETS], Verdict(TWO_PROCESSES, processes)]

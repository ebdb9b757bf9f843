"""One run: all engines are started, then they take turns; what cannot be measured is reported and left out."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from bench.processes import Scaling
from bench.roster import Entry
from bench.subject import Missing, Subject, Worker
from bench.targets import Target, Verdict, verdicts

SURVEYED: Final = 3000  # decisions, untimed: they also warm the engine up
FOLLOWED: Final = 100  # games, for the cost of a decision as the game continues
WEIGHED: Final = 20  # positions whose size is taken
SLOWEST: Final = 2000.0  # decisions per second below which following games would take too long
IN_PYTHON: Final = ("catanatron", "python-chess")  # what Python allocates is all they hold

Tell = Callable[[str], None]


@dataclass
class Run:
    """Everything measured in one run."""

    subjects: dict[str, Subject] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)  # name -> why
    growth: dict[str, list[float]] = field(default_factory=dict)  # name -> seconds of a decision by tenth of a game
    memory: dict[str, float] = field(default_factory=dict)  # name -> bytes of a position
    scaling: Scaling | None = None
    seconds: float = 0

    def ratio(self, target: Target) -> float | None:
        """Return how the target's two engines compare, when both were measured."""
        ours, other = self.subjects.get(target.ours), self.subjects.get(target.against)
        return ours.ratio(target.metric, other) if ours and other else None

    def verdicts(self) -> list[Verdict]:
        """Judge all targets."""
        measured = self.scaling is not None and not self.scaling.disturbed
        return verdicts(self.ratio, self.scaling.ratio if self.scaling and measured else None)

    def json(self) -> dict[str, object]:
        """Return everything, to be written down."""
        return {
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.machine()}",
            "seconds": self.seconds,
            "engines": [subject.json() for subject in self.subjects.values()],
            "missing": self.missing,
            "growth": self.growth,
            "memory": self.memory,
            "processes": asdict(self.scaling) if self.scaling else {},
            "targets": [{"text": each.target.text, "found": each.found} for each in self.verdicts()],
        }


def gather(entries: Iterable[Entry], pythons: dict[str, Path | None], seed: int, run: Run, tell: Tell) -> None:
    """Start a process for each engine."""
    for entry in entries:
        python = pythons[entry.python]
        tell(f"starting {entry.name}")
        try:
            if python is None:
                raise Missing(f"there is no {entry.python} engine here")
            run.subjects[entry.name] = Subject(entry, Worker(python, entry.name, seed), SURVEYED)
        except Missing as why:
            run.missing[entry.name] = str(why)


def take_turns(run: Run, rounds: int, seconds: float, tell: Tell) -> None:
    """Measure everyone in each round, every second round in the opposite order; never two at once."""
    run.seconds = seconds
    for number in range(rounds):
        order = list(run.subjects.values())
        for subject in order if number % 2 == 0 else reversed(order):
            tell(f"round {number + 1} of {rounds}, {subject.name}")
            subject.measure(seconds)


def look_closer(run: Run, tell: Tell) -> None:
    """Follow games from start to end, and weigh positions; only where Python can see it."""
    for name, subject in run.subjects.items():
        if (subject.ours or name == "catanatron") and subject.rate("decisions") > SLOWEST:
            tell(f"following games of {name}")
            run.growth[name] = subject.worker.ask("growth", FOLLOWED if subject.ours else FOLLOWED // 10)
        if subject.ours or name in IN_PYTHON:
            tell(f"weighing positions of {name}")
            run.memory[name] = subject.worker.ask("memory", WEIGHED)


def close(run: Run) -> None:
    """End all processes."""
    for subject in run.subjects.values():
        subject.worker.close()

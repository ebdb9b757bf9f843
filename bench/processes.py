"""How much faster a simulation gets with a second process: `merkator simulate --workers`, measured from outside."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

WORKERS: Final = (1, 2)
STOLEN: Final = 0.1  # of a core: more than this for others, and two processes cannot show what they can
STAT: Final = Path("/proc/stat")


@dataclass(frozen=True, slots=True)
class Scaling:
    """Games per second of real time by number of processes, and how much of a core others used meanwhile."""

    rates: dict[int, float]
    others: float

    @property
    def ratio(self) -> float:
        """How many times as fast two processes are as one."""
        return self.rates[2] / self.rates[1]

    @property
    def disturbed(self) -> bool:
        """Whether other work had too much of the machine for a judgement."""
        return self.others > STOLEN


def scaling(python: Path, games: int, rounds: int, tell: Callable[[str], None]) -> Scaling:
    """Measure one and two processes in turn, starting them included."""
    spent: dict[int, list[float]] = {workers: [] for workers in WORKERS}
    others = []
    for number in range(rounds):
        for workers in WORKERS:
            tell(f"round {number + 1} of {rounds}, {workers} processes")
            busy, own, start = _busy(), _own(), perf_counter()
            _simulate(python, games, workers)
            spent[workers].append(perf_counter() - start)
            others.append((_busy() - busy - (_own() - own)) / spent[workers][-1])
    return Scaling({workers: games / median(times) for workers, times in spent.items()}, max(0.0, median(others)))


def _simulate(python: Path, games: int, workers: int) -> None:
    words = ["simulate", "hamburg", "--players", "4", "--bots", "greedy", "--games", str(games)]
    subprocess.run(
        [str(python), "-m", "merkator.cli", *words, "--workers", str(workers)],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _own() -> float:
    """Return the processor seconds of this process and those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _busy() -> float:
    """Return the processor seconds that were used on the whole machine; always 0 where nothing reports it."""
    if not STAT.exists():
        return 0.0
    user, nice, system, _idle, _waiting, *rest = STAT.read_text("ascii").splitlines()[0].split()[1:]
    ticks = int(user) + int(nice) + int(system) + sum(int(each) for each in rest[:3])
    return ticks / os.sysconf("SC_CLK_TCK")

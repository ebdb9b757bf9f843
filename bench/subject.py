"""One engine that is measured: the process it lives in, and what has been measured of it so far."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from typing import Any, Final

from bench.roster import Entry

METRICS: Final = ("decisions", "choices", "turns", "games", "copies")
ROOT: Final = Path(__file__).parent.parent

Rates = dict[str, float]  # metric -> how many per second


class Missing(Exception):
    """An engine that cannot be measured here; the message says why."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What the decisions and games of an engine are like: its rates are read with it."""

    options: float  # of a decision, on average
    forced: float  # share of the decisions with one option
    decisions_per_turn: float
    decisions_per_game: float
    cut: float  # share of the games that reached the limit of turns


class Worker:
    """A process that answers questions, see `worker.py`."""

    def __init__(self, python: Path, name: str, seed: int) -> None:
        # Not a pipe: one that nobody reads fills up. Closed with the process.
        self._complaints = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = subprocess.Popen(
            [str(python), "-m", "bench.worker", name, str(seed)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"},
        )
        try:
            missing = self._answer()["missing"]
        except Missing:
            self.close()
            raise
        if missing:
            self.close()
            raise Missing(missing)

    def ask(self, question: str, value: float) -> Any:
        """Ask for one measurement and wait for it."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([question, value]) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()
        self._complaints.close()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._complaints.seek(0)
            lines = self._complaints.read().strip().splitlines()
            raise Missing(lines[-1] if lines else "its process has ended without a word")
        return json.loads(line)


class Subject:
    """An engine and its rounds."""

    def __init__(self, entry: Entry, worker: Worker, surveyed: int) -> None:
        self.name = entry.name
        self.ours = entry.ours
        self.rounds: list[Rates] = []
        self.worker = worker
        about = worker.ask("about", surveyed)
        self.made_by = str(about["made_by"])
        self._options = float(about["options"])
        self._forced = float(about["forced"])
        self._played = {"decisions": 0, "turns": 0, "games": 0, "cut": 0}

    def measure(self, seconds: float) -> None:
        """One round: a slice of playing and a shorter one of copying."""
        played = self.worker.ask("play", seconds)
        for what in self._played:
            self._played[what] += played[what]
        rates = {what: played[what] / played["seconds"] for what in ("decisions", "turns", "games")}
        rates["choices"] = rates["decisions"] * (1 - self._forced)
        copied = self.worker.ask("copy", seconds / 4)
        rates["copies"] = copied["copies"] / copied["seconds"]
        self.rounds.append(rates)

    def rate(self, metric: str) -> float:
        """How many per second, by the median of the rounds."""
        return median(rates[metric] for rates in self.rounds)

    def ratios(self, metric: str, to: Subject) -> list[float]:
        """How many times as fast as the other in each round."""
        pairs = zip(self.rounds, to.rounds, strict=True)
        return [mine[metric] / its[metric] if its[metric] else inf for mine, its in pairs]

    def ratio(self, metric: str, to: Subject) -> float:
        """How many times as fast as the other, by the median of the rounds."""
        return median(self.ratios(metric, to))

    def shape(self) -> Shape:
        """What its decisions and games are like, over everything played so far."""
        decisions, games = self._played["decisions"], max(1, self._played["games"])
        return Shape(
            options=self._options,
            forced=self._forced,
            decisions_per_turn=decisions / max(1, self._played["turns"]),
            decisions_per_game=decisions / games,
            cut=self._played["cut"] / games,
        )

    def json(self) -> dict[str, object]:
        """Return everything measured, to be written down."""
        return {
            "name": self.name,
            "made_by": self.made_by,
            "rates": {metric: self.rate(metric) for metric in METRICS},
            "shape": asdict(self.shape()),
            "rounds": self.rounds,
        }

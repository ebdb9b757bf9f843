"""Random playouts of our engine and of a peer, measured side by side: `python -m bench.bench`.

All engines run in this one process and take turns in short slices; a ratio compares two slices of the same
round, and the figure shown is the median over the rounds. Slices are seconds of processor time, so that other
work on the machine disturbs less. Each engine plays whole games, one after the other, starting them included.

What is counted
- A *decision* is one question to the player to move: for us `legal()`, a random choice and `play()`, for
  catanatron one `play_tick()` with the same way of choosing. Both check that the action is legal, and after
  each one both are asked whether the game is over.
- Engines cut a game into decisions differently. Ours takes steps with one outcome by itself; catanatron's
  ticks include those with a single option (to roll, to end the turn). So there are also *choices* (decisions
  with two options or more), *turns* (of one player) and *games*, which cannot be had more cheaply by asking
  more. Games of random moves that reach the limit of turns are cut there on both sides.
- A *copy* is `state.copy()` against `game.copy()`, of positions from everywhere in a game.
"""

from __future__ import annotations

import gc
import json
import platform
import sys
from dataclasses import asdict, dataclass
from importlib import import_module
from math import inf
from pathlib import Path
from statistics import fmean, median, quantiles
from time import process_time
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

import merkator
from bench.peers import PEERS, TURN_LIMIT, Counts, Peer, ours

BATCH: Final = 100  # decisions or copies between two looks at the clock
SURVEYED: Final = 5000  # decisions, untimed: they also warm the engine up
METRICS: Final = ("decisions", "choices", "turns", "games", "copies")

Rates = dict[str, float]  # metric -> how many per second


@dataclass(frozen=True, slots=True)
class Shape:
    """What the decisions and games of an engine are like: its rates are read with it."""

    options: float  # of a decision, on average
    forced: float  # share of the decisions with one option
    decisions_per_turn: float
    decisions_per_game: float
    cut: float  # share of the games that reached the limit of turns


class Subject:
    """A peer and what has been measured of it."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self.rounds: list[Rates] = []
        self._played: list[Counts] = []
        self._options: list[int] = []

    def survey(self, decisions: int) -> None:
        """Look at some decisions without the clock, which also warms the engine up."""
        for _ in range(decisions):
            self._options.append(self.peer.options())
            self.peer.play(1)

    def measure(self, seconds: float) -> None:
        """One round: a slice of playing and a shorter one of copying."""
        rates = self._play(seconds)
        rates["copies"] = self._copy(seconds / 4)
        self.rounds.append(rates)

    def rate(self, metric: str) -> float:
        """How many per second, by the median of the rounds."""
        return median(rates[metric] for rates in self.rounds)

    def ratio(self, metric: str, to: Subject) -> float:
        """How many times as fast as the other, by the median of the rounds."""
        return median(self.ratios(metric, to))

    def ratios(self, metric: str, to: Subject) -> list[float]:
        """How many times as fast as the other in each round."""
        pairs = zip(self.rounds, to.rounds, strict=True)
        return [mine[metric] / its[metric] if its[metric] else inf for mine, its in pairs]

    def shape(self) -> Shape:
        """What its decisions and games are like, over everything played so far."""
        decisions = sum(counts.decisions for counts in self._played)
        games = sum(counts.games for counts in self._played)
        return Shape(
            options=fmean(self._options),
            forced=self._options.count(1) / len(self._options),
            decisions_per_turn=decisions / max(1, sum(counts.turns for counts in self._played)),
            decisions_per_game=decisions / max(1, games),
            cut=sum(counts.cut for counts in self._played) / max(1, games),
        )

    def _play(self, seconds: float) -> Rates:
        gc.collect()  # nobody pays for what another has left behind
        played = []
        start = now = process_time()
        while now < start + seconds:
            played.append(self.peer.play(BATCH))
            now = process_time()
        self._played += played
        decisions = sum(counts.decisions for counts in played) / (now - start)
        return {
            "decisions": decisions,
            "choices": decisions * (1 - self.shape().forced),
            "turns": sum(counts.turns for counts in played) / (now - start),
            "games": sum(counts.games for counts in played) / (now - start),
        }

    def _copy(self, seconds: float) -> float:
        copies, spent = 0, 0.0
        while spent < seconds:
            self.peer.play(BATCH)  # on to another position, off the clock
            start = process_time()
            self.peer.copy(BATCH)
            spent += process_time() - start
            copies += BATCH
        return copies / spent


def run(subjects: list[Subject], rounds: int, seconds: float) -> None:
    """Let the subjects take turns, every second round in the opposite order."""
    for subject in subjects:
        subject.survey(SURVEYED)
    gc.collect()
    gc.freeze()  # what the engines keep for good is not searched through in anybody's slice
    for number in range(rounds):
        for subject in subjects if number % 2 == 0 else reversed(subjects):
            subject.measure(seconds)


def rates_table(base: Subject, subjects: list[Subject]) -> Table:
    table = Table("per second", title="Random playouts", title_justify="left")
    table.add_column(base.peer.name, justify="right")
    for subject in subjects:
        table.add_column(subject.peer.name, justify="right")
        table.add_column("ratio", justify="right", style="bold")
    for metric in METRICS:
        cells = [f"{base.rate(metric):,.0f}"]
        for subject in subjects:
            cells += [f"{subject.rate(metric):,.0f}", f"{subject.ratio(metric, base):.1f} ×"]
        table.add_row(metric, *cells)
    return table


def shapes_table(subjects: list[Subject]) -> Table:
    table = Table("on average", title="What they play", title_justify="left")
    for subject in subjects:
        table.add_column(subject.peer.name, justify="right")
    shapes = [subject.shape() for subject in subjects]
    table.add_row("options in a decision", *(f"{shape.options:.1f}" for shape in shapes))
    table.add_row("decisions with one option", *(f"{shape.forced:.0%}" for shape in shapes))
    table.add_row("decisions in a turn", *(f"{shape.decisions_per_turn:.1f}" for shape in shapes))
    table.add_row("decisions in a game", *(f"{shape.decisions_per_game:.0f}" for shape in shapes))
    table.add_row(f"games cut at {TURN_LIMIT} turns", *(f"{shape.cut:.0%}" for shape in shapes))
    return table


def report(base: Subject, subjects: list[Subject], seconds: float) -> dict[str, object]:
    """Everything measured, to be written as JSON."""
    return {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "build": build(),
        "seconds": seconds,
        "turn_limit": TURN_LIMIT,
        "base": base.peer.name,
        "engines": [
            {
                "name": subject.peer.name,
                "made_by": subject.peer.made_by,
                "rates": {metric: subject.rate(metric) for metric in METRICS},
                "ratios": {metric: subject.ratio(metric, base) for metric in METRICS},
                "shape": asdict(subject.shape()),
                "rounds": subject.rounds,
            }
            for subject in (base, *subjects)
        ],
    }


def build() -> str:
    """Whether our engine runs as Python or as the compiled extension of the same source."""
    file = import_module("merkator.hamburg.state").__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"


def main(
    *,
    against: Annotated[str, typer.Option(help=f"The peer: {', '.join(PEERS)}.")] = "catanatron",
    rounds: Annotated[int, typer.Option(min=2, help="How often everyone has a slice.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.2, help="Processor time of a slice.")] = 0.25,
    seed: Annotated[int, typer.Option(min=1, help="Of the first game of each engine.")] = 1,
    require: Annotated[float, typer.Option(help="Fail when the ratio of decisions is below this.")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all figures there.")] = None,
) -> None:
    """Measure our engine and a peer in turn, random playouts and copies, and print the ratios."""
    if against not in PEERS:
        raise typer.BadParameter(f"there is no peer {against!r}; there are: {', '.join(PEERS)}")
    base = Subject(PEERS[against](seed))
    subjects = [Subject(peer) for peer in ours(seed)]
    run([base, *subjects], rounds, seconds)
    if json_file is not None:
        json_file.write_text(json.dumps(report(base, subjects, seconds), indent=1) + "\n", encoding="utf-8")

    console = Console(width=None if sys.stdout.isatty() else 110, highlight=False)
    console.print(
        f"merkator {merkator.__version__} ({build()}) against {base.peer.made_by}, "
        f"Python {platform.python_version()}, {rounds} rounds of {seconds:g} s\n"
    )
    console.print(rates_table(base, subjects))
    console.print(shapes_table([base, *subjects]))

    bounded = subjects[-1]
    ratio = bounded.ratio("decisions", base)
    low, _, high = quantiles(bounded.ratios("decisions", base), n=4)
    console.print(f"Decisions of {bounded.peer.name}: {ratio:.1f} × (half of the rounds: {low:.1f} to {high:.1f}).")
    if ratio < require:
        typer.echo(
            f"Too slow: {bounded.peer.name} makes {ratio:.1f} times the decisions per second of "
            f"{base.peer.name}; at least {require:g} times is required.",
            err=True,
        )
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)

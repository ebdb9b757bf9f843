"""Random playouts of our engine and of other people's, measured side by side: `python -m bench.bench`.

All engines are asked in turn for short slices, each in a process of its own, never two at once; a ratio compares two
slices of the same round, and the figure shown is the median over the rounds. Slices are seconds of processor time, so
that other work on the machine disturbs less. README.md says what is counted and how to read it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import merkator
from bench import tables
from bench.chart import Bar, draw
from bench.processes import scaling
from bench.roster import COMPILED, INTERPRETED, Entry, roster
from bench.run import Run, Tell, close, gather, look_closer, take_turns
from bench.subject import ROOT
from tools import fast

GAMES: Final = 40  # of greedy bots, for one and two processes: enough that starting them hardly counts


def pythons() -> dict[str, Path | None]:
    """Return which Python runs whom; no compiled one when it is not what stands in the source."""
    here = Path(sys.executable)
    return {"compiled": fast.PYTHON if fast.fresh() else None, "interpreted": here, "peers": here}


def chosen(only: list[str] | None) -> list[Entry]:
    """Return everyone, or those in whose names one of the words stands; games that are not there are left out."""
    there = merkator.list_games()
    entries = [entry for entry in roster().values() if not entry.ours or entry.name.split()[0] in there]
    return [entry for entry in entries if not only or any(word in entry.name for word in only)]


def report(run: Run, console: Console) -> None:
    """Print everything that was measured."""
    console.print(tables.rates(run))
    console.print(tables.ratios(run))
    console.print(tables.shapes(run))
    if run.growth:
        console.print(tables.growth(run))
        console.print(tables.memory(run))
    if run.scaling:
        for workers, rate in run.scaling.rates.items():
            console.print(f"greedy bots, 4 players, --workers {workers}: {rate:.2f} games per second")
        busy = "; too much for a judgement" if run.scaling.disturbed else ""
        console.print(
            f"two processes: {run.scaling.ratio:.2f} × one (others used {run.scaling.others:.0%} of a core{busy})"
        )
    for name, why in run.missing.items():
        console.print(f"missing: {name}: {why}")


def write(run: Run, directory: Path) -> None:
    """Write the figures and the chart."""
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "bench.json").write_text(json.dumps(run.json(), indent=1) + "\n", encoding="utf-8")
    bars = [
        Bar(subject.name, (subject.rate("decisions"), subject.rate("copies")), subject.ours)
        for subject in run.subjects.values()
    ]
    (directory / "bench.svg").write_text(draw(bars, ("decisions per second", "copies per second")), encoding="utf-8")


def measure(entries: list[Entry], rounds: int, seconds: float, seed: int, quick: bool, tell: Tell) -> Run:
    """Do one run."""
    run, found = Run(), pythons()
    try:
        gather(entries, found, seed, run, tell)
        take_turns(run, rounds, seconds, tell)
        if not quick:
            look_closer(run, tell)
    finally:
        close(run)
    if not quick:
        kind = COMPILED if found[COMPILED] else INTERPRETED
        python = found[kind]
        assert python is not None
        run.scaling = scaling(python, GAMES, 3, tell)
    return run


def main(
    *,
    only: Annotated[list[str] | None, typer.Option(help="Only engines with this word in their name.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often everyone has a slice.")] = 9,
    seconds: Annotated[float, typer.Option(min=0.02, help="Processor time of a slice.")] = 0.25,
    seed: Annotated[int, typer.Option(min=1, help="Of the first game of each engine.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out growth, memory and processes.")] = False,
    require: Annotated[bool, typer.Option("--require", help="Fail when a target is missed.")] = False,
    out: Annotated[Path, typer.Option(help="Where figures and chart are written.")] = ROOT / "out",
    save: Annotated[bool, typer.Option("--save", help="Write them into docs/, too.")] = False,
) -> None:
    """Measure our engine and its peers in turn, and print rates, ratios and targets."""
    console = Console(width=None if sys.stdout.isatty() else 132, highlight=False)
    entries = chosen(only)
    if not entries:
        raise typer.BadParameter(f"no engine has such a name; there are: {', '.join(roster())}")
    for game in {entry.name.split()[0] for entry in roster().values() if entry.ours} - set(merkator.list_games()):
        console.print(f"{game} is not there yet and is left out.")
    with Console(stderr=True).status("") as status:
        run = measure(entries, rounds, seconds, seed, quick, status.update)
    report(run, console)
    for directory in (out, *([ROOT / "docs"] if save else [])):
        write(run, directory)
    missed = [verdict for verdict in run.verdicts() if verdict.missed]
    for verdict in run.verdicts():
        console.print(verdict.line)
    if missed and require:
        typer.echo(f"Too slow: {len(missed)} of {len(run.verdicts())} targets are missed.", err=True)
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)

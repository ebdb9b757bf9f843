"""A guard against becoming slower without noticing: `python -m bench.guard`, part of `make test`.

The engine's decisions are counted against loops of plain Python in the same run. Both take turns in short slices of
processor time, and the best slice of each counts: other work on the machine makes slices worse, never better. The
quotient hardly depends on the machine; `bounds.json` holds what it was, for the compiled and the interpreted engine,
and by which factor it may fall.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, Final

import merkator
from bench.engine import Engine
from bench.roster import COMPILED, INTERPRETED, roster

BOUNDS: Final = Path(__file__).parent / "bounds.json"
PLAYERS: Final = 4
ROUNDS: Final = 8
TRIES: Final = 3  # a bad minute of the machine is no reason to fail
SLICE: Final = 0.1
BATCH: Final = 200

Work = Callable[[int], object]  # does something this many times


def calibrate(times: int) -> int:
    """Do what interpreted code does, in the same way for ever: a change here makes the stored bounds void."""
    table = list(range(16))
    total = 0
    for number in range(times):
        table[number & 15] = number
        part = table[:4]
        total += len(part) + table[(number * 7) & 15]
    return total


def rate(work: Work, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Return how often per second the work is done, over one slice."""
    done = 0
    start = now = clock()
    while now < start + seconds:
        work(BATCH)
        done += BATCH
        now = clock()
    return done / (now - start)


def quotient(engine: Work, rounds: int, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Return decisions for each loop of plain Python: the best slice of each, in turn."""
    best, plain = 0.0, 0.0
    for _ in range(rounds):
        plain = max(plain, rate(calibrate, seconds, clock))
        best = max(best, rate(engine, seconds, clock))
    return best / plain


def too_slow(found: float, stored: float, factor: float) -> bool:
    """Whether the engine has lost more than the factor."""
    return found * factor < stored


def check(measure: Callable[[], float], stored: float, factor: float) -> tuple[bool, float]:
    """Measure up to some times; return whether it was quick enough once, and the best that was found."""
    best = 0.0
    for _ in range(TRIES):
        best = max(best, measure())
        if not too_slow(best, stored, factor):
            return True, best
    return False, best


def games() -> dict[str, Engine]:
    """Return the games that are there, ready to be played by the engine that runs here."""
    kind = COMPILED if merkator.compiled else INTERPRETED
    names = {game: f"{game} {PLAYERS}, {kind}" for game in merkator.list_games()}
    return {game: roster()[name].make(1) for game, name in names.items() if name in roster()}


def main(words: list[str]) -> int:
    """Compare with the bounds, or store what is found now: `--store`."""
    kind = COMPILED if merkator.compiled else INTERPRETED
    bounds: dict[str, Any] = json.loads(BOUNDS.read_text("utf-8"))
    failed = False
    for game, engine in games().items():
        engine.play(5000)

        def measure(engine: Engine = engine) -> float:
            return quotient(engine.play, ROUNDS, SLICE)

        stored = bounds[kind].get(game)
        if words == ["--store"]:
            bounds[kind][game] = round(max(measure() for _ in range(TRIES)), 4)
            bounds["python"] = platform.python_version()
            print(f"{game}, {kind}: {bounds[kind][game]} decisions for each loop, stored")
        elif stored is None:
            print(f"{game}, {kind}: no bound is stored; `python -m bench.guard --store` does it")
        else:
            good, found = check(measure, stored, bounds["factor"])
            failed |= not good
            verdict = "good" if good else f"TOO SLOW: at least {stored / bounds['factor']:.4f} is wanted"
            print(f"{game}, {kind}: {found:.4f} decisions for each loop, {stored} when stored: {verdict}")
    if words == ["--store"]:
        BOUNDS.write_text(json.dumps(bounds, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A process with one engine in it, which measures when it is asked: `python -m bench.worker NAME SEED`.

Each engine has a process of its own, so that the compiled and the interpreted engine and all peers can take turns in
one run. Questions come as lines of JSON on standard input, `["play", 0.25]`; the answers go out the same way. Between
questions the process sleeps.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict
from statistics import fmean, median
from time import process_time
from typing import Any, Final

from bench.engine import Counts, Engine
from bench.roster import roster

BATCH: Final = 100  # decisions or copies between two looks at the clock
TENTHS: Final = 10
CHUNK: Final = 10  # decisions timed together when a game is followed, fewer in short games
LENGTHS: Final = 20  # games whose length is looked at first
COPIES: Final = 50  # of each position whose size is taken


def about(engine: Engine, decisions: float) -> dict[str, Any]:
    """Look at some decisions without the clock, which also warms the engine up."""
    options, played = [], []
    for _ in range(int(decisions)):
        options.append(engine.options())
        played.append(engine.play(1))
    gc.collect()
    gc.freeze()  # what the engine keeps for good is not searched through in any slice
    return {"made_by": engine.made_by, "options": fmean(options), "forced": options.count(1) / len(options)}


def play(engine: Engine, seconds: float) -> dict[str, Any]:
    """Play for some seconds of processor time: what was played, and how long it really took."""
    gc.collect()
    played: list[Counts] = []
    start = now = process_time()
    while now < start + seconds:
        played.append(engine.play(BATCH))
        now = process_time()
    total = Counts(
        decisions=sum(counts.decisions for counts in played),
        turns=sum(counts.turns for counts in played),
        games=sum(counts.games for counts in played),
        cut=sum(counts.cut for counts in played),
    )
    return {**asdict(total), "seconds": now - start}


def copy(engine: Engine, seconds: float) -> dict[str, Any]:
    """Copy positions from everywhere in a game for some seconds."""
    copies, spent = 0, 0.0
    while spent < seconds:
        engine.play(BATCH)  # on to another position, off the clock
        start = process_time()
        engine.copy(BATCH)
        spent += process_time() - start
        copies += BATCH
    return {"copies": copies, "seconds": spent}


def _shortest(engine: Engine) -> int:
    """Return the decisions of a short game: few are shorter, so that most have enough of them in each tenth."""
    lengths: list[int] = []
    while len(lengths) < LENGTHS:
        decisions = 1
        while engine.play(1).games == 0:
            decisions += 1
        lengths.append(decisions)
    return sorted(lengths)[LENGTHS // 4]


def growth(engine: Engine, games: float) -> list[float]:
    """Return the seconds of one decision in each tenth of a game, by the median over some games.

    A few decisions are timed together, for looking at the clock takes as long as a decision; those with the end of a
    game and the start of the next among them are left out.
    """
    chunk = max(1, min(CHUNK, int(_shortest(engine) / TENTHS / 2)))
    spent: list[list[float]] = [[] for _ in range(TENTHS)]
    seen = 0
    times: list[float] = []
    while seen < games:
        start = process_time()
        counts = engine.play(chunk)
        taken = process_time() - start
        if counts.games == 0:
            times.append(taken / chunk)
            continue
        if len(times) >= TENTHS:
            seen += 1
            for number, each in enumerate(times):
                spent[number * TENTHS // len(times)].append(each)
        times = []
    return [median(each) for each in spent]


def memory(engine: Engine, positions: float) -> float:
    """Return the bytes of a copied position, by what Python allocates for many copies."""
    sizes = []
    for _ in range(int(positions)):
        engine.play(BATCH // 2)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = engine.copy(COPIES)
        sizes.append((tracemalloc.get_traced_memory()[0] - before) / COPIES)
        tracemalloc.stop()
        kept.clear()
    return fmean(sizes)


ASKED: Final[dict[str, Callable[[Engine, float], Any]]] = {
    "about": about,
    "play": play,
    "copy": copy,
    "growth": growth,
    "memory": memory,
}


def main(name: str, seed: int) -> None:
    """Make the engine, then answer until the input ends; an engine that cannot be made is reported, not raised."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # some engines greet on standard output
    try:
        engine = roster()[name].make(seed)
    except Exception as error:
        print(json.dumps({"missing": f"{type(error).__name__}: {error}"}), file=answers, flush=True)
        return
    print(json.dumps({"missing": ""}), file=answers, flush=True)
    for line in sys.stdin:
        question, value = json.loads(line)
        print(json.dumps(ASKED[question](engine, value)), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

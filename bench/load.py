"""Load on a real server process: 200 tables, 400 sockets, in both games. `make load` prints the figures.

Every table has two players, whose browsers do what browsers do (load_tables.py). They play at random:

- *paced*: moves are due at a fixed rate, whether the server keeps up or not. A time is counted from when the move was
  due, so a server that stumbles is not spared the moves that pile up meanwhile.
- *pressed*: every table plays its next move as soon as the last one was acknowledged: how many moves can be had.

The client runs on the same cores as the server, in a process of its own. To compare with another version:

    python -m bench.load --stored 0 --python OTHER/.venv-fast/bin/python --browser before

Several processes share a PostgreSQL. A table's players use the same process, as nginx has it (deploy/nginx.conf), or
with `--apart` different ones:

    python -m bench.load --stored 0 --postgres --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import merkator
from bench.load_server import Served, Site, fill, postgres
from bench.load_tables import BROWSERS, Browser, Figures, Table
from bench.load_wire import run_light

MOST_MS: Final = 150
LEAST_RATE: Final = 300
MOST_KB: Final = 300
MOST_START: Final = 2.5
_WARM_SECONDS: Final = 2.0  # played before anything counts
_ARRIVING: Final = 8  # tables that are set up at once
_STARTS: Final = 5


@dataclass(frozen=True)
class Run:
    """What one way of playing measured."""

    rate: float  # acknowledged moves per second
    half: float  # milliseconds within which half of them were acknowledged
    last: float  # and 99 of 100
    told: float  # within which 99 of 100 were sent to the other player
    messages: float  # sent over sockets per second
    cpu: float  # milliseconds that the server used for each


@dataclass(frozen=True)
class Found:
    """What was found on one server."""

    paced: Run
    pressed: Run
    each: float  # kilobytes of an open table with two sockets
    memory: float  # megabytes of the server in the end


async def load(
    served: Site, count: int, seconds: float, rate: float, game: str, browser: Browser = BROWSERS["now"]
) -> Found:
    """Play many tables at once, first paced, then pressed."""
    figures = Figures()
    tables = [Table(*served.places(number), number, game, figures, browser) for number in range(count)]
    await in_turn(tables, Table.gather)
    before = served.memory()
    await in_turn(tables, Table.begin)
    each = (served.memory() - before) / count
    begin = time.perf_counter() + _WARM_SECONDS
    due = schedule(count, rate, begin - _WARM_SECONDS, begin + seconds)
    paced = await measured(served, figures, begin, seconds, [pace(*one) for one in zip(tables, due, strict=True)])
    begin = time.perf_counter() + _WARM_SECONDS
    pressed = await measured(served, figures, begin, seconds, [press(table, begin + seconds) for table in tables])
    memory = served.memory()
    for table in tables:
        table.close()
    return Found(paced, pressed, each / 1000, memory / 1e6)


async def in_turn(tables: list[Table], do: Callable[[Table], Awaitable[None]]) -> None:
    """Do something at all tables, a few at a time."""
    waiting = iter(tables)

    async def some() -> None:
        for table in waiting:
            await do(table)

    async with asyncio.TaskGroup() as group:
        for _ in range(_ARRIVING):
            group.create_task(some())


def schedule(count: int, rate: float, begin: float, end: float) -> list[list[float]]:
    """Return for each table when its moves are due: at a fixed rate over all, each round in another order.

    >>> schedule(2, 10.0, 0.0, 0.4)
    [[0.0, 0.3], [0.1, 0.2]]
    """
    lots = random.Random(1648)
    due: list[list[float]] = [[] for _ in range(count)]
    at = 0
    while begin + at / rate < end:
        for table in lots.sample(range(count), count):
            due[table].append(begin + at / rate)
            at += 1
    return due


async def pace(table: Table, due: list[float]) -> None:
    """Play a table as it is due."""
    for at in due:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        await table.move(at)


async def press(table: Table, end: float) -> None:
    """Play a table as fast as the server lets one."""
    while (now := time.perf_counter()) < end:
        await table.move(now)


async def measured(
    served: Site, figures: Figures, begin: float, seconds: float, plays: list[Coroutine[Any, Any, None]]
) -> Run:
    """Play; return what happened from a moment on, for this many seconds."""
    figures.moves.clear()
    figures.news.clear()
    async with asyncio.TaskGroup() as group:
        for play in plays:
            group.create_task(play)
        await asyncio.sleep(begin - time.perf_counter())
        cpu, messages = served.cpu(), figures.messages
        await asyncio.sleep(begin + seconds - time.perf_counter())
        cpu, messages = served.cpu() - cpu, figures.messages - messages
    end = begin + seconds
    done = sum(1 for _, at in figures.moves if begin <= at < end)
    took = [1000 * (at - due) for due, at in figures.moves if begin <= due < end]
    told = [1000 * (at - sent) for sent, at in figures.news if begin <= sent < end]
    half, last = statistics.median(took), percentile(took, 99)
    return Run(done / seconds, half, last, percentile(told, 99), messages / seconds, 1000 * cpu / done)


def percentile(values: list[float], percent: int) -> float:
    """Return the value that this many of a hundred do not exceed.

    >>> percentile([5.0, 1.0, 2.0, 4.0, 3.0], 60)
    3.0
    """
    return sorted(values)[max(0, -(-len(values) * percent // 100) - 1)]


def starts(file: Path) -> float:
    """Return how long a server on a file takes until it answers, mostly."""
    seconds = []
    for _ in range(_STARTS):
        served = Served(file)
        served.end()
        seconds.append(served.seconds)
    return statistics.median(seconds)


def rows(found: Found, start: float, stored: int) -> list[tuple[str, str, str, bool]]:
    """Return what is printed: what, how much, what is wanted, and whether it is so."""
    paced, pressed = found.paced, found.pressed
    return [
        (
            "paced: moves acknowledged a second",
            f"{paced.rate:.0f}",
            f"at least {LEAST_RATE}",
            paced.rate >= LEAST_RATE,
        ),
        ("  half of them within", f"{paced.half:.1f} ms", "", True),
        ("  99 of 100 within", f"{paced.last:.1f} ms", f"below {MOST_MS} ms", paced.last < MOST_MS),
        ("  99 of 100 told to the other within", f"{paced.told:.1f} ms", "", True),
        ("  CPU of the server for each", f"{paced.cpu:.2f} ms", "", True),
        ("  messages over sockets a second", f"{paced.messages:.0f}", "", True),
        ("pressed: moves acknowledged a second", f"{pressed.rate:.0f}", "", True),
        ("  half of them within", f"{pressed.half:.0f} ms", "", True),
        ("  99 of 100 within", f"{pressed.last:.0f} ms", "", True),
        ("  CPU of the server for each", f"{pressed.cpu:.2f} ms", "", True),
        (
            "memory of an open table with two sockets",
            f"{found.each:.0f} kB",
            f"below {MOST_KB} kB",
            found.each < MOST_KB,
        ),
        ("memory of the server in the end", f"{found.memory:.0f} MB", "", True),
        (f"ready with {stored} tables in", f"{start:.2f} s", f"below {MOST_START} s", start < MOST_START),
    ]


def main() -> None:
    """Measure and print; exit code 1 when something is missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="that each way of playing is measured")
    parser.add_argument("--rate", type=float, default=320.0, help="moves a second when paced")
    parser.add_argument("--stored", type=int, default=10_000, help="tables for the measurement of the start")
    parser.add_argument("--game", action="append", choices=("hamburg", "rome"), help="default: both")
    parser.add_argument("--browser", default="now", choices=BROWSERS, help="what the players' browsers do")
    parser.add_argument("--python", default=sys.executable, help="of another version's server, for comparison")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL instead of an SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="a table's players use different processes")
    chosen = parser.parse_args()
    if chosen.processes > 1 and not chosen.postgres:
        parser.error("several processes need --postgres")
    with TemporaryDirectory(prefix="merkator-load-") as directory:
        start = stored_start(Path(directory), chosen.stored)
        games = chosen.game or ["hamburg", "rome"]
        missed = [measure(Path(directory), game, start, chosen) for game in games]
    sys.exit(any(missed))


def stored_start(directory: Path, stored: int) -> float:
    """Return how long a server takes to start on a file of many tables; 0 if it is not asked for."""
    if not stored:
        return 0.0
    fill(directory / "stored.sqlite3", stored)
    return starts(directory / "stored.sqlite3")


def measure(directory: Path, game: str, start: float, chosen: argparse.Namespace) -> bool:
    """Measure one game and print it; return whether something was missed."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres()) if chosen.postgres else ""
        site = Site(directory / f"{game}.sqlite3", chosen.python, database, chosen.processes, chosen.apart)
        stack.callback(site.end)
        browser = BROWSERS[chosen.browser]
        found = run_light(load(site, chosen.tables, chosen.seconds, chosen.rate, game, browser))
    stores = f"PostgreSQL with {chosen.processes} processes" if chosen.postgres else "SQLite"
    engine = "compiled" if merkator.compiled else "interpreted"
    print(f"{chosen.tables} tables of {game}, {2 * chosen.tables} sockets, {stores}, {engine} engine")
    print(
        f"{os.cpu_count()} cores; load of the machine {os.getloadavg()[0]:.1f}; each way {chosen.seconds:.0f} seconds"
    )
    missed = False
    for what, value, wanted, good in rows(found, start, chosen.stored):
        print(f"  {what:<42} {value:>10}  {wanted}{'' if good else '  MISSED'}")
        missed |= not good
    return missed


if __name__ == "__main__":
    main()

"""A server for half an hour: 1500 tables, of which 200 are open at a time, by sockets that come and go.

    python -m bench.soak                 30 minutes, as `make soak`
    python -m bench.soak --minutes 3     shorter

Players open a table, play some moves and close it again, in both games. Once all tables were open, the memory of the
server must stay as it is, and so must its open files: a leak of one object for each socket, request or move shows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.load_server import Served
from bench.load_tables import Figures, Table
from bench.load_wire import Place, run_light

MOST_GROWTH: Final = 0.05
"""Of the memory, from the second third to the last."""
MOST_FILES: Final = 20
"""That may be open more at the end than after the first third, with as many sockets."""
LOOK_SECONDS: Final = 5.0
STAY: Final = (5, 25)
"""Moves from opening a table to closing it."""
PAUSE: Final = 2.0
"""Seconds between two moves at a table, in the mean: 100 moves a second in all."""


@dataclass
class Course:
    """What was seen every few seconds: minutes since the start, megabytes, open files."""

    minutes: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    files: list[int] = field(default_factory=list)

    def note(self, minutes: float, served: Served) -> None:
        """Look at the server."""
        self.minutes.append(minutes)
        self.memory.append(served.memory() / 1e6)
        self.files.append(served.open_files())

    def growth(self) -> float:
        """Return by which part the memory has grown from the second third to the last."""
        return statistics.median(third(self.memory, 2)) / statistics.median(third(self.memory, 1)) - 1

    def more_files(self) -> float:
        """Return by how many the open files have grown from the second third to the last."""
        return statistics.median(third(self.files, 2)) - statistics.median(third(self.files, 1))


def third(values: Sequence[float], number: int) -> Sequence[float]:
    """Return the first, second or last third of values.

    >>> third([1, 2, 3, 4, 5, 6], 1)
    [3, 4]
    """
    size = len(values) / 3
    return values[round(size * number) : round(size * (number + 1))]


class Crowd:
    """Players who come to one table after another."""

    def __init__(self, place: Place, tables: int, open_tables: int, pause: float) -> None:
        self.figures = Figures()
        games = ("hamburg", "rome")
        self._waiting = [Table(place, place, number, games[number % 2], self.figures) for number in range(tables)]
        self._lots = random.Random(1648)
        self._open = open_tables
        self._pause = pause
        self.visits = 0

    async def play(self, end: float) -> None:
        """Let tables be opened, played and closed until a time."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._open):
                group.create_task(self._visit_until(end))
        for table in self._waiting:
            table.close()

    async def _visit_until(self, end: float) -> None:
        while time.monotonic() < end:
            table = self._waiting.pop(0)
            if table.begun:
                await table.open()
            else:
                await table.gather()
                await table.begin()
            for _ in range(self._lots.randint(*STAY)):
                await table.move(time.perf_counter())
                self.figures.moves.clear()
                self.figures.news.clear()
                await asyncio.sleep(self._pause * self._lots.random() * 2)
            table.hang_up()
            self.visits += 1
            self._waiting.append(table)


async def soak(
    served: Served, minutes: float, tables: int, open_tables: int, look: float = LOOK_SECONDS, pause: float = PAUSE
) -> tuple[Course, int]:
    """Let a crowd play; return what was seen, and how often a table was opened."""
    course, begun = Course(), time.monotonic()
    end = begun + 60 * minutes
    crowd = Crowd(Place.of(served.address), tables, open_tables, pause)
    playing = asyncio.create_task(crowd.play(end))
    while time.monotonic() < end and not playing.done():
        await asyncio.sleep(look)
        course.note((time.monotonic() - begun) / 60, served)
        if len(course.minutes) % 12 == 0:
            print(
                f"  minute {course.minutes[-1]:4.1f}: {course.memory[-1]:6.1f} MB, "
                f"{course.files[-1]} open files, {crowd.visits} visits",
                flush=True,
            )
    await playing
    return course, crowd.visits


def main() -> None:
    """Play, print, and end with code 1 when something grows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--open", type=int, default=200, help="tables open at a time, with two sockets each")
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with TemporaryDirectory(prefix="merkator-soak-") as directory:
        served = Served(Path(directory) / "games.sqlite3")
        try:
            course, visits = run_light(soak(served, chosen.minutes, chosen.tables, chosen.open))
        finally:
            served.end()
    growth, files = course.growth(), course.more_files()
    print(f"{chosen.tables} tables, {chosen.open} open at a time, {visits} visits in {chosen.minutes:.0f} minutes")
    print(f"  memory from the second third to the last   {100 * growth:+6.1f} %   at most {100 * MOST_GROWTH:.0f} %")
    print(f"  open files from the second third to the last {files:+4.0f}     at most {MOST_FILES}")
    sys.exit(growth > MOST_GROWTH or files > MOST_FILES)


if __name__ == "__main__":
    main()

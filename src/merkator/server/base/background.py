"""Long work outside the event loop: games are played again there, records and card sets are read.

There are two lanes, with a thread each: one for whatever people ask for, one that opens tables, so that nobody waits
for someone else's log before they can play. In each the next turn goes to the one who has used the least lately.
Whoever causes work is charged for the time that it takes, one piece of work may only take so long, and what was found
is kept for all others who ask for the same.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from merkator.server.base import time_budget
from merkator.server.base.fair_queue import FairQueue, Turn
from merkator.server.base.limits import REPLAYS, Limits
from merkator.server.base.owner import Owner

MOST_BYTES: Final = 32_000_000
"""Of all answers that are kept, with what they are found by."""
MOST_WAITING: Final = 100
"""Pieces of work of one person."""
SECONDS: Final = 10.0
"""CPU time of one piece of work. The longest game is played again in half a second on a small machine."""
OPENING_SECONDS: Final = 60.0
"""CPU time to open a table: a game that could be played must be opened as well."""
_READING: Final = 3  # tables that are opened at the same time: some are read from the database, one is played
_OVERHEAD: Final = 300  # bytes of an entry of a dictionary and its key, without texts
Found = TypeVar("Found")
Work = Callable[[], Found]


class Lane:
    """A thread, and the queue of those who want it."""

    def __init__(self, name: str, seconds: float, limits: Limits, now: Callable[[], float], places: int = 1) -> None:
        self._seconds = seconds
        self._limits = limits
        self._now = now
        self._thread = ThreadPoolExecutor(1, name)
        self.queue = FairQueue(places, 1, now, most=MOST_WAITING if limits.factor else None)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._begun: dict[Hashable, asyncio.Task[Any]] = {}  # work with a key that has its turn

    async def run(self, owner: Owner, work: Work[Found], idle: bool = False) -> Found:
        """Do some work when it is the owner's turn; `TooMany` if their budget is used up by then."""
        self.check(owner)

        async def do(turn: LaneTurn) -> Found:
            return await turn.do(work)

        return await self.take(owner, do, idle=idle)

    def check(self, owner: Owner) -> None:
        """Raise `TooMany` when the budget of an owner is used up."""
        self._limits.check_seconds(REPLAYS, owner, self._now())

    async def take(
        self,
        owner: Owner,
        do: Callable[[LaneTurn], Awaitable[Found]],
        key: Hashable = None,
        idle: bool = False,
    ) -> Found:
        """Wait for a turn and use it. Once it has begun it continues to its end, even if nobody waits any more.

        With a key, work that has begun for the same key is joined; what merely waits is not, for it waits for the
        turn, and stands for the budget, of another owner.
        """
        if key is not None and (begun := self._begun.get(key)) is not None:
            return await asyncio.shield(begun)
        has_begun = asyncio.Event()

        async def whole() -> Found:
            async with self._turn(owner, idle) as turn:
                if not idle:
                    self.check(owner)  # other work of theirs may have used it up meanwhile
                has_begun.set()
                if key is not None:
                    self._begun[key] = task
                try:
                    return await do(turn)
                finally:
                    self._begun.pop(key, None)

        task: asyncio.Task[Found] = asyncio.create_task(whole())
        self._tasks.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not has_begun.is_set():
                task.cancel()
            raise

    @asynccontextmanager
    async def _turn(self, owner: Owner, idle: bool) -> AsyncIterator[LaneTurn]:
        async with self.queue.turn(owner, idle) as turn:
            yield LaneTurn(self, turn)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the one who waits gets it; if nobody does, nobody needs to know

    async def work(self, turn: Turn, work: Work[Found]) -> Found:
        """Do work in the thread, and charge the one who has the turn."""
        loop = asyncio.get_running_loop()
        found, seconds = await loop.run_in_executor(self._thread, _timed, work, self._seconds)
        turn.seconds += seconds
        self._limits.charge(REPLAYS, turn.owner, seconds, self._now())
        if isinstance(found, BaseException):
            raise found
        return found

    def close(self) -> None:
        """End the thread after the work it is at."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class LaneTurn:
    """A turn in a lane."""

    def __init__(self, lane: Lane, turn: Turn) -> None:
        self._lane = lane
        self._turn = turn

    async def do(self, work: Work[Found]) -> Found:
        """Do work in the thread of the lane."""
        return await self._lane.work(self._turn, work)


class Background:
    """The threads of one server process, and the answers that were found there."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.walks = Lane("walks", SECONDS, limits, now)
        self.tables = Lane("tables", OPENING_SECONDS, limits, now, places=_READING)
        self._answers: OrderedDict[Hashable, tuple[bytes, int]] = OrderedDict()  # with how much memory they take
        self._size = 0

    async def run(self, owner: Owner, work: Work[Found], idle: bool = False) -> Found:
        """Do some work when it is the owner's turn; `TooMany` if their budget is used up by then."""
        return await self.walks.run(owner, work, idle)

    async def answer(self, key: Hashable, owner: Owner, work: Work[bytes], idle: bool = False) -> bytes:
        """Return an answer that is the same for all who ask with a key: kept, being found, or found now."""
        if (kept := self.kept(key)) is not None:
            return kept
        if not idle:
            self.walks.check(owner)

        async def find(turn: LaneTurn) -> bytes:
            if (kept := self.kept(key)) is not None:  # someone else was quicker
                return kept
            found = await turn.do(work)
            self._keep(key, found)
            return found

        return await self.walks.take(owner, find, key, idle)

    def kept(self, key: Hashable) -> bytes | None:
        """Return an answer that is kept."""
        kept = self._answers.get(key)
        if kept is None:
            return None
        self._answers.move_to_end(key)
        return kept[0]

    def _keep(self, key: Hashable, found: bytes) -> None:
        size = len(found) + 4 * len(repr(key)) + _OVERHEAD
        if size <= MOST_BYTES:
            self._answers[key] = (found, size)
            self._size += size
            while self._size > MOST_BYTES:
                self._size -= self._answers.popitem(last=False)[1][1]

    def close(self) -> None:
        """End the threads after the work they are at."""
        self.walks.close()
        self.tables.close()


def _timed(work: Work[Found], most: float) -> tuple[Found | BaseException, float]:
    """Do some work within a time limit; return what it found or raised, and the CPU time of this thread."""
    begun = time.thread_time()
    try:
        with time_budget.of(most):
            found: Found | BaseException = work()
    except Exception as error:  # raised where it was asked for
        found = error
    return found, time.thread_time() - begun

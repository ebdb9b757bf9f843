"""Long work beside the event loop: games are played again there, records and card sets are read.

All of it is done by one thread, and none of it is compiled in one piece, so the loop goes on meanwhile. Each address
has one piece of work at a time in the queue of this thread: whoever asks for a hundred waits for them alone. Whoever
causes work is charged for the time that it takes, and what was found is kept for all others who ask for the same.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from merkator.server.base.limits import REPLAYS, Limits
from merkator.server.base.owner import Owner

MOST_BYTES: Final = 32_000_000
"""Of all answers that are kept."""
Found = TypeVar("Found")


class Background:
    """The thread of one server process, and the answers that it found."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        self._thread = ThreadPoolExecutor(1, "background")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def run(self, owner: Owner, work: Callable[[], Found]) -> Found:
        """Do some work when it is the owner's turn; `TooMany` if their budget is used up by then."""
        self._limits.check_seconds(REPLAYS, owner, self._now())
        turn = self._turns.setdefault(owner.address or owner.person, asyncio.Lock())
        async with turn:
            self._limits.check_seconds(REPLAYS, owner, self._now())
            found, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work)
            self._limits.charge(REPLAYS, owner, seconds, self._now())
        if isinstance(found, BaseException):
            raise found
        return found

    async def answer(self, key: Hashable, owner: Owner, work: Callable[[], bytes]) -> bytes:
        """Return an answer that is the same for all who ask with a key: kept, on its way, or found now."""
        if (kept := self._answers.get(key)) is not None:
            self._answers.move_to_end(key)
            return kept
        task = self._coming.get(key)
        if task is None:
            task = self._coming[key] = asyncio.create_task(self._find(key, owner, work))
            task.add_done_callback(lambda _: self._coming.pop(key, None))
        return await asyncio.shield(task)

    async def _find(self, key: Hashable, owner: Owner, work: Callable[[], bytes]) -> bytes:
        found = await self.run(owner, work)
        if len(found) <= MOST_BYTES:
            self._answers[key] = found
            self._size += len(found)
            while self._size > MOST_BYTES:
                self._size -= len(self._answers.popitem(last=False)[1])
        return found

    def close(self) -> None:
        """End the thread after the work it is at."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], Found]) -> tuple[Found | BaseException, float]:
    """Do some work; return what it found or raised, and the CPU time of this thread."""
    begun = time.thread_time()
    try:
        found: Found | BaseException = work()
    except Exception as error:  # raised where it was asked for
        found = error
    return found, time.thread_time() - begun

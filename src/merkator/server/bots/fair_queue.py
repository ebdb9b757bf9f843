"""A fair queue for work that uses a processor: bots, hints, reviews and card sets.

First come, first served would let one guest with thirty tables keep everyone else waiting. Here the next free place
goes to the owner who has the fewest places now and has used the least lately, first by address, then by person. One
person never has all places, so another one waits at most for the work that is running.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from merkator.server.base.owner import Owner

_HALF_LIFE: Final = 60.0  # seconds until half of what was used is forgotten
_MOST_OWNERS: Final = 10_000  # whose use is remembered


@dataclass
class Turn:
    """A place in use; `seconds` is what the work cost, set by the worker."""

    owner: Owner
    seconds: float = 0.0


@dataclass
class _Waiting:
    owner: Owner
    idle: bool
    number: int
    granted: asyncio.Future[None]


class FairQueue:
    """Places for work, given out in a fair order.

    `places` is how many may work at once, `each` how many of them one person may have. Work that nobody waits for
    (`idle`) comes last.
    """

    def __init__(self, places: int, each: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.each = each
        self.waited: Callable[[float], None] = lambda seconds: None  # called with every wait
        self._clock = clock
        self._free = places
        self._arrivals = 0
        self._waiting: list[_Waiting] = []
        self._running: Counter[str] = Counter()  # places by person, and by address
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds used lately, and when

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, owner: Owner, idle: bool = False) -> AsyncIterator[Turn]:
        """Wait for a place and keep it for the block."""
        begun = self._clock()
        await self._granted(owner, idle)
        self.waited(self._clock() - begun)
        turn = Turn(owner)
        try:
            yield turn
        finally:
            self._leave(owner, turn.seconds)

    def use(self, owner: Owner) -> float:
        """Return the seconds that a person has used lately."""
        return self._use(_person(owner))

    def _use(self, name: str) -> float:
        seconds, when = self._used.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - when) / _HALF_LIFE))

    async def _granted(self, owner: Owner, idle: bool) -> None:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._arrivals += 1
        waiting = _Waiting(owner, idle, self._arrivals, granted)
        self._waiting.append(waiting)
        self._give_out()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # the place came in the same moment
                self._leave(owner, 0.0)
            else:
                self._waiting.remove(waiting)
            raise

    def _give_out(self) -> None:
        """Give free places to those who are next."""
        while self._free:
            able = [each for each in self._waiting if self._running[_person(each.owner)] < self.each]
            if not able:
                return
            chosen = min(able, key=self._rank)
            self._waiting.remove(chosen)
            self._free -= 1
            self._count(chosen.owner, 1)
            chosen.granted.set_result(None)

    def _rank(self, waiting: _Waiting) -> tuple[bool, int, int, float, float, int]:
        person, address = _person(waiting.owner), _address(waiting.owner)
        running = self._running
        used = (self._use(address), self._use(person))
        return (waiting.idle, running[address], running[person], *used, waiting.number)

    def _leave(self, owner: Owner, seconds: float) -> None:
        self._free += 1
        self._count(owner, -1)
        for name in (_person(owner), _address(owner)):
            self._used[name] = (self._use(name) + seconds, self._clock())
            self._used.move_to_end(name)
        while len(self._used) > _MOST_OWNERS:
            self._used.popitem(last=False)
        self._give_out()

    def _count(self, owner: Owner, by: int) -> None:
        for name in (_person(owner), _address(owner)):
            self._running[name] += by
            if not self._running[name]:
                del self._running[name]


def _person(owner: Owner) -> str:
    return f"person {owner.person}"


def _address(owner: Owner) -> str:
    """Name the address of an owner; someone without one counts alone."""
    return f"address {owner.address}" if owner.address else _person(owner)

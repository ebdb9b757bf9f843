"""A fair queue for work that is scarce: bots, hints, reviews, replays, passwords, notices.

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

from merkator.server.base.owner import SERVER, Owner
from merkator.server.base.problems import TooMany

_HALF_LIFE: Final = 60.0  # seconds until half of what was used is forgotten
_MOST_OWNERS: Final = 10_000  # whose use is remembered
_AGAIN_SECONDS: Final = 5  # after which those are asked to try again who found the queue full of themselves


@dataclass
class Turn:
    """A place in use; `seconds` is what the work cost, set by the worker."""

    owner: Owner
    seconds: float = 0.0


@dataclass(frozen=True)
class _Waiting:
    person: str
    address: str
    idle: bool
    number: int
    granted: asyncio.Future[None]


_People = dict[str, dict[int, _Waiting]]
"""Those who wait, by person and by number; the longest waiting come first."""


class FairQueue:
    """Places for work, given out in a fair order.

    `places` is how many may work at once, `each` how many of them one person may have, `each_address` how many one
    address. Work that nobody waits for (`idle`) comes last. `most` is how much work of one person may wait, and eight
    times as much of an address: what is more is refused (`TooMany`).
    """

    def __init__(
        self,
        places: int,
        each: int,
        clock: Callable[[], float] = time.monotonic,
        each_address: int | None = None,
        most: int | None = None,
    ) -> None:
        self.places = places
        self.each = each
        self.each_address = places if each_address is None else each_address
        self.most = most
        self.waited: Callable[[float], None] = lambda seconds: None  # called with every wait
        self._clock = clock
        self._free = places
        self._arrivals = 0
        self._length = 0
        self._waiting: dict[bool, dict[str, _People]] = {False: {}, True: {}}  # by idle and address
        self._crowds: Counter[str] = Counter()  # how much waits by person, and by address
        self._running: Counter[str] = Counter()  # places by person, and by address
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds used lately, and when

    def __len__(self) -> int:
        return self._length

    @property
    def free(self) -> int:
        """How many places nobody has."""
        return self._free

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
        if name not in self._used:
            return 0.0
        seconds, when = self._used[name]
        return float(seconds * 0.5 ** ((self._clock() - when) / _HALF_LIFE))

    # --- waiting

    async def _granted(self, owner: Owner, idle: bool) -> None:
        person, address = _person(owner), _address(owner)
        if owner != SERVER:
            self._check_crowd(person, address)
        self._arrivals += 1
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(person, address, idle, self._arrivals, granted)
        self._join(waiting)
        self._give_out()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # the place came in the same moment
                self._leave(owner, 0.0)
            else:
                self._remove(waiting)
            raise

    def _check_crowd(self, person: str, address: str) -> None:
        if self.most is not None and (
            self._crowds[person] >= self.most or self._crowds[address] >= _CROWD * self.most
        ):
            raise TooMany(_AGAIN_SECONDS)

    def _join(self, waiting: _Waiting) -> None:
        people = self._waiting[waiting.idle].setdefault(waiting.address, {})
        people.setdefault(waiting.person, {})[waiting.number] = waiting
        self._length += 1
        _add(self._crowds, waiting.person, waiting.address, 1)

    def _remove(self, waiting: _Waiting) -> None:
        """Take someone out of the queue who may no longer be in it."""
        people = self._waiting[waiting.idle].get(waiting.address, {})
        mine = people.get(waiting.person, {})
        if mine.pop(waiting.number, None) is None:
            return
        self._length -= 1
        _add(self._crowds, waiting.person, waiting.address, -1)
        if not mine:
            del people[waiting.person]
        if not people:
            del self._waiting[waiting.idle][waiting.address]

    # --- giving out

    def _give_out(self) -> None:
        """Give free places to those who are next."""
        while self._free:
            chosen = self._next(self._waiting[False]) or self._next(self._waiting[True])
            if chosen is None:
                return
            self._remove(chosen)
            if chosen.granted.done():  # they are leaving, but have not noticed yet
                continue
            self._free -= 1
            _add(self._running, chosen.person, chosen.address, 1)
            chosen.granted.set_result(None)

    def _next(self, addresses: dict[str, _People]) -> _Waiting | None:
        """Return who is next: of the address that is next, the person who is next."""
        able = [name for name, people in addresses.items() if self._is_able(name, people)]
        if not able:
            return None
        people = addresses[min(able, key=self._rank)]
        person = min((name for name in people if self._running[name] < self.each), key=self._rank)
        return next(iter(people[person].values()))

    def _is_able(self, address: str, people: _People) -> bool:
        return self._running[address] < self.each_address and any(self._running[name] < self.each for name in people)

    def _rank(self, name: str) -> tuple[int, float]:
        return self._running[name], self._use(name)  # of equals the one who came first

    def _leave(self, owner: Owner, seconds: float) -> None:
        self._free += 1
        person, address = _person(owner), _address(owner)
        _add(self._running, person, address, -1)
        for name in (person, address):
            self._used[name] = (self._use(name) + seconds, self._clock())
            self._used.move_to_end(name)
        while len(self._used) > _MOST_OWNERS:
            self._used.popitem(last=False)
        self._give_out()


_CROWD: Final = 8  # times as much of an address as of a person may wait


def _add(counts: Counter[str], person: str, address: str, by: int) -> None:
    for name in (person, address):
        counts[name] += by
        if not counts[name]:
            del counts[name]


def _person(owner: Owner) -> str:
    """Name a person; those without a session are one person for each address."""
    return f"person {owner.person}" if owner.person else f"someone {owner.address}"


def _address(owner: Owner) -> str:
    """Name the address of an owner; someone without one counts alone."""
    return f"address {owner.address}" if owner.address else f"address of {owner.person}"

"""The fair queue: who is served next, and that places are never lost."""

from __future__ import annotations

import asyncio
import time

import pytest

from merkator.server.base.fair_queue import FairQueue
from merkator.server.base.owner import Owner
from merkator.server.base.problems import TooMany

pytestmark = pytest.mark.anyio
ANNA, BERT, CLARA = Owner("anna", "1.1.1.1"), Owner("bert", "2.2.2.2"), Owner("clara", "2.2.2.2")


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Hall:
    """A queue whose work ends when the test says so."""

    def __init__(self, places: int, each: int) -> None:
        self.clock = Clock()
        self.queue = FairQueue(places, each, self.clock)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, owner: Owner, idle: bool = False, seconds: float = 1.0) -> None:
        self._ends[name] = asyncio.Event()

        async def work() -> None:
            async with self.queue.turn(owner, idle) as turn:
                self.begun.append(name)
                turn.seconds = seconds
                await self._ends[name].wait()

        self.tasks[name] = asyncio.create_task(work())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self.tasks[name]
        for _ in range(3):
            await asyncio.sleep(0)


async def test_another_person_is_served_before_the_rest_of_a_long_queue() -> None:
    hall = Hall(2, 2)
    for number in range(30):
        await hall.ask(f"a{number}", ANNA)
    await hall.ask("b", BERT)
    assert hall.begun == ["a0", "a1"]
    await hall.end("a0")
    assert hall.begun == ["a0", "a1", "b"]
    assert len(hall.queue) == 28
    for task in hall.tasks.values():
        task.cancel()


async def test_one_person_never_has_all_places() -> None:
    hall = Hall(3, 2)
    for name in ("a0", "a1", "a2"):
        await hall.ask(name, ANNA)
    assert hall.begun == ["a0", "a1"]
    await hall.ask("b", BERT)
    assert hall.begun == ["a0", "a1", "b"]
    for task in hall.tasks.values():
        task.cancel()


async def test_many_guests_of_one_address_share_what_one_has() -> None:
    hall = Hall(2, 1)
    guests = [Owner(f"guest {number}", "9.9.9.9") for number in range(5)]
    for number, guest in enumerate(guests):
        await hall.ask(f"g{number}", guest)
    await hall.ask("a", ANNA)
    await hall.end("g0")
    assert hall.begun == ["g0", "g1", "a"]
    for task in hall.tasks.values():
        task.cancel()


async def test_whoever_used_less_lately_comes_first_and_use_is_forgotten() -> None:
    hall = Hall(1, 1)
    await hall.ask("a0", ANNA, seconds=10)
    await hall.end("a0")
    assert hall.queue.use(ANNA) == 10
    await hall.ask("c0", CLARA)
    await hall.ask("a1", ANNA)
    await hall.ask("b0", BERT)
    await hall.end("c0")
    assert hall.begun == ["a0", "c0", "b0"], "clara's address has used 1 second, anna's 10"
    hall.clock.now += 600
    assert hall.queue.use(ANNA) < 0.01
    for task in hall.tasks.values():
        task.cancel()


async def test_work_that_nobody_waits_for_comes_last() -> None:
    hall = Hall(1, 1)
    await hall.ask("a0", ANNA)
    await hall.ask("b-idle", BERT, idle=True)
    await hall.ask("a1", ANNA)
    await hall.end("a0")
    assert hall.begun == ["a0", "a1"]
    await hall.end("a1")
    assert hall.begun == ["a0", "a1", "b-idle"]
    await hall.end("b-idle")


async def test_a_place_that_is_given_up_or_broken_off_goes_to_the_next() -> None:
    hall = Hall(1, 1)
    await hall.ask("a0", ANNA)
    await hall.ask("b0", BERT)
    await hall.ask("c0", CLARA)
    hall.tasks["b0"].cancel()
    await asyncio.gather(hall.tasks["b0"], return_exceptions=True)
    assert len(hall.queue) == 1
    hall.tasks["a0"].cancel()
    await asyncio.gather(hall.tasks["a0"], return_exceptions=True)
    await asyncio.sleep(0)
    assert hall.begun == ["a0", "c0"]
    await hall.end("c0")
    await hall.ask("a1", ANNA)
    assert hall.begun[-1] == "a1"
    await hall.end("a1")


async def test_a_place_that_comes_as_its_owner_leaves_is_not_lost() -> None:
    queue = FairQueue(1, 1)
    left = asyncio.Event()

    async def first() -> None:
        async with queue.turn(ANNA):
            await left.wait()

    async def second() -> None:
        async with queue.turn(BERT):
            pass

    one, two = asyncio.create_task(first()), asyncio.create_task(second())
    await asyncio.sleep(0)
    left.set()
    await one
    two.cancel()
    await asyncio.gather(two, return_exceptions=True)
    async with asyncio.timeout(1), queue.turn(CLARA):
        pass


async def test_no_place_is_lost_when_many_leave_at_once() -> None:
    """Waiters whose tasks were cancelled, but have not run since, are still there when a place becomes free."""
    queue = FairQueue(2, 2)
    end = asyncio.Event()

    async def work(owner: Owner) -> None:
        async with queue.turn(owner):
            await end.wait()

    holders = [asyncio.create_task(work(ANNA)) for _ in range(2)]
    await asyncio.sleep(0)
    waiters = [asyncio.create_task(work(Owner(f"p{number}", f"{number}.0.0.1"))) for number in range(50)]
    await asyncio.sleep(0)
    for task in waiters:
        task.cancel()
    holders[0].cancel()
    await asyncio.gather(*waiters, holders[0], return_exceptions=True)
    end.set()
    await holders[1]
    assert (queue.free, len(queue)) == (2, 0)
    async with asyncio.timeout(1), queue.turn(BERT), queue.turn(CLARA):
        pass


async def test_waiters_that_leave_with_a_holder_are_passed_over() -> None:
    queue = FairQueue(1, 1)
    left = asyncio.Event()

    async def first() -> None:
        async with queue.turn(ANNA):
            await left.wait()
            for task in waiters:
                task.cancel()  # and in the same step of the loop the place is left

    async def later(owner: Owner) -> None:
        async with queue.turn(owner):
            pass

    holder = asyncio.create_task(first())
    await asyncio.sleep(0)
    waiters = [asyncio.create_task(later(owner)) for owner in (BERT, BERT, CLARA)]
    last = asyncio.create_task(later(Owner("dora", "4.4.4.4")))
    await asyncio.sleep(0)
    left.set()
    async with asyncio.timeout(1):
        await holder
        await last
        await asyncio.gather(*waiters, return_exceptions=True)
    assert (queue.free, len(queue)) == (1, 0)


async def test_an_address_has_only_so_many_places() -> None:
    queue = FairQueue(3, each=1, each_address=2)
    begun: list[str] = []

    async def work(owner: Owner) -> None:
        async with queue.turn(owner):
            begun.append(owner.person)
            await asyncio.sleep(30)

    tasks = [asyncio.create_task(work(Owner(f"guest {number}", "9.9.9.9"))) for number in range(5)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(work(ANNA)))
    for _ in range(3):
        await asyncio.sleep(0)
    assert begun == ["guest 0", "guest 1", "anna"]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert queue.free == 3


async def test_whoever_fills_the_queue_is_refused_and_others_are_not() -> None:
    queue = FairQueue(1, each=1, most=3)

    async def work(owner: Owner) -> None:
        async with queue.turn(owner):
            await asyncio.sleep(30)

    tasks = [asyncio.create_task(work(ANNA)) for _ in range(5)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        tasks[4].result()
    assert len(queue) == 3
    tasks.append(asyncio.create_task(work(BERT)))
    await asyncio.sleep(0)
    assert len(queue) == 4
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_place_is_given_out_quickly_however_many_wait() -> None:
    queue = FairQueue(1, each=1)

    async def work(owner: Owner) -> None:
        async with queue.turn(owner):
            pass

    people = [Owner(f"guest {number % 60}", "9.9.9.9") for number in range(3000)]
    begun = time.process_time()
    await asyncio.gather(*[work(owner) for owner in people])
    assert time.process_time() - begun < 3, "it was 10 ms for each of them"
    assert queue.free == 1

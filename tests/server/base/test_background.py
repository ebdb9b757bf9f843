"""Work outside the event loop: who waits for whom, who is charged, what is kept, and that nothing runs for ever."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from merkator.server.base import background, time_budget
from merkator.server.base.background import Background
from merkator.server.base.limits import REPLAYS, Limits
from merkator.server.base.owner import Owner
from merkator.server.base.problems import TooMany

pytestmark = pytest.mark.anyio
ANNA, EVE = Owner("anna", "1.1.1.1"), Owner("eve", "2.2.2.2")


@pytest.fixture
def limits() -> Limits:
    return Limits(1)


@pytest.fixture
def here(limits: Limits) -> Iterator[Background]:
    made = Background(limits, time.monotonic)
    yield made
    made.close()


class Heavy:
    """Work that continues until it is asked to end."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.end = threading.Event()
        self.times = 0

    def __call__(self) -> bytes:
        self.times += 1
        self.begun.set()
        assert self.end.wait(20)
        return b"heavy"


async def seen(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


def ruin(limits: Limits, owner: Owner) -> None:
    """Use up an owner's budget."""
    limits.charge(REPLAYS, owner, 100.0, time.monotonic())


async def test_whoever_asks_for_what_a_refused_stranger_asked_for_gets_it(here: Background, limits: Limits) -> None:
    heavy = Heavy()
    first = asyncio.create_task(here.run(EVE, heavy))
    await seen(heavy.begun.is_set)
    hers = asyncio.create_task(here.answer("log", EVE, lambda: b"found"))
    await asyncio.sleep(0.02)
    ruin(limits, EVE)
    mine = asyncio.create_task(here.answer("log", ANNA, lambda: b"found"))
    await asyncio.sleep(0.02)
    heavy.end.set()
    assert await mine == b"found"
    with pytest.raises(TooMany):
        await hers
    await first


async def test_nobody_waits_in_the_queue_of_somebody_else(here: Background) -> None:
    """Eve's heavy work comes first in her queue; Anna asks for the same log, and gets it before that."""
    one, two = Heavy(), Heavy()
    tasks = [asyncio.create_task(here.run(EVE, one))]
    await seen(one.begun.is_set)
    tasks += [asyncio.create_task(here.run(EVE, two)), asyncio.create_task(here.answer("log", EVE, lambda: b"x"))]
    await asyncio.sleep(0.02)
    mine = asyncio.create_task(here.answer("log", ANNA, lambda: b"x"))
    await asyncio.sleep(0.02)
    one.end.set()
    async with asyncio.timeout(10):
        assert await mine == b"x"
    two.end.set()
    await asyncio.gather(*tasks)


async def test_work_that_has_begun_is_joined_and_done_once(here: Background) -> None:
    heavy = Heavy()
    tasks = [asyncio.create_task(here.answer("log", EVE, heavy))]
    await seen(heavy.begun.is_set)
    tasks += [asyncio.create_task(here.answer("log", ANNA, heavy)) for _ in range(5)]
    await asyncio.sleep(0.02)
    heavy.end.set()
    assert await asyncio.gather(*tasks) == [b"heavy"] * 6
    assert await here.answer("log", ANNA, heavy) == b"heavy"
    assert heavy.times == 1


async def test_work_goes_on_when_nobody_waits_and_is_charged(here: Background, limits: Limits) -> None:
    heavy = Heavy()
    task = asyncio.create_task(here.answer("log", EVE, heavy))
    await seen(heavy.begun.is_set)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    heavy.end.set()
    assert await here.answer("log", ANNA, heavy) == b"heavy"
    assert heavy.times == 1
    assert limits._buckets["replays seconds user", "eve"][0] < 10


async def test_what_waits_for_nobody_is_not_done(here: Background) -> None:
    heavy, never = Heavy(), Heavy()
    first = asyncio.create_task(here.run(EVE, heavy))
    await seen(heavy.begun.is_set)
    task = asyncio.create_task(here.run(EVE, never))
    await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    heavy.end.set()
    await first
    assert await here.run(ANNA, lambda: 7) == 7
    assert never.times == 0
    assert len(here.walks.queue) == 0


async def test_kept_answers_take_no_more_memory_than_they_may(
    here: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "MOST_BYTES", 20_000)
    for number in range(200):
        await here.answer(("log", number, "x" * 500), ANNA, lambda: b"small")
    assert len(here._answers) < 10
    assert here._size <= 20_000


async def test_one_piece_of_work_may_only_take_so_long(limits: Limits) -> None:
    lane = background.Lane("short", 0.05, limits, time.monotonic)

    def endless() -> None:
        while True:
            time_budget.check()

    async with asyncio.timeout(20):
        with pytest.raises(time_budget.TooLong):
            await lane.run(EVE, endless)
        assert await lane.run(ANNA, lambda: 1) == 1
    lane.close()


async def test_one_person_may_only_have_so_much_work_waiting(here: Background) -> None:
    heavy = Heavy()
    first = asyncio.create_task(here.run(EVE, heavy))
    await seen(heavy.begun.is_set)
    tasks = [asyncio.create_task(here.run(EVE, lambda: 1)) for _ in range(background.MOST_WAITING + 20)]
    await asyncio.sleep(0.05)
    assert len(here.walks.queue) == background.MOST_WAITING
    mine = asyncio.create_task(here.run(ANNA, lambda: 2))
    await asyncio.sleep(0)
    heavy.end.set()
    assert await mine == 2
    results = await asyncio.gather(first, *tasks, return_exceptions=True)
    assert sum(isinstance(result, TooMany) for result in results) == 20

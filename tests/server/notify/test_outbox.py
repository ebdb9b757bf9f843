"""The way out is shared fairly: whose services never answer keeps only their own notices waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from merkator.server.base.owner import Owner, work_for
from merkator.server.base.problems import TooMany
from merkator.server.base.settings import Settings
from merkator.server.notify import outbox
from merkator.server.notify.outbox import Outbox

pytestmark = pytest.mark.anyio


class Tarpit:
    """Stands for the processes: requests of Eve's are never answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held = 0

        async def take(_: Outbox) -> object:
            return object()

        async def exchange(_: object, line: bytes) -> bytes:
            if b"eve" in line:
                self.held += 1
                await asyncio.sleep(60)
            return b'{"error": null, "why": ""}'

        async def end(_: object) -> None:
            pass

        monkeypatch.setattr(Outbox, "_take", take)
        monkeypatch.setattr(Outbox, "_keep", lambda *_: None)
        monkeypatch.setattr(outbox, "_exchange", exchange)
        monkeypatch.setattr(outbox, "_end", end)


async def asked(out: Outbox, person: str, address: str) -> tuple[str | None, str]:
    work_for(Owner(person, address))
    return await out.ask(to=person)


def begin(out: Outbox, person: str, address: str) -> asyncio.Task[Any]:
    return asyncio.create_task(asked(out, person, address))


async def test_a_tarpit_stops_nobody_elses_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    tarpit, out = Tarpit(monkeypatch), Outbox(Settings("sqlite://"))
    hers = [begin(out, f"eve {number % 6}", "2.2.2.2") for number in range(40)]
    await asyncio.sleep(0.01)
    assert tarpit.held == outbox._OF_ADDRESS
    async with asyncio.timeout(5):
        for number in range(20):
            assert await begin(out, f"anna {number}", f"1.1.1.{number}") == (None, "")
    for task in hers:
        task.cancel()
    await asyncio.gather(*hers, return_exceptions=True)
    assert out.queue.free == outbox._AT_ONCE


async def test_one_person_may_only_have_so_much_to_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    Tarpit(monkeypatch)
    out = Outbox(Settings("sqlite://"))
    hers = [begin(out, "eve", "2.2.2.2") for _ in range(outbox._MOST_WAITING + 3)]
    await asyncio.sleep(0.01)
    assert [task.done() for task in hers].count(True) == 2
    with pytest.raises(TooMany):
        hers[-1].result()
    for task in hers:
        task.cancel()
    await asyncio.gather(*hers, return_exceptions=True)

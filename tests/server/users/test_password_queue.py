"""Slow hashes are shared fairly: who logs in again and again keeps only their own address waiting."""

from __future__ import annotations

import asyncio
import threading

import pytest

from merkator.server.base.owner import Owner, work_for
from merkator.server.base.problems import TooMany
from merkator.server.users import passwords

pytestmark = pytest.mark.anyio


async def test_a_crowd_at_one_address_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    end = threading.Event()

    def slow(password: str, stored: str | None) -> bool:
        return password == "anna" or end.wait(20)

    monkeypatch.setattr(passwords, "_matches", slow)

    async def tried(password: str, address: str) -> bool:
        work_for(Owner("", address))
        return await passwords.matches(password, None)

    crowd = [asyncio.create_task(tried("eve", "2.2.2.2")) for _ in range(passwords._MOST_WAITING + 11)]
    await asyncio.sleep(0.05)
    async with asyncio.timeout(10):
        assert await asyncio.create_task(tried("anna", "1.1.1.1"))
    end.set()
    results = await asyncio.gather(*crowd, return_exceptions=True)
    assert sum(isinstance(result, TooMany) for result in results) == 10
    assert results.count(True) == passwords._MOST_WAITING + 1

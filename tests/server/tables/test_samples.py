"""Sample games: there is something to watch when nobody is playing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from merkator.core.record import Record
from merkator.server.tables import samples
from server_client import server

pytestmark = pytest.mark.anyio


def test_every_sample_can_be_played_under_todays_rules() -> None:
    found = samples.samples().values()
    assert {sample.game for sample in found} >= {"hamburg", "rome"}
    for sample in found:
        record = Record.parse(sample.text, "sample")
        assert record.state.over
        assert (record.game.name, record.players) == (sample.game, sample.players)
        assert tuple(record.state.scores) == sample.scores


async def test_anyone_can_watch_a_sample_and_lists_leave_it_out(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        visitor = await here.visitor()
        first = (await visitor.get("/api/samples"))[0]
        assert len(first["names"]) == first["players"]
        opened = await asyncio.gather(*(visitor.post(f"/api/samples/{first['id']}", 200) for _ in range(3)))
        assert opened == [{"table": first["id"]}] * 3
        page = await visitor.get(f"/api/tables/{first['id']}")
        assert (page["status"], page["mine"], page["result"]["scores"]) == ("over", [], first["scores"])
        assert (await visitor.get(f"/api/tables/{first['id']}/log"))["steps"]
        assert await visitor.get("/api/tables", kind="over") == []
        await visitor.post("/api/samples/sample-000000000", 404)

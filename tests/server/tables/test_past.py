"""Looking back at a table that was made of a record: its past is the record's, then its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import merkator
from merkator.core.record import Record
from server_client import server

pytestmark = pytest.mark.anyio


def begun(actions: int) -> Record:
    """Return a record of a solo game of which this many actions are played."""
    record = Record.start(merkator.game("hamburg"), 1, seed=7, names=["Anna"])
    for _ in range(actions):
        record.play(record.state.legal()[-1])
    return record


async def test_the_past_of_an_imported_game_is_that_of_its_record(tmp_path: Path) -> None:
    record = begun(12)
    async with server(tmp_path / "m.db") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/records", record=record.text())
        path = f"/api/tables/{made['id']}"
        for _ in range(3):
            await anna.play_first(made["id"])
        log = await anna.get(f"{path}/log")
        assert log["total"] == 15
        written = [entry.number for entry in record.entries if entry.seat >= 0]
        assert [record.game.action(step["do"]) for step in log["steps"][:12]] == written
        for step in (0, 5, 12):
            shown = (await anna.get(f"{path}/history/{step}"))["view"]
            expected = record.replay(step).view(0)
            assert {key: shown[key] for key in expected if key != "decision"} == {
                key: value for key, value in expected.items() if key != "decision"
            }
        now = (await anna.get(path))["view"]
        assert (await anna.get(f"{path}/history/15"))["view"]["players"] == now["players"]
        await anna.get(f"{path}/history/16", 400)


async def test_a_record_is_continued_by_those_who_are_named(tmp_path: Path) -> None:
    """Without seats the whole table is one person's; with them a bot plays on, and its seat stays its own."""
    record = Record.start(merkator.game("rome"), 2, seed=7, options={"start": 0}, names=["Anna", "Ben"])
    async with server(tmp_path / "m.db") as here:
        anna = await here.guest("Anna")
        alone = await anna.post("/api/records", record=record.text())
        assert alone["mine"] == [0, 1]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy", "name": "Metta"}]
        made = await anna.post("/api/records", record=record.text(), seats=seats)
        assert made["mine"] == [0]
        assert [seat["name"] for seat in made["seats"]] == ["Anna", "Metta"]
        assert made["view"]["players"][1]["hand"] is None
        assert made["deciding"] == 0
        await anna.post("/api/records", 422, record=record.text(), seats=[{"kind": "me"}] * 7)
        await anna.post("/api/records", 400, record=record.text(), seats=[{"kind": "me"}] * 3)


async def test_a_copy_may_begin_inside_the_record_or_after_it(tmp_path: Path) -> None:
    record = begun(12)
    async with server(tmp_path / "m.db") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/records", record=record.text())
        await anna.play_first(made["id"])
        for step in (0, 5, 12, 13):
            copy = await anna.post(f"/api/tables/{made['id']}/clone", step=step, seats=[{"kind": "me"}])
            log = await anna.get(f"/api/tables/{copy['id']}/log")
            assert log["total"] == step
        await anna.post(f"/api/tables/{made['id']}/clone", 400, step=14, seats=[{"kind": "me"}])


async def test_all_who_sat_there_may_join_the_rematch_of_a_private_table(tmp_path: Path) -> None:
    async with server(tmp_path / "m.db") as here:
        anna, ben, eve = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Eve")
        seats = [{"kind": "me"}, {"kind": "invited"}]
        made = await anna.post("/api/tables", game="hamburg", players=2, seats=seats)
        link = await anna.post(f"/api/tables/{made['id']}/invitations", seat=1)
        await ben.post("/api/links/use", token=link["token"])
        for person in (anna, ben):
            await person.post(f"/api/tables/{made['id']}/wishes", kind="end")
        again = await anna.post(f"/api/tables/{made['id']}/rematch")
        await eve.get(f"/api/tables/{again['id']}", 404)
        assert (await ben.get(f"/api/tables/{again['id']}"))["status"] == "open"
        await ben.post(f"/api/tables/{again['id']}/join")
        assert (await anna.get(f"/api/tables/{again['id']}"))["status"] == "running"

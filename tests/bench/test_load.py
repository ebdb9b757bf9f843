"""The load: its wire, its schedule, and a small one on a real server."""

from __future__ import annotations

import asyncio
import doctest
from pathlib import Path
from types import ModuleType

import pytest

from bench import load, load_tables, load_wire, soak
from bench.load import Found, Run, rows, schedule
from bench.load_server import ENTRIES, Served, Site, fill, postgres
from merkator.server.store.database import Database
from merkator.server.tables import table_store


@pytest.mark.parametrize("module", [load, load_tables, load_wire, soak])
def test_what_the_docstrings_show_is_so(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed


def test_moves_are_due_at_a_fixed_rate_and_every_table_has_its_share() -> None:
    due = schedule(20, 100.0, 5.0, 7.0)
    assert sorted(at for times in due for at in times) == pytest.approx([5 + n / 100 for n in range(200)])
    assert {len(times) for times in due} == {10}
    assert all(times == sorted(times) for times in due)


def test_what_is_missed_is_said() -> None:
    good = Run(rate=320, half=5, last=149, told=150, messages=640, cpu=1.5)
    told = rows(Found(good, good, each=299, memory=100), 2.49, 10_000)
    assert all(fine for *_, fine in told)
    slow = Run(rate=299, half=5, last=150, told=150, messages=640, cpu=1.5)
    told = rows(Found(slow, good, each=300, memory=100), 2.5, 10_000)
    assert sum(not fine for *_, fine in told) == 4


def test_stored_tables_can_be_opened(tmp_path: Path) -> None:
    id = fill(tmp_path / "a.sqlite3", 30)
    database = Database(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    try:
        with database.engine.connect() as connection:
            assert table_store.count_tables(connection, "running") == 30
            room = table_store.load_room(connection, id)
            assert room is not None
            assert room.number == ENTRIES
            assert room.running
    finally:
        database.close()


@pytest.mark.slow
def test_a_small_load(tmp_path: Path) -> None:
    site = Site(tmp_path / "a.sqlite3")
    try:
        found = asyncio.run(load.load(site, 3, 1.0, 12.0, "hamburg"))
    finally:
        site.end()
    for run in (found.paced, found.pressed):
        assert run.rate > 0
        assert 0 < run.half <= run.last
        assert run.messages >= run.rate
        assert run.cpu > 0
    assert found.memory > 20


@pytest.mark.slow
def test_a_small_load_on_two_processes(tmp_path: Path) -> None:
    with postgres() as database:
        site = Site(tmp_path / "a.sqlite3", database=database, processes=2, apart=True)
        try:
            assert len(set(site.places(1))) == 2
            found = asyncio.run(load.load(site, 3, 1.0, 12.0, "rome"))
        finally:
            site.end()
    assert found.paced.rate > 0
    assert found.paced.cpu > 0


@pytest.mark.slow
def test_a_soak_sees_what_grows(tmp_path: Path) -> None:
    served = Served(tmp_path / "a.sqlite3")
    try:
        course, visits = asyncio.run(soak.soak(served, 0.2, 4, 2, look=1.0, pause=0.05))
    finally:
        served.end()
    assert visits >= 2
    assert len(course.memory) >= 6
    assert course.growth() < 1
    course.memory = [100.0] * 10 + [100.0] * 10 + [120.0] * 10
    course.files = [50] * 20 + [90] * 10
    assert course.growth() == pytest.approx(0.2)
    assert course.more_files() == 40

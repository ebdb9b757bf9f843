"""The database: writes that wait share a commit, each stands for itself, and changes are noticed."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from merkator.server.store import database as stored
from merkator.server.store.database import UNWATCHED, Database
from merkator.server.store.schema import keys, metadata, users
from server_client import until

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest) -> AsyncIterator[Database]:
    opened = Database(request.getfixturevalue(request.param), watched=["users"])
    metadata.create_all(opened.engine)
    yield opened
    opened.close()


class Busy:
    """A write that takes until `over` is set: whatever comes meanwhile waits."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.over = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.begun.set()
        assert self.over.wait(20)


async def behind(database: Database, *works: Any) -> list[Any]:
    """Let writes wait behind another one, so that they come together; return what became of each."""
    busy = Busy()
    first = asyncio.create_task(database.write(busy))
    await asyncio.to_thread(busy.begun.wait, 20)
    tasks = [asyncio.create_task(database.write(work)) for work in works]
    await asyncio.sleep(0)
    busy.over.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


def note(name: str) -> Any:
    """Return a write that stores a name."""
    return lambda c: c.execute(insert(keys).values(name=name, value="")) and name


async def names(database: Database) -> list[str]:
    return await database.read(lambda c: list(c.execute(select(keys.c.name).order_by(keys.c.name)).scalars()))


def new_user(connection: Connection) -> None:
    values = {"public_id": "anna", "name": "Anna", "created": 0.0, "seen": 0.0, "preferences": {}}
    connection.execute(insert(users).values(**values))


async def test_writes_that_wait_are_one_transaction(database: Database) -> None:
    sizes = []
    database.on_commit = lambda size, seconds, failed: sizes.append((size, failed))
    results = await behind(database, *[note(f"key {n}") for n in range(50)])
    assert results == [f"key {n}" for n in range(50)]
    assert sizes == [(1, False), (50, False)]
    assert len(await names(database)) == 50


async def test_a_write_that_fails_takes_nothing_of_the_others_with_it(database: Database) -> None:
    def half(connection: Connection) -> None:
        note("half")(connection)
        raise ValueError("no")

    before, failed, twice, after = await behind(database, note("a"), half, note("a"), note("b"))
    assert (before, after) == ("a", "b")
    assert isinstance(failed, ValueError)
    assert isinstance(twice, IntegrityError)
    assert await names(database) == ["a", "b"]
    with pytest.raises(ValueError, match="no"):
        await database.write(half)  # alone, too
    assert await names(database) == ["a", "b"]


async def test_what_is_acknowledged_is_there_for_others(database: Database) -> None:
    other = Database(database.url)
    try:
        for n in range(5):
            await database.write(note(f"key {n}"))
            assert len(await names(other)) == n + 1
    finally:
        other.close()


async def test_a_write_that_nobody_waits_for_any_more_is_not_begun(database: Database) -> None:
    busy = Busy()
    first = asyncio.create_task(database.write(busy))
    await asyncio.to_thread(busy.begun.wait, 20)
    task = asyncio.create_task(database.write(note("gone")))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    busy.over.set()
    await first
    await database.write(note("there"))
    assert await names(database) == ["there"]


async def test_own_changes_of_a_watched_table_are_noticed_before_they_are_acknowledged(database: Database) -> None:
    for name in ("a", "b"):  # after these it has been noticed that the tables were made
        await database.write(note(name))
    before = database.changes
    await database.write(note("another table"))
    await database.write(new_user)  # nobody can have remembered it
    await database.write(lambda c: c.execute(update(users).values(seen=2.0).execution_options(**{UNWATCHED: True})))
    await database.read(lambda c: c.execute(select(users)).all())
    assert database.changes == before
    for change in (
        lambda c: c.execute(update(users).values(name="Ben")),
        lambda c: c.execute(delete(users)),
    ):
        before = database.changes
        await database.write(change)
        assert database.changes > before


async def test_changes_of_others_to_an_sqlite_file_are_noticed(sqlite: str) -> None:
    database = Database(sqlite, watched=["users"])
    metadata.create_all(database.engine)
    try:
        await database.write(note("awake"))
        await asyncio.sleep(1.5)  # what was made above has been noticed
        before = database.changes
        await asyncio.sleep(1.5)
        assert database.changes == before
        other = Database(sqlite)
        await other.write(new_user)
        other.close()
        async with asyncio.timeout(60):
            while database.changes == before:
                await asyncio.sleep(0.05)
    finally:
        database.close()


async def test_a_writer_on_an_sqlite_file_waits_for_another_process(sqlite: str) -> None:
    database = Database(sqlite)
    metadata.create_all(database.engine)
    other = Database(sqlite)
    try:
        busy = Busy()

        def slow(connection: Connection) -> None:
            note("theirs")(connection)
            busy(connection)

        theirs = asyncio.create_task(other.write(slow))
        await asyncio.to_thread(busy.begun.wait, 20)

        def read_first(connection: Connection) -> int:
            count = len(connection.execute(select(keys)).all())
            note("ours")(connection)
            return count

        ours = asyncio.create_task(database.write(read_first))
        await asyncio.sleep(0.3)
        busy.over.set()
        await theirs
        assert await ours == 1  # it began after theirs was stored
        assert await names(database) == ["ours", "theirs"]
    finally:
        other.close()
        database.close()


async def test_a_writer_that_waits_without_a_reason_hangs(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "_HANGS_SECONDS", 0.5)
    monkeypatch.setattr(stored, "_BEAT_SECONDS", 0.0)
    database.keep_beating(lambda connection: None)
    await database.write(note("before"))
    assert not database.hangs
    busy = Busy()
    waiting = asyncio.create_task(database.write(busy))
    await until(lambda: database.hangs)
    busy.over.set()
    await waiting
    await until(lambda: not database.hangs)


async def test_a_writer_that_knows_what_is_wrong_does_not_hang(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "_HANGS_SECONDS", 0.0)

    def full(_: Connection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(stored, "_BEAT_SECONDS", 0.0)
    database.keep_beating(full)
    await until(lambda: database.trouble == "the disk is full")
    assert not database.hangs

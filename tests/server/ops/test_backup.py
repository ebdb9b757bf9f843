"""Backups: everything, of one moment, while the server runs; read back into SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import stat
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner

from merkator.cli import app as commands
from merkator.server.ops import backup, direct_access
from merkator.server.store import migrate
from merkator.server.store.faults import StoreError
from merkator.server.store.schema import metadata
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio


async def played(here: Server) -> tuple[Person, str]:
    """Let someone play a little, with talk."""
    anna = await here.guest("Anna ü")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bert"}]
    table = (await anna.post("/api/tables", game="hamburg", players=2, seats=seats))["id"]
    for _ in range(12):
        await anna.play_first(table)
    await anna.post(f"/api/tables/{table}/messages", kind="chat", text="a “good” game")
    return anna, table


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of a database that a backup holds."""
    with direct_access.open_database(url) as database, database.engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in metadata.sorted_tables
            if table.name not in backup.LEFT_OUT
        }


def run(*words: str, fails: bool = False) -> str:
    """Run a command; return what it says."""
    result = CliRunner().invoke(commands, list(words))
    assert (result.exception is not None) == fails, result.output
    return str(result.exception) if fails else result.output


async def made(url: str, file: Path) -> None:
    """Back a database up in which someone has played."""
    async with server(url) as here:
        await played(here)
    with direct_access.open_database(url) as database:
        backup.write(database, file, 1.0)


async def test_a_backup_goes_from_sqlite_to_postgres_and_back(sqlite: str, postgres: str, tmp_path: Path) -> None:
    first, second, last = tmp_path / "first.zip", tmp_path / "second.zip", f"sqlite:///{tmp_path / 'last.sqlite3'}"
    await made(sqlite, first)
    assert "1 users, 1 tables, 13 entries restored" in run("restore", str(first), "--database", postgres)
    run("backup", str(second), "--database", postgres)
    run("restore", str(second), "--database", last)
    before = everything(sqlite)
    assert before["entries"]
    assert before == everything(postgres) == everything(last)


async def test_a_restored_server_goes_on_with_the_same_sessions(sqlite: str, postgres: str, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    async with server(sqlite) as here:
        anna, table = await played(here)
        token = anna.client.cookies["merkator_session"]
        csrf = anna.client.headers["x-merkator-token"]
        number = (await anna.get(f"/api/tables/{table}"))["number"]
        await asyncio.to_thread(run, "backup", str(file), "--database", sqlite)
    run("restore", str(file), "--database", postgres)
    async with server(postgres) as there:
        again = Person(await there.client())
        again.client.cookies["merkator_session"] = token
        again.client.headers["x-merkator-token"] = csrf
        page = await again.play_first(table)
        await there.guest("Clara")  # ids go on after those that were put in
    assert page["number"] == number + 1


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_backup_of_a_server_at_work_is_of_one_moment(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue(kind)
    files = [tmp_path / f"{n}.zip" for n in range(3)]
    async with server(url) as here:
        anna, table = await played(here)

        async def play_on() -> None:
            while True:
                await anna.play_first(table)

        playing = asyncio.create_task(play_on())
        for file in files:
            await asyncio.to_thread(run, "backup", str(file), "--database", url)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    for file in files:
        with backup.Backup(file) as held:
            rows = [row for portion in held.rows("tables") for row in portion]
            entries = [row for portion in held.rows("entries") for row in portion]
        assert rows[0]["number"] == len(entries) == entries[-1]["number"]


async def test_a_backup_is_private_and_overwrites_nothing(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    await made(sqlite, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    assert "already exists; --force replaces it" in run("backup", str(file), "--database", sqlite, fails=True)
    assert file.read_bytes() == before
    run("backup", str(file), "--database", sqlite, "--force")
    assert file.read_bytes() != before
    assert [found.name for found in tmp_path.iterdir() if "partial" in found.name] == []


async def test_a_backup_that_fails_leaves_nothing_behind(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.zip"
    await made(sqlite, file)
    before = file.read_bytes()

    def full(*given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_write_table", full)
    assert "No space left" in run("backup", str(file), "--database", sqlite, "--force", fails=True)
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir() if "partial" in found.name] == []


async def test_nothing_is_restored_over_games_unless_it_is_wanted(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    await made(sqlite, file)
    before = everything(sqlite)
    async with server(sqlite) as here:
        await here.guest("Bert")
    assert "--force replaces them all" in run("restore", str(file), "--database", sqlite, fails=True)
    assert len(everything(sqlite)["users"]) == 2
    run("restore", str(file), "--database", sqlite, "--force")
    assert everything(sqlite) == before


async def test_a_server_that_was_never_used_counts_as_empty(sqlite: str, tmp_path: Path) -> None:
    file, other = tmp_path / "games.zip", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    await made(sqlite, file)
    async with server(other):
        pass
    run("restore", str(file), "--database", other)
    assert everything(other) == everything(sqlite)


def changed(file: Path, name: str, content: bytes | None) -> None:
    """Change one part of a backup, or leave it out."""
    with zipfile.ZipFile(file) as held:
        parts = {part: held.read(part) for part in held.namelist()}
    parts[name] = content or b""
    with zipfile.ZipFile(file, "w") as written:
        for part, data in parts.items():
            if part != name or content is not None:
                written.writestr(part, data)


async def test_a_damaged_backup_is_refused_before_anything_is_changed(sqlite: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'target.sqlite3'}"
    file = tmp_path / "games.zip"
    await made(sqlite, file)
    good = file.read_bytes()
    with zipfile.ZipFile(file) as held:
        manifest = json.loads(held.read("manifest.json"))
        users = held.read("users.jsonl")
    damages: list[tuple[str, bytes | None, str]] = [
        ("users.jsonl", users.replace(b"Anna", b"Bert"), "is damaged"),
        ("entries.jsonl", None, "missing or damaged"),
        ("manifest.json", None, "missing or damaged"),
        ("manifest.json", b"{}", "is not of the form"),
        ("manifest.json", json.dumps({**manifest, "tables": {"users": 3}}).encode(), "does not describe"),
        ("manifest.json", json.dumps({**manifest, "revision": "9999"}).encode(), "newer version"),
    ]
    for name, content, reason in damages:
        file.write_bytes(good)
        changed(file, name, content)
        assert reason in run("restore", str(file), "--database", target, fails=True)
    file.write_bytes(good[: len(good) // 2])
    assert "is not a merkator backup" in run("restore", str(file), "--database", target, fails=True)
    assert not (tmp_path / "target.sqlite3").exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_restore_is_all_or_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(kind)
    file = tmp_path / "games.zip"
    await made(url, file)
    before = everything(url)
    with zipfile.ZipFile(file) as held:
        manifest = json.loads(held.read("manifest.json"))
        line = held.read("seats.jsonl").splitlines()[0] + b"\n"
    import hashlib

    manifest["tables"]["seats"] |= {"rows": 2, "sha256": hashlib.sha256(line * 2).hexdigest()}  # the same seat twice
    changed(file, "seats.jsonl", line * 2)
    changed(file, "manifest.json", json.dumps(manifest).encode())
    assert "nothing was changed" in run("restore", str(file), "--database", url, "--force", fails=True)
    assert everything(url) == before


async def test_other_tables_of_a_database_are_left_alone(postgres: str, sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    await made(sqlite, file)
    run("restore", str(file), "--database", postgres)
    with direct_access.open_database(postgres) as database, database.engine.begin() as connection:
        connection.execute(text("CREATE TABLE neighbours (name text)"))
    run("restore", str(file), "--database", postgres, "--force")
    with direct_access.open_database(postgres) as database, database.engine.connect() as connection:
        connection.execute(text("SELECT name FROM neighbours"))


def test_a_database_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'nowhere.sqlite3'}"
    assert "there is no database" in run("backup", str(tmp_path / "b.zip"), "--database", url, fails=True)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_form_is_not_backed_up(sqlite: str, tmp_path: Path) -> None:
    with direct_access.open_database(sqlite, new=True) as database:
        with pytest.raises(
            StoreError, match="database schema does not match this version: use the version the server runs"
        ):
            backup.write(database, tmp_path / "b.zip", 1.0)
        migrate.upgrade(database)
        assert backup.write(database, tmp_path / "b.zip", 1.0)["users"] == 0

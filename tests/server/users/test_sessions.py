"""Sessions are remembered while nothing changes, and never longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from merkator.server.ops import admin, direct_access
from merkator.server.users import sessions, user_store
from server_client import Person, Server, server, until

pytestmark = pytest.mark.anyio


class Asked:
    """Counts how often the database is asked whose a session is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        real = user_store.user_of_token

        def counted(*words: object) -> object:
            self.times += 1
            return real(*words)  # type: ignore[arg-type]

        monkeypatch.setattr(user_store, "user_of_token", counted)


async def known(person: Person) -> bool:
    return await person.get("/api/me") is not None


async def test_the_database_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        asked = Asked(monkeypatch)
        for _ in range(5):
            assert await known(anna)
        assert asked.times == 1
        monkeypatch.setattr(here.context, "now", lambda now=here.context.now: now() + sessions._SECONDS)
        assert await known(anna)
        assert asked.times == 2


async def test_what_one_person_changes_makes_nobody_else_be_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, eve = await here.guest("Anna"), await here.guest("Eve")
        assert await known(anna)
        assert await known(eve)
        asked = Asked(monkeypatch)
        await eve.patch("/api/me", name="Eva")
        await eve.sign_up("eva", "seven barrels of herring")
        await eve.delete("/api/session")
        before = asked.times
        assert await known(anna)
        assert asked.times == before
        assert (await eve.client.get("/api/me")).json() is None


async def test_processes_on_a_postgresql_hear_whose_session_changed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(postgres) as here, server(postgres) as there:
        await until(lambda: not here.context.bus.deaf and not there.context.bus.deaf)
        anna, eve = await here.guest("Anna"), await here.guest("Eve")
        far = [await there.visitor(), await there.visitor()]
        for person, other in zip((anna, eve), far, strict=True):
            other.client.cookies = person.client.cookies
            assert await known(other)
        asked = Asked(monkeypatch)
        await eve.patch("/api/me", name="Eva")
        user = there.context.database.changes_of
        await until(lambda: len(user) == 1)
        assert (await far[1].get("/api/me"))["name"] == "Eva"
        assert asked.times > 0
        before = asked.times
        assert (await far[0].get("/api/me"))["name"] == "Anna"
        assert asked.times == before


async def test_processes_on_a_postgresql_remember_too(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(postgres) as here:
        await until(lambda: not here.context.bus.deaf)
        anna = await here.guest("Anna")
        asked = Asked(monkeypatch)
        for _ in range(3):
            assert await known(anna)
        assert asked.times == 1
        here.context.bus.deaf = True  # nobody could tell us of changes
        for _ in range(3):
            assert await known(anna)
        assert asked.times == 4


async def test_what_one_process_on_a_postgresql_changes_the_others_forget(postgres: str) -> None:
    async with server(postgres) as one, server(postgres) as two:
        await until(lambda: not one.context.bus.deaf and not two.context.bus.deaf)
        anna, other = await one.guest("Anna"), await two.visitor()
        other.client.cookies.update(dict(anna.client.cookies))
        assert (await other.get("/api/me"))["name"] == "Anna"
        await anna.patch("/api/me", name="Hanna")
        async with asyncio.timeout(30):
            while (await other.get("/api/me"))["name"] != "Hanna":
                await asyncio.sleep(0.01)
        await asyncio.to_thread(ban, postgres, (await anna.get("/api/me"))["id"])
        for person in (anna, other):
            async with asyncio.timeout(30):
                while await known(person):
                    await asyncio.sleep(0.01)


async def test_a_session_that_ends_is_forgotten_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        for _ in range(2):
            assert await known(anna)
            assert await known(ben)
        kept = dict(anna.client.cookies)
        await anna.delete("/api/session")
        anna.client.cookies.update(kept)  # a browser forgets it; a thief would not
        assert not await known(anna)
        assert await known(ben)


async def test_what_somebody_changes_about_themselves_holds_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        assert (await anna.get("/api/me"))["name"] == "Anna"
        await anna.patch("/api/me", name="Hanna")
        assert (await anna.get("/api/me"))["name"] == "Hanna"


async def test_a_session_runs_out_although_it_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        assert await known(anna)
        end = here.context.now() + user_store.SESSION_DAYS * user_store.DAY
        monkeypatch.setattr(here.context, "now", lambda: end + sessions._SECONDS)
        assert not await known(anna)


async def test_a_ban_from_the_command_line_reaches_a_server_that_runs(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    async with server(file) as here:
        anna = await here.guest("Anna")
        assert await known(anna)
        me = (await anna.get("/api/me"))["id"]
        await asyncio.to_thread(ban, f"sqlite:///{file}", me)
        async with asyncio.timeout(60):
            while await known(anna):
                await asyncio.sleep(0.05)


def ban(url: str, who: str) -> None:
    with direct_access.open_transaction(url) as connection:
        admin.ban(connection, who)


async def test_only_so_many_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "_MOST", 3)
    async with server(tmp_path / "a.sqlite3") as here:
        people_here = [await here.guest(f"Player {n}") for n in range(6)]
        for person in people_here * 2:
            assert await known(person)
        assert len(remembered(here)) <= 3


def remembered(here: Server) -> dict[str, object]:
    return dict(here.context.sessions._found)

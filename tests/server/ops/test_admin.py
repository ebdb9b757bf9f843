"""`merkator admin`: users and old games, directly on the database."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from merkator.cli import app as commands
from merkator.server.ops import direct_access
from merkator.server.store import prune
from merkator.server.store.housekeeping import Housekeeping
from merkator.server.store.schema import entries, links, messages, seats, sessions, tables, users
from server_client import Person, Server, server
from server_socket import Closed, socket

pytestmark = pytest.mark.anyio
DAY = 86400.0


def admin(url: str, *words: str, fails: bool = False) -> str:
    """Run `merkator admin …`; return what it says."""
    result = CliRunner().invoke(commands, ["admin", *words, "--database", url])
    assert (result.exception is not None) == fails, (result.output, result.exception)
    return str(result.exception) if fails else result.output


def change(url: str, *statements: Any) -> None:
    with direct_access.open_transaction(url) as connection:
        for statement in statements:
            connection.execute(statement)


def rows(url: str, query: Any) -> list[Any]:
    with direct_access.open_transaction(url) as connection:
        return [tuple(row) for row in connection.execute(query)]


async def account(here: Server, login: str) -> Person:
    """Let someone in who has an account."""
    person = await here.guest(login.capitalize())
    await person.post("/api/account", login=login, password="correct horse battery")
    me = await person.get("/api/me")
    person.client.headers["x-merkator-token"] = me["token"]
    return person


async def finished(person: Person) -> str:
    """Play a game of one alone, and end it."""
    table = (await person.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
    await person.play_first(table)
    await person.post(f"/api/tables/{table}/wishes", kind="end")
    return str(table)


async def test_users_are_listed_with_what_matters(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await account(here, "anna")
        await finished(anna)
        await here.guest("Bert")
    shown = admin(sqlite, "list").splitlines()
    assert shown[0].split() == ["id", "login", "name", "created", "last", "seen", "games"]
    assert re.fullmatch(r"\w{10}\s+anna\s+Anna\s+\d{4}-\d\d-\d\d\s+\d{4}-\d\d-\d\d\s+1", shown[1])
    assert len(shown) == 2
    assert "(guest)" in admin(sqlite, "list", "--guests")
    found = [json.loads(line) for line in admin(sqlite, "list", "--guests", "--json").splitlines()]
    assert {person["name"] for person in found} == {"Anna", "Bert"}
    assert all("password" not in person for person in found)


async def test_a_reset_link_gives_a_new_password(sqlite: str) -> None:
    async with server(sqlite) as here:
        await account(here, "anna")
        link = admin(sqlite, "reset-link", "ANNA", "--address", "https://games.example/merkator/").strip()
        address, token = link.split("#reset=")
        assert address == "https://games.example/merkator/"
        visitor = Person(await here.client())
        await visitor.post("/api/account/reset", token=token, password="another horse entirely")
        await visitor.post("/api/account/reset", 404, token=token, password="a third horse for luck")
        again = Person(await here.client())
        await again.post("/api/login", login="anna", password="another horse entirely")


async def test_a_guest_has_no_password_to_reset(sqlite: str) -> None:
    async with server(sqlite) as here:
        bert = await here.guest("Bert")
        id = (await bert.get("/api/me"))["id"]
    assert "guests have no password" in admin(sqlite, "reset-link", id, fails=True)


async def test_an_invitation_lets_somebody_make_an_account(sqlite: str) -> None:
    async with server(sqlite, invite_only=True) as here:
        bert = await here.guest("Bert")
        await bert.post("/api/account", 403, login="bert", password="correct horse battery")
        token = admin(sqlite, "invite").strip().split("#account=")[1]
        await bert.post("/api/account", login="bert", password="correct horse battery", invitation=token)
    assert rows(sqlite, select(users.c.login)) == [("bert",)]


async def answered(person: Person, path: str, wanted: object) -> None:
    """Wait until a server on SQLite has noticed what was done next to it."""
    async with asyncio.timeout(60):
        while await person.get(path) != wanted:
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_ban_hangs_up_on_open_sockets(kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(kind)
    async with server(url) as here:
        anna, bert = await account(here, "anna"), await here.guest("Bert")
        async with socket(here, anna.client) as live, socket(here, bert.client) as other:
            await live.say(do="ping")
            assert await live.hear() == {"pong": True}
            admin(url, "ban", "anna")
            with pytest.raises(Closed) as closed:
                await live.hear()
            assert closed.value.code == 4401
            await other.say(do="ping")
            assert await other.hear() == {"pong": True}


async def test_a_banned_user_is_out_until_unbanned(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await account(here, "anna")
        assert "is banned" in admin(sqlite, "ban", "anna")
        await answered(anna, "/api/me", None)
        visitor = Person(await here.client())
        answer = await visitor.client.post("/api/login", json={"login": "anna", "password": "correct horse battery"})
        assert answer.status_code in (401, 403)
        assert "banned" in admin(sqlite, "list")
        assert "is no longer banned" in admin(sqlite, "unban", "anna")
        await visitor.post("/api/login", login="anna", password="correct horse battery")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_removed_user_is_gone_and_a_table_they_played_alone_too(
    kind: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue(kind)
    async with server(url) as here:
        anna = await account(here, "anna")
        table = (await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        room = await here.room(table)
        assert "--yes" in admin(url, "remove", "anna", fails=True)
        assert "has been deleted" in admin(url, "remove", "anna", "--yes")
        bert = await here.guest("Bert")
        # The server has the table in memory still; a move finds out that it is gone.
        from merkator.server.base.problems import NotFound
        from merkator.server.tables import moves

        assert room.state is not None
        action = room.game.notation(room.state.legal()[0])
        with pytest.raises(NotFound):
            await moves.play(here.context, room, [0], room.number, [action], None, None)
        await bert.get(f"/api/tables/{table}", 404)
    assert rows(url, select(users.c.name)) == [("Bert",)]
    assert rows(url, select(entries.c.number)) == []


async def test_an_account_can_be_made_an_admin(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await account(here, "anna")
        await anna.post("/api/admin/invitations", 403)
        me = await anna.get("/api/me")
        assert "is an admin" in admin(sqlite, "make-admin", "anna")
        await answered(anna, "/api/me", {**me, "admin": True})
        await anna.post("/api/admin/invitations")
        assert "no longer" in admin(sqlite, "make-admin", "anna", "--revoke")
        await answered(anna, "/api/me", me)
        await anna.post("/api/admin/invitations", 403)


async def test_nobody_is_changed_by_a_name_that_is_not_known(sqlite: str) -> None:
    async with server(sqlite):
        pass
    for word in ("ban", "unban", "make-admin", "reset-link"):
        assert "there is no user 'nobody'" in admin(sqlite, word, "nobody", fails=True)


# --- retention


async def test_old_games_and_guests_without_games_are_pruned(sqlite: str) -> None:
    now = time.time()
    async with server(sqlite) as here:
        anna, bert, clara = [await here.guest(name) for name in ("Anna", "Bert", "Clara")]
        old, recent = await finished(anna), await finished(anna)
        running = (await bert.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        await clara.get("/api/me")
    change(
        sqlite,
        update(tables).values(ended=now - 99 * DAY).where(tables.c.id == old),
        update(tables).values(started=now - 99 * DAY, changed=now - 99 * DAY).where(tables.c.id == running),
        update(users).values(seen=now - 99 * DAY),
    )
    assert admin(sqlite, "prune") == "removed: 0 games, 1 guests, 0 sessions, 0 links\n"  # Clara, who never played
    assert admin(sqlite, "prune", "--days", "60") == "removed: 1 games, 0 guests, 0 sessions, 0 links\n"
    assert set(rows(sqlite, select(tables.c.id))) == {(recent,), (running,)}
    assert set(rows(sqlite, select(users.c.name))) == {("Anna",), ("Bert",)}
    for table in (entries, seats, messages):
        assert rows(sqlite, select(table).where(table.c.table_id == old)) == []


async def test_accounts_are_never_pruned(sqlite: str) -> None:
    async with server(sqlite) as here:
        await account(here, "anna")
    change(sqlite, update(users).values(seen=0.0))
    admin(sqlite, "prune", "--days", "1")
    assert rows(sqlite, select(users.c.login)) == [("anna",)]


async def test_sessions_and_links_that_have_run_out_go_always(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        await anna.post("/api/links/device")
    change(sqlite, update(sessions).values(expires=1.0), update(links).values(expires=1.0))
    assert admin(sqlite, "prune") == "removed: 0 games, 0 guests, 1 sessions, 1 links\n"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_server_prunes_by_itself_one_process_at_a_time(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue(kind)
    monkeypatch.setattr(prune, "_AT_ONCE", 1)
    async with server(url, retention_days=30) as here:
        anna = await here.guest("Anna")
        old = {await finished(anna) for _ in range(2)}
        later = time.time() + 40 * DAY
        here.context.now = lambda: later
        removed = await Housekeeping(here.context).tidy()
        assert set(removed.tables) == old
        await anna.get(f"/api/tables/{old.pop()}", 404)
        here.context.name = "another"
        assert not await Housekeeping(here.context).tidy()

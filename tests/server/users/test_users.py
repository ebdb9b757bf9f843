"""Users: guests, accounts, passwords, sessions, tokens for programs, preferences, and leaving for good."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import argon2
import pytest
from sqlalchemy import insert, select, update

from merkator.core.record import Record
from merkator.server.base.problems import Problem
from merkator.server.store.schema import entries, messages, sessions, users
from merkator.server.users import passwords
from merkator.server.users.user_deletion import FORMER
from server_client import Person, Server, server
from server_socket import Closed, socket

pytestmark = pytest.mark.anyio
GOOD = "seven barrels of herring"
OTHER = "eight barrels of saltpetre"
SOLO = {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]}
PAIR = {"game": "hamburg", "players": 2, "seats": [{"kind": "me"}]}


async def play_to_end(person: Person, table: str) -> dict[str, Any]:
    page: dict[str, Any] = await person.get(f"/api/tables/{table}")
    while page["status"] == "running":
        page = await person.play_first(table)
    return page


async def rows(here: Server, query: Any) -> list[Any]:
    return await here.context.database.read(lambda c: list(c.execute(query).all()))


# --- guests


async def test_a_name_is_enough_to_play(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("  Anna   Maria ")
        me = await anna.get("/api/me")
        assert (me["name"], me["guest"], me["login"], me["admin"]) == ("Anna Maria", True, None, False)
        assert (await anna.post("/api/tables", 201, **SOLO))["status"] == "running"


async def test_a_visitor_is_nobody_yet(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        visitor = await here.visitor()
        assert await visitor.get("/api/me") is None
        assert (await visitor.post("/api/tables", 401, **SOLO))["error"] == "no-session"


async def test_the_store_has_only_hashes_of_secrets(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    async with server(file) as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        cookie = anna.client.cookies["merkator_session"]
        token = (await anna.post("/api/tokens", 201, label="bot"))["token"]
        link = (await anna.post("/api/links/device", 201))["token"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (cookie, token, link, GOOD):
        assert secret.encode() not in stored


async def test_a_server_can_keep_new_tables_to_accounts(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", guest_tables=False) as here:
        anna = await here.guest("Anna")
        assert (await anna.post("/api/tables", 403, **SOLO))["error"] == "guest-tables"
        await anna.post("/api/records", 403, record="x")
        await anna.sign_up("anna", GOOD)
        await anna.post("/api/tables", 201, **SOLO)


# --- accounts


async def test_a_guest_becomes_an_account_and_keeps_everything(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", 201, **SOLO))["id"]
        before = await anna.get("/api/me")
        me = await anna.sign_up(" Anna ", GOOD)
        assert (me["id"], me["guest"], me["login"]) == (before["id"], False, "anna")
        assert (await anna.get(f"/api/tables/{table}"))["mine"] == [0]
        assert (await anna.post("/api/account", 409, login="anna2", password=GOOD))["error"] == "account"


async def test_the_session_gets_a_new_token_at_every_step_up(tmp_path: Path) -> None:
    """A token that someone planted or saw before is worth nothing afterwards."""
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        tokens = [anna.client.cookies["merkator_session"]]
        await anna.sign_up("anna", GOOD)
        tokens.append(anna.client.cookies["merkator_session"])
        await anna.log_in("anna", GOOD)
        tokens.append(anna.client.cookies["merkator_session"])
        anna.adopt(await anna.post("/api/account/password", 200, old=GOOD, new=OTHER))
        tokens.append(anna.client.cookies["merkator_session"])
        assert len(set(tokens)) == 4
        for old in tokens[:-1]:
            thief = await here.visitor()
            thief.client.cookies.set("merkator_session", old)
            assert await thief.get("/api/me") is None


async def test_a_planted_cookie_is_not_taken_over(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        visitor = await here.visitor()
        visitor.client.cookies.set("merkator_session", "planted", domain="127.0.0.1", path="/")
        answer = await visitor.client.post("/api/session", json={"name": "Anna"})
        assert "planted" not in answer.headers["set-cookie"]


@pytest.mark.parametrize("login", ["an", "-anna", "anna maria", "änna", "a" * 41, "anna\u202e"])
async def test_names_to_log_in_with_are_plain(tmp_path: Path, login: str) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.post("/api/account", 422, login=login, password=GOOD)


async def test_a_name_to_log_in_with_belongs_to_one(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        await anna.sign_up("anna", GOOD)
        assert (await bert.post("/api/account", 409, login="ANNA", password=GOOD))["error"] == "login-taken"
        assert (await bert.get("/api/me"))["guest"]


@pytest.mark.parametrize(
    "password",
    [
        "short",
        "password123",
        "12345678",
        "87654321",
        "aaaaaaaaaaaa",
        "Qwertzuiop",
        "anna1234",
        "AnnaMaria2024",
        "x" * 201,
    ],
)
def test_trivial_passwords_are_refused(password: str) -> None:
    with pytest.raises(Problem):
        passwords.check_password(password, "anna", "AnnaMaria")


@pytest.mark.parametrize("password", [GOOD, "xK3#mv9!", "löwenzahn auf der wiese", "ab" * 50 + "cd" * 50])
def test_good_passwords_are_taken(password: str) -> None:
    assert passwords.check_password(password, "anna", "Anna")


def test_the_same_letters_from_another_keyboard_are_the_same_password() -> None:
    assert passwords.check_password("lo\u0308wenzahn!") == passwords.check_password("l\u00f6wenzahn!")


async def test_by_invitation_only(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", invite_only=True) as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        assert (await anna.get("/api/account"))["invite_only"]
        assert (await anna.post("/api/account", 403, login="anna", password=GOOD))["error"] == "invite-only"
        token = await invitation(here, anna)
        await anna.post("/api/account", 404, login="anna", password=GOOD, invitation="x" * 43)
        await anna.post("/api/account", 422, login="anna", password="short", invitation=token)  # not used up by that
        await anna.sign_up("anna", GOOD, invitation=token)
        await bert.post("/api/account", 404, login="bert", password=GOOD, invitation=token)


async def invitation(here: Server, person: Person) -> str:
    """Make someone an admin for as long as it takes to invite."""
    me = await person.get("/api/me")
    who = users.c.public_id == me["id"]
    await here.context.database.write(lambda c: c.execute(update(users).where(who).values(admin=True)))
    token: str = (await person.post("/api/admin/invitations", 201))["token"]
    await here.context.database.write(lambda c: c.execute(update(users).where(who).values(admin=False)))
    return token


# --- logging in and out


async def test_login_finds_the_same_user_again(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        me = await anna.sign_up("anna", GOOD)
        phone = await here.visitor()
        assert (await phone.log_in("Anna", GOOD))["id"] == me["id"]
        assert len(await phone.get("/api/sessions")) == 2


async def test_unknown_names_and_wrong_passwords_are_told_alike(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        visitor = await here.visitor()
        wrong = await visitor.client.post("/api/login", json={"login": "anna", "password": OTHER})
        unknown = await visitor.client.post("/api/login", json={"login": "nobody", "password": OTHER})
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.content == unknown.content
        assert wrong.headers.keys() == unknown.headers.keys()
        assert "set-cookie" not in wrong.headers


@pytest.mark.usefixtures("real_passwords")
async def test_passwords_are_hashed_with_much_work(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        stored = argon2.extract_parameters((await rows(here, select(users.c.password)))[0][0])
        assert stored.type is argon2.Type.ID
        assert stored.memory_cost >= 65536  # as RFC 9106 recommends it
        assert stored.time_cost >= 3
        await anna.log_in("anna", GOOD)


@pytest.mark.usefixtures("real_passwords")
async def test_unknown_names_take_as_long_as_wrong_passwords(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", limits=0) as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)

        async def best(login: str) -> float:
            found = []
            for _ in range(5):
                before = time.perf_counter()
                await (await here.visitor()).post("/api/login", 401, login=login, password=OTHER)
                found.append(time.perf_counter() - before)
            return min(found)

        wrong, unknown = await best("anna"), await best("nobody")
        assert 0.4 < unknown / wrong < 2.5  # without the decoy it would be a tenth


async def test_the_banned_cannot_log_in(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        link = (await anna.post("/api/links/device", 201))["token"]
        await here.context.database.write(lambda c: c.execute(update(users).values(banned=True)))
        assert await anna.get("/api/me") is None
        visitor = await here.visitor()
        await visitor.post("/api/login", 401, login="anna", password=GOOD)
        await visitor.post("/api/links/use", 404, token=link)


async def test_hashes_with_old_parameters_are_renewed(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        weak = argon2.PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(GOOD)
        await here.context.database.write(lambda c: c.execute(update(users).values(password=weak)))
        await anna.log_in("anna", GOOD)
        stored = (await rows(here, select(users.c.password)))[0][0]
        assert stored != weak
        assert not passwords.is_outdated(stored)
        await anna.log_in("anna", GOOD)


async def test_a_guest_who_logs_in_takes_the_games_along(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        me = await anna.sign_up("anna", GOOD)
        guest = await here.guest("Somebody")
        table = (await guest.post("/api/tables", 201, **SOLO))["id"]
        await guest.play_first(table)
        assert (await guest.log_in("anna", GOOD))["id"] == me["id"]
        assert (await guest.get(f"/api/tables/{table}"))["mine"] == [0]
        assert (await guest.play_first(table))["number"] > 2
        assert len(await rows(here, select(users.c.id))) == 1


async def test_what_a_guest_keeps_is_kept_after_logging_in(tmp_path: Path) -> None:
    """Card sets, invitations and vacation come along, too; nothing of a guest is lost."""
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        await anna.sign_up("anna", GOOD)
        guest = await here.guest("Somebody")
        text = (await guest.client.get("/api/games/rome/cards.toml")).text
        await guest.post("/api/card-sets", 201, game="rome", name="mine", text=text)
        await guest.post("/api/me/vacation", days=3)
        table = await guest.post("/api/tables", 201, game="rome", players=2, seats=[{"kind": "me"}])
        invitation = await guest.post(f"/api/tables/{table['id']}/invitations", 201, seat=1)
        await guest.log_in("anna", GOOD)
        assert [kept["name"] for kept in await guest.get("/api/card-sets")] == ["mine"]
        assert (await guest.get("/api/me/vacation"))["days_left"] == 27
        assert (await bert.post("/api/links/use", token=invitation["token"]))["seat"] == 1
        export = await guest.get("/api/me/export")
        assert len(export["vacations"]) == 1
        assert [kept["text"] for kept in export["card_sets"]] == [text]


async def test_a_guest_may_leave_the_games_behind(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        guest = await here.guest("Somebody")
        table = (await guest.post("/api/tables", 201, **SOLO))["id"]
        await guest.log_in("anna", GOOD, take_along=False)
        await guest.get(f"/api/tables/{table}", 404)


async def test_logging_in_as_somebody_else_moves_nothing_between_accounts(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        await anna.sign_up("anna", GOOD)
        await bert.sign_up("bert", OTHER)
        table = (await anna.post("/api/tables", 201, **SOLO))["id"]
        await anna.log_in("bert", OTHER)
        await anna.get(f"/api/tables/{table}", 404)
        await anna.log_in("anna", GOOD)
        assert (await anna.get(f"/api/tables/{table}"))["mine"] == [0]


async def test_logging_out_ends_the_session(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        cookie = anna.client.cookies["merkator_session"]
        await anna.delete("/api/session", 204)
        assert "merkator_session" not in anna.client.cookies
        anna.client.cookies.set("merkator_session", cookie)
        assert await anna.get("/api/me") is None


async def test_logging_out_everywhere_and_somewhere(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        phone, tablet = await here.visitor(), await here.visitor()
        await phone.log_in("anna", GOOD)
        await tablet.log_in("anna", GOOD)
        listed = await anna.get("/api/sessions")
        assert [session["current"] for session in listed] == [True, False, False]
        assert not any("hash" in key or "token" in key for session in listed for key in session)
        await anna.delete(f"/api/sessions/{listed[1]['id']}", 204)
        assert await phone.get("/api/me") is None
        assert await tablet.get("/api/me") is not None
        await anna.delete("/api/sessions", 204)
        assert await tablet.get("/api/me") is None


async def test_browsers_are_listed_by_name_and_all_others_can_be_logged_out(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        firefox = {"user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"}
        phone = await here.visitor()
        phone.client.headers.update(firefox)
        await phone.log_in("anna", GOOD)
        listed = await phone.get("/api/sessions")
        assert [(row["label"], row["current"]) for row in listed][-1] == ("Firefox, Android", True)
        assert all(row["created"] <= row["seen"] for row in listed)
        token = await anna.post("/api/tokens", 201, label="my bot")
        await anna.delete("/api/sessions/others", 204)
        assert len(await anna.get("/api/sessions")) == 1
        assert await phone.get("/api/me") is None
        assert [row["id"] for row in await anna.get("/api/tokens")] == [token["id"]]


async def test_nobody_ends_the_sessions_of_others(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        id = (await anna.get("/api/sessions"))[0]["id"]
        await bert.delete(f"/api/sessions/{id}", 404)
        assert await anna.get("/api/me") is not None


async def test_open_sockets_are_closed_when_the_session_ends(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        phone = await here.visitor()
        await phone.log_in("anna", GOOD)
        async with socket(here, anna.client) as mine, socket(here, phone.client) as other:
            await mine.say(do="ping")
            await other.say(do="ping")
            assert await mine.hear() == await other.hear() == {"pong": True}
            await phone.delete("/api/session", 204)
            with pytest.raises(Closed) as closed:
                await other.hear()
            assert closed.value.code == 4401
            await mine.say(do="ping")
            assert await mine.hear() == {"pong": True}


# --- passwords


async def test_a_new_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        phone = await here.visitor()
        await phone.log_in("anna", GOOD)
        await anna.post("/api/account/password", 403, old=OTHER, new=OTHER)
        await anna.post("/api/account/password", 422, old=GOOD, new="password")
        anna.adopt(await anna.post("/api/account/password", 200, old=GOOD, new=OTHER))
        assert await phone.get("/api/me") is None
        await phone.post("/api/login", 401, login="anna", password=GOOD)
        await phone.log_in("anna", OTHER)


async def test_an_admin_makes_a_link_for_a_new_password(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, admin = await here.guest("Anna"), await here.guest("Root")
        await anna.sign_up("anna", GOOD)
        await anna.post("/api/admin/users/anna/reset", 403)
        root = users.c.name == "Root"
        await here.context.database.write(lambda c: c.execute(update(users).where(root).values(admin=True)))
        await admin.post("/api/admin/users/nobody/reset", 404)
        made = await admin.post("/api/admin/users/anna/reset", 201)
        assert made["address"] == f"http://127.0.0.1/#reset={made['token']}"
        forgetful = await here.visitor()
        looked = await forgetful.post("/api/links/look", 200, token=made["token"])
        assert (looked["kind"], looked["name"]) == ("reset", "Anna")
        await forgetful.post("/api/links/use", 400, token=made["token"])
        await forgetful.post("/api/account/reset", 422, token=made["token"], password="12345678")
        forgetful.adopt(await forgetful.post("/api/account/reset", 200, token=made["token"], password=OTHER))
        assert (await forgetful.get("/api/me"))["login"] == "anna"
        assert await anna.get("/api/me") is None
        await forgetful.post("/api/account/reset", 404, token=made["token"], password=GOOD)


# --- tokens for programs


async def test_a_program_plays_with_a_token(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tokens", 201, label="my bot")
        program = await here.visitor()
        program.client.headers["authorization"] = f"Bearer {made['token']}"
        assert (await program.get("/api/me"))["name"] == "Anna"
        table = (await program.post("/api/tables", 201, **SOLO))["id"]  # no token of a page is needed
        await program.play_first(table)
        listed = await anna.get("/api/tokens")
        assert [(row["id"], row["label"]) for row in listed] == [(made["id"], "my bot")]
        assert made["token"] not in str(listed)
        await anna.delete(f"/api/tokens/{made['id']}", 204)
        assert await program.get("/api/me") is None


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tokens", {"label": "another"}),
        ("POST", "/api/links/device", None),
        ("POST", "/api/account", {"login": "anna", "password": GOOD}),
        ("POST", "/api/account/password", {"old": GOOD, "new": OTHER}),
        ("POST", "/api/me/delete", {}),
        ("GET", "/api/me/export", None),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
    ],
)
async def test_a_token_for_programs_opens_no_door_to_the_account(
    tmp_path: Path, method: str, path: str, body: dict[str, Any] | None
) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        token = (await anna.post("/api/tokens", 201, label="bot"))["token"]
        program = await here.client()
        answer = await program.request(method, path, json=body, headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 403
        assert answer.json()["error"] == "browser"


async def test_cookies_and_tokens_are_not_exchanged(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        token = (await anna.post("/api/tokens", 201, label="bot"))["token"]
        cookie = anna.client.cookies["merkator_session"]
        one, other = await here.visitor(), await here.visitor()
        one.client.cookies.set("merkator_session", token)
        other.client.headers["authorization"] = f"Bearer {cookie}"
        assert await one.get("/api/me") is await other.get("/api/me") is None


async def test_there_are_only_so_many_tokens(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", limits=0) as here:
        anna = await here.guest("Anna")
        for number in range(20):
            await anna.post("/api/tokens", 201, label=f"bot {number}")
        assert (await anna.post("/api/tokens", 409, label="one more"))["error"] == "many-tokens"


# --- name, language, preferences


async def test_preferences_are_kept_and_checked(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        assert (await anna.get("/api/me"))["preferences"]["confirm"] == "on"
        await anna.patch("/api/me", 200, preferences={"confirm": "countdown", "confirm_seconds": 8})
        shown = await anna.patch("/api/me", 200, language="de", preferences={"sound": False})
        assert (await anna.get("/api/me")) == shown
        assert (shown["language"], shown["preferences"]["confirm"]) == ("de", "countdown")
        assert (shown["preferences"]["confirm_seconds"], shown["preferences"]["sound"]) == (8, False)


@pytest.mark.parametrize(
    "changes",
    [
        {"language": "xx"},
        {"name": ""},
        {"name": "a\u202eb"},
        {"preferences": {"theme": "pink"}},
        {"preferences": {"unknown": 1}},
        {"preferences": {"volume": 101}},
        {"preferences": {"sound": "yes"}},
        {"admin": True},
        {"login": "root"},
    ],
)
async def test_what_cannot_be_chosen_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        before = await anna.get("/api/me")
        await anna.patch("/api/me", 422, **changes)
        assert await anna.get("/api/me") == before


async def test_preferences_of_another_version_do_no_harm(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        old = {"theme": "dark", "gone": 3, "volume": "loud"}
        await here.context.database.write(lambda c: c.execute(update(users).values(preferences=old)))
        shown = (await anna.get("/api/me"))["preferences"]
        assert (shown["theme"], shown["volume"], "gone" in shown) == ("dark", 50, False)


async def test_a_new_name_shows_at_tables_that_are_still_played(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        done = (await anna.post("/api/tables", 201, **SOLO))["id"]
        await play_to_end(anna, done)
        table = (await anna.post("/api/tables", 201, **SOLO))["id"]
        await anna.patch("/api/me", 200, name="Johanna")
        assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Johanna"
        assert (await anna.get(f"/api/tables/{done}"))["seats"][0]["name"] == "Anna"


# --- my data


async def test_export_holds_everything_but_secrets(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        token = await anna.post("/api/tokens", 201, label="bot")
        done = (await anna.post("/api/tables", 201, **SOLO))["id"]
        await play_to_end(anna, done)
        running = (await anna.post("/api/tables", 201, **SOLO))["id"]
        await say(here, running, "hello")
        answer = await anna.client.get("/api/me/export")
        found = answer.json()
        assert "attachment" in answer.headers["content-disposition"]
        assert (found["profile"]["login"], found["profile"]["name"]) == ("anna", "Anna")
        assert [row["label"] for row in found["tokens"]] == ["bot"]
        assert [row["text"] for row in found["messages"]] == ["hello"]
        assert [table["id"] for table in found["tables"]] == [done, running]
        assert Record.parse(found["tables"][0]["record"], "export").state.over
        assert "record" not in found["tables"][1]
        hashes = [row[0] for row in await rows(here, select(sessions.c.token_hash))]
        hashes += [row[0] for row in await rows(here, select(users.c.password))]
        for secret in (token["token"], anna.client.cookies["merkator_session"], *hashes):
            assert secret not in answer.text


async def say(here: Server, table: str, text: str) -> None:
    """Let the first user say something."""
    values = {"table_id": table, "number": 1, "kind": "chat", "user_id": 1, "seat": 0, "at": 1.0, "values": {}}
    await here.context.database.write(lambda c: c.execute(insert(messages), {**values, "text": text}))


async def test_whoever_leaves_for_good_leaves_no_name(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        await anna.sign_up("anna", GOOD)
        shared = (await anna.post("/api/tables", 201, **PAIR, public=True))["id"]
        alone = (await anna.post("/api/tables", 201, **SOLO))["id"]
        await bert.post(f"/api/tables/{shared}/join", 200)
        await anna.play_first(shared)
        await say(here, shared, "my secret")
        await anna.post("/api/me/delete", 403, password=OTHER)
        await anna.post("/api/me/delete", 204, password=GOOD)
        assert await anna.get("/api/me") is None
        page = await bert.get(f"/api/tables/{shared}")
        assert (page["status"], page["seats"][0]["name"], page["seats"][0]["left"]) == ("running", FORMER, True)
        await bert.get(f"/api/tables/{alone}", 404)
        assert await rows(here, select(users.c.name)) == [("Bert",)]
        assert len(await rows(here, select(sessions.c.id))) == 1
        assert await rows(here, select(messages.c.text, messages.c.user_id).where(messages.c.kind == "chat")) == [
            ("", None)
        ]
        assert await rows(here, select(entries.c.number).where(entries.c.user_id == 1)) == []
        await (await here.visitor()).post("/api/login", 401, login="anna", password=GOOD)


async def test_a_seat_of_somebody_who_left_for_good_can_be_taken(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, cleo = await here.guest("Anna"), await here.guest("Bert"), await here.guest("Cleo")
        table = (await anna.post("/api/tables", 201, **PAIR, public=True))["id"]
        await bert.post(f"/api/tables/{table}/join", 200)
        await anna.post("/api/me/delete", 204)
        assert (await cleo.post(f"/api/tables/{table}/join", 200))["mine"] == [0]


async def test_leaving_for_good_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        table = (await anna.post("/api/tables", 201, game="hamburg", players=3, seats=[{"kind": "me"}], public=True))[
            "id"
        ]
        await bert.post(f"/api/tables/{table}/join", 200)
        await bert.post("/api/me/delete", 204)
        page = await anna.get(f"/api/tables/{table}")
        assert (page["status"], page["seats"][1]["taken"], page["seats"][1]["name"]) == ("open", False, "Player 2")


async def test_finished_games_keep_their_result(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        table = (await anna.post("/api/tables", 201, **PAIR, public=True))["id"]
        await bert.post(f"/api/tables/{table}/join", 200)
        page = await bert.get(f"/api/tables/{table}")
        while page["status"] == "running":
            await anna.play_first(table)
            page = await bert.play_first(table)
        await anna.post("/api/me/delete", 204)
        after = await bert.get(f"/api/tables/{table}")
        assert after["result"] == page["result"]
        assert [seat["name"] for seat in after["seats"]] == [FORMER, "Bert"]
        assert not after["seats"][0]["left"]
        record = (await bert.get("/api/me/export"))["tables"][0]["record"]
        assert "Anna" not in record


async def test_a_life_on_postgresql(postgres: str) -> None:
    async with server(postgres) as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        await anna.sign_up("anna", GOOD)
        await bert.post("/api/account", 409, login="anna", password=GOOD)
        table = (await anna.post("/api/tables", 201, **PAIR))["id"]
        link = await anna.post(f"/api/tables/{table}/invitations", 201, seat=1)
        await bert.post("/api/links/use", 200, token=link["token"])
        guest = await here.guest("Somebody")
        alone = (await guest.post("/api/tables", 201, **SOLO))["id"]
        await guest.log_in("anna", GOOD)
        assert (await anna.get(f"/api/tables/{alone}"))["mine"] == [0]
        await anna.play_first(table)
        await anna.patch("/api/me", 200, name="Johanna", preferences={"theme": "dark"})
        await anna.post("/api/tokens", 201, label="bot")
        link = await anna.post("/api/links/device", 201)
        await (await here.visitor()).post("/api/links/use", 200, token=link["token"])
        await (await here.visitor()).post("/api/links/use", 404, token=link["token"])
        anna.adopt(await anna.post("/api/account/password", 200, old=GOOD, new=OTHER))
        assert [t["id"] for t in (await anna.get("/api/me/export"))["tables"]] == [table, alone]
        await anna.post("/api/me/delete", 204, password=OTHER)
        assert (await bert.get(f"/api/tables/{table}"))["seats"][0]["name"] == FORMER

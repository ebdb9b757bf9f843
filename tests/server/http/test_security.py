"""The guard at the door: hosts, origins, bodies, headers, cookies, limits; and what is never told or written down."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from merkator.server.base import limits, login_guard
from merkator.server.base.limits import Limit, Limits
from merkator.server.base.login_guard import LoginGuard
from merkator.server.base.problems import TooMany
from merkator.server.http import guard
from server_client import Server, server
from server_socket import Closed, socket

pytestmark = pytest.mark.anyio
GOOD = "seven barrels of herring"
SOLO: dict[str, Any] = {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]}
NAME = {"name": "Anna"}


# --- pages of other sites


@pytest.mark.parametrize("token", [None, "", "wrong", "0" * 64, "ü"])
async def test_a_change_needs_the_token_of_our_page(tmp_path: Path, token: str | None) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        del anna.client.headers["x-merkator-token"]
        headers = {} if token is None else {"x-merkator-token": token.encode("latin-1")}
        answer = await anna.client.post("/api/tables", json=SOLO, headers=headers)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
        assert await anna.get("/api/tables", kind="mine") == []


async def test_the_token_of_another_session_does_not_help(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, mallory = await here.guest("Anna"), await here.guest("Mallory")
        anna.client.headers["x-merkator-token"] = mallory.client.headers["x-merkator-token"]
        assert (await anna.post("/api/tables", 403, **SOLO))["error"] == "csrf"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:81", "http://127.0.0.1.evil.example", "null", "", "http://["]
)
async def test_changes_come_from_our_own_pages(tmp_path: Path, origin: str) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        answer = await client.post("/api/session", json=NAME, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        assert "set-cookie" not in answer.headers
        assert (await client.get("/api/games", headers={"origin": origin})).status_code == 200  # reading is harmless


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_what_the_browser_says_of_the_site_counts_without_an_origin(tmp_path: Path, site: str) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        answer = await client.post("/api/session", json=NAME, headers={"sec-fetch-site": site})
        assert answer.status_code == 403


async def test_our_own_pages_and_programs_are_let_in(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        for headers in ({"origin": "http://127.0.0.1", "sec-fetch-site": "same-origin"}, {}):
            assert (await client.post("/api/session", json=NAME, headers=headers)).status_code == 201


async def test_an_encrypted_server_takes_no_changes_from_a_page_that_is_not(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", public_hosts=("play.example",)) as here:
        client = await here.client("https://play.example")
        answer = await client.post("/api/session", json=NAME, headers={"origin": "http://play.example"})
        assert answer.status_code == 403
        answer = await client.post("/api/session", json=NAME, headers={"origin": "https://play.example"})
        assert answer.status_code == 201


async def test_sockets_are_for_our_own_pages(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        with pytest.raises(Closed) as refused:
            async with socket(here, anna.client, origin="https://evil.example"):
                pass
        assert refused.value.code == 1008
        with pytest.raises(Closed):
            async with socket(here, anna.client, host="evil.example"):
                pass
        async with socket(here, anna.client, origin="http://127.0.0.1") as live:
            await live.say(do="ping")
            assert await live.hear() == {"pong": True}


# --- names of the server


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "evil.example:80", "[::2]"]
)
async def test_a_server_answers_only_to_its_names(tmp_path: Path, host: str) -> None:
    """A page of another site whose name points to this computer must get nothing."""
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        answer = await client.get("/api/games", headers={"host": host})
        assert (answer.status_code, answer.json()["error"]) == (421, "host")
        assert "--public-host" in answer.json()["message"]


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1:8460", "[::1]:8460", "LOCALHOST", "play.example", "Play.Example.:44", "10.0.0.7"],
)
async def test_a_server_answers_to_all_its_names(tmp_path: Path, host: str) -> None:
    async with server(tmp_path / "a.sqlite3", public_hosts=("play.example",), host="10.0.0.7") as here:
        client = await here.client()
        assert (await client.get("/api/games", headers={"host": host})).status_code == 200


# --- headers and cookies


def check_headers(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    for name, value in guard.HEADERS.items():
        assert answer.headers.get_list(name) == [value]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("POST", "/api/tables", 401),
        ("PUT", "/api/me", 405),
        ("GET", "/api/tables?limit=0", 422),
        ("GET", "/openapi.json", 200),
        ("GET", "/api/broken", 500),
    ],
)
async def test_every_answer_carries_the_headers(tmp_path: Path, method: str, path: str, status: int) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        here.app.add_api_route("/api/broken", broken)
        client = await here.client()
        body = SOLO if method == "POST" else None
        answer = await client.request(method, path, json=body)
        assert answer.status_code == status
        check_headers(answer)
        if path.startswith("/api"):
            public = path == "/api/games"  # the same for everyone: browsers keep it and ask whether it is current
            assert answer.headers["cache-control"] == ("no-cache" if public else "no-store")
            assert status == 200 or answer.json()["message"]
        assert "strict-transport-security" not in answer.headers


async def test_hashed_files_carry_no_headers_that_only_documents_obey(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        answer = await (await here.client()).get("/assets/nothing.js")
        assert "content-security-policy" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def broken() -> None:
    raise RuntimeError("a secret detail")


async def test_a_mistake_of_ours_is_told_without_details(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        here.app.add_api_route("/api/broken", broken)
        answer = await (await here.client()).get("/api/broken?token=hidden")
        assert answer.status_code == 500
        assert "secret detail" not in answer.text
        assert "secret detail" in caplog.text
        assert "hidden" not in caplog.text


async def test_what_the_guard_refuses_carries_the_headers_too(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        check_headers(await client.get("/api/games", headers={"host": "evil.example"}))
        check_headers(await client.post("/api/session", json=NAME, headers={"origin": "https://evil.example"}))
        check_headers(await client.post("/api/session", content=b"x" * 1_000_001))


async def test_cookies_are_out_of_reach(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        answer = await (await here.client()).post("/api/session", json=NAME)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("merkator_session=")
        assert "; HttpOnly" in cookie
        assert "; Path=/;" in cookie
        assert "; SameSite=lax" in cookie
        assert "Domain" not in cookie
        assert "Secure" not in cookie  # a browser would not send it to a plain server on the own computer


async def test_encrypted_cookies_are_bound_to_the_host(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", public_hosts=("play.example",)) as here:
        anna = await here.guest("Anna", "https://play.example")
        answer = await anna.client.get("/api/me")
        assert answer.json()["name"] == "Anna"
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert [cookie.name for cookie in anna.client.cookies.jar] == ["__Host-merkator_session"]
        assert all(cookie.secure for cookie in anna.client.cookies.jar)
        planted = await here.client("https://play.example")
        planted.cookies.set("merkator_session", anna.client.cookies["__Host-merkator_session"])
        assert (await planted.get("/api/me")).json() is None
        await anna.delete("/api/session", 204)
        assert not list(anna.client.cookies.jar)


@pytest.mark.parametrize("prefix", ["/merkator", ""])  # a proxy may hand the path on whole, or without its beginning
async def test_cookies_stay_under_the_path_of_the_server(tmp_path: Path, prefix: str) -> None:
    async with server(tmp_path / "a.sqlite3", root_path="/merkator", public_hosts=("play.example",)) as here:
        client = await here.client("https://play.example")
        answer = await client.post(f"{prefix}/api/session", json=NAME)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("merkator_session=")
        assert "; Path=/merkator;" in cookie
        assert "; Secure" in cookie


async def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    settings: dict[str, Any] = {"trusted_proxies": ("10.0.0.1",), "public_hosts": ("play.example",)}
    async with server(tmp_path / "a.sqlite3", **settings) as here:
        proxy = await here.client("http://play.example", "10.0.0.1")
        stranger = await here.client("http://play.example", "10.0.0.2")
        assert "Secure" in (await proxy.post("/api/session", json=NAME, headers=forwarded)).headers["set-cookie"]
        answer = await stranger.post("/api/session", json=NAME, headers=forwarded)
        assert "Secure" not in answer.headers["set-cookie"]
        known = {who for _, who in here.context.limits._buckets}
        assert known == {"203.0.113.9", "10.0.0.2"}


# --- bodies


async def test_bodies_are_of_bounded_size(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        body = b'{"name": "' + b"x" * 1_000_000 + b'"}'
        answer = await client.post("/api/session", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "large")
        answer = await client.post("/api/session", content=pieces(body), headers={"content-type": "application/json"})
        assert answer.status_code == 413  # also when its length is not told
        anna = await here.guest("Anna")
        body = body[200:]
        for somebody, wanted in ((client, 413), (anna.client, 400)):  # it is not JSON
            answer = await somebody.post("/api/records", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == wanted


async def pieces(body: bytes) -> AsyncIterator[bytes]:
    for at in range(0, len(body), 65536):
        yield body[at : at + 65536]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_bodies_are_json(tmp_path: Path, kind: str) -> None:
    """A form of another site can send these without asking first."""
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        headers = {"content-type": kind} if kind else {}
        answer = await client.post("/api/session", content=b'{"name": "Anna"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (415, "content-type")


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\\ud800"}',
        b'{"name": "a\\u0000b"}',
        b'{"\\udfff": 1, "name": "Anna"}',
        b'{"name": NaN}',
        b'{"name": -Infinity}',
        b'{"name": 1e999}',
        b'{"name": "Anna"',
        b'{"name": "\xff"}',
        '{"name": "Anna"}'.encode("utf-16"),
        b"[" * 60_000,
        b"9" * 5000,
    ],
)
async def test_json_that_nothing_could_hold_is_refused(tmp_path: Path, body: bytes) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        answer = await client.post("/api/session", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (400, "json")


async def test_names_in_any_letters_are_fine(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        client = await here.client()
        body = '{"name": "\\u0410nna \\ud83d\\ude00 Ä"}'.encode()
        answer = await client.post("/api/session", content=body, headers={"content-type": "application/json"})
        assert answer.json()["name"] == "Аnna 😀 Ä"


# --- limits


async def test_passwords_are_not_guessed_quickly(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        start = here.context.now()
        here.context.now = lambda: start
        await (await here.guest("Anna")).sign_up("anna", GOOD)
        client = await here.client()
        answers = [await guess(client) for _ in range(login_guard.FREE + 1)]
        assert [answer.status_code for answer in answers] == [401] * login_guard.FREE + [429]
        check_headers(answers[-1])
        assert answers[-1].json()["error"] == "too-many"
        waits = []
        for _ in range(4):
            waits.append(int((await guess(client)).headers["retry-after"]))
            start += waits[-1]
            assert (await guess(client)).status_code == 401
        assert waits == [2, 4, 8, 16], "each wrong password doubles the wait"
        assert (await guess(await here.client(address="192.0.2.7"))).status_code == 401  # others are not held up


async def test_one_address_has_a_limit_for_all_names(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        start = here.context.now()
        here.context.now = lambda: start
        client = await here.client()
        answers = [await guess(client, login=f"anna{number}") for number in range(21)]
        assert [answer.status_code for answer in answers] == [401] * 20 + [429]


async def guess(client: httpx.AsyncClient, login: str = "anna", password: str = "x") -> httpx.Response:
    return await client.post("/api/login", json={"login": login, "password": password})


async def test_one_account_is_not_guessed_from_many_addresses_nor_locked(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        start = here.context.now()
        here.context.now = lambda: start
        await (await here.guest("Anna")).sign_up("anna", GOOD)
        home = "198.51.100.7"
        assert (await guess(await here.client(address=home), password=GOOD)).status_code == 200
        for number in range(login_guard.ATTACK):
            assert (await guess(await here.client(address=f"192.0.2.{number}"))).status_code == 401
        strange = await here.client(address="203.0.113.1")
        assert (await guess(strange)).status_code == 401, "one try from each address"
        answer = await guess(strange)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        for address in (home, "203.0.113.2"):  # at home or abroad, who knows it gets in
            assert (await guess(await here.client(address=address), password=GOOD)).status_code == 200
        wrong = [await guess(await here.client(address=home)) for _ in range(login_guard.FREE + 1)]
        assert [answer.status_code for answer in wrong] == [401] * login_guard.FREE + [429], "at home as ever"


async def test_who_is_logged_in_is_not_held_up_by_neighbours(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        start = here.context.now()
        here.context.now = lambda: start
        anna = await here.guest("Anna")
        await anna.sign_up("anna", GOOD)
        neighbour = await here.client()
        while (await guess(neighbour)).status_code == 401:
            pass
        assert (await guess(neighbour, password=GOOD)).status_code == 429
        await anna.log_in("anna", GOOD)


def test_waits_are_forgotten_and_a_clock_put_back_makes_none_longer() -> None:
    guard = LoginGuard(1.0)
    for _ in range(login_guard.FREE):
        assert guard.wait("anna", "here", 10_000.0) == 0
    assert guard.wait("anna", "here", 10_000.0) == 2
    assert guard.wait("anna", "here", 1_000.0) == 2
    assert guard.wait("anna", "here", 10_001.0) == 1
    assert guard.wait("anna", "here", 10_000.0 + login_guard.FORGET + 1) == 0
    guard.right("anna", "here", 20_000.0)
    assert [guard.wait("anna", "here", 20_000.0) for _ in range(login_guard.FREE)] == [0] * login_guard.FREE
    assert LoginGuard(0).wait("anna", "here", 0.0) == 0


async def test_each_user_has_limits_of_their_own(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        start = here.context.now()
        here.context.now = lambda: start
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        for _ in range(30):
            await anna.post("/api/tables", 422, game="hamburg")
        assert (await anna.client.post("/api/tables", json=SOLO)).status_code == 429
        await bert.post("/api/tables", 201, **SOLO)


async def test_limits_can_be_switched_off(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", limits=0) as here:
        for _ in range(100):
            await here.guest("Anna")
        assert len(here.context.limits) == 0


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/login", "login"),
        ("POST", "/api/session", "guests"),
        ("POST", "/api/account", "accounts"),
        ("POST", "/api/account/password", "accounts"),
        ("POST", "/api/account/reset", "login"),
        ("POST", "/api/tables", "tables"),
        ("POST", "/api/records", "tables"),
        ("POST", "/api/tables/abc/moves", "moves"),
        ("POST", "/api/tables/abc/messages", "chat"),
        ("GET", "/api/tables/abc/history/3", "history"),
        ("POST", "/api/tables/abc/invitations", "links"),
        ("POST", "/api/links/use", "links"),
        ("GET", "/api/tables/abc/scores", "history"),
        ("POST", "/api/tables/abc/hint", "hints"),
        ("POST", "/api/tables/abc/history/3/hint", "hints"),
        ("POST", "/api/tables/abc/review", "reviews"),
        ("POST", "/api/games/rome/cards/check", "cards"),
        ("PUT", "/api/card-sets/abc", "cards"),
        ("GET", "/api/me/export", "export"),
        ("GET", "/api/me", "other"),
        ("GET", "/", "other"),
    ],
)
def test_requests_are_of_kinds(method: str, path: str, kind: str) -> None:
    assert limits.kind_of(method, path) == kind


def test_a_bucket_fills_again() -> None:
    buckets = Limits(1)
    limit = Limit(burst=2, rate=0.5)
    buckets.take("k", "a", limit, 0)
    buckets.take("k", "a", limit, 0)
    with pytest.raises(TooMany) as refused:
        buckets.take("k", "a", limit, 0)
    assert refused.value.headers["Retry-After"] == "2"
    buckets.take("k", "b", limit, 0)
    buckets.take("k", "a", limit, 2)
    with pytest.raises(TooMany):
        buckets.take("k", "a", limit, 1)  # a clock that is put back gives nothing
    buckets.take("k", "a", limit, 1000)
    buckets.take("k", "a", limit, 1000)
    with pytest.raises(TooMany):
        buckets.take("k", "a", limit, 1000)


def test_a_factor_multiplies_all_limits() -> None:
    buckets = Limits(10)
    for _ in range(20):
        buckets.take("k", "a", Limit(2, 1), 0)
    with pytest.raises(TooMany):
        buckets.take("k", "a", Limit(2, 1), 0)


def test_buckets_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    buckets = Limits(1)
    for number in range(1000):
        buckets.ask_address("login", f"10.0.{number // 250}.{number % 250}", 0)
    assert len(buckets) == 100


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("local", "local"),
    ],
)
def test_a_household_is_one(address: str, who: str) -> None:
    assert limits.neighbourhood(address) == who


# --- what is never written down


async def test_no_secret_gets_into_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with server(tmp_path / "a.sqlite3") as here:
        secrets = await use_everything(here)
    for secret in secrets:
        assert secret not in caplog.text


async def use_everything(here: Server) -> list[str]:
    anna = await here.guest("Anna")
    await anna.sign_up("anna", GOOD)
    program = await here.client()
    token = (await anna.post("/api/tokens", 201, label="bot"))["token"]
    await program.get("/api/me", headers={"authorization": f"Bearer {token}"})
    link = (await anna.post("/api/links/device", 201))["token"]
    await (await here.visitor()).post("/api/links/use", 200, token=link)
    await (await here.visitor()).post("/api/login", 401, login="anna", password="a wrong password")
    async with socket(here, anna.client) as live:
        await live.say(do="ping")
        await live.hear()
    return [GOOD, token, link, "a wrong password", anna.client.cookies["merkator_session"]]


async def test_problems_of_form_do_not_repeat_what_was_sent(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        visitor = await here.client()
        answer = await visitor.post("/api/login", json={"login": 5, "password": GOOD * 20})
        assert answer.status_code == 422
        assert "herring" not in answer.text

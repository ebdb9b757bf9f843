"""Notices: who is told that it is their turn, when, how often, and where a server never sends anything."""

from __future__ import annotations

import base64
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from merkator.cli import app as commands
from merkator.core.errors import BadOption
from merkator.server.base.problems import Problem
from merkator.server.base.settings import Settings
from merkator.server.notify import notices, senders, subscriptions
from merkator.server.notify.addresses import check_address, check_push
from merkator.server.notify.notices import Notices
from merkator.server.notify.senders import Gone, Notice, NotSent
from merkator.server.notify.subscriptions import Subscription
from merkator.server.store.schema import subscriptions as rows
from server_client import Person, Server, server
from server_socket import socket

pytestmark = pytest.mark.anyio
ON = {"push_contact": "admin@example.org", "notify_schemes": ("ntfys", "mailtos", "file")}


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


KEYS = {"p256dh": encoded(b"\x04" + bytes(64)), "auth": encoded(bytes(16))}
BROWSER = {"kind": "push", "endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": KEYS}


class Post:
    """Takes notices instead of the services."""

    def __init__(self, here: Server) -> None:
        self.sent: list[tuple[Subscription, Notice]] = []
        self.problem: Exception | None = None
        self.at = 1_000_000_000.0
        self.notices: Notices = here.app.state.notices
        self.notices.senders = {"push": self.take, "apprise": self.take}
        here.context.now = lambda: self.at

    async def take(self, subscription: Subscription, notice: Notice) -> None:
        if self.problem is not None:
            raise self.problem
        self.sent.append((subscription, notice))

    async def after(self, seconds: float) -> list[tuple[str, str]]:
        """Let time pass and look; who was told where in all."""
        self.at += seconds
        await self.notices.look()
        return [(subscription.address, notice.table) for subscription, notice in self.sent]


async def pair(here: Server, **more: Any) -> tuple[Person, Person, str]:
    anna, bert = await here.guest("Anna"), await here.guest("Bert")
    wish = {"game": "rome", "players": 2, "options": {"start": 0}, "seats": [{"kind": "me"}], "title": "Sundays"}
    made = await anna.post("/api/tables", 201, **{**wish, "public": True, **more})
    await bert.post(f"/api/tables/{made['id']}/join")
    return anna, bert, str(made["id"])


# Who is told, and when


async def test_who_is_away_is_told_once_after_a_while(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, bert, id = await pair(here)
        await bert.post("/api/me/subscriptions", 201, **BROWSER)
        assert await post.after(1000) == []  # it is Anna's turn
        await anna.play_first(id)
        assert await post.after(59) == []
        assert await post.after(2) == [(BROWSER["endpoint"], id)]
        assert await post.after(1000) == [(BROWSER["endpoint"], id)]
        notice = post.sent[0][1]
        assert (notice.title, notice.body) == ("It’s your turn", "Sundays: the others are waiting for you.")
        assert notice.number == 2


async def test_a_notice_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, _bert, _id = await pair(here)
        await anna.patch("/api/me", language="de")
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        await post.after(100)
        assert post.sent[0][1].title == "Du bist am Zug"


async def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, _bert, id = await pair(here)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        async with socket(here, anna.client) as live:
            await live.say(do="watch", table=id)
            await live.hear()
            assert await post.after(100) == []
        assert await post.after(100) == []  # they have seen it


async def test_who_looks_elsewhere_is_told(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, _bert, id = await pair(here)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        async with socket(here, anna.client) as live:
            await live.say(do="ping")
            await live.hear()
            assert await post.after(100) == [(BROWSER["endpoint"], id)]


async def test_an_own_decision_that_leads_to_another_is_no_news(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, _bert, id = await pair(here, game="hamburg")
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        await anna.play_first(id)
        room = await here.room(id)
        assert room.deciding() == 0
        assert await post.after(1000) == []


async def test_who_wants_no_notices_gets_none(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, _bert, _id = await pair(here)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        await anna.patch("/api/me", preferences={"notifications": "off"})
        assert await post.after(1000) == []


async def test_of_two_servers_one_tells(postgres: str) -> None:
    async with server(postgres, **ON) as one, server(postgres, **ON) as two:
        posts = [Post(one), Post(two)]
        anna, _bert, _id = await pair(one)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        for _ in range(2):
            for post in posts:
                await post.after(100)
        assert sum(len(post.sent) for post in posts) == 1


async def test_who_looks_at_the_table_through_another_server_is_not_told(postgres: str) -> None:
    async with server(postgres, **ON) as one, server(postgres, **ON) as two:
        here, there = Post(one), Post(two)
        anna, _bert, id = await pair(one)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        async with socket(two, anna.client) as live:
            await live.say(do="watch", table=id)
            await live.hear()
            assert await there.after(40) == []
            assert await here.after(100) == []


# Failures


async def stored(here: Server) -> list[Any]:
    return list(await here.context.database.read(lambda c: c.execute(select(rows.c.data)).scalars()))


async def test_what_fails_again_and_again_is_removed(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        post.problem = NotSent("no")
        anna, bert, id = await pair(here)
        await anna.post("/api/me/subscriptions", 201, kind="apprise", address="ntfys://topic")
        room = await here.room(id)
        for failures in range(1, subscriptions.MOST_FAILURES + 1):
            await post.after(100)
            kept = [failures] if failures < subscriptions.MOST_FAILURES else []
            assert [data["failures"] for data in await stored(here)] == kept
            await anna.play_first(id)
            while room.deciding() != 0 or room.played[-1].seat == 0:
                await (anna if room.deciding() == 0 else bert).play_first(id)


async def test_a_success_forgets_failures(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, bert, id = await pair(here)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        post.problem = NotSent("no")
        await post.after(100)
        assert (await stored(here))[0]["failures"] == 1
        post.problem = None
        await anna.play_first(id)
        await bert.play_first(id)
        await post.after(100)
        assert (await stored(here))[0]["failures"] == 0
        assert len(post.sent) == 1


async def test_what_is_gone_is_removed_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        post = Post(here)
        anna, _bert, _id = await pair(here)
        await anna.post("/api/me/subscriptions", 201, **BROWSER)
        post.problem = Gone("410")
        await post.after(100)
        assert await stored(here) == []


# Subscribing


async def test_a_server_without_notices_says_so(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        shown = await anna.get("/api/me/subscriptions")
        assert (shown["push"], shown["schemes"], shown["missing"]) == (None, [], [])
        assert (await anna.post("/api/me/subscriptions", 409, **BROWSER))["error"] == "no-push"
        answer = await anna.post("/api/me/subscriptions", 409, kind="apprise", address="ntfys://topic")
        assert answer["error"] == "no-apprise"


async def test_a_server_without_the_extra_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senders, "is_installed", lambda kind: False)
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        anna = await here.guest("Anna")
        assert (await anna.get("/api/me/subscriptions"))["missing"] == ["push", "apprise"]
        assert (await anna.post("/api/me/subscriptions", 409, **BROWSER))["error"] == "not-installed"


async def test_subscriptions_are_listed_without_secrets_and_removed(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        Post(here)
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        await anna.post("/api/me/subscriptions", 201, kind="apprise", address="mailtos://anna:secret@post.example")
        shown = await anna.post("/api/me/subscriptions", 201, **BROWSER)
        assert [one["where"] for one in shown["subscriptions"]] == [
            "mailtos://…@post.example",
            "https://fcm.googleapis.com",
        ]
        first = shown["subscriptions"][0]["id"]
        await bert.delete(f"/api/me/subscriptions/{first}", 404)
        await anna.delete(f"/api/me/subscriptions/{first}", 204)
        assert len((await anna.get("/api/me/subscriptions"))["subscriptions"]) == 1


async def test_a_browser_belongs_to_whoever_used_it_last(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        Post(here)
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        for person in (anna, anna, bert):
            assert len((await person.post("/api/me/subscriptions", 201, **BROWSER))["subscriptions"]) == 1
        assert (await anna.get("/api/me/subscriptions"))["subscriptions"] == []


async def test_there_are_so_many_places_and_no_more(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", **ON) as here:
        Post(here)
        anna = await here.guest("Anna")
        for number in range(subscriptions.MOST):
            await anna.post("/api/me/subscriptions", 201, kind="apprise", address=f"ntfys://topic{number}")
        assert (await anna.post("/api/me/subscriptions", 409, **BROWSER))["error"] == "many"


# Where nothing is sent


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:x/",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.services.mozilla.com.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/\nHost: x",
        "//fcm.googleapis.com/x",
        "",
    ],
)
def test_push_messages_go_to_push_services_only(endpoint: str) -> None:
    with pytest.raises(Problem):
        check_push(Settings("sqlite:///x", push_contact="a@example.org"), endpoint, KEYS)


def test_push_services_are_known() -> None:
    settings = Settings("sqlite:///x", push_contact="a@example.org", push_hosts=("push.club.example",))
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "push.club.example",
    ):
        assert check_push(settings, f"https://{host}/x", {**KEYS, "more": "x"}) == KEYS
    with pytest.raises(Problem):
        check_push(settings, "https://fcm.googleapis.com/x", {**KEYS, "auth": "short"})


@pytest.mark.parametrize(
    "address",
    [
        "json://example.org/",
        "file:///etc/passwd",
        "ntfys://",
        "ntfys://localhost/topic",
        "ntfys://127.0.0.1/topic",
        "ntfys://[::1]/topic",
        "ntfys://10.0.0.1:9200/topic",
        "ntfys://169.254.169.254/latest",
        "ntfys://[::ffff:10.0.0.1]/topic",
        "mailtos://a:b@example.org?smtp=10.0.0.1",
        "mailtos://a:b@example.org?pgpkey=/etc/passwd",
        "mailtos://a:b@example.org?to=c@example.org&&",
        "mailtos://a:b@example.org?to=c@example.org;smtp=10.0.0.1",
        "mailtos://a:b@example.org?to=c@example.org,d@example.org",
        "mailtos://a:b@example.org?to=c@example.org%2Cd@example.org",
        "mailtos://a:b@example.org?to=c@example.org%252Cd@example.org",
        "ntfys://topic,ntfys://127.0.0.1/topic",
        "ntfys://topic%20ntfys://127.0.0.1/topic",
        "ntfys://x@127.0.0.1@example.org/topic",
        "ntfys://example.org\\@127.0.0.1/topic",
        "ntfys://127.1/topic",
        "ntfys://0x7f000001/topic",
        "ntfys://[64:ff9b::a00:1]/topic",
        "ntfys://[2002:a00:1::1]/topic",
        "ntfys://100.64.0.1/topic",
        "ntfys://box.localhost/topic",
        "ntfys://topic#fragment",
        "ntfys://topic two",
        "ntfys://töpic",
        "ntfys://[x",
        "nothing",
    ],
)
def test_addresses_say_only_where_to_and_of_an_allowed_kind(address: str) -> None:
    with pytest.raises(Problem):
        check_address(Settings("sqlite:///x", notify_schemes=("ntfys", "mailtos", "file")), address)


def test_an_admin_can_allow_the_own_network() -> None:
    settings = Settings("sqlite:///x", notify_schemes=("ntfys",), notify_private=True)
    assert check_address(settings, "ntfys://10.0.0.1:9200/topic")
    with pytest.raises(Problem):
        check_address(settings, "ntfys://10.0.0.1/topic,ntfys://10.0.0.2/topic")


def test_addresses_of_an_allowed_kind_are_taken() -> None:
    settings = Settings("sqlite:///x", notify_schemes=("ntfys", "mailtos"))
    for address in ("ntfys://topic", "ntfys://8.8.8.8/topic", "mailtos://a:b%2C@example.org?to=c@example.org"):
        assert check_address(settings, address) == address


# Settings


KEY = "q1dXpw5ZpNtPiFDhsJ9j3uMEiYn9o1PDR0Gk4k5c9aM"


def started(monkeypatch: pytest.MonkeyPatch, *words: str, **environment: str) -> Settings:
    """Run `merkator serve …`, but for the serving; return its settings."""
    found: list[Settings] = []
    monkeypatch.setattr("merkator.server.ops.serve.serve", lambda settings, workers: found.append(settings))
    result = CliRunner().invoke(commands, ["serve", *words], env=environment)
    assert result.exception is None, result.output
    return found[0]


def test_notices_are_set_up_by_options_or_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    by_environment = started(
        monkeypatch,
        MERKATOR_NOTIFY_SCHEMES="mailtos, ntfys",
        MERKATOR_PUSH_CONTACT="admin@example.org",
        MERKATOR_PUSH_KEY=KEY,
        MERKATOR_PUSH_HOSTS="push.example.org",
        MERKATOR_NOTIFY_DELAY="5",
        MERKATOR_NOTIFY_PRIVATE="true",
    )
    words = ["--notify-scheme", "mailtos", "--notify-scheme", "ntfys", "--push-contact", "admin@example.org"]
    words += ["--push-key", KEY, "--push-host", "push.example.org", "--notify-delay", "5", "--notify-private"]
    by_options = started(monkeypatch, *words)
    assert by_environment == by_options
    assert by_options.notify_schemes == ("mailtos", "ntfys")
    assert (by_options.push_contact, by_options.push_key) == ("admin@example.org", KEY)
    assert by_options.notify_private
    assert (by_options.push_hosts, by_options.notify_delay) == (("push.example.org",), 5.0)


def test_without_settings_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert senders.enabled_kinds(started(monkeypatch)) == []


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"push_key": "too short"}, "32 bytes"),
        ({"push_contact": "nobody"}, "mail address"),
        ({"notify_schemes": ("mailtos://anna",)}, "mailtos://anna"),
        ({"notify_delay": -1.0}, "0 seconds or more"),
    ],
)
def test_wrong_settings_are_told(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Settings("sqlite:///x", **wrong)


@pytest.mark.parametrize("language", ["en", "de", None, "xx"])
def test_a_notice_is_written_in_the_language_of_its_reader_and_leads_to_the_table(language: str | None) -> None:
    settings = Settings("sqlite:///x", public_hosts=("games.example.org",), root_path="/merkator")
    row = SimpleNamespace(language=language, title="", game="rome", table_id="abc", number=7)
    notice = notices.make_notice(SimpleNamespace(settings=settings), row)  # type: ignore[arg-type]
    assert notice.title == ("Du bist am Zug" if language == "de" else "It’s your turn")
    assert notice.body.startswith("Rome: ")
    assert notice.address == "https://games.example.org/merkator/table/abc"

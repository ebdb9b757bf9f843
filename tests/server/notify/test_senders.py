"""Notices as they leave the house, sent by the real libraries to a service of this machine that does as we like."""

from __future__ import annotations

import base64
import json
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from merkator.server.base.problems import Problem
from merkator.server.base.settings import Settings
from merkator.server.notify import addresses, outbox, reach, senders
from merkator.server.notify.outbox import Outbox
from merkator.server.notify.senders import Gone, Notice, NotSent
from merkator.server.notify.subscriptions import Subscription

pytestmark = pytest.mark.anyio
NOTICE = Notice("Sonntag", "Anna hat gespielt: du bist am Zug.", "abc", 12, "https://games.example.org/table/abc")


@dataclass
class Service:
    """A push service or a webhook: keeps what it is sent."""

    address: str = ""
    status: int = 201
    location: str | None = None
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)


@pytest.fixture
def service() -> Iterator[Service]:
    """Start a service on a free port."""
    kept = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.do_POST()

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"] or 0))
            kept.requests.append((self.path, {name.lower(): text for name, text in self.headers.items()}, body))
            self.send_response(kept.status)
            if kept.location is not None:
                self.send_header("location", kept.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as served:
        kept.address = f"127.0.0.1:{served.server_port}"
        thread = Thread(target=served.serve_forever, daemon=True)
        thread.start()
        yield kept
        served.shutdown()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """What a browser keeps when it subscribes."""

    def __init__(self, service: Service) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        self.subscription = Subscription(1, 1, "push", f"http://{service.address}/push/1", keys)

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message as browsers do (RFC 8291)."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found = json.loads(text)
        assert isinstance(found, dict)
        return found


KINDS = ("json", "ntfys", "mailtos", "tgram", "discord")


class House:
    """A server that sends notices, with or without leave to send them into its own network."""

    def __init__(self, private: bool = True) -> None:
        self.settings = Settings(
            "sqlite:///x", notify_schemes=KINDS, push_contact="admin@example.org", notify_private=private
        )
        self.outbox = Outbox(self.settings)
        self.key = senders.new_key()

    async def push(self, browser: Subscription) -> None:
        await senders.push(self.settings, self.outbox, browser, NOTICE, self.key)

    async def apprise(self, address: str) -> None:
        await senders.apprise(self.settings, self.outbox, Subscription(1, 1, "apprise", address, {}), NOTICE)

    async def check(self, address: str) -> None:
        addresses.check_address(self.settings, address)
        await senders.check_apprise(self.settings, self.outbox, address)


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Return a server that may send to this machine, also push messages."""
    monkeypatch.setattr(addresses, "check_push", lambda settings, endpoint, keys: keys)
    made = House()
    yield made
    await made.outbox.close()


@pytest.fixture
async def strict(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Return a server as it is usually set up, but for the first look at addresses: only the guard is left."""
    monkeypatch.setattr(addresses, "check_push", lambda settings, endpoint, keys: keys)
    monkeypatch.setattr(addresses, "check_address", lambda settings, address: address)
    made = House(private=False)
    yield made
    await made.outbox.close()


async def test_a_push_message_is_encrypted_for_the_browser_and_signed_by_the_server(
    service: Service, house: House
) -> None:
    browser = Browser(service)
    await house.push(browser.subscription)
    [(path, headers, body)] = service.requests
    assert path == "/push/1"
    assert b"Sonntag" not in body
    read = browser.read(body)
    assert read == {"title": NOTICE.title, "body": NOTICE.body, "table": "abc", "number": 12}
    assert headers["ttl"] == "86400", "a push service keeps it for a day"
    assert headers["topic"] == "abc", "a later notice of the same table replaces it"
    token, _, public = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    claims = json.loads(decoded(token.split(".")[1]))
    assert claims["sub"] == "mailto:admin@example.org"
    assert claims["aud"] == f"http://{service.address}"
    assert public.strip() == senders.public_key(house.key), "browsers subscribed to this key"


@pytest.mark.parametrize(
    ("status", "problem"), [(404, Gone), (410, Gone), (429, NotSent), (500, NotSent), (413, NotSent)]
)
async def test_what_a_push_service_answers_is_understood(
    service: Service, house: House, status: int, problem: type[Exception]
) -> None:
    service.status = status
    with pytest.raises(problem, match=str(status)):
        await house.push(Browser(service).subscription)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_nobody_can_send_us_elsewhere(service: Service, house: House, status: int) -> None:
    service.status, service.location = status, f"http://{service.address}/elsewhere"
    with pytest.raises(NotSent):
        await house.push(Browser(service).subscription)
    with pytest.raises(NotSent):
        await house.apprise(f"json://{service.address}/hook")
    assert [path for path, _, _ in service.requests] == ["/push/1", "/hook"]


async def test_a_push_service_that_is_not_there_is_a_failure_and_no_more(service: Service, house: House) -> None:
    away = Subscription(1, 1, "push", "http://127.0.0.1:1/push", Browser(service).subscription.data)
    with pytest.raises(NotSent):
        await house.push(away)


async def test_a_webhook_gets_title_text_and_way_to_the_table(service: Service, house: House) -> None:
    await house.apprise(f"json://{service.address}/hook")
    [(path, _, body)] = service.requests
    told = json.loads(body)
    assert path == "/hook"
    assert told["title"] == NOTICE.title
    assert told["message"] == f"{NOTICE.body}\n{NOTICE.address}"


async def test_a_webhook_that_refuses_is_a_failure(service: Service, house: House) -> None:
    service.status = 500
    with pytest.raises(NotSent):
        await house.apprise(f"json://{service.address}/hook")


async def test_an_address_that_is_refused_is_gone(service: Service) -> None:
    house = House(private=False)
    with pytest.raises(Gone):
        await house.apprise(f"json://{service.address}/hook")
    with pytest.raises(Gone):
        await house.push(Browser(service).subscription)
    assert service.requests == []


async def test_the_process_that_sends_connects_to_nothing_of_our_own(service: Service, strict: House) -> None:
    port = service.address.partition(":")[2]
    hosts = ["127.0.0.1", "2130706433", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "127.0.0.2"]
    for host in hosts:
        with pytest.raises((NotSent, Gone)):
            await strict.apprise(f"json://{host}:{port}/hook")
    with pytest.raises(NotSent):
        await strict.push(Browser(service).subscription)
    assert service.requests == []


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("json://example.org/?+X-Evil=1", "address-words"),
        ("json://example.org/?-query=1", "address-words"),
        ("json://example.org/?:payload=1", "address-words"),
        ("json://example.org/?method=GET", "address-words"),
        ("json://example.org/?to=a;method=GET", "address-words"),
        ("json://example.org/?to=a&redirect=yes", "address-words"),
        ("json://x@127.0.0.1@example.org/", "address"),
        ("form://example.org/", "address"),
        ("mailtos://a:b@example.org?to=c@example.org&smtp=10.0.0.1", "address-words"),
        ("mailtos://a:b@example.org/c@example.org/d@example.org", "address-one"),
        ("ntfys://example.org/one/two", "address-one"),
        ("json://127.0.0.1/", "address-reach"),
    ],
)
async def test_what_apprise_made_of_an_address_is_checked(strict: House, address: str, why: str) -> None:
    with pytest.raises(Problem) as raised:
        await strict.check(address)
    assert raised.value.id == why


async def test_addresses_of_services_are_taken() -> None:
    house = House(private=False)
    for address in (
        "ntfys://topic",
        "ntfys://example.org/topic",
        "mailtos://a:b@example.org?to=c@example.org",
        "tgram://123456789:abcdefg_hijklmnop/12315544/",
        "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js",
        "json://example.org:8080/hook/1",
    ):
        await house.check(address)
    await house.outbox.close()


async def test_a_process_that_hangs_is_ended(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "SECONDS", 0.001)
    with pytest.raises(Problem) as raised:
        await house.check("ntfys://topic")
    assert raised.value.id == "address-unchecked"
    monkeypatch.undo()
    await house.check("ntfys://topic")


async def test_a_process_is_used_again_and_ended_when_idle(house: House) -> None:
    await house.check("ntfys://topic")
    [(first, _)] = house.outbox._idle
    await house.check("ntfys://topic")
    assert house.outbox._idle[0][0] is first
    house.outbox._retire(house.outbox._idle[0][1])
    assert house.outbox._idle == []
    await first.wait()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("93.184.216.34", True),
        ("2606:4700:4700::1111", True),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::808:808", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("172.31.255.255", False),
        ("192.168.0.1", False),
        ("192.88.99.1", False),
        ("198.19.0.1", False),
        ("224.0.0.251", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b:1::a00:1", False),
        ("2001::1", False),
        ("2001:db8::1", False),
        ("2002:7f00:1::", False),
        ("2606:4700::5efe:10.0.0.1", False),
        ("fc00::1", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("example.org", False),
        ("", False),
    ],
)
def test_addresses_that_everyone_can_reach(address: str, public: bool) -> None:
    assert reach.is_public(address) is public


def test_an_address_of_this_machine_is_known() -> None:
    assert reach.is_own("127.0.0.1")
    assert not reach.is_own("192.0.2.1")


@pytest.mark.parametrize("target", [("127.0.0.1", 80), ("example.org", 80), "/run/docker.sock", b"\0abstract", ()])
def test_a_socket_connects_to_public_numbers_only(target: Any) -> None:
    with pytest.raises(reach.Refused):
        reach.check_target(target)


GUARDED = """
import socket, subprocess, sys
from merkator.server.notify import reach
reach.stay_off_this_machine()
reach.guard()
port = int(sys.argv[1])
tries = [
    lambda: socket.create_connection(("127.0.0.1", port), 5),
    lambda: socket.create_connection(("localhost", port), 5),
    lambda: socket.socket().connect(("127.0.0.1", port)),
    lambda: socket.socket().connect_ex(("127.0.0.1", port)),
    lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", port)),
    lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendmsg([b"x"], [], 0, ("127.0.0.1", port)),
    lambda: socket.socket(socket.AF_UNIX).connect("/tmp/x"),
    lambda: __import__("smtplib").SMTP("127.0.0.1", port, timeout=5),
    lambda: __import__("urllib.request").request.urlopen(f"http://127.0.0.1:{port}/", timeout=5),
    lambda: subprocess.run([sys.executable, "-c", ""]),
    lambda: __import__("os").system("true"),
    lambda: __import__("dbus"),
]
for number, one in enumerate(tries):
    try:
        one()
    except (OSError, ImportError) as error:
        reason = str(error)
        assert "publicly" in reason or "programs" in reason or "dbus" in reason, (number, reason)
    else:
        sys.exit(f"{number} was not refused")
"""


def test_whatever_library_connects_it_is_refused(service: Service) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GUARDED, service.address.partition(":")[2]],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert service.requests == []

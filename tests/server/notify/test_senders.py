"""Notices as they leave the house, sent by the real libraries to a service of this machine that does as we like."""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from merkator.server.notify import senders
from merkator.server.notify.senders import Gone, Notice, NotSent
from merkator.server.notify.subscriptions import Subscription

# Apprise asks older Pythons for a module that newer ones do not have.
pytestmark = pytest.mark.filterwarnings("ignore:'imghdr' is deprecated:DeprecationWarning")
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
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
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


def test_a_push_message_is_encrypted_for_the_browser_and_signed_by_the_server(service: Service) -> None:
    browser, key = Browser(service), senders.new_key()
    senders.push(browser.subscription, NOTICE, key, "admin@example.org")
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
    assert public.strip() == senders.public_key(key), "browsers subscribed to this key"


@pytest.mark.parametrize(
    ("status", "problem"), [(404, Gone), (410, Gone), (429, NotSent), (500, NotSent), (413, NotSent)]
)
def test_what_a_push_service_answers_is_understood(service: Service, status: int, problem: type[Exception]) -> None:
    service.status = status
    with pytest.raises(problem, match=str(status)):
        senders.push(Browser(service).subscription, NOTICE, senders.new_key(), "admin@example.org")


def test_a_push_service_cannot_send_us_elsewhere(service: Service) -> None:
    service.status, service.location = 307, f"http://{service.address}/elsewhere"
    with pytest.raises(NotSent):
        senders.push(Browser(service).subscription, NOTICE, senders.new_key(), "admin@example.org")
    assert [path for path, _, _ in service.requests] == ["/push/1"]


def test_a_push_service_that_is_not_there_is_a_failure_and_no_more(service: Service) -> None:
    browser = Browser(service)
    away = Subscription(1, 1, "push", "http://127.0.0.1:1/push", browser.subscription.data)
    with pytest.raises(NotSent):
        senders.push(away, NOTICE, senders.new_key(), "admin@example.org")


def test_a_webhook_gets_title_text_and_way_to_the_table(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senders, "reachable_by_all", lambda address: True)
    senders.apprise(Subscription(1, 1, "apprise", f"json://{service.address}/hook", {}), NOTICE)
    [(path, _, body)] = service.requests
    told = json.loads(body)
    assert path == "/hook"
    assert told["title"] == NOTICE.title
    assert told["message"] == f"{NOTICE.body}\n{NOTICE.address}"


def test_a_webhook_that_refuses_is_a_failure(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senders, "reachable_by_all", lambda address: True)
    service.status = 500
    with pytest.raises(NotSent):
        senders.apprise(Subscription(1, 1, "apprise", f"json://{service.address}/hook", {}), NOTICE)


def test_a_webhook_into_our_own_network_is_not_called(service: Service) -> None:
    with pytest.raises(Gone):
        senders.apprise(Subscription(1, 1, "apprise", f"json://{service.address}/hook", {}), NOTICE)
    assert service.requests == []

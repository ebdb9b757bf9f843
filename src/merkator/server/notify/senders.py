"""How notices are sent: by web push and by Apprise, when they are installed (`pip install 'merkator[notify]'`).

All functions here wait for the net and run in threads.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import Connection

from merkator.server.base.settings import Settings
from merkator.server.notify.subscriptions import APPRISE, NEVER, PUSH, Subscription, reachable_by_all
from merkator.server.store.keys import stored_key

VAPID: Final = "vapid"
"""The name of the key that signs push messages."""
_TIMEOUT: Final = 10.0
_KEPT_SECONDS: Final = 86400  # by a push service, for a browser that is closed
_GONE: Final = (404, 410)


class Gone(Exception):
    """A subscription that no longer exists."""


class NotSent(Exception):
    """A notice that could not be sent; the next one may be."""


@dataclass(frozen=True)
class Notice:
    """What a notice says."""

    title: str
    body: str
    table: str
    number: int
    address: str  # of the table's page; empty when the server does not know its own name

    def json(self) -> str:
        """Return the notice as a browser gets it."""
        shown = {"title": self.title, "body": self.body, "table": self.table, "number": self.number}
        return json.dumps(shown, ensure_ascii=False)


Sender = Callable[[Subscription, Notice], None]


def installed(kind: str) -> bool:
    """Say whether a way to send is installed."""
    return find_spec({PUSH: "pywebpush", APPRISE: "apprise"}[kind]) is not None


def missing(settings: Settings) -> list[str]:
    """Return the ways that are switched on and not installed."""
    return [kind for kind in wanted(settings) if not installed(kind)]


def wanted(settings: Settings) -> list[str]:
    """Return the ways that are switched on."""
    schemes = [scheme for scheme in settings.notify_schemes if scheme not in NEVER]
    return [*([PUSH] if settings.push_contact else []), *([APPRISE] if schemes else [])]


def senders(settings: Settings, vapid: str | None) -> dict[str, Sender]:
    """Return the ways that can be used."""
    found: dict[str, Sender] = {}
    if vapid is not None:
        found[PUSH] = lambda subscription, notice: push(subscription, notice, vapid, settings.push_contact)
    if APPRISE in wanted(settings) and installed(APPRISE):
        found[APPRISE] = apprise
    return found


def push(subscription: Subscription, notice: Notice, key: str, contact: str) -> None:
    """Send a push message to a browser, without following redirects."""
    pywebpush = import_module("pywebpush")
    requests = import_module("requests")
    session = requests.Session()
    session.max_redirects = 0
    about = {"endpoint": subscription.address, "keys": {name: subscription.data[name] for name in ("p256dh", "auth")}}
    try:
        pywebpush.webpush(
            about,
            data=notice.json(),
            vapid_private_key=key,
            vapid_claims={"sub": contact if ":" in contact else f"mailto:{contact}"},
            timeout=_TIMEOUT,
            ttl=_KEPT_SECONDS,
            headers={"Topic": notice.table, "Urgency": "normal"},
            requests_session=session,
        )
    except pywebpush.WebPushException as error:
        status = getattr(error.response, "status_code", None)
        raise (Gone if status in _GONE else NotSent)(f"the push service answered {status}") from error
    except requests.RequestException as error:  # not reached, too slow, or it wants us to go elsewhere
        raise NotSent(f"the push service did not answer: {type(error).__name__}") from error
    finally:
        session.close()


def apprise(subscription: Subscription, notice: Notice) -> None:
    """Send a notice through another service."""
    if not reachable_by_all(subscription.address):
        raise Gone("the address leads into a network that is not everybody's")
    sender = import_module("apprise").Apprise()
    body = f"{notice.body}\n{notice.address}".strip()
    if not sender.add(subscription.address) or not sender.notify(title=notice.title, body=body):
        raise NotSent("the service did not take it")


# --- the key


def vapid_key(connection: Connection) -> str:
    """Return the key that signs push messages, made once and kept: browsers subscribe to it."""
    return stored_key(connection, VAPID, new_key)


def new_key() -> str:
    """Return a new key."""
    ec: Any = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """Return what browsers need to subscribe."""
    ec: Any = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    number = int.from_bytes(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key().public_numbers()
    return _encoded(b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big"))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")

"""How notices are sent: by web push and by Apprise, when they are installed (`pip install 'merkator[notify]'`).

Every address is checked again before it is used, and another process connects (outbox.py).
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import Connection

from merkator.server.base.problems import Problem
from merkator.server.base.settings import Settings
from merkator.server.notify import addresses
from merkator.server.notify.outbox import Outbox
from merkator.server.notify.subscriptions import APPRISE, PUSH, Subscription
from merkator.server.store.keys import stored_key

VAPID: Final = "vapid"
"""The name of the key that signs push messages."""
NOT_SENT: Final = "not-sent"
"""How the sending process calls a failure that may pass."""


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


Sender = Callable[[Subscription, Notice], Awaitable[None]]


def is_installed(kind: str) -> bool:
    """Say whether a way to send is installed."""
    return find_spec({PUSH: "pywebpush", APPRISE: "apprise"}[kind]) is not None


def missing(settings: Settings) -> list[str]:
    """Return the ways that are switched on and not installed."""
    return [kind for kind in enabled_kinds(settings) if not is_installed(kind)]


def enabled_kinds(settings: Settings) -> list[str]:
    """Return the ways that are switched on."""
    return [*([PUSH] if settings.push_contact else []), *([APPRISE] if addresses.kinds(settings) else [])]


def senders(settings: Settings, outbox: Outbox, vapid: str | None) -> dict[str, Sender]:
    """Return the ways that can be used."""
    found: dict[str, Sender] = {}
    if vapid is not None:
        found[PUSH] = lambda subscription, notice: push(settings, outbox, subscription, notice, vapid)
    if APPRISE in enabled_kinds(settings) and is_installed(APPRISE):
        found[APPRISE] = lambda subscription, notice: apprise(settings, outbox, subscription, notice)
    return found


async def push(settings: Settings, outbox: Outbox, subscription: Subscription, notice: Notice, key: str) -> None:
    """Send a push message to a browser."""
    address = subscription.address
    try:
        keys = addresses.check_push(settings, address, subscription.data)
    except Problem as error:
        raise Gone(str(error)) from error
    contact = settings.push_contact
    _done(*await outbox.ask(do="push", address=address, keys=keys, notice=asdict(notice), key=key, contact=contact))


async def apprise(settings: Settings, outbox: Outbox, subscription: Subscription, notice: Notice) -> None:
    """Send a notice through another service."""
    try:
        addresses.check_address(settings, subscription.address)
    except Problem as error:
        raise Gone(str(error)) from error
    _done(*await outbox.ask(do="send", notice=asdict(notice), **_address(settings, subscription.address)))


async def check_apprise(settings: Settings, outbox: Outbox, address: str) -> None:
    """Make sure that Apprise reads an address as we do."""
    error, _ = await outbox.ask(do="check", **_address(settings, address))
    if error == NOT_SENT:
        raise Problem("address-unchecked", "this address could not be checked: try again later", 503)
    if error is not None:
        raise addresses.refusal(error)


def _address(settings: Settings, address: str) -> dict[str, Any]:
    return {"address": address, "kinds": addresses.kinds(settings), "settings": addresses.SETTINGS}


def _done(error: str | None, why: str) -> None:
    """Raise what went wrong; an address that the rules refuse is not tried again."""
    if error is not None:
        raise (NotSent if error == NOT_SENT else Gone)(why)


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

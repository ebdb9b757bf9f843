"""Where people want notices: browsers (web push) and addresses of other services (Apprise), checked with care.

A server that sends what it is told to where it is told could be used against others and against its own network. So
nothing is sent unless whoever runs the server has allowed it, and then: push messages go to the services of browser
makers only, over https; other addresses must be of an allowed kind, carry no settings, and must not lead to a machine
that cannot be reached from everywhere. The latter is looked up whenever something is sent.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
import socket
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from merkator.server.base.problems import Conflict, NotFound, Problem
from merkator.server.base.settings import Settings
from merkator.server.store.schema import subscriptions

PUSH: Final = "push"
APPRISE: Final = "apprise"
MOST: Final = 10
"""Subscriptions of one person."""
MOST_FAILURES: Final = 5
"""After this many in a row a subscription is removed."""
PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    "web.push.apple.com",
)
"""The services of browser makers; one that begins with a dot stands for all names under it."""
NEVER: Final = ("file", "dbus", "qt", "kde", "gnome", "glib", "macosx", "windows", "syslog", "rsyslog", "exec")
"""Kinds that act on the server's own machine."""
_SETTINGS: Final = ("to", "from")  # what an address may say besides
_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16


@dataclass(frozen=True)
class Subscription:
    """One place where a person wants notices."""

    id: int
    user_id: int
    kind: str
    address: str
    data: dict[str, Any]


def checked_push(settings: Settings, endpoint: str, keys: dict[str, str]) -> dict[str, str]:
    """Make sure that an endpoint is one of a push service, and return the keys of the browser."""
    if not settings.push_contact:
        raise Conflict("no-push", "this server does not send push messages")
    wrong = Problem("endpoint", "this push service is not allowed here", 422)
    try:
        parts = urlsplit(endpoint)
        plain = parts.scheme == "https" and parts.port in (None, 443) and parts.username is None
    except ValueError as error:
        raise wrong from error
    if not plain or not endpoint.isascii() or not endpoint.isprintable() or not _allowed(settings, parts.hostname):
        raise wrong
    if len(_decoded(keys.get("p256dh", ""))) != _POINT or len(_decoded(keys.get("auth", ""))) != _AUTH:
        raise Problem("keys", "these are not valid push subscription keys", 422)
    return {"p256dh": keys["p256dh"], "auth": keys["auth"]}


def _allowed(settings: Settings, host: str | None) -> bool:
    names = (*PUSH_HOSTS, *settings.push_hosts)
    return host is not None and any(host == name or (name[0] == "." and host.endswith(name)) for name in names)


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        return b""


def checked_address(settings: Settings, address: str) -> str:
    """Make sure that an Apprise address is of an allowed kind and says nothing but where to."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
        said = [name for name, _ in parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))]
    except ValueError as error:
        raise Problem("address", "notifications cannot be sent to this address", 422) from error
    kinds = [kind for kind in settings.notify_schemes if kind not in NEVER]
    if not kinds:
        raise Conflict("no-apprise", "this server does not send notifications to other services")
    if parts.scheme not in kinds:
        english = "notification addresses must start with: {kinds}"
        raise Problem("scheme", english, 422, kinds=", ".join(f"{kind}://" for kind in kinds))
    if not host or not address.isascii() or not address.isprintable() or " " in address or parts.fragment:
        raise Problem("address", "notifications cannot be sent to this address", 422)
    if not set(said) <= set(_SETTINGS):
        known = ", ".join(_SETTINGS)
        raise Problem(
            "address-words", "after the question mark, only these settings are allowed: {known}", 422, known=known
        )
    if _literal(host) and not _public(host):
        raise Problem("address-reach", "this address is not publicly reachable", 422)
    return address


def _literal(host: str) -> bool:
    """Say whether a host is given as a number, or is this machine: nothing that must be looked up."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    return True


def reachable_by_all(address: str) -> bool:
    """Say whether an address leads to a machine that everybody can reach; it may take a while to find out.

    A name that leads nowhere is taken for a word of the service, as in tgram://token.
    """
    host = urlsplit(address).hostname or ""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        return host != "localhost"
    return all(_public(one) for one in found)


def _public(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None)
    return (mapped or parsed).is_global and not parsed.is_multicast


# --- in the database


def add(connection: Connection, user_id: int, kind: str, address: str, data: dict[str, Any], now: float) -> int:
    """Store a subscription; a browser belongs to the user who subscribed last."""
    same = subscriptions.c.address == address
    mine = subscriptions.c.user_id == user_id
    connection.execute(delete(subscriptions).where(same if kind == PUSH else same & mine))
    count = connection.execute(select(func.count()).select_from(subscriptions).where(mine)).scalar_one()
    if count >= MOST:
        raise Conflict("many", "you already have {most} notification addresses: remove one first", most=MOST)
    values = {"user_id": user_id, "kind": kind, "address": address, "data": data, "created": now}
    made = connection.execute(insert(subscriptions).values(**values))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def remove(connection: Connection, user_id: int, id: int) -> None:
    """Delete one of a user's subscriptions."""
    where = (subscriptions.c.id == id, subscriptions.c.user_id == user_id)
    if connection.execute(delete(subscriptions).where(*where)).rowcount != 1:
        raise NotFound("no-subscription", "there is no such subscription")


def of_user(connection: Connection, user_id: int) -> list[Subscription]:
    """Return all subscriptions of a user."""
    columns = [subscriptions.c[name] for name in ("id", "user_id", "kind", "address", "data")]
    query = select(*columns).where(subscriptions.c.user_id == user_id).order_by(subscriptions.c.id)
    return [Subscription(**row) for row in connection.execute(query).mappings()]


def subscription_json(subscription: Subscription) -> dict[str, Any]:
    """Return what the owner sees: where to, without the secrets that addresses hold.

    >>> subscription_json(Subscription(3, 1, APPRISE, "mailtos://anna:secret@post.example", {}))
    {'id': 3, 'kind': 'apprise', 'where': 'mailtos://…@post.example'}
    """
    parts = urlsplit(subscription.address)
    named = subscription.kind == PUSH or "." in (parts.hostname or "")
    user = "…@" if parts.username is not None else ""
    where = f"{parts.scheme}://{user}{parts.hostname if named else '…'}"
    return {"id": subscription.id, "kind": subscription.kind, "where": where}


def note_sent(connection: Connection, subscription: Subscription) -> None:
    """Reset the failures after a success."""
    if subscription.data.get("failures"):
        _change(connection, subscription, 0)


def note_failure(connection: Connection, subscription: Subscription, gone: bool) -> None:
    """Count a failure; what is gone, or failed again and again, is removed."""
    failures = int(subscription.data.get("failures", 0)) + 1
    if gone or failures >= MOST_FAILURES:
        connection.execute(delete(subscriptions).where(subscriptions.c.id == subscription.id))
    else:
        _change(connection, subscription, failures)


def _change(connection: Connection, subscription: Subscription, failures: int) -> None:
    data = {**subscription.data, "failures": failures}
    connection.execute(update(subscriptions).where(subscriptions.c.id == subscription.id).values(data=data))

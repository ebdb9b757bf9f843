"""Where people want notices: browsers (web push) and addresses of other services (Apprise), in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from merkator.server.base.problems import Conflict, NotFound
from merkator.server.store.schema import subscriptions

PUSH: Final = "push"
APPRISE: Final = "apprise"
MOST: Final = 10
"""Subscriptions of one person."""
MOST_FAILURES: Final = 5
"""After this many in a row a subscription is removed."""


@dataclass(frozen=True)
class Subscription:
    """One place where a person wants notices."""

    id: int
    user_id: int
    kind: str
    address: str
    data: dict[str, Any]


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

"""One-time links: to another device, to a seat, to a new password, to an account.

The token stands in the fragment of the address, which browsers keep to themselves: it reaches the server only in the
body of a request, and no log. The store has its hash.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import segno
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from merkator.server.base.problems import Conflict, NotFound
from merkator.server.base.tokens import hash_token, secret
from merkator.server.store.schema import links, tables, users

DEVICE: Final = "device"
SEAT: Final = "seat"
RESET: Final = "reset"
ACCOUNT: Final = "account"
_DAY: Final = 86400.0
LIFETIME: Final = {DEVICE: 900.0, SEAT: 14 * _DAY, RESET: 2 * _DAY, ACCOUNT: 14 * _DAY}
USELESS: Final = "this link is no longer valid: ask for a new one"
MOST_LINKS: Final = 100  # that one user can have open
_KEPT: Final = 30 * _DAY  # links that are used or out of date are remembered for that long
_FRAGMENT: Final = {SEAT: "invitation"}  # what the fragment calls it, unless the same as the kind


@dataclass(frozen=True)
class Link:
    """A link as the store knows it."""

    id: int
    kind: str
    user_id: int | None  # who made it; for a new password or a device, whose it is
    table_id: str | None
    seat: int | None
    created: float
    expires: float
    used: float | None

    def json(self) -> dict[str, Any]:
        """Return what its owner sees later: never the token."""
        shown = {"id": self.id, "kind": self.kind, "table": self.table_id, "seat": self.seat}
        return {**shown, "created": self.created, "expires": self.expires, "used": self.used}


def new_link(
    connection: Connection,
    kind: str,
    user_id: int | None,
    now: float,
    table_id: str | None = None,
    seat: int | None = None,
) -> tuple[Link, str]:
    """Create a link; return it with its token, which is stored nowhere."""
    connection.execute(delete(links).where(links.c.expires < now - _KEPT))
    if user_id is not None and _open_links(connection, user_id, now) >= MOST_LINKS:
        raise Conflict("many-links", "you already have {most} open links: revoke some first", most=MOST_LINKS)
    token = secret()
    values = {"kind": kind, "user_id": user_id, "table_id": table_id, "seat": seat, "created": now}
    values["expires"] = now + LIFETIME[kind]
    made = connection.execute(insert(links).values(**values, token_hash=hash_token(token)))
    assert made.inserted_primary_key is not None
    return Link(id=int(made.inserted_primary_key[0]), used=None, **values), token  # type: ignore[arg-type]


def _open_links(connection: Connection, user_id: int, now: float) -> int:
    where = (links.c.user_id == user_id, links.c.used.is_(None), links.c.expires > now)
    return int(connection.execute(select(func.count()).select_from(links).where(*where)).scalar_one())


def find(connection: Connection, token: str, now: float) -> Link:
    """Return the link of a token if it can be used; all others get the same answer."""
    where = (links.c.token_hash == hash_token(token), links.c.used.is_(None), links.c.expires > now)
    row = connection.execute(select(*_columns()).where(*where)).mappings().first()
    if row is None:
        raise NotFound("no-link", USELESS)
    return Link(**row)


def claim(connection: Connection, link: Link, now: float) -> None:
    """Use a link up; of several who try at once, one succeeds."""
    where = (links.c.id == link.id, links.c.used.is_(None), links.c.expires > now)
    if connection.execute(update(links).where(*where).values(used=now)).rowcount != 1:
        raise NotFound("no-link", USELESS)


def give_back(connection: Connection, link: Link) -> None:
    """Make a link usable again, because what it was used for failed."""
    connection.execute(update(links).where(links.c.id == link.id).values(used=None))


def links_of(connection: Connection, user_id: int, now: float) -> list[Link]:
    """List the links of a user that can still be used, except those for new passwords."""
    where = (links.c.user_id == user_id, links.c.used.is_(None), links.c.expires > now, links.c.kind != RESET)
    rows = connection.execute(select(*_columns()).where(*where).order_by(links.c.id)).mappings()
    return [Link(**row) for row in rows]


def revoke(connection: Connection, id: int, user_id: int) -> None:
    """Revoke a user's own link, or an invitation to their own table."""
    mine = select(tables.c.id).where(tables.c.creator == user_id)
    where = (links.c.id == id, or_(links.c.user_id == user_id, links.c.table_id.in_(mine)), links.c.used.is_(None))
    if connection.execute(delete(links).where(*where)).rowcount != 1:
        raise NotFound("no-link", USELESS)


def _columns() -> list[Any]:
    return [column for column in links.c if column.name != "token_hash"]


def owner_name(connection: Connection, link: Link) -> str | None:
    """Return the name of the user a link belongs to."""
    return connection.execute(select(users.c.name).where(users.c.id == link.user_id)).scalar()


def link_json(base_url: str, link: Link, token: str) -> dict[str, Any]:
    """Return a new link for its maker, this once with its token, as an address and as a QR code."""
    address = f"{base_url.rstrip('/')}/#{_FRAGMENT.get(link.kind, link.kind)}={token}"
    picture = segno.make(address, error="m", micro=False).svg_data_uri(scale=4, border=4, dark="#000", light="#fff")
    return {**link.json(), "token": token, "address": address, "qr": picture}

"""Retention: which old data is removed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, exists, or_, select

from merkator.server.store.schema import links, seats, sessions, tables, users

GUEST_DAYS: Final = 30
"""How long a guest without games is remembered, unless games are kept longer."""
WAITING_DAYS: Final = 14
"""How long a game waits to which nobody has come: as long as its invitations are good."""
_DAY: Final = 86400.0
_AT_ONCE: Final = 100  # rows with all that belongs to them; others write in between


@dataclass(frozen=True)
class Pruned:
    """What was removed."""

    tables: tuple[str, ...] = ()
    guests: int = 0
    sessions: int = 0
    links: int = 0

    def __add__(self, other: Pruned) -> Pruned:
        return Pruned(
            self.tables + other.tables,
            self.guests + other.guests,
            self.sessions + other.sessions,
            self.links + other.links,
        )

    def __bool__(self) -> bool:
        return bool(self.tables or self.guests or self.sessions or self.links)


def prune(connection: Connection, now: float, retention_days: int) -> Pruned:
    """Remove some of what is old; call it again until nothing is left.

    Sessions and links go when they have expired, games that have not started when nobody came for two weeks, and
    guests without games when they have not been here for a month.
    Games that ended longer ago than `retention_days` go with all that belongs to them; 0 keeps them.
    """
    found = Pruned(
        sessions=connection.execute(delete(sessions).where(sessions.c.expires < now)).rowcount,
        links=connection.execute(delete(links).where(links.c.expires < now - GUEST_DAYS * _DAY)).rowcount,
    )
    if retention_days > 0:
        ended = old_tables(connection, now - retention_days * _DAY)
        connection.execute(delete(tables).where(tables.c.id.in_(ended)))
        found += Pruned(tuple(ended))
    waited = waiting_tables(connection, now - WAITING_DAYS * _DAY)
    connection.execute(delete(tables).where(tables.c.id.in_(waited)))
    found += Pruned(tuple(waited))
    gone = old_guests(connection, now - max(retention_days, GUEST_DAYS) * _DAY)
    connection.execute(delete(users).where(users.c.id.in_(gone)))
    return found + Pruned(guests=len(gone))


def old_tables(connection: Connection, before: float) -> list[str]:
    """Return games that ended before a time."""
    over = and_(tables.c.status.in_(("over", "closed")), tables.c.ended < before)
    query = select(tables.c.id).where(over).order_by(tables.c.ended).limit(_AT_ONCE)
    return list(connection.execute(query).scalars())


def waiting_tables(connection: Connection, before: float) -> list[str]:
    """Return games that have not started, changed last before a time, where nobody but their creator sits."""
    somebody = and_(seats.c.user_id.is_not(None), seats.c.user_id.is_distinct_from(tables.c.creator))
    other = exists().where(seats.c.table_id == tables.c.id, somebody)
    waits = and_(tables.c.status == "open", tables.c.changed < before, ~other)
    return list(connection.execute(select(tables.c.id).where(waits).limit(_AT_ONCE)).scalars())


def old_guests(connection: Connection, before: float) -> list[int]:
    """Return guests without games who were not here since a time."""
    playing = select(seats.c.user_id).where(seats.c.user_id.is_not(None))
    making = select(tables.c.creator).where(tables.c.creator.is_not(None))
    busy = or_(users.c.id.in_(playing), users.c.id.in_(making))
    guest = and_(users.c.login.is_(None), users.c.admin.is_(False), users.c.banned.is_(False))
    query = select(users.c.id).where(guest, users.c.seen < before, ~busy).order_by(users.c.id).limit(_AT_ONCE)
    return list(connection.execute(query).scalars())

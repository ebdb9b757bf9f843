"""Leases: which process does a piece of work that several could do.

A lease is held until a time; the process that holds it renews it while at work. When its holder dies it runs out, and
another process may take it. It only keeps work from being done twice; what is stored is safe without it, by its
number.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, or_
from sqlalchemy.dialects import postgresql, sqlite

from merkator.server.store.database import Database
from merkator.server.store.schema import leases


def take(connection: Connection, name: str, owner: str, now: float, until: float) -> bool:
    """Take a lease that is free or has expired, or renew our own; False if another process holds it.

    It is one statement, so of two processes that ask at once one gets it.
    """
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    asked = dialect.insert(leases).values(name=name, owner=owner, until=until)
    free = or_(leases.c.until <= now, leases.c.owner == owner)
    taking = asked.on_conflict_do_update(
        index_elements=[leases.c.name], set_={"owner": owner, "until": until}, where=free
    ).returning(leases.c.name)
    return connection.execute(taking).first() is not None  # PostgreSQL's driver counts no inserted rows


async def hold(database: Database, names: Iterable[str], owner: str, now: float, until: float) -> list[str]:
    """Take or renew several leases; return those that are held now.

    PostgreSQL takes each in a transaction of its own, apart from the moves: processes that waited for each other's
    leases would take them along.
    """
    if database.sqlite:
        return await database.write(lambda c: [name for name in names if take(c, name, owner, now, until)])

    def one_by_one(connection: Connection) -> list[str]:
        held = []
        for name in names:
            if take(connection, name, owner, now, until):
                held.append(name)
            connection.commit()
        return held

    return await database.read(one_by_one)


def give_back(connection: Connection, owner: str) -> None:
    """Release all leases of a process that is ending."""
    connection.execute(delete(leases).where(leases.c.owner == owner))


def clear(connection: Connection, prefix: str, before: float | None = None) -> None:
    """Delete the leases of a kind: all of them, or those that expired before some time."""
    where = leases.c.name.startswith(prefix, autoescape=True)
    old = where if before is None else where & (leases.c.until < before)
    connection.execute(delete(leases).where(old))

"""Secrets of the server that are made once and kept in the database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from merkator.server.store.schema import keys


def stored_key(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """Return the secret of this name; it is made if there is none yet."""
    query = select(keys.c.value).where(keys.c.name == name)
    found = connection.execute(query).scalar()
    if found is None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        made = dialect.insert(keys).values(name=name, value=make())
        connection.execute(made.on_conflict_do_nothing())  # another process may be the one that makes it
        found = connection.execute(query).scalar_one()
    return str(found)

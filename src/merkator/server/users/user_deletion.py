"""Deleting a user: their data is removed, or kept without a name where others have a share in it.

A game with others stays in their history; the seat is called "Former player". Games without others are deleted.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from merkator.server.store.schema import entries, messages, seats, tables, users
from merkator.server.users.user_store import only_of

FORMER: Final = "Former player"


def delete_user(connection: Connection, user_id: int) -> list[str]:
    """Delete a user; return the tables that changed. Sessions, links and ratings are deleted with the row."""
    mine = connection.execute(select(seats.c.table_id).where(seats.c.user_id == user_id)).scalars().all()
    made = connection.execute(select(tables.c.id).where(tables.c.creator == user_id)).scalars().all()
    concerned = sorted({*mine, *made})
    _erase_messages(connection, user_id)
    connection.execute(update(entries).where(entries.c.user_id == user_id).values(user_id=None))
    for id in concerned:
        if _others(connection, id, user_id):
            _leave_seats(connection, id, user_id)
        else:
            connection.execute(delete(tables).where(tables.c.id == id))
    connection.execute(delete(users).where(users.c.id == user_id).execution_options(**only_of(user_id)))
    return concerned


def _others(connection: Connection, id: str, user_id: int) -> bool:
    """Say whether other people sit at a table."""
    where = (seats.c.table_id == id, seats.c.user_id.is_not(None), seats.c.user_id != user_id)
    return connection.execute(select(seats.c.seat).where(*where).limit(1)).first() is not None


def _leave_seats(connection: Connection, id: str, user_id: int) -> None:
    """Give up a user's seats: free before the start, open to others during the game, without a name after it."""
    status = connection.execute(select(tables.c.status).where(tables.c.id == id)).scalar()
    where = (seats.c.table_id == id, seats.c.user_id == user_id)
    for seat, name in connection.execute(select(seats.c.seat, seats.c.name).where(*where)).all():
        values: dict[str, Any] = {"user_id": None, "left": status == "running", "orders": {}, "wants": {}}
        values["name"] = f"Player {seat + 1}" if status == "open" else FORMER
        connection.execute(update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(**values))
        _erase_name(connection, id, name)


def _erase_messages(connection: Connection, user_id: int) -> None:
    """Erase what a user wrote; an empty message stays, so that replies to it still make sense."""
    said = messages.c.user_id == user_id
    connection.execute(update(messages).where(said).values({messages.c.text: "", messages.c["values"]: {}}))


def _erase_name(connection: Connection, id: str, name: str) -> None:
    """Replace a name in the news of a table."""
    news = select(messages.c.id, messages.c["values"]).where(messages.c.table_id == id, messages.c.kind == "news")
    for message, values in connection.execute(news).all():
        if name in values.values():
            changed = {key: FORMER if value == name else value for key, value in values.items()}
            change = update(messages).where(messages.c.id == message)
            connection.execute(change.values({messages.c["values"]: changed}))

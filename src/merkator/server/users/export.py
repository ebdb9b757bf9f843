"""Everything the server knows of a user, for that user: as JSON, without secrets, and without hidden cards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection, Table, select

from merkator.server.base.context import ServerContext
from merkator.server.store.schema import (
    card_sets,
    links,
    messages,
    ratings,
    seats,
    subscriptions,
    tables,
    users,
    vacations,
)
from merkator.server.users import accounts, preferences
from merkator.server.users.user_store import BROWSER, TOKEN, User

FORMAT: Final = "merkator export 1"
Recorder = Callable[[str], Awaitable[str | None]]
"""Returns the record of a table whose game is over; that takes a while."""
_PROFILE: Final = ("public_id", "name", "login", "language", "created", "seen", "admin", "vacation_until")
_TABLE: Final = ("id", "title", "game", "players", "options", "status", "result", "created", "started", "ended")


async def everything(context: ServerContext, user: User, record: Recorder) -> dict[str, Any]:
    """Return all that is stored about a user; finished games come with their record."""
    found = await context.database.read(lambda c: _stored(c, user))
    for table in found["tables"]:
        if table["status"] == "over":
            table["record"] = await record(table["id"])
    return {"format": FORMAT, "at": context.now(), **found}


def _stored(connection: Connection, user: User) -> dict[str, Any]:
    profile = connection.execute(select(users).where(users.c.id == user.id)).mappings().one()
    sessions = {kind: accounts.sessions_of(connection, user, kind) for kind in (BROWSER, TOKEN)}
    return {
        "profile": {name: profile[name] for name in _PROFILE},
        "preferences": preferences.all_preferences(user.preferences),
        "sessions": sessions[BROWSER],
        "tokens": sessions[TOKEN],
        "links": _rows(connection, links, user, ("kind", "table_id", "seat", "created", "expires", "used")),
        "ratings": _rows(connection, ratings, user, ("game", "players", "mu", "sigma", "games", "wins", "best")),
        "subscriptions": _rows(connection, subscriptions, user, ("kind", "address", "created")),
        "vacations": _rows(connection, vacations, user, ("begun", "until")),
        "card_sets": _rows(connection, card_sets, user, ("id", "game", "name", "hash", "text", "created", "changed")),
        "messages": _rows(connection, messages, user, ("table_id", "number", "kind", "seat", "text", "at")),
        "tables": _tables(connection, user),
    }


def _rows(connection: Connection, db_table: Table, user: User, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return a user's rows of a table."""
    query = select(*[db_table.c[name] for name in names]).where(db_table.c.user_id == user.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def _tables(connection: Connection, user: User) -> list[dict[str, Any]]:
    """Return the tables of a user with the seats they have."""
    found: dict[str, dict[str, Any]] = {}
    columns = [tables.c[name] for name in _TABLE]
    query = select(*columns, seats.c.seat, seats.c.name, seats.c.left, seats.c.orders)
    query = query.join(seats, seats.c.table_id == tables.c.id).where(seats.c.user_id == user.id)
    for row in connection.execute(query.order_by(tables.c.created, seats.c.seat)).mappings():
        table = found.setdefault(row["id"], {**{name: row[name] for name in _TABLE}, "seats": []})
        table["seats"].append({name: row[name] for name in ("seat", "name", "left", "orders")})
    return list(found.values())

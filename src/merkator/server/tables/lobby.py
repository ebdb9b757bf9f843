"""Lists of tables: open ones, ones to watch, and a user's own with whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from merkator.server.store.schema import seats, tables
from merkator.server.tables import samples, table_store
from merkator.server.tables.room import Seat
from merkator.server.tables.table_page import table_summary

MINE: Final = "mine"
KINDS: Final = ("open", "running", "over", MINE)
SHOWN: Final = 30
"""Tables of a kind that the lobby shows at once."""
ENDED: Final = 5
_NEVER: Final = 1e12  # seconds since 1970


def lobby(connection: Connection, user_id: int | None) -> dict[str, Any]:
    """Return all that a start page shows: my tables, those that wait for me first; open ones; those to watch."""
    going = tables.c.status.in_(("open", "running"))
    mine = [] if user_id is None else _cards(connection, user_id, and_(_mine(user_id), going), 100)
    over = [] if user_id is None else _cards(connection, user_id, and_(_mine(user_id), ~going), ENDED)
    return {
        "mine": mine,
        "ended": over,
        "open": list_tables(connection, user_id, "open", SHOWN, _NEVER),
        "running": list_tables(connection, user_id, "running", SHOWN, _NEVER),
    }


def list_tables(
    connection: Connection, user_id: int | None, kind: str, limit: int, before: float
) -> list[dict[str, Any]]:
    """Return tables of a kind, the latest changes first; of my own those that wait for me come before all others."""
    if kind == MINE:
        if user_id is None:
            return []
        which = _mine(user_id)
    else:
        which = and_(tables.c.public, tables.c.status == kind, ~tables.c.id.like(f"{samples.PREFIX}%"))
    return _cards(connection, user_id, and_(which, tables.c.changed < before), limit)


def turns(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Return the tables that wait for a user, the longest waiting first."""
    columns = [tables.c[name] for name in ("id", "title", "game", "changed")]
    query = select(*columns).where(_waits(user_id)).order_by(tables.c.changed, tables.c.id).limit(100)
    return [turn(dict(row)) for row in connection.execute(query).mappings()]


def turn(row: dict[str, Any]) -> dict[str, Any]:
    """Return what browsers get of a table that waits for a user; `since`: from when on."""
    return {"table": row["id"], "title": row["title"], "game": row["game"], "since": row["changed"]}


def _mine(user_id: int) -> ColumnElement[bool]:
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == user_id)
    return or_(sits, and_(tables.c.creator == user_id, tables.c.status == "open"))


def _waits(user_id: int) -> ColumnElement[bool]:
    """Say whether a table waits for a user."""
    decides = exists().where(
        seats.c.table_id == tables.c.id,
        seats.c.seat == tables.c.deciding,
        seats.c.user_id == user_id,
        seats.c.left.is_(False),
    )
    return and_(tables.c.status == "running", tables.c.paused.is_(False), decides)


def _cards(
    connection: Connection, user_id: int | None, which: ColumnElement[bool], limit: int
) -> list[dict[str, Any]]:
    order: Sequence[ColumnElement[Any]] = (tables.c.changed.desc(), tables.c.id)
    if user_id is not None:
        order = (_waits(user_id).desc(), *order)
    rows = connection.execute(select(tables).where(which).order_by(*order).limit(limit)).mappings().all()
    places = table_store.seats_of_tables(connection, [row["id"] for row in rows])
    return [_card(dict(row), places[row["id"]], user_id) for row in rows]


def _card(row: dict[str, Any], places: list[Seat], user_id: int | None) -> dict[str, Any]:
    mine = [place.seat for place in places if user_id is not None and place.user_id == user_id]
    here = [seat for seat in mine if not places[seat].left]
    return {**table_summary(row, places), "mine": mine, "my_turn": row["deciding"] in here and not row["paused"]}

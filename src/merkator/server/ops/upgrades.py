"""Upgrades: what the installed version makes of the tables of a database, and positions stored before it changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from merkator.core.errors import MerkatorError
from merkator.server.base.problems import Problem
from merkator.server.store import migrate
from merkator.server.store.database import Database
from merkator.server.store.faults import StoreError
from merkator.server.store.schema import tables
from merkator.server.tables import dumps, table_store
from merkator.server.tables.room import Room

SAME: Final = "same"
RESUMED: Final = "resumed"
"""Replaying it leads elsewhere, but it continues from its stored position."""
CARRIED: Final = "carried"
"""The new rules allow all its entries, but they lead elsewhere: it continues from there."""
BROKEN: Final = "broken"
NEWER: Final = "newer"
GOES_ON: Final = (SAME, RESUMED, CARRIED)


@dataclass(frozen=True)
class Finding:
    """What becomes of one table."""

    table: str
    game: str
    rules: int
    status: str
    what: str
    why: str = ""


def check(database: Database) -> Iterator[Finding]:
    """Play every table that is not over again under this version, and say what becomes of it. Nothing is changed."""
    with database.engine.connect() as connection, connection.begin() as transaction:
        try:
            if migrate.current(connection) != migrate.head():
                migrate.upgrade_to(connection, "head")  # tried, and rolled back below
            for id in playing(connection):
                yield finding(connection, id)
        finally:
            transaction.rollback()


def playing(connection: Connection) -> list[str]:
    """Return the tables that are not over."""
    query = select(tables.c.id).where(tables.c.status.in_(("open", "running"))).order_by(tables.c.created)
    return list(connection.execute(query).scalars())


def finding(connection: Connection, id: str) -> Finding:
    """Say what becomes of one table."""
    row = table_store.table_row(connection, id)
    assert row is not None
    about = (id, row["game"], row["rules"], row["status"])
    try:
        room = table_store.load_room(connection, id)
        assert room is not None
        if not room.number:
            room.game.options(row["players"], row["options"])
    except Problem as problem:
        return Finding(*about, NEWER if problem.id == "newer-rules" else BROKEN, str(problem))
    except (MerkatorError, IndexError, KeyError, ValueError, AssertionError) as error:
        return Finding(*about, BROKEN, str(error) or type(error).__name__)
    if room.carried:
        return Finding(*about, CARRIED, f"sums may differ; what came before entry {room.number + 1} can only be read")
    if room.base is not None:
        return Finding(*about, RESUMED, f"what came before entry {first_number(room)} can only be read")
    return Finding(*about, SAME)


def first_number(room: Room) -> int:
    """Return the number of the first entry that can be taken back or looked at."""
    return room.played[0].number if room.played else room.number + 1


def prepare(database: Database) -> int:
    """Store the position of every running game, so that it continues under any later rules; return how many."""
    count = 0
    with database.engine.connect() as connection:
        if migrate.current(connection) != migrate.head():
            raise StoreError(
                "database schema does not match this version: prepare it with the version the server runs"
            )
        running = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.created)
        ids = list(connection.execute(running).scalars())
    for id in ids:
        with database.transaction() as connection:
            room = table_store.load_room(connection, id)
            if room is not None and room.state is not None:
                dumps.keep(connection, id, room.number, dumps.dump_text(room.state))
                count += 1
    return count

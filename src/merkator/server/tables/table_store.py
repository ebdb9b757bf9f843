"""Tables, seats and entries in the database: plain functions of a connection, for `Database.read` and `write`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from merkator.server.store.schema import entries, messages, seats, tables, users
from merkator.server.tables import dumps
from merkator.server.tables.dumps import Dump
from merkator.server.tables.opening import Opening
from merkator.server.tables.room import Entry, Room, Seat

CHAT: Final = "chat"
LATEST: Final = 50
"""Messages that a page shows."""
OUT: Final = "out"
"""What `wants` of a seat holds while its player is out because of a claim (claims.py): the deadline that passed."""


# What every move does, made once: that takes longer than to run it.
_ADD: Final = {
    name: dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.number)
    for name, dialect in (("postgresql", postgresql), ("sqlite", sqlite))
}
_GO_ON: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(number=bindparam("at"), changed=bindparam("now"), deciding=bindparam("who"), round=bindparam("in_round"))
)


class Taken(Exception):
    """Someone else wrote this number first."""


def table_row(connection: Connection, id: str) -> dict[str, Any] | None:
    """Return a table's row."""
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return None if row is None else dict(row)


def table_seats(connection: Connection, id: str) -> list[Seat]:
    """Return a table's seats in order."""
    return seats_of_tables(connection, [id])[id]


def entries_after(connection: Connection, id: str, number: int) -> list[Entry]:
    """Return the entries of a table after a number."""
    query = select(entries).where(entries.c.table_id == id, entries.c.number > number).order_by(entries.c.number)
    rows = connection.execute(query).mappings()
    return [Entry(**{name: row[name] for name in row if name != "table_id"}) for row in rows]


@dataclass(frozen=True)
class Stored:
    """All that is stored of a table."""

    row: dict[str, Any]
    seats: list[Seat]
    entries: list[Entry]
    dump: Dump | None
    talk: list[dict[str, Any]]

    def room(self, opening: Opening | None = None) -> Room:
        """Return the table as it is now; that takes long. `opening`: of its record, if that was read already."""
        made = Room(self.row, self.seats)
        made.record = opening
        made.read_opening()
        dumps.open_room(made, self.entries, self.dump)
        made.talk = self.talk
        return made


def read_table(connection: Connection, id: str) -> Stored | None:
    """Read a table."""
    row = table_row(connection, id)
    if row is None:
        return None
    found = entries_after(connection, id, 0)
    dump = dumps.latest(connection, id, len(found))
    return Stored(row, table_seats(connection, id), found, dump, latest_messages(connection, id))


def load_room(connection: Connection, id: str) -> Room | None:
    """Return a table as it is now, for commands; a server does this in two steps, in threads of their own."""
    found = read_table(connection, id)
    return None if found is None else found.room()


def create_table(connection: Connection, row: dict[str, Any], places: Sequence[Seat]) -> None:
    """Store a new table with its seats."""
    connection.execute(insert(tables), row)
    insert_seats(connection, row["id"], places)


def insert_seats(connection: Connection, id: str, places: Sequence[Seat]) -> None:
    """Store the seats of a table that has none."""
    named = [{name: value for name, value in vars(seat).items() if name != "person"} for seat in places]
    connection.execute(insert(seats), [{"table_id": id, **seat} for seat in named])


def append_entries(connection: Connection, id: str, rows: Sequence[Entry], changes: dict[str, Any]) -> None:
    """Append entries; `Taken` when one of the numbers (or the idempotency key) is there already."""
    values = [{"table_id": id, **vars(entry)} for entry in rows]
    added = connection.execute(_ADD[connection.dialect.name], values)
    if len(added.all()) != len(values):  # PostgreSQL's driver counts no inserted rows
        raise Taken
    if changes.keys() == {"changed", "deciding", "round"}:
        reached = {"table": id, "at": rows[-1].number, "now": changes["changed"], "who": changes["deciding"]}
        reached["in_round"] = changes["round"]
        connection.execute(_GO_ON, reached)
    else:
        change_table(connection, id, {"number": rows[-1].number, **changes})


def change_table(connection: Connection, id: str, changes: dict[str, Any]) -> None:
    """Change columns of a table's row."""
    connection.execute(update(tables).where(tables.c.id == id).values(**changes))


def change_seat(connection: Connection, id: str, seat: int, changes: dict[str, Any]) -> None:
    """Change columns of a seat."""
    connection.execute(update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(**changes))


def replace_seats(connection: Connection, id: str, places: Sequence[Seat]) -> None:
    """Give a table that has not started other seats."""
    connection.execute(delete(seats).where(seats.c.table_id == id))
    insert_seats(connection, id, places)


def take_seat(connection: Connection, id: str, seat: int, user_id: int, name: str) -> bool:
    """Give a free seat to a user, without anything of the previous player; False if someone was quicker."""
    free = and_(seats.c.user_id.is_(None), seats.c.bot.is_(None))
    where = and_(seats.c.table_id == id, seats.c.seat == seat, or_(free, seats.c.left))
    values: dict[str, Any] = {"user_id": user_id, "bot": None, "name": name, "left": False, "invited": False}
    values |= {"orders": {}, "wants": {}, "clock_left": None, "deadline": None}
    return connection.execute(update(seats).where(where).values(**values)).rowcount == 1


def seat_bot(connection: Connection, id: str, seat: int, changes: dict[str, Any]) -> None:
    """Give a seat to a bot if it is free."""
    free = and_(seats.c.user_id.is_(None), seats.c.bot.is_(None))
    connection.execute(update(seats).where(seats.c.table_id == id, seats.c.seat == seat, free).values(**changes))


def come_back(connection: Connection, id: str, seat: int, user_id: int) -> bool:
    """Give a user back a seat they left; False if someone else has it."""
    where = and_(seats.c.table_id == id, seats.c.seat == seat, seats.c.user_id == user_id, seats.c.left)
    return connection.execute(update(seats).where(where).values(left=False, wants={})).rowcount == 1


def delete_table(connection: Connection, id: str) -> None:
    """Remove a table with all that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == id))


def seats_of_tables(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """Return the seats of several tables."""
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    query = select(seats, users.c.public_id.label("person")).outerjoin(users, users.c.id == seats.c.user_id)
    query = query.where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(Seat(**{name: row[name] for name in row if name != "table_id"}))
    return found


def count_tables(connection: Connection, status: str) -> int:
    """Count the tables of a status."""
    query = select(func.count()).select_from(tables).where(tables.c.status == status)
    return int(connection.execute(query).scalar_one())


def latest_messages(connection: Connection, id: str) -> list[dict[str, Any]]:
    """Return the latest messages of a table, the oldest first."""
    query = select(messages).where(messages.c.table_id == id).order_by(messages.c.id.desc()).limit(LATEST)
    return [message_of(dict(row)) for row in connection.execute(query).mappings()][::-1]


def message_of(row: dict[str, Any]) -> dict[str, Any]:
    """Return what readers see of a message; what everyone reads in their own language is a message of the texts."""
    shown = {name: row[name] for name in ("id", "kind", "seat", "text", "values", "at", "number")}
    return (
        shown
        if row["kind"] == CHAT or not row["text"]
        else {**shown, "say": [f"{row['kind']}-{row['text']}", row["values"]]}
    )


def add_message(connection: Connection, row: dict[str, Any]) -> int:
    """Store a message; return its id."""
    made = connection.execute(insert(messages).values(**row))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])

"""Stored positions, and how a table that was begun under older rules goes on.

The list of entries is the game. When the rules of a newer version differ, it may lead elsewhere than it did; then the
last stored position counts, and the entries after it. A position is stored every so many entries, and by
`merkator upgrade --prepare` for every game that goes on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from merkator.core.contract import Game, State
from merkator.core.dumping import header
from merkator.core.errors import BadDump, MerkatorError
from merkator.server.problems import Conflict, Problem
from merkator.server.room import Entry, Room, position_hash
from merkator.server.schema import dumps

EVERY: Final = 50  # entries
_HEADER: Final = re.compile(rb"merkator \S+ dump (\d+) rules \d+ cards (\S+)")


@dataclass(frozen=True)
class Dump:
    """A stored position."""

    number: int
    data: str


def due(room: Room, state: State, count: int) -> str | None:
    """Return the position to be stored after so many more entries, when it is time for it, or the last."""
    number = room.number + count
    return dumped(state) if number // EVERY > room.number // EVERY or state.over else None


def dumped(state: State) -> str:
    """Return a position as it is stored."""
    return state.dump().decode("ascii")


def keep(connection: Connection, id: str, number: int, data: str) -> None:
    """Store a position in place of the last one; never an earlier one in place of a later."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    asked = dialect.insert(dumps).values(table_id=id, number=number, data=data)
    values = {"number": number, "data": data}
    connection.execute(
        asked.on_conflict_do_update(index_elements=[dumps.c.table_id], set_=values, where=dumps.c.number < number)
    )


def latest(connection: Connection, id: str, upto: int) -> Dump | None:
    """Return the stored position of a table."""
    query = select(dumps.c.number, dumps.c.data).where(dumps.c.table_id == id, dumps.c.number <= upto)
    row = connection.execute(query).first()
    return None if row is None else Dump(row.number, row.data)


def open_room(connection: Connection, room: Room, entries: list[Entry]) -> None:
    """Play a table's entries; one of older rules goes on from its stored position where the rules differ."""
    rules = room.row["rules"]
    if rules > room.game.version:
        english = "this table follows rules {rules} and this server knows rules {known}: it needs a newer version"
        raise Conflict("newer-rules", english, rules=rules, known=room.game.version)
    if rules == room.game.version or not entries:
        room.rebuild(entries)
    elif not same(room, entries):
        resume(room, entries, latest(connection, room.id, len(entries)))


def same(room: Room, entries: list[Entry]) -> bool:
    """Play all entries and say whether they lead through the same positions as they did."""
    try:
        room.rebuild([])
        for entry in entries:
            room.follow(entry)
            if room.state is None or position_hash(room.state) != entry.hash:
                return False
    except (MerkatorError, IndexError, KeyError, ValueError, AssertionError):
        return False
    return True


def resume(room: Room, entries: list[Entry], dump: Dump | None) -> None:
    """Go on from a stored position; `Problem` when that cannot be done."""
    english = "table {table} was begun under rules {rules} and does not go on under rules {known}: {why}"
    about = {"table": room.id, "rules": room.row["rules"], "known": room.game.version}
    if dump is None:
        raise Problem("older-rules", english, 500, **about, why="there is no stored position")
    try:
        room.resume(position(room.game, dump), dump.number, entries[dump.number :])
    except (MerkatorError, IndexError, KeyError, ValueError, AssertionError) as error:
        raise Problem("older-rules", english, 500, **about, why=str(error)) from error


def position(game: Game, dump: Dump) -> State:
    """Return a stored position under the present rules; `BadDump` for other cards or another form."""
    data = dump.data.encode("ascii")
    first, _, body = data.partition(b"\n")
    found, present = _HEADER.match(first), _HEADER.match(header(game))
    assert present is not None
    if found is None or found.groups() != present.groups():
        raise BadDump("the stored position is of another form or other cards")
    return game.load(header(game) + body)

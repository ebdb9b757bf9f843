"""Tables carried over from older rules: what is stored, and what their players are shown."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from merkator.server.tables import clocks, dumps, table_store
from merkator.server.tables.room import Room

NEW_RULES: Final = "new-rules"
"""The news at such a table."""


def store_carried(connection: Connection, room: Room, now: float) -> None:
    """Store where a table begins under the new rules, unless another process was quicker (see dumps.py)."""
    state = room.state
    assert state is not None
    if dumps.keep(connection, room.id, room.number, dumps.dump_text(state)) and room.running:
        table_store.change_table(connection, room.id, {"deciding": state.seat})
        clocks.settle(connection, room.id, room.row["clock"], now)
        about = {"table_id": room.id, "number": room.number, "at": now, "user_id": None, "seat": None}
        news = {"kind": "news", "text": NEW_RULES, "values": {"rules": room.game.version}}
        table_store.add_message(connection, {**about, **news})
    room.row = table_store.table_row(connection, room.id) or room.row
    room.seats = table_store.table_seats(connection, room.id)
    room.talk = table_store.latest_messages(connection, room.id)
    room.carried = False

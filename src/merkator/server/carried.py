"""Tables that were carried over from older rules: what is stored of it, and what their players read about it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from merkator.server import clocks, dumps, store
from merkator.server.room import Room


def settle(connection: Connection, room: Room, now: float) -> None:
    """Store where a table begins under the new rules, unless another process was quicker (see dumps.py)."""
    state, left_out = room.state, room.left_out
    if left_out is None or state is None:
        return
    if dumps.keep(connection, room.id, room.number, dumps.dumped(state)) and room.running:
        store.change_table(connection, room.id, {"deciding": state.seat})
        clocks.settle(connection, room.id, room.row["clock"], now)
        store.add_message(connection, _news(room, left_out, now))
    room.row = store.table_row(connection, room.id) or room.row
    room.seats = store.table_seats(connection, room.id)
    room.talk = store.latest_messages(connection, room.id)
    room.left_out = None


def _news(room: Room, left_out: int, now: float) -> dict[str, Any]:
    values = {"rules": room.game.version, "count": left_out}
    about = {"table_id": room.id, "number": room.number, "at": now, "user_id": None, "seat": None}
    return {**about, "kind": "news", "text": "new-rules", "values": values}

"""Chat at a table: free text, quick messages (H-6.5) and news about the table. It can be switched off."""

from __future__ import annotations

from typing import Any, Final

from merkator.core.names import visible
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.store.bus import CHANGED
from merkator.server.tables import table_store
from merkator.server.tables.room import Room
from merkator.server.users.user_store import User

CHAT: Final = table_store.CHAT
NOTE: Final = "note"
NEWS: Final = "news"
NOTES: Final = ("hello", "thanks", "well-played", "hurry", "moment", "oops", "join-me", "do-not-join", "good-game")
"""Quick messages: sent as an id, shown in each reader's language."""


async def post(context: ServerContext, room: Room, user: User, kind: str, text: str) -> None:
    """Post a message in the user's game."""
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you do not have a seat in this game")
    if not room.row["chat"]:
        raise Conflict("no-chat", "chat is turned off in this game")
    if kind == NOTE and text not in NOTES:
        raise Problem("note", "no such quick message; choose from: {notes}", notes=", ".join(NOTES))
    plain = visible(text)
    if not plain:
        raise Problem("empty", "type a message first: it needs at least one printable character")
    await _add(context, room, {"kind": kind, "user_id": user.id, "seat": mine[0], "text": plain, "values": {}})


async def announce(context: ServerContext, room: Room, text: str, seat: int | None = None, **values: Any) -> None:
    """Post news about a table, such as who left. The text is an id, shown in each reader's language."""
    if seat is not None:
        values["who"] = room.seats[seat].name
    await _add(context, room, {"kind": NEWS, "user_id": None, "seat": seat, "text": text, "values": values})


async def _add(context: ServerContext, room: Room, message: dict[str, Any]) -> None:
    row = {"table_id": room.id, "number": room.number, "at": context.now(), **message}
    row["id"] = await context.database.write(lambda c: table_store.add_message(c, row))
    room.talk = [*room.talk, table_store.message_of(row)][-table_store.LATEST :]
    await context.bus.publish(room.id, CHANGED)

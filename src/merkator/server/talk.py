"""Talk at a table: chat, quick notes (H-6.5) and news about the table. Apart from the game; can be switched off."""

from __future__ import annotations

from typing import Any, Final

from merkator.server import store
from merkator.server.house import House
from merkator.server.people import User
from merkator.server.problems import Conflict, Forbidden, Problem
from merkator.server.room import Room
from merkator.server.rooms import CHANGED

CHAT: Final = store.CHAT
NOTE: Final = "note"
NEWS: Final = "news"
NOTES: Final = ("hello", "thanks", "well-played", "hurry", "moment", "oops", "join-me", "do-not-join", "good-game")
"""Quick notes: sent as a word, said by each reader's own language."""


async def say(house: House, room: Room, user: User, kind: str, text: str) -> None:
    """Say something at the own table."""
    mine = room.seats_of(user.id)
    if not mine:
        raise Forbidden("no-seat", "you do not have a seat in this game")
    if not room.row["chat"]:
        raise Conflict("no-chat", "chat is turned off in this game")
    if kind == NOTE and text not in NOTES:
        raise Problem("note", "no such quick message; choose from: {notes}", notes=", ".join(NOTES))
    plain = " ".join(text.split())
    if not plain or not plain.isprintable():
        raise Problem("empty", "type a message first: it needs at least one printable character")
    await _add(house, room, {"kind": kind, "user_id": user.id, "seat": mine[0], "text": plain, "values": {}})


async def news(house: House, room: Room, text: str, seat: int | None = None, **values: Any) -> None:
    """Note something about the table: who left, who took over. The text is a word, said by each reader's language."""
    if seat is not None:
        values["who"] = room.seats[seat].name
    await _add(house, room, {"kind": NEWS, "user_id": None, "seat": seat, "text": text, "values": values})


async def _add(house: House, room: Room, message: dict[str, Any]) -> None:
    row = {"table_id": room.id, "number": room.number, "at": house.now(), **message}
    row["id"] = await house.database.write(lambda c: store.add_message(c, row))
    room.talk = [*room.talk, store.shown_message(row)][-store.LATEST :]
    await house.bus.publish(room.id, CHANGED)

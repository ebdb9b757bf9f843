"""Who may look at a table."""

from __future__ import annotations

from merkator.server.base.context import ServerContext
from merkator.server.base.problems import NotFound
from merkator.server.tables import table_store
from merkator.server.tables.room import Room
from merkator.server.users.user_store import User


def may_see(room: Room, user: User | None) -> bool:
    """Say whether a user may see a table: it is public, they have a seat, or they created it."""
    if room.row["public"]:
        return True
    return user is not None and (bool(room.seats_of(user.id)) or room.row["creator"] == user.id)


async def visible_room(context: ServerContext, id: str, user: User | None) -> Room:
    """Return the room of a table that this user may see; `NotFound` otherwise, as if there were none."""
    room = await context.rooms.open(id)
    if not may_see(room, user) and not await _is_rematch_of(context, room, user):
        raise NotFound("no-table", "this game does not exist, or you do not have access to it")
    return room


async def _is_rematch_of(context: ServerContext, room: Room, user: User | None) -> bool:
    """Say whether an open table is a rematch of one where this user sat, so that they may join it."""
    parent = room.row["parent"]
    if user is None or parent is None or room.row["status"] != "open":
        return False
    seats = await context.database.read(lambda c: table_store.seats_of_tables(c, [parent]))
    return any(seat.user_id == user.id for seat in seats[parent])

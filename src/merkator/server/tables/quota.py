"""How many games one person may have going on at once. Finished games do not count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, exists, func, select

from merkator.server.base.limits import Limits
from merkator.server.base.problems import Conflict
from merkator.server.store.schema import seats, tables
from merkator.server.tables.room import Seat
from merkator.server.users.user_store import User

MOST_GUEST: Final = 50
"""Open and running games that a guest may have created."""
MOST_ACCOUNT: Final = 250
MOST_OF_BOTS: Final = 4
"""Running games of one person in which only bots play: nobody waits for them, and they think all the time."""


def check(connection: Connection, limits: Limits, user: User, places: Sequence[Seat]) -> None:
    """Refuse one more game to a user who has too many going on."""
    if not limits.factor:
        return
    most = int((MOST_GUEST if user.guest else MOST_ACCOUNT) * limits.factor)
    if _count(connection, user, only_bots=False) >= most:
        raise Conflict("many-games", "you have {most} games going on: finish or close some of them first", most=most)
    most = int(MOST_OF_BOTS * limits.factor)
    if all(seat.bot for seat in places) and _count(connection, user, only_bots=True) >= most:
        english = "you have {most} games going on in which only bots play: wait until one of them is over"
        raise Conflict("many-bot-games", english, most=most)


def _count(connection: Connection, user: User, only_bots: bool) -> int:
    going = (tables.c.creator == user.id, tables.c.status.in_(("open", "running")))
    query = select(func.count()).select_from(tables).where(*going)
    if only_bots:
        query = query.where(~exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None)))
    return int(connection.execute(query).scalar_one())

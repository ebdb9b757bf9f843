"""How many games one person may have in progress at once. Finished games do not count."""

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
MOST_OF_BOTS_BY_ADDRESS: Final = 16
"""Of all who come from one address together."""
_MOST_NEIGHBOURS: Final = 500  # that are counted together, those who were seen last


def check(connection: Connection, limits: Limits, user: User, places: Sequence[Seat]) -> None:
    """Refuse one more game to a user who has too many in progress."""
    if not limits.factor:
        return
    most = _most(MOST_GUEST if user.guest else MOST_ACCOUNT, limits)
    if _count(connection, [user.id], only_bots=False) >= most:
        raise Conflict("many-games", "you have {most} games going on: finish or close some of them first", most=most)
    if all(seat.bot for seat in places):
        check_bots(connection, limits, user.id, 1)


def check_bots(connection: Connection, limits: Limits, creator: int | None, more: int) -> None:
    """Refuse this many `more` games in which only bots play, besides those that are stored, to their creator.

    All who were last seen at the creator's address count together as well: one stranger can be many guests.
    """
    if not limits.factor or creator is None:
        return
    most = _most(MOST_OF_BOTS, limits)
    english = "you have {most} games going on in which only bots play: wait until one of them is over"
    if _count(connection, [creator], only_bots=True) + more > most:
        raise Conflict("many-bot-games", english, most=most)
    most = _most(MOST_OF_BOTS_BY_ADDRESS, limits)
    neighbours = limits.seen_at(limits.owner(creator).address)[-_MOST_NEIGHBOURS:]
    if neighbours and _count(connection, neighbours, only_bots=True) + more > most:
        raise Conflict("many-bot-games", english, most=most)


def only_bots(connection: Connection, id: str) -> bool:
    """Say whether only bots sit at a table."""
    found = select(seats.c.seat).where(seats.c.table_id == id, seats.c.bot.is_(None)).limit(1)
    return connection.execute(found).first() is None


def _most(most: int, limits: Limits) -> int:
    return max(1, int(most * limits.factor))


def _count(connection: Connection, creators: Sequence[int], only_bots: bool) -> int:
    going = (tables.c.creator.in_(creators), tables.c.status.in_(("open", "running")))
    query = select(func.count()).select_from(tables).where(*going)
    if only_bots:
        query = query.where(~exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None)))
    return int(connection.execute(query).scalar_one())

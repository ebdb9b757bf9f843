"""Vacation: the clocks of a user's slow games stop, for up to this many days per year."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from merkator.server.base.problems import Conflict
from merkator.server.store.schema import seats, tables, users, vacations
from merkator.server.tables.clocks import DAY, DAYS
from merkator.server.users.user_store import only_of

MOST_DAYS: Final = 30
"""Of vacation in a year, whenever one looks back."""
_YEAR: Final = 365 * DAY


def begin(connection: Connection, user_id: int, days: int, now: float) -> list[str]:
    """Start a vacation of this many days, or end it (0); return the tables whose clocks changed.

    A current vacation is replaced by the new one; its unused days do not count.
    """
    before = _until(connection, user_id, now)
    running = (vacations.c.user_id == user_id, vacations.c.until > now)
    connection.execute(update(vacations).where(*running).values(until=now))
    left = days_left(connection, user_id, now)
    if days > left:
        english = "you have {left} of {most} days of holiday left this year"
        raise Conflict("vacation", english, left=int(left), most=MOST_DAYS)
    until = now + days * DAY
    if days:
        connection.execute(insert(vacations).values(user_id=user_id, begun=now, until=until))
    changed = update(users).where(users.c.id == user_id).values(vacation_until=until if days else None)
    connection.execute(changed.execution_options(**only_of(user_id)))
    return _shift(connection, user_id, until - before, now)


def vacation_json(connection: Connection, user_id: int, now: float) -> dict[str, Any]:
    """Return what users see of their vacation."""
    until = _until(connection, user_id, now)
    left = int(days_left(connection, user_id, now))
    return {"until": until if until > now else None, "days_left": left, "days_a_year": MOST_DAYS}


def days_left(connection: Connection, user_id: int, now: float) -> float:
    """Return how many days are left of this year's, all that was planned until now taken as used."""
    query = select(vacations.c.begun, vacations.c.until)
    taken = connection.execute(query.where(vacations.c.user_id == user_id, vacations.c.until > now - _YEAR))
    used: float = sum(row.until - max(row.begun, now - _YEAR) for row in taken)
    return MOST_DAYS - used / DAY


def _until(connection: Connection, user_id: int, now: float) -> float:
    """Return until when a user is on vacation; now if they are not."""
    found = connection.execute(select(users.c.vacation_until).where(users.c.id == user_id)).scalar()
    return max(now, float(found or now))


def _shift(connection: Connection, user_id: int, seconds: float, now: float) -> list[str]:
    """Move the deadlines of a user's slow games; one that has passed already stays."""
    query = select(tables.c.id, tables.c.clock).join(seats, seats.c.table_id == tables.c.id)
    mine = (seats.c.user_id == user_id, seats.c.deadline > now, tables.c.status == "running")
    found = [row.id for row in connection.execute(query.where(*mine)) if row.clock and row.clock["kind"] == DAYS]
    where = (seats.c.user_id == user_id, seats.c.deadline > now, seats.c.table_id.in_(found))
    connection.execute(update(seats).where(*where).values(deadline=seats.c.deadline + seconds))
    return sorted(set(found))

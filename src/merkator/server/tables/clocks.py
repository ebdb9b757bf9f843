"""Clocks: how long a player may take. Nothing happens by itself when the time is up; others may claim (claims.py).

Two kinds. `live`: a budget of seconds for the whole game, and each time the decision comes to a player a number
of seconds (`increment`) does not count. `days`: a number of days for each time the decision comes to a player.

`deadline` is when a clock that runs is over, `clock_left` what is left on one that stands. A clock runs for the
person who decides; it stands while the game is paused, while a bot decides or nobody sits there. `settle` makes the
clocks of a table agree with the table. It is called in every transaction that changes either, so it never matters
which process did what. Vacation stops the clocks of slow games only (vacation.py); the time in which no server was
there counts for nobody (timekeeper.py).
"""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from sqlalchemy import Connection, select

from merkator.server.base.problems import Problem
from merkator.server.store.schema import tables, users
from merkator.server.tables import table_store
from merkator.server.tables.room import Seat

LIVE: Final = "live"
DAYS: Final = "days"
DAY: Final = 86400.0
RETURN: Final = {LIVE: 120.0, DAYS: DAY}
"""Seconds that a player has at least who was out because of a claim (claims.py) and returns."""


class Live(BaseModel):
    """The clock of live play, in seconds."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: str = Field(LIVE, pattern="^live$")
    seconds: int = Field(ge=30, le=86400)
    increment: int = Field(0, ge=0, le=3600)


class Days(BaseModel):
    """The clock of slow play."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: str = Field(DAYS, pattern="^days$")
    days: int = Field(ge=1, le=60)


_FORMS: Final[dict[object, TypeAdapter[Any]]] = {LIVE: TypeAdapter(Live), DAYS: TypeAdapter(Days)}


def check_clock(clock: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a clock as it is stored; `Problem` says what is wrong."""
    if clock is None:
        return None
    kind = clock.get("kind")
    if not isinstance(kind, str) or kind not in _FORMS:
        raise Problem("clock-kind", "a clock is either live or counts days", 422)
    try:
        found: dict[str, Any] = _FORMS[kind].validate_python(clock).model_dump()
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise Problem("clock", "invalid clock ({where}): {why}", 422, where=where, why=first["msg"]) from error
    return found


def full(clock: dict[str, Any]) -> float:
    """Return what a clock shows when it has not run yet."""
    return float(clock["seconds"]) if clock["kind"] == LIVE else clock["days"] * DAY


def clock_json(clock: dict[str, Any] | None, seat: Seat) -> dict[str, float | None]:
    """Return what everyone sees of a seat's clock: when it is over if it runs, what is left if it stands."""
    if clock is None or seat.bot is not None:
        return {"deadline": None, "clock_left": None}
    return {"deadline": seat.deadline, "clock_left": full(clock) if seat.clock_left is None else seat.clock_left}


def over_time(seat: Seat, now: float) -> bool:
    """Say whether a player has used up the time."""
    return seat.deadline is not None and seat.deadline <= now


def grant(connection: Connection, id: str, clock: dict[str, Any] | None, seat: Seat) -> None:
    """Give some time to a player who was out because of a claim, and returns.

    Nobody else gets any: leaving and returning must not be a way to gain time.
    """
    if clock is not None and table_store.OUT in seat.wants:
        least = min(full(clock), RETURN[clock["kind"]])
        table_store.change_seat(connection, id, seat.seat, {"clock_left": max(least, seat.clock_left or 0.0)})


def settle(connection: Connection, id: str, clock: dict[str, Any] | None, now: float) -> list[Seat] | None:
    """Let the clocks of a table run and stand as they should by now; return its seats, or None without a clock."""
    if clock is None:
        return None
    query = select(tables.c.status, tables.c.paused, tables.c.deciding).where(tables.c.id == id)
    row = connection.execute(query).first()
    if row is None:
        return None
    going = row.status == "running" and not row.paused
    places = table_store.table_seats(connection, id)
    for seat in places:
        decides = seat.seat == row.deciding
        runs = going and decides and seat.user_id is not None and not seat.left
        if runs and seat.deadline is None:
            _start(connection, clock, seat, now)
        elif not runs and seat.deadline is not None:
            _stop(connection, clock, seat, now, decides)
        else:
            continue
        changes = {"deadline": seat.deadline, "clock_left": seat.clock_left}
        table_store.change_seat(connection, id, seat.seat, changes)
    return places


def _start(connection: Connection, clock: dict[str, Any], seat: Seat, now: float) -> None:
    left = full(clock) if seat.clock_left is None else seat.clock_left
    seat.deadline = _counting_from(connection, clock, seat, now) + left + clock.get("increment", 0)
    seat.clock_left = left


def _stop(connection: Connection, clock: dict[str, Any], seat: Seat, now: float, decides: bool) -> None:
    """Keep what is left; of days only while the decision stays where it is."""
    assert seat.deadline is not None
    rest = seat.deadline - _counting_from(connection, clock, seat, now)
    if clock["kind"] == LIVE:
        before = full(clock) if seat.clock_left is None else seat.clock_left
        seat.clock_left = max(0.0, min(before, rest))
    else:
        seat.clock_left = rest if decides else None
    seat.deadline = None


def _counting_from(connection: Connection, clock: dict[str, Any], seat: Seat, now: float) -> float:
    """Return from when on time counts: now, or in slow play after the player's vacation."""
    if clock["kind"] == LIVE:
        return now
    away = connection.execute(select(users.c.vacation_until).where(users.c.id == seat.user_id)).scalar()
    return max(now, away or now)

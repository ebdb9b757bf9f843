"""Time in which no server could store a move counts for nobody: clocks that run are moved on by as much.

Every few seconds, and first of all after a fault, each process notes that it is there and can write. If the last note
is older than that, the machine was off or asleep, the disk full or the database away: all deadlines that had not
passed before are moved on. The note says how long that was by a clock that never jumps. So when a server starts it
also knows by how much the system's clock was set meanwhile, and moves everything that is stored and runs out. After a
restart of the machine only the system's clock can say how long it was off.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from merkator.server.base.clock import BOOT, Clock, uptime
from merkator.server.store.schema import keys, leases, links, seats, sessions, users, vacations

ALIVE: Final = "alive"
SHORT: Final = 10.0
"""Seconds that are no break: the writer may have been busy."""
_JUMP: Final = 1.0  # seconds; less is the system's clock being adjusted
_ALL_TIMES: Final[tuple[Column[float | None], ...]] = (
    seats.c.deadline,
    sessions.c.expires,
    links.c.expires,
    leases.c.until,
    users.c.vacation_until,
    vacations.c.begun,
    vacations.c.until,
)
"""What runs out, or is compared with the present."""


@dataclass(frozen=True)
class Note:
    """When a server was there: its time, and the machine's."""

    at: float
    boot: str
    uptime: float

    @classmethod
    def read(cls, text: str) -> Note:
        """Read a note; older versions wrote the time only."""
        at, boot, up = [*text.split(), "", "0"][:3]
        return cls(float(at), boot, float(up))

    def text(self) -> str:
        """Return the note as it is stored."""
        return f"{self.at!r} {self.boot} {self.uptime!r}"


def note_now(now: float) -> Note:
    """Return the note of this moment."""
    return Note(now, BOOT, uptime())


def last_note(connection: Connection) -> str | None:
    """Return the last note as it is stored."""
    found: str | None = connection.execute(select(keys.c.value).where(keys.c.name == ALIVE)).scalar()
    return found


def join_others(connection: Connection, clock: Clock) -> None:
    """Let a process that starts count time as those do that run on this machine and share the database."""
    found = last_note(connection)
    if found is not None and connection.dialect.name != "sqlite":
        note = Note.read(found)
        if note.boot == BOOT and uptime() - note.uptime <= SHORT:
            clock.join(note.at - note.uptime)


def forgive(connection: Connection, now: Note, starting: bool = False) -> float:
    """Note that a server is there; return by how many seconds clocks were moved on because there was none.

    Of several processes one moves them: the note is changed only as it was found.
    """
    found = last_note(connection)
    if found is None:
        with contextlib.suppress(IntegrityError), connection.begin_nested():  # another process may start as well
            connection.execute(insert(keys).values(name=ALIVE, value=now.text()))
        return 0.0
    before = Note.read(found)
    gap, jump = _break(before, now, starting, connection.dialect.name == "sqlite")
    change = update(keys).where(keys.c.name == ALIVE, keys.c.value == found).values(value=now.text())
    if connection.execute(change).rowcount == 0:  # another process has noted it meanwhile
        return 0.0
    if jump:
        for column in _ALL_TIMES:
            moved = update(column.table).where(column.is_not(None)).values({column: column + jump})
            connection.execute(moved)
    if gap:
        running = seats.c.deadline > before.at + jump
        connection.execute(update(seats).where(running).values(deadline=seats.c.deadline + gap))
    return gap + jump


def _break(before: Note, now: Note, starting: bool, alone: bool) -> tuple[float, float]:
    """Return how long no server was there, and by how much the system's clock was set meanwhile."""
    passed = now.at - before.at
    if before.boot != BOOT:
        if passed < -_JUMP and starting and alone:  # set back while the machine was off
            return 0.0, passed
        return (passed if passed > SHORT else 0.0), 0.0
    gap = now.uptime - before.uptime
    jump = passed - gap if starting else 0.0
    return (gap if gap > SHORT else 0.0), (jump if abs(jump) > _JUMP else 0.0)

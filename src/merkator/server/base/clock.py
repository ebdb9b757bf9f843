"""The server's time: that of the system when the process starts, then counted on by a clock that never jumps.

Someone may set the system's clock by an hour while games are played. No deadline, session, link or lease comes
nearer by that: the process keeps its own time until it ends. When the next one starts, it takes the system's time,
and what was stored is moved by as much as it jumped (tables/downtime.py).
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final
from uuid import uuid4


def uptime() -> float:
    """Return the seconds since the machine was started, with those that it slept where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def _boot() -> str:
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    except OSError:
        return str(uuid4())


BOOT: Final = _boot()
"""Between two processes with the same word here `uptime` can be compared; where the system has none, one process."""


class Clock:
    """The time of one process, in seconds since 1970.

    >>> clock = Clock()
    >>> clock.behind() < 1
    True
    """

    def __init__(self) -> None:
        self._started = time.time() - uptime()

    def now(self) -> float:
        """Return the time."""
        return self._started + uptime()

    def behind(self) -> float:
        """Return by how many seconds the system's clock has jumped ahead since the start."""
        return time.time() - self.now()

    def join(self, started: float) -> None:
        """Count as another process of this machine does, whose clock began at a time."""
        self._started = started

"""A time limit for work in a thread: whatever may take long looks at it now and then.

    with time_budget.of(10.0):
        for action in actions:
            time_budget.check()

What counts is the CPU time of the thread, so a busy machine shortens nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from merkator.server.base.problems import Problem


class _Until(threading.local):
    at = float("inf")


_until = _Until()


class TooLong(Problem):
    """Work takes longer than one piece of it may."""

    status = 503

    def __init__(self) -> None:
        super().__init__("too-long", "this takes the server too long: ask for less of it")


@contextmanager
def of(seconds: float) -> Iterator[None]:
    """Give the block this many seconds."""
    _until.at = time.thread_time() + seconds
    try:
        yield
    finally:
        _until.at = float("inf")


def check() -> None:
    """Raise `TooLong` when the time of this thread is up."""
    if time.thread_time() > _until.at:
        raise TooLong

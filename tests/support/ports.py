"""Ports of this machine for servers that tests start, and may kill and start again."""

from __future__ import annotations

import contextlib
import itertools
import os
import socket

FIRST, LAST = 11_000, 32_000
"""No system gives these to whoever calls out: nobody takes one between two starts, or calls itself in between."""
_next = itertools.count(os.getpid() * 16)


def free_port() -> int:
    """Return a port on which nobody listens. Tests at the same time are other processes: they get others.

    >>> FIRST <= free_port() < LAST
    True
    >>> free_port() != free_port()
    True
    """
    while True:
        port = FIRST + next(_next) % (LAST - FIRST)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port

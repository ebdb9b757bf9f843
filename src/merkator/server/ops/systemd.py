"""What a server reports to systemd: that it is ready, alive, or stopping. Without systemd nothing happens.

systemd names a datagram socket in `NOTIFY_SOCKET` (see sd_notify(3)); with `WatchdogSec` it starts a service again
that has been silent for that long.
"""

from __future__ import annotations

import contextlib
import os
import socket
from typing import Final

ADDRESS: Final = "NOTIFY_SOCKET"


def notify(message: str) -> None:
    """Send systemd a message, if it listens."""
    address = os.environ.get(ADDRESS, "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return
    name = f"\0{address[1:]}" if address.startswith("@") else address
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(message.encode("utf-8"), name)


def watchdog() -> None:
    """Say that the service is alive."""
    notify("WATCHDOG=1")

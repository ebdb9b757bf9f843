"""A server in another process for browser tests; it can be killed and started again on the same port."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from ports import free_port
from server_remote import SERVE

USUAL = {"limits": 0, "bot_pause": 0.05, "log_level": "error"}
LONGEST = 180
"""Seconds for a start: the machine may be busy with other tests, or slow."""


class Site:
    """A server with the built client."""

    def __init__(self, database: Path) -> None:
        self.url = f"sqlite:///{database}"
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Site:
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start and wait until it answers."""
        words = [sys.executable, "-c", SERVE, self.url, str(self.port), json.dumps(USUAL)]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        until = time.monotonic() + LONGEST
        while True:
            try:
                with urllib.request.urlopen(f"{self.base}/healthz", timeout=5):
                    return
            except OSError:  # nobody is there yet, or someone who has no time yet
                assert self._process.poll() is None, "the server ended by itself"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """Kill it: it can do nothing any more."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

"""A server as a process of its own, started by the command line on a free port of this machine.

`SERVER_PYTHON` names the Python of another installation, so that what is tested from outside, such as the attacks of
tests/server/attacks, can be tried on another version too.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

READY = re.compile(r"Merkator (?:is running at|serves on) (\S+)")  # older versions serve
PYTHON = os.environ.get("SERVER_PYTHON", sys.executable)


class ServerProcess:
    """`merkator …` as it runs; what it says is collected."""

    def __init__(
        self,
        words: list[str],
        environment: dict[str, str] | None = None,
        through: tuple[str, ...] = (),
    ) -> None:
        self.begun = time.monotonic()
        told = {name: value for name, value in os.environ.items() if not name.startswith("MERKATOR_")}
        self.process = subprocess.Popen(
            [*through, PYTHON, "-m", "merkator.cli", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**told, **(environment or {})},
        )
        self.said: list[str] = []
        self.logged: list[str] = []
        self._ready: SimpleQueue[str] = SimpleQueue()
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._readers = [
            self._collect(self.process.stdout, self.said),
            self._collect(self.process.stderr, self.logged),
        ]

    def _collect(self, stream: IO[str], lines: list[str]) -> Thread:
        def read() -> None:
            with stream:
                for line in stream:
                    lines.append(line.rstrip("\n"))
                    if ready := READY.match(line):
                        self._ready.put(ready[1])

        thread = Thread(target=read, daemon=True)
        thread.start()
        return thread

    def address(self, seconds: float = 90.0) -> str:
        """Wait until it is ready; return where it serves."""
        try:
            return self._ready.get(timeout=seconds)
        except Empty:
            raise AssertionError(f"not ready: {self.said} {self.logged}") from None

    def end(self, number: int = signal.SIGTERM, seconds: float = 20.0) -> float:
        """Send a signal and wait for the end; return how long it took."""
        begun = time.monotonic()
        self.process.send_signal(number)
        self.process.wait(seconds)
        for reader in self._readers:
            reader.join(5)
        return time.monotonic() - begun


@contextmanager
def running(*words: str, **environment: str) -> Iterator[ServerProcess]:
    """Run `merkator …` until the block ends."""
    with _until_the_end(ServerProcess(list(words), environment)) as started:
        yield started


@contextmanager
def serving(
    database: Path | str, *words: str, through: tuple[str, ...] = (), environment: dict[str, str] | None = None
) -> Iterator[ServerProcess]:
    """Run `merkator serve` on a database and a free port; `through` is a command that starts it."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    command = ["serve", "--port", "0", "--database", url, *words]
    with _until_the_end(ServerProcess(command, environment, through)) as started:
        yield started


@contextmanager
def _until_the_end(started: ServerProcess) -> Iterator[ServerProcess]:
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.end(signal.SIGKILL)

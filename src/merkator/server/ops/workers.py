"""Several server processes on one port: started, watched, started again when one dies, ended together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from merkator.core.errors import MerkatorError

_TOO_SOON: Final = 5.0  # seconds; a process that ends earlier would end again
_FINISH: Final = 12.0  # seconds until processes that do not end are killed
_LOOK: Final = 0.5


class WorkerDied(MerkatorError):
    """A process ended right after its start."""


class Workers:
    """The parent of all processes. `work` is a function of a module; it gets the listening socket and `given`."""

    def __init__(self, work: Callable[..., None], listener: socket.socket, given: tuple[Any, ...]) -> None:
        self._work = work
        self._listener = listener
        self._given = given
        self._processes: dict[SpawnProcess, float] = {}  # process → when it was started
        self._ending = False

    def run(self, count: int) -> None:
        """Keep this many processes running until a signal comes; then end them and wait."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        try:
            while not self._ending:
                while len(self._processes) < count:
                    self._start()
                wait([process.sentinel for process in self._processes], _LOOK)
                self._bury()
        finally:
            self._end_all()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_worker, args=(self._work, self._listener, self._given))
        process.start()
        self._processes[process] = time.monotonic()

    def _bury(self) -> None:
        """Forget the processes that have ended."""
        for process in [process for process in self._processes if not process.is_alive()]:
            lived = time.monotonic() - self._processes.pop(process)
            if lived < _TOO_SOON and not self._ending:
                raise WorkerDied(f"a server process ended right after its start (code {process.exitcode})")

    def _end(self, number: int, frame: object) -> None:
        self._ending = True

    def _end_all(self) -> None:
        for process in self._processes:
            process.terminate()
        deadline = time.monotonic() + _FINISH
        for process in self._processes:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()
            process.join()


def _worker(work: Callable[..., None], listener: socket.socket, given: tuple[Any, ...]) -> None:
    """Work in a process of its own, and end with the parent."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    work(listener, *given)

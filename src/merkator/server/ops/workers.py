"""Several server processes on one port: started, watched, started again when one dies or hangs, ended together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Final

from merkator.core.errors import MerkatorError
from merkator.server.ops import systemd

_TOO_SOON: Final = 5.0  # seconds; a process that ends earlier would end again
_FINISH: Final = 12.0  # seconds until processes that do not end are killed
_LOOK: Final = 0.5
PULSE_SECONDS: Final = 5.0
"""How often a process says that it can work."""
_HANGS: Final = 60.0  # seconds without a word until it is killed


class WorkerDied(MerkatorError):
    """A process ended right after its start."""


class Workers:
    """The parent of all processes.

    `work` is a function of a module; it gets the listening socket, `given`, and a function to call while it can work.
    only the parent reports to systemd.
    """

    def __init__(self, work: Callable[..., None], listener: socket.socket, given: tuple[Any, ...]) -> None:
        self._work = work
        self._listener = listener
        self._given = given
        self._processes: dict[SpawnProcess, float] = {}  # process → when it was started
        self._pulses: dict[SpawnProcess, Synchronized[float]] = {}  # process → when it said so last
        self._ending = False
        self._ready = False

    def run(self, count: int) -> None:
        """Keep this many processes running until a signal comes; then end them and wait."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        try:
            while not self._ending:
                while len(self._processes) < count:
                    self._start()
                self._tell_systemd()
                wait([process.sentinel for process in self._processes], _LOOK)
                self._kill_hanging()
                self._bury()
        finally:
            self._end_all()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        pulse = context.Value("d", 0.0)
        process = context.Process(target=_worker, args=(self._work, self._listener, self._given, pulse))
        process.start()
        self._processes[process], self._pulses[process] = time.monotonic(), pulse

    def _tell_systemd(self) -> None:
        """Say that all processes work, at first, and then that this one is alive."""
        if not self._ready and all(pulse.value for pulse in self._pulses.values()):
            self._ready = True
            systemd.notify("READY=1")
        systemd.watchdog()

    def _kill_hanging(self) -> None:
        """Kill the processes that have said nothing for long; they are started again."""
        for process, pulse in self._pulses.items():
            if time.monotonic() - max(pulse.value, self._processes[process]) > _HANGS:
                process.kill()
                process.join()

    def _bury(self) -> None:
        """Forget the processes that have ended."""
        for process in [process for process in self._processes if not process.is_alive()]:
            lived = time.monotonic() - self._processes.pop(process)
            del self._pulses[process]
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


def _worker(
    work: Callable[..., None], listener: socket.socket, given: tuple[Any, ...], pulse: Synchronized[float]
) -> None:
    """Work in a process of its own, and end with the parent."""
    os.environ.pop(systemd.ADDRESS, None)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    work(listener, *given, partial(_beat, pulse))


def _beat(pulse: Synchronized[float]) -> None:
    pulse.value = time.monotonic()

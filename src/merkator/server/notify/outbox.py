"""The way out: processes that send notices (sending_process.py), a few at a time, kept for a while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final

from merkator.server.base.fair_queue import FairQueue
from merkator.server.base.owner import current
from merkator.server.base.settings import Settings
from merkator.server.notify.sending_process import PRIVATE

SECONDS: Final = 30.0
"""Time for one request."""
_AT_ONCE: Final = 4
_OF_ADDRESS: Final = 2  # of people who come from one address
_MOST_WAITING: Final = 20  # requests of one person
_IDLE_SECONDS: Final = 60.0
_TOLD: Final = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "TZ", "SYSTEMROOT", "SSL_CERT_FILE", "SSL_CERT_DIR")
"""Variables of the environment that the process gets; others may hold secrets of the server."""
_PROXIES: Final = ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY")
"""A proxy connects for us, wherever it leads: it is used only where every address is allowed."""


class Outbox:
    """Processes that send; each serves one request at a time."""

    def __init__(self, settings: Settings) -> None:
        self._private = settings.notify_private
        self.queue = FairQueue(_AT_ONCE, each=1, each_address=_OF_ADDRESS, most=_MOST_WAITING)
        self._idle: list[tuple[Process, float]] = []  # since when
        self._ending: set[asyncio.Task[None]] = set()

    async def ask(self, **request: Any) -> tuple[str | None, str]:
        """Have a request done; return the error, if there was one, and the reason in words.

        One person never has more than one process: whose services never answer keeps only their own notices waiting.
        """
        loop = asyncio.get_running_loop()
        async with self.queue.turn(current()) as turn:
            begun = loop.time()
            try:
                process = await self._take()
            except OSError as error:
                return "not-sent", f"no process can be started: {error}"
            try:
                async with asyncio.timeout(SECONDS):
                    line = await _exchange(process, json.dumps(request).encode("utf-8") + b"\n")
                answer = json.loads(line)
            except (TimeoutError, OSError, ValueError) as error:  # it took too long, or has ended
                await _end(process)
                return "not-sent", type(error).__name__
            except BaseException:
                await _end(process)
                raise
            finally:
                turn.seconds = loop.time() - begun
            self._keep(process)
            return answer["error"], answer["why"]

    async def _take(self) -> Process:
        while self._idle:
            process, _ = self._idle.pop()
            if process.returncode is None:
                return process
        passed = {name: os.environ[name] for name in _TOLD if name in os.environ} | {"NETRC": os.devnull}
        if self._private:
            names = [*_PROXIES, *[name.lower() for name in _PROXIES]]
            passed |= {name: os.environ[name] for name in names if name in os.environ}
        words = [sys.executable, "-P", "-m", "merkator.server.notify.sending_process"]
        words += [PRIVATE] if self._private else []
        return await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=passed)

    def _keep(self, process: Process) -> None:
        loop = asyncio.get_running_loop()
        self._idle.append((process, loop.time()))
        loop.call_later(_IDLE_SECONDS, self._retire, loop.time())

    def _retire(self, since: float) -> None:
        """End processes that have had nothing to do since some time."""
        for one in [one for one in self._idle if one[1] <= since]:
            self._idle.remove(one)
            task = asyncio.create_task(_end(one[0]))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all processes that wait."""
        self._retire(float("inf"))
        await asyncio.gather(*self._ending)


async def _exchange(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    return await process.stdout.readline()


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()

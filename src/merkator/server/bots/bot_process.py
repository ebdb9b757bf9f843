"""Processes of bots: started with limits, asked over the bot protocol, watched while they think, ended by their id.

A process is used again for other tables, but only ever for one seat number: so none sees two hands of one table.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from merkator.bots import protocol
from merkator.bots.protocol import BotFault, Message
from merkator.core.contract import State
from merkator.server.base.settings import Settings
from merkator.server.tables.room import Room

OVER: Final = 1.1  # how much more than its budget a bot may use before it is ended, at the latest at 1.2
_IDLE: Final = 6  # processes that are kept for the next decision
_IDLE_SECONDS: Final = 120.0
_GOODBYE: Final = 1.0  # seconds to end by itself
_NAPS: Final = (0.01, 0.25)  # seconds between two looks at a thinking bot, shorter the less time it has left
_NICE: Final = 5  # the server itself comes first
_TOLD: Final = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "TZ", "SYSTEMROOT")
"""Variables of the environment that a bot gets; others may hold secrets of the server."""


def command(level: str) -> list[str]:
    """Return how a bot's process is started."""
    return [sys.executable, "-P", "-m", "merkator.bots.process", level]


def hint_command(level: str) -> list[str]:
    """Return how a process is started that plays as a bot does and says why."""
    return [sys.executable, "-P", "-m", "merkator.server.bots.hint_process", level]


def cpu_seconds(pid: int) -> float | None:
    """Return the CPU time that a process has used; None where the system does not report it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def restrain(pid: int, megabytes: int) -> None:
    """Limit the memory of a process, and let others go first."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError):  # it may have ended already
            resource.prlimit(pid, resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
            os.setpriority(os.PRIO_PROCESS, pid, _NICE)


def limit_cpu(pid: int, seconds: float) -> None:
    """Let the kernel end a process after so much CPU time, should nobody be there to do it."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError):
            _, most = resource.prlimit(pid, resource.RLIMIT_CPU)
            resource.prlimit(pid, resource.RLIMIT_CPU, (math.ceil(seconds) + 1, most))


@dataclass(frozen=True)
class Kind:
    """What a process is for."""

    game: str
    cards: str
    level: str
    seat: int
    explains: bool = False  # for hints: it says why, too


class BotProcess:
    """One process; only its borrower may ask it."""

    def __init__(self, kind: Kind, process: Process, settings: Settings) -> None:
        self.kind = kind
        self.pid = process.pid
        self.table = ""  # where it sits
        self.idle_since = 0.0
        self.used = 0.0  # CPU seconds for the last decision
        self._process = process
        self._settings = settings
        self._wants: frozenset[str] = frozenset()

    @classmethod
    async def start(cls, kind: Kind, settings: Settings) -> BotProcess:
        """Start a process."""
        passed = {name: os.environ[name] for name in _TOLD if name in os.environ}
        try:
            process = await asyncio.create_subprocess_exec(
                *(hint_command if kind.explains else command)(kind.level),
                stdin=PIPE,
                stdout=PIPE,
                env=passed,
                limit=protocol.LONGEST,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault(f"it cannot be started: {error}") from error
        restrain(process.pid, settings.bot_megabytes)
        return cls(kind, process, settings)

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.returncode is None

    async def decide(self, room: Room, state: State, number: int) -> str:
        """Return what the bot does in a position of a table; `BotFault` when it does not decide as it should."""
        return str((await self.answer(room, state, number))["do"])

    async def answer(
        self, room: Room, state: State, number: int, played: int | None = None, review: bool = False
    ) -> Message:
        """Return all that the bot says of a decision, of the past if something was played there; it is legal."""
        if self.table != room.id:
            await self._sit_down(room)
        asked = protocol.question(state, self.kind.seat, number, self._wants, secrets.randbits(64))
        if played is not None:
            asked |= {"played": state.game.notation(played), "review": review}
        answer = await self._ask(asked, self._settings.bot_seconds)
        try:
            protocol.chosen(answer, asked["legal"])
            return answer
        except BotFault as fault:
            await self._say({"error": str(fault)})
            raise

    async def _sit_down(self, room: Room) -> None:
        row, seat, budget = room.row, self.kind.seat, self._settings.bot_seconds
        hello = protocol.hello(room.game, row["players"], row["options"], seat, budget, secrets.randbits(64))
        self._wants = protocol.wishes(await self._ask(hello, self._settings.bot_patience))
        self.table = room.id

    async def _ask(self, message: Message, budget: float) -> Message:
        """Send a message and return the answer."""
        try:
            async with asyncio.timeout(self._settings.bot_patience):
                await self._say(message)
        except TimeoutError:
            raise BotFault("it does not read its input") from None
        return protocol.message(await self._hear(budget))

    async def _say(self, message: Message) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(protocol.line(message))
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError) as error:  # uvloop raises a RuntimeError for a closed pipe
            raise BotFault("the process has exited") from error

    async def _hear(self, budget: float) -> bytes:
        """Return the next line; the time until then is watched."""
        assert self._process.stdout is not None
        reading = asyncio.ensure_future(self._process.stdout.readline())
        try:
            await self._watch(reading, budget)
            text = reading.result()
        except ValueError as error:
            raise BotFault(f"it sent a line of more than {protocol.LONGEST} bytes") from error
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        if not text.endswith(b"\n"):
            raise BotFault("the process exited without an answer")
        return text

    async def _watch(self, reading: asyncio.Future[bytes], budget: float) -> None:
        """Wait for an answer as long as the bot has time: CPU time for its thoughts, patience for everything."""
        clock = asyncio.get_running_loop().time
        late = clock() + self._settings.bot_patience
        before = cpu_seconds(self.pid) or 0.0
        most = budget * OVER
        limit_cpu(self.pid, before + most)
        while True:
            self.used = max(0.0, (cpu_seconds(self.pid) or 0.0) - before)
            if reading.done():
                return
            if self.used > most:
                raise BotFault(f"it used {self.used:.2f} s of CPU time, but may use {budget:.2f} s")
            if clock() > late:
                raise BotFault(f"no answer for {self._settings.bot_patience:.1f} s")
            nap = min(max((most - self.used) / 2, _NAPS[0]), _NAPS[1], late - clock() + _NAPS[0])
            await asyncio.wait([reading], timeout=nap)

    async def kill(self) -> None:
        """End it at once, by its id."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._gone()

    async def end(self) -> None:
        """Ask it to end; kill it if it does not."""
        assert self._process.stdin is not None
        with contextlib.suppress(BotFault, TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                await self._say(protocol.END)
                self._process.stdin.close()
                await self._process.wait()
        await self.kill()

    async def _gone(self) -> None:
        """Close its pipes and wait until it has ended.

        While there is something unread, or another process has inherited a pipe, asyncio would wait for ever.
        """
        for pipe in (0, 1):
            transport = self._process._transport.get_pipe_transport(pipe)  # type: ignore[attr-defined]
            if transport is not None:
                transport.close()
        await self._process.wait()


class Processes:
    """The pool of bot processes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._idle: list[BotProcess] = []  # the longest idle first

    @contextlib.asynccontextmanager
    async def borrow(self, kind: Kind, table: str) -> AsyncIterator[BotProcess]:
        """Lend a process for one decision, a new one when none is free; one that fails is ended."""
        process = self._take(kind, table) or await BotProcess.start(kind, self._settings)
        try:
            yield process
        except BaseException:
            await process.kill()
            raise
        process.idle_since = asyncio.get_running_loop().time()
        self._idle.append(process)
        await self.tidy()

    def _take(self, kind: Kind, table: str) -> BotProcess | None:
        """Return an idle process, the one that sits at the table already if there is one."""
        fitting = [process for process in self._idle if process.kind == kind and process.alive]
        if not fitting:
            return None
        process = next((process for process in fitting if process.table == table), fitting[-1])
        self._idle.remove(process)
        return process

    async def tidy(self) -> None:
        """End processes that have died or been idle for long, and the longest idle when there are many."""
        old = asyncio.get_running_loop().time() - _IDLE_SECONDS
        many = len(self._idle) - _IDLE
        out = [
            process
            for place, process in enumerate(self._idle)
            if place < many or process.idle_since < old or not process.alive
        ]
        self._idle = [process for process in self._idle if process not in out]
        await asyncio.gather(*[process.end() for process in out])

    async def close(self) -> None:
        """End all idle processes."""
        out, self._idle = self._idle, []
        await asyncio.gather(*[process.end() for process in out])

"""Any program as a bot: it is started as a process and asked over the bot protocol (docs/bot-protocol.md).

`program:COMMAND` is the name of such a bot on the command line. Nobody else may give such a name: a server must never
start what a visitor has written, so the registry does not know programs.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import weakref
from random import Random
from typing import Final

from merkator.bots import protocol
from merkator.bots.bot import Bot
from merkator.bots.protocol import BotFault, Message
from merkator.bots.registry import bot as registered
from merkator.core.contract import Game, State
from merkator.core.errors import UnknownBot

PREFIX: Final = "program:"
BUDGET: Final = 2.0
"""CPU seconds per decision, as reported to a program; here only the clock is watched."""
SILENCE: Final = 30.0
"""Seconds after which a program that says nothing is ended."""
TRIES: Final = 3
"""Faults after which lots decide."""
LONGEST_NAME: Final = 60  # of a player in a record
_GOODBYE: Final = 1.0


def named_bot(name: str, game: Game, seed: int) -> Bot:
    """Make a bot of the registry, or one that is a program of its own.

    >>> import merkator
    >>> named_bot("program:python -V", merkator.game(merkator.default_game()), 1).name
    'program:python -V'
    """
    if name.startswith(PREFIX):
        return ProgramBot(name, game, seed)
    return registered(name, game, seed)


def label(name: str) -> str:
    """Return a bot's name short enough for a record.

    >>> label("greedy")
    'greedy'
    """
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def words(name: str) -> tuple[str, ...]:
    """Return the command of a program, split as a shell would; `UnknownBot` when there is none.

    >>> words("program:python -V")
    ('python', '-V')
    """
    try:
        command = tuple(shlex.split(name.removeprefix(PREFIX), posix=os.name != "nt"))
    except ValueError as error:
        raise UnknownBot(f"{name!r} cannot be read as a command: {error}") from error
    if not command:
        raise UnknownBot(f"{PREFIX} needs the command that starts the bot, such as {PREFIX}./mybot")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"{name!r}: program {command[0]!r} not found, or not executable")
    return command


class Running:
    """A process of a program, and a thread that listens to it: so that one that says nothing can be given up."""

    def __init__(self, command: tuple[str, ...]) -> None:
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BotFault(f"it cannot be started: {error.strerror}") from error
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            while line := said.readline(protocol.LONGEST):
                self._said.put(line)
        self._said.put(b"")

    def ask(self, message: Message) -> Message:
        """Say something and wait for the answer."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(protocol.line(message))
            self.process.stdin.flush()
            answer = self._said.get(timeout=SILENCE)
        except (OSError, ValueError) as error:
            raise BotFault("the process has exited") from error
        except queue.Empty as error:
            raise BotFault(f"no answer for {SILENCE:g} seconds") from error
        if not answer:
            raise BotFault("the process has exited")
        return protocol.message(answer)

    def end(self) -> None:
        """Say that it is over, and see to it."""
        process = self.process
        assert process.stdin is not None
        with contextlib.suppress(OSError), process.stdin as stdin:  # it may have gone already
            stdin.write(protocol.line(protocol.END))
        try:
            process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join(_GOODBYE)


_idle: dict[tuple[tuple[str, ...], int], list[Running]] = {}
"""Processes whose game is over, by command and seat: one is used again for the same seat only (see the protocol)."""


def _give_back(key: tuple[tuple[str, ...], int], held: list[Running]) -> None:
    _idle.setdefault(key, []).extend(held)
    held.clear()


@atexit.register
def end_all() -> None:
    """End the processes that wait for another game."""
    for processes in _idle.values():
        for running in processes:
            running.end()
    _idle.clear()


class ProgramBot:
    """A bot that is a program. Lots decide where it fails again and again; `faults` counts how often they did."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self.faults = 0
        self._command = words(name)
        self._game = game
        self._seed = seed
        self._wants: frozenset[str] = frozenset()
        self._held: list[Running] = []  # the process, once it has said that it is ready
        self._begun = False

    def choose(self, state: State) -> int:
        """Return what the program answers, or after three faults what the lot says."""
        for _ in range(TRIES):
            try:
                return self._game.action(self._ask(state))
            except BotFault as fault:
                print(f"merkator: {self.name}: {fault}", file=sys.stderr)
                self._drop()
        if not self.faults and not self._begun:
            raise BotFault(f"{self.name} cannot play: it never gave a valid answer (see docs/bot-protocol.md)")
        self.faults += 1
        return Random(self._seed + state.number).choice(state.legal())

    def _ask(self, state: State) -> str:
        running = self._held[0] if self._held else self._sit_down(state)
        asked = protocol.question(state, state.seat, state.number, self._wants, self._seed)
        action = protocol.chosen(running.ask(asked), asked["legal"])
        self._begun = True
        return action

    def _sit_down(self, state: State) -> Running:
        """Find or start a process, and say hello."""
        key = (self._command, state.seat)
        waiting = _idle.get(key)
        running = waiting.pop() if waiting else Running(self._command)
        self._held.append(running)
        weakref.finalize(self, _give_back, key, self._held)
        options = state.view(None)["options"]
        hello = protocol.hello(self._game, state.players, options, state.seat, BUDGET, self._seed)
        self._wants = protocol.wishes(running.ask(hello))
        return running

    def _drop(self) -> None:
        """End a process that is at fault; the next try starts another."""
        while self._held:
            self._held.pop().end()

"""The same work on many numbers, spread over processes, with the answers in the numbers' order.

Processes are started afresh (`spawn`), so this works alike on every system and whatever threads there are. What goes
to them is little: a setup once, then ranges of numbers; what comes back is a list of answers for each range.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Final, TypeVar

from merkator.core.errors import BadOption, MerkatorError

S = TypeVar("S")
R = TypeVar("R")

LARGEST: Final = 32  # numbers in one range: enough that handing it over costs nothing, few enough to show progress
RANGES: Final = 8  # for each process at least, so that all end at about the same time
WAITING: Final = 3  # ranges handed out for each process, so that none has to wait for the next

_work: Callable[[int], Any] | None = None
_stop: Event | None = None


def wanted_workers(text: str) -> int | None:
    """Return how many are wanted to work at once: a number, or none for `auto`.

    >>> wanted_workers("3"), wanted_workers("auto")
    (3, None)
    """
    if text == "auto":
        return None
    if not text.isascii() or not text.isdigit() or not int(text):
        raise BadOption(f"workers must be 1 or more, or auto, got {text!r}")
    return int(text)


def worker_count(text: str) -> int:
    """Return how many processes are meant: a number, or `auto` for one on each core of this machine.

    >>> worker_count("3")
    3
    """
    return wanted_workers(text) or cores()


def cores() -> int:
    """Return on how many cores this process may work."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def worker_ended() -> MerkatorError:
    """Say that a process has gone that should have worked."""
    return MerkatorError("a worker process ended before its work did: from outside, or for want of memory")


def spread(prepare: Callable[[S], Callable[[int], R]], setup: S, numbers: range, workers: int) -> Iterator[R]:
    """Yield `prepare(setup)(number)` for each number, in order; the work itself is done in other processes.

    `prepare` must be a function of a module, and `setup` must pickle. When the caller stops early, or an answer is an
    error, the processes end after the number they are at.
    """
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _begin, (prepare, setup, stop))
    waiting: deque[Future[list[R] | str]] = deque()
    ranges = _ranges(numbers, workers)
    try:
        with without_interrupts():
            for _, part in zip(range(workers * WAITING), ranges, strict=False):
                waiting.append(pool.submit(_answer, part))
        while waiting:
            answers = waiting.popleft().result()
            if isinstance(answers, str):
                raise MerkatorError(answers)
            following = next(ranges, None)
            if following is not None:
                waiting.append(pool.submit(_answer, following))
            yield from answers
    except BrokenProcessPool as error:
        raise worker_ended() from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _ranges(numbers: range, workers: int) -> Iterator[range]:
    size = max(1, min(LARGEST, len(numbers) // (workers * RANGES)))
    return iter([numbers[at : at + size] for at in range(0, len(numbers), size)])


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, which the terminal sends to all: the one that started them passes it on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(prepare: Callable[[S], Callable[[int], Any]], setup: S, stop: Event) -> None:
    """Make a new process ready."""
    global _work, _stop  # noqa: PLW0603 - all that a process of a pool has between two tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work = prepare(setup)
    _stop = stop


def _answer(numbers: range) -> list[Any] | str:
    """Do the work for some numbers; a mistake comes back as its text, for not every error survives pickling."""
    assert _work is not None
    assert _stop is not None
    answers = []
    for number in numbers:
        if _stop.is_set():
            break
        try:
            answers.append(_work(number))
        except MerkatorError as error:
            return str(error)
    return answers

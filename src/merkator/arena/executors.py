"""Where the games of a match or tournament are played: any executor of `concurrent.futures` will do.

Here, one after the other; in processes of this machine; or on a cluster of Ray or Dask, when these are installed
(`pip install merkator[ray]`, `merkator[dask]`).
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, InvalidStateError, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, ParamSpec, TypeVar

from merkator.arena.parallel import deaf
from merkator.core.errors import BadOption

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES: Final = "processes"
RAY: Final = "ray"
DASK: Final = "dask"
KINDS: Final = (PROCESSES, RAY, DASK)


class Here(Executor):
    """Does the work at once, in this process.

    >>> Here().submit(pow, 2, 5).result()
    32
    """

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it, and return the outcome."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # whoever asks for the result gets it
            future.set_exception(error)
        return future


@contextmanager
def executor(kind: str = PROCESSES, workers: int = 1, address: str | None = None) -> Iterator[Executor]:
    """Make an executor by name, and end what it started. With an address a cluster is used that is running already.

    >>> with executor("processes", workers=1) as made:
    ...     made.submit(pow, 2, 5).result()
    32
    """
    if workers < 1:
        raise BadOption(f"at least 1 worker must play, not {workers}")
    if kind == PROCESSES:
        if address is not None:
            raise BadOption("an address is that of a cluster: ray or dask")
        if workers == 1:
            yield Here()
        else:
            with _processes(workers) as pool:
                yield pool
    elif kind == RAY:
        with _ray(workers, address) as cluster:
            yield cluster
    elif kind == DASK:
        with _dask(workers, address) as cluster:
            yield cluster
    else:
        raise BadOption(f"games are played by {', '.join(KINDS)}, not {kind!r}")


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Start processes that leave Ctrl-C to this one. In the end nobody waits for games that are under way."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
    with _quietly():
        try:
            with deaf():
                for started in [pool.submit(_nothing) for _ in range(workers)]:
                    started.result()
            yield pool
        finally:
            processes = list((pool._processes or {}).values())  # ours; the pool has no public way to end them
            manager: Any = pool._executor_manager_thread  # a pool that was told not to wait forgets it
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            if manager is not None:
                manager.join()


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep the pool's own thread quiet: a game may be over just as it is called off."""
    before = threading.excepthook

    def hear(problem: threading.ExceptHookArgs) -> None:
        if not issubclass(problem.exc_type, InvalidStateError):
            before(problem)

    threading.excepthook = hear
    try:
        yield
    finally:
        threading.excepthook = before


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _nothing() -> None:
    """Make a process start."""


@contextmanager
def _ray(workers: int, address: str | None) -> Iterator[Executor]:
    try:
        import ray
    except ImportError as error:
        raise _missing(RAY) from error
    from merkator.arena.executors_ray import RayExecutor

    ours = not ray.is_initialized()
    if ours:
        own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address is None else {}
        ray.init(address=address, log_to_driver=False, configure_logging=False, **own)
    try:
        yield RayExecutor()
    finally:
        if ours:
            ray.shutdown()


@contextmanager
def _dask(workers: int, address: str | None) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError as error:
        raise _missing(DASK) from error
    own: dict[str, Any] = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    with Client(address) if address is not None else Client(**own) as client:
        yield client.get_executor(pure=False)


def _missing(kind: str) -> BadOption:
    return BadOption(f"{kind} is not installed: pip install 'merkator[{kind}]'")

"""Where the games of a match or tournament are played: any executor of `concurrent.futures` will do.

Here, one after the other; in processes of this machine; or on a cluster of Ray or Dask, when these are installed
(`pip install merkator[ray]`, `merkator[dask]`).
"""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from merkator.arena.parallel import cores, without_interrupts, worker_ended
from merkator.core.errors import BadOption

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES: Final = "processes"
RAY: Final = "ray"
DASK: Final = "dask"
KINDS: Final = (PROCESSES, RAY, DASK)
AHEAD: Final = 3  # deals handed out for each worker, so that none has to wait for the next
_KNOCK: Final = 10.0  # seconds in which a cluster has to answer


class Pool(NamedTuple):
    """What plays the games, and how many of them at once."""

    executor: Executor
    workers: int

    @property
    def ahead(self) -> int:
        """How many deals are handed out in advance."""
        return 1 if self.workers == 1 else self.workers * AHEAD


class InlineExecutor(Executor):
    """Does the work at once, in this process.

    >>> InlineExecutor().submit(pow, 2, 5).result()
    32
    """

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it, and return the outcome."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # raised again where the result is asked for
            future.set_exception(error)
        return future


@contextmanager
def executor(kind: str = PROCESSES, workers: int | None = 1, address: str | None = None) -> Iterator[Pool]:
    """Make an executor by name, and end what it started. With an address a cluster is used that is running already.

    Without a number of workers there is one on each core: of this machine, or of the cluster.

    >>> with executor("processes", workers=1) as made:
    ...     made.executor.submit(pow, 2, 5).result()
    32
    """
    if workers is not None and workers < 1:
        raise BadOption(f"workers must be at least 1, got {workers}")
    if kind not in KINDS:
        raise BadOption(f"executor must be {', '.join(KINDS[:-1])} or {KINDS[-1]}, got {kind!r}")
    if kind == PROCESSES and address is not None:
        raise BadOption("--address needs --executor ray or dask")
    if kind == RAY:
        with _ray(workers, address) as players:
            yield players
    elif kind == DASK:
        with _dask(workers, address) as players:
            yield players
    elif (workers or cores()) == 1:
        yield Pool(InlineExecutor(), 1)
    else:
        with _processes(workers or cores()) as pool:
            yield Pool(pool, workers or cores())


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Start processes that leave Ctrl-C to this one. In the end nobody waits for games that are under way."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
    with _silence_pool_errors():
        try:
            with without_interrupts():
                for started in [pool.submit(_nothing) for _ in range(workers)]:
                    started.result()
            yield pool
        except BrokenProcessPool as error:
            raise worker_ended() from error
        finally:
            processes = list((pool._processes or {}).values())  # ours; the pool has no public way to end them
            manager: Any = pool._executor_manager_thread  # a pool that need not wait forgets it
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            if manager is not None:
                manager.join()


@contextmanager
def _silence_pool_errors() -> Iterator[None]:
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
def _ray(workers: int | None, address: str | None) -> Iterator[Pool]:
    try:
        import ray
    except ImportError as error:
        raise _missing(RAY) from error
    from merkator.arena.executors_ray import RayExecutor

    ours = not ray.is_initialized()
    if ours:
        own: dict[str, Any] = {"num_cpus": workers or cores(), "include_dashboard": False} if address is None else {}
        with _answered(RAY, address):
            ray.init(address=address, log_to_driver=False, configure_logging=False, **own)
    try:
        yield Pool(RayExecutor(), workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        if ours:
            ray.shutdown()


@contextmanager
def _dask(workers: int | None, address: str | None) -> Iterator[Pool]:
    try:
        from distributed import Client
    except ImportError as error:
        raise _missing(DASK) from error
    own: dict[str, Any] = {"n_workers": workers or cores(), "threads_per_worker": 1, "dashboard_address": None}
    with _answered(DASK, address):
        made = Client(address) if address is not None else Client(**own)
    with made as client:
        yield Pool(client.get_executor(pure=False), workers or max(1, sum(client.ncores().values())))


@contextmanager
def _answered(kind: str, address: str | None) -> Iterator[None]:
    """Report that no cluster answers. Connect first, because the libraries take minutes to notice."""
    if address is None:
        yield
        return
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        if port.isdecimal():  # there are names too, such as auto
            socket.create_connection((host.strip("[]"), int(port)), _KNOCK).close()
        yield
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise BadOption(f"no {kind} cluster answers at {address!r}: {reason}") from error


def _missing(kind: str) -> BadOption:
    return BadOption(f"{kind} is not installed: pip install 'merkator[{kind}]'")

"""The database: SQLite in WAL mode with one writer, or PostgreSQL. All SQL runs in threads, never in the event loop.

Waiting writes are put into one transaction: a hundred tables that move at once cost one commit. A write is
acknowledged when its transaction is on disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError

from merkator.core.errors import MerkatorError

T = TypeVar("T")
_BATCH: Final = 256  # writes in one transaction
_READERS: Final = 4
_TRIES: Final = 5  # of a batch that had to give way to another process
_SQLITE: Final = {"timeout": 30, "check_same_thread": False}


class StoreError(MerkatorError):
    """The database cannot be used; the message says why."""


@dataclass
class _Job:
    """One write: a function of a connection, and where its result goes."""

    work: Callable[[Connection], Any]
    done: Future[Any]


class Database:
    """Reads and writes in threads of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.on_commit: Callable[[int, float, bool], None] = lambda size, seconds, failed: None  # runs in the writer
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction together with others that wait; return when it is on disk.

        A function that raises takes nothing of the others with it: it runs in a savepoint of its own.
        """
        done: Future[T] = Future()
        self._jobs.put(_Job(work, done))
        return await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch = [job]
            closing = False
            while len(batch) < _BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    closing = True
                    break
                batch.append(more)
            self._write(batch)
            if closing:
                return

    def _write(self, batch: list[_Job]) -> None:
        """Write a batch in one transaction; tell everyone their result after the commit."""
        batch = [job for job in batch if job.done.set_running_or_notify_cancel()]  # from here on nobody can cancel it
        begun = time.perf_counter()
        try:
            results = self._committed(batch)
        except BaseException as error:  # the commit failed: nothing of the batch is stored
            self.on_commit(len(batch), time.perf_counter() - begun, isinstance(error, SQLAlchemyError))
            for job in batch:
                job.done.set_exception(error)
            return
        self.on_commit(len(batch), time.perf_counter() - begun, False)
        for job, result, problem in results:
            if problem is not None:
                job.done.set_exception(problem)
            else:
                job.done.set_result(result)

    def _committed(self, batch: list[_Job]) -> list[tuple[_Job, Any, BaseException | None]]:
        """Run a batch in one transaction; once more when it got in another process's way and one had to give way."""
        for tries_left in range(_TRIES - 1, -1, -1):
            try:
                with self.engine.begin() as connection:
                    return [_run(job, connection, alone=len(batch) == 1) for job in batch]
            except OperationalError as error:
                if not tries_left or not _gave_way(error):
                    raise
        raise AssertionError("the last try returns or raises")

    @property
    def writing(self) -> bool:
        """Whether writes are taken: the writer's thread is alive."""
        return self._writer.is_alive()

    def close(self) -> None:
        """Finish all waiting writes and close the connections."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()


def _run(job: _Job, connection: Connection, alone: bool) -> tuple[_Job, Any, BaseException | None]:
    """Run one write; its mistakes are its own."""
    if alone:
        return job, job.work(connection), None
    try:
        with connection.begin_nested():
            return job, job.work(connection), None
    except Exception as error:
        if isinstance(error, OperationalError) and _gave_way(error):
            raise
        return job, None, error


def _gave_way(error: OperationalError) -> bool:
    """Say whether PostgreSQL broke a transaction off because two waited for each other, or could not be in order."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def _engine(url: str) -> Engine:
    """Make the engine; a database that cannot be opened is told in one sentence."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.drivername.startswith("sqlite"):
            return _sqlite(parsed.database or "")
        if not parsed.drivername.startswith("postgresql"):
            raise ArgumentError
        return create_engine(parsed, pool_size=_READERS + 2, max_overflow=4, pool_pre_ping=True, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError) as error:
        english = "is no address of a database: use sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise StoreError(f"{url!r} {english}") from error
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs its driver: pip install 'merkator[postgres]'") from error


def _sqlite(file: str) -> Engine:
    if not file or file == ":memory:":
        raise StoreError("games are kept in a file: use sqlite:///FILE")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{file!r} cannot be made: {error.strerror}") from error
    engine = create_engine(f"sqlite:///{file}", connect_args=_SQLITE, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin as `begin` below says
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move is on disk
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 30000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    try:
        engine.connect().close()
    except OperationalError as error:
        raise StoreError(f"{file!r} cannot be opened: {error.orig}") from error
    return engine

"""The database: SQLite in WAL mode with one writer, or PostgreSQL. All SQL runs in threads, never in the event loop.

Waiting writes are put into one transaction: a hundred tables that move at once cost one commit. A write is
acknowledged when its transaction is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError
from sqlalchemy.sql.dml import Delete, Update

from merkator.core.errors import MerkatorError

T = TypeVar("T")
_BATCH: Final = 256  # writes in one transaction
_READERS: Final = 4
_TRIES: Final = 5  # of a batch that had to give way to another process
_SQLITE: Final = {"timeout": 30, "check_same_thread": False}
_WRITES: Final = "merkator_writes"  # marks the connection whose transactions write from their beginning
UNWATCHED: Final = "merkator_unwatched"
"""The option of a statement that changes nothing of watched tables that anyone remembers."""
_LOOK_SECONDS: Final = 1.0  # between two looks whether another process has written


class StoreError(MerkatorError):
    """The database cannot be used; the message says why."""


@dataclass
class _Job:
    """One write: a function of a connection, and where its result goes."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


_Result = tuple[_Job, Any, BaseException | None]


class Database:
    """Reads and writes in threads of its own.

    `changes` grows whenever rows of the `watched` tables may have changed, so that what was read of them can be kept
    meanwhile: with own writes before they are acknowledged, with those of other processes on an SQLite file within a
    second, and on PostgreSQL with their announcements (`on_touched` makes them, in the transaction). New rows do not
    count, nor do statements with the option UNWATCHED.
    """

    def __init__(self, url: str, watched: Collection[str] = ()) -> None:
        self.url = url
        self.engine = _engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.on_commit: Callable[[int, float, bool], None] = lambda size, seconds, failed: None  # runs in the writer
        self.changes = 0
        self.on_touched: Callable[[Connection], None] = lambda connection: None
        self._touched = False  # a watched table was written to, in the transaction that is open
        if watched:
            self._watch(frozenset(watched))
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def _watch(self, names: frozenset[str]) -> None:
        @event.listens_for(self.engine, "before_execute")
        def note(connection: Connection, statement: object, *_: object) -> None:
            if not isinstance(statement, Update | Delete) or getattr(statement.table, "name", "") not in names:
                return
            if not statement.get_execution_options().get(UNWATCHED):
                self._touched = True
                self.on_touched(connection)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Begin a transaction that writes, for what works on the database directly, beside a server that may run.

        On SQLite one that only begins to write after it has read is refused when somebody else wrote in between.
        """
        with self.engine.connect() as connection, connection.execution_options(**{_WRITES: True}).begin():
            yield connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction together with others that wait; return when it is on disk.

        A function that raises takes nothing of the others with it. It may be called again when something went wrong;
        then nothing of its first time is left.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done))
        return await done

    # --- the writer's thread

    def _write_all(self) -> None:
        with contextlib.ExitStack() as stack:
            kept = None
            if self.sqlite:  # its connection stays open, for it can tell whether others have written
                kept = stack.enter_context(self.engine.connect()).execution_options(**{_WRITES: True})
            version = _version(kept)
            closing = False
            while not closing:
                batch, closing = self._waiting()
                if batch:
                    self._write(batch, kept)
                if version != (version := _version(kept)):
                    self.changes += 1

    def _waiting(self) -> tuple[list[_Job], bool]:
        """Wait for writes, a while; return all there are, and whether they are the last."""
        batch: list[_Job] = []
        try:
            job = self._jobs.get(timeout=_LOOK_SECONDS if self.sqlite else None)
            while job is not None:
                batch.append(job)
                if len(batch) == _BATCH:
                    return batch, False
                job = self._jobs.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _write(self, batch: list[_Job], kept: Connection | None) -> None:
        """Write a batch in one transaction; tell everyone their result after the commit."""
        batch = [job for job in batch if not job.done.cancelled()]
        begun = time.perf_counter()
        failed = False
        results: list[_Result]
        try:
            results = self._committed(batch, kept)
        except BaseException as error:  # nothing of the batch is stored
            results = [(job, None, error) for job in batch]
            failed = isinstance(error, SQLAlchemyError)
        if self._touched:
            self._touched = False
            self.changes += 1
        self.on_commit(len(batch), time.perf_counter() - begun, failed)
        _deliver(results)

    def _committed(self, batch: list[_Job], kept: Connection | None) -> list[_Result]:
        """Run a batch in one transaction; once more when it got in another process's way and one had to give way."""
        for tries_left in range(_TRIES - 1, -1, -1):
            try:
                with contextlib.nullcontext(kept) if kept is not None else self.engine.connect() as connection:
                    return _together(batch, connection)
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


def _together(batch: list[_Job], connection: Connection) -> list[_Result]:
    """Run writes in one transaction.

    When one raises, all are run again with a savepoint for each. That is seldom, and savepoints would be half of the
    work.
    """
    with connection.begin() as transaction:
        try:
            results: list[_Result] = [(job, job.work(connection), None) for job in batch]
        except Exception as error:
            if len(batch) == 1 or _gave_way(error):
                raise
            transaction.rollback()
        else:
            transaction.commit()
            return results
    with connection.begin():
        return [_apart(job, connection) for job in batch]


def _apart(job: _Job, connection: Connection) -> _Result:
    """Run one write; its mistakes are its own."""
    try:
        with connection.begin_nested():
            return job, job.work(connection), None
    except Exception as error:
        if _gave_way(error):
            raise
        return job, None, error


def _deliver(results: list[_Result]) -> None:
    """Tell everyone their result: one call into each event loop that waits."""
    waiting: dict[asyncio.AbstractEventLoop, list[_Result]] = {}
    for result in results:
        waiting.setdefault(result[0].done.get_loop(), []).append(result)
    for loop, told in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, told)


def _tell(results: list[_Result]) -> None:
    for job, result, problem in results:
        if job.done.done():  # whoever waited was cancelled
            continue
        if problem is not None:
            job.done.set_exception(problem)
        else:
            job.done.set_result(result)


def _version(connection: Connection | None) -> int:
    """Return a number that changes when another connection has written to the file."""
    if connection is None:
        return 0
    raw = connection.connection.driver_connection  # beside SQLAlchemy, which would begin a transaction
    assert raw is not None
    return int(raw.execute("PRAGMA data_version").fetchone()[0])


def _gave_way(error: Exception) -> bool:
    """Say whether PostgreSQL broke a transaction off because two waited for each other, or could not be in order."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


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
        english = "is not a database URL: use sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise StoreError(f"{url!r} {english}") from error
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs its driver: pip install 'merkator[postgres]'") from error


def _sqlite(file: str) -> Engine:
    if not file or file == ":memory:":
        raise StoreError("in-memory SQLite is not supported: use sqlite:///FILE")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{file!r} cannot be created: {error.strerror}") from error
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
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    try:
        engine.connect().close()
    except OperationalError as error:
        raise StoreError(f"{file!r} cannot be opened: {error.orig}") from error
    return engine

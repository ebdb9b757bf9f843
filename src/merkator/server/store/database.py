"""The database: SQLite in WAL mode with one writer, or PostgreSQL. All SQL runs in threads, never in the event loop.

Waiting writes are put into one transaction: a hundred tables that move at once cost one commit. A write is
acknowledged when its transaction is on disk.

A fault of the machine fails all writes of its transaction with `NotSaved`, and the writer continues with a new
connection. Every few seconds it writes a heartbeat, and always first after a fault: so what is known about writes is
never older than that, and whatever must be put right after a break comes before the writes that waited.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import Delete, Update

from merkator.server.store.engine import READERS, WRITES, make_engine
from merkator.server.store.faults import DAMAGED, NotReadable, NotSaved, fault_of, gave_way

T = TypeVar("T")
Beat = Callable[[Connection], None]
"""What the writer does every few seconds, in a transaction of its own."""
_BATCH: Final = 256  # writes in one transaction
_TRIES: Final = 5  # of a batch that had to give way to another process
_LOOK_SECONDS: Final = 1.0  # between two looks whether another process has written
_BEAT_SECONDS: Final = 3.0
UNWATCHED: Final = "merkator_unwatched"
"""The option of a statement that changes nothing of watched tables that anyone remembers."""
OF_USER: Final = "merkator_of_user"
"""The option of a statement that changes watched rows of one user only: it holds the user's id."""
_MOST_USERS: Final = 20_000  # whose changes are counted one by one
_OLD_SECONDS: Final = 10.0  # after which a heartbeat proves nothing any more
_HANGS_SECONDS: Final = 30.0  # without a heartbeat and without a fault: the writer will never come back
_CALM_SECONDS: Final = 5.0  # without a failed write until writes count as working again
_LOCK_MILLISECONDS: Final = 5000  # that the writer waits for another process on an SQLite file
_log: Final = logging.getLogger(__name__)


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
    count, nor do statements with the option UNWATCHED. `changes_of` counts for each user what statements with the
    option OF_USER have changed, and `changes_of_all` the rest, which may concern anyone.
    """

    def __init__(self, url: str, watched: Collection[str] = ()) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.on_commit: Callable[[int, float, bool], None] = lambda size, seconds, failed: None  # runs in the writer
        self.changes = 0
        self.changes_of: dict[int, int] = {}
        self.changes_of_all = 0
        self.damage = ""  # what is known to be damaged in the file; see integrity.py
        self.on_touched: Callable[[Connection, int | None], None] = lambda connection, user: None
        self._touched: set[int | None] = set()  # whose watched rows were written to, in the open transaction
        if watched:
            self._watch(frozenset(watched))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._kept: Connection | None = None  # the writer's, on SQLite
        self._version = 0  # of the file, as that connection sees it
        self._beat: Beat | None = None
        self._beaten = 0.0  # when the last heartbeat was stored
        self._fault = ""  # why the last writes failed
        self._failed = 0.0  # when they did
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def _watch(self, names: frozenset[str]) -> None:
        @event.listens_for(self.engine, "before_execute")
        def note(connection: Connection, statement: object, *_: object) -> None:
            if not isinstance(statement, Update | Delete) or getattr(statement.table, "name", "") not in names:
                return
            options = statement.get_execution_options()
            if not options.get(UNWATCHED):
                self._touched.add(options.get(OF_USER))
                self.on_touched(connection, options.get(OF_USER))

    def touched(self, users: Collection[int | None]) -> None:
        """Count a change of watched rows of some users; of None: of anyone."""
        if None in users or len(self.changes_of) > _MOST_USERS:
            self.changes_of.clear()
            self.changes_of_all += 1
        else:
            self.changes_of.update({user: self.changes_of.get(user, 0) + 1 for user in users if user is not None})
        self.changes += 1

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Begin a transaction that writes, for what works on the database directly, next to a server that may run.

        On SQLite one that only begins to write after it has read is refused when someone else wrote in between.
        """
        with self.engine.connect() as connection, connection.execution_options(**{WRITES: True}).begin():
            yield connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._opened() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            if self._noted(error) is None:
                raise
            raise NotReadable from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction together with others that wait; return when it is on disk.

        A function that raises takes nothing of the others with it. It may be called again when something went wrong;
        then nothing of its first time is left. `NotSaved` when the machine was at fault.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done))
        return await done

    # --- the state of writes

    def keep_beating(self, beat: Beat | None) -> None:
        """Let the writer do something every few seconds from now on; the caller has just written without a fault."""
        self._beaten = time.monotonic()
        self._beat = beat

    @property
    def writing(self) -> bool:
        """Whether writes are taken: the writer's thread is alive."""
        return self._writer.is_alive()

    @property
    def hangs(self) -> bool:
        """Whether only a restart helps: the writer has died, or waits for something and no fault explains it."""
        late = self._beat is not None and time.monotonic() - self._beaten > _HANGS_SECONDS
        return not self.writing or (late and not self._fault)

    @property
    def trouble(self) -> str:
        """Why writes fail, in a few words; empty while they work."""
        if not self.writing:
            return "the writer has stopped"
        if self._fault:
            return self._fault
        late = self._beat is not None and time.monotonic() - self._beaten > _OLD_SECONDS
        return "the last write has not ended" if late else ""

    def _noted(self, error: BaseException) -> str | None:
        """Return which fault of the machine an error comes from; remember damage."""
        fault = fault_of(error)
        if fault == DAMAGED and not self.damage:
            self.damage = str(getattr(error, "orig", None) or error)
        return fault

    # --- connections

    @contextmanager
    def _opened(self) -> Iterator[Connection]:
        """Open a connection; one that met a fault is not used again."""
        with self.engine.connect() as connection:
            try:
                yield connection
            except BaseException as error:
                if fault_of(error) is not None and not gave_way(error):
                    connection.invalidate()
                raise

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """Return the writer's connection. On SQLite it stays open: it knows whether others have written."""
        if not self.sqlite:
            with self._opened() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.connect().execution_options(**{WRITES: True})
            _raw(self._kept).execute(f"PRAGMA busy_timeout = {_LOCK_MILLISECONDS}")
        try:
            yield self._kept
        except BaseException as error:
            if fault_of(error) is not None or self._kept.in_transaction() or _raw(self._kept).in_transaction:
                self._drop()
            raise

    def _drop(self) -> None:
        """Close the writer's connection, with whatever transaction is open in it; the next write opens another."""
        kept, self._kept = self._kept, None
        self._version = -1  # the next one counts by itself: others may have written in between
        if kept is not None:
            with contextlib.suppress(Exception):  # it may be broken in any way
                kept.invalidate()
            with contextlib.suppress(Exception):
                kept.close()

    # --- the writer's thread

    def _write_all(self) -> None:
        closing = False
        while not closing:
            batch, closing = self._waiting()
            batch = [job for job in batch if not job.done.cancelled()]
            working = self._beat_if_due()
            if batch and working:
                self._write(batch)
            elif batch:
                _deliver([(job, None, NotSaved()) for job in batch])
            self._look()
        self._drop()

    def _beat_if_due(self) -> bool:
        """Write the heartbeat if it is time; return whether it is worthwhile to write anything."""
        now = time.monotonic()
        if self._beat is None or not (self._fault or now - self._beaten >= _BEAT_SECONDS):
            return True
        try:
            self._commit(self._beat)
        except Exception as error:
            fault = self._noted(error)
            if fault is None:
                _log.exception("the heartbeat failed")
                return True
            self._failing(fault)
            return False
        self._beaten = time.monotonic()
        if self._fault and self._beaten - self._failed >= _CALM_SECONDS:
            _log.warning("writing works again")
            self._fault = ""
        return True

    def _commit(self, work: Beat) -> None:
        with self._writing() as connection, connection.begin():
            work(connection)

    def _failing(self, fault: str) -> None:
        """Note that a write failed, and why."""
        if fault != self._fault:
            _log.error("writing fails: %s", fault)
        self._fault, self._failed = fault, time.monotonic()

    def _look(self) -> None:
        """Find out whether another connection has written to an SQLite file."""
        if not self.sqlite:
            return
        try:
            with self._writing() as connection:
                version = int(_raw(connection).execute("PRAGMA data_version").fetchone()[0])
        except Exception:  # the next write finds out why
            return
        if version != self._version:
            self._version = version
            self.touched({None})

    def _waiting(self) -> tuple[list[_Job], bool]:
        """Wait for writes, a while; return all there are, and whether they are the last."""
        batch: list[_Job] = []
        try:
            job = self._jobs.get(timeout=_LOOK_SECONDS)
            while job is not None:
                batch.append(job)
                if len(batch) == _BATCH:
                    return batch, False
                job = self._jobs.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _write(self, batch: list[_Job]) -> None:
        """Write a batch in one transaction; give everyone their result after the commit."""
        begun = time.perf_counter()
        failed = False
        results: list[_Result]
        try:
            results = self._committed(batch)
        except BaseException as error:  # nothing of the batch is stored
            fault = self._noted(error)
            if fault is not None:
                self._failing(fault)
            results = [(job, None, error if fault is None else NotSaved()) for job in batch]
            failed = fault is not None or isinstance(error, SQLAlchemyError)
        if self._touched:
            self.touched(self._touched)
            self._touched = set()
        self.on_commit(len(batch), time.perf_counter() - begun, failed)
        _deliver(results)

    def _committed(self, batch: list[_Job]) -> list[_Result]:
        """Run a batch in one transaction; once more when it got in another process's way and one had to give way."""
        for tries_left in range(_TRIES - 1, -1, -1):
            try:
                with self._writing() as connection:
                    return _together(batch, connection)
            except Exception as error:
                if not tries_left or not gave_way(error):
                    raise
        raise AssertionError("the last try returns or raises")

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
            if len(batch) == 1 or fault_of(error) is not None:
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
        if fault_of(error) is not None:  # it is that of all
            raise
        return job, None, error


def _deliver(results: list[_Result]) -> None:
    """Give everyone their result: one call into each event loop that waits."""
    waiting: dict[asyncio.AbstractEventLoop, list[_Result]] = {}
    for result in results:
        waiting.setdefault(result[0].done.get_loop(), []).append(result)
    for loop, jobs in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, jobs)


def _tell(results: list[_Result]) -> None:
    for job, result, problem in results:
        if job.done.done():  # the one who waited was cancelled
            continue
        if problem is not None:
            job.done.set_exception(problem)
        else:
            job.done.set_result(result)


def _raw(connection: Connection) -> Any:
    """Return the driver's own connection, for what SQLAlchemy would begin a transaction for."""
    raw = connection.connection.driver_connection
    assert raw is not None
    return raw

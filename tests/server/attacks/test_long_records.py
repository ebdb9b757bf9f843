"""A record that is legal and very long: nobody else may wait because of it.

In Rome two players who do nothing can continue for ever. At d5a146a a record of 60,000 actions was taken; the server
stood still while it was imported, and again for every log and chart of its points that a stranger asked for.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import merkator
from merkator.core.record import Record
from server_process import serving
from stranger import Stranger, stranger

MOST = 5000
"""Actions that a game may have."""


def idle_game(actions: int) -> str:
    """Return the record of a game in which nothing happens for a long time."""
    record = Record.start(merkator.game("rome"), 2, seed=3)
    for _ in range(actions):
        assert not record.state.over
        record.play(record.state.legal()[-1])
    return record.text(seed=False)


def slowest_move(anna: Stranger, table: str, seconds: float) -> float:
    """Play for a while; return how long the slowest move took."""
    end = time.monotonic() + seconds
    slowest = 0.0
    while time.monotonic() < end:
        begun = time.monotonic()
        anna.play_first(table)
        slowest = max(slowest, time.monotonic() - begun)
        time.sleep(0.02)
    return slowest


def asked_for(address: str, record: str, seconds: float) -> tuple[int, str]:
    """Import a record as a stranger, and ask for all that is computed from it; return what the import answered."""
    end = time.monotonic() + seconds
    with stranger(address, "Eve") as eve:
        made = eve.ask("POST", "/api/records", record=record)
        if made.status_code == 201:
            path = f"/api/tables/{made.json()['id']}"
            while time.monotonic() < end:
                for what in ("scores", "log?first=1&count=500", "log?first=4500&count=500", "history/4000", "record"):
                    assert eve.ask("GET", f"{path}/{what}").status_code in (200, 409, 429)
        return made.status_code, made.text


def test_a_very_long_record_stops_nobody(tmp_path: Path) -> None:
    longest, too_long = idle_game(MOST), idle_game(60_000)
    with serving(tmp_path / "games.sqlite3") as server:
        address = server.address()
        with stranger(address, "Anna") as anna, ThreadPoolExecutor(3) as crowd:
            table = anna.ok("POST", "/api/tables", game="hamburg", players=4, seats=[{"kind": "me"}] * 4)["id"]
            for _ in range(5):
                anna.play_first(table)
            strangers = [crowd.submit(asked_for, address, text, 5) for text in (too_long, longest, longest)]
            slowest = slowest_move(anna, table, 6)
            refused, *taken = [each.result() for each in strangers]
    assert refused[0] == 422
    assert f"has 60000 actions; at most {MOST} are allowed" in refused[1]
    assert [status for status, _ in taken] == [201, 201]
    assert slowest < 1

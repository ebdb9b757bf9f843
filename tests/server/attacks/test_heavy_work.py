"""A stranger sends what takes long to read: card sets, records, bodies; and opens long games, one after the other.

All of it is within the usual limits. Seen on d5a146a, and some of it until the work got queues of its own: card sets
were read in the event loop, and opening a long table or an export played it again in one of the four threads that
read for everyone.
"""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

import pytest

import merkator
from merkator.core.record import Record
from server_process import serving
from stranger import Stranger, stranger

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has many loopback addresses without preparation"
)
ELSEWHERE = "127.0.0.2"
SECONDS = 5.0
MANY_TABLES = "\n".join(f"[a{number:x}]" for number in range(11_000))
DEEP_KEYS = "".join("a." * 60 + f"b{number} = 1\n" for number in range(750))


def visitor(address: str, name: str) -> AbstractContextManager[Stranger]:
    """Visit a server from the stranger's address."""
    return stranger(address, name, ELSEWHERE)


def moves(anna: Stranger, table: str, seconds: float) -> list[float]:
    """Play for a while, and look at the lobby; return how long each took, the shortest first."""
    end = time.monotonic() + seconds
    times = []
    while time.monotonic() < end:
        begun = time.monotonic()
        anna.play_first(table)
        anna.ok("GET", "/api/lobby")
        times.append(time.monotonic() - begun)
        time.sleep(0.02)
    return sorted(times)


def slow_turns(
    address: str,
    attack: Callable[[Stranger], Any],
    prepare: Callable[[Stranger], Any] = lambda _: None,
    threads: int = 1,
) -> tuple[float, float]:
    """Return what was a slow turn of another player, without and with an attack of two strangers (90 of 100)."""
    with stranger(address, "Anna") as anna, ThreadPoolExecutor(2 * threads) as crowd:
        seats = [{"kind": "me"}] * 4
        table = anna.ok("POST", "/api/tables", game="hamburg", players=4, seats=seats)["id"]
        with visitor(address, "Eve") as eve, visitor(address, "Mallory") as mallory:
            for each in (eve, mallory):
                prepare(each)
            quiet = moves(anna, table, SECONDS / 2)
            end = time.monotonic() + SECONDS

            def go_on(who: Stranger) -> None:
                while time.monotonic() < end:
                    attack(who)

            attacks = [crowd.submit(go_on, each) for each in (eve, mallory) for _ in range(threads)]
            attacked = moves(anna, table, SECONDS)
            for done in attacks:
                done.result()
    return quiet[int(0.9 * len(quiet))], attacked[int(0.9 * len(attacked))]


@pytest.mark.parametrize("text", [MANY_TABLES, DEEP_KEYS], ids=["tables", "keys"])
def test_card_sets_that_take_long_to_read_stop_nobody(tmp_path: Path, text: str) -> None:
    def attack(eve: Stranger) -> None:
        for method, path in (("POST", "/api/card-sets"), ("POST", "/api/games/rome/cards/check")):
            answer = eve.ask(method, path, game="rome", name="eve's", text=text)
            assert answer.status_code in (200, 422, 429), answer.text

    with serving(tmp_path / "games.sqlite3") as server:
        quiet, attacked = slow_turns(server.address(), attack)
    assert attacked < 3 * quiet + 0.1


def test_large_bodies_stop_nobody(tmp_path: Path) -> None:
    body = b'{"record": [' + b"[]," * 300_000 + b"[]]}"

    def attack(eve: Stranger) -> None:
        for path in ("/api/records", "/api/tables", "/api/session"):
            answer = eve.client.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (413, 422, 429), answer.text

    with serving(tmp_path / "games.sqlite3") as server:
        quiet, attacked = slow_turns(server.address(), attack)
    assert attacked < 3 * quiet + 0.1


def long_game() -> str:
    """Return the record of a long game in which nothing happens."""
    record = Record.start(merkator.game("rome"), 2, seed=3)
    for _ in range(3000):
        record.play(record.state.legal()[-1])
    return record.text(seed=False).replace("\nrules: 2\n", "\nrules: 1\n")  # which older versions read, too


def test_long_games_opened_in_turn_stop_nobody(tmp_path: Path) -> None:
    """Eve has 230 long games, more than the server keeps open, fetches them in turn, and exports all she has."""
    database, text = tmp_path / "games.sqlite3", long_game()
    mine: dict[int, list[str]] = {}
    at = 0

    def prepare(eve: Stranger) -> None:
        one = eve.ok("POST", "/api/records", record=text)["id"]
        mine[id(eve)] = [one, *repeat(database, one, 115)]

    def attack(eve: Stranger) -> None:
        nonlocal at
        at += 1
        tables = mine[id(eve)]
        answer = eve.ask("GET", "/api/me/export" if at % 40 == 0 else f"/api/tables/{tables[at % len(tables)]}")
        assert answer.status_code in (200, 429), answer.text

    with serving(database) as server:
        quiet, attacked = slow_turns(server.address(), attack, prepare, 5)
    assert attacked < 3 * quiet + 0.1


def repeat(database: Path, table: str, times: int) -> list[str]:
    """Store copies of a table, with its seats and entries; return their ids."""
    ids = [f"{table[:7]}{number:03}" for number in range(times)]
    with closing(sqlite3.connect(database, timeout=30)) as store, store:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
            columns = ", ".join(
                f'"{each}"' for _, each, *_ in store.execute(f"PRAGMA table_info({name})") if each != key
            )
            for id in ids:
                copy = f"INSERT INTO {name} ({key}, {columns}) SELECT ?, {columns} FROM {name} WHERE {key} = ?"
                store.execute(copy, (id, table))
    return ids

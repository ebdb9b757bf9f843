"""One stranger asks for too much: bots, hints, logs, games, connections, messages. Everyone else plays on.

The stranger comes from an address of their own, and keeps to what the usual limits allow. Seen on d5a146a: all of
these attacks went through. 250 silent connections shut everyone out, 12 tables of bots kept another guest's bot
waiting, and sockets, games and seconds of thinking had no bound.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server_process import serving
from stranger import Stranger, stranger

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has many loopback addresses without preparation"
)
ELSEWHERE = "127.0.0.2"
"""Where the stranger comes from."""
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "normal"}


def visitor(address: str, name: str) -> AbstractContextManager[Stranger]:
    """Visit a server from the stranger's address."""
    return stranger(address, name, ELSEWHERE)


def live(address: str, person: Stranger) -> ClientConnection:
    """Open a person's socket, from the stranger's address."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    url = address.replace("http", "ws", 1) + "/api/live"
    return connect(url, additional_headers={"Cookie": cookies, "Origin": address}, source_address=(ELSEWHERE, 0))


@contextmanager
def meeting(path: Path) -> Iterator[tuple[str, Stranger, Stranger]]:
    """Serve a player and a stranger from elsewhere; yield the server's address and both."""
    with serving(path) as server:
        address = server.address()
        with stranger(address, "Anna") as anna, visitor(address, "Eve") as eve:
            yield address, anna, eve


def turn_of_a_bot(anna: Stranger) -> float:
    """Play at a table with a bot until the bot has answered once; return how long its answer took."""
    page = anna.ok("POST", "/api/tables", game="rome", players=2, seats=[ME, BOT])
    for _ in range(60):
        begun = time.monotonic()
        while page["deciding"] not in page["mine"]:
            assert time.monotonic() - begun < 120, "the bot never answers"
            time.sleep(0.05)
            now = anna.ok("GET", f"/api/tables/{page['id']}")
            if now["number"] != page["number"]:
                return time.monotonic() - begun
        page = anna.play_first(page["id"])
    raise AssertionError("the bot has had no decision")


def bots_of_one_stranger(path: Path, tables: int) -> tuple[float, float, int]:
    """Return how long another guest waits for a bot without and with the stranger's tables, and their number."""
    with meeting(path) as (_, anna, eve):
        quiet = turn_of_a_bot(anna)
        made = [eve.ask("POST", "/api/tables", game="rome", players=4, seats=[BOT] * 4) for _ in range(tables)]
        assert {answer.status_code for answer in made} <= {201, 409}, [answer.text for answer in made]
        refused = [answer.json()["error"] for answer in made if answer.status_code == 409]
        assert set(refused) <= {"many-bot-games"}
        time.sleep(2)
        return quiet, turn_of_a_bot(anna), tables - len(refused)


def test_many_bots_of_one_stranger_keep_nobody_elses_waiting(tmp_path: Path) -> None:
    quiet, crowded, tables = bots_of_one_stranger(tmp_path / "games.sqlite3", 12)
    assert tables == 4
    assert crowded < 3 * quiet + 4


@pytest.mark.long
def test_thirty_tables_of_bots_keep_nobody_elses_waiting(tmp_path: Path) -> None:
    quiet, crowded, _ = bots_of_one_stranger(tmp_path / "games.sqlite3", 30)
    assert crowded < 3 * quiet + 4


def test_hints_cost_their_asker_seconds_of_thinking(tmp_path: Path) -> None:
    """Tried with a twentieth of the limits: 6 seconds of thinking, and games of one's own to ask about."""
    with serving(tmp_path / "games.sqlite3", "--limits", "0.05") as server:
        address = server.address()
        with visitor(address, "Eve") as eve:
            page = eve.ok("POST", "/api/tables", game="hamburg", players=2, seats=[ME, {"kind": "local"}])
            refused = asked_until_refused(eve, page)
            assert refused["error"] == "too-many"
            assert refused["values"]["seconds"] > 0
            play = eve.ask("POST", f"/api/tables/{page['id']}/moves", number=page["number"], actions=first(page))
            assert play.status_code == 200  # only advice is used up


def asked_until_refused(eve: Stranger, page: dict[str, Any]) -> Any:
    """Ask for one hint after the other, at the rate that is allowed."""
    deadline = time.monotonic() + 100
    while time.monotonic() < deadline:
        answer = eve.ask("POST", f"/api/tables/{page['id']}/hint", number=page["number"], level="expert")
        if answer.status_code == 429:
            return answer.json()
        assert answer.status_code == 200, answer.text
    raise AssertionError("hints have no end")


def first(page: dict[str, Any]) -> list[str]:
    return [page["view"]["decision"]["actions"][0]["do"]]


def test_a_patient_guest_cannot_have_games_without_end(tmp_path: Path) -> None:
    """Tried with a fifth of the limits: ten games, as if Eve had made some every day."""
    database = tmp_path / "games.sqlite3"
    wanted = {"game": "hamburg", "players": 2, "seats": [ME, {"kind": "open"}]}
    with serving(database, "--limits", "0.2") as server, visitor(server.address(), "Eve") as eve:
        one = eve.ok("POST", "/api/tables", **wanted)["id"]
        repeat(database, one, 9)
        answer = eve.ask("POST", "/api/tables", **wanted)
        assert (answer.status_code, answer.json()["error"]) == (409, "many-games")
        assert eve.ask("DELETE", f"/api/tables/{one}").status_code == 204
        eve.ok("POST", "/api/tables", **wanted)


def repeat(database: Path, table: str, times: int) -> None:
    """Store copies of a table."""
    with closing(sqlite3.connect(database, timeout=30)) as store, store:
        names = [name for _, name, *_ in store.execute("PRAGMA table_info(tables)") if name != "id"]
        columns = ", ".join(f'"{name}"' for name in names)
        for number in range(times):
            copy = f"INSERT INTO tables (id, {columns}) SELECT ?, {columns} FROM tables WHERE id = ?"
            store.execute(copy, (f"copy{number}", table))


def test_silent_connections_shut_nobody_out_and_are_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as server, ExitStack() as open_ones:
        address = server.address()
        host, port = address.removeprefix("http://").split(":")
        lines = []
        for number in range(350):
            line = socket.create_connection((host, int(port)), 10, source_address=(ELSEWHERE, 0))
            open_ones.enter_context(line)
            if number % 2:  # half of them begin a request and never end it
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
            lines.append(line)
        for _ in range(3):
            assert httpx.get(f"{address}/healthz", timeout=5).status_code == 200
        deadline = time.monotonic() + 30
        for line in lines:
            line.settimeout(max(0.1, deadline - time.monotonic()))
            with suppress(ConnectionResetError):
                while line.recv(1000):  # what is refused is refused in words; then it ends
                    pass


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="needs prlimit")
def test_silent_connections_from_everywhere_shut_nobody_out(tmp_path: Path) -> None:
    """Someone with a whole network has an address for each connection. Tried with 256 descriptors."""
    few = ("prlimit", "--nofile=256:256")
    with serving(tmp_path / "games.sqlite3", through=few) as server, ExitStack() as open_ones:
        address = server.address()
        host, port = address.removeprefix("http://").split(":")
        for number in range(400):
            source = (f"127.0.{1 + number // 200}.{1 + number % 200}", 0)
            with suppress(OSError):
                open_ones.enter_context(socket.create_connection((host, int(port)), 10, source_address=source))
        for _ in range(3):
            assert httpx.get(f"{address}/healthz", timeout=5).status_code == 200


def code_after(line: ClientConnection, messages: int) -> int | None:
    """Send messages and read the answers until the server closes the socket; return the code with which it does."""
    try:
        for _ in range(messages):
            line.send(json.dumps({"do": "ping"}))
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            line.recv(20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    raise AssertionError("a flood is answered without end")


def test_a_flood_of_messages_ends_the_socket(tmp_path: Path) -> None:
    with meeting(tmp_path / "games.sqlite3") as (address, anna, eve), live(address, eve) as flood:
        table = anna.ok("POST", "/api/tables", game="hamburg", players=1, seats=[ME])["id"]
        assert code_after(flood, 20_000) == 4429
        begun = time.monotonic()
        anna.play_first(table)
        assert time.monotonic() - begun < 3


def test_one_person_cannot_hold_sockets_without_end(tmp_path: Path) -> None:
    with meeting(tmp_path / "games.sqlite3") as (address, _, eve), ExitStack() as held:
        for _ in range(20):
            held.enter_context(live(address, eve)).send(json.dumps({"do": "lobby"}))
        one_more = held.enter_context(live(address, eve))
        with pytest.raises(ConnectionClosed) as closed:
            one_more.recv(20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


def test_a_crowd_that_reads_logs_is_slowed_down(tmp_path: Path) -> None:
    """Twelve threads read the log of a public game as fast as they can; another player's moves continue."""
    with meeting(tmp_path / "games.sqlite3") as (address, anna, _):
        seats = [ME, {"kind": "local"}]
        page = anna.ok("POST", "/api/tables", game="hamburg", players=2, seats=seats, public=True)
        for _ in range(40):
            anna.play_first(page["id"])
        quiet = median_move(anna, page["id"])
        end = time.monotonic() + 6

        def read(number: int) -> int:
            with visitor(address, f"Eve {number}") as eve:
                refused = 0
                while time.monotonic() < end:
                    refused += eve.ask("GET", f"/api/tables/{page['id']}/log").status_code == 429
                return refused

        with ThreadPoolExecutor(12) as crowd:
            reading = [crowd.submit(read, number) for number in range(12)]
            crowded = median_move(anna, page["id"])
            refused = sum(each.result() for each in reading)
        assert refused > 0
        assert crowded < 3 * quiet + (os.cpu_count() or 1) * 0.1  # the crowd needs processors, too


def median_move(anna: Stranger, table: str) -> float:
    """Return the median time of some moves."""
    times = []
    for _ in range(15):
        begun = time.monotonic()
        anna.play_first(table)
        times.append(time.monotonic() - begun)
    return sorted(times)[len(times) // 2]

"""The clock of the machine is set by an hour while a game with a clock is in progress: nobody loses time, or a game.

Seen on d5a146a: after a jump of one hour a claim against a player who had ten minutes left succeeded.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from faulty_machine import clock_library
from server_process import ServerProcess, serving
from stranger import Stranger, stranger

BUDGET = 600
CLOCK = {"kind": "live", "seconds": BUDGET, "increment": 0}


@dataclass
class Machine:
    """A machine whose clock can be set, and the server that runs on it."""

    folder: Path
    library: Path

    def set_clock(self, ahead: int) -> None:
        """Set the clock by some seconds."""
        (self.folder / "ahead").write_text(str(ahead), "ascii")

    @contextmanager
    def serving(self) -> Iterator[ServerProcess]:
        environment = {"LD_PRELOAD": str(self.library), "CLOCK_AHEAD": str(self.folder / "ahead")}
        with serving(self.folder / "games.sqlite3", environment=environment) as started:
            yield started


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    library = clock_library(tmp_path)
    if library is None:
        pytest.skip("needs a C compiler on Linux")
    found = Machine(tmp_path, library)
    found.set_clock(0)
    return found


def two_players(stack: ExitStack, address: str) -> tuple[Stranger, Stranger, str]:
    """Let two people begin a game with a clock that runs for the first."""
    anna, ben = (stack.enter_context(stranger(address, name)) for name in ("Anna", "Ben"))
    wish = {"game": "hamburg", "players": 2, "options": {"start": 0}, "public": True, "clock": CLOCK}
    table: str = anna.ok("POST", "/api/tables", **wish, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    ben.ok("POST", f"/api/tables/{table}/join")
    return anna, ben, table


def time_left(address: str, table: str, seat: int) -> float:
    """Return the seconds a seat has left, as browsers work it out: by the time that the socket reports."""
    with connect(address.replace("http", "ws", 1) + "/api/live", origin=Origin(address)) as line:
        line.send(json.dumps({"do": "watch", "table": table}))
        news: dict[str, Any] = json.loads(line.recv(30))
    found = news["page"]["seats"][seat]
    return float(found["clock_left"] if found["deadline"] is None else found["deadline"] - news["now"])


def claim(visitor: Stranger, table: str) -> httpx.Response:
    return visitor.ask("POST", f"/api/tables/{table}/claim", seat=0, to="bot")


@pytest.mark.parametrize("ahead", [3600, -3600])
def test_a_jump_of_the_clock_costs_nobody_time_while_the_server_runs(machine: Machine, ahead: int) -> None:
    with machine.serving() as started, ExitStack() as stack:
        address = started.address()
        anna, ben, table = two_players(stack, address)
        machine.set_clock(ahead)
        answer = claim(ben, table)
        assert (answer.status_code, answer.json()["error"]) == (409, "in-time")
        assert BUDGET - 120 < time_left(address, table, 0) <= BUDGET
        page = anna.play_first(table)
        assert page["number"] > 1, "she is still logged in, and plays on"


@pytest.mark.parametrize("ahead", [3600, -3600])
def test_a_clock_that_is_set_while_the_server_restarts_costs_nobody_time(machine: Machine, ahead: int) -> None:
    with ExitStack() as stack:
        with machine.serving() as started:
            anna, ben, table = two_players(stack, started.address())
            started.end()
        machine.set_clock(ahead)
        with machine.serving() as started:
            address = started.address()
            anna.client.base_url = ben.client.base_url = httpx.URL(address)
            answer = claim(ben, table)
            assert (answer.status_code, answer.json()["error"]) == (409, "in-time")
            assert BUDGET - 120 < time_left(address, table, 0) <= BUDGET
            assert anna.play_first(table)["number"] > 1

"""While a stranger attacks within the usual limits, another player's slowest turns are at most three times as slow.

The stranger's programs run with the least priority, as if on a machine of their own. Each attack is measured against
the same player's turns just before it, on the same server.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from attackers import ATTACKS
from server_process import serving
from stranger import Stranger, stranger

pytestmark = [
    pytest.mark.long,
    pytest.mark.timeout(1200),
    pytest.mark.skipif(
        not sys.platform.startswith("linux"), reason="only Linux has many loopback addresses without preparation"
    ),
]
SECONDS = 20.0
WARM_SECONDS = 3.0
PACE = 0.02
MOST = 3.0
ATTACKER = Path(__file__).parents[2] / "support" / "attackers.py"


class Victim:
    """Someone who plays alone, one game after another, at a steady pace."""

    def __init__(self, person: Stranger) -> None:
        self._person = person
        self._page = self._begun()

    def _begun(self) -> dict[str, object]:
        page: dict[str, object] = self._person.ok(
            "POST", "/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]
        )
        return page

    def turn(self) -> float:
        """Play one action; return how long it took until it was stored."""
        page = self._page
        actions = [page["view"]["decision"]["actions"][0]["do"]]  # type: ignore[index]
        begun = time.monotonic()
        path = f"/api/tables/{page['id']}/moves"
        self._page = self._person.ok("POST", path, number=page["number"], actions=actions)
        took = time.monotonic() - begun
        if self._page["status"] != "running":
            self._page = self._begun()
        return took

    def p99(self, seconds: float) -> float:
        """Play for a while; return within how many seconds 99 of 100 turns were stored."""
        end = time.monotonic() + seconds
        times = []
        while time.monotonic() < end:
            times.append(self.turn())
            time.sleep(PACE)
        return sorted(times)[int(len(times) * 0.99)]


@contextmanager
def attacked(address: str, attack: str) -> Iterator[None]:
    """Let a stranger attack, in a process of their own, until the block ends."""
    process = subprocess.Popen(
        [sys.executable, str(ATTACKER), address, attack], stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n", "the attack could not begin"
        yield
        assert process.poll() is None, "the attack has ended by itself"
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("attack", ATTACKS)
def test_another_players_turns_are_at_most_three_times_as_slow(tmp_path: Path, attack: str) -> None:
    with serving(tmp_path / "games.sqlite3", "--notify-scheme", "jsons,json") as server:
        address = server.address()
        with stranger(address, "Anna") as anna:
            victim = Victim(anna)
            victim.p99(WARM_SECONDS)
            quiet = victim.p99(SECONDS)
            with attacked(address, attack):
                victim.p99(WARM_SECONDS)
                under = victim.p99(SECONDS)
    print(json.dumps({"attack": attack, "p99 without": round(1000 * quiet, 1), "p99 with": round(1000 * under, 1)}))
    assert under <= MOST * quiet, f"{1000 * under:.0f} ms instead of {1000 * quiet:.0f} ms"

"""Programs of a stranger who asks a server for as much as its limits allow, and for more.

    python attackers.py http://127.0.0.1:8460 bots

They print `begun` when they are under way, and go on until they are killed.
"""

from __future__ import annotations

import itertools
import json
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import merkator
from merkator.core.record import Record
from stranger import Stranger

SOURCE: Final = "127.0.0.2"
BOT: Final = {"kind": "bot", "level": "expert"}
MOST: Final = 5000
"""Actions that a record may have."""


class Attacker(Stranger):
    """A stranger from another address, who does not mind being refused."""

    def __init__(self, address: str, name: str = "Eve") -> None:
        transport = httpx.HTTPTransport(local_address=SOURCE)
        super().__init__(httpx.Client(base_url=address, timeout=60, transport=transport))
        self.address = address
        self.press("POST", "/api/session", name=name)

    def press(self, method: str, path: str, **body: Any) -> httpx.Response | None:
        """Ask, whatever becomes of it; wait as long as a refusal says, but no longer than a moment."""
        try:
            answer = self.ask(method, path, **body)
        except httpx.HTTPError:
            return None
        if answer.status_code == 429:
            time.sleep(0.05)
        return answer


def idle_record(actions: int) -> str:
    """Return the record of a game of rome in which nothing happens for long."""
    record = Record.start(merkator.game("rome"), 2, seed=3)
    for _ in range(actions):
        record.play(record.state.legal()[-1])
    return record.text(seed=False)


def for_ever(work: Callable[[], object]) -> None:
    """Do something again and again."""
    while True:
        with suppress(httpx.HTTPError, KeyError, OSError, WebSocketException):
            work()


def table(eve: Attacker, **more: Any) -> dict[str, Any]:
    """Create a table."""
    made: dict[str, Any] = eve.ok("POST", "/api/tables", **more)
    return made


def bots(address: str) -> list[Callable[[], object]]:
    """Thirty tables where four bots think."""
    eve = Attacker(address)
    for _ in range(30):
        eve.press("POST", "/api/tables", game="rome", players=4, seats=[BOT] * 4)
    return [lambda: time.sleep(1)]


def hints(address: str) -> list[Callable[[], object]]:
    """Advice of the strongest bot, for several games at once."""
    eves = [Attacker(address, f"Eve {number}") for number in range(4)]

    def ask(eve: Attacker) -> Callable[[], object]:
        seats = [{"kind": "me"}, {"kind": "local"}]
        page = table(eve, game="rome", players=2, seats=seats)
        path = f"/api/tables/{page['id']}/hint"
        return lambda: eve.press("POST", path, number=page["number"], level="expert")

    return [ask(eve) for eve in eves]


def reviews(address: str) -> list[Callable[[], object]]:
    """Reviews of a finished game that was imported."""
    eve = Attacker(address)
    record = Record.start(merkator.game("hamburg"), 2, seed=3)
    while not record.state.over:
        record.play(record.state.legal()[0])
    page = eve.ok("POST", "/api/records", record=record.text(seed=False))
    path = f"/api/tables/{page['id']}/review"
    return [lambda: eve.press("POST", path, seats=[0, 1]) for _ in range(6)]


def records(address: str) -> list[Callable[[], object]]:
    """The longest record that is allowed: imported, and everything that is computed from it."""
    eve = Attacker(address)
    text = idle_record(MOST - 1)
    made = eve.ok("POST", "/api/records", record=text)
    path = f"/api/tables/{made['id']}"
    words = itertools.cycle(("scores", "log?first=1&count=500", "log?first=4500", "history/4000", "record"))
    return [
        lambda: eve.press("POST", "/api/records", record=text),
        *[lambda: eve.press("GET", f"{path}/{next(words)}") for _ in range(3)],
    ]


def card_sets(address: str) -> list[Callable[[], object]]:
    """Card sets that take long to read."""
    eve = Attacker(address)
    text = "\n".join(f"[a{number:x}]" for number in range(11_000))
    return [
        lambda: eve.press("POST", "/api/card-sets/check", game="hamburg", text=text),
        lambda: eve.press("POST", "/api/card-sets", game="hamburg", name="x", text=text),
    ]


def logs(address: str) -> list[Callable[[], object]]:
    """The log of a public game, again and again."""
    eve = Attacker(address)
    page = table(eve, game="hamburg", players=2, seats=[{"kind": "me"}, {"kind": "local"}], public=True)
    for _ in range(150):
        eve.play_first(page["id"])
    path = f"/api/tables/{page['id']}/log?first=1&count=500"
    readers = [Attacker(address, f"Eve {number}") for number in range(8)]

    def read(reader: Attacker) -> Callable[[], object]:
        return lambda: reader.press("GET", path)

    return [read(reader) for reader in readers]


def sockets(address: str) -> list[Callable[[], object]]:
    """Sockets that are flooded with messages, and opened again when they are closed."""
    eve = Attacker(address)
    cookies = "; ".join(f"{name}={value}" for name, value in eve.client.cookies.items())
    url = address.replace("http", "ws", 1) + "/api/live"

    def flood() -> None:
        with connect(
            url, additional_headers={"Cookie": cookies, "Origin": address}, source_address=(SOURCE, 0)
        ) as line:
            while True:
                for _ in range(50):
                    line.send(json.dumps({"do": "ping"}))
                time.sleep(0.05)

    return [flood] * 6


def connections(address: str) -> list[Callable[[], object]]:
    """Hundreds of connections that say nothing."""
    host, port = address.removeprefix("http://").split(":")

    def hold() -> None:
        held = [socket.create_connection((host, int(port)), 5, source_address=(SOURCE, 0)) for _ in range(350)]
        time.sleep(5)
        for line in held:
            line.close()

    return [hold]


def newcomers(address: str) -> list[Callable[[], object]]:
    """Guests and tables without end."""
    eve = Attacker(address)
    seats = [{"kind": "me"}, {"kind": "open"}]

    def arrive() -> None:
        Attacker(address).client.close()

    return [
        arrive,
        lambda: eve.press("POST", "/api/tables", game="hamburg", players=2, seats=seats, public=True),
        lambda: eve.press("GET", "/api/lobby"),
    ]


def notices(address: str) -> list[Callable[[], object]]:
    """Addresses for notifications that have to be looked up and tried."""
    eve = Attacker(address)
    numbers = itertools.count()

    def subscribe() -> None:
        eve.press("POST", "/api/me/subscriptions", kind="apprise", address=f"jsons://{next(numbers)}.example.org/x")

    return [subscribe] * 4


def bodies(address: str) -> list[Callable[[], object]]:
    """Large bodies that take long to read as JSON."""
    eve = Attacker(address)
    dense = {"record": "x", "more": [[number] for number in range(120_000)]}
    return [lambda: eve.press("POST", "/api/records", **dense) for _ in range(3)]


ATTACKS: Final[dict[str, Callable[[str], list[Callable[[], object]]]]] = {
    attack.__name__: attack
    for attack in (
        bots,
        hints,
        reviews,
        records,
        card_sets,
        logs,
        sockets,
        connections,
        newcomers,
        notices,
        bodies,
    )
}


def main() -> None:
    """Attack, with the least priority: a stranger has a machine of their own."""
    os.nice(19)
    address, name = sys.argv[1:]
    for work in ATTACKS[name](address):
        Thread(target=for_ever, args=(work,), daemon=True).start()
    time.sleep(0.5)
    print("begun", flush=True)
    while True:
        time.sleep(1)


if __name__ == "__main__":
    main()

"""Notices as a way into the host's network: addresses that are two, names that lead elsewhere later, redirects.

Names are resolved by a rigged resolver, so that no test needs DNS or leaves this machine: to a program that only asks
where a name leads (port None) it names a public machine, to one that connects it names this one. That is what a name
server of an attacker does with two answers that are valid for no time.

At d5a146a all of them reached the listener but the number without dots.
"""

from __future__ import annotations

import socketserver
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from server_process import ServerProcess, serving
from stranger import stranger

RIGGED = """
import socket
real = socket.getaddrinfo
def getaddrinfo(host, port, *more, **named):
    if isinstance(host, str) and host.endswith((".example", ".org")):
        number = "93.184.216.34" if port is None else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, int(port or 0)))]
    return real(host, port, *more, **named)
socket.getaddrinfo = getaddrinfo
"""
SECONDS = 60.0


class Listener:
    """A service inside the network: notes every connection, and the request on it."""

    def __init__(self, answer: str = "200 OK") -> None:
        self.reached: list[str] = []
        listener = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                self.request.settimeout(1.0)
                try:
                    data = self.request.recv(4000)
                except TimeoutError:
                    data = b"(a connection that waits for us to speak)"
                listener.reached.append(data.decode("latin-1").partition("\r\n")[0])
                self.request.sendall(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = int(self._server.server_address[1])
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def listening(answer: str = "200 OK") -> Iterator[Listener]:
    listener = Listener(answer)
    try:
        yield listener
    finally:
        listener.close()


@contextmanager
def notifying(path: Path, **environment: str) -> Iterator[tuple[ServerProcess, Callable[[list[str]], int]]]:
    """Run a server that sends notices at once, with the rigged resolver.

    Along with it comes a function: Anna gives addresses, then it becomes her turn; how many were taken.
    """
    (path / "rig").mkdir()
    (path / "rig" / "sitecustomize.py").write_text(RIGGED)
    settings = {
        "PYTHONPATH": str(path / "rig"),
        "MERKATOR_NOTIFY_SCHEMES": "json,jsons,form,ntfy,mailto",
        "MERKATOR_NOTIFY_DELAY": "0",
        **environment,
    }
    with (
        serving(path / "games.sqlite3", environment=settings) as server,
        stranger(home := server.address(), "Anna") as anna,
        stranger(home, "Bert") as bert,
    ):
        wanted = {"game": "rome", "players": 2, "options": {"start": 0}, "public": True}
        table = anna.ok("POST", "/api/tables", **wanted, seats=[{"kind": "open"}, {"kind": "me"}])
        bert.ok("POST", f"/api/tables/{table['id']}/join")

        def attack(addresses: list[str]) -> int:
            given = [anna.ask("POST", "/api/me/subscriptions", kind="apprise", address=one) for one in addresses]
            assert {answer.status_code for answer in given} <= {201, 422}, [answer.text for answer in given]
            while bert.play_first(table["id"])["deciding"] == 0:
                pass
            return sum(answer.status_code == 201 for answer in given)

        yield server, attack


def wait_for(condition: Callable[[], bool]) -> None:
    late = time.monotonic() + SECONDS
    while not condition() and time.monotonic() < late:
        time.sleep(0.05)


def failures(server: ServerProcess) -> int:
    return sum("was not sent" in line for line in server.logged)


ADDRESSES = [
    "jsons://shop.example/hook,json://127.0.0.1:{port}/comma",
    "jsons://shop.example/hook;json://127.0.0.1:{port}/semicolon",
    "json://shop.example/?to=a,form://127.0.0.1:{port}/to?method=GET",
    "json://x@127.0.0.1:{port}@shop.example/two-ats",
    "json://rebind.example:{port}/rebinding",
    "form://rebind.example:{port}/method?to=a;method=DELETE",
    "mailto://anna:secret@rebind.example:{port}?to=bert@rebind.example",
    "json://2130706433:{port}/number",
    "json://0x7f.1:{port}/hexadecimal",
    "json://localhost:{port}/name",
    "json://[::1]:{port}/loopback-6",
    "json://[::ffff:127.0.0.1]:{port}/mapped",
    "json://[::ffff:7f00:1]:{port}/mapped-in-hexadecimal",
    "json://169.254.169.254:{port}/metadata",
]


def test_no_address_leads_into_the_network(tmp_path: Path) -> None:
    with listening() as inside, notifying(tmp_path) as (server, attack):
        taken = attack([address.format(port=inside.port) for address in ADDRESSES])
        wait_for(lambda: failures(server) + len(inside.reached) >= taken)
        time.sleep(1.0)  # for what else comes, where one address is two
        assert inside.reached == []
        assert failures(server) == taken, "what was taken was tried, and refused when it connected"


def test_no_answer_leads_elsewhere(tmp_path: Path) -> None:
    with (
        listening() as inside,
        listening(f"307 Elsewhere\r\nlocation: http://127.0.0.1:{inside.port}/secret") as hook,
        notifying(tmp_path, MERKATOR_NOTIFY_PRIVATE="1") as (server, attack),
    ):
        assert attack([f"json://hook.example:{hook.port}/hook"]) == 1
        wait_for(lambda: bool(inside.reached) or bool(failures(server)))
        assert hook.reached == ["POST /hook HTTP/1.1"]
        assert inside.reached == []

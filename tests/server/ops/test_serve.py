"""The server as people start it: a process that says when it is ready, and ends well."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from server_process import running, serving

pytestmark = pytest.mark.anyio
STARTED_IN = 20.0  # seconds, on a machine that does other things as well


@contextmanager
def guest(address: str, name: str = "Anna") -> Iterator[httpx.Client]:
    """Let someone in."""
    with httpx.Client(base_url=address, timeout=30) as client:
        answer = client.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.headers["x-merkator-token"] = answer.json()["token"]
        yield client


def table(client: httpx.Client) -> str:
    answer = client.post("/api/tables", json={"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play_first(client: httpx.Client, id: str) -> int:
    page = client.get(f"/api/tables/{id}").json()
    action = page["view"]["decision"]["actions"][0]["do"]
    answer = client.post(f"/api/tables/{id}/moves", json={"number": page["number"], "actions": [action]})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


def test_it_starts_answers_logs_and_ends(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as started:
        address = started.address()
        assert time.monotonic() - started.begun < STARTED_IN
        with guest(address) as anna:
            id = table(anna)
            number = play_first(anna, id)
            assert anna.get("/healthz").json()["ok"]
        assert started.end() < 10
    lines = [json.loads(line) for line in started.logged]
    assert {"POST /api/session 201", "POST /api/tables/{id}/moves 200"} <= {line["message"] for line in lines}
    with serving(tmp_path / "games.sqlite3") as again, httpx.Client(base_url=again.address(), timeout=30) as client:
        client.cookies.update(anna.cookies)
        assert client.get(f"/api/tables/{id}").json()["number"] == number


async def test_browsers_hear_of_a_restart_before_they_are_hung_up(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as started:
        address = started.address()
        with guest(address) as anna:
            id = table(anna)
            cookie = f"merkator_session={anna.cookies['merkator_session']}"
        live = address.replace("http", "ws") + "/api/live"
        async with websockets.connect(live, additional_headers={"Cookie": cookie}) as line:
            await line.send(json.dumps({"do": "watch", "table": id}))
            assert json.loads(await line.recv())["table"] == id
            ending = asyncio.create_task(asyncio.to_thread(started.end))
            assert json.loads(await line.recv()) == {"bye": "restart"}
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert await ending < 10


def test_moves_that_wait_are_stored_before_it_ends(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as started, guest(started.address()) as anna:
        id = table(anna)
        reached = [play_first(anna, id) for _ in range(20)][-1]
        started.end()
    with serving(tmp_path / "games.sqlite3") as again, httpx.Client(base_url=again.address(), timeout=30) as client:
        client.cookies.update(anna.cookies)
        assert client.get(f"/api/tables/{id}").json()["number"] == reached


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    told = {
        "MERKATOR_DATABASE": f"sqlite:///{tmp_path / 'games.sqlite3'}",
        "MERKATOR_PORT": "0",
        "MERKATOR_ROOT_PATH": "/merkator/",
        "MERKATOR_PUBLIC_HOSTS": "games.example, other.example",
        "MERKATOR_INVITE_ONLY": "1",
        "MERKATOR_GUEST_TABLES": "0",
        "MERKATOR_METRICS_TOKEN": "lantern",
        "MERKATOR_LOG_LEVEL": "warning",
    }
    with running("serve", **told) as started:
        address = started.address()
        assert address.endswith("/merkator")
        with httpx.Client(timeout=30) as client:
            for host in ("games.example", "other.example"):
                assert client.get(f"{address}/api/me", headers={"Host": host}).status_code == 200
            assert client.get(f"{address}/api/me", headers={"Host": "evil.example"}).status_code == 421
            figures = {"Authorization": "Bearer lantern", "X-Forwarded-For": "192.0.2.1"}
            assert client.get(f"{address}/metrics", headers=figures).status_code == 200
        started.end()
    assert [line for line in started.logged if '"info"' in line] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--workers", "0"], "workers must be at least 1, got 0"),
        (["--port", "70000"], "port must be from 0 to 65535, got 70000"),
        (["--root-path", "merkator"], "root path must start with '/', such as /merkator, got 'merkator'"),
        (
            ["--database", "mysql://nobody"],
            "is not a database URL: use sqlite:///FILE or postgresql://USER@HOST/NAME",
        ),
        (["--database", "sqlite:////proc/nowhere/g.sqlite3"], "cannot be"),
        (["--database", "postgresql://127.0.0.1:1/nothing"], "the database cannot be used"),
        (["--log-level", "loud"], "log level must be"),
        (["--retention-days", "-1"], "retention days must be 0 (keep for ever) or more, got -1"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    with serving(tmp_path / "games.sqlite3", *words) as started:
        assert started.process.wait(90) == 2
        started.end()
        assert sentence in " ".join(started.logged)
        assert "Traceback" not in " ".join(started.logged)


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with serving(tmp_path / "games.sqlite3", "--port", port) as started:
            assert started.process.wait(90) == 2
            started.end()
            assert f"cannot listen on 127.0.0.1:{port}" in " ".join(started.logged)


def test_play_uses_a_file_of_the_user_and_opens_the_browser_once(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {note}\n')
    browser.chmod(0o755)
    told = {"XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": f"{browser} %s"}
    with running("play", "--port", "0", **told) as started:
        address = started.address()
        wait_for(note)
        assert note.read_text().split() == [f"{address}/"]
        assert (tmp_path / "data" / "merkator" / "merkator.sqlite3").is_file()
        port = address.rpartition(":")[2]
        with running("play", "--port", port, **told) as again:
            assert again.process.wait(90) == 0
            again.end()
        assert f"Merkator is already running: {address}/" in again.said
        wait_for(note, 2)
        with running("play", "--port", port, "--no-browser", **told) as third:
            assert third.process.wait(90) == 0
        assert len(note.read_text().split()) == 2
        assert started.end(signal.SIGINT) < 10
        assert started.process.returncode == 0
    assert "Traceback" not in " ".join(started.logged)


def wait_for(file: Path, lines: int = 1) -> None:
    deadline = time.monotonic() + 60
    while not file.exists() or len(file.read_text().split()) < lines:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_health_asks_the_server_on_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3", "--root-path", "/merkator") as started:
        port = started.address().rpartition(":")[2].partition("/")[0]
        with running("health", "--port", port, "--root-path", "/merkator") as asked:
            assert asked.process.wait(90) == 0
        started.end()
        with running("health", "--port", port) as asked:
            assert asked.process.wait(90) == 1


# --- several processes


def processes(started: Any) -> list[int]:
    """Return the processes that told that they serve."""
    return [int(line.split("(process ")[1].split(")")[0]) for line in started.said if "(process " in line]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def until(condition: Any, seconds: float = 30.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_two_processes_serve_one_database_and_one_that_dies_is_replaced(postgres: str) -> None:
    with serving(postgres, "--workers", "2", "--log-level", "warning") as started:
        address = started.address()
        until(lambda: len(processes(started)) == 2)
        with guest(address) as anna:
            id = table(anna)
            time.sleep(5)  # a process that dies right after its start is not replaced
            os.kill(processes(started)[0], signal.SIGKILL)
            until(lambda: len(processes(started)) == 3)
        for _ in range(4):
            with httpx.Client(base_url=address, cookies=anna.cookies, headers=anna.headers, timeout=30) as client:
                play_first(client, id)
        assert started.end() < 12
        until(lambda: not any(alive(pid) for pid in processes(started)), 5)


def test_processes_end_with_the_one_that_started_them(postgres: str) -> None:
    with serving(postgres, "--workers", "2") as started:
        started.address()
        until(lambda: len(processes(started)) == 2)
        started.process.kill()
        until(lambda: not any(alive(pid) for pid in processes(started)), 15)


def test_systemd_hears_that_it_is_ready_alive_and_stopping(tmp_path: Path) -> None:
    name = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(name)
        systemd.settimeout(60)
        with running(
            "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'a.sqlite3'}", NOTIFY_SOCKET=name
        ) as it:
            heard = [systemd.recv(100) for _ in range(3)]
            it.end()
            heard.append(systemd.recv(100))
    assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"STOPPING=1"]

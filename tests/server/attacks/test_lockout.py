"""Locking someone out by failing on purpose, from other addresses of this machine, within the usual limits.

At d5a146a a name was refused to everyone after 30 wrong passwords from anywhere: Anna's right one was answered 429.
"""

from __future__ import annotations

from pathlib import Path

import httpx

from server_process import serving
from stranger import stranger

GOOD = "four words make one"


def log_in(home: str, source: str, password: str) -> httpx.Response:
    """Try to log in as Anna from an address of this machine."""
    with httpx.Client(
        base_url=home, timeout=60, transport=httpx.HTTPTransport(local_address=source, retries=0)
    ) as client:
        return client.post("/api/login", json={"login": "anna", "password": password})


def test_strangers_cannot_lock_an_account(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as server:
        home = server.address()
        with stranger(home, "Anna") as anna:
            anna.ok("POST", "/api/account", login="anna", password=GOOD)
        assert log_in(home, "127.0.0.50", GOOD).status_code == 200
        wrong = 0
        for number in range(10, 20):
            for _ in range(6):
                answer = log_in(home, f"127.0.0.{number}", "not her password")
                wrong += answer.status_code == 401
                if answer.status_code == 429:
                    break
        assert wrong >= 25, "the attack is a real one"
        assert log_in(home, "127.0.0.50", GOOD).status_code == 200, "from where she logged in before"
        assert log_in(home, "127.0.0.51", GOOD).status_code == 200, "from elsewhere"
        guesses = [log_in(home, "127.0.0.60", f"guess {number}") for number in range(2)]
        assert [answer.status_code for answer in guesses] == [401, 429], "but guessing from many addresses is slow"
        assert int(guesses[1].headers["retry-after"]) >= 50

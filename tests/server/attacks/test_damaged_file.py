"""Pages of the database file are damaged: the server says so in one sentence, and what the sentence advises works.

Seen on d5a146a: a damaged file was served as if it were in order, and `merkator restore --force` ended with an error
of the database.
"""

from __future__ import annotations

import re
import shlex
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from faulty_machine import Player, health, until
from server_process import PYTHON, serving


def merkator(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the installation under test."""
    return subprocess.run([PYTHON, "-m", "merkator.cli", *words], capture_output=True, encoding="utf-8", check=False)


def played(file: Path, backup: Path) -> Player:
    """Play a little, and back everything up."""
    with serving(file) as started:
        anna = Player(started.address())
        for _ in range(5):
            anna.play()
        started.end()
    assert merkator("backup", str(backup), "--database", f"sqlite:///{file}").returncode == 0
    settle(file)
    return anna


def settle(file: Path) -> None:
    """Bring everything into the file itself."""
    with closing(sqlite3.connect(file, timeout=30)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def damage(file: Path, begin: int, count: int = 300) -> None:
    """Overwrite a part of a file, as a broken disk does."""
    with open(file, "r+b") as stream:
        stream.seek(begin)
        stream.write(bytes(count))


def advised(sentence: str, file: Path, backup: Path) -> subprocess.CompletedProcess[str]:
    """Do what a sentence advises, word for word."""
    found = re.search(r"`merkator ([^`]+)`, with the same --database", sentence)
    assert found, sentence
    words = [str(backup) if word == "BACKUP" else word for word in shlex.split(found[1])]
    return merkator(*words, "--database", f"sqlite:///{file}")


@pytest.mark.parametrize("begin", [0, 4096, 20480])
def test_a_damaged_file_is_refused_and_the_advice_brings_everything_back(tmp_path: Path, begin: int) -> None:
    file, backup = tmp_path / "games.sqlite3", tmp_path / "backup.zip"
    anna = played(file, backup)
    damage(file, begin)
    with serving(file) as refused:
        assert refused.process.wait(60) not in (0, None)
        refused.end()
        assert len([line for line in refused.logged if line]) == 1, refused.logged
        sentence = refused.logged[0]
    cautious = merkator("restore", str(backup), "--database", f"sqlite:///{file}")
    assert cautious.returncode != 0
    assert len(cautious.stderr.splitlines()) == 1, cautious.stderr
    restored = advised(sentence, file, backup)
    assert restored.returncode == 0, restored.stderr
    assert list(tmp_path.glob("games.sqlite3.damaged-*")), "what may still be read of it is kept"
    with serving(file) as again:
        address = again.address()
        anna.client.base_url = httpx.URL(address)
        page = anna.client.get(f"/api/tables/{anna.table}").json()
        assert page["number"] == anna.page["number"]
        anna.play()
        until(lambda: health(address)[0] == 200)
        again.end()
    anna.check(file)


def test_damage_to_the_file_of_a_running_server_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with serving(file) as started:
        address = started.address()
        anna = Player(address)
        anna.play()
        settle(file)
        damage(file, 4096, file.stat().st_size - 4096)

        def noticed() -> bool:
            answer = anna.send(anna.body())
            assert answer.status_code in (200, 503), answer.text
            code, found = health(address)
            return code == 503 and not found["checks"]["intact"]

        until(noticed, 60)
        reasons = health(address)[1]["reasons"]
        assert any("`merkator restore BACKUP --force`" in reason for reason in reasons), reasons
        started.end()
    assert not any("Traceback" in line for line in started.logged)

"""The disk is full, read-only or locked: nothing acknowledged is lost, players are informed, the server recovers.

Seen on d5a146a: after a full disk every write was answered with 500 until a restart, /healthz said that all was well,
and a server that could not start said so in up to 146 lines.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

import pytest

from faulty_machine import OBEYING, Player, filled, health, locked, no_file_grows, small_disk, until
from server_process import ServerProcess, serving

pytestmark = pytest.mark.skipif(os.name == "nt", reason="these faults are made as on Linux and macOS")


@dataclass
class Disk:
    """A folder, and how the disk under it becomes full."""

    folder: Path
    mounted: bool

    @property
    def file(self) -> Path:
        return self.folder / "games.sqlite3"

    def full(self, server: ServerProcess) -> AbstractContextManager[None]:
        if self.mounted:
            return filled(self.folder)
        sizes = [self.file.with_name(self.file.name + end).stat().st_size for end in ("", "-wal", "-shm")]
        return no_file_grows(server.process.pid, max(sizes))


@pytest.fixture(params=["file system", "limit"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "limit":
        yield Disk(tmp_path, False)
        return
    with small_disk(tmp_path / "disk", 4) as mounted:
        if not mounted:
            pytest.skip("only root may mount a file system; the limit of the process is tried as well")
        yield Disk(tmp_path / "disk", True)


def play_until_refused(anna: Player, most: int = 400) -> None:
    """Play on until the disk is full; players see 503 with a word about it, and nothing else."""
    for _ in range(most):
        answer = anna.send(anna.body())
        if answer.status_code != 200:
            assert answer.status_code == 503, answer.text
            assert answer.json()["error"] == "not-saved"
            assert answer.json()["say"] == ["problem-not-saved", {}]
            assert int(answer.headers["retry-after"]) > 0
            return
        if anna.page["status"] != "running":
            break
    raise AssertionError("the disk is not full")


def test_after_a_full_disk_the_server_saves_again_by_itself(disk: Disk) -> None:
    with serving(disk.file, "--limits", "0") as started:
        address = started.address()
        anna = Player(address)
        for _ in range(5):
            anna.play()
        with disk.full(started):
            play_until_refused(anna)
            body = anna.body()
            for _ in range(3):
                assert anna.send(body).status_code == 503
            code, found = health(address)
            assert (code, found["checks"]["writer"]) == (503, False)
            assert found["reasons"][0].startswith("nothing can be saved: the disk ")
            assert anna.client.get(f"/api/tables/{anna.table}").json()["number"] == anna.page["number"]
        until(lambda: anna.send(body).status_code == 200)  # the same number and key
        anna.play()
        until(lambda: health(address)[0] == 200)
        started.end()
    anna.check(disk.file)
    assert not any("Traceback" in line for line in started.logged)


def test_health_notices_a_full_disk_before_anybody_plays(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with serving(file) as started:
        address = started.address()
        assert health(address)[0] == 200
        with no_file_grows(started.process.pid):
            until(lambda: health(address)[0] == 503, 15)
        until(lambda: health(address)[0] == 200, 30)


def test_a_server_that_ends_on_a_full_disk_ends_well(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as started:
        anna = Player(started.address())
        anna.play()
        with no_file_grows(started.process.pid):
            assert anna.send(anna.body()).status_code == 503
            assert started.end() < 15
    assert not any("Traceback" in line for line in started.logged)
    anna.check(tmp_path / "games.sqlite3")


def test_files_that_became_read_only_can_be_written_again_later(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with serving(file, through=OBEYING) as started:
        address = started.address()
        anna = Player(address)
        anna.play()
        files = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
        for each in files:
            each.chmod(0o444)
        body = anna.body()
        with no_file_grows(started.process.pid):  # so that it opens them anew
            assert anna.send(body).status_code == 503
        # SQLite opens them anew only if no other connection has them open: then it could write before, and still can.
        if anna.send(body).status_code == 503:
            assert health(address)[1]["reasons"][0] == "nothing can be saved: the database is read-only"
        for each in files:
            each.chmod(0o644)
        until(lambda: anna.send(body).status_code == 200)
        anna.play()
        started.end()
    anna.check(file)


def locked_for(file: Path, seconds: float) -> None:
    """Lock the file while someone plays."""
    with serving(file) as started:
        address = started.address()
        anna = Player(address)
        anna.play()
        body = anna.body()
        with locked(file):
            begun = time.monotonic()
            answer = anna.send(body)
            waited = time.monotonic() - begun
            assert (answer.status_code, answer.json()["error"]) == (503, "not-saved")
            assert waited < 15  # browsers wait that long
            assert health(address)[1]["reasons"] == ["nothing can be saved: another process has locked the database"]
            while time.monotonic() - begun < seconds:
                assert anna.send(body).status_code == 503
        until(lambda: anna.send(body).status_code == 200, 20)
        anna.play()
        until(lambda: health(address)[0] == 200, 20)
        started.end()
    anna.check(file)


def test_a_player_is_told_soon_that_another_program_has_locked_the_file(tmp_path: Path) -> None:
    locked_for(tmp_path / "games.sqlite3", 6)


@pytest.mark.long
def test_a_file_that_is_locked_for_40_seconds_costs_nothing(tmp_path: Path) -> None:
    locked_for(tmp_path / "games.sqlite3", 40)


# --- what is wrong before it starts


def refused(started: ServerProcess) -> str:
    """Return the one sentence with which a server did not start."""
    assert started.process.wait(90) not in (0, None)
    started.end()
    said = [line for line in started.logged if line]
    assert len(said) == 1, said
    return said[0]


@pytest.mark.parametrize("what", ["text", "folder", "nowhere", "read-only file", "read-only folder"])
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path, what: str) -> None:
    file = tmp_path / "held" / "games.sqlite3"
    file.parent.mkdir()
    if what == "text":
        file.write_text("These are my notes about trade in the Baltic.\n" * 100, "utf-8")
    elif what == "folder":
        file.mkdir()
    elif what == "nowhere":
        file = Path("/proc/games.sqlite3") if Path("/proc/self").exists() else Path("/dev/null/games.sqlite3")
    else:
        with serving(file) as first:
            first.address()
            first.end()
        (file if what == "read-only file" else file.parent).chmod(0o555)
        if what == "read-only folder":
            file.chmod(0o444)
    try:
        with serving(file, through=OBEYING) as started:
            sentence = refused(started)
    finally:
        (tmp_path / "held").chmod(0o755)
    assert sentence.startswith("merkator: ")
    if what == "text":
        assert "`merkator restore BACKUP --force`" in sentence


def test_a_server_on_a_full_disk_says_so_in_one_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 4) as mounted:
        if not mounted:
            pytest.skip("only root may mount a file system")
        file = tmp_path / "disk" / "games.sqlite3"
        with serving(file) as first:
            first.address()
            first.end()
        with filled(tmp_path / "disk"), serving(file) as started:
            assert "the disk is full" in refused(started)

"""Faults of the machine, made from outside while a server process runs, and people who go on playing meanwhile.

A disk is full when files may not grow any more: on a small file system of its own where the test may mount one, else
by the limit of the process for the size of files, which can be lowered and raised again while it runs.
"""

from __future__ import annotations

import os
import resource
import secrets
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

CLOCK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long ahead(void) {
    long seconds = 0;
    FILE *file = fopen(getenv("CLOCK_AHEAD"), "r");
    if (file) { if (fscanf(file, "%ld", &seconds) != 1) seconds = 0; fclose(file); }
    return seconds;
}
int clock_gettime(clockid_t id, struct timespec *at) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(id, at);
    if (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE) at->tv_sec += ahead();
    return result;
}
int gettimeofday(struct timeval *at, void *zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    at->tv_sec = now.tv_sec;
    at->tv_usec = now.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
"""
OBEYING = ("setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner") if os.geteuid() == 0 else ()
"""A command that starts another which keeps to the permissions of files, though it may be root's."""


class Player:
    """Somebody alone at a table, who sends each move until it is stored, as browsers do."""

    def __init__(self, address: str, name: str = "Anna") -> None:
        self.client = httpx.Client(base_url=address, timeout=60)
        answer = self.client.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.client.headers["x-merkator-token"] = answer.json()["token"]
        seats = [{"kind": "me"}]
        made = self.client.post("/api/tables", json={"game": "hamburg", "players": 1, "seats": seats})
        assert made.status_code == 201, made.text
        self.table: str = made.json()["id"]
        self.page: dict[str, Any] = made.json()
        self.stored: dict[int, str] = {}  # number → key of every acknowledged move
        self.statuses: list[int] = []  # of every answer to a move

    def body(self) -> dict[str, Any]:
        """Return the next move."""
        action = self.page["view"]["decision"]["actions"][0]["do"]
        return {"number": self.page["number"], "actions": [action], "key": secrets.token_hex(8)}

    def send(self, body: dict[str, Any]) -> httpx.Response:
        """Send a move once."""
        answer = self.client.post(f"/api/tables/{self.table}/moves", json=body)
        self.statuses.append(answer.status_code)
        if answer.status_code == 200:
            self.page = answer.json()
            self.stored[body["number"]] = body["key"]
        return answer

    def play(self, seconds: float = 60.0) -> int:
        """Send a move until it is stored; return how often that took."""
        body, deadline, tries = self.body(), time.monotonic() + seconds, 0
        while True:
            tries += 1
            answer = self.send(body)
            if answer.status_code == 200:
                return tries
            assert answer.status_code == 503, answer.text
            assert time.monotonic() < deadline, answer.text
            time.sleep(0.3)

    def check(self, file: Path) -> None:
        """Compare what is stored with what was acknowledged: all of it, once, and nothing else."""
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as found:
            query = "SELECT number, key FROM entries WHERE table_id = ? AND kind = 'action' ORDER BY number"
            rows = found.execute(query, [self.table]).fetchall()
        found.close()
        assert {number - 1: key for number, key in rows} == self.stored
        assert [number for number, _ in rows] == list(range(2, len(rows) + 2))


def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def health(address: str) -> tuple[int, dict[str, Any]]:
    """Ask a server whether it is well."""
    answer = httpx.get(f"{address}/healthz", timeout=30)
    return answer.status_code, answer.json()


@contextmanager
def no_file_grows(pid: int, most: int = 0) -> Iterator[None]:
    """Let a process write nothing behind a number of bytes of any file, until the block ends."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """Mount a small file system on a folder; say whether that was possible."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    mounted = (
        sys.platform == "linux"
        and os.geteuid() == 0
        and subprocess.run(words, check=False, capture_output=True).returncode == 0
    )
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill the file system of a folder to the last byte, until the block ends."""
    file = folder / "filler"
    try:
        with open(file, "wb", buffering=0) as stream:
            for size in (1 << 16, 1 << 10, 1):
                try:
                    while True:
                        stream.write(bytes(size))
                except OSError:
                    pass
        yield
    finally:
        file.unlink()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock of an SQLite file, as another program may, until the block ends."""
    connection = sqlite3.connect(file, isolation_level=None, timeout=30)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def clock_library(folder: Path) -> Path | None:
    """Compile a library that sets the time of a process; None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or sys.platform != "linux":
        return None
    (folder / "clock.c").write_text(CLOCK, "utf-8")
    words = [compiler, "-shared", "-fPIC", "-o", str(folder / "clock.so"), str(folder / "clock.c"), "-ldl"]
    subprocess.run(words, check=True, capture_output=True)
    return folder / "clock.so"

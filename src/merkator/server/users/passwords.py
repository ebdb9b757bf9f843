"""Passwords: which ones are good enough, and their slow hashes (argon2), computed in threads of their own.

Two at a time: each needs 64 MB, and a crowd that logs in must not stop the games. One address has one of them, and of
those who wait the next one is the one who has had the least.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib import resources
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from merkator.server.base.fair_queue import FairQueue
from merkator.server.base.owner import current
from merkator.server.base.problems import Problem

SHORTEST: Final = 8
LONGEST: Final = 200
_hasher: Final = PasswordHasher()
_AT_ONCE: Final = 2
_MOST_WAITING: Final = 50  # of one person; of an address without a session as well
_threads: Final = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="password")
_queues: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, FairQueue]] = WeakKeyDictionary()
Found = TypeVar("Found")
_ROWS: Final = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "1q2w3e4r5t6z7u8i9o0p",
)


def check_password(password: str, *names: str | None) -> str:
    """Return a password that is hard enough to guess; `names` are what everyone would try first."""
    text = normalise(password)
    if not SHORTEST <= len(password) <= LONGEST:
        english = "a password has {shortest} to {longest} characters"
        raise Problem("password-length", english, 422, shortest=SHORTEST, longest=LONGEST)
    folded = text.casefold()
    named = any(name and folded.strip("0123456789!.?_-") == name.casefold() for name in names)
    if named or folded in _common() or len(set(folded)) < 4 or _is_row(folded):
        raise Problem("password-trivial", "this password is too easy to guess: choose another", 422)
    return text


@cache
def _common() -> frozenset[str]:
    return frozenset(
        resources.files("merkator.server.users").joinpath("common_passwords.txt").read_text("utf-8").split()
    )


def _is_row(text: str) -> bool:
    """Say whether a text is keys or letters in a row, forwards or backwards."""
    return any(text in row or text[::-1] in row for row in _ROWS)


def normalise(password: str) -> str:
    """Return a password in the form that is hashed: keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFKC", password)


async def hash_of(password: str) -> str:
    """Return what the store keeps of a password."""
    return await _in_turn(partial(_hasher.hash, password))


async def matches(password: str, stored: str | None) -> bool:
    """Say whether a password is the one that was stored; for a missing one it takes as long to say no."""
    text = normalise(password[:LONGEST])
    return await _in_turn(partial(_matches, text, stored))


async def _in_turn(work: Callable[[], Found]) -> Found:
    """Do slow work in a thread when it is the turn of the one who asked for it."""
    loop = asyncio.get_running_loop()
    queue = _queues.get(loop)
    if queue is None:
        queue = _queues[loop] = FairQueue(_AT_ONCE, each=1, each_address=1, most=_MOST_WAITING)
    async with queue.turn(current()) as turn:
        begun = loop.time()
        found = await asyncio.shield(loop.run_in_executor(_threads, work))
        turn.seconds = loop.time() - begun
        return found


def _matches(password: str, stored: str | None) -> bool:
    decoy = _decoy()  # always made, so that the first who tries an unknown name does not wait longer
    try:
        return _hasher.verify(stored or decoy, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _decoy() -> str:
    return _hasher.hash("nobody has this password")


def is_outdated(stored: str) -> bool:
    """Say whether a hash was made with other parameters than today's."""
    return _hasher.check_needs_rehash(stored)

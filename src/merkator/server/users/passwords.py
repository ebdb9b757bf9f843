"""Passwords: which ones are good enough, and their slow hashes (argon2), computed in threads of their own.

Two at a time: each needs 64 MB, and a crowd that logs in must not stop the games.
"""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import resources
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from merkator.server.base.problems import Problem

SHORTEST: Final = 8
LONGEST: Final = 200
_hasher: Final = PasswordHasher()
_threads: Final = ThreadPoolExecutor(2, thread_name_prefix="password")
_ROWS: Final = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "1q2w3e4r5t6z7u8i9o0p",
)


def checked_password(password: str, *names: str | None) -> str:
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
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def matches(password: str, stored: str | None) -> bool:
    """Say whether a password is the one that was stored; for a missing one it takes as long to say no."""
    text = normalise(password[:LONGEST])
    return await asyncio.get_running_loop().run_in_executor(_threads, _matches, text, stored)


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

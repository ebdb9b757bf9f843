"""Random ids that others see, and random secrets that only their owner has."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


def public_id(length: int = 10) -> str:
    """Return an id that cannot be guessed but need not be kept secret."""
    left = secrets.randbelow(len(_LETTERS) ** length)  # once: one call per letter takes ten times as long
    letters = []
    for _ in range(length):
        left, letter = divmod(left, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def secret() -> str:
    """Return a secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Return the hash of a secret, for the store. The secret has 256 random bits, so no slow hash is needed."""
    return sha256(token.encode("utf-8")).hexdigest()

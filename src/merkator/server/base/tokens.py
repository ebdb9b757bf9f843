"""Random words: ids that others see, and secrets that only their owner has."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


def public_id(length: int = 10) -> str:
    """Return an id that is not guessed but need not be kept secret."""
    left = secrets.randbelow(len(_LETTERS) ** length)  # once, for asking for each letter takes ten times as long
    letters = []
    for _ in range(length):
        left, letter = divmod(left, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def secret() -> str:
    """Return a secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Return what the store keeps of a secret. It has 256 bits of chance, so no slow hash is needed."""
    return sha256(token.encode("utf-8")).hexdigest()

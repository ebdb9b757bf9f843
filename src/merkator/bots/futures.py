"""Names of imagined futures: the same position and bot give the same ones, and nothing hidden has a say in them."""

from __future__ import annotations

from hashlib import blake2b


def future_seeds(position: bytes, seed: int, count: int) -> list[int]:
    """Return the seeds of this many futures of a position, as the bot with this seed imagines them.

    The position is named by what the one who decides may know, and nothing else.

    >>> future_seeds(b"a position", 7, 2)
    [17267426905534240948, 3938647603190600636]
    >>> future_seeds(b"a position", 7, 64)[:2] == future_seeds(b"a position", 7, 2)
    True
    """
    text = position + str(seed).encode("ascii")
    digests = [blake2b(text, digest_size=8, salt=bytes([at])).digest() for at in range(count)]
    return [int.from_bytes(digest, "big") for digest in digests]

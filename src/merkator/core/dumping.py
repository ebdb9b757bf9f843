"""Positions as bytes, for all games: a line that says what it is of, then canonical JSON; `loading.py` reads them."""

from __future__ import annotations

import json
from hashlib import blake2b


def canonical(fields: dict[str, object]) -> bytes:
    """Return plain data as bytes; equal data, equal bytes."""
    return json.dumps(fields, separators=(",", ":"), sort_keys=True).encode("ascii")


def digest(fields: dict[str, object]) -> bytes:
    """Return 16 bytes that name plain data."""
    return blake2b(canonical(fields), digest_size=16).digest()

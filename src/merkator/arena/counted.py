"""Numbers with what they count, as people write them."""

from __future__ import annotations


def counted(number: int, what: str) -> str:
    """Write a number of things, one of which is called `what`.

    >>> counted(1, "game"), counted(0, "game"), counted(2, "solo game")
    ('1 game', '0 games', '2 solo games')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"

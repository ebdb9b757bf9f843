"""Numbers with what they count, as people write them."""

from __future__ import annotations


def count_noun(number: int, what: str) -> str:
    """Write a number of things, one of which is called `what`.

    >>> count_noun(1, "game"), count_noun(0, "game"), count_noun(2, "solo game")
    ('1 game', '0 games', '2 solo games')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"

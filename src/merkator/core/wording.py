"""What the wordings of all games are made of: messages, lists of them, and players.

A message is its id and its variables. `place-russia.to` is the form `to` of `place-russia`; a variable is a text, a
number, or another message, to be put into words first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Message = tuple[str, dict[str, object]]


def listed(items: Iterable[object], last: str) -> object:
    """Join texts and messages: with `list-more`, the last one with `list-and`, `list-or` or `list-more`.

    >>> listed([("good-wine", {})], "list-and")
    ('good-wine', {})
    >>> listed(["Anna", "Bo"], "list-and")
    ('list-and', {'before': 'Anna', 'next': 'Bo'})
    """
    several = list(items)
    joined = several[0]
    for number, item in enumerate(several[1:], 2):
        joined = last if number == len(several) else "list-more", {"before": joined, "next": item}
    return joined


def player(names: Sequence[str], seat: int) -> object:
    """Return a player's name, else the number of the seat as people count."""
    return names[seat] if seat < len(names) else ("player", {"number": seat + 1})

"""What happened, as data: who, what, how many. Never sentences; the packages of words make those."""

from __future__ import annotations


class Event:
    """One thing that happened. `values` holds ids and numbers as in the view.

    >>> Event("sold", 1, {"contract": "england-2", "money": 2})
    Event('sold', 1, {'contract': 'england-2', 'money': 2})
    """

    def __init__(self, kind: str, seat: int, values: dict[str, object]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def json(self) -> dict[str, object]:
        """Return the event as one flat JSON-able object."""
        return {"event": self.kind, "seat": self.seat, **self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat!r}, {self.values!r})"

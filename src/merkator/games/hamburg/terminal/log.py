"""The log: many small payments and counters in one line."""

from __future__ import annotations

from collections.abc import Sequence

from merkator.core.events import Event


def digest(events: Sequence[Event]) -> list[Event]:
    """Put events of one kind together that follow each other and come from the same source.

    >>> digest([Event("time", 0, {"count": 1, "from": "chart"}), Event("time", 0, {"count": 1, "from": "chart"})])
    [Event('time', 0, {'count': 2, 'from': 'chart'})]
    """
    merged: list[Event] = []
    for event in events:
        joined = _together(merged[-1], event) if merged else None
        if joined is None:
            merged.append(event)
        else:
            merged[-1] = joined
    return merged


def _together(one: Event, other: Event) -> Event | None:
    """Return two events as one, or None if they stay separate."""
    same = one.kind == other.kind and one.seat == other.seat and one.values.get("from") == other.values.get("from")
    if not same or one.kind not in ("time", "paid"):
        return None
    if one.kind == "time":
        return Event("time", one.seat, {**one.values, "count": _sum(one.values["count"], other.values["count"])})
    goods = one.values["goods"]
    more = other.values["goods"]
    assert isinstance(goods, dict)
    assert isinstance(more, dict)
    both = {good: goods.get(good, 0) + more.get(good, 0) for good in [*goods, *more]}
    return Event("paid", one.seat, {**one.values, "goods": both})


def _sum(one: object, other: object) -> int:
    assert isinstance(one, int)
    assert isinstance(other, int)
    return one + other

"""The log: what every turn brings is left out of short tales, and losses of one good are reported as one."""

from __future__ import annotations

from collections.abc import Sequence

from merkator.core.events import Event


def digest(events: Sequence[Event], brief: bool = False) -> list[Event]:
    """Put losses of the same good together; in brief, leave out whose turn it is and the running cost.

    >>> digest([Event("lost", 0, {"good": "wine", "loads": 1}), Event("lost", 0, {"good": "wine", "loads": 1})])
    [Event('lost', 0, {'good': 'wine', 'loads': 2})]
    """
    merged: list[Event] = []
    for event in events:
        if brief and (event.kind == "turn" or event.values.get("for") == "running"):
            continue
        if merged and _same_loss(merged[-1], event):
            loads = [each.values["loads"] for each in (merged[-1], event)]
            merged[-1] = Event(
                "lost", event.seat, {**event.values, "loads": sum(n for n in loads if isinstance(n, int))}
            )
        else:
            merged.append(event)
    return merged


def _same_loss(one: Event, other: Event) -> bool:
    alike = one.kind == other.kind == "lost" and one.seat == other.seat
    return alike and one.values["good"] == other.values["good"]

"""The log: what every turn brings is left out of short tales, and losses of one good are reported as one."""

from __future__ import annotations

from collections.abc import Sequence

from merkator.core.events import Event


def digest(events: Sequence[Event], brief: bool = False) -> list[Event]:
    """Put losses of the same good together; in brief, leave out whose turn it is and the running cost.

    >>> digest([Event("lost", 0, {"good": "wine", "loads": 1}), Event("lost", 0, {"good": "wine", "loads": 1})])
    [Event('lost', 0, {'good': 'wine', 'loads': 2})]
    """
    told: list[Event] = []
    for event in events:
        if brief and (event.kind == "turn" or event.values.get("for") == "running"):
            continue
        if told and _same_loss(told[-1], event):
            loads = [each.values["loads"] for each in (told[-1], event)]
            told[-1] = Event(
                "lost", event.seat, {**event.values, "loads": sum(n for n in loads if isinstance(n, int))}
            )
        else:
            told.append(event)
    return told


def _same_loss(one: Event, other: Event) -> bool:
    alike = one.kind == other.kind == "lost" and one.seat == other.seat
    return alike and one.values["good"] == other.values["good"]

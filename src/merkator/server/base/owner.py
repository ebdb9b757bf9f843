"""Whom work is done for: the person and the address that limits and queues count by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Owner:
    """A person, by a name that is the same for all their requests, and where they come from.

    Either may be unknown: a visitor without a session has no person, a table's creator who is away has no address.
    """

    person: str
    address: str = ""

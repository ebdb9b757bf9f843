"""What has happened: the events of every action, kept with the record so that they can be shown at any time."""

from __future__ import annotations

from merkator.core.chance import Recorded
from merkator.core.events import Event
from merkator.core.record import Record
from merkator.core.replay import OUTCOME


class EventLog:
    """The events of each action of a record, in order, and whose action it was."""

    def __init__(self, record: Record) -> None:
        """Play the record again to see what happened; its own position is not touched."""
        self.seats: list[int] = []
        self.events: list[list[Event]] = []
        entries = record.entries
        outcomes = [(entry.deck, entry.number) for entry in entries if entry.seat == OUTCOME]
        state = record.game.start(record.players, options=record.options, chance=Recorded(outcomes))
        for entry in entries:
            if entry.seat != OUTCOME:
                self.add(entry.seat, state.play_events(entry.number))

    def add(self, seat: int, events: list[Event]) -> None:
        """Note what an action brought."""
        self.seats.append(seat)
        self.events.append(events)

    def cut(self, actions: int) -> None:
        """Forget all but the first actions: the others were taken back."""
        del self.seats[actions:]
        del self.events[actions:]

    def since(self, seat: int) -> list[Event]:
        """Return what happened from a seat's last decision on, that one included."""
        at = len(self.seats) - 1
        while at > 0 and self.seats[at] != seat:
            at -= 1
        return self.all(max(at, 0))

    def all(self, first: int = 0) -> list[Event]:
        """Return all events from an action on."""
        return [event for events in self.events[first:] for event in events]

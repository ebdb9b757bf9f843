"""Looking back: what was played, and the position at any point. Actions that were taken back are left out.

A table that was made of a record can be looked back at to the beginning of the record.
"""

from __future__ import annotations

from typing import Any, Final

from merkator.core.chance import Recorded, Seeded
from merkator.core.record import Record
from merkator.core.registry import kit as find_kit
from merkator.core.replay import OUTCOME
from merkator.server.base import message_json
from merkator.server.base.problems import Conflict, NotFound, Problem
from merkator.server.tables.room import PERSON, Played, Room

MOST_STEPS: Final = 500  # told at once
_START: Final = 1  # the number of the entry with which every game begins


class Walk:
    """A game played again from its beginning, action by action."""

    def __init__(self, room: Room) -> None:
        if room.state is None:
            raise Conflict("not-started", "the game has not started yet")
        self.room = room
        self.at = 0  # actions played so far
        before = []
        if room.row["opening"] and room.base is None:
            record = Record.parse(room.row["opening"], "opening")
            entries = record.entries
            told = Recorded([(entry.deck, entry.number) for entry in entries if entry.seat == OUTCOME])
            self.state = room.game.start(record.players, options=record.options, chance=told)
            self.state.names = [seat.name for seat in room.seats]
            before = [
                Played(_START, entry.seat, entry.number, False, None, PERSON)
                for entry in entries
                if entry.seat != OUTCOME
            ]
        else:
            self.state = room.opening()
        self._before = len(before)
        self.actions: list[Played] = [*before, *room.played]
        self._go_on()

    def _go_on(self) -> None:
        """Leave the record at its end: what comes then was dealt by the table."""
        if self._before and self.at == self._before:
            self.state.chance = Seeded(int(self.room.row["seed"]), len(self.room.game.decks))

    def play(self) -> None:
        """Play the next action."""
        self.state.play(self.actions[self.at].action)
        self.at += 1
        self._go_on()

    def watch(self) -> dict[str, Any]:
        """Play the next action, and return what it was and did."""
        played = self.actions[self.at]
        events = message_json.events(self.state.play_events(played.action), self.room.game, self.state.names)
        self.at += 1
        self._go_on()
        shown = {"step": self.at, "number": played.number, "seat": played.seat, "by": played.by}
        return {**shown, "do": self.room.game.notation(played.action), "events": events}

    def to(self, step: int) -> None:
        """Play until this many actions are played."""
        if not 0 <= step <= len(self.actions):
            total = len(self.actions)
            raise Problem("step", "the game has {total} actions: choose a number from 0 to {total}", total=total)
        while self.at < step:
            self.play()


def log(room: Room, first: int, count: int) -> dict[str, Any]:
    """Return actions from number `first` on (the first is 1), with seat, who decided (person, bot, order), events."""
    walk = Walk(room)
    total = len(walk.actions)
    last = min(first + min(count, MOST_STEPS) - 1, total)
    walk.to(min(first - 1, total))
    return {"steps": [walk.watch() for _ in range(first - 1, last)], "total": total}


def after(room: Room, number: int) -> int:
    """Return the first step whose entry came after a number."""
    return sum(played.number <= number for played in Walk(room).actions) + 1


def position(room: Room, step: int, seat: int | None) -> dict[str, Any]:
    """Return what a seat saw after this many actions, and what the last of them was and did."""
    walk = Walk(room)
    if step > len(walk.actions):
        walk.to(step)  # says what is wrong
    walk.to(step - 1 if step else step)
    done = walk.watch() if step else {"step": 0, "events": []}
    state = walk.state
    return {**done, "total": len(walk.actions), "view": message_json.with_messages(state.view(seat), state)}


def drawing(room: Room, step: int | None, dark: bool) -> str:
    """Return a picture of the position now or after this many actions, as spectators see it."""
    if find_kit(room.game.name).draw is None:
        raise NotFound("no-drawing", "there are no pictures of {game}", game=room.game.name)
    if step is None and room.state is not None:
        return room.state.drawing(dark)
    walk = Walk(room)
    walk.to(step or 0)
    return walk.state.drawing(dark)

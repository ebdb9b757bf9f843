"""Looking back: what was played, and the position at any point. Actions that were taken back are left out.

A table that was made of a record can be looked back at to the beginning of the record.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import partial
from typing import Any, Final

from merkator.core.chance import Recorded, Seeded
from merkator.core.contract import State
from merkator.core.registry import kit as find_kit
from merkator.server.base import message_json, time_budget
from merkator.server.base.context import ServerContext
from merkator.server.base.encoding import encode_json
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, NotFound, Problem
from merkator.server.tables.opening import Played
from merkator.server.tables.positions import before
from merkator.server.tables.room import Room

MOST_STEPS: Final = 500  # sent at once


class Past:
    """What a walk needs of a table, as it is now: others play on while someone looks back in another thread."""

    def __init__(self, room: Room) -> None:
        if room.state is None:
            raise Conflict("not-started", "the game has not started yet")
        self.game = room.game
        self.players: int = room.row["players"]
        self.options: dict[str, Any] = room.row["options"]
        self.seed = int(room.row["seed"])
        self.names = [seat.name for seat in room.seats]
        self.record = room.record if room.base is None else None
        self.opening = room.opening
        self.before = len(self.record.actions) if self.record is not None else 0
        self.actions: list[Played] = [*(self.record.actions if self.record is not None else ()), *room.played]
        self.positions = room.positions
        self.points = room.points
        self.number = room.number
        self.key = (room.id, room.number, room.running, tuple(self.names))

    @property
    def total(self) -> int:
        """How many actions were played."""
        return len(self.actions)

    def check(self, step: int) -> None:
        """Make sure that there is a position after this many actions."""
        if not 0 <= step <= self.total:
            english = "the game has {total} actions: choose a number from 0 to {total}"
            raise Problem("step", english, total=self.total)


class Walk:
    """A game played again, action by action; it begins at a position that was kept before the wanted one.

    Make one outside the event loop (`walk_to`). What it keeps on the way shortens the next one.
    """

    def __init__(self, past: Past, step: int = 0) -> None:
        self.past = past
        self.at = 0  # actions played so far
        self.actions = past.actions
        self.state = self._begin(step)
        self.state.names = list(past.names)
        while self.at < step:
            self.play()

    def _begin(self, step: int) -> State:
        """Return a position at or before a step."""
        past, record = self.past, self.past.record
        if record is None or step >= past.before:
            kept = before(past.positions.kept, step - past.before)
            self.at = past.before + (kept.at if kept is not None else 0)
            return past.opening() if kept is None else kept.load(past.game)
        kept = before(record.kept.kept, step)
        if kept is None:
            drawn = Recorded(record.outcomes)
            return past.game.start(past.players, options=past.options, chance=drawn)
        self.at = kept.at
        state = kept.load(past.game)
        state.chance = Recorded(record.outcomes, kept.drawn)
        return state

    def play(self) -> None:
        """Play the next action."""
        self.state.play(self.actions[self.at].action)
        self._went_on()

    def _went_on(self) -> None:
        """Count an action. At the end of a record, what comes then was dealt by the table."""
        time_budget.check()
        self.at += 1
        past = self.past
        if past.record is not None and self.at < past.before:
            past.record.kept.keep(self.at, self.state)
        elif past.record is not None and self.at == past.before:
            self.state.chance = Seeded(past.seed, len(past.game.decks))
        else:
            past.positions.keep(self.at - past.before, self.state)

    def watch(self) -> dict[str, Any]:
        """Play the next action, and return what it was and did."""
        played, game = self.actions[self.at], self.past.game
        events = message_json.events(self.state.play_events(played.action), game, self.state.names)
        self._went_on()
        shown = {"step": self.at, "number": played.number, "seat": played.seat, "by": played.by}
        return {**shown, "do": game.notation(played.action), "events": events}


async def walk_to(context: ServerContext, owner: Owner, past: Past, step: int) -> Walk:
    """Return a walk that has come to a step."""
    past.check(step)
    return await context.background.run(owner, partial(Walk, past, step))


def log(past: Past, first: int, count: int) -> bytes:
    """Return actions from number `first` on (the first is 1), with seat, who decided (person, bot, order), events."""
    last = min(first + min(count, MOST_STEPS) - 1, past.total)
    walk = Walk(past, min(first - 1, past.total))
    steps = [walk.watch() for _ in range(first - 1, last)]
    return encode_json({"steps": steps, "total": past.total, "number": past.number})


def after(past: Past, number: int) -> int:
    """Return the first step whose entry came after a number."""
    return bisect_right(past.actions, number, key=lambda played: played.number) + 1


def position(past: Past, step: int, seat: int | None) -> bytes:
    """Return what a seat saw after this many actions, and what the last of them was and did."""
    past.check(step)
    walk = Walk(past, max(0, step - 1))
    done = walk.watch() if step else {"step": 0, "events": []}
    state = walk.state
    return encode_json({**done, "total": past.total, "view": message_json.with_messages(state.view(seat), state)})


def drawing(past: Past, step: int, dark: bool) -> str:
    """Return a picture of the position after this many actions, as spectators see it."""
    if find_kit(past.game.name).draw is None:
        raise NotFound("no-drawing", "there are no pictures of {game}", game=past.game.name)
    past.check(step)
    return Walk(past, step).state.drawing(dark)

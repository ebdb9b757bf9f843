"""A table in memory: its seats, the position, and what was played. Knows nothing of the store or the net.

Everything here is quick and without waiting, so it may be called in the event loop; anyone who changes a room holds
its lock. The room is rebuilt from its entries at any time: it is a cache of the store, never the other way round.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from merkator.core.chance import Seeded
from merkator.core.contract import Game, State
from merkator.core.errors import IllegalAction
from merkator.core.registry import game as find_game
from merkator.core.registry import game_from_text
from merkator.server.base import message_json, time_budget
from merkator.server.base.encoding import encode_json
from merkator.server.base.problems import Conflict, Forbidden, Problem
from merkator.server.tables.opening import PERSON, Opening, Played
from merkator.server.tables.positions import Positions, before

START: Final = "start"
ACTION: Final = "action"
UNDO: Final = "undo"
ENDED: Final = "ended"
BOT: Final = "bot"
ORDER: Final = "order"
RESERVED: Final = (f"{BOT}-", f"{ORDER}-")
"""How the idempotency keys begin that the server itself uses, for moves of bots and of standing orders."""
_RECENT: Final = 40  # entries whose events are kept for those who were away for a moment
_KEYS: Final = 200  # idempotency keys that are remembered without asking the store
_FAR: Final = 400  # actions that are played again in the event loop at most, seldom
MOST_ACTIONS: Final = 200  # in one request
MOST_PLAYED: Final = 5000
"""Actions of one game. The longest games seen, of players who decide at random, have fewer than a thousand."""
MOST_ENTRIES: Final = 4 * MOST_PLAYED
"""Actions and undos of one game."""


@dataclass
class Seat:
    """One seat: a person, a bot, or nobody yet."""

    seat: int
    name: str
    user_id: int | None = None
    bot: str | None = None
    left: bool = False
    invited: bool = False  # free, but by link only
    orders: dict[str, Any] = field(default_factory=dict)
    wants: dict[str, Any] = field(default_factory=dict)
    clock_left: float | None = None
    deadline: float | None = None
    notified: int = 0
    person: str | None = None  # the public id of the user

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return self.user_id is not None or self.bot is not None


@dataclass(frozen=True)
class Entry:
    """One row of the game."""

    number: int
    kind: str
    seat: int
    text: str
    outcomes: str
    hash: str
    key: str | None
    user_id: int | None
    at: float

    @property
    def by(self) -> str:
        """Who or what decided: a person, a bot, or a standing order."""
        return next((kind[:-1] for kind in RESERVED if (self.key or "").startswith(kind)), PERSON)


@dataclass(frozen=True)
class Step:
    """One action tried on a copy: what would be stored of it, and what happened."""

    seat: int
    text: str
    action: int
    events: list[dict[str, Any]]
    outcomes: str
    hash: str


class Room:
    """A table that is open in this process."""

    def __init__(self, row: dict[str, Any], seats: list[Seat]) -> None:
        self.lock = asyncio.Lock()
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.game = table_game(row)
        self.number = 0  # entries so far
        self.state: State | None = None
        self.played: list[Played] = []
        self.positions = Positions()  # after this many of `played`
        self.points: dict[bool, tuple[dict[str, Any], ...]] = {}  # turn by turn, see scores.py
        self.record: Opening | None = None  # known once the game has been opened
        self.keys: dict[str, int] = {}  # idempotency key → number of the last entry of its request
        self.recent: deque[dict[str, Any]] = deque(maxlen=_RECENT)  # what browsers are sent of entries
        self.talk: list[dict[str, Any]] = []  # the latest messages
        self.ended = False  # by consent, before the rules would
        self.base: State | None = None  # where it begins when it was begun under older rules (see dumps.py)
        self.carried = False  # it was carried over from older rules, and where to is not stored yet
        self._views: dict[int | None, dict[str, Any]] = {}
        self._encoded: dict[int | None, bytes] = {}  # the same as JSON

    # --- who

    def seats_of(self, user_id: int | None) -> list[int]:
        """Return the seats of a user; several at one screen are possible."""
        return [seat.seat for seat in self.seats if user_id is not None and seat.user_id == user_id]

    @property
    def running(self) -> bool:
        """Whether moves can be made."""
        return self.state is not None and not self.state.over and not self.ended

    def deciding(self) -> int | None:
        """Return the seat whose decision it is."""
        return self.state.seat if self.state is not None and self.running else None

    # --- the position

    def rebuild(self, entries: list[Entry]) -> None:
        """Play the entries again from the beginning."""
        self.number = 0
        self.state = None
        self.played = []
        self.positions = Positions()
        self.points = {}
        self.recent.clear()
        self.keys.clear()
        self.ended = False
        self._follow_all(entries)
        self._check_hash(entries)

    def go_on(self, state: State, number: int, entries: list[Entry]) -> None:
        """Take a stored position for the one after this many entries, and play those that came after it.

        What came before it is known, too, but not what happened there: browsers that have seen less read the log.
        """
        self.rebuild([])
        for entry in self._standing(entries[:number]):
            self._played(entry, self.game.action(entry.text))
        self.state = state
        state.names = [seat.name for seat in self.seats]
        self.positions.keep(len(self.played), state, always=True)
        for entry in entries[number:]:
            self.follow(entry)
        self._check_hash(entries)

    def resume(self, base: State, number: int, entries: list[Entry]) -> None:
        """Continue from a stored position; what came before it cannot be taken back or looked at."""
        self.base = base
        self.rebuild([])
        self.number = number
        self.state = self.opening()
        self._follow_all(entries)
        self._check_hash(entries)

    def _follow_all(self, entries: list[Entry]) -> None:
        """Do what entries say. Of those that are long ago, only what was not taken back is played."""
        early = entries[:-_RECENT]
        if any(entry.kind == START for entry in early):
            self.state = self.opening()
        for entry in self._standing(early):
            time_budget.check()
            assert self.state is not None
            action = self.game.action(entry.text)
            self.state.play(action)
            self._played(entry, action)
            self.positions.keep(len(self.played), self.state)
        for entry in entries[len(early) :]:
            self.follow(entry)

    def _standing(self, entries: list[Entry]) -> list[Entry]:
        """Return the actions among entries that were not taken back; remember all of the entries."""
        standing: list[Entry] = []
        for entry in entries:
            if entry.kind == UNDO:
                del standing[len(standing) - int(entry.text) :]
            elif entry.kind == ACTION:
                standing.append(entry)
            elif entry.kind == ENDED:
                self.ended = True
            self._remember(entry)
        return standing

    def _check_hash(self, entries: list[Entry]) -> None:
        if entries and self.state is not None and not self.reached(entries[-1]):
            raise Problem(
                "broken",
                "the stored data of game {table} is inconsistent: it does not replay to the stored position",
                500,
                table=self.id,
            )

    def reached(self, entry: Entry) -> bool:
        """Say whether the position is the one that an entry led to, also if older rules named it otherwise."""
        state = self.state
        return state is not None and entry.hash in (position_hash(state), state.key_under(self.row["rules"]).hex())

    def follow(self, entry: Entry) -> None:
        """Do what an entry of the store says; entries come in order, each once."""
        assert entry.number == self.number + 1, "entries follow each other"
        events: list[dict[str, Any]] = []
        if entry.kind == START:
            self.state = self.opening()
        elif entry.kind == UNDO:
            self.take_back(int(entry.text))
        elif entry.kind == ENDED:
            self.ended = True
        else:
            assert self.state is not None
            action = self.game.action(entry.text)
            events = message_json.events(self.state.play_events(action), self.game, self.state.names)
            self._played(entry, action)
            self.positions.keep(len(self.played), self.state)
        self._note(entry, events)

    def adopt(self, state: State, entries: list[Entry], steps: list[Step]) -> None:
        """Take over a position that was reached on a copy, now that its entries are stored."""
        self.state = state
        for entry, step in zip(entries, steps, strict=True):
            self._played(entry, step.action)
            self._note(entry, step.events)
        self.positions.keep(len(self.played), state)

    def _played(self, entry: Entry, action: int) -> None:
        revealed = bool(entry.outcomes)
        self.played.append(Played(entry.number, entry.seat, action, revealed, entry.user_id, entry.by))

    def _note(self, entry: Entry, events: list[dict[str, Any]]) -> None:
        self._remember(entry)
        self._forget_views()
        shown = {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "by": entry.by, "events": events}
        if entry.kind == ACTION:
            shown["do"] = entry.text
        elif entry.kind == UNDO:
            shown["count"] = int(entry.text)
        self.recent.append(shown)

    def _remember(self, entry: Entry) -> None:
        self.number = entry.number
        if entry.key is not None:
            if len(self.keys) >= _KEYS:
                del self.keys[next(iter(self.keys))]
            self.keys[entry.key] = entry.number

    def opening(self) -> State:
        """Set the game up as it began: dealt from the seed, or out of a record that is played on."""
        row = self.row
        seed = int(row["seed"])
        if self.base is not None:
            state = self.base.copy()
        elif row["opening"]:
            self.read_opening()
            assert self.record is not None
            state = self.record.state.copy()
            state.chance = Seeded(seed, len(self.game.decks))
        else:
            state = self.game.start(row["players"], seed=seed, options=row["options"])
        state.names = [seat.name for seat in self.seats]
        return state

    def read_opening(self) -> None:
        """Read the record that the table was made of, if there is one and that has not been done."""
        if self.record is None and self.row["opening"]:
            self.record = Opening.of(self.row["opening"])

    def become(self, other: Room) -> None:
        """Take over all that another room of the same table knows, which was read later."""
        vars(self).update({name: value for name, value in vars(other).items() if name != "lock"})

    def take_back(self, count: int) -> None:
        """Undo actions."""
        self.state = self.earlier(count)
        self.played = self.played[: len(self.played) - count]
        self.positions = self.positions.upto(len(self.played))  # walks in progress may not add to them any more
        self.points = {}

    def far(self, count: int) -> bool:
        """Say whether it takes a long walk to find the position before the last actions."""
        wanted = len(self.played) - count
        kept = before(self.positions.kept, wanted)
        return wanted - (kept.at if kept is not None else 0) > _FAR

    def earlier(self, count: int) -> State:
        """Return the position before the last actions: some are played again, from the last one that was kept."""
        wanted = len(self.played) - count
        kept = before(self.positions.kept, wanted)
        state = self.opening() if kept is None else kept.load(self.game)
        state.names = [seat.name for seat in self.seats]
        begun, positions, played = kept.at if kept is not None else 0, self.positions, self.played[:wanted]
        for at in range(begun, wanted):
            time_budget.check()
            state.play(played[at].action)
            positions.keep(at + 1, state)
        return state

    @property
    def length(self) -> int:
        """How many actions the game has, with those of a record that it began with."""
        return len(self.played) + (len(self.record.actions) if self.record is not None else 0)

    @property
    def full(self) -> bool:
        """Whether the game has as many actions as it may have."""
        return self.length >= MOST_PLAYED or self.number >= MOST_ENTRIES

    # --- playing

    def trial(self, seats: list[int], actions: list[str], veiled: bool = False) -> tuple[State, list[Step]]:
        """Play actions of some seats on a copy; return it with what each action did.

        Behind a veil all of them must be possible. What passed there is played as far as it is possible: a card that
        comes up may stop the rest, and refusing it all then would reveal that card for nothing.
        """
        if self.state is None:
            raise Conflict("not-started", "the game has not started yet")
        if not 0 < len(actions) <= MOST_ACTIONS:
            raise Problem("count", "send 1 to {most} actions at a time", most=MOST_ACTIONS)
        trial = self._veiled(seats) if veiled else self.state.copy()
        steps: list[Step] = []
        for text in actions:
            try:
                steps.append(self._step(trial, seats, text, veiled))
            except (IllegalAction, Problem):
                if veiled or not steps:
                    raise
                break
        return trial, steps

    def _veiled(self, seats: list[int]) -> State:
        """Return a copy behind a veil. With one seat nothing is in it that the seat cannot know."""
        assert self.state is not None
        alone = len(seats) == 1 and self.game.secret_decks
        return (self.state.imagine(seats[0], 0) if alone else self.state).veiled()

    def _step(self, trial: State, seats: list[int], text: str, veiled: bool) -> Step:
        """Play one action of some seats on a copy."""
        if trial.over or self.ended:
            raise Conflict("over", "the game is over")
        if trial.seat not in seats:
            raise Forbidden("not-yours", "it is the decision of seat {seat}, not yours", seat=trial.seat)
        seat = trial.seat
        action = self.game.action(text)
        events = message_json.events(trial.play_events(action), self.game, trial.names)
        outcomes = "" if veiled else outcomes_text(self.game, trial.drawn)
        hashed = "" if veiled else position_hash(trial)
        return Step(seat, self.game.notation(action), action, events, outcomes, hashed)

    def undoable(self, user_id: int) -> int:
        """Count the last actions a user may take back alone: own ones, since when nothing was revealed."""
        mine = self.seats_of(user_id)
        count = 0
        for played in reversed(self.played):
            if played.revealed or played.seat not in mine:
                break
            count += 1
        return count

    # --- looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know of the position (None: a spectator)."""
        if seat not in self._views:
            self._views[seat] = self._seen(seat)
        return self._views[seat]

    def view_json(self, seat: int | None) -> bytes:
        """Return the view of a seat as JSON, made once for all who look at it from there."""
        view = self._encoded.get(seat)
        if view is None:
            view = self._encoded[seat] = encode_json(self._views.get(seat) or self._seen(seat))
        return view

    def _seen(self, seat: int | None) -> dict[str, Any]:
        assert self.state is not None
        return message_json.with_messages(self.state.view(seat), self.state)

    def _forget_views(self) -> None:
        self._views.clear()
        self._encoded.clear()

    def refresh(self) -> None:
        """Forget views: names or seats may have changed."""
        self._forget_views()
        if self.state is not None:
            self.state.names = [seat.name for seat in self.seats]

    def since(self, number: int) -> list[dict[str, Any]] | None:
        """Return the events of the entries after a number; None when they are too long ago to be remembered."""
        if number < self.number and (not self.recent or self.recent[0]["number"] > number + 1):
            return None
        return [entry for entry in self.recent if entry["number"] > number]


def table_game(row: dict[str, Any]) -> Game:
    """Return the game of a table with its cards."""
    if row["cards_text"]:
        return game_from_text(row["game"], row["cards_text"], "cards")
    return find_game(row["game"])


def position_hash(state: State) -> str:
    """Return a short name of a position, to notice when a replay goes another way."""
    return state.key().hex()


def outcomes_text(game: Game, drawn: list[int]) -> str:
    """Return what an action revealed, one outcome a line."""
    return "\n".join(game.outcome_text(drawn[at], drawn[at + 1]) for at in range(0, len(drawn), 2))

"""Bots at the table: whenever a seat with a bot must decide, a process of that bot is asked and its answer is played.

The store says whose decision it is, so nothing is lost when the server or a bot dies: the next one finds the
tables that wait. A lease keeps two server processes from asking for the same decision. When a bot fails three times,
a random action is played instead, so that the game continues.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections import Counter
from functools import partial
from typing import Final, Protocol

from sqlalchemy import Connection, and_, literal, or_, select

from merkator.bots import registry
from merkator.bots.protocol import BotFault, Message
from merkator.core.contract import State
from merkator.server.base.context import ServerContext
from merkator.server.base.fair_queue import FairQueue, Turn
from merkator.server.base.limits import THINKING
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, NotFound
from merkator.server.bots.bot_process import Kind, Processes
from merkator.server.store import leases
from merkator.server.store.bus import CHANGED, LOBBY
from merkator.server.store.faults import log_failure
from merkator.server.store.schema import leases as lease_rows
from merkator.server.store.schema import seats, tables
from merkator.server.tables import chat, fairness, moves
from merkator.server.tables.room import Room

LEASE: Final = "bot:"
"""The prefix of the leases of tables."""
GAVE_UP: Final = "bot-gave-up"
"""The news when a random action was played for a bot."""
_LEASE_SECONDS: Final = 15.0
_LOOK_SECONDS: Final = 5.0  # between two looks for tables that nobody takes care of
_TRIES: Final = 3
_log = logging.getLogger(__name__)


def bot_seat(room: Room) -> int | None:
    """Return the seat that must decide now if a bot sits there."""
    seat = room.deciding()
    if seat is None or room.row["paused"] or room.full or room.seats[seat].bot is None:
        return None
    return seat


def waiting(connection: Connection, owner: str, now: float, among: set[str] | None = None) -> list[str]:
    """List the tables that wait for a bot and that no other process takes care of, the longest waiting first."""
    free = or_(lease_rows.c.name.is_(None), lease_rows.c.until <= now, lease_rows.c.owner == owner)
    query = (
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.deciding))
        .outerjoin(lease_rows, lease_rows.c.name == literal(LEASE) + tables.c.id)
        .where(tables.c.status == "running", tables.c.paused.is_(False), seats.c.bot.is_not(None), free)
        .order_by(tables.c.changed)
    )
    if among is not None:
        query = query.where(tables.c.id.in_(among))
    return list(connection.execute(query).scalars())


def random_action(state: State) -> str:
    """Return a random legal action."""
    bot = registry.bot("random", state.game, secrets.randbits(64))
    return state.game.notation(registry.decide(bot, state, secrets.randbits(64)))


class Adviser(Protocol):
    """Bots that say what they would do; the time is charged to one owner."""

    async def __call__(
        self, room: Room, state: State, number: int, level: str, played: int | None = None, review: bool = False
    ) -> Message:
        """Return the advice of a bot of some level; see `BotRunner`."""


class BotRunner:
    """Runs all bots of one server process."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.counts: Counter[str] = Counter()  # decisions, faults, given_up
        self.cpu_seconds = 0.0
        self._processes = Processes(context.settings)
        # Some bots may wait or hang without using a core, so there are more places than cores.
        cores = os.cpu_count() or 1
        self.queue = FairQueue(2 + 2 * cores, each=cores)
        self.reviews = FairQueue(16, each=1, most=20 if context.limits.factor else None)
        self._tables: dict[str, asyncio.Task[None]] = {}  # being played on
        self._news: set[str] = set()  # tables that changed
        self._again: set[str] = set()  # tables that changed while they were being played on
        self._wake = asyncio.Event()
        self._leases: dict[str, float] = {}  # table → until when it is ours
        self._failing: set[tuple[str, int]] = set()  # seats whose bot failed the last time
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start, with the tables that already wait."""
        # A SQLite file has one server: leases that are found are those of an earlier life.
        before = None if self.context.database.sqlite else self.context.now() - _LEASE_SECONDS
        await self.context.database.write(lambda c: leases.clear(c, LEASE, before))
        self.context.bus.listen("*", self._heard)
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """End all processes and let other servers make the decisions that are still due."""
        self.context.bus.ignore("*", self._heard)
        left = list(self._tables)
        tasks = [*self._tables.values(), *([self._watching] if self._watching else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._processes.close()
        await self.context.database.write(lambda c: leases.give_back(c, self.context.name))
        for id in left:
            await self.context.bus.publish(id, CHANGED)  # or others would only notice when they look next

    # --- noticing

    def _heard(self, topic: str, number: int) -> None:
        """Note a table that changed. A move that another process stored is left to it, unless bots play here."""
        if self.context.bus.elsewhere and number > 0 and topic not in self._leases:
            return
        if topic != LOBBY:
            self._news.add(topic)
            self._wake.set()

    async def _watch(self) -> None:
        """Follow the news; look at everything now and then, because other processes may have died."""
        clock = asyncio.get_running_loop().time
        due = clock()
        while True:
            try:
                self._wake.clear()
                if clock() >= due:
                    due = clock() + _LOOK_SECONDS
                    await self._look()
                await self._follow_news()
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "finding tables that wait for a bot failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - clock())):
                    await self._wake.wait()

    async def _look(self) -> None:
        """Keep the leases of tables that are being played on, and find all that wait."""
        await self._renew()
        await self._processes.tidy()
        now = self.context.now()
        for id in await self.context.database.read(lambda c: waiting(c, self.context.name, now)):
            self._take_up(id)

    async def _follow_news(self) -> None:
        """Take up the tables that changed and wait; those that are not open here are looked up all at once."""
        news, self._news = self._news, set()
        self._again |= news & self._tables.keys()
        unsure = set()
        for id in news - self._tables.keys():
            room = self.context.rooms.current(id)
            if room is None:
                unsure.add(id)
            elif bot_seat(room) is not None:
                self._take_up(id)
        if unsure:
            now = self.context.now()
            for id in await self.context.database.read(lambda c: waiting(c, self.context.name, now, unsure)):
                self._take_up(id)

    def _take_up(self, id: str) -> None:
        if id not in self._tables:
            task = asyncio.create_task(self._play_on(id))
            self._tables[id] = task
            task.add_done_callback(lambda _: self._left(id))

    def _left(self, id: str) -> None:
        """Note that a table is no longer played on; it may have changed in the last moment."""
        del self._tables[id]
        if id in self._again:
            self._again.discard(id)
            self._heard(id, 0)

    # --- leases

    async def _lease(self, id: str) -> bool:
        """Make sure that this process and no other takes care of a table."""
        now = self.context.now()
        if self._leases.get(id, 0.0) - now > _LEASE_SECONDS / 2:
            return True
        return id in await self._take_leases([id], now)

    async def _renew(self) -> None:
        """Keep the leases of tables whose bots think; forget those that ran out."""
        now = self.context.now()
        self._leases = {id: until for id, until in self._leases.items() if until > now}
        ours = [id for id in self._tables if id in self._leases]
        if ours:
            await self._take_leases(ours, now)

    async def _take_leases(self, ids: list[str], now: float) -> list[str]:
        until = now + _LEASE_SECONDS
        names = [LEASE + id for id in ids]
        held = await leases.hold(self.context.database, names, self.context.name, now, until)
        for id in ids:
            self._leases.pop(id, None)
        taken = [name.removeprefix(LEASE) for name in held]
        self._leases.update(dict.fromkeys(taken, until))
        return taken

    # --- playing

    async def _play_on(self, id: str) -> None:
        """Let bots decide at a table until a person must; other tables get their turn before each decision."""
        try:
            while await self._one_decision(id):
                await asyncio.sleep(0)
        except NotFound:
            pass  # the table was removed
        except Exception:
            log_failure(_log, f"the bots of table {id} failed")

    async def _one_decision(self, id: str) -> bool:
        """Let a bot decide and play its action; False when there is nothing left to do here."""
        clock = asyncio.get_running_loop().time
        owner, idle = self._owner(await self.context.rooms.open(id))
        async with self.queue.turn(owner, idle) as turn:
            begun = clock()
            room = await self.context.rooms.open(id)
            seat = bot_seat(room)
            if seat is None or not await self._lease(id):
                return False
            number = room.number
            assert room.state is not None
            action = await self._decide(room, room.state.copy(), number, turn)
        await asyncio.sleep(max(0.0, begun + self.context.settings.bot_pause - clock()))
        if bot_seat(room) != seat:  # paused, or a person has sat down there
            return True
        try:
            await moves.play(self.context, room, [seat], number, [action], f"bot-{id}-{number}", None)
        except Conflict:  # the table has gone on, or something was taken back
            return room.number != number
        self.counts["decisions"] += 1
        return True

    def _owner(self, room: Room) -> tuple[Owner, bool]:
        """Return whom a table's bots think for, and whether nobody waits for them.

        Of several people at a table it is the one who has used the least, so that nobody pays for a neighbour.
        """
        people = [seat.user_id for seat in room.seats if seat.user_id is not None and not seat.left]
        creator = [room.row["creator"]] if room.row["creator"] is not None else []
        owners = [self.context.limits.owner(user_id) for user_id in people or creator]
        owner = min(owners, key=self.queue.use, default=Owner(f"table {room.id}"))
        return owner, not people and not self.context.rooms.watched(room.id)

    async def _decide(self, room: Room, state: State, number: int, turn: Turn) -> str:
        """Return what a bot does in a position; a random action if it keeps failing."""
        seat = state.seat
        failing = (room.id, seat) in self._failing
        for _ in range(1 if failing else _TRIES):
            with contextlib.suppress(BotFault):
                action = await self._ask(room, state, number, turn)
                self._failing.discard((room.id, seat))
                return action
        self.counts["given_up"] += 1
        self._failing.add((room.id, seat))
        if not failing:
            await chat.announce(self.context, room, GAVE_UP, seat, level=room.seats[seat].bot)
        return random_action(state)

    def adviser(self, owner: Owner) -> Adviser:
        """Return bots that give advice to someone, if they have time left for it."""
        self.context.limits.check_seconds(THINKING, owner, self.context.now())
        return partial(self._advise, owner)

    async def _advise(
        self,
        owner: Owner,
        room: Room,
        state: State,
        number: int,
        level: str,
        played: int | None = None,
        review: bool = False,
    ) -> Message:
        """Return what a bot of some level would do at the decision that is due, with its reasons.

        At a decision of the past it compares with what was `played` there; in a `review` it says what was lost. The
        time is charged to the owner. A process that fails is ended, so another one is asked once more.
        """
        await fairness.check_help(self.context, room, state)
        kind = Kind(room.game.name, room.game.cards_hash, level, state.seat, explains=True)
        async with self.queue.turn(owner) as turn:
            try:
                try:
                    return await self._advised(room, state, number, kind, played, review, turn)
                except BotFault:
                    return await self._advised(room, state, number, kind, played, review, turn)
            finally:
                self.context.limits.charge(THINKING, owner, turn.seconds, self.context.now())

    async def _advised(
        self, room: Room, state: State, number: int, kind: Kind, played: int | None, review: bool, turn: Turn
    ) -> Message:
        """Ask a process for advice once."""
        try:
            async with self._processes.borrow(kind, room.id) as process:
                try:
                    return await process.answer(room, state, number, played, review)
                finally:
                    turn.seconds += process.used
        except BotFault as fault:
            self._note(room, number, kind, fault)
            raise

    async def _ask(self, room: Room, state: State, number: int, turn: Turn) -> str:
        """Ask a process of the bot once."""
        kind = Kind(room.game.name, room.game.cards_hash, room.seats[state.seat].bot or "", state.seat)
        try:
            async with self._processes.borrow(kind, room.id) as process:
                try:
                    return await process.decide(room, state, number)
                finally:
                    self.cpu_seconds += process.used
                    turn.seconds += process.used
        except BotFault as fault:
            self._note(room, number, kind, fault)
            raise

    def _note(self, room: Room, number: int, kind: Kind, fault: BotFault) -> None:
        """Count a fault and log it."""
        self.counts["faults"] += 1
        _log.warning("table %s, number %s, bot %s of seat %s: %s", room.id, number, kind.level, kind.seat, fault)

"""Notices: players who are away are notified of their turn, once per turn, after a while.

Every process looks every few seconds. Players with a live socket on the table see the turn there, and their process
marks them as notified. For the others one process, which holds the lease, marks them as notified and then sends. So a
notice may be lost if a server dies at that moment, but it never comes twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, exists, or_, select, update

from merkator.server.base.context import ServerContext
from merkator.server.base.owner import work_for
from merkator.server.base.server_text import text
from merkator.server.notify import senders
from merkator.server.notify import subscriptions as places
from merkator.server.notify.outbox import Outbox
from merkator.server.notify.senders import Gone, Notice, Sender
from merkator.server.notify.subscriptions import PUSH, Subscription
from merkator.server.store import leases
from merkator.server.store.faults import log_failure
from merkator.server.store.schema import entries, seats, subscriptions, tables, users
from merkator.server.tables.room import ORDER
from merkator.server.users import preferences
from merkator.text import languages

LEASE: Final = "notice:watch"
_LOOK_SECONDS: Final = 5.0
_LEASE_SECONDS: Final = 15.0
_AT_ONCE: Final = 100
_PATIENCE: Final = 5.0  # seconds until others are looked for, while some services are slow
_log: Final = logging.getLogger(__name__)


class Notices:
    """Sends notices to people whose turn it is."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.senders: dict[str, Sender] = {}
        self.public_key: str | None = None  # for browsers that want to subscribe
        self.outbox = Outbox(context.settings)
        self._task: asyncio.Task[None] | None = None
        self._telling: dict[int, asyncio.Task[None]] = {}  # by user

    async def start(self) -> None:
        """Find out what can be sent, and begin if anything can."""
        settings = self.context.settings
        for kind in senders.missing(settings):
            _log.warning("%s is turned on but not installed: pip install 'merkator[notify]'", kind)
        key = None
        if PUSH in senders.enabled_kinds(settings) and senders.is_installed(PUSH):
            key = settings.push_key or await self.context.database.write(senders.vapid_key)
            self.public_key = senders.public_key(key)
        self.senders = senders.senders(settings, self.outbox, key)
        if self.senders:
            self._task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop; what is being sent is not waited for."""
        if self._task is not None:
            tasks = [self._task, *self._telling.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.outbox.close()

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # such as a database that is away for a moment
                log_failure(_log, "notifications failed")
            await asyncio.sleep(_LOOK_SECONDS)

    async def look(self) -> None:
        """Send all notices that are due; those that take long are not waited for."""
        context = self.context
        now = context.now()
        delay = context.settings.notify_delay
        busy = list(self._telling)
        found = await context.database.read(lambda c: untold(c, now - delay / 2, busy))
        absent = []
        for row in found:
            if present(context, row.user_id, row.table_id):
                await context.database.write(lambda c, row=row: mark_notified(c, row))  # type: ignore[misc]
            elif row.changed <= now - delay:
                absent.append(row)
        if absent and await leases.hold(context.database, [LEASE], context.name, now, now + _LEASE_SECONDS):
            people = defaultdict(list)
            for row in absent:
                people[row.user_id].append(row)
            tasks = [self._begin(user_id, rows) for user_id, rows in people.items()]
            await asyncio.wait(tasks, timeout=_PATIENCE)

    def _begin(self, user_id: int, rows: list[Row[Any]]) -> asyncio.Task[None]:
        task = self._telling[user_id] = asyncio.create_task(self._tell_all(user_id, rows))
        task.add_done_callback(lambda _: self._telling.pop(user_id, None))
        return task

    async def _tell_all(self, user_id: int, rows: list[Row[Any]]) -> None:
        """Notify one person, a table at a time: slow addresses of theirs must not keep others waiting."""
        work_for(self.context.limits.owner(user_id))
        try:
            for row in rows:
                await self._tell(row)
        except Exception:  # such as a database that is away for a moment
            log_failure(_log, "notifications failed")

    async def _tell(self, row: Row[Any]) -> None:
        """Notify one person everywhere they want, if no other process did."""
        if not await self.context.database.write(lambda c: mark_notified(c, row)):
            return
        if preferences.all_preferences(row.preferences or {})["notifications"] == "off":
            return
        notice = make_notice(self.context, row)
        for place in await self.context.database.read(lambda c: places.of_user(c, row.user_id)):
            if place.kind in self.senders:
                await self._send(place, notice)

    async def _send(self, place: Subscription, notice: Notice) -> None:
        try:
            await self.senders[place.kind](place, notice)
        except Exception as error:  # whatever it is, others must be notified all the same
            _log.warning("a notification by %s was not sent: %s", place.kind, type(error).__name__)
            gone = isinstance(error, Gone)
            await self.context.database.write(lambda c: places.note_failure(c, place, gone))
        else:
            await self.context.database.write(lambda c: places.note_sent(c, place))


def untold(connection: Connection, before: float, busy: Sequence[int] = ()) -> list[Row[Any]]:
    """List the seats whose turn began before some time and whose players want to be notified, except `busy` ones.

    A decision that follows from the player's own one is not news, unless a standing order made that.
    """
    turn = and_(tables.c.id == seats.c.table_id, tables.c.deciding == seats.c.seat)
    came = and_(entries.c.table_id == tables.c.id, entries.c.number == tables.c.number)
    news = or_(entries.c.seat != seats.c.seat, entries.c.kind != "action", entries.c.key.startswith(f"{ORDER}-"))
    wants = exists().where(subscriptions.c.user_id == seats.c.user_id)
    columns = [seats.c.table_id, seats.c.seat, seats.c.user_id, users.c.language, users.c.preferences]
    columns += [tables.c.number, tables.c.changed, tables.c.title, tables.c.game]
    query = select(*columns).join(tables, turn).join(users, users.c.id == seats.c.user_id).join(entries, came)
    going = (tables.c.status == "running", tables.c.paused.is_(False), seats.c.left.is_(False))
    due = (seats.c.notified < tables.c.number, tables.c.changed <= before, seats.c.user_id.not_in(busy))
    return list(connection.execute(query.where(*going, *due, news, wants).order_by(tables.c.changed).limit(_AT_ONCE)))


def mark_notified(connection: Connection, row: Row[Any]) -> bool:
    """Mark a seat as notified of a number; False if it was marked already."""
    where = (seats.c.table_id == row.table_id, seats.c.seat == row.seat, seats.c.notified < row.number)
    return connection.execute(update(seats).where(*where).values(notified=row.number)).rowcount == 1


def present(context: ServerContext, user_id: int, table: str) -> bool:
    """Say whether a user watches a table through a socket of this process."""
    return any(
        one.user is not None and one.user.id == user_id and table in one.watched for one in context.connections
    )


def make_notice(context: ServerContext, row: Row[Any]) -> Notice:
    """Return a notice in its reader's language."""
    language = row.language if row.language in languages() else languages()[0]
    settings = context.settings
    page = f"{settings.root_path}/table/{row.table_id}"
    address = f"https://{settings.public_hosts[0]}{page}" if settings.public_hosts else ""
    body = text(language, "notice-turn-body", title=row.title or row.game.capitalize())
    return Notice(text(language, "notice-turn"), body, row.table_id, row.number, address)

"""Announcements between tasks and processes: which table changed, its number, and what was played there.

In one process a set of listeners is enough. Processes that share a PostgreSQL use LISTEN and NOTIFY. A move is
announced in the transaction that stores it, together with its entries, so that the other processes follow it without
asking the database; no process can store a move and die before it is announced. After a break in the connection
everything counts as changed and is read again, so nothing can be missed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, text

from merkator.server.store.database import Database
from merkator.server.store.engine import SILENCE

CHANNEL: Final = "merkator"
LOBBY: Final = "lobby"
"""The topic of the lists of tables."""
SESSIONS: Final = "sessions"
"""The topic of users and sessions: what processes remember of them may be out of date."""
CHANGED: Final = -1
"""The number of a table's news when not the game but the seats or the settings changed."""
MOST_BYTES: Final = 7900
"""Of an announcement; PostgreSQL takes less than 8,000. What is longer is read from the database instead."""
Listener = Callable[[str, int], None]
"""Called with a topic (a table's id, or `lobby`) and a number. Must be quick and never wait."""
Played = dict[str, Any]
"""What was played at a table, as JSON: see `rooms.py`."""
_NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")
_AGAIN_SECONDS: Final = 0.2  # until a broken connection is opened again
_log: Final = logging.getLogger(__name__)


class Bus:
    """Announcements within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.on_news: Callable[[str, int, Played | None], None] = lambda topic, number, played: None
        """Called before all listeners, which rely on what it does."""
        self.elsewhere = False
        """Whether what is being announced happened in another process."""
        self.deaf = False
        """Whether other processes cannot be heard now: nothing that is remembered counts as current."""

    def listen(self, topic: str, listener: Listener) -> None:
        """Subscribe to a topic; `*` is all of them."""
        self._listeners.setdefault(topic, set()).add(listener)

    def ignore(self, topic: str, listener: Listener) -> None:
        """Unsubscribe from a topic."""
        heard = self._listeners.get(topic)
        if heard is not None:
            heard.discard(listener)
            if not heard:
                del self._listeners[topic]

    def tell(self, topic: str, number: int, played: Played | None = None) -> None:
        """Call all listeners in this process."""
        self.on_news(topic, number, played)
        for listener in list(self._listeners.get(topic, ())):
            listener(topic, number)
        for listener in list(self._listeners.get("*", ())):
            listener(topic, number)

    async def publish(self, topic: str, number: int) -> None:
        """Announce something, here and in other processes."""
        self.tell(topic, number)

    def announce_on_commit(
        self, connection: Connection, topic: str, number: int, played: Played | None = None
    ) -> None:
        """Announce something in other processes when a transaction is committed; here it is called afterwards."""

    async def start(self) -> None:
        """Start listening to other processes."""

    async def stop(self) -> None:
        """Stop listening to other processes."""


class PostgresBus(Bus):
    """Announcements between processes that share a PostgreSQL."""

    def __init__(self, database: Database, name: str) -> None:
        super().__init__()
        self._database = database
        self._name = name  # of this process: its own news is announced at once and skipped when it comes back
        self._own = json.dumps([name])[:-1] + ","
        self._task: asyncio.Task[None] | None = None
        self.deaf = True
        self.on_gap: Callable[[], None] = lambda: None
        """Called when announcements may have been missed, before all listeners are called for everything."""
        database.on_touched = self._announce_user

    async def publish(self, topic: str, number: int) -> None:
        """Announce something, here at once and elsewhere through the database."""
        self.tell(topic, number)
        await self._database.write(lambda c: self.announce_on_commit(c, topic, number))

    def announce_on_commit(
        self, connection: Connection, topic: str, number: int, played: Played | None = None
    ) -> None:
        """Announce something in other processes, in the transaction of a connection."""
        notify(connection, news_text(self._name, topic, number, played))

    def _announce_user(self, connection: Connection, user_id: int | None) -> None:
        """Announce that something about a user, or about anyone, has changed."""
        self.announce_on_commit(connection, SESSIONS, CHANGED if user_id is None else user_id)

    async def start(self) -> None:
        """Listen on a connection of its own."""
        self._task = asyncio.create_task(self._hear_for_ever())

    async def stop(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hear_for_ever(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:  # whatever it is: a process that no longer receives must try again
                _log.warning("listening to other processes was interrupted: %s", error)
            self.deaf = True
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _hear(self) -> None:
        """Listen until the connection breaks."""
        import psycopg

        address = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True, **SILENCE) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.deaf = False
            self._missed()
            async for note in connection.notifies():
                if not note.payload.startswith(self._own):
                    self._take(note.payload)

    def _take(self, payload: str) -> None:
        """Announce in this process what another one announced; one mistake in it must not end the listening."""
        try:
            _, topic, number, *played = json.loads(payload)
            if topic == SESSIONS:
                self._database.touched({None if number == CHANGED else number})
                return
            self.elsewhere = True
            self.tell(topic, number, played[0] if played else None)
        except Exception:
            _log.exception("an announcement could not be followed")
            self._missed()
        finally:
            self.elsewhere = False

    def _missed(self) -> None:
        """Make everyone look again: something may have been announced that was not heard."""
        self._database.touched({None})
        self.on_gap()
        for topic in [topic for topic in self._listeners if topic != "*"]:
            self.tell(topic, CHANGED)


def news_text(sender: str, topic: str, number: int, played: Played | None) -> str:
    """Return an announcement as PostgreSQL carries it; what was played is left out if it is too long.

    >>> news_text("p1", "table", 7, {"row": {"deciding": 1}})
    '["p1","table",7,{"row":{"deciding":1}}]'
    >>> news_text("p1", "table", 7, {"row": 9000 * "x"})
    '["p1","table",7]'
    """
    news = [sender, topic, number]
    if played is not None:
        payload = json.dumps([*news, played], separators=(",", ":"))  # ASCII: as many bytes as characters
        if len(payload) <= MOST_BYTES:
            return payload
    return json.dumps(news, separators=(",", ":"))


def notify(connection: Connection, news: str) -> None:
    """Send an announcement with a transaction on PostgreSQL."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})

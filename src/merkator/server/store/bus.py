"""Announcements between tasks and processes: only which table changed and its number; everyone builds their own view.

In one process a set of listeners is enough. Processes that share a PostgreSQL use LISTEN and NOTIFY; after a break in
the connection they read again by number, so nothing can be missed.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Final

from sqlalchemy import text

from merkator.server.store.database import Database

CHANNEL: Final = "merkator"
LOBBY: Final = "lobby"
"""The topic of the lists of tables."""
CHANGED: Final = -1
"""The number of a table's news when not the game but the seats or the settings changed."""
Listener = Callable[[str, int], None]
"""Called with a topic (a table's id, or `lobby`) and a number. Must be quick and never wait."""


class Bus:
    """Announcements within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    def listen(self, topic: str, listener: Listener) -> None:
        """Subscribe to a topic."""
        self._listeners.setdefault(topic, set()).add(listener)

    def ignore(self, topic: str, listener: Listener) -> None:
        """Unsubscribe from a topic."""
        heard = self._listeners.get(topic)
        if heard is not None:
            heard.discard(listener)
            if not heard:
                del self._listeners[topic]

    def tell(self, topic: str, number: int) -> None:
        """Tell all listeners in this process."""
        for listener in list(self._listeners.get(topic, ())):
            listener(topic, number)
        for listener in list(self._listeners.get("*", ())):
            listener(topic, number)

    async def publish(self, topic: str, number: int) -> None:
        """Announce something, here and in other processes."""
        self.tell(topic, number)

    async def start(self) -> None:
        """Start listening to other processes."""

    async def stop(self) -> None:
        """Stop listening to other processes."""


class PostgresBus(Bus):
    """Announcements between processes that share a PostgreSQL."""

    def __init__(self, database: Database, name: str) -> None:
        super().__init__()
        self._database = database
        self._name = name  # of this process: its own news are told at once and skipped when they come back
        self._task: asyncio.Task[None] | None = None
        self.on_reconnect: Callable[[], None] = lambda: None

    async def publish(self, topic: str, number: int) -> None:
        """Announce something, here at once and elsewhere through the database."""
        self.tell(topic, number)
        news = json.dumps([self._name, topic, number])
        await self._database.write(lambda c: c.execute(text("SELECT pg_notify(:c, :n)"), {"c": CHANNEL, "n": news}))

    async def start(self) -> None:
        """Listen on a connection of its own."""
        self._task = asyncio.create_task(self._hear_for_ever())

    async def stop(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hear_for_ever(self) -> None:
        import psycopg

        address = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.on_reconnect()  # what was told meanwhile must be looked up
                    async for note in connection.notifies():
                        sender, topic, number = json.loads(note.payload)
                        if sender != self._name:
                            self.tell(topic, number)
            except (psycopg.Error, OSError):
                await asyncio.sleep(0.5)

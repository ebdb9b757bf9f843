"""What server admins do to users, directly in the database: `merkator admin`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, or_, select, update

from merkator.server.store import prune
from merkator.server.store.bus import CHANGED, SESSIONS, news_text, notify
from merkator.server.store.database import Database
from merkator.server.store.faults import StoreError
from merkator.server.store.prune import Pruned
from merkator.server.store.schema import seats, users
from merkator.server.users import links, user_deletion, user_store


@dataclass(frozen=True)
class Person:
    """A user as lists show them."""

    id: int
    public_id: str
    login: str | None
    name: str
    created: float
    seen: float
    admin: bool
    banned: bool
    games: int

    def row(self) -> list[str]:
        """Return the cells of a table."""
        marks = " ".join(word for word, holds in (("admin", self.admin), ("banned", self.banned)) if holds)
        days = [datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d") for at in (self.created, self.seen)]
        return [self.public_id, self.login or "(guest)", self.name, *days, str(self.games), marks]

    def json(self) -> dict[str, Any]:
        """Return the same for programs."""
        return {name: value for name, value in vars(self).items() if name != "id"}


HEADERS = ("id", "login", "name", "created", "last seen", "games", "")


def list_users(connection: Connection, guests: bool, limit: int) -> list[Person]:
    """List the users, most recently seen first; guests only if asked for."""
    query = _people().order_by(users.c.seen.desc(), users.c.id).limit(limit)
    query = query if guests else query.where(users.c.login.is_not(None))
    return [Person(**row) for row in connection.execute(query).mappings()]


def _people() -> Any:
    games = select(func.count()).select_from(seats).where(seats.c.user_id == users.c.id).scalar_subquery()
    names = ("id", "public_id", "login", "name", "created", "seen", "admin", "banned")
    return select(*[users.c[name] for name in names], games.label("games"))


def find_user(connection: Connection, who: str) -> Person:
    """Return the user with this login or public id."""
    query = _people().where(or_(users.c.login == who.strip().casefold(), users.c.public_id == who.strip()))
    row = connection.execute(query).mappings().first()
    if row is None:
        raise StoreError(f"there is no user {who!r}: use the login or the id that `merkator admin list` shows")
    return Person(**row)


def reset_link(connection: Connection, who: str, address: str, now: float) -> str:
    """Return a link with which a user chooses a new password."""
    person = find_user(connection, who)
    if person.login is None:
        raise StoreError(f"{who!r} is a guest: guests have no password")
    return _address(address, links.RESET, links.new_link(connection, links.RESET, person.id, now)[1])


def invitation(connection: Connection, address: str, now: float) -> str:
    """Return a link with which one person can create an account."""
    return _address(address, links.ACCOUNT, links.new_link(connection, links.ACCOUNT, None, now)[1])


def _address(address: str, kind: str, token: str) -> str:
    return f"{address.rstrip('/')}/#{kind}={token}"


def remove(connection: Connection, who: str) -> Person:
    """Remove a user with everything that is theirs alone; in games with others the seat loses its name."""
    person = find_user(connection, who)
    _tell(connection, [*user_deletion.delete_user(connection, person.id), SESSIONS, user_store.topic(person.id)])
    return person


def ban(connection: Connection, who: str) -> Person:
    """Ban a user: all sessions end and no new one can start."""
    person = find_user(connection, who)
    user_store.change_user(connection, person.id, {"banned": True})
    user_store.end_all_sessions(connection, person.id)
    _tell(connection, [SESSIONS, user_store.topic(person.id)])
    return person


def unban(connection: Connection, who: str) -> Person:
    """Lift the ban of a user."""
    person = find_user(connection, who)
    user_store.change_user(connection, person.id, {"banned": False})
    _tell(connection, [SESSIONS])
    return person


def make_admin(connection: Connection, who: str, admin: bool) -> Person:
    """Make an account an admin, or no longer."""
    person = find_user(connection, who)
    if person.login is None:
        raise StoreError(f"{who!r} is a guest: only an account can be an admin")
    connection.execute(update(users).where(users.c.id == person.id).values(admin=admin))
    _tell(connection, [SESSIONS])
    return person


def prune_all(database: Database, now: float, days: int) -> Pruned:
    """Remove all old data in small portions, so that a running server can write in between."""
    removed = Pruned()
    while True:
        with database.transaction() as connection:
            portion = prune.prune(connection, now, days)
            _tell(connection, portion.tables)
        if not portion:
            return removed
        removed += portion


def _tell(connection: Connection, topics: Iterable[str]) -> None:
    """Announce topics to servers on the same PostgreSQL; one on SQLite notices by itself."""
    if connection.dialect.name == "postgresql":
        for topic in topics:
            notify(connection, news_text("admin", topic, CHANGED, None))

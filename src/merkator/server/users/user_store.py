"""Users and their sessions in the database. Every visitor is a user; an account adds a username and a password."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from merkator.server.base.tokens import hash_token, public_id, secret
from merkator.server.store.database import OF_USER, UNWATCHED
from merkator.server.store.schema import sessions, users

BROWSER: Final = "browser"
TOKEN: Final = "token"
SESSION_DAYS: Final = 365
DAY: Final = 86400
_SEEN_EVERY: Final = 600  # seconds between two marks of when a user was seen


@dataclass(frozen=True)
class User:
    """A user as requests know them."""

    id: int
    public_id: str
    name: str
    login: str | None
    language: str | None
    preferences: dict[str, Any]
    admin: bool
    session_id: int
    session_kind: str

    @property
    def guest(self) -> bool:
        """Whether this is a visitor without an account."""
        return self.login is None


def new_user(connection: Connection, name: str, language: str | None, now: float) -> int:
    """Create a user; return the id."""
    values = {"public_id": public_id(), "name": name, "language": language, "created": now, "seen": now}
    made = connection.execute(insert(users).values(**values, preferences={}))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def new_session(connection: Connection, user_id: int, kind: str, label: str, now: float) -> str:
    """Open a session for a user; return its token, which is stored nowhere else."""
    token = secret()
    values = {"user_id": user_id, "token_hash": hash_token(token), "kind": kind, "label": label[:60]}
    connection.execute(insert(sessions).values(**values, created=now, seen=now, expires=now + SESSION_DAYS * DAY))
    return token


def user_of_token(connection: Connection, token: str, now: float) -> tuple[User, bool] | None:
    """Return the user of a session, and whether it is time to mark them as seen."""
    query = (
        select(users, sessions.c.id.label("session_id"), sessions.c.kind, sessions.c.seen.label("last"))
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token_hash == hash_token(token), sessions.c.expires > now, users.c.banned.is_(False))
    )
    row = connection.execute(query).first()
    return None if row is None else (_user(row), now - row.last > _SEEN_EVERY)


def _user(row: Row[Any]) -> User:
    return User(
        id=row.id,
        public_id=row.public_id,
        name=row.name,
        login=row.login,
        language=row.language,
        preferences=row.preferences or {},
        admin=row.admin,
        session_id=row.session_id,
        session_kind=row.kind,
    )


def mark_seen(connection: Connection, user: User, now: float) -> None:
    """Mark a user and their session as seen."""
    for changed in (
        update(users).where(users.c.id == user.id).values(seen=now),
        update(sessions).where(sessions.c.id == user.session_id).values(seen=now),
    ):
        connection.execute(changed.execution_options(**{UNWATCHED: True}))


def session_open(connection: Connection, user: User, now: float) -> bool:
    """Say whether the session that a socket was opened with is still valid."""
    query = select(sessions.c.id).join(users, users.c.id == sessions.c.user_id)
    where = (sessions.c.id == user.session_id, sessions.c.expires > now, users.c.banned.is_(False))
    return connection.execute(query.where(*where)).first() is not None


def topic(user_id: int) -> str:
    """Return the topic under which the bus announces that sessions of a user have ended."""
    return f"user {user_id}"


def only_of(user_id: int) -> dict[str, Any]:
    """Return the options of a statement that changes nothing but rows of one user."""
    return {OF_USER: user_id}


def end_session(connection: Connection, user: User) -> None:
    """Log out."""
    gone = delete(sessions).where(sessions.c.id == user.session_id)
    connection.execute(gone.execution_options(**only_of(user.id)))


def end_all_sessions(connection: Connection, user_id: int) -> None:
    """Log out everywhere."""
    gone = delete(sessions).where(sessions.c.user_id == user_id)
    connection.execute(gone.execution_options(**only_of(user_id)))


def end_other_sessions(connection: Connection, user: User) -> None:
    """Log out in all other browsers; programs keep their tokens."""
    where = (sessions.c.user_id == user.id, sessions.c.kind == BROWSER, sessions.c.id != user.session_id)
    connection.execute(delete(sessions).where(*where))


def change_user(connection: Connection, user_id: int, changes: dict[str, Any]) -> None:
    """Change columns of a user."""
    changed = update(users).where(users.c.id == user_id).values(**changes)
    connection.execute(changed.execution_options(**only_of(user_id)))

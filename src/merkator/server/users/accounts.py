"""Accounts in the database: a guest gets a username and a password, and keeps everything."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update

from merkator.server.base.problems import Conflict, Forbidden, NotFound, Problem
from merkator.server.store.schema import (
    card_sets,
    entries,
    messages,
    seats,
    sessions,
    subscriptions,
    tables,
    users,
    vacations,
)
from merkator.server.store.schema import links as open_links
from merkator.server.users import links, ratings
from merkator.server.users.devices import device_name
from merkator.server.users.user_store import BROWSER, TOKEN, User, new_session, only_of

MOST_TOKENS: Final = 20  # for programs, of one user
MOST_SESSIONS: Final = 50  # of one user in browsers; the oldest goes
_LOGIN: Final = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]")


@dataclass(frozen=True)
class Account:
    """What is needed to log a user in."""

    user_id: int
    login: str
    name: str
    password: str | None
    admin: bool


class LoginTaken(Conflict):
    """A username that someone else has."""

    def __init__(self, login: str) -> None:
        super().__init__("login-taken", "the username {login!r} is taken: choose another", login=login)


def check_login(login: str) -> str:
    """Return a username as it is stored."""
    plain = login.strip().casefold()
    if not _LOGIN.fullmatch(plain):
        english = "a username has 3 to 40 characters: a–z, digits, dots, dashes or underscores"
        raise Problem("login-form", english, 422)
    return plain


def find(connection: Connection, login: str) -> Account | None:
    """Return an account; None when there is none, or it is banned."""
    query = select(users.c.id, users.c.login, users.c.name, users.c.password, users.c.admin)
    row = connection.execute(query.where(users.c.login == login, users.c.banned.is_(False))).first()
    return None if row is None else Account(*row)


def of_user(connection: Connection, user_id: int | None) -> Account | None:
    """Return the account of a user; None for guests and the banned."""
    login = connection.execute(select(users.c.login).where(users.c.id == user_id)).scalar()
    return None if login is None else find(connection, login)


def password_of(connection: Connection, user_id: int) -> str | None:
    """Return the stored hash of a user's password."""
    return connection.execute(select(users.c.password).where(users.c.id == user_id)).scalar()


def become(connection: Connection, user: User, login: str, password: str) -> None:
    """Turn a guest into an account."""
    if connection.execute(select(users.c.id).where(users.c.login == login)).first() is not None:
        raise LoginTaken(login)
    where = (users.c.id == user.id, users.c.login.is_(None))
    changed = update(users).where(*where).values(login=login, password=password)
    if connection.execute(changed.execution_options(**only_of(user.id))).rowcount != 1:
        raise Conflict("account", "you already have an account")


def use_invitation(connection: Connection, token: str | None, now: float) -> None:
    """Use up an invitation to create an account."""
    if not token:
        raise Forbidden("invite-only", "you need an invitation to create an account: ask the server admin")
    link = links.find(connection, token, now)
    if link.kind != links.ACCOUNT:
        raise NotFound("no-link", links.USELESS)
    links.claim(connection, link, now)


def set_password(connection: Connection, user_id: int, password: str) -> None:
    """Store a new hash."""
    changed = update(users).where(users.c.id == user_id).values(password=password)
    connection.execute(changed.execution_options(**only_of(user_id)))


def new_browser(connection: Connection, user_id: int, label: str, now: float, instead: User | None = None) -> str:
    """Open a session under a new token and end the one it replaces, so that an old token never gains rights."""
    if instead is not None:
        replaced = delete(sessions).where(sessions.c.id == instead.session_id, sessions.c.kind == BROWSER)
        connection.execute(replaced.execution_options(**only_of(instead.id)))
    expired = delete(sessions).where(sessions.c.user_id == user_id, sessions.c.expires <= now)
    connection.execute(expired.execution_options(**only_of(user_id)))
    mine = select(sessions.c.id).where(sessions.c.user_id == user_id, sessions.c.kind == BROWSER)
    kept = mine.order_by(sessions.c.seen.desc(), sessions.c.id.desc()).limit(MOST_SESSIONS - 1)
    old = delete(sessions).where(
        sessions.c.user_id == user_id,
        sessions.c.kind == BROWSER,
        sessions.c.id.not_in(connection.execute(kept).scalars().all()),
    )
    connection.execute(old.execution_options(**only_of(user_id)))
    return new_session(connection, user_id, BROWSER, label, now)


def end_session(connection: Connection, id: int, user_id: int, kind: str) -> None:
    """End one of a user's sessions."""
    where = (sessions.c.id == id, sessions.c.user_id == user_id, sessions.c.kind == kind)
    if connection.execute(delete(sessions).where(*where).execution_options(**only_of(user_id))).rowcount != 1:
        raise NotFound("no-such-session", "there is no such session")


def sessions_of(connection: Connection, user: User, kind: str) -> list[dict[str, Any]]:
    """List the sessions of a user, without anything secret."""
    columns = [sessions.c[name] for name in ("id", "label", "created", "seen", "expires")]
    query = select(*columns).where(sessions.c.user_id == user.id, sessions.c.kind == kind).order_by(sessions.c.id)
    rows = connection.execute(query).mappings()
    return [{**row, "label": device_name(row["label"]), "current": row["id"] == user.session_id} for row in rows]


def new_token(connection: Connection, user: User, label: str, now: float) -> tuple[dict[str, Any], str]:
    """Make a token for a program; return it with its row."""
    count = select(func.count()).select_from(sessions).where(sessions.c.user_id == user.id, sessions.c.kind == TOKEN)
    if int(connection.execute(count).scalar_one()) >= MOST_TOKENS:
        raise Conflict("many-tokens", "you already have {most} tokens: remove one first", most=MOST_TOKENS)
    token = new_session(connection, user.id, TOKEN, label, now)
    return sessions_of(connection, user, TOKEN)[-1], token


def rename(connection: Connection, user: User, name: str) -> list[str]:
    """Rename a user, also at tables where they still play under the old name; return these tables."""
    changed = update(users).where(users.c.id == user.id).values(name=name)
    connection.execute(changed.execution_options(**only_of(user.id)))
    playing = select(tables.c.id).where(tables.c.status.in_(("open", "running")))
    where = (seats.c.user_id == user.id, seats.c.name == user.name, seats.c.table_id.in_(playing))
    found = connection.execute(select(seats.c.table_id).where(*where)).scalars().all()
    connection.execute(update(seats).where(*where).values(name=name))
    return sorted(set(found))


def take_along(connection: Connection, guest_id: int, user_id: int) -> list[str]:
    """Move everything of a guest to an account and delete the guest; return the tables that changed."""
    found = connection.execute(select(seats.c.table_id).where(seats.c.user_id == guest_id)).scalars().all()
    ratings.merge_guest(connection, guest_id, user_id)
    for db_table in (seats, messages, entries, subscriptions, card_sets, vacations, open_links):
        connection.execute(update(db_table).where(db_table.c.user_id == guest_id).values(user_id=user_id))
    connection.execute(update(tables).where(tables.c.creator == guest_id).values(creator=user_id))
    gone = delete(users).where(users.c.id == guest_id, users.c.login.is_(None))
    connection.execute(gone.execution_options(**only_of(guest_id)))
    return sorted(set(found))

"""The tables of the store. Times are seconds since 1970, ids that others see are random words.

A game is its append-only list of entries, primary key (table, number): a second writer of the same number gets a
conflict. Everything else about a game can be computed from it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_Id = BigInteger().with_variant(Integer, "sqlite")


def _user(name: str = "user_id", **options: object) -> Column[int]:
    """Return a column that names a user."""
    return Column(name, _Id, ForeignKey("users.id", ondelete="CASCADE"), **options)  # type: ignore[arg-type]


def _table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


users: Final = Table(
    "users",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("public_id", String(16), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("login", String(60), unique=True),  # only accounts have one
    Column("password", String(200)),
    Column("language", String(8)),
    Column("preferences", JSON, nullable=False, default=dict),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("admin", Boolean, nullable=False, default=False),
    Column("vacation_until", Float),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", _Id, primary_key=True),
    _user(nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("kind", String(10), nullable=False),  # browser, token
    Column("label", String(60), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

links: Final = Table(
    "links",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("kind", String(10), nullable=False),  # seat, device, reset, account
    Column("token_hash", String(64), nullable=False, unique=True),
    _user(index=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Float),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("cards_hash", String(16), nullable=False),
    Column("cards_text", Text),  # when it is not the standard set
    Column("seed", String(80)),  # secret until the game is over; none when the outcomes were typed in
    Column("seed_hash", String(64)),  # shown from the start
    Column("seed_salt", String(64)),  # hashed along with the seed, and shown with it; older tables have none
    Column("opening", Text),  # a record to begin with: an import, or a game played on from some point
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False, index=True),  # open, running, over, closed
    Column("paused", Boolean, nullable=False, default=False),
    Column("chat", Boolean, nullable=False, default=True),
    Column("rated", Boolean, nullable=False, default=False),
    Column("clock", JSON),  # see clocks.py; none: no time limit
    Column("number", Integer, nullable=False, default=0),  # entries so far
    Column("deciding", Integer),  # the seat whose decision it is
    Column("round", Integer),  # that is being played; none before the start, or before a move of this version
    Column("result", JSON),
    Column("parent", String(16)),  # the table it is a rematch or a continuation of
    Column("creator", _Id, ForeignKey("users.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("changed", Float, nullable=False),
    Column("ended", Float),
    Index("ix_tables_public_status_changed", "public", "status", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", _Id, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),  # its level when a bot sits there
    Column("name", String(60), nullable=False),
    Column("left", Boolean, nullable=False, default=False),  # the person has gone; anyone may take over
    Column("invited", Boolean, nullable=False, default=False, server_default=false()),  # free, but by link only
    Column("orders", JSON, nullable=False, default=dict),  # standing orders
    Column("wants", JSON, nullable=False, default=dict),  # what this seat agrees to: end, undo, pause
    Column("clock_left", Float),  # seconds
    Column("deadline", Float, index=True),
    Column("notified", Integer, nullable=False, default=0),  # the number whose turn was notified last
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, action, undo, ended
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),  # an action in notation; how many actions are taken back
    Column("outcomes", Text, nullable=False, default=""),  # what was revealed, one a line
    Column("hash", String(32), nullable=False),  # of the position reached
    Column("key", String(64)),  # idempotency key, on the first entry of a request
    Column("user_id", _Id),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

dumps: Final = Table(
    "dumps",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

messages: Final = Table(
    "messages",
    metadata,
    Column("id", _Id, primary_key=True),
    _table(),
    Column("number", Integer, nullable=False),  # of the game's last entry when it was said
    Column("kind", String(8), nullable=False),  # chat, note, news
    Column("user_id", _Id, ForeignKey("users.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("values", JSON, nullable=False, default=dict),
    Column("at", Float, nullable=False),
    Index("ix_messages_table_id_id", "table_id", "id"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("user_id", _Id, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("best", Float),
)

vacations: Final = Table(
    "vacations",
    metadata,
    Column("id", _Id, primary_key=True),
    _user(nullable=False, index=True),
    Column("begun", Float, nullable=False),
    Column("until", Float, nullable=False),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", _Id, primary_key=True),
    _user(nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # push, apprise
    Column("address", Text, nullable=False),
    Column("data", JSON, nullable=False, default=dict),
    Column("created", Float, nullable=False),
)

card_sets: Final = Table(
    "card_sets",
    metadata,
    Column("id", String(16), primary_key=True),
    _user(nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("name", String(60), nullable=False),
    Column("hash", String(16), nullable=False),  # of what matters in play
    Column("text", Text, nullable=False),  # the file
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

"""The first form of the store, frozen as it was; later migrations change it step by step."""

from alembic import op
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
)

revision = "0001"
down_revision = None

metadata = MetaData(
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


Table(
    "users",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("public_id", String(16), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("login", String(60), unique=True),
    Column("password", String(200)),
    Column("language", String(8)),
    Column("preferences", JSON, nullable=False, default=dict),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("admin", Boolean, nullable=False, default=False),
    Column("vacation_until", Float),
)

Table(
    "sessions",
    metadata,
    Column("id", _Id, primary_key=True),
    _user(nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(60), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

Table(
    "links",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    _user(index=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Float),
)

Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("cards_hash", String(16), nullable=False),
    Column("cards_text", Text),
    Column("seed", String(80)),
    Column("seed_hash", String(64)),
    Column("opening", Text),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("paused", Boolean, nullable=False, default=False),
    Column("chat", Boolean, nullable=False, default=True),
    Column("rated", Boolean, nullable=False, default=False),
    Column("clock", JSON),
    Column("number", Integer, nullable=False, default=0),
    Column("deciding", Integer),
    Column("result", JSON),
    Column("parent", String(16)),
    Column("creator", _Id, ForeignKey("users.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("changed", Float, nullable=False),
    Column("ended", Float),
    Index("ix_tables_public_status_changed", "public", "status", "changed"),
)

Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", _Id, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("name", String(60), nullable=False),
    Column("left", Boolean, nullable=False, default=False),
    Column("orders", JSON, nullable=False, default=dict),
    Column("wants", JSON, nullable=False, default=dict),
    Column("clock_left", Float),
    Column("deadline", Float, index=True),
    Column("notified", Integer, nullable=False, default=0),
)

Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("outcomes", Text, nullable=False, default=""),
    Column("hash", String(32), nullable=False),
    Column("key", String(64)),
    Column("user_id", _Id),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

Table(
    "dumps",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

Table(
    "messages",
    metadata,
    Column("id", _Id, primary_key=True),
    _table(),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("user_id", _Id, ForeignKey("users.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("values", JSON, nullable=False, default=dict),
    Column("at", Float, nullable=False),
    Index("ix_messages_table_id_id", "table_id", "id"),
)

Table(
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

Table(
    "vacations",
    metadata,
    Column("id", _Id, primary_key=True),
    _user(nullable=False, index=True),
    Column("begun", Float, nullable=False),
    Column("until", Float, nullable=False),
)

Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

Table(
    "subscriptions",
    metadata,
    Column("id", _Id, primary_key=True),
    _user(nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("data", JSON, nullable=False, default=dict),
    Column("created", Float, nullable=False),
)

Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)


def upgrade() -> None:
    """Make all tables."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Remove all tables."""
    metadata.drop_all(op.get_bind())

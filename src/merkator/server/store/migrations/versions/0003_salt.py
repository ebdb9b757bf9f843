"""A salt for the hash of a table's seed; and names and titles without signs that cannot be seen."""

import sqlalchemy as sa
from alembic import op

from merkator.core.names import visible

revision = "0003_salt"
down_revision = "0002"
_NAMED = (("tables", "title", 80, ""), ("users", "name", 60, "Guest"), ("card_sets", "name", 60, "Cards"))


def upgrade() -> None:
    """Add it, and tidy up."""
    op.add_column("tables", sa.Column("seed_salt", sa.String(64)))
    connection = op.get_bind()
    for name, column, most, nothing in _NAMED:
        table = sa.table(name, sa.column("id"), sa.column(column))
        for row in connection.execute(sa.select(table.c.id, table.c[column])).all():
            plain = visible(row[1])[:most].strip() or nothing
            if not row[1].isascii() and plain != row[1]:
                connection.execute(sa.update(table).where(table.c.id == row[0]).values({column: plain}))
    seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("name"))
    for id, seat, name in connection.execute(sa.select(seats.c.table_id, seats.c.seat, seats.c.name)).all():
        plain = visible(name)[:60].strip() or f"Player {seat + 1}"
        if not name.isascii() and plain != name:
            where = (seats.c.table_id == id, seats.c.seat == seat)
            connection.execute(sa.update(seats).where(*where).values(name=plain))


def downgrade() -> None:
    """Remove it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seed_salt")

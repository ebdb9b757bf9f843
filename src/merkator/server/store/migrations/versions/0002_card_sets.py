"""Card sets of people, and seats that are free by link only."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("user_id", _ID, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_card_sets"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_card_sets_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_card_sets_user_id", "card_sets", ["user_id"])
    op.add_column("seats", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove them."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("invited")
    op.drop_table("card_sets")

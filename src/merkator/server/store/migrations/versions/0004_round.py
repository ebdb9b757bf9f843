"""The round that is being played, so that lists can show it without loading the game."""

import sqlalchemy as sa
from alembic import op

revision = "0004_round"
down_revision = "0003_salt"


def upgrade() -> None:
    """Add it: it is known from the next move on."""
    op.add_column("tables", sa.Column("round", sa.Integer))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "round")

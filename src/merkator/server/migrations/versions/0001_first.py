"""The first form of the store."""

from alembic import op

from merkator.server.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables. Later migrations change them step by step; then this one gets a frozen copy of the schema."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Remove all tables."""
    metadata.drop_all(op.get_bind())

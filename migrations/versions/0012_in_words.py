"""People who cannot see pictures get their private boards in words, as they like."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a column that versions before this one need not know: they may still play meanwhile."""
    comment = "1 for hands in words instead of pictures"
    op.add_column("users", sa.Column("in_words", SMALL, nullable=False, server_default="0", comment=comment))

"""Hands in direct messages say which change they show, so that they are brought up to date after a start."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SENT = sa.text("dm_message_id IS NOT NULL")


def upgrade() -> None:
    """Add a column that versions before this one need not know: they may still play meanwhile."""
    op.add_column("seats", sa.Column("dm_seq", BIG, comment="the last change that this hand shows"))
    op.create_index("ix_seats_sent", "seats", ["game_id"], sqlite_where=SENT, postgresql_where=SENT)

"""Calls that have to be deleted later are known, also those that were being sent when the bot stopped."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
CALLED = sa.text("ping_message_id IS NOT NULL")


def upgrade() -> None:
    """Add a table for them, and an index for calls that are there."""
    op.create_table(
        "stray_calls",
        sa.Column("nonce", sa.Text(), nullable=False, comment="of the message, or of its deletion"),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=True, comment="none while it is not known whether it was posted"),
        sa.Column("link", sa.Text(), nullable=False, comment="stands in its text"),
        sa.Column("noted_at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("nonce", name="pk_stray_calls"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_called", "seats", ["game_id"], sqlite_where=CALLED, postgresql_where=CALLED)

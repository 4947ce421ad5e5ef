"""Hosts plan games for an event of their server."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table that versions before this one need not know: they may still play meanwhile."""
    op.create_table(
        "evenings",
        sa.Column("event_id", BIG, nullable=False, autoincrement=False, comment="in Discord"),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("channel_id", BIG, nullable=False, comment="where the tables are opened"),
        sa.Column("host_id", BIG, nullable=False),
        sa.Column("host_name", sa.Text(), nullable=False),
        sa.Column("games", sa.Text(), nullable=False, comment="the games' keys, comma separated"),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("opened_at", BIG, comment="none before it begins"),
        sa.PrimaryKeyConstraint("event_id", name="pk_evenings"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

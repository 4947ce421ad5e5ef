"""Bells call people when a table opens, or when one person is missing there; servers say where they may."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add what versions before this one need not know: they may still play meanwhile."""
    op.create_table(
        "bells",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("guild_id", BIG, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("rings_when", sa.Text(), nullable=False, comment="opens, or missing: one person is"),
        sa.Column("until", BIG, comment="none for always"),
        sa.Column("quiet_until", BIG, comment="the person does not want to be called until then"),
        sa.Column("called_at", BIG, comment="when the person was called last, by any bell"),
        sa.Column("called_for", BIG, comment="the lobby for which"),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", name="pk_bells"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bells_guild", "bells", ["guild_id", "game"])
    stands_for = "the lobby for which it stands, if it calls people who sit nowhere yet"
    op.add_column("stray_calls", sa.Column("lobby_id", BIG, comment=stands_for))
    on, where = "1 while bells may ring", "ids of the channels where; none for all"
    op.add_column("servers", sa.Column("bells", SMALL, nullable=False, server_default="1", comment=on))
    op.add_column(
        "servers", sa.Column("bell_channels", sa.Text(), nullable=False, server_default=sa.text("''"), comment=where)
    )

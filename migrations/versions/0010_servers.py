"""Those who manage a server choose how tables are there: language, pace, calls, hints, where and by whom they open."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table of what they chose."""
    op.create_table(
        "servers",
        sa.Column("guild_id", BIG, nullable=False, autoincrement=False),
        sa.Column("language", sa.Text(), comment="of new tables; none for the one that Discord says"),
        sa.Column("pace", sa.Text(), nullable=False, comment="of new tables"),
        sa.Column("calls", SMALL, nullable=False, comment="1 while players may be called in channels"),
        sa.Column("hints", SMALL, nullable=False, comment="1 while tables may have hints"),
        sa.Column("openers", sa.Text(), nullable=False, comment="who may open tables: everyone, roles or managers"),
        sa.Column("roles", sa.Text(), nullable=False, comment="ids of the roles that may, comma separated"),
        sa.Column("channels", sa.Text(), nullable=False, comment="ids of the channels with tables; none for all"),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

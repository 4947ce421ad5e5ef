"""Hosts keep seats for people whom they invite; who likes none is asked by no one."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add what versions before this one need not know: they may still play meanwhile."""
    op.create_table(
        "invitations",
        sa.Column("game_id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False, autoincrement=False, comment="who is invited to this lobby"),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("host_id", BIG, nullable=False, comment="by whom"),
        sa.Column("asked_at", BIG, nullable=False),
        sa.Column("until", BIG, comment="for how long a seat is kept; none if it is not any more"),
        sa.Column("refusals", SMALL, nullable=False, comment="how often the person said no"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_invitations_game_id", ondelete="CASCADE"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_user", "invitations", ["user_id"])
    wanted = "1 while others may invite them"
    op.add_column("users", sa.Column("invitable", SMALL, nullable=False, server_default="1", comment=wanted))

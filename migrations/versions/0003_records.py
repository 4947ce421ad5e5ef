"""How games went, what people are rated, and which servers the bot was removed from."""

from typing import Any

import sqlalchemy as sa
from alembic import op

BigInt = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Real = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")

revision = "0003"
down_revision = "0002"

UNREVIEWED = "status = 2 AND review IS NULL"


def only(rows: str) -> dict[str, Any]:
    """Limit an index to these rows, on either database."""
    return {"sqlite_where": sa.text(rows), "postgresql_where": sa.text(rows)}


def upgrade() -> None:
    """Add the columns for games that are over, ratings, and servers that removed the bot."""
    with op.batch_alter_table("games", table_kwargs={"sqlite_autoincrement": True}) as games:
        games.add_column(
            sa.Column(
                "review",
                sa.LargeBinary(),
                comment="JSON: how the game went, point by point; none until it is worked out",
            )
        )
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("best_round", BigInt, comment="the most points won in one round or turn"))
        seats.add_column(sa.Column("traits", sa.Text(), comment="JSON: what the points came from"))
    op.create_index("ix_games_channel", "games", ["channel_id", "id"], unique=False, **only("status = 2"))
    op.create_index("ix_games_unreviewed", "games", ["id"], unique=False, **only(UNREVIEWED))
    op.create_table(
        "ratings",
        sa.Column("guild_id", BigInt, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", BigInt, autoincrement=False, nullable=False),
        sa.Column("mu", Real, nullable=False, comment="OpenSkill: how strong the person seems"),
        sa.Column("sigma", Real, nullable=False, comment="and how unsure that is"),
        sa.Column("games", BigInt, nullable=False, comment="rated ones"),
        sa.Column("wins", BigInt, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name=op.f("pk_ratings")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_user", "ratings", ["user_id"], unique=False)
    op.create_table(
        "guilds",
        sa.Column("guild_id", BigInt, autoincrement=False, nullable=False),
        sa.Column("left_at", BigInt, nullable=False, comment="when the bot was removed: its data goes 30 days later"),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )

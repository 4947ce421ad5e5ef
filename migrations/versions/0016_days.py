"""There is a puzzle or a deal each day: what each person came to, the message of each server, and who wants a bell."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables; and a column that versions before this one need not know: they may still play meanwhile."""
    comment = "where the message of the day stands; none for nowhere"
    op.add_column("servers", sa.Column("day_channel", BIG, comment=comment))
    op.create_table(
        "days",
        sa.Column("day", BIG, nullable=False, autoincrement=False, comment="counted from 1"),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("puzzle", sa.Text(), comment="JSON; none on a day with a deal"),
        sa.PrimaryKeyConstraint("day", name="pk_days"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "day_results",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("day", BIG, nullable=False, autoincrement=False),
        sa.Column("guild_id", BIG, comment="the server in which it was finished; none in direct messages"),
        sa.Column("begun_at", BIG, nullable=False),
        sa.Column("tries", SMALL, nullable=False, comment="which try it is, from 1"),
        sa.Column("moves", sa.Text(), nullable=False, comment="JSON: the moves of this try"),
        sa.Column("stars", SMALL, comment="none until it is finished"),
        sa.Column("points", BIG, comment="of a deal"),
        sa.Column("finished_at", BIG),
        sa.PrimaryKeyConstraint("user_id", "day", name="pk_day_results"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_day_results_day", "day_results", ["day"])
    op.create_index("ix_day_results_guild", "day_results", ["guild_id", "day"])
    _create_what_servers_and_people_want()


def _create_what_servers_and_people_want() -> None:
    op.create_table(
        "day_messages",
        sa.Column("guild_id", BIG, nullable=False, autoincrement=False),
        sa.Column("day", BIG, nullable=False, autoincrement=False),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("shown", BIG, nullable=False, comment="how many results it shows"),
        sa.PrimaryKeyConstraint("guild_id", "day", name="pk_day_messages"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "day_bells",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("at_ms", BIG, nullable=False, comment="in the day: when the person last began one"),
        sa.Column("day", BIG, nullable=False, comment="the last one it rang for"),
        sa.PrimaryKeyConstraint("user_id", name="pk_day_bells"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "given_puzzles",
        sa.Column("id", BIG, nullable=False),
        sa.Column("user_id", BIG, nullable=False, comment="who missed it in a game, and gave it"),
        sa.Column("guild_id", BIG, nullable=False, comment="the server of that game"),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("puzzle", sa.Text(), nullable=False, comment="JSON; served in the order of the ids"),
        sa.PrimaryKeyConstraint("id", name="pk_given_puzzles"),
        sa.UniqueConstraint("game", "puzzle", name="uq_given_puzzles_game"),
        sqlite_strict=True,
    )
    op.create_index("ix_given_puzzles_user", "given_puzzles", ["user_id"])

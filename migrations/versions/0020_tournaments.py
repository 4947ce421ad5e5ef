"""Tournaments: their people and their tables; a table of one ends at a given time."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SMALL = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")
MATCHES = "JSON: the tables of all rounds, by numbers of entrants"
WAITS, ACTIVE = sa.text("wake_at IS NOT NULL"), sa.text("stage < 3")


def upgrade() -> None:
    """Add two tables, and columns that versions before this one need not know."""
    op.add_column("games", sa.Column("tournament_id", BIG))
    op.add_column("games", sa.Column("ends_at", BIG, comment="in a tournament: when the computer finishes the game"))
    op.create_table(
        "tournaments",
        sa.Column("id", BIG, nullable=False),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("message_id", BIG, comment="the standings; none until they are posted"),
        sa.Column("podium_id", BIG, comment="the message at the end"),
        sa.Column("game", sa.Text(), nullable=False, comment="the game's key"),
        sa.Column("pace", sa.Text(), nullable=False, comment="evening or letter"),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("host_id", BIG, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False, comment="of the verifiable chance; shown at the end"),
        sa.Column("created_at", BIG, nullable=False),
        sa.Column("stage", SMALL, nullable=False, comment="0 joining, 1 playing, 2 pause, 3 over, 4 cancelled"),
        sa.Column("round", SMALL, nullable=False, comment="the one that is played, or was last"),
        sa.Column("rounds", SMALL, nullable=False, comment="how many there are to be"),
        sa.Column("due_at", BIG, nullable=False, comment="when joining, the pause or the round ends"),
        sa.Column("wake_at", BIG, comment="when the clock has to look at it next"),
        sa.Column("seq", BIG, nullable=False, comment="counts every change: the optimistic lock"),
        sa.Column("shown_seq", BIG, nullable=False, comment="the last change that its message shows"),
        sa.Column("matches", sa.LargeBinary(), nullable=False, comment=MATCHES),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_wake", "tournaments", ["wake_at"], sqlite_where=WAITS, postgresql_where=WAITS)
    op.create_index("ix_tournaments_guild", "tournaments", ["guild_id"])
    columns = ["channel_id", "game"]
    op.create_index(
        "uq_tournaments_active", "tournaments", columns, unique=True, sqlite_where=ACTIVE, postgresql_where=ACTIVE
    )
    op.create_table(
        "entrants",
        sa.Column("tournament_id", BIG, nullable=False),
        sa.Column("number", SMALL, nullable=False, autoincrement=False),
        sa.Column("user_id", BIG, nullable=False, comment="a negative one once the person is forgotten"),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("click", BIG, nullable=False, comment="id of the click on Join: it is mixed into the chance"),
        sa.Column("since_round", SMALL, nullable=False, comment="the first round that the person can play"),
        sa.Column("presence", SMALL, nullable=False, comment="0 in, 1 away, 2 left"),
        sa.Column("here_round", SMALL, nullable=False, comment="the last round for which the person said to be here"),
        sa.Column("place", SMALL, comment="at the end"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], ondelete="CASCADE", name="fk_entrants_tournament_id"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_entrants_user", "entrants", ["user_id"])

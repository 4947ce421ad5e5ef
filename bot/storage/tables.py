"""The tables, the same for SQLite and PostgreSQL; `games` holds sessions.

Moves, states and options name seats, never people: forgetting a person changes none of them.
"""

from typing import Any

import sqlalchemy as sa

BigInt = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SmallInt = sa.SmallInteger().with_variant(sa.Integer(), "sqlite")
Bytes = sa.LargeBinary()
Text = sa.Text()
Real = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


class Flag(sa.TypeDecorator[bool]):
    """Whether something is so, stored as 1 or 0."""

    impl = SmallInt  # pyright: ignore[reportAssignmentType]  an instance will do
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: sa.Dialect) -> int | None:
        """Return the number."""
        return None if value is None else int(value)

    def process_result_value(self, value: int | None, dialect: sa.Dialect) -> bool | None:
        """Return what it means."""
        return None if value is None else bool(value)


class Listed(sa.TypeDecorator[tuple[Any, ...]]):
    """Words or numbers, stored as text with commas between them."""

    impl = sa.Text
    cache_ok = True

    def __init__(self, kind: type[int] | type[str] = str) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: tuple[Any, ...] | None, dialect: sa.Dialect) -> str | None:
        """Return the text."""
        return None if value is None else ",".join(map(str, value))

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> tuple[Any, ...]:
        """Return what stands in it."""
        return tuple(map(self.kind, filter(None, (value or "").split(","))))


metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

UNREVIEWED = "status = 2 AND review IS NULL"


def table(name: str, *parts: sa.Column[Any] | sa.Index, comment: str | None = None) -> sa.Table:
    """Return a table whose rows are found by their primary key alone."""
    return sa.Table(name, metadata, *parts, comment=comment, sqlite_strict=True, sqlite_with_rowid=False)


def index(name: str, *columns: str, where: str, unique: bool = False) -> sa.Index:
    """Return an index of some rows only, on either database."""
    rows = sa.text(where)
    return sa.Index(name, *columns, unique=unique, sqlite_where=rows, postgresql_where=rows)


games = sa.Table(
    "games",
    metadata,
    sa.Column("id", BigInt, primary_key=True),
    sa.Column("guild_id", BigInt, nullable=False),
    sa.Column("channel_id", BigInt, nullable=False),
    sa.Column("message_id", BigInt, comment="the board; none until it is posted"),
    sa.Column("opening_id", BigInt, comment="the first message: goes if it is cancelled"),
    sa.Column("game", Text, nullable=False, comment="the game's key"),
    sa.Column("rules_version", SmallInt, nullable=False),
    sa.Column("options", Text, nullable=False, comment="JSON"),
    sa.Column("language", Text, nullable=False, comment="of the public board"),
    sa.Column("secret", Bytes, nullable=False, comment="of the verifiable chance; shown when the game is over"),
    sa.Column("joins", Listed(int), nullable=False, comment="ids of all clicks on Join: mixed into the chance"),
    sa.Column("draws", BigInt, nullable=False, comment="how many draws of chance were made"),
    sa.Column("status", SmallInt, nullable=False, comment="0 lobby, 1 running, 2 finished, 3 stopped"),
    sa.Column("seq", BigInt, nullable=False, comment="counts every change: the optimistic lock"),
    sa.Column("step", BigInt, nullable=False, comment="counts what everybody saw: the age of a button"),
    sa.Column("shown_seq", BigInt, nullable=False, comment="the last change that the board in Discord shows"),
    sa.Column("created_at", BigInt, nullable=False, comment="milliseconds since 1970, UTC, like all times"),
    sa.Column("updated_at", BigInt, nullable=False),
    sa.Column("finished_at", BigInt),
    sa.Column("state", Bytes, comment="JSON snapshot of the game; none in the lobby"),
    sa.Column("earlier", Bytes, comment="JSON: whose last move may be taken back, and the state before it"),
    sa.Column("pace", Text, nullable=False, comment="how long a decision may take: evening, live, letter, none"),
    sa.Column("due_at", BigInt, comment="when the time for what is awaited runs out"),
    sa.Column("wake_at", BigInt, comment="when the clock has to look at this session next"),
    sa.Column("awaited", SmallInt, nullable=False, comment="bit n is set while the game waits for seat n"),
    sa.Column("goes_on", Flag, nullable=False, comment="1 while the computer has to choose for a seat"),
    sa.Column("stopped_by_manager", Flag, nullable=False, comment="1 when a manager of the server stopped it alone"),
    sa.Column("review", Bytes, comment="JSON: how the game went, point by point; none until it is worked out"),
    sa.Column("tournament_id", BigInt),
    sa.Column("ends_at", BigInt, comment="in a tournament: when the computer finishes the game"),
    sa.CheckConstraint("status IN (0, 1, 2, 3)", name="status"),
    sa.CheckConstraint("(status < 2) = (finished_at IS NULL)", name="finished"),
    index("uq_games_active", "channel_id", "game", where="status < 2", unique=True),
    index("ix_games_history", "guild_id", "finished_at", where="status = 2"),
    index("ix_games_unshown", "id", where="shown_seq < seq"),
    index("ix_games_channel", "channel_id", "id", where="status = 2"),
    index("ix_games_unreviewed", "id", where=UNREVIEWED),
    index("ix_games_wake", "wake_at", where="wake_at IS NOT NULL"),
    index("ix_games_goes_on", "id", where="goes_on = 1"),
    sqlite_strict=True,
    sqlite_autoincrement=True,  # an id never comes back: it stands in old buttons
)

seats = table(
    "seats",
    sa.Column("game_id", BigInt, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", SmallInt, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigInt, comment="none once the person is forgotten"),
    sa.Column("name", Text, nullable=False),
    sa.Column("computer", Text, comment="the level of the computer player that sits here, if one does"),
    sa.Column("gone", Flag, nullable=False, comment="1 when the person left the running game"),
    sa.Column("missed", SmallInt, nullable=False, comment="for how many decisions in a row the time ran out"),
    sa.Column("late", BigInt, comment="the step at which it ran out"),
    sa.Column("joined_late", Flag, nullable=False, comment="1 when somebody else sat here at the beginning"),
    sa.Column("since_seq", BigInt, nullable=False, comment="the change from which this person sits here"),
    sa.Column("agrees_to_stop", Flag, nullable=False),
    sa.Column("plays_on", Flag, nullable=False, comment="1 when the person is against stopping"),
    sa.Column("dm_channel_id", BigInt, comment="the hand sent by direct message, if any"),
    sa.Column("dm_message_id", BigInt),
    sa.Column("dm_seq", BigInt, comment="the last change that this hand shows"),
    sa.Column("call_channel_id", BigInt, comment="the short message that calls the person, if any"),
    sa.Column("call_message_id", BigInt),
    sa.Column("rank", SmallInt),
    sa.Column("score", BigInt),
    sa.Column("best_round", BigInt, comment="the most points won in one round or turn"),
    sa.Column("traits", Text, comment="JSON: what the points came from"),
    sa.Column("others_ahead", SmallInt, comment="how many of those without a seat ranked better, as the white mouse"),
    index("ix_seats_user", "user_id", "game_id", where="user_id IS NOT NULL"),
    index("ix_seats_called", "game_id", where="call_message_id IS NOT NULL"),
    index("ix_seats_sent", "game_id", where="dm_message_id IS NOT NULL"),
)

moves = table(
    "moves",
    sa.Column("game_id", BigInt, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", BigInt, primary_key=True, autoincrement=False),
    sa.Column("seat", SmallInt, nullable=False),
    sa.Column("by_bot", Flag, nullable=False, comment="1 when the computer chose"),
    sa.Column("at", BigInt, nullable=False),
    sa.Column("move", Bytes, nullable=False, comment="JSON"),
    sa.Column("events", Bytes, nullable=False, comment="JSON: what everybody saw happen; empty for a secret pick"),
)

removed = table(
    "removed",
    sa.Column("game_id", BigInt, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False, comment="may not sit down in this lobby"),
    sa.Index("ix_removed_user", "user_id"),
)

invitations = table(
    "invitations",
    sa.Column("game_id", BigInt, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False, comment="who is invited to this lobby"),
    sa.Column("name", Text, nullable=False),
    sa.Column("host_id", BigInt, nullable=False, comment="by whom"),
    sa.Column("asked_at", BigInt, nullable=False),
    sa.Column("until", BigInt, comment="for how long a seat is kept; none if it is not any more"),
    sa.Column("refusals", SmallInt, nullable=False, comment="how often the person said no"),
    sa.Index("ix_invitations_user", "user_id"),
)

predecessors = table(
    "predecessors",
    sa.Column("game_id", BigInt, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", SmallInt, primary_key=True, autoincrement=False),
    sa.Column("until_seq", BigInt, primary_key=True, autoincrement=False, comment="the last change with this player"),
    sa.Column("since_seq", BigInt, nullable=False, comment="the change from which this player sat there"),
    sa.Column("user_id", BigInt, comment="none for a computer player"),
    sa.Column("name", Text, nullable=False),
    sa.Index("ix_predecessors_user", "user_id"),
)

calls = table(
    "calls",
    sa.Column("nonce", Text, primary_key=True, comment="of the message"),
    sa.Column("channel_id", BigInt, nullable=False),
    sa.Column("message_id", BigInt, comment="none before it is known that it was sent"),
    sa.Column("guild_id", BigInt, nullable=False, comment="the server of the game"),
    sa.Column("noted_at", BigInt, nullable=False),
    sa.Column("lobby_id", BigInt, comment="the lobby for which it stands, if it calls people who sit nowhere yet"),
)

notes = table(
    "notes",
    sa.Column("key", Text, primary_key=True),
    sa.Column("value", Text, nullable=False),
    comment="what the bot remembers of itself: the fingerprint of the commands that Discord has",
)

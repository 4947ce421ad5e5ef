"""The rows of tournaments, their people and their tables, by plain functions over a connection."""

from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.storage.database import insert, is_in
from bot.storage.personal_data import Exported, NameFor, PersonalData, Row, date_of, server_of
from bot.storage.shards import ALL, Shards
from bot.storage.tables import BigInt, Bytes, Flag, SmallInt, Text, index, metadata, moves, table
from cogs.tournament import decisions
from cogs.tournament.tournament import Entrant, Tournament

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", BigInt, primary_key=True),
    sa.Column("guild_id", BigInt, nullable=False),
    sa.Column("channel_id", BigInt, nullable=False),
    sa.Column("message_id", BigInt, comment="the standings; none until they are posted"),
    sa.Column("podium_id", BigInt, comment="the message at the end"),
    sa.Column("call_id", BigInt, comment="the message that asks before a round who is here, while it stands"),
    sa.Column("game", Text, nullable=False, comment="the game's key"),
    sa.Column("pace", Text, nullable=False, comment="evening, live or letter"),
    sa.Column("language", Text, nullable=False),
    sa.Column("host_id", BigInt, nullable=False),
    sa.Column("secret", Bytes, nullable=False, comment="of the verifiable chance; shown at the end"),
    sa.Column("created_at", BigInt, nullable=False),
    sa.Column("stage", SmallInt, nullable=False, comment="0 joining, 1 playing, 2 asking, 3 over, 4 cancelled"),
    sa.Column("round", SmallInt, nullable=False, comment="the one that is played, or was last"),
    sa.Column("rounds", SmallInt, nullable=False, comment="how many there are to be"),
    sa.Column("due_at", BigInt, nullable=False, comment="when the next round begins, or this one ends"),
    sa.Column("wake_at", BigInt, comment="when the clock has to look at it next"),
    sa.Column("seq", BigInt, nullable=False, comment="counts every change: the optimistic lock"),
    sa.Column("shown_seq", BigInt, nullable=False, comment="the last change that its message shows"),
    sa.Column("matches", Bytes, nullable=False, comment="JSON: the tables of all rounds, by numbers of entrants"),
    index("ix_tournaments_wake", "wake_at", where="wake_at IS NOT NULL"),
    sa.Index("ix_tournaments_guild", "guild_id"),
    index("uq_tournaments_active", "channel_id", "game", where="stage < 3", unique=True),
    sqlite_strict=True,
    sqlite_autoincrement=True,  # an id never comes back: it stands in old buttons
)

entrants = table(
    "entrants",
    sa.Column("tournament_id", BigInt, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", SmallInt, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigInt, nullable=False, comment="a negative one once the person is forgotten"),
    sa.Column("name", Text, nullable=False),
    sa.Column("click", BigInt, nullable=False, comment="id of the click on Join: it is mixed into the chance"),
    sa.Column("since_round", SmallInt, nullable=False, comment="the first round that the person was here for"),
    sa.Column("has_left", Flag, nullable=False, comment="1 once the person has left for good"),
    sa.Column("here_round", SmallInt, nullable=False, comment="the last round for which the person said to be here"),
    sa.Column("rank", SmallInt, comment="at the end"),
    sa.Index("ix_entrants_user", "user_id"),
)

_IS_ACTIVE = tournaments.c.stage < sa.literal_column("3")
_EXPORTED = ("id", "guild_id", "channel_id", "game", "created_at")
_OF_ENTRANTS = [column.label(column.key) for column in entrants.c if column.key != "tournament_id"]


def create(connection: sa.Connection, t: Tournament) -> int | None:
    """Insert a new tournament, and return its id; None if its channel has an active one of this game."""
    fixed = {"guild_id": t.where.guild_id, "channel_id": t.where.channel_id, "game": t.game, "pace": t.pace}
    fixed |= {"language": t.language, "secret": t.secret, "created_at": t.created_at, "shown_seq": t.shown_seq}
    active = {"index_elements": [tournaments.c.channel_id, tournaments.c.game], "index_where": _IS_ACTIVE}
    statement = insert(connection, tournaments).values(fixed | _columns(t)).on_conflict_do_nothing(**active)
    tournament_id = connection.execute(statement.returning(tournaments.c.id)).scalar()
    if tournament_id is not None:
        _write(connection, tournament_id, (), t.entrants)
    return tournament_id


def save(connection: sa.Connection, before: Tournament, after: Tournament) -> bool:
    """Write a change; False if another one was first."""
    is_it = (tournaments.c.id == before.id) & (tournaments.c.seq == before.seq)
    if connection.execute(tournaments.update().where(is_it).values(_columns(after))).rowcount != 1:
        return False
    _write(connection, before.id, before.entrants, after.entrants)
    return True


def load(connection: sa.Connection, tournament_id: int) -> Tournament | None:
    """Return the tournament; None if there is none."""
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == tournament_id)).mappings().first()
    if row is None:
        return None
    people = sa.select(*_OF_ENTRANTS).where(entrants.c.tournament_id == tournament_id).order_by(entrants.c.number)
    facts = _facts(row)
    facts |= {"where": _facts(row), "matches": msgspec.json.decode(row["matches"])}
    facts["entrants"] = [_facts(entrant) for entrant in connection.execute(people).mappings()]
    return msgspec.convert(facts, Tournament)


def list_due(connection: sa.Connection, now: int, shards: Shards = ALL) -> list[int]:
    """Return the tournaments of these shards that the clock has to look at."""
    is_due = (tournaments.c.wake_at <= now) & is_in(shards, tournaments.c.guild_id)
    return list(connection.execute(sa.select(tournaments.c.id).where(is_due).order_by(tournaments.c.wake_at)).scalars())


def snooze(connection: sa.Connection, tournament_id: int, until: int) -> None:
    """Let the clock look at this one later."""
    connection.execute(tournaments.update().where(tournaments.c.id == tournament_id).values(wake_at=until))


def next_wake(connection: sa.Connection, shards: Shards) -> int | None:
    """Return when the clock has to look at a tournament of these shards next."""
    return connection.execute(sa.select(sa.func.min(tournaments.c.wake_at)).where(_is_clocked(shards))).scalar()


def put_off(connection: sa.Connection, shards: Shards, by_ms: int) -> None:
    """Put off all deadlines of these shards; that is a change, which messages show."""
    later = {key: tournaments.c[key] + by_ms for key in ("due_at", "wake_at")} | {"seq": tournaments.c.seq + 1}
    connection.execute(tournaments.update().where(_is_clocked(shards)).values(later))


def _is_clocked(shards: Shards) -> sa.ColumnElement[bool]:
    return tournaments.c.wake_at.is_not(None) & is_in(shards, tournaments.c.guild_id)


def list_unfinished(connection: sa.Connection, since: int, shards: Shards = ALL) -> list[int]:
    """Return the tournaments of these shards that go on, that are not shown as they are, or that ended `since` then."""
    waits = _IS_ACTIVE | (tournaments.c.shown_seq < tournaments.c.seq) | (tournaments.c.due_at > since)
    query = sa.select(tournaments.c.id).where(waits & is_in(shards, tournaments.c.guild_id))
    return list(connection.execute(query.order_by(tournaments.c.id)).scalars())


def list_active_in(
    connection: sa.Connection, guild_id: int, channel_id: int | None = None, user_id: int | None = None
) -> list[int]:
    """Return the active tournaments of a server, or of a channel or a person there; the newest first."""
    which = _IS_ACTIVE & (tournaments.c.guild_id == guild_id)
    if channel_id is not None:
        which &= tournaments.c.channel_id == channel_id
    if user_id is not None:
        is_in_it = (entrants.c.user_id == user_id) & (entrants.c.has_left == 0)
        which &= tournaments.c.id.in_(sa.select(entrants.c.tournament_id).where(is_in_it))
    found = sa.select(tournaments.c.id).where(which).order_by(tournaments.c.id.desc())
    return list(connection.execute(found).scalars())


def list_ranks(connection: sa.Connection, guild_id: int, user_id: int) -> list[int]:
    """Return the ranks of a person in the tournaments of a server that are over."""
    is_theirs = (entrants.c.user_id == user_id) & (tournaments.c.guild_id == guild_id)
    query = sa.select(entrants.c.rank).join(tournaments).where(is_theirs & entrants.c.rank.is_not(None))
    return [rank for rank in connection.execute(query).scalars() if rank]


def deciders(connection: sa.Connection, session_id: int) -> frozenset[int]:
    """Return the seats that made a decision of their own."""
    query = sa.select(moves.c.seat).where((moves.c.game_id == session_id) & (moves.c.by_bot == 0)).distinct()
    return frozenset(connection.execute(query).scalars())


def forget(connection: sa.Connection, user_id: int, stand_in: int, name_for: NameFor) -> None:
    """Leave no trace of a person before the first round, later a nameless place in the standings."""
    entered = sa.select(entrants.c.tournament_id).where(entrants.c.user_id == user_id)
    for tournament_id in connection.execute(entered).scalars().all():
        while (t := load(connection, tournament_id)) and (own := t.entrant(user_id)):
            name = name_for(t.language, {entrant.name for entrant in t.entrants})
            nameless = t.with_entrant(own, user_id=stand_in, name=name, has_left=True)
            left = nameless if t.round or not t.stage.is_active else decisions.leave(t, user_id, t.due_at)
            save(connection, t, replace(left, seq=t.seq + 1))  # else another process was first
    hosted = tournaments.c.host_id == user_id
    connection.execute(tournaments.update().where(hosted).values(host_id=stand_in, seq=tournaments.c.seq + 1))


def note_message(connection: sa.Connection, t: Tournament, column: str, message_id: int | None) -> None:
    """Note one of the messages, and of the living one the version that it shows."""
    shown = {"shown_seq": t.seq} if column == "message_id" else {}
    is_it = (tournaments.c.id == t.id) & (tournaments.c.shown_seq <= t.seq if shown else sa.true())
    connection.execute(tournaments.update().where(is_it).values({column: message_id} | shown))


def _columns(t: Tournament) -> dict[str, Any]:
    """Return the columns that change, but for the messages."""
    same = {key: getattr(t, key) for key in ("host_id", "round", "rounds", "due_at", "wake_at", "seq")}
    return same | {"stage": int(t.stage), "matches": msgspec.json.encode(t.matches)}


def _write(
    connection: sa.Connection, tournament_id: int, before: tuple[Entrant, ...], after: tuple[Entrant, ...]
) -> None:
    """Write those who have changed; who left before the first round goes."""
    changed = {*before} ^ {*after}
    old = entrants.c.number.in_({entrant.number for entrant in changed})
    connection.execute(entrants.delete().where((entrants.c.tournament_id == tournament_id) & old))
    for entrant in changed.intersection(after):
        connection.execute(entrants.insert().values(vars(entrant) | {"tournament_id": tournament_id}))


def _facts(row: sa.RowMapping) -> dict[str, Any]:
    return {str(key): value for key, value in row.items()}


# About people and servers


def _of_person(user_id: int) -> sa.Select[Any]:
    """Return the query for the tournaments that a person opened or entered, with what they were there."""
    own = (entrants.c.tournament_id == tournaments.c.id) & (entrants.c.user_id == user_id)
    is_host = tournaments.c.host_id == user_id
    columns = (*(tournaments.c[key] for key in _EXPORTED), is_host.label("is_host"))
    entered = (*columns, *(entrants.c[key] for key in ("name", "since_round", "has_left", "rank")))
    query = sa.select(*entered).select_from(tournaments.outerjoin(entrants, own))
    return query.where(is_host | entrants.c.user_id.is_not(None)).order_by(tournaments.c.id)


def _exported(row: Row) -> dict[str, Any]:
    where = {"server": server_of(row), "channel": {"id": str(row["channel_id"])}}
    found = {"tournament": row["id"], "game": row["game"], "opened": date_of(row["created_at"]), "name": row["name"]}
    own = {"host": bool(row["is_host"]), "first_round": row["since_round"], "left": bool(row["has_left"])}
    return {**found, **where, **own, "place": row["rank"]}


PERSONAL_DATA = PersonalData(
    exported=(Exported("tournaments", "events", _of_person, _exported),), of_servers=(tournaments,), forget=forget
)

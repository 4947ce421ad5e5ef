"""The rows about people and servers, to be counted, exported and deleted."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, get_args

import sqlalchemy as sa

from bot.people.rows import users
from bot.storage import notices, personal_data
from bot.storage.notices import Notice
from bot.storage.personal_data import Group, NameFor, PersonalData, Row, exported
from bot.storage.tables import BigInt, games, invitations, moves, predecessors, removed, seats, table
from bot.table.service.rows import IS_ACTIVE, NO_MESSAGES

SOME = 200
"""How many games one transaction deletes: SQLite lets no other one write meanwhile."""
EXPORTED = (
    *("id", "guild_id", "channel_id", "message_id", "game", "language", "pace", "options", "status"),
    *("created_at", "updated_at", "finished_at"),
)
"""The columns of a game that its players may have in their exports."""
SEATED = (seats, predecessors)

guilds = table(
    "guilds",
    sa.Column("guild_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("left_at", BigInt, nullable=False, comment="when the bot was removed: its data goes 30 days later"),
)

_IS_DIRECT = games.c.guild_id == sa.literal_column("0")

Rows: TypeAlias = Mapping[str, Sequence[Row]]
"""The rows about a person by table, with the EXPORTED columns of games in seats, and the person's own moves."""


# A person


def traces(connection: sa.Connection, user_id: int) -> dict[Group, int]:
    """Count what is kept about a person, by group; without what there is none of."""

    def of(table: sa.Table) -> sa.Select[int]:
        return sa.select(sa.func.count()).where(table.c.user_id == user_id)

    theirs = games.c.id.in_(sa.union(*(sa.select(one.c.game_id).where(one.c.user_id == user_id) for one in SEATED)))
    at_tables = sa.select(sa.func.count()).select_from(games).where(theirs)
    counts: list[tuple[Group, sa.Select[Any]]] = [
        ("games", at_tables),
        ("games", sa.select(sa.func.count()).where(_is_invited(user_id))),
        ("games", of(removed)),
        ("settings", of(users)),
        *((one.group, sa.select(sa.func.count()).select_from(one.query(user_id).subquery())) for one in exported()),
    ]
    found = dict.fromkeys(get_args(Group), 0)
    for group, count in counts:
        found[group] += connection.execute(count).scalar_one()
    return {group: number for group, number in found.items() if number}


def load_person(connection: sa.Connection, user_id: int) -> tuple[Rows, dict[str, Any]]:
    """Return the rows that are kept about a person, and what the features export."""
    is_theirs = (moves.c.game_id == seats.c.game_id) & (moves.c.seat == seats.c.seat) & (seats.c.user_id == user_id)
    # the computer, or a player who sat there before, may have laid a card of which the person sees the back only
    is_theirs &= (moves.c.seq > seats.c.since_seq) & (moves.c.by_bot == 0)
    made = sa.select(moves).join(seats, is_theirs)
    gone = predecessors.c
    was_theirs = (moves.c.game_id == gone.game_id) & (moves.c.seat == gone.seat) & (gone.user_id == user_id)
    was_theirs &= (moves.c.seq > gone.since_seq) & (moves.c.seq <= gone.until_seq) & (moves.c.by_bot == 0)
    made = sa.union_all(made, sa.select(moves).join(predecessors, was_theirs)).subquery()
    columns = [games.c[key] for key in EXPORTED] + [column for column in seats.c if column.name != "game_id"]
    seated = sa.select(*columns).select_from(games.join(seats)).where(seats.c.user_id == user_id).order_by(games.c.id)
    is_host = (invitations.c.host_id == user_id).label("is_host")
    queries = {
        table.name: sa.select(table).where(table.c.user_id == user_id) for table in (users, removed, predecessors)
    } | {
        "seats": seated,
        "moves": sa.select(made).order_by(made.c.game_id, made.c.seq),
        "invitations": sa.select(invitations, is_host).where(_is_invited(user_id)),
    }
    found = {name: connection.execute(query).mappings().all() for name, query in queries.items()}
    return found, personal_data.export(connection, user_id)


def _is_invited(user_id: int) -> sa.ColumnElement[bool]:
    """Return the condition that a person invited, or was."""
    return (invitations.c.user_id == user_id) | (invitations.c.host_id == user_id)


def list_active_of(connection: sa.Connection, user_id: int) -> list[int]:
    """Return the lobbies and running games at which a person has a seat."""
    query = sa.select(games.c.id).join(seats).where((seats.c.user_id == user_id) & IS_ACTIVE)
    return list(connection.execute(query).scalars())


def forget(connection: sa.Connection, user_id: int, stand_in: int, name_for: NameFor) -> None:
    """Put a stand-in, named by `name_for`, on every seat of a person, and delete the rest, with their games alone."""
    alone = sa.select(games.c.id).join(seats).where(_IS_DIRECT, seats.c.user_id == user_id)
    connection.execute(games.delete().where(games.c.id.in_(alone)))
    _leave_behind(connection, user_id)
    names = _names_beside(connection, user_id)
    for one, also in ((seats, NO_MESSAGES), (predecessors, {})):
        theirs = one.c.user_id == user_id
        found = connection.execute(sa.select(one.c.game_id, games.c.language).join(games).where(theirs).distinct())
        rows = [{"in_game": row.game_id, "new_name": name_for(row.language, names[row.game_id])} for row in found]
        renamed = one.update().where(theirs & (one.c.game_id == sa.bindparam("in_game")))
        if rows:
            values: Row = also | {"user_id": stand_in, "name": sa.bindparam("new_name")}
            connection.execute(renamed.values(values), rows)
    personal_data.forget(connection, user_id, stand_in, name_for)
    connection.execute(removed.delete().where(removed.c.user_id == user_id))
    connection.execute(invitations.delete().where(_is_invited(user_id)))
    notices.send(connection, Notice(notices.FORGOTTEN, user_id=user_id))


def _names_beside(connection: sa.Connection, user_id: int) -> dict[int, set[str]]:
    """Return the names at each table at which a person sits or sat, by game id."""
    theirs = sa.union(*(sa.select(one.c.game_id).where(one.c.user_id == user_id) for one in SEATED))
    names: defaultdict[int, set[str]] = defaultdict(set)
    for one in SEATED:
        for row in connection.execute(sa.select(one.c.game_id, one.c.name).where(one.c.game_id.in_(theirs))):
            names[row.game_id].add(row.name)
    return names


def _leave_behind(connection: sa.Connection, user_id: int) -> None:
    """Hand the seats to the computer that could not be left as usual, since their game is not loaded."""
    # the raised `seq` makes a save that is under way fail, so that it does not bring the person back
    left = list_active_of(connection, user_id)
    is_theirs = (seats.c.user_id == user_id) & seats.c.game_id.in_(left)
    connection.execute(games.update().where(games.c.id.in_(left)).values(seq=games.c.seq + 1))
    connection.execute(games.update().where(games.c.id.in_(left) & (games.c.status == 1)).values(goes_on=1))
    connection.execute(seats.update().where(is_theirs).values(gone=1, joined_late=1, agrees_to_stop=0, plays_on=0))


# A server


def note_left(connection: sa.Connection, guild_id: int, now: int) -> None:
    """Note that the bot was removed from a server; an earlier note stays."""
    noted = sa.exists().where(guilds.c.guild_id == guild_id)
    row = sa.select(sa.literal(guild_id, sa.BigInteger()), sa.literal(now, sa.BigInteger())).where(~noted)
    connection.execute(guilds.insert().from_select(["guild_id", "left_at"], row))


def note_here(connection: sa.Connection, guild_id: int) -> None:
    """Delete the note that the bot was removed from a server."""
    connection.execute(guilds.delete().where(guilds.c.guild_id == guild_id))


def list_left(connection: sa.Connection) -> dict[int, int]:
    """Return the servers that the bot was removed from, and when."""
    return {row.guild_id: row.left_at for row in connection.execute(sa.select(guilds))}


def list_known(connection: sa.Connection) -> set[int]:
    """Return the servers of which anything is kept."""
    found = set(connection.execute(sa.select(games.c.guild_id).distinct()).scalars())
    return (found | personal_data.list_servers(connection)) - {0}  # direct messages are no server


def list_active_of_server(connection: sa.Connection, guild_id: int) -> list[int]:
    """Return the lobbies and running games of a server."""
    return list(connection.execute(sa.select(games.c.id).where((games.c.guild_id == guild_id) & IS_ACTIVE)).scalars())


def delete_some(connection: sa.Connection, guild_id: int) -> bool:
    """Delete SOME games of a server, or the rest when there are none; return whether there may be more."""
    some = list(connection.execute(sa.select(games.c.id).where(games.c.guild_id == guild_id).limit(SOME)).scalars())
    if some:
        connection.execute(games.delete().where(games.c.id.in_(some)))
        return True
    personal_data.delete_server(connection, guild_id)
    return False


def delete_outdated(connection: sa.Connection, now_ms: int, since_ms: int) -> None:
    """Delete what features keep until now, and invitations from before then."""
    for kept in personal_data.load_all():
        kept.expire(connection, now_ms)
    connection.execute(invitations.delete().where(invitations.c.asked_at < since_ms))


def delete_alone(connection: sa.Connection, before: int) -> bool:
    """Delete SOME games alone of people who changed none since then; return whether there may be more."""
    played = sa.select(seats.c.user_id).join(games).where(_IS_DIRECT, seats.c.user_id.is_not(None))
    gone = played.group_by(seats.c.user_id).having(sa.func.max(games.c.updated_at) < before)
    theirs = sa.select(games.c.id).join(seats).where(_IS_DIRECT, seats.c.user_id.in_(gone)).limit(SOME)
    if some := list(connection.execute(theirs).scalars()):
        connection.execute(games.delete().where(games.c.id.in_(some)))
    return bool(some)


PERSONAL_DATA = PersonalData(leave_server=note_here)

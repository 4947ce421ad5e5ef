"""The SQL of what is kept about somebody, and of how it goes: people who want to be forgotten, servers that took the bot away."""

import json
from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from typing import Any

import sqlalchemy as sa

from bot.sessions.preferences import Preferences
from bot.sessions.session import Status
from bot.storage.notes import delete_note, load_note, save_note
from bot.storage.preferences import load_preferences
from bot.storage.sessions import NO_MESSAGES
from bot.storage.tables import games, guilds, moves, ratings, seats, users

SOME = 200  # games that one transaction deletes: meanwhile nobody else can write

SCRUB_NOTE = "scrub"
NAMING_PEOPLE = (seats, ratings, users)

_IS_ACTIVE = games.c.status < sa.literal_column("2")
_STATUS = {status: status.name.lower() for status in Status}


@dataclass(frozen=True)
class Traces:
    """How much is kept about a person."""

    lobbies: int
    running: int
    over: int
    """Games that are over, finished or stopped."""
    ratings: int
    has_settings: bool

    @property
    def are_there(self) -> bool:
        """Whether anything is."""
        return bool(self.lobbies or self.running or self.over or self.ratings or self.has_settings)


# A person


def traces(connection: sa.Connection, user_id: int) -> Traces:
    """Count what is kept about a person."""
    by_status = (
        sa.select(games.c.status, sa.func.count())
        .join(seats)
        .where(seats.c.user_id == user_id)
        .group_by(games.c.status)
    )
    seated: dict[int, int] = {status: number for status, number in connection.execute(by_status)}
    rated = connection.execute(sa.select(sa.func.count()).where(ratings.c.user_id == user_id)).scalar_one()
    over = seated.get(Status.FINISHED, 0) + seated.get(Status.STOPPED, 0)
    return Traces(
        seated.get(Status.LOBBY, 0),
        seated.get(Status.RUNNING, 0),
        over,
        rated,
        bool(load_preferences(connection, [user_id])),
    )


def everything_about(connection: sa.Connection, user_id: int) -> dict[str, Any]:
    """Return all that is kept about a person, ready for JSON: of other people, and of what a game hides, there is nothing in it."""
    preferences = load_preferences(connection, [user_id]).get(user_id)
    rated = connection.execute(sa.select(ratings).where(ratings.c.user_id == user_id)).mappings()
    return {
        "settings": _settings(preferences) if preferences else None,
        "ratings": [
            {"server": {"id": str(row["guild_id"])}}
            | {key: row[key] for key in ("game", "mu", "sigma", "games", "wins")}
            for row in rated
        ],
        "seats": _seats_of(connection, user_id),
    }


def list_active_of(connection: sa.Connection, user_id: int) -> list[int]:
    """Return the lobbies and running games at which a person has a seat."""
    return list(
        connection.execute(sa.select(games.c.id).join(seats).where((seats.c.user_id == user_id) & _IS_ACTIVE)).scalars()
    )


def forget(connection: sa.Connection, user_id: int, stand_in: int, somebody: Callable[[str], str]) -> None:
    """Put a nameless stand-in on every seat of a person, and delete the rest; `somebody` is its name in a language."""
    _leave_behind(connection, user_id)
    theirs = sa.select(seats.c.game_id, seats.c.seat, games.c.language).join(games).where(seats.c.user_id == user_id)
    seated = connection.execute(theirs).all()
    at_table = sa.select(seats.c.game_id, seats.c.name).where(
        seats.c.game_id.in_(sa.select(seats.c.game_id).where(seats.c.user_id == user_id))
    )
    names: defaultdict[int, set[str]] = defaultdict(set)
    for game_id, name in connection.execute(at_table):
        names[game_id].add(name)
    this = (seats.c.game_id == sa.bindparam("game")) & (seats.c.seat == sa.bindparam("place_at"))
    renamed = seats.update().where(this).values(NO_MESSAGES | {"user_id": stand_in, "name": sa.bindparam("called")})
    if seated:
        called = [unused(somebody(row.language), names[row.game_id]) for row in seated]
        rows = [
            {"game": row.game_id, "place_at": row.seat, "called": name}
            for row, name in zip(seated, called, strict=True)
        ]
        connection.execute(renamed, rows)
    connection.execute(ratings.delete().where(ratings.c.user_id == user_id))
    connection.execute(users.delete().where(users.c.user_id == user_id))
    save_note(connection, SCRUB_NOTE, "due")


def unused(word: str, names: Collection[str]) -> str:
    """Return the word, numbered if the table has somebody of that name already."""
    return next(name for number in count(1) if (name := word if number == 1 else f"{word} {number}") not in names)


def _leave_behind(connection: sa.Connection, user_id: int) -> None:
    """Hand seats to the computer that could not be left as usual, since their game is away; whoever saves such a table just now has to look again."""
    at_active = sa.select(games.c.id).join(seats).where((seats.c.user_id == user_id) & _IS_ACTIVE)
    left = list(connection.execute(at_active).scalars())
    is_theirs = (seats.c.user_id == user_id) & seats.c.game_id.in_(left)
    connection.execute(games.update().where(games.c.id.in_(left)).values(seq=games.c.seq + 1))
    connection.execute(games.update().where(games.c.id.in_(left) & (games.c.status == 1)).values(thinking=1))
    connection.execute(seats.update().where(is_theirs).values(gone=1, agrees_to_stop=0))


def _settings(preferences: Preferences) -> dict[str, Any]:
    return {
        "language": preferences.language,
        "hands_by_dm": preferences.hands_by_dm,
        "reminders": preferences.reminders,
    }


def _seats_of(connection: sa.Connection, user_id: int) -> list[dict[str, Any]]:
    made: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    is_theirs = (moves.c.game_id == seats.c.game_id) & (moves.c.seat == seats.c.seat) & (seats.c.user_id == user_id)
    for row in connection.execute(sa.select(moves).join(seats, is_theirs).order_by(moves.c.game_id, moves.c.seq)):
        made[row.game_id].append(
            {"number": row.seq, "at": _date(row.at), "by_computer": bool(row.by_bot), "move": json.loads(row.move)}
        )
    table = [
        games.c[key]
        for key in ("id", "guild_id", "channel_id", "message_id", "game", "language", "pace", "options", "status")
    ]
    table += [games.c[key] for key in ("created_at", "updated_at", "finished_at")]
    found = sa.select(*table, *(column for column in seats.c if column.name != "game_id")).select_from(
        games.join(seats)
    )
    rows = connection.execute(found.where(seats.c.user_id == user_id).order_by(games.c.id)).mappings()
    return [_table(row) | _seat(row) | {"moves": made[row["id"]]} for row in rows]


def _table(row: sa.RowMapping) -> dict[str, Any]:
    return {
        "table": row["id"],
        "game": row["game"],
        "server": {"id": str(row["guild_id"])},
        "channel": {"id": str(row["channel_id"])},
        "message": row["message_id"] and str(row["message_id"]),
        "status": _STATUS[Status(row["status"])],
        "language": row["language"],
        "pace": row["pace"],
        "options": json.loads(row["options"]),
        "opened": _date(row["created_at"]),
        "last_change": _date(row["updated_at"]),
        "ended": _date(row["finished_at"]),
    }


def _seat(row: sa.RowMapping) -> dict[str, Any]:
    return {
        "seat": row["seat"],
        "name": row["name"],
        "place": row["place"],
        "score": row["score"],
        "best_round": row["best_round"],
        "points_by": json.loads(row["traits"]) if row["traits"] else None,
        "left": bool(row["gone"]),
        "joined_late": bool(row["joined_late"]),
        "missed_decisions": row["missed"],
        "wants_to_stop": bool(row["agrees_to_stop"]),
        "signs": row["marks"].split(",") if row["marks"] else [],
        "direct_message": _message(row["dm_channel_id"], row["dm_message_id"]),
        "call": _message(row["ping_channel_id"], row["ping_message_id"]),
    }


def _message(channel_id: int | None, message_id: int | None) -> dict[str, str] | None:
    return {"channel": str(channel_id), "message": str(message_id)} if message_id else None


def _date(at: int | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


# A server


def note_left(connection: sa.Connection, guild_id: int, now: int) -> None:
    """Note that the bot was removed from a server; an earlier note stays."""
    noted = sa.exists().where(guilds.c.guild_id == guild_id)
    row = sa.select(sa.literal(guild_id, sa.BigInteger()), sa.literal(now, sa.BigInteger())).where(~noted)
    connection.execute(guilds.insert().from_select(["guild_id", "left_at"], row))


def note_here(connection: sa.Connection, guild_id: int) -> None:
    """Forget that the bot was removed from a server."""
    connection.execute(guilds.delete().where(guilds.c.guild_id == guild_id))


def list_left(connection: sa.Connection) -> dict[int, int]:
    """Return the servers that the bot was removed from, and when."""
    return {row.guild_id: row.left_at for row in connection.execute(sa.select(guilds))}


def list_known(connection: sa.Connection) -> set[int]:
    """Return the servers of which anything is kept."""
    return set(connection.execute(sa.union(sa.select(games.c.guild_id), sa.select(ratings.c.guild_id))).scalars())


def list_active_of_server(connection: sa.Connection, guild_id: int) -> list[int]:
    """Return the lobbies and running games of a server."""
    return list(connection.execute(sa.select(games.c.id).where((games.c.guild_id == guild_id) & _IS_ACTIVE)).scalars())


def delete_some(connection: sa.Connection, guild_id: int) -> bool:
    """Delete some games of a server with their seats and moves, or, when no games are left, the rest; return whether there is more."""
    some = list(connection.execute(sa.select(games.c.id).where(games.c.guild_id == guild_id).limit(SOME)).scalars())
    if some:
        connection.execute(games.delete().where(games.c.id.in_(some)))
        return True
    connection.execute(ratings.delete().where(ratings.c.guild_id == guild_id))
    note_here(connection, guild_id)
    save_note(connection, SCRUB_NOTE, "due")
    return False


# What is left of deleted rows


def is_to_be_rewritten(connection: sa.Connection) -> bool:
    """Return whether somebody was forgotten since the tables that name people were rewritten."""
    return load_note(connection, SCRUB_NOTE) is not None


def rewrite(connection: sa.Connection) -> None:
    """Write the tables that name people anew: SQLite overwrites what it deletes, but for copies in the gaps of pages that it once split or joined.

    A page that is emptied whole is overwritten whole. For the seats of 100,000 games this takes a second and a half.
    """
    for table in NAMING_PEOPLE if connection.dialect.name == "sqlite" else ():
        key = ", ".join(column.name for column in table.primary_key)
        connection.exec_driver_sql(f"CREATE TEMP TABLE kept AS SELECT * FROM main.{table.name}")  # in memory
        connection.exec_driver_sql(f"DELETE FROM main.{table.name}")
        connection.exec_driver_sql(f"INSERT INTO main.{table.name} SELECT * FROM kept ORDER BY {key}")
        connection.exec_driver_sql("DROP TABLE kept")
    delete_note(connection, SCRUB_NOTE)

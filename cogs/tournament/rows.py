"""The rows of tournaments, their people and their tables, by plain functions over a connection."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.storage.database import insert, is_in
from bot.storage.shards import ALL, Shards
from bot.storage.tables import entrants, moves, tournaments
from cogs.tournament import decisions
from cogs.tournament.tournament import Entrant, Presence, Stage, Tournament

_IS_ACTIVE = tournaments.c.stage < sa.literal_column("3")
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
        is_in_it = (entrants.c.user_id == user_id) & (entrants.c.presence != int(Presence.LEFT))
        which &= tournaments.c.id.in_(sa.select(entrants.c.tournament_id).where(is_in_it))
    found = sa.select(tournaments.c.id).where(which).order_by(tournaments.c.id.desc())
    return list(connection.execute(found).scalars())


def deciders(connection: sa.Connection, session_id: int) -> frozenset[int]:
    """Return the seats that made a decision of their own."""
    query = sa.select(moves.c.seat).where((moves.c.game_id == session_id) & (moves.c.by_bot == 0)).distinct()
    return frozenset(connection.execute(query).scalars())


def forget(connection: sa.Connection, user_id: int, stand_in: int, name_for: Callable[[str, set[str]], str]) -> None:
    """Leave no trace of a person before the first round, later a nameless place in the standings."""
    entered = sa.select(entrants.c.tournament_id).where(entrants.c.user_id == user_id)
    for tournament_id in connection.execute(entered).scalars().all():
        while (t := load(connection, tournament_id)) and (own := t.entrant(user_id)):
            name = name_for(t.language, {entrant.name for entrant in t.entrants})
            nameless = t.with_entrant(own, user_id=stand_in, name=name, presence=Presence.LEFT)
            left = decisions.leave(t, user_id) if t.stage == Stage.JOINING else nameless
            save(connection, t, replace(left, seq=t.seq + 1))  # else another process was first
    hosted = tournaments.c.host_id == user_id
    connection.execute(tournaments.update().where(hosted).values(host_id=stand_in, seq=tournaments.c.seq + 1))


def mark_shown(connection: sa.Connection, t: Tournament, message_id: int | None) -> None:
    """Note that this message shows this version."""
    is_it = (tournaments.c.id == t.id) & (tournaments.c.shown_seq <= t.seq)
    connection.execute(tournaments.update().where(is_it).values(shown_seq=t.seq, message_id=message_id))


def note_message(connection: sa.Connection, tournament_id: int, column: str, message_id: int | None) -> None:
    """Note the message at the end, or the one that asks who is here."""
    connection.execute(tournaments.update().where(tournaments.c.id == tournament_id).values({column: message_id}))


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
        row = vars(entrant) | {"tournament_id": tournament_id, "presence": int(entrant.presence)}
        connection.execute(entrants.insert().values(row))


def _facts(row: sa.RowMapping) -> dict[str, Any]:
    return {str(key): value for key, value in row.items()}

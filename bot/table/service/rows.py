"""The rows of sessions, their seats and their moves, by plain functions over a connection."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa

from bot.games.contract import Seat
from bot.people.rows import users
from bot.person import ChannelRef
from bot.sessions.computers import HEAVY
from bot.sessions.log import LoggedMove
from bot.sessions.results import SeatResult
from bot.sessions.session import TAIL, Guest, Predecessor, Seated, Session, Status
from bot.storage import notices
from bot.storage.database import insert, is_in
from bot.storage.notices import Notice
from bot.storage.shards import ALL, Shards
from bot.storage.tables import BigInt, SmallInt, games, invitations, moves, predecessors, removed, seats
from bot.table.service import call_rows as calls
from bot.table.service.call_rows import Call
from bot.table.service.finished_rows import IS_FINISHED, Finishing, finish
from bot.table.service.win_rows import NEWEST_END, count_wins, won_alone

# The number is written out, as in the partial indexes: with a parameter PostgreSQL stops using them at the sixth call,
# and does not find the index of ON CONFLICT.
IS_ACTIVE = games.c.status < sa.literal_column("2")

# What is written with every move is built once: SQLAlchemy takes eight times as long for a statement made anew. The
# parameters that are no columns have names of their own, since those of columns are what is set.
_THIS, _SHOWN = sa.bindparam("this", type_=BigInt), sa.bindparam("shown", type_=BigInt)
_SAVE = games.update().where(games.c.id == _THIS, games.c.seq == sa.bindparam("before", type_=BigInt), IS_ACTIVE)
_SAVE_SEAT = seats.update().where(seats.c.game_id == _THIS, seats.c.seat == sa.bindparam("which", type_=SmallInt))
_ADD_MOVES = moves.insert()
_MARK = games.update().where(games.c.id == _THIS, games.c.shown_seq <= _SHOWN).values(shown_seq=_SHOWN)
_BOARD = sa.bindparam("board", type_=BigInt)
_MARK_SHOWN = _MARK.values(message_id=_BOARD)
_MARK_EDITED = _MARK.where(games.c.message_id.is_not_distinct_from(_BOARD))  # it may be none, in a channel that is gone

# The columns that a session and a seat have in the same words: those that never change, those that change with a move,
# and those that are written by themselves.
_FIXED = ("id", "game", "rules_version", "language", "pace", "secret", "ends_at")
_CHANGING = (
    *("joins", "draws", "seq", "step", "updated_at", "state", "earlier", "due_at", "wake_at", "goes_on"),
    "stopped_by_manager",
)
_NOTED = ("message_id", "opening_id", "shown_seq", "review")
_OF_SEAT = (
    *("user_id", "name", "computer", "gone", "missed", "late", "joined_late", "since_seq", "agrees_to_stop"),
    *("plays_on", "rank", "score"),
)
NO_MESSAGES = dict.fromkeys(("dm_channel_id", "dm_message_id", "dm_seq", "call_channel_id", "call_message_id"))


def create(connection: sa.Connection, session: Session, notifies: bool = False) -> int | None:
    """Insert a new session; None if its channel has one of this game. With `notifies` its process hears of it."""
    values = _columns(session) | vars(session.where) | {key: getattr(session, key) for key in _FIXED if key != "id"}
    values |= {"created_at": session.updated_at, "shown_seq": session.shown_seq, "tournament_id": session.contest_id}
    if load_active(connection, session.where.channel_id, session.game):
        return None  # asked first, since SQLite counts ids up even for a row that it then refuses
    active = {"index_elements": [games.c.channel_id, games.c.game], "index_where": IS_ACTIVE}
    statement = insert(connection, games).values(values).on_conflict_do_nothing(**active).returning(games.c.id)
    session_id = connection.execute(statement).scalar()
    if session_id is not None:
        _write_seats(connection, session_id, session.seats)
        _notify(connection, session_id, session, notifies=notifies)
    return session_id


def save(
    connection: sa.Connection,
    before: Session,
    after: Session,
    log: tuple[LoggedMove, ...],
    results: Sequence[SeatResult] = (),
    notifies: bool = False,
    finishing: Sequence[Finishing] = (),
) -> bool:
    """Write what changed, with the moves that changed it, and the results of a game that is over, with what features
    keep of it. With `notifies` the process hears of it that looks after the session.

    Return False, and write nothing, if another process was first.
    """
    if connection.execute(_SAVE, _columns(after) | {"this": before.id, "before": before.seq}).rowcount != 1:
        return False
    if before.status == Status.LOBBY and before.seats != after.seats:
        connection.execute(seats.delete().where(seats.c.game_id == before.id))
        _write_seats(connection, before.id, after.seats)
    else:
        for old, new in zip(before.seats, after.seats, strict=True):
            if old != new:
                messages = NO_MESSAGES if old.user_id != new.user_id else {}
                _save_seat(connection, before.id, new.seat, _seat_columns(new) | messages)
    if before.removed != after.removed:
        connection.execute(removed.delete().where(removed.c.game_id == before.id))
        rows = [{"game_id": before.id, "user_id": user_id} for user_id in after.removed]
        if rows:
            connection.execute(removed.insert(), rows)
    _save_guests(connection, before, after)
    if new := after.predecessors[len(before.predecessors) :]:
        connection.execute(predecessors.insert(), [vars(one) | {"game_id": before.id} for one in new])
    if log:
        rows = [_move_row(before.id, seq, after.updated_at, logged) for seq, logged in enumerate(log, before.seq + 1)]
        connection.execute(_ADD_MOVES, rows)
    if after.status == Status.FINISHED:
        finish(connection, after, results, finishing)
    _notify(connection, before.id, after, notifies=notifies)
    return True


def _notify(connection: sa.Connection, session_id: int, saved: Session, *, notifies: bool) -> None:
    if notifies:
        notices.send(connection, Notice(session_id, saved.seq, saved.where.guild_id))


def load(connection: sa.Connection, session_id: int) -> Session | None:
    """Return the session; None if there never was one."""
    return _session(connection, games.c.id == session_id)


def load_active(connection: sa.Connection, channel_id: int, game: str) -> Session | None:
    """Return the lobby or running game of this channel; None if there is none of this game."""
    return _session(connection, (games.c.channel_id == channel_id) & (games.c.game == game) & IS_ACTIVE)


def load_last(connection: sa.Connection, channel_id: int) -> Session | None:
    """Return the game of this channel that was finished last; None if there is none."""
    finished = sa.select(games.c.id).where(games.c.channel_id == channel_id, IS_FINISHED)
    return _first(connection, finished.order_by(*NEWEST_END))


def load_last_alone(connection: sa.Connection, user_id: int) -> Session | None:
    """Return the game that a person finished last in direct messages; None if there is none."""
    theirs = sa.select(games.c.id).join(seats).where(seats.c.user_id == user_id, games.c.guild_id + 0 == 0)
    return _first(connection, theirs.where(IS_FINISHED).order_by(*NEWEST_END))


def load_newest_alone(connection: sa.Connection, user_id: int, game: str) -> Session | None:
    """Return the newest game that a person began alone with computers, in any server; None if there is none."""
    mine, other = seats.alias("mine"), seats.alias("other")
    is_shared = sa.exists().where(
        other.c.game_id == mine.c.game_id, other.c.seat != mine.c.seat, other.c.computer.is_(None)
    )
    begun = sa.select(games.c.id).join(mine).where(games.c.game == game, games.c.status != int(Status.LOBBY))
    return _first(connection, begun.where(mine.c.user_id == user_id, ~is_shared).order_by(games.c.id.desc()))


def _first(connection: sa.Connection, ids: sa.Select[Any]) -> Session | None:
    found = connection.execute(ids.limit(1)).scalar()
    return load(connection, found) if found is not None else None


def _ids(connection: sa.Connection, which: sa.ColumnElement[bool]) -> list[int]:
    return list(connection.execute(sa.select(games.c.id).where(which).order_by(games.c.id)).scalars())


def load_log(connection: sa.Connection, session_id: int) -> tuple[LoggedMove, ...]:
    """Return all moves of a session, in order."""
    query = sa.select(moves).where(moves.c.game_id == session_id).order_by(moves.c.seq)
    return tuple(map(_logged, connection.execute(query)))


def _tail(connection: sa.Connection, session_id: int) -> tuple[LoggedMove, ...]:
    query = sa.select(moves).where(moves.c.game_id == session_id).order_by(moves.c.seq.desc()).limit(TAIL)
    return tuple(map(_logged, connection.execute(query)))[::-1]


def _logged(row: sa.Row[Any]) -> LoggedMove:
    return LoggedMove(row.seat, row.by_bot, row.move, row.events, row.seq)


def list_unshown(connection: sa.Connection, shards: Shards = ALL) -> list[int]:
    """Return the sessions of these shards whose board in Discord is behind."""
    return _ids(connection, (games.c.shown_seq < games.c.seq) & is_in(shards, games.c.guild_id))


def list_unshown_lately(connection: sa.Connection, since: int, shards: Shards = ALL) -> list[tuple[int, int | None]]:
    """Return those of them that changed `since` then, have no board, or are over, with their deadlines, in order."""
    is_behind = (games.c.shown_seq < games.c.seq) & is_in(shards, games.c.guild_id)
    is_wanted = (games.c.updated_at > since) | games.c.message_id.is_(None) | ~IS_ACTIVE
    query = sa.select(games.c.id, games.c.due_at).where(is_behind, is_wanted)
    found = connection.execute(query.order_by(games.c.due_at.is_(None), games.c.due_at, games.c.id))
    return [(row.id, row.due_at) for row in found]


def list_thinking(connection: sa.Connection, shards: Shards = ALL) -> list[int]:
    """Return the sessions of these shards in which the bot makes the next move."""
    return _ids(connection, (games.c.goes_on == sa.literal_column("1")) & is_in(shards, games.c.guild_id))


def list_unreviewed(connection: sa.Connection, keys: list[str], most: int, shards: Shards = ALL) -> list[int]:
    """Return sessions of these games and shards that are finished and have no review, the newest first."""
    is_missing = IS_FINISHED & games.c.review.is_(None) & games.c.game.in_(keys)
    missing = sa.select(games.c.id).where(is_missing, is_in(shards, games.c.guild_id))
    return list(connection.execute(missing.order_by(games.c.id.desc()).limit(most)).scalars())


def save_review(connection: sa.Connection, session_id: int, review: bytes) -> None:
    """Write the review of a session, as JSON."""
    connection.execute(games.update().where(games.c.id == session_id).values(review=review))


def list_of(connection: sa.Connection, user_id: int) -> list[Session]:
    """Return the lobbies and running games at which a person sits, or whose seat they left to nobody else yet."""
    sit = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
    ids = _ids(connection, games.c.id.in_(sit) & IS_ACTIVE)
    return [session for session_id in ids if (session := load(connection, session_id))]


def list_open(connection: sa.Connection, guild_id: int, user_id: int, most: int) -> list[Session]:
    """Return lobbies of this server, and running games in which a seat is free, also their own that they left, that
    a person does not sit at and was not removed from; the newest first.
    """
    theirs = sa.select(seats.c.game_id).where(seats.c.user_id == user_id, seats.c.gone == 0)
    theirs = theirs.union(sa.select(removed.c.game_id).where(removed.c.user_id == user_id))
    is_free = (seats.c.gone == 1) | (seats.c.missed > 0)
    left = sa.select(seats.c.game_id).where(seats.c.game_id == games.c.id, is_free).exists()
    is_open = (games.c.status == sa.literal_column("0")) | ((games.c.status == sa.literal_column("1")) & left)
    is_open &= games.c.tournament_id.is_(None)
    query = sa.select(games.c.id).where(games.c.guild_id == guild_id, IS_ACTIVE, is_open, games.c.id.not_in(theirs))
    ids = connection.execute(query.order_by(games.c.id.desc()).limit(most)).scalars().all()
    found = (session for session_id in ids if (session := load(connection, session_id)))
    return [session for session in found if session.status == Status.LOBBY or session.free_seats]


def count_hosted(connection: sa.Connection, user_id: int) -> tuple[int, int]:
    """Return how many lobbies a person hosts, and how many hard computer players sit at active tables with them."""
    theirs = sa.select(games.c.id).join(seats).where((seats.c.user_id == user_id) & IS_ACTIVE)
    is_lobby = (games.c.status == sa.literal_column("0")) & (seats.c.user_id == user_id) & (seats.c.seat == 0)
    lobbies = sa.select(sa.func.count()).select_from(games.join(seats)).where(is_lobby)
    hard = sa.select(sa.func.count()).where(seats.c.game_id.in_(theirs) & seats.c.computer.in_(HEAVY))
    return connection.execute(lobbies).scalar_one(), connection.execute(hard).scalar_one()


def list_lobbies(connection: sa.Connection, shards: Shards = ALL) -> list[int]:
    """Return the lobbies of these shards."""
    return _ids(connection, (games.c.status == sa.literal_column("0")) & is_in(shards, games.c.guild_id))


def list_active_in(connection: sa.Connection, channel_id: int) -> list[int]:
    """Return the active sessions of a channel."""
    return _ids(connection, (games.c.channel_id == channel_id) & IS_ACTIVE)


def mark_shown(connection: sa.Connection, shown: Session, message_id: int | None) -> None:
    """Note that this message shows this version of a session, unless it shows a later one already."""
    connection.execute(_MARK_SHOWN, _marks(shown, message_id))


def set_opening(connection: sa.Connection, session_id: int, message_id: int | None) -> None:
    """Note the message that opened a table; none if it is gone."""
    connection.execute(games.update().where(games.c.id == session_id).values(opening_id=message_id))


def mark_edited(connection: sa.Connection, shown: Session, message_id: int | None) -> None:
    """Note the same of a message that is the board already, unless another one has taken its place."""
    connection.execute(_MARK_EDITED, _marks(shown, message_id))


def _marks(shown: Session, message_id: int | None) -> dict[str, int | None]:
    return {"this": shown.id, "shown": shown.seq, "board": message_id}


def set_dm(connection: sa.Connection, session_id: int, seat: Seat, dm: tuple[int, int], seq: int) -> None:
    """Note the direct message (channel, message) with the hand of this seat, and the change that it shows."""
    _save_seat(connection, session_id, seat, {"dm_channel_id": dm[0], "dm_message_id": dm[1], "dm_seq": seq})


def mark_dm(connection: sa.Connection, session_id: int, seat: Seat, message_id: int, seq: int) -> None:
    """Note which change this direct message shows, unless another one has taken its place."""
    is_it = _SAVE_SEAT.where(seats.c.dm_message_id == sa.bindparam("hand", type_=BigInt))
    connection.execute(is_it, {"this": session_id, "which": seat, "hand": message_id, "dm_seq": seq})


def list_hands_behind(
    connection: sa.Connection, since: int, shards: Shards = ALL
) -> list[tuple[int, Seat, int | None]]:
    """Return session, seat and deadline of the hands of these shards that belong into direct messages and do not show
    there what has changed `since` then.
    """
    is_late = seats.c.dm_seq.is_(None) | (seats.c.dm_seq < games.c.seq)
    is_recent = (games.c.updated_at > since) & is_in(shards, games.c.guild_id)
    columns = sa.select(seats.c.game_id, seats.c.seat, games.c.due_at)
    sent = columns.join(games).where(seats.c.dm_message_id.is_not(None), is_late, is_recent)
    plays = (games.c.status == sa.literal_column("1")) & (seats.c.gone == 0) & seats.c.computer.is_(None)
    missing = columns.join(games).join(users, users.c.user_id == seats.c.user_id)
    missing = missing.where(users.c.hands_by_dm == 1, seats.c.dm_message_id.is_(None), plays, is_recent)
    found = [row for query in (sent, missing) for row in connection.execute(query)]
    return [(row.game_id, row.seat, row.due_at) for row in found]


def set_calls(connection: sa.Connection, session_id: int, called: Mapping[Seat, Call]) -> None:
    """Note the messages that call the persons of these seats."""
    calls.settle(connection, {call.nonce: call.message_id for call in called.values()})
    for seat, call in called.items():
        columns = {"call_channel_id": call.channel_id, "call_message_id": call.message_id}
        _save_seat(connection, session_id, seat, columns)


def clear_calls(connection: sa.Connection, session_id: int, gone: Mapping[Seat, tuple[int, int]]) -> None:
    """Note that these messages (channel, message) call the persons of these seats no more; a newer call stays."""
    is_it = _SAVE_SEAT.where(seats.c.call_message_id == sa.bindparam("call", type_=BigInt))
    none = {"this": session_id, "call_channel_id": None, "call_message_id": None}
    for seat, (_, message_id) in gone.items():
        connection.execute(is_it, none | {"which": seat, "call": message_id})


def _save_seat(connection: sa.Connection, session_id: int, seat: Seat, columns: Mapping[str, Any]) -> None:
    connection.execute(_SAVE_SEAT, {**columns, "this": session_id, "which": seat})


def _columns(session: Session) -> dict[str, Any]:
    """Return the columns that change during a session."""
    return {key: getattr(session, key) for key in _CHANGING} | {
        "options": json.dumps(dict(session.options)),
        "status": int(session.status),
        "finished_at": None if session.status.is_active else session.updated_at,
        "awaited": sum(1 << seat for seat in session.awaited),
    }


def _seat_columns(seated: Seated) -> dict[str, Any]:
    """Return the columns of a seat that change during a session, but for its messages: `set_dm`, `set_calls`."""
    return {key: getattr(seated, key) for key in _OF_SEAT}


def _move_row(session_id: int, seq: int, at: int, logged: LoggedMove) -> dict[str, Any]:
    return vars(logged) | {"game_id": session_id, "seq": seq, "at": at}


def _write_seats(connection: sa.Connection, session_id: int, seated: tuple[Seated, ...]) -> None:
    rows = [{"game_id": session_id, "seat": s.seat} | _seat_columns(s) for s in seated]
    if rows:
        connection.execute(seats.insert(), rows)


def _session(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Session | None:
    game = connection.execute(sa.select(games).where(which)).first()
    if game is None:
        return None
    rows = connection.execute(sa.select(seats).where(seats.c.game_id == game.id).order_by(seats.c.seat)).all()
    of_lobby = sa.select(removed.c.user_id).where(removed.c.game_id == game.id)
    session = Session(
        where=ChannelRef(game.guild_id, game.channel_id),
        options=json.loads(game.options),
        status=Status(game.status),
        seats=tuple(_seated(row) for row in rows),
        awaited=frozenset(row.seat for row in rows if game.awaited >> row.seat & 1),
        tail=_tail(connection, game.id),
        removed=frozenset(connection.execute(of_lobby).scalars() if game.status == Status.LOBBY else ()),
        guests=_load_guests(connection, game.id) if game.status in (Status.LOBBY, Status.RUNNING) else (),
        predecessors=_predecessors(connection, game.id) if any(row.since_seq for row in rows) else (),
        contest_id=game.tournament_id,
        **{key: getattr(game, key) for key in (*_FIXED, *_CHANGING, *_NOTED)},
    )
    won = won_alone(session) if session.status == Status.FINISHED else None
    return replace(session, wins=count_wins(connection, won)) if won else session


def _predecessors(connection: sa.Connection, session_id: int) -> tuple[Predecessor, ...]:
    query = sa.select(predecessors).where(predecessors.c.game_id == session_id).order_by(predecessors.c.until_seq)
    return tuple(
        Predecessor(row.seat, row.user_id, row.name, row.since_seq, row.until_seq) for row in connection.execute(query)
    )


def _seated(row: sa.Row[Any]) -> Seated:
    return Seated(
        seat=row.seat,
        dm=(row.dm_channel_id, row.dm_message_id) if row.dm_message_id else None,
        call=(row.call_channel_id, row.call_message_id) if row.call_message_id else None,
        **{key: getattr(row, key) for key in _OF_SEAT},
    )


def _load_guests(connection: sa.Connection, session_id: int) -> tuple[Guest, ...]:
    """Return the people who are invited to a lobby, in the order in which they were."""
    is_it = invitations.c.game_id == session_id
    query = sa.select(*(invitations.c[name] for name in Guest.__dataclass_fields__)).where(is_it)
    return tuple(Guest(*row) for row in connection.execute(query.order_by(invitations.c.asked_at)))


def _save_guests(connection: sa.Connection, before: Session, after: Session) -> None:
    """Write who is invited, if that changed; refusals of people who then sat down count no more."""
    if before.guests == after.guests:
        return
    connection.execute(invitations.delete().where(invitations.c.game_id == after.id))
    if after.guests:
        connection.execute(invitations.insert(), [{"game_id": after.id} | asdict(guest) for guest in after.guests])


def count_refusals(connection: sa.Connection, host_id: int, user_id: int, since_ms: int) -> int:
    """Return how often a person has said no to this host since then."""
    between = (invitations.c.host_id == host_id) & (invitations.c.user_id == user_id)
    query = sa.select(sa.func.coalesce(sa.func.sum(invitations.c.refusals), 0))
    return connection.execute(query.where(between, invitations.c.asked_at > since_ms)).scalar_one()

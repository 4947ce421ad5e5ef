"""The days as people play them: what each brings, how far everybody is, what it came to; messages of servers, bells."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from cachetools import LRUCache

from bot.games import chance
from bot.games.contract import AnyGame
from bot.games.deal import DealSecret
from bot.games.puzzle import AnyPuzzle, Puzzle
from bot.games.registry import AnyRegistry
from bot.person import Person
from bot.sessions.deadlines import DAY_MS
from bot.storage.database import Database, Store, insert, load_note, reading, upsert, writing
from bot.storage.personal_data import Exported, PersonalData, Row, date_of, owned
from bot.storage.tables import BigInt, SmallInt, Text, notes, table
from cogs.today.day import (
    Day,
    DayResult,
    DayStanding,
    Played,
    Posted,
    Streak,
    begin_of,
    day_at,
    secret_of,
    streak_of,
    task_of,
)

KNOWN = 4
"""Days that are kept in memory."""
LATELY_DAYS = 7
"""Who took part in none of so many days hears no bell."""
SECRET_NOTE = "days"

days = table(
    "days",
    sa.Column("day", BigInt, primary_key=True, autoincrement=False, comment="counted from 1"),
    sa.Column("game", Text, nullable=False, comment="the game's key"),
    sa.Column("puzzle", Text, comment="JSON; none on a day with a deal"),
)

day_results = table(
    "day_results",
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("day", BigInt, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigInt, comment="the server whose messages show it; none for nowhere"),
    sa.Column("begun_at", BigInt, nullable=False),
    sa.Column("tries", SmallInt, nullable=False, comment="which try it is, from 1"),
    sa.Column("moves", Text, nullable=False, comment="JSON: the moves of this try"),
    sa.Column("stars", SmallInt, comment="none until it is finished"),
    sa.Column("points", BigInt, comment="of a deal"),
    sa.Column("finished_at", BigInt),
    sa.Index("ix_day_results_day", "day"),
    sa.Index("ix_day_results_guild", "guild_id", "day"),
)

day_messages = table(
    "day_messages",
    sa.Column("channel_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("day", BigInt, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigInt, nullable=False),
    sa.Column("message_id", BigInt, comment="none until it is posted"),
    sa.Column("language", Text, nullable=False),
    sa.Column("shown", BigInt, nullable=False, comment="how many results it shows"),
    sa.Index("ix_day_messages_day", "day", "guild_id"),
    sa.Index("ix_day_messages_guild", "guild_id"),
)

day_bells = table(
    "day_bells",
    sa.Column("user_id", BigInt, primary_key=True, autoincrement=False),
    sa.Column("language", Text, nullable=False),
    sa.Column("at_ms", BigInt, nullable=False, comment="in the day: when the person last began one"),
    sa.Column("day", BigInt, nullable=False, comment="the last one it rang for"),
)

_R, _M = day_results.c, day_messages.c
_IS_FINISHED = _R.stars.is_not(None)
_COUNTS = _IS_FINISHED & (_R.begun_at < begin_of(0) + (_R.day + 1) * DAY_MS)  # not `Played.is_late`


class DayRow(NamedTuple):
    """What a day brings."""

    day: int
    game: str
    puzzle: str | None
    """JSON; None for a deal."""


class DayService(Store):
    """Reads and keeps the days."""

    def __init__(self, database: Database, games: AnyRegistry, now: Callable[[], int]) -> None:
        """`now` returns the time in ms since 1970."""
        super().__init__(database)
        self._games, self.now = games, now
        self._known = LRUCache[int, Day](KNOWN)
        """The last days that were asked for: what they bring changes no more."""

    @property
    def today(self) -> int:
        """The number of this day."""
        return max(1, day_at(self.now()))  # a clock may be wrong

    # What a day brings

    async def day(self, number: int) -> Day:
        """Return what a day brings: settled when it is asked for first."""
        return await self.find(number) or await self._known_from_now_on(await self._settle(self._planned(number)))

    async def find(self, number: int) -> Day | None:
        """Return what a day brings; None for one that no person asked for."""
        if known := self._known.get(number):
            return known
        row = await self.database.read(load_day, number)
        return await self._known_from_now_on(row) if row else None

    async def deal_secret(self, number: int) -> DealSecret | None:
        """Return the secret of a deal, once its day is over."""
        day = await self.find(number) if number < self.today else None
        return DealSecret(day.seal, day.secret.hex()) if day and not day.puzzle else None

    async def _known_from_now_on(self, row: DayRow) -> Day:
        puzzle = _read(self._games.get(row.game).game, row.puzzle) if row.puzzle else None
        secret = secret_of(bytes.fromhex(await self._master(chance.new_secret().hex())), row.day)
        self._known[row.day] = day = Day(row.day, row.game, puzzle, secret)
        return day

    @writing
    def _master(self, connection: sa.Connection, fresh: str) -> str:
        """Return what the secrets of all days are derived from: the first one ever given here."""
        statement = insert(connection, notes).values(key=SECRET_NOTE, value=fresh)
        connection.execute(statement.on_conflict_do_nothing())
        return load_note(connection, SECRET_NOTE) or fresh

    @writing
    def _settle(self, connection: sa.Connection, row: DayRow) -> DayRow:
        """Note what a day brings, unless that is settled."""
        connection.execute(insert(connection, days).values(**row._asdict()).on_conflict_do_nothing())
        return load_day(connection, row.day) or row

    def _planned(self, number: int) -> DayRow:
        """Return what a day brings: files have easy puzzles for the begin of a week, and hard ones for its end."""
        task = task_of(number)
        plugs = [self._games.get(key) for key in sorted(self._games)]
        with_puzzles, with_deals = [p for p in plugs if p.puzzles], [p for p in plugs if p.deal]
        if with_deals and (task.kind == "deal" or not with_puzzles):
            return DayRow(number, with_deals[task.nth % len(with_deals)].key, None)
        turn, at = divmod(task.nth, len(with_puzzles))
        plug = with_puzzles[at]
        assert plug.puzzles
        return DayRow(number, plug.key, _written(plug.game, plug.puzzles.get(turn % plug.puzzles.count)))

    # What a person comes to

    @reading
    def load(self, connection: sa.Connection, user_id: int, day: int) -> Played | None:
        """Return how far a person is on a day; None if they have not begun."""
        return _load_played(connection, user_id, day)

    @writing
    def begin(self, connection: sa.Connection, user_id: int, day: int) -> Played:
        """Note that a person begins a day, unless they have, or again what they left until it was over; of this day, a
        bell rings at this time from now on.
        """
        found = _load_played(connection, user_id, day)
        if found and (found.stars is not None or self.is_open(found)):
            return found
        begun = Played(user_id, day, self.now())
        values = {key: value for key, value in vars(begun).items() if key not in ("user_id", "day")}
        upsert(connection, day_results, {"user_id": user_id, "day": day}, values)
        if not begun.is_late:
            bell = day_bells.update().where(day_bells.c.user_id == user_id)
            connection.execute(bell.values(at_ms=begun.begun_at - begin_of(day), day=day))
        return begun

    def is_open(self, played: Played) -> bool:
        """Return whether a person can go on: what was begun in time counts, until the next day is over."""
        return played.stars is None and self.now() < played.until

    @writing
    def save(self, connection: sa.Connection, before: Played, after: Played) -> bool:
        """Save how far a person is now; False if that is not how far they were: another click was faster."""
        if after.stars is not None:
            after = replace(after, finished_at=self.now())
        this = (_R.user_id == before.user_id) & (_R.day == before.day) & _R.stars.is_(None)
        as_before = this & (_R.tries == before.tries) & (_R.moves == before.moves)
        return connection.execute(day_results.update().where(as_before).values(**vars(after))).rowcount > 0

    @reading
    def stars(self, connection: sa.Connection, user_id: int) -> dict[int, int]:
        """Return the stars of each day in which a person took part."""
        query = sa.select(_R.day, _R.stars).where((_R.user_id == user_id) & _COUNTS)
        return {row.day: row.stars for row in connection.execute(query)}

    async def streak(self, user_id: int) -> Streak:
        """Return for how many days a person has taken part."""
        return streak_of(await self.stars(user_id), self.today)

    @reading
    def standing(self, connection: sa.Connection, played: Played) -> DayStanding:
        """Return how a result stands among those of the whole world."""
        own, points = played.result, sa.func.coalesce(_R.points, 0)
        is_behind = (_R.stars < own.stars) | ((_R.stars == own.stars) & (points < own.points))
        query = sa.select(sa.func.count(), sa.func.count(sa.case((is_behind, 1))))
        others = _is_in_time(played.day) & (_R.user_id != own.user_id)
        return DayStanding(*connection.execute(query.where(others)).one())

    # Servers

    @reading
    def results(self, connection: sa.Connection, guild_id: int, day: int) -> list[DayResult]:
        """Return what people in a server came to, those first who finished first."""
        query = sa.select(_R.user_id, _R.stars, _R.points).where((_R.guild_id == guild_id) & _is_in_time(day))
        rows = connection.execute(query.order_by(_R.finished_at, _R.user_id))
        return [DayResult(row.user_id, row.stars, row.points or 0) for row in rows]

    @reading
    def days_of_server(self, connection: sa.Connection, guild_id: int) -> dict[int, int]:
        """Return how many took part in each day in a server."""
        query = sa.select(_R.day, sa.func.count()).where((_R.guild_id == guild_id) & _IS_FINISHED).group_by(_R.day)
        return {day: many for day, many in connection.execute(query)}

    @reading
    def message(self, connection: sa.Connection, channel_id: int, day: int) -> Posted | None:
        """Return the message of a day in a channel; None if it is to have none."""
        query = sa.select(_M.guild_id, _M.message_id, _M.language)
        row = connection.execute(query.where((_M.channel_id == channel_id) & (_M.day == day))).one_or_none()
        return Posted(*row) if row else None

    @writing
    def begin_message(self, connection: sa.Connection, guild_id: int, channel_id: int, language: str) -> None:
        """Note that a channel is to have the message of this day, unless it has."""
        row = {"channel_id": channel_id, "day": self.today, "guild_id": guild_id, "language": language, "shown": 0}
        connection.execute(insert(connection, day_messages).values(row).on_conflict_do_nothing())

    @writing
    def save_message(self, connection: sa.Connection, channel_id: int, day: int, message_id: int, shown: int) -> None:
        """Note which message is that of a day, and how many results it shows."""
        this = (_M.channel_id == channel_id) & (_M.day == day)
        connection.execute(day_messages.update().where(this).values(message_id=message_id, shown=shown))

    @writing
    def show_in(self, connection: sa.Connection, guild_id: int, played: Played) -> None:
        """Note that the messages of a server show what a person came to."""
        this = (_R.user_id == played.user_id) & (_R.day == played.day)
        connection.execute(day_results.update().where(this).values(guild_id=guild_id))

    @reading
    def channels_behind(self, connection: sa.Connection, guild_id: int | None = None) -> list[int]:
        """Return the channels, of this server or of all, whose message of this day does not show all results."""
        results = sa.select(sa.func.count()).where((_R.guild_id == _M.guild_id) & (_R.day == _M.day) & _IS_FINISHED)
        is_behind = (_M.day == self.today) & (_M.shown < results.scalar_subquery())
        here = sa.true() if guild_id is None else _M.guild_id == guild_id
        return list(connection.execute(sa.select(_M.channel_id).where(is_behind & here)).scalars())

    # Bells

    @reading
    def has_bell(self, connection: sa.Connection, user_id: int) -> bool:
        """Return whether a person wants to hear of each day."""
        query = sa.select(day_bells.c.user_id).where(day_bells.c.user_id == user_id)
        return connection.execute(query).first() is not None

    @writing
    def want_bell(self, connection: sa.Connection, user_id: int, language: str, *, is_wanted: bool) -> None:
        """Let a bell ring each day at this time, or at that at which the person last began; or no more."""
        if is_wanted:
            values = {"language": language, "at_ms": self.now() - begin_of(self.today), "day": self.today}
            upsert(connection, day_bells, {"user_id": user_id}, values)
        else:
            connection.execute(day_bells.delete().where(day_bells.c.user_id == user_id))

    async def turn_bell(self, person: Person, is_wanted: bool) -> None:
        """Let a bell ring each day for this person, or no more."""
        await self.want_bell(person.id, person.language, is_wanted=is_wanted)

    async def take_due_bells(self, most: int, may_write: Callable[[], Awaitable[bool]]) -> dict[int, str]:
        """Return some who are to hear of this day now, and their language; they are not returned again.

        `may_write` says for each whether the bot may send one more direct message.
        """
        found = await self._due_bells(most)
        due = {user_id: language for user_id, language in found.items() if await may_write()}
        if due:
            await self._note_rung([*due])
        return due

    @reading
    def _due_bells(self, connection: sa.Connection, most: int) -> dict[int, str]:
        """Return people who have not begun this day and took part in another one lately, and their language."""
        day, is_theirs = self.today, _R.user_id == day_bells.c.user_id
        lately = sa.exists().where(is_theirs & (_R.day >= day - LATELY_DAYS) & _IS_FINISHED)
        begun = sa.exists().where(is_theirs & (_R.day == day))
        is_due = (day_bells.c.day < day) & (day_bells.c.at_ms <= self.now() - begin_of(day)) & lately & ~begun
        query = sa.select(day_bells.c.user_id, day_bells.c.language).where(is_due)
        found = connection.execute(query.order_by(day_bells.c.at_ms).limit(most))
        return {row.user_id: row.language for row in found}

    @writing
    def _note_rung(self, connection: sa.Connection, user_ids: list[int]) -> None:
        """Note that these people have heard of this day."""
        connection.execute(day_bells.update().where(day_bells.c.user_id.in_(user_ids)).values(day=self.today))


def _is_in_time(day: int) -> sa.ColumnElement[bool]:
    """Return the condition that a day was finished while it lasted: on the next one its secret is known."""
    return (_R.day == day) & _IS_FINISHED & (_R.finished_at < begin_of(day + 1))


def load_day(connection: sa.Connection, day: int) -> DayRow | None:
    """Return what a day brings; None if no one asked yet."""
    row = connection.execute(sa.select(days).where(days.c.day == day)).one_or_none()
    return DayRow(row.day, row.game, row.puzzle) if row else None


def _load_played(connection: sa.Connection, user_id: int, day: int) -> Played | None:
    query = sa.select(day_results).where((_R.user_id == user_id) & (_R.day == day))
    row = connection.execute(query).mappings().one_or_none()
    return Played(**row) if row else None


class _Written(msgspec.Struct):
    """A puzzle as JSON."""

    number: int
    kind: str
    grade: int
    state: msgspec.Raw
    solution: list[msgspec.Raw]


def _written(game: AnyGame, puzzle: AnyPuzzle) -> str:
    moves = [msgspec.Raw(game.encode_move(move)) for move in puzzle.solution]
    state = msgspec.Raw(game.encode_state(puzzle.state))
    return msgspec.json.encode(_Written(puzzle.number, puzzle.kind, puzzle.grade, state, moves)).decode()


def _read(game: AnyGame, text: str) -> Puzzle[Any, Any]:
    found = msgspec.json.decode(text, type=_Written)
    solution = tuple(game.decode_move(bytes(move)) for move in found.solution)
    return Puzzle(found.number, found.kind, found.grade, game.decode_state(bytes(found.state)), solution)


# About people and servers


def _exported_result(row: Row) -> dict[str, Any]:
    return {
        "day": row["day"],
        "server": {"id": str(row["guild_id"])} if row["guild_id"] else None,
        "begun": date_of(row["begun_at"]),
        "finished": date_of(row["finished_at"]),
        "tries": row["tries"],
        "moves": msgspec.json.decode(row["moves"]),
        "stars": row["stars"],
        "points": row["points"],
    }


def _exported_bell(row: Row) -> dict[str, Any]:
    return {"language": row["language"], "at_ms_of_the_day": row["at_ms"], "told_of_day": row["day"]}


def _leave_server(connection: sa.Connection, guild_id: int) -> None:
    connection.execute(day_results.update().where(_R.guild_id == guild_id).values(guild_id=None))


PERSONAL_DATA = PersonalData(
    own=(day_results, day_bells),
    exported=(
        Exported("days", "progress", owned(day_results), _exported_result),
        Exported("tell_me_each_day", "settings", owned(day_bells), _exported_bell),
    ),
    of_servers=(day_messages,),
    known_servers=(sa.select(_R.guild_id).where(_R.guild_id.is_not(None)),),
    leave_server=_leave_server,
)

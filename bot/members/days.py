"""The days as people play them: what each brings, how far everybody is, and what it came to."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.games import chance
from bot.games.chance import Chance, seal
from bot.games.contract import AnyGame
from bot.games.puzzle import AnyPuzzle, Puzzle
from bot.games.registry import AnyRegistry
from bot.sessions.days import OPEN_DAYS, Streak, begin_of, day_at, secret_of, streak_of, task_of
from bot.storage import days as rows
from bot.storage.database import Database
from bot.storage.days import DayRow
from bot.storage.days import Played as Played
from bot.storage.days import Posted as Posted
from bot.storage.store import Store, reading, writing

KNOWN = 4
"""Days that are kept in memory."""
LATELY_DAYS = 7
"""Who took part in none of so many days hears no bell."""


class Day(NamedTuple):
    """A day, and what it brings."""

    number: int
    game: str
    puzzle: AnyPuzzle | None
    """None on a day with a deal."""
    secret: bytes
    """Of the cards and dice; public only after the day."""

    @property
    def seal(self) -> str:
        """What is public from the beginning: the SHA-256 of the secret."""
        return seal(self.secret)

    def chance(self) -> Chance:
        """Return the cards and dice of the day, from the first on."""
        return Chance(self.secret, self.number, ())


class Standing(NamedTuple):
    """How a result stands when the day is over: how many others there are, and how many of them one was ahead of."""

    others: int
    ahead_of: int


class DayStore(Store):
    """Reads and keeps the days."""

    load = reading(rows.load_played)
    stars = reading(rows.load_days_of)
    best = reading(rows.load_best)
    results = reading(rows.load_results)
    days_of_server = reading(rows.load_days_of_server)
    message = reading(rows.load_message)
    save_message = writing(rows.save_message)
    has_bell = reading(rows.has_bell)

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

    async def day(self, number: int) -> Day:
        """Return what a day brings: settled when it is asked for first."""
        if day := await self.find(number):
            return day
        return await self._known_from_now_on(await self.database.write(rows.make_day, self._planned(number)))

    async def find(self, number: int) -> Day | None:
        """Return what a day brings; None for one that no person asked for."""
        if known := self._known.get(number):
            return known
        row = await self.database.read(rows.load_day, number)
        return await self._known_from_now_on(row) if row else None

    async def _known_from_now_on(self, row: DayRow) -> Day:
        puzzle = _read(self._games.get(row.game).game, row.puzzle) if row.puzzle else None
        self._known[row.day] = day = Day(row.day, row.game, puzzle, secret_of(await self._master(), row.day))
        return day

    async def _master(self) -> bytes:
        """Return what the secrets of all days are derived from: drawn once for each database."""
        return bytes.fromhex(await self.database.write(rows.load_secret, chance.new_secret().hex()))

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

    async def open(self, user_id: int) -> Played:
        """Return how far a person is today; from now on they have begun."""
        now, today = self.now(), self.today
        played = await self.load(user_id, today)
        return played or await self.database.write(rows.begin, user_id, today, now, now - begin_of(today))

    def is_open(self, played: Played) -> bool:
        """Return whether a person can go on: what was begun in time counts, until the next day is over."""
        return played.stars is None and self.today - OPEN_DAYS <= played.day <= self.today

    async def save(self, before: Played, after: Played) -> bool:
        """Save how far a person is now; False if another click was faster."""
        if after.stars is not None:
            after = replace(after, finished_at=self.now())
        return await self.database.write(rows.save, before, after)

    async def streak(self, user_id: int) -> Streak:
        """Return for how many days a person has taken part."""
        return streak_of(await self.stars(user_id), self.today)

    async def standing(self, played: Played) -> Standing:
        """Return how a result stands among those of the whole world."""
        return Standing(*await self.database.read(rows.count_others, played.result, played.day))

    # Servers

    async def servers_behind(self) -> list[int]:
        """Return the servers whose message of this day does not show all results."""
        return await self.database.read(rows.list_behind, self.today)

    # Bells

    async def want_bell(self, user_id: int, language: str, *, is_wanted: bool) -> None:
        """Let a bell ring each day at this time, or at that at which the person last began; or no more."""
        if is_wanted:
            now, today = self.now(), self.today
            await self.database.write(rows.set_bell, user_id, language, now - begin_of(today), today)
        else:
            await self.database.write(rows.delete_bell, user_id)

    async def take_due_bells(self, most: int, may_write: Callable[[], Awaitable[bool]]) -> dict[int, str]:
        """Return some who are to hear of this day now, and their language; they are not returned again.

        `may_write` says for each whether the bot may send one more direct message.
        """
        today, now = self.today, self.now()
        since = today - LATELY_DAYS
        found = await self.database.read(rows.list_due_bells, today, now - begin_of(today), since, most)
        due = {user_id: language for user_id, language in found.items() if await may_write()}
        if due:
            await self.database.write(rows.note_rung, [*due], today)
        return due


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

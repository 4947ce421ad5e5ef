"""The day: one for the whole world, with a puzzle or a deal, and what taking part in it comes to.

Days are numbers, counted from 1. What was begun in its day counts for it, whenever it is finished.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from hmac import digest
from typing import Literal, NamedTuple, TypeAlias

from bot.draw.signs import sign
from bot.games.chance import Chance, seal
from bot.games.puzzle import AnyPuzzle
from bot.sessions.deadlines import DAY_MS

Kind: TypeAlias = Literal["puzzle", "deal"]

FIRST_MS = round(datetime(2026, 11, 23, 3, tzinfo=UTC).timestamp() * 1000)
"""When day 1 began, a Monday: at this time of the clock all days begin."""
WEEK: tuple[Kind, ...] = ("puzzle", "deal", "puzzle", "deal", "puzzle", "deal", "puzzle")
STARS = 3
OPEN_DAYS = 1
"""For how many days more that can be finished which was begun in time."""
PAST_DAYS = 30
"""So many days back one can look, and try what there was."""
SPARE_DAYS, RETURN_DAYS = 2, 7
"""So many days may be missed in a streak, and one of them comes back in so many days."""


def day_at(now_ms: int) -> int:
    """Return the number of the day."""
    return (now_ms - FIRST_MS) // DAY_MS + 1


def begin_of(day: int) -> int:
    """Return when a day begins, in ms since 1970; it ends when the next one does."""
    return FIRST_MS + (day - 1) * DAY_MS


class DayTask(NamedTuple):
    """What there is on a day."""

    kind: Kind
    nth: int
    """So many of this kind came before it."""


def task_of(day: int) -> DayTask:
    """Return what a day brings: four puzzles and three deals in each week."""
    weeks, at = divmod(day - 1, len(WEEK))
    kind = WEEK[at]
    return DayTask(kind, weeks * WEEK.count(kind) + WEEK[:at].count(kind))


def secret_of(master: bytes, day: int) -> bytes:
    """Return the secret of a day's deal: those of other days do not tell it."""
    return digest(master, f"katzentisch|day|{day}".encode(), "sha256")


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


# What it comes to


class DayResult(NamedTuple):
    """What one person came to on a day."""

    user_id: int
    stars: int
    points: int = 0

    @property
    def sort_key(self) -> tuple[int, int]:
        """More is better."""
        return self.stars, self.points


@dataclass(frozen=True)
class Played:
    """How far a person is on a day."""

    user_id: int
    day: int
    begun_at: int
    tries: int = 1
    moves: str = "[]"
    """JSON: those of the present try."""
    stars: int | None = None
    """None until it is finished."""
    points: int | None = None
    guild_id: int | None = None
    """The server whose messages show it."""
    finished_at: int | None = None

    @property
    def is_late(self) -> bool:
        """Whether it was begun when the day was over: then it counts for nothing."""
        return self.begun_at >= begin_of(self.day + 1)

    @property
    def until(self) -> int:
        """When it can be gone on with no more, in ms since 1970."""
        return begin_of(self.day + (PAST_DAYS if self.is_late else OPEN_DAYS) + 1)

    @property
    def result(self) -> DayResult:
        """What it came to."""
        return DayResult(self.user_id, self.stars or 0, self.points or 0)


class DayStanding(NamedTuple):
    """How a result stands when the day is over: how many others there are, and how many of them one was ahead of."""

    others: int
    ahead_of: int


class Posted(NamedTuple):
    """The message of a day in a channel."""

    guild_id: int
    message_id: int | None
    """None until it is posted."""
    language: str


def stars_of_puzzle(tries: int, *, is_solved: bool) -> int:
    """Return a star less for each wrong try."""
    return max(0, STARS + 1 - tries) if is_solved else 0


def stars_of_deal(rank: int) -> int:
    """Return the stars by one's rank at the table."""
    return max(0, STARS + 1 - rank)


def paws(stars: int) -> str:
    """Return the stars as people read and share them."""
    return sign("paw") * stars if stars else f"{sign('paw')} 0/{STARS}"


def best_of(results: Iterable[DayResult]) -> tuple[DayResult, ...]:
    """Return those whom no one was ahead of, and who came to anything."""
    found = [result for result in results if result.stars]
    best = max((result.sort_key for result in found), default=None)
    return tuple(result for result in found if result.sort_key == best)


# Streaks


@dataclass(frozen=True)
class Streak:
    """How many days in a row a person took part, forgiven ones not counted."""

    days: int = 0
    best: int = 0
    spare: int = SPARE_DAYS
    """So many days may be missed now."""


def streak_of(played: Iterable[int], today: int) -> Streak:
    """Return the streak of who took part on these days, as it stands today: this day is not missed yet."""
    full = SPARE_DAYS * RETURN_DAYS
    days = best = 0
    saved, last = full, today  # each day saves a part of one that may be missed
    for day in sorted(set(played)):
        days, saved = (0, full) if days == 0 else _after_gap(days, saved, day - last - 1)
        days, saved, last = days + 1, min(full, saved + 1), day
        best = max(best, days)
    days, saved = _after_gap(days, saved, max(0, today - last - 1))
    return Streak(days, best, saved // RETURN_DAYS)


def _after_gap(days: int, saved: int, missed: int) -> tuple[int, int]:
    """Return the streak and what is saved after so many missed days."""
    for _ in range(missed):
        saved = saved + 1 - RETURN_DAYS
        if saved < 0:
            return 0, SPARE_DAYS * RETURN_DAYS
    return days, saved

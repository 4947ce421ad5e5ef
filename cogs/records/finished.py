"""Finished games as lists, cards and leaderboards show them: plain data."""

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.records.ratings import Rating


@dataclass(frozen=True)
class Result:
    """How a seat did."""

    name: str
    user_id: int | None
    rank: int
    score: int
    is_away: bool = False
    """They had left at the end, and the computer played for them."""


@dataclass(frozen=True)
class Entry:
    """A finished game in a list."""

    id: int
    game: str
    link: str
    finished_at: int
    results: tuple[Result, ...]
    """The best first."""
    contest: int | None = None
    """In which it was played."""
    state: bytes | None = None
    """How it stood at its end, as JSON."""


@dataclass(frozen=True)
class HistoryPage:
    """A page of a list, the newest game first."""

    entries: tuple[Entry, ...] = ()
    has_newer: bool = False
    has_older: bool = False


@dataclass(frozen=True)
class GameCareer:
    """A person's games of one kind."""

    game: str
    games: int
    wins: int
    best_round: int | None
    traits: Mapping[str, int]
    rating: Rating | None


@dataclass(frozen=True)
class Rival:
    """Another player whom a person often met, and how often the person had the better, the same, or the worse rank."""

    name: str
    better: int
    level: int
    worse: int


@dataclass(frozen=True)
class Career:
    """A person's games and rivals in a server; the game played most often comes first."""

    name: str
    games: tuple[GameCareer, ...]
    rivals: tuple[Rival, ...]


@dataclass(frozen=True)
class Ranked:
    """A line of a leaderboard."""

    rank: int
    user_id: int
    name: str
    rating: Rating


@dataclass(frozen=True)
class Leaderboard:
    """The leaderboard of a game in a server, as one person sees it."""

    top: tuple[Ranked, ...] = ()
    own: Ranked | None = None

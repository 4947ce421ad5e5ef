"""Leaderboards: of all time by the ratings that are kept, of a month by ratings that start anew for the list."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime

from bot.sessions.session import Seated
from cogs.records.finished import Leaderboard, Ranked
from cogs.records.ratings import Rating, rate_all

RANKS = 10


def begin_of_month(at_ms: int) -> int:
    """Return when the month of this time begins, in UTC."""
    this = datetime.fromtimestamp(at_ms / 1000, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return round(this.timestamp() * 1000)


def leaderboard_of(ratings: Mapping[int, Rating], user_id: int, name: Callable[[int], str]) -> Leaderboard:
    """Return the best of these people, and this person among them; `name` returns the name of a user."""
    people = [user for user in ratings if user > 0]  # < 0: forgotten
    order = sorted(people, key=lambda user: (-ratings[user].ordinal, user))
    ordinals = [ratings[user].ordinal for user in order]

    def ranked(user: int) -> Ranked:
        return Ranked(1 + ordinals.index(ratings[user].ordinal), user, name(user), ratings[user])

    return Leaderboard(tuple(map(ranked, order[:RANKS])), ranked(user_id) if user_id in order else None)


def leaderboard_by(finished: Iterable[Sequence[Seated]], user_id: int) -> Leaderboard:
    """Return the leaderboard by these games of one kind alone, as this person sees it."""
    games = [*finished]
    names = {seated.user_id: seated.name for seats in games for seated in seats}
    return leaderboard_of(rate_all(games), user_id, names.__getitem__)

"""A month: ratings that start anew for a list, and are kept nowhere."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from bot.sessions.session import Seated
from cogs.records.finished import Leaderboard, Ranked
from cogs.records.ratings import rate_all

RANKS = 10


def begin_of_month(at_ms: int) -> int:
    """Return when the month of this time begins, in UTC."""
    this = datetime.fromtimestamp(at_ms / 1000, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return round(this.timestamp() * 1000)


def leaderboards(finished: Iterable[tuple[str, Sequence[Seated]]], user_id: int) -> dict[str, Leaderboard]:
    """Return the leaderboard of each game from these games alone, as this person sees it."""
    games = [*finished]
    names = {seated.user_id: seated.name for _, seats in games for seated in seats}
    boards: dict[str, Leaderboard] = {}
    for game, ratings in rate_all(games)[0].items():
        known = {user: rating for user, rating in ratings.items() if user > 0}  # < 0: forgotten
        order = sorted(known, key=lambda user: (-known[user].ordinal, user))
        ordinals = [known[user].ordinal for user in order]
        ranked = [Ranked(1 + ordinals.index(known[u].ordinal), u, names[u], known[u]) for u in order]
        own = next((one for one in ranked if one.user_id == user_id), None)
        boards[game] = Leaderboard(len(ranked), tuple(ranked[:RANKS]), own)
    return boards

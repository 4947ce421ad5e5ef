"""How strong people seem: OpenSkill's Plackett-Luce model, per server and game, from games of people among themselves.

A game counts if on every seat a person sat from the first move on, and no other player took that seat. Leaving is
losing: who is away at the end ranks behind all who stayed. Nothing fades with time: the same games in the same order
give the same numbers, to the last bit.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bot.sessions.results import ranks_of
from bot.sessions.session import Seated

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SETTLED = 5
"""After so many rated games a rating is no longer provisional."""

MU, SIGMA = 25.0, 25.0 / 3
"""The model's estimate for a player of whom nothing is known, and its deviation."""
UNSURE = 3
"""By how many deviations the ordinal lies below the estimate: one lucky game lifts no player high."""
START, SCALE = 1000, 40
"""The points that are shown begin at 1000, and grow to about 2000 for a player who wins most of the time."""


@dataclass(frozen=True)
class Rating:
    """What is known of a person's strength in one game."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0

    @property
    def ordinal(self) -> float:
        """What people are ranked by: the strength that the person has at least, with near certainty."""
        return self.mu - UNSURE * self.sigma

    @property
    def points(self) -> int:
        """The ordinal as the round number that is shown."""
        return round(START + SCALE * self.ordinal)

    @property
    def is_provisional(self) -> bool:
        """Whether it says little yet."""
        return self.games < SETTLED


def is_rated(seats: Iterable[Seated]) -> bool:
    """Return whether a finished game counts: on every seat a person sat from the beginning."""
    # a game that a player left counts: else one who is about to lose could spoil it for the others
    return all(s.user_id is not None and s.computer is None and not s.joined_late and s.rank is not None for s in seats)


@cache
def model() -> "PlackettLuce":
    """Return the model; it is imported when the first game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game, from those before it and the ranks, in seat order."""
    teams = [[model().rating(rating.mu, rating.sigma)] for rating in before]
    after = model().rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(new.mu, new.sigma, old.games + 1, old.wins + (rank == 1 < max(ranks)))
        for old, [new], rank in zip(before, after, ranks, strict=True)
    ]


def rate_seats(seats: Sequence[Seated], known: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the ratings of the people on these seats after their game, by user id; `known` are those before it."""
    before = [known.get(s.user_id or 0, Rating()) for s in seats]
    after = rate(before, ranks_of(seats))
    return {s.user_id or 0: rating for s, rating in zip(seats, after, strict=True)}


def rate_all(finished: Iterable[Sequence[Seated]]) -> dict[int, Rating]:
    """Return the ratings by user id after these games of one kind, given by their seats, the first to end first."""
    ratings: dict[int, Rating] = {}
    for seats in filter(is_rated, finished):
        ratings |= rate_seats(seats, ratings)
    return ratings

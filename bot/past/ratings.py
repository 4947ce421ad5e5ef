"""How strong people seem: OpenSkill's Plackett-Luce model, per server and game, from games of people among themselves.

A game counts if every seat was played by one person from the first move to the last. Nothing fades with time: the same games in the same order
give the same numbers, to the last bit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from bot.sessions.session import Seated

SETTLED = 5
"""After so many rated games a rating is no longer provisional."""

MODEL = PlackettLuce()
UNSURE = 3  # deviations that a rating lies below the estimate: nobody stands high by one lucky game
START, SCALE = 1000, 40  # what is shown begins at 1000, and grows to about 2000 for who wins most of the time


@dataclass(frozen=True)
class Rating:
    """What is known of a person's strength in one game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0

    @property
    def ordinal(self) -> float:
        """The strength that the person has at least, with near certainty: what people are ranked by."""
        return self.mu - UNSURE * self.sigma

    @property
    def points(self) -> int:
        """The same as a round number for people."""
        return round(START + SCALE * self.ordinal)

    @property
    def is_provisional(self) -> bool:
        """Whether it says little yet."""
        return self.games < SETTLED


def is_rated(seats: Iterable[Seated]) -> bool:
    """Return whether a finished game counts: every seat is a person who sat there from the beginning and did not go away."""
    return all(
        s.user_id is not None and s.computer is None and not s.joined_late and not s.is_away and s.rank is not None
        for s in seats
    )


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game, from those before it and the places, in seat order."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(new.mu, new.sigma, old.games + 1, old.wins + (place == 1))
        for old, [new], place in zip(before, after, places, strict=True)
    ]

"""Who leads: points, and what decides between equal ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from cogs.tournament.tournament import LAST, Entrant, Match, Tournament

HALF, NONE = Fraction(1, 2), Fraction(0)


@dataclass(frozen=True)
class TournamentStanding:
    """Where an entrant stands."""

    entrant: Entrant
    rank: int
    """From 1; shared by those between whom nothing decides."""
    points: Fraction


def standings(t: Tournament) -> tuple[TournamentStanding, ...]:
    """Return where everyone stands, the first one first."""
    points = points_of(t)
    keys = {number: (points[number], *_decides(t, number, points)) for number in points}
    ranks = {number: 1 + sum(other > key for other in keys.values()) for number, key in keys.items()}
    order = sorted(keys, key=lambda number: (ranks[number], number))
    return tuple(TournamentStanding(t.entrants[number], ranks[number], points[number]) for number in order)


def share(ranks: tuple[int, ...], seat: int) -> Fraction:
    """Return the share of the others at a table whom this seat beat, ties half; who sits out wins."""
    others = len(ranks) - 1
    beaten = sum(rank > ranks[seat] for rank in ranks) + HALF * (ranks.count(ranks[seat]) - 1)
    return Fraction(beaten * (ranks[seat] != LAST), others) if others else Fraction(1)


def points_of(t: Tournament) -> dict[int, Fraction]:
    """Return the points by entrant: of each table its share, half a point for the first round if one came after it."""
    points = {entrant.number: HALF * (entrant.since_round == 2) for entrant in t.entrants}
    for _, number, part in _shares(t):
        points[number] += part
    return points


def _shares(t: Tournament) -> list[tuple[Match, int, Fraction]]:
    """Return each result: the table, the entrant, the share."""
    over = [(match, match.ranks) for match in t.matches if match.ranks]
    return [(match, n, share(ranks, seat)) for match, ranks in over for seat, n in enumerate(match.entrants)]


def _decides(t: Tournament, number: int, points: Mapping[int, Fraction]) -> tuple[Fraction, int]:
    """Return what decides between equal points: first the points of those whom one beat, a draw for half of them
    (Sonneborn-Berger), then the tables won.
    """
    own = [(match, part) for match, n, part in _shares(t) if n == number]
    beaten = (points[n] * part for match, part in own for n in match.entrants if n != number)
    return sum(beaten, NONE), sum(part == 1 and len(match.entrants) > 1 for match, part in own)

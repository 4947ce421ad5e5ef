"""Who meets whom: people who have not met yet, and among those the ones with equal points.

For two at a table it is exact: everyone meets everyone, or no pair is better for all. For three and four it is a search
that a seed repeats.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import ceil, log2
from random import Random
from typing import TypeAlias

Table: TypeAlias = tuple[int, ...]
"""The numbers of those who play at one, in seat order."""
Pair: TypeAlias = tuple[int, int]
Met: TypeAlias = Counter[Pair]
"""How often two have met, the lower number first."""

ALL_PLAY_ALL = 8
"""Up to so many people, everyone meets everyone where two play."""
TABLE_ROUNDS = 4
"""Rounds where more than two sit at a table."""
SWAPS = 400
"""How long better tables are looked for, for each person."""
AGAIN = 10_000
"""What meeting once more costs, beside the square of the distance in points."""
NOBODY = -1
"""Whom one meets who sits out."""


def fewest(seats: Collection[int]) -> int:
    """Return how many people a tournament of a game needs: three where two play, else six, for tables of three."""
    return 3 if max(seats) == 2 else 6


def rounds_for(people: int, seats: Collection[int]) -> int:
    """Return how many rounds so many people play."""
    if max(seats) > 2:
        return TABLE_ROUNDS
    return people - 1 + people % 2 if people <= ALL_PLAY_ALL else ceil(log2(people)) + 1


def sizes(people: int, seats: Collection[int]) -> tuple[int, ...]:
    """Return tables of four and three for so many people, one of five for five; none if they cannot play."""
    tables = ceil(people / 4)
    found = (5,) if people == 5 else tuple((people + table) // tables for table in range(tables))
    return found if all(size > 2 and size in seats for size in found) else ()


def circle(people: Sequence[int], number: int) -> frozenset[Pair]:
    """Return the pairs of this round, from 1, of those in which everyone meets everyone; one with NOBODY sits out.

    People sit in a circle that turns by one each round, and meet those across. In the first round neighbours do: so a
    late player, who is the last one, meets the one who sat out, and no two meet twice.
    """
    seats = [*people, NOBODY] if len(people) % 2 else people
    around = [*seats[::2], *seats[::-2]]
    around = [around[0], *around[number:], *around[1:number]]
    return frozenset(map(_pair, around[: len(around) // 2], around[::-1]))


def pairs_of(
    people: Sequence[int], points: Mapping[int, Fraction], met: Met, draw: Random, wanted: Collection[Pair] = ()
) -> list[Table]:
    """Return the best pairs: the fewest that meet again, then those that are wanted, or else the nearest in points. Of
    an odd number one sits out: the last one of those who did so least often.
    """
    import networkx as nx  # 19 MB: only for tournaments in which people meet by twos

    order = sorted(draw.sample(people, len(people)), key=lambda number: -points[number])
    worth = {**points, NOBODY: points[order[-1]]}
    graph: nx.Graph[int] = nx.Graph()
    for one, other in combinations([*order, NOBODY] if len(order) % 2 else order, 2):
        pair = _pair(one, other)
        apart = float(pair not in wanted) if wanted else float(worth[one] - worth[other]) ** 2
        graph.add_edge(one, other, weight=-AGAIN * met[pair] - apart)
    found = ([n for n in pair if n != NOBODY] for pair in nx.max_weight_matching(graph, maxcardinality=True))
    return _seated(sorted(found, key=lambda pair: (-len(pair), min(map(order.index, pair)))), draw)


def tables_of(
    people: Sequence[int], seats: Collection[int], points: Mapping[int, Fraction], met: Met, draw: Random
) -> list[Table]:
    """Return tables of three and four: a start by points, then swaps for as long as they help."""
    order = sorted(draw.sample(people, len(people)), key=lambda number: -points[number])
    tables: list[list[int]] = []
    for size in sizes(len(order), seats):
        tables.append(order[:size])
        del order[:size]

    costs = {
        (one, other): AGAIN * met[_pair(one, other)] ** 2 + float(points[one] - points[other]) ** 2
        for one, other in permutations(people, 2)
    }
    for _ in range(SWAPS * len(people) if len(tables) > 1 else 0):
        a, b = draw.sample(tables, 2)
        at, to = draw.randrange(len(a)), draw.randrange(len(b))
        one, other = a[at], b[to]
        beside_one, beside_other = a[:at] + a[at + 1 :], b[:to] + b[to + 1 :]
        before = sum(costs[one, two] for two in beside_one) + sum(costs[other, two] for two in beside_other)
        after = sum(costs[other, two] for two in beside_one) + sum(costs[one, two] for two in beside_other)
        if after <= before:
            a[at], b[to] = other, one
    return _seated(tables, draw)


def _seated(tables: Iterable[Sequence[int]], draw: Random) -> list[Table]:
    return [tuple(draw.sample(table, len(table))) for table in tables]


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)

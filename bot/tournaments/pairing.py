"""Who meets whom: people who have not met yet, and among those the ones with equal points.

For two at a table it is exact: everyone meets everyone, or no pair is better for all. For three and four it is a search
that a seed repeats.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations
from math import ceil, log2
from random import Random
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]
Cost: TypeAlias = Callable[[int, int], float]
Met: TypeAlias = Counter[Pair]
"""How often two have met, the lower number first."""

ALL_PLAY_ALL = 8
"""Up to so many people, everyone meets everyone where two play."""
TABLE_ROUNDS = 4
"""Rounds where more than two sit at a table."""
EXACT = 24
"""Up to so many people a small recursion finds the best pairs …"""
NEAR = 9
"""… in which each plays one of so many that are nearest in points: there are fewer rounds than that."""
STEPS, SWAPS = 20_000, 400
"""How long everyone's rounds are looked for; and better tables, for each person."""
AGAIN = 10_000
"""What meeting once more costs, beside the square of the distance in points."""


def fewest(seats: Collection[int]) -> int:
    """Return how many people a tournament of a game needs: three where two play, else six, for tables of three."""
    return 3 if max(seats) == 2 else 6


def rounds_for(people: int, seats: Collection[int]) -> int:
    """Return how many rounds so many people play."""
    if max(seats) > 2:
        return TABLE_ROUNDS
    return people - 1 + people % 2 if people <= ALL_PLAY_ALL else ceil(log2(people)) + 1


def sizes(people: int, seats: Collection[int]) -> tuple[int, ...]:
    """Return tables of four and three for so many people, else one for all; none if they cannot play."""
    tables = ceil(people / 4)
    found = tuple((people + table) // tables for table in range(tables))
    fits = all(size in seats for size in found)
    return found if fits else (people,) if people in seats else ()


def everyone(people: int, met: Collection[Pair], rounds: int) -> tuple[Pair, ...] | None:
    """Return pairs for a round after which, in so many rounds with it, everyone can meet everyone; None if there are
    none. Who is in no pair sits out.
    """
    left, steps = frozenset(pair for pair in combinations(range(people), 2) if pair not in met), [STEPS]
    found = _plan(left, people, rounds, steps)
    return found[0] if found else None


def _plan(left: frozenset[Pair], people: int, rounds: int, steps: list[int]) -> list[tuple[Pair, ...]] | None:
    """Return a round for each until no pair is left, the first of the lexically ordered plans."""
    degrees = Counter(number for pair in left for number in pair)
    if not left:
        return [()]
    if max(degrees.values()) > rounds or len(left) > rounds * (people // 2):
        return None
    must = {number for number, degree in degrees.items() if degree == rounds}
    for pairs in _matchings(sorted(left), must, len(left) - (rounds - 1) * (people // 2)):
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if (rest := _plan(left - {*pairs}, people, rounds - 1, steps)) is not None:
            return [pairs, *rest]
    return None


def _matchings(pairs: Sequence[Pair], must: Collection[int], least: int) -> Iterable[tuple[Pair, ...]]:
    """Yield every set of at least so many of these pairs in which no one is twice, and all who must be are once."""
    if not pairs:
        if not must and least <= 0:
            yield ()
        return
    first = pairs[0][0]
    for pair in (pair for pair in pairs if pair[0] == first):
        others = [other for other in pairs if not {*other} & {*pair}]
        yield from ((pair, *rest) for rest in _matchings(others, {*must} - {*pair}, least - 1))
    if first not in must:
        yield from _matchings([pair for pair in pairs if pair[0] != first], must, least)


def pairs_of(people: Sequence[int], points: Mapping[int, Fraction], met: Met, draw: Random) -> list[Pair]:
    """Return the best pairs for an even number of people: the fewest that meet again, then the nearest in points."""
    shuffled = draw.sample(people, len(people))
    order = sorted(shuffled, key=lambda number: -points[number])

    def cost(one: int, other: int) -> float:
        return AGAIN * met[_pair(one, other)] + float(points[one] - points[other]) ** 2

    if len(order) > EXACT:
        return _matched(order, cost)
    return _searched(tuple(order), cost)


def _searched(order: tuple[int, ...], cost: Cost) -> list[Pair]:
    """Return the cheapest pairs, by giving the first person each partner in turn."""
    costs = [[cost(one, other) for other in order] for one in order]

    @lru_cache(None)
    def best(left: int) -> tuple[float, tuple[Pair, ...]]:
        if not left:
            return 0.0, ()
        first = (left & -left).bit_length() - 1
        rest = left & (left - 1)
        near = [at for at in range(first + 1, len(order)) if rest >> at & 1][:NEAR]
        found = [(costs[first][at], at, best(rest ^ (1 << at))) for at in near]
        paid, at, (more, pairs) = min(found, key=lambda one: (one[0] + one[2][0], one[1]))
        return paid + more, ((order[first], order[at]), *pairs)

    return list(best((1 << len(order)) - 1)[1])


def _matched(order: Sequence[int], cost: Cost) -> list[Pair]:
    """Return the cheapest pairs of many people."""
    import networkx as nx  # 19 MB: only for tournaments with many people

    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((one, other, -cost(one, other)) for one, other in combinations(order, 2))
    return sorted(nx.max_weight_matching(graph, maxcardinality=True), key=lambda pair: min(map(order.index, pair)))


def tables_of(
    people: Sequence[int], seats: Collection[int], points: Mapping[int, Fraction], met: Met, draw: Random
) -> list[tuple[int, ...]]:
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
    return [tuple(draw.sample(table, len(table))) for table in tables]


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)

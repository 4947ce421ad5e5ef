"""Who meets whom: formats, pairs and tables, for any number of people."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.tournament import pairing

DUEL, TABLES, SIX = range(2, 3), range(3, 7), range(2, 7)


def test_how_many_rounds():
    found = {n: pairing.rounds_for(n, DUEL) for n in (3, 4, 7, 8, 9, 16, 17, 64)}
    assert found == {3: 3, 4: 3, 7: 7, 8: 7, 9: 5, 16: 5, 17: 6, 64: 7}
    assert {pairing.rounds_for(n, TABLES) for n in range(6, 65)} == {4}


def test_from_six_people_on_nobody_sits_out():
    for people in range(6, 65):
        found = pairing.sizes(people, TABLES)
        assert sum(found) == people
        assert set(found) <= {3, 4}


def test_a_few_who_are_left_share_a_table_of_three_to_five():
    assert [pairing.sizes(people, SIX) for people in (2, 3, 4, 5)] == [(), (3,), (4,), (5,)]
    assert pairing.sizes(5, range(3, 5)) == ()


@pytest.mark.parametrize("late", [0, 1])
@pytest.mark.parametrize("people", range(3, 9))
def test_all_play_all_once(people, late):
    """Also if the last one came late: they have met no one in the first round, and whoever sat out there."""
    met, points = Counter(), dict.fromkeys(range(people), Fraction(0))
    for number in range(1, pairing.rounds_for(people, DUEL) + 1):
        there = range(people - (late if number == 1 else 0))
        tables = pairing.pairs_of(there, points, met, Random(number), pairing.circle(there, number))
        met.update(tuple(sorted(table)) for table in tables if len(table) == 2)
    assert set(met.values()) == {1}
    sat_out = late and people % 2 == 0  # in the first round, since the last one was not there
    assert len(met) == people * (people - 1) // 2 - sat_out


@st.composite
def rounds_so_far(draw):
    """People with some points, and whom they have met in a few rounds."""
    people = draw(st.integers(5, 15)) * 2
    rng = Random(draw(st.integers(0, 10_000)))
    met = Counter()
    for _ in range(draw(st.integers(0, 4))):
        order = rng.sample(range(people), people)
        met.update(tuple(sorted(pair)) for pair in zip(order[::2], order[1::2], strict=True))
    return people, {n: Fraction(rng.randrange(9), 2) for n in range(people)}, met, rng.randrange(1000)


@given(rounds_so_far())
@settings(max_examples=8, deadline=None)
def test_everyone_plays_once_and_nobody_meets_again(drawn):
    people, points, met, seed = drawn
    pairs = pairing.pairs_of(range(people), points, met, Random(seed))
    assert sorted(number for pair in pairs for number in pair) == [*range(people)]
    assert not any(met[min(pair), max(pair)] for pair in pairs)
    assert pairs == pairing.pairs_of(range(people), points, met, Random(seed))


def test_of_an_odd_number_the_last_one_sits_out_who_did_so_least_often():
    points = {n: Fraction(n, 2) for n in range(9)}
    met = Counter({(pairing.NOBODY, 0): 1, (pairing.NOBODY, 1): 1})
    tables = pairing.pairs_of(range(9), points, met, Random(1))
    assert [table for table in tables if len(table) == 1] == [(2,)]


@given(st.integers(0, 1000))
@settings(max_examples=10, deadline=None)
def test_no_pairs_are_better(seed):
    """Held against all pairs that there are."""
    rng = Random(seed)
    points = {n: Fraction(rng.randrange(7), 2) for n in range(8)}
    met = Counter(pair for pair in combinations(range(8), 2) if rng.random() < 0.3)

    def cost(pairs):
        return sum(pairing.AGAIN * met[min(p), max(p)] + float(points[p[0]] - points[p[1]]) ** 2 for p in pairs)

    def all_pairs(people):
        if not people:
            yield []
        for other in people[1:]:
            rest = [n for n in people[1:] if n != other]
            yield from ([(people[0], other), *pairs] for pairs in all_pairs(rest))

    best = min(map(cost, all_pairs([*range(8)])))
    assert cost(pairing.pairs_of(range(8), points, met, rng)) == best


@pytest.mark.parametrize("people", [6, 9, 13, 22])
def test_tables_are_full_and_the_same_seed_seats_the_same_people(people):
    met, points = Counter(), dict.fromkeys(range(people), Fraction(0))
    for number in range(pairing.TABLE_ROUNDS):
        tables = pairing.tables_of(range(people), TABLES, points, met, Random(number))
        assert sorted(n for table in tables for n in table) == [*range(people)]
        assert tables == pairing.tables_of(range(people), TABLES, points, met, Random(number))
        met.update(tuple(sorted(pair)) for table in tables for pair in combinations(table, 2))
    assert max(met.values()) <= {6: 3, 9: 1, 13: 2, 22: 1}[people]


def test_people_with_equal_points_meet():
    points = {n: Fraction(n // 4) for n in range(12)}
    tables = pairing.tables_of(range(12), TABLES, points, Counter(), Random(1))
    assert sorted(sorted({n // 4 for n in table}) for table in tables) == [[0], [1], [2]]

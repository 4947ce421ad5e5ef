"""A tournament as plain data: joining, asking, rounds, points, ranks that may only come nearer."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.person import ChannelRef, Person
from bot.sessions.session import Pace
from cogs.tournament import decisions
from cogs.tournament.pages import winners
from cogs.tournament.standings import points_of, share, standings
from cogs.tournament.tournament import ROUND_MS, WINDOW_MS, Match, Stage
from tests.crowd import refused

HOUR, WINDOW = 3_600_000, WINDOW_MS["evening"]
DUEL, TABLES = (2,), (3, 4, 5, 6)


def planned(people=0, seats=DUEL, pace: Pace = "evening"):
    t = decisions.planned(ChannelRef(7, 70), "maunz", pace, "en", Person(1, "P1", "en"), 0, HOUR)
    t = replace(t, id=1, secret=b"s" * 32, seats=seats)
    for n in range(1, people + 1):
        t = joined(t, n)
    return t


def joined(t, user_id):
    return decisions.join(t, Person(user_id, f"P{user_id}", "en"), 1000 + user_id)


def asked(people, seats=DUEL):
    return decisions.pass_time(planned(people, seats), HOUR - WINDOW)


def come(t, *those, now=HOUR):
    """Let these people say that they are here, else all who are missing."""
    for user_id in those or [entrant.user_id for entrant in t.missing]:
        if t.stage == Stage.ASKING:
            t = decisions.come(t, user_id, now)
    return t


def woken(t):
    """Let the clock do what is due next."""
    assert t.wake_at
    return decisions.pass_time(t, t.wake_at)


def begun(people, seats=DUEL, there=0):
    t = come(asked(people, seats), *range(1, 1 + there))
    return decisions.pass_time(t, t.due_at)


def over(t, match, ranks=(1, 2), idle=(), now=2 * HOUR):
    return decisions.match_over(t.with_match(match, session_id=1), match, ranks, frozenset(idle), idle, now)


def played(t, rng, idle=0.0):
    """Play all tables of this round; yield every tournament on the way."""
    number = t.round
    while t.stage == Stage.PLAYING and t.round == number:
        match = t.now_played[0]
        ranks = tuple(rng.randrange(1, 3) for _ in match.entrants)
        t = over(t, match, ranks, [n for n in match.entrants if rng.random() < idle])
        yield t


def second_round(t, rng):
    *_, t = played(t, rng)
    return come(t)


# Points


def test_points_are_the_share_of_the_people_whom_one_beat():
    assert [share((1, 2, 3, 4), seat) for seat in range(4)] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    assert [share((1, 1), seat) for seat in range(2)] == [Fraction(1, 2)] * 2
    assert [share((1, 2, 2), seat) for seat in range(3)] == [1, Fraction(1, 4), Fraction(1, 4)]
    assert share((1,), 0) == 1


def test_of_equal_points_the_one_ranks_first_who_beat_the_better_ones():
    won, lost = (1, 2), (2, 1)
    results = (((0, 1), won), ((2, 3), won), ((0, 2), lost), ((1, 3), won), ((0, 3), won), ((1, 2), won))
    matches = tuple(Match(1, at, pair, session_id=at + 1, ranks=ranks) for at, (pair, ranks) in enumerate(results))
    t = replace(begun(4), round=3, matches=matches)
    # 0, 1 and 2 have two points each, in a circle; all three beat 3
    found = [(one.entrant.number, one.rank, one.points) for one in standings(t)]
    assert found == [(0, 1, 2), (1, 1, 2), (2, 1, 2), (3, 4, 0)]
    now = (*matches[:4], replace(matches[4], ranks=lost), matches[5])  # 0 has lost to 3
    assert standings(replace(t, matches=now))[0].entrant.number == 1


# Joining and leaving


def test_who_joins_twice_is_in_once_and_who_leaves_before_the_first_round_leaves_no_trace():
    assert joined(planned(2), 2) == planned(2)
    left = decisions.leave(asked(3), 2, HOUR)
    assert [(e.number, e.user_id) for e in left.entrants] == [(0, 1), (1, 3)]
    assert decisions.leave(come(asked(4), 1, 2, 3), 4, HOUR).round == 1, "it waited for this one alone"


def test_too_few_people_and_it_is_cancelled():
    assert begun(2).stage == begun(5, TABLES).stage == begun(5, there=2).stage == Stage.CANCELLED
    assert begun(3).stage == begun(6, TABLES).stage == Stage.PLAYING


def test_late_ones_play_from_the_second_round_on_with_half_a_point_and_later_nobody_joins():
    """Whether they joined late, or came late."""
    t = joined(begun(7, there=6), 9)
    second = second_round(t, Random(1))
    assert [points_of(second)[number] for number in (6, 7)] == [Fraction(1, 2)] * 2
    assert {6, 7} <= {n for match in second.matches if match.round == 2 for n in match.entrants}
    with refused("no-tournament-late"):
        joined(second, 10)


def test_who_comes_late_meets_everyone_but_the_one_who_sat_out():
    """Five and one more: five rounds are enough for all other pairs."""
    t, rng = joined(begun(5), 9), Random(2)
    while t.stage == Stage.PLAYING:
        t = second_round(t, rng)
    pairs = [tuple(sorted(m.entrants)) for m in t.matches if len(m.entrants) == 2]
    assert t.rounds == 5
    assert len(pairs) == len({*pairs}) == 14


def test_leaving_is_for_good_and_nobody_waits_for_who_left_or_plays_for_them():
    t = second_round(decisions.leave(begun(4), 1, HOUR), Random(1))
    assert (t.round, t.rounds) == (2, 3)
    assert not any(0 in match.entrants for match in t.matches if match.round == 2)
    for act in (decisions.come, decisions.leave):
        with refused("no-tournament-left"):
            act(t, 1, HOUR)


# Who is there


def test_a_tournament_is_planned_by_who_is_there():
    """Eight signed up and four came: they play three rounds with two games each, and nobody wins without playing."""
    t, rng = begun(8, there=4), Random(3)
    while t.stage == Stage.PLAYING:
        *_, t = played(t, rng)
        if t.stage == Stage.ASKING:
            t = come(t, *[e.user_id for e in t.awaited])  # nobody waits for the other four
    assert t.rounds == 3
    assert Counter(match.round for match in t.matches) == {1: 2, 2: 2, 3: 2}
    assert {tuple(sorted(match.entrants)) for match in t.matches} == {*combinations(range(4), 2)}


def test_rounds_become_fewer_when_people_leave_for_good():
    *_, t = played(begun(6), Random(1))
    for user_id in (1, 2):
        t = decisions.leave(t, user_id, HOUR)
    assert come(t).rounds == 4  # three more, for four


def test_before_the_first_round_too_all_are_asked_and_it_begins_when_all_are_here():
    t = asked(5)
    assert (t.stage, t.due_at, len(t.missing)) == (Stage.ASKING, HOUR, 5)
    t = come(joined(t, 6), 1, 2, 3, 4)
    assert (t.stage, t.there) == (Stage.ASKING, (0, 1, 2, 3, 5)), "who joins then is here"
    assert decisions.come(t, 1, HOUR) == t
    t = come(t, 5, now=HOUR - WINDOW)
    assert (t.stage, len(t.now_played)) == (Stage.PLAYING, 3)
    assert decisions.come(t, 1, HOUR) == t


def test_who_joins_early_is_asked_however_soon_it_begins():
    where, host = ChannelRef(7, 70), Person(1, "P1", "en")
    t = joined(decisions.planned(where, "maunz", "evening", "en", host, 0, WINDOW), 1)
    t = decisions.pass_time(t, WINDOW // 2)
    assert (t.stage, t.due_at, len(t.missing)) == (Stage.ASKING, WINDOW, 1)


def test_the_opener_begins_early_by_asking_and_then_with_those_who_are_here():
    def begin(t, user_id=1, *, is_manager=False):
        return decisions.begin(t, user_id, 0, is_manager=is_manager)

    with refused("no-tournament-few"):
        begin(planned(2))
    with refused("no-tournament-host"):
        begin(planned(4), 2)
    t = begin(planned(4))
    assert (t.stage, t.due_at, t.there) == (Stage.ASKING, WINDOW, (0,))
    with refused("no-tournament-few"):
        begin(come(t, 2))
    t = begin(come(t, 2, 3), 4, is_manager=True)  # the fourth is missing
    assert (t.stage, t.rounds, [e.number for e in t.players]) == (Stage.PLAYING, 3, [0, 1, 2])
    with refused("no-tournament-late"):
        begin(t)
    *_, t = played(t, Random(1))
    with refused("no-tournament-few"):
        begin(come(t, 1))
    t = begin(come(t, 1, 2))
    assert (t.stage, t.round, t.there) == (Stage.PLAYING, 2, ()), "before each round"


def test_a_later_round_begins_when_nobody_is_awaited_and_waits_for_no_one_twice():
    t = begun(6, there=5)
    *_, t = played(t, Random(1))
    assert (t.stage, t.due_at, len(t.missing), len(t.awaited)) == (Stage.ASKING, 2 * HOUR + WINDOW, 6, 5)
    t = decisions.pass_time(come(t, 1, 2, 3), t.due_at)
    assert (t.round, {n for m in t.now_played for n in m.entrants} <= {0, 1, 2}) == (2, True)
    away = t.now_played[0].entrants[0]
    t = over(t, t.now_played[0], idle=[away])
    assert {e.number for e in t.awaited} == {0, 1, 2} - {away}
    back = come(t, t.entrants[away].user_id)
    for one, played_by in ((t, {0, 1, 2} - {away}), (back, {0, 1, 2})):
        third = come(one, *[e.user_id for e in t.awaited])
        assert {n for match in third.matches if match.round == 3 for n in match.entrants} == played_by


def test_who_was_away_says_in_a_round_that_they_are_here_and_is_called_before_the_next():
    t = begun(5, there=4)
    assert [e.number for e in t.away] == [4]
    t = decisions.come(t, 5, HOUR)
    assert (t.away, decisions.come(t, 1, HOUR)) == ((), t)
    *_, t = played(t, Random(1))
    assert [e.number for e in t.awaited] == [0, 1, 2, 3, 4]


def test_where_too_few_were_there_all_who_ever_came_are_awaited():
    t = begun(4, there=3)
    t = over(t, t.now_played[0], idle=t.now_played[0].entrants)
    assert len(t.awaited) == 3
    first, second, _ = t.awaited
    two = come(t, first.user_id, second.user_id)
    assert (two.stage, woken(two).round) == (Stage.ASKING, 2)


def test_who_decides_nothing_gets_no_points_and_the_other_wins():
    t = begun(4)
    idle, other = t.now_played[0].entrants
    points = points_of(over(t, t.now_played[0], idle=[idle]))
    assert (points[idle], points[other]) == (0, 1)


def test_who_leaves_a_table_gets_nothing_there_and_those_behind_move_up_whatever_the_computer_wins():
    t = decisions.leave(begun(6, TABLES), 1, HOUR)
    match = next(match for match in t.now_played if 0 in match.entrants)
    second, third = (number for number in match.entrants if number)
    ranks = tuple({0: 1, second: 2, third: 3}[number] for number in match.entrants)
    points = points_of(over(t, match, ranks))
    assert (points[0], points[second], points[third]) == (0, 1, Fraction(1, 2))


def test_when_the_grace_is_over_open_tables_are_draws():
    t = begun(4)
    t = woken(t)
    assert (t.stage, [match.ranks for match in t.matches]) == (Stage.ASKING, [(1, 1), (1, 1)])


# An end of its own


def test_it_is_over_when_too_few_have_not_left():
    t = begun(4)
    for user_id in (1, 2, 3, 4):
        assert t.stage == Stage.PLAYING
        t = decisions.leave(t, user_id, HOUR)
    assert (t.stage, t.wake_at, winners(t)) == (Stage.OVER, None, ())
    *_, t = played(begun(3), Random(1))
    assert decisions.leave(t, 1, HOUR).stage == Stage.ASKING
    assert decisions.leave(decisions.leave(t, 1, HOUR), 2, HOUR).stage == Stage.OVER


def test_nobody_wins_what_was_ended_before_half_of_its_rounds():
    second = second_round(begun(4), Random(1))
    third = second_round(second, Random(1))
    assert (second.rounds, winners(decisions.ended(second))) == (3, ())
    assert winners(decisions.ended(third))


# Whole tournaments


@given(st.integers(3, 14), st.sampled_from([DUEL, TABLES]), st.integers(0, 10_000), st.sampled_from([0.0, 0.3]))
@settings(max_examples=12, deadline=None)
def test_every_tournament_ends_and_ranks_those_who_played(people, seats, seed, idle):
    t, rng = begun(people, seats), Random(seed)
    if t.stage == Stage.CANCELLED:
        assert people < (3 if seats == DUEL else 6)
        return
    while t.stage != Stage.OVER:
        *_, t = played(t, rng, idle)
        if coming := [e.user_id for e in t.missing if e in t.awaited or rng.random() < 0.5]:
            t = come(t, *coming, now=2 * HOUR)
        t = decisions.pass_time(t, t.due_at)
    assert {len(match.entrants) for match in t.matches} <= ({1, 2} if seats == DUEL else {3, 4, 5})
    ranks = {
        one.entrant.number: one.rank for one in standings(t) if t.has_played(one.entrant) and 2 * t.round >= t.rounds
    }
    assert {e.number: e.rank for e in t.entrants if e.rank} == ranks
    assert t.due_at <= 2 * HOUR + ROUND_MS["evening"] + WINDOW


def test_the_same_secret_pairs_the_same_people():
    assert begun(12).matches == begun(12).matches
    other = come(replace(asked(12), secret=b"t" * 32))
    assert begun(12).matches != other.matches

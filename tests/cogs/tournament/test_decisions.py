"""A tournament as plain data: joining, rounds, points, ranks that may only come nearer."""

from dataclasses import replace
from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.person import ChannelRef, Person
from bot.sessions.session import Pace
from cogs.tournament import decisions
from cogs.tournament.pages import winners
from cogs.tournament.standings import points_of, share, standings
from cogs.tournament.tournament import ROUND_MS, WINDOW_MS, Match, Presence, Stage, Tournament
from tests.crowd import refused

HOUR = 3_600_000
DUEL, TABLES = (2,), (3, 4, 5, 6)


def planned(people=0, pace: Pace = "letter", wake_at=HOUR, seats=DUEL):
    """Of an evening with the wake before its due time people cannot say yet that they are here."""
    t = Tournament(1, ChannelRef(7, 70), "maunz", pace, "en", 1, 0, HOUR, wake_at, secret=b"s" * 32, seats=seats)
    for n in range(1, people + 1):
        t = joined(t, n)
    return t


def joined(t, user_id):
    return decisions.join(t, Person(user_id, f"P{user_id}", "en"), 1000 + user_id)


def begun(people, seats=DUEL, pace: Pace = "letter"):
    return decisions.pass_time(planned(people, pace, seats=seats), HOUR)


def played(t, rng, idle=0.0, now=2 * HOUR):
    """Play all tables of this round; yield every tournament on the way."""
    number = t.round
    while t.stage == Stage.PLAYING and t.round == number:
        match = t.now_played[0]
        t = t.with_match(match, session_id=1)
        ranks = tuple(rng.randrange(1, 3) for _ in match.entrants)
        gone = frozenset(n for n in match.entrants if rng.random() < idle)
        t = decisions.match_over(t, match, ranks, gone, now)
        yield t


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


def test_who_joins_twice_is_in_once():
    assert joined(planned(2), 2) == planned(2)


def test_leaving_before_the_first_round_leaves_no_trace():
    left = decisions.leave(planned(3), 2)
    assert [(e.number, e.user_id) for e in left.entrants] == [(0, 1), (1, 3)]


def test_too_few_people_and_it_is_cancelled():
    assert begun(2).stage == Stage.CANCELLED
    assert begun(5, TABLES).stage == Stage.CANCELLED
    assert begun(3).stage == begun(6, TABLES).stage == Stage.PLAYING


def test_in_the_first_round_people_join_with_half_a_point_and_later_not():
    t = joined(begun(6), 9)
    assert points_of(t)[6] == Fraction(1, 2)
    *_, second = played(t, Random(1))
    assert second.round == 2
    assert any(6 in match.entrants for match in second.matches if match.round == 2)
    with refused("no-tournament-late"):
        joined(second, 10)


def test_who_comes_late_meets_everyone_but_the_one_who_sat_out():
    """Five and one more: five rounds are enough for all other pairs."""
    t, rng = joined(begun(5), 9), Random(2)
    while t.stage == Stage.PLAYING:
        *_, t = played(t, rng)
    pairs = [tuple(sorted(m.entrants)) for m in t.matches if len(m.entrants) == 2]
    assert t.rounds == 5
    assert len(pairs) == len({*pairs}) == 14


def test_leaving_is_for_good_and_the_opponents_win():
    t = decisions.leave(begun(4), 1)
    *_, t = played(t, Random(1))
    alone = [m for m in t.matches if m.round == 2 and 0 in m.entrants]
    assert [(m.ranks is not None, m.idle) for m in alone] == [(True, frozenset({0}))]
    with refused("no-tournament-left"):
        decisions.come(t, 1)
    with refused("no-tournament-left"):
        joined(t, 1)


# Beginning before the time


def test_the_host_begins_once_enough_people_are_there():
    with refused("no-tournament-few"):
        decisions.begin(planned(2), 1, 0, is_manager=False)
    with refused("no-tournament-begin"):
        decisions.begin(planned(3), 2, 0, is_manager=False)
    t = decisions.begin(planned(3), 1, 0, is_manager=False)
    assert (t.stage, t.round, len(t.now_played)) == (Stage.PLAYING, 1, 1)
    with refused("no-tournament-begun"):
        decisions.begin(t, 1, 0, is_manager=False)
    assert decisions.begin(planned(3), 2, 0, is_manager=True).stage == Stage.PLAYING


def test_whoever_could_not_say_so_yet_counts_as_here():
    t = planned(pace="evening", wake_at=HOUR - WINDOW_MS)
    for n in (1, 2, 3, 4):
        t = joined(t, n)
    early = decisions.begin(t, 1, 0, is_manager=False)
    assert {e.presence for e in early.entrants} == {Presence.IN}
    in_time = decisions.pass_time(t, HOUR - WINDOW_MS)
    with refused("no-tournament-few"):
        decisions.begin(in_time, 1, HOUR - 1, is_manager=False)
    for n in (1, 2, 3):
        in_time = decisions.come(in_time, n)
    assert [e.user_id for e in in_time.missing] == [4]
    begun_now = decisions.begin(in_time, 1, HOUR - 1, is_manager=False)
    assert [e.presence for e in begun_now.entrants] == [Presence.IN] * 3 + [Presence.AWAY]


def test_in_a_pause_one_person_alone_waits_for_those_who_may_come_back():
    t = replace(begun(3), pace="evening")
    t = decisions.match_over(t, t.now_played[0], (1, 2), frozenset(t.now_played[0].entrants), 2 * HOUR)
    assert (t.stage, len(t.missing)) == (Stage.PAUSE, 1)
    here = decisions.come(t, t.missing[0].user_id)
    assert decisions.go_on(here, 2 * HOUR) == here
    away = next(e for e in here.entrants if e.presence == Presence.AWAY)
    back = decisions.come(here, away.user_id)
    assert decisions.go_on(back, 2 * HOUR).round == 2


# Presence


def test_who_decides_nothing_gets_no_points_and_is_out_until_they_are_back():
    t = begun(4)
    first, second = t.now_played
    idle = first.entrants[0]
    t = decisions.match_over(t, first, (1, 2), frozenset({idle}), 2 * HOUR)
    assert points_of(t)[idle] == 0
    t = decisions.match_over(t, second, (1, 2), frozenset(), 2 * HOUR)
    assert t.entrants[idle].presence == Presence.AWAY
    assert not any(idle in match.entrants for match in t.now_played)
    back = decisions.come(t, t.entrants[idle].user_id)
    *_, third = played(back, Random(1))
    assert any(idle in match.entrants for match in third.now_played)
    with refused("no-tournament-here"):
        decisions.come(back, t.entrants[idle].user_id)


def test_on_an_evening_only_those_play_who_say_that_they_are_here():
    early = planned(pace="evening", wake_at=HOUR - WINDOW_MS)
    for n in range(1, 6):
        early = joined(early, n)
    with refused("no-tournament-soon"):
        decisions.come(early, 1)
    early = decisions.pass_time(early, HOUR - WINDOW_MS)
    assert (early.stage, early.wake_at) == (Stage.JOINING, HOUR)
    for n in (1, 2, 3, 4):
        early = decisions.come(early, n)
    t = decisions.pass_time(early, HOUR)
    assert t.stage == Stage.PLAYING
    assert t.entrants[4].presence == Presence.AWAY


def test_the_pause_of_an_evening_ends_when_all_are_here():
    t = begun(4, pace="evening")
    *_, t = played(t, Random(1))
    assert (t.stage, t.due_at) == (Stage.PAUSE, 2 * HOUR + WINDOW_MS)
    for n in (1, 2, 3, 4):
        t = decisions.go_on(decisions.come(t, n), 2 * HOUR)
        assert (t.stage == Stage.PLAYING) == (n == 4)


def test_when_the_grace_is_over_open_tables_are_draws():
    t = begun(4)
    assert t.wake_at
    t = decisions.pass_time(t, t.wake_at)
    assert t.round == 2
    assert [match.ranks for match in t.matches if match.round == 1] == [(1, 1), (1, 1)]


def test_only_the_host_and_managers_end_it():
    t = begun(4)
    with refused("no-tournament-stop"):
        decisions.stop(t, 2, is_manager=False)
    assert decisions.stop(t, 1, is_manager=False).stage == Stage.OVER
    assert decisions.stop(planned(4), 2, is_manager=True).stage == Stage.CANCELLED


# An end of its own


def test_when_everyone_has_left_it_is_over_and_no_one_has_won():
    t = begun(4, pace="evening")
    for user_id in (1, 2, 3, 4):
        assert decisions.go_on(t, HOUR).stage == Stage.PLAYING
        t = decisions.leave(t, user_id)
    over = decisions.go_on(t, HOUR)
    assert (over.stage, over.wake_at) == (Stage.OVER, None)
    assert {e.rank for e in over.entrants} == {None}
    assert not winners(over)


def test_nobody_wins_what_everyone_left_or_was_ended_before_half_of_its_rounds():
    *_, second = played(begun(4), Random(1))
    assert (second.round, second.rounds) == (2, 3)
    *_, third = played(second, Random(1))
    left = third
    for user_id in (1, 2, 3, 4):
        left = decisions.leave(left, user_id)
    for over in (decisions.ended(second), decisions.go_on(left, HOUR)):
        assert (over.stage, winners(over), {e.rank for e in over.entrants}) == (Stage.OVER, (), {None})
    assert winners(decisions.ended(third))


def test_when_all_were_away_no_further_round_is_asked_for():
    t = begun(4, pace="evening")
    for match in t.now_played:
        t = decisions.match_over(t.with_match(match, session_id=1), match, (1, 2), frozenset(match.entrants), HOUR)
    assert (t.stage, t.wake_at) == (Stage.OVER, None)
    assert not winners(t)


def test_in_a_pause_it_ends_once_too_few_have_not_left():
    *_, t = played(begun(3, pace="evening"), Random(1))
    assert t.stage == Stage.PAUSE
    one, two, _ = t.entrants
    t = decisions.go_on(decisions.leave(t, one.user_id), HOUR)
    assert t.stage == Stage.PAUSE
    assert decisions.go_on(decisions.leave(t, two.user_id), HOUR).stage == Stage.OVER


def test_two_rounds_in_which_no_table_came_to_a_result_are_enough():
    t = begun(4)
    for number in (1, 2):
        assert (t.stage, t.round) == (Stage.PLAYING, number)
        for match in t.now_played:
            t = decisions.match_over(t, match, (), frozenset(), HOUR)
    assert (t.stage, t.round, t.rounds) == (Stage.OVER, 2, 3)
    assert not winners(t)


def test_who_had_nobody_to_play_is_on_no_podium_and_behind_those_who_played():
    t = begun(3, pace="evening")
    [match] = t.now_played
    t = decisions.match_over(t.with_match(match, session_id=1), match, (1, 2), frozenset(), HOUR)
    assert len(set(points_of(t).values())) == 2  # who sat out has a point, too
    over = decisions.ended(replace(t, rounds=2))
    assert [one.entrant.number for one in winners(over)] == [match.entrants[0]]
    assert {e.number: e.rank for e in over.entrants if e.rank} == {match.entrants[0]: 1}  # the others have no point


# Whole tournaments


@given(st.integers(3, 14), st.sampled_from([DUEL, TABLES]), st.integers(0, 10_000), st.sampled_from([0.0, 0.3]))
@settings(max_examples=12, deadline=None)
def test_every_tournament_ends_and_reachable_ranks_only_come_nearer(people, seats, seed, idle):
    t, rng = begun(people, seats), Random(seed)
    if t.stage == Stage.CANCELLED:
        assert people < (3 if seats == DUEL else 6)
        return
    reach = {n: (1, people) for n in range(people)}
    for _ in range(20):
        if t.stage == Stage.OVER:
            break
        for after in played(t, rng, idle):
            t = after
            if not t.may_join:
                for one in standings(t):
                    best, worst = reach[one.entrant.number]
                    assert best <= one.best <= one.rank <= one.worst <= worst or t.stage == Stage.OVER
                    assert one.best <= one.worst
                    reach[one.entrant.number] = one.best, one.worst
        for entrant in t.entrants:
            if t.stage.is_active and entrant.presence == Presence.AWAY and rng.random() < 0.5:
                t = decisions.come(t, entrant.user_id)
    assert t.stage == Stage.OVER
    ranks = {
        one.entrant.number: one.rank
        for one in standings(t)
        if one.has_played and one.points and 2 * t.round >= t.rounds
    }
    assert {e.number: e.rank for e in t.entrants if e.rank} == ranks
    assert min(ranks.values(), default=1) == 1
    assert t.due_at <= HOUR + t.rounds * ROUND_MS["letter"] + 2 * HOUR


def test_the_same_secret_pairs_the_same_people():
    assert begun(12).matches == begun(12).matches
    assert begun(12).matches != decisions.pass_time(replace(planned(12), secret=b"t" * 32, wake_at=HOUR), HOUR).matches

"""Decisions that need no database: who has to agree before a game stops, who decides for a seat, and what the clock
makes of a table."""

from dataclasses import replace

import pytest

from bot.errors import NotAllowed
from bot.sessions import decisions
from bot.sessions.session import MISSED_MOST, Session, Status
from cogs.mausen.rules.rules import GAME as MAUSEN
from tests.crowd import ANNA, BEN, CLEO, DENIZ, GUSTAV, PEOPLE, around, pick


def with_seat(session: Session, seat: int, **changes) -> Session:
    return replace(session, seats=tuple(replace(s, **changes) if s.seat == seat else s for s in session.seats))


def stop(session: Session, person=ANNA, *, is_manager: bool = False) -> Session:
    return decisions.stop(session, MAUSEN, person.id, is_manager=is_manager).after


# Stopping a running game


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_more_than_half_of_the_people_stop_a_game(people, needed):
    session = around(people, computers=6 - people)
    assert session.needed_to_stop == needed
    for voting in PEOPLE[: needed - 1]:
        session = stop(session, voting)
        assert (session.status, session.step) == (Status.RUNNING, 1)
    assert len(session.votes_to_stop) == needed - 1
    session = stop(session, PEOPLE[needed - 1])
    assert (session.status, session.step) == (Status.STOPPED, 2)


def test_wishing_it_twice_counts_once():
    once = stop(around(3))
    with pytest.raises(NotAllowed, match="no-vote-twice"):
        stop(once)
    assert stop(once, is_manager=True).status == Status.STOPPED, "a manager needs no vote"


def test_a_wish_can_be_taken_back():
    session = around(3)
    taken_back = decisions.play_on(stop(session), MAUSEN, ANNA.id).after
    assert taken_back.votes_to_stop == ()
    again = stop(taken_back, BEN)
    assert (again.status, again.votes_to_play_on) == (Status.RUNNING, ()), "a new vote, in which she has said nothing"


@pytest.mark.parametrize(("people", "enough"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_vote_ends_when_too_many_play_on(people, enough):
    session = stop(around(people))
    for playing in PEOPLE[people - enough : people]:
        assert session.votes_to_stop
        session = decisions.play_on(session, MAUSEN, playing.id).after
    assert (session.status, session.votes_to_stop, len(session.votes_to_play_on)) == (Status.RUNNING, (), enough)
    with pytest.raises(NotAllowed, match="no-vote-to-stop"):
        decisions.play_on(session, MAUSEN, ANNA.id)
    assert stop(session, BEN).votes_to_play_on == (), "who asks again begins a new vote"


def test_a_vote_that_failed_stays_so_when_people_come_and_go():
    """Of five two are for it and two against; as the fifth goes, three of four cannot agree any more."""
    session = stop(stop(around(5)), BEN)
    for person in (CLEO, DENIZ):
        session = decisions.play_on(session, MAUSEN, person.id).after
    assert len(session.votes_to_stop) == 2
    session = decisions.leave(session, MAUSEN, PEOPLE[4].id).after
    assert (session.votes_to_stop, len(session.votes_to_play_on)) == ((), 2)
    assert decisions.take_over(session, MAUSEN, GUSTAV, 4).after.votes_to_stop == ()


def test_the_players_stopped_it_where_a_manager_among_them_votes_last():
    assert not stop(stop(around(2), BEN), ANNA, is_manager=True).stopped_by_manager
    assert stop(around(2), ANNA, is_manager=True).stopped_by_manager


def test_a_manager_signs_a_stop_where_all_are_away_and_the_clock_signs_none():
    session = replace(with_seat(with_seat(around(2), 0, missed=MISSED_MOST), 1, gone=True), wake_at=1000)
    assert stop(session, GUSTAV, is_manager=True).stopped_by_manager
    assert not decisions.pass_deadline(session, 1000).after.stopped_by_manager


def test_who_is_away_is_not_asked():
    """Of six two are away: three of four have to agree."""
    session = with_seat(with_seat(around(6), 4, gone=True), 5, missed=MISSED_MOST)
    assert session.needed_to_stop == 3
    assert stop(stop(stop(session, ANNA), BEN), CLEO).status == Status.STOPPED


def test_the_wish_of_who_leaves_leaves_with_them():
    session = decisions.leave(stop(around(4)), MAUSEN, ANNA.id).after
    against = decisions.play_on(stop(around(4)), MAUSEN, BEN.id).after
    assert not any(s.plays_on for s in decisions.leave(against, MAUSEN, BEN.id).after.seats)
    assert session.votes_to_stop == ()
    assert decisions.come_back(session, MAUSEN, ANNA.id).after.votes_to_stop == ()
    assert stop(session, BEN).status == Status.RUNNING


def test_who_slept_does_not_stop_the_game_of_the_others_alone():
    """By saying something they are back, and count like everyone."""
    session = with_seat(around(3), 2, missed=MISSED_MOST, late=1)
    after = stop(session, CLEO)
    assert after.status == Status.RUNNING
    assert (after.seats[2].is_here, after.seats[2].late, [s.name for s in after.votes_to_stop]) == (
        True,
        None,
        ["Cleo"],
    )
    assert stop(after, ANNA).status == Status.STOPPED


def test_an_answer_counts_once_and_can_change():
    session = decisions.play_on(stop(around(4)), MAUSEN, BEN.id).after
    with pytest.raises(NotAllowed, match="no-vote-twice"):
        decisions.play_on(session, MAUSEN, BEN.id)
    changed = stop(session, BEN)
    assert ([s.name for s in changed.votes_to_stop], changed.votes_to_play_on) == (["Anna", "Ben"], ())


def test_nor_does_the_wish_of_who_slept_count_without_them():
    session = with_seat(stop(around(3)), 0, missed=MISSED_MOST)
    assert session.votes_to_stop == ()
    assert stop(session, BEN).status == Status.RUNNING


def test_who_slept_stops_the_game_that_rests_for_them():
    assert stop(with_seat(around(1, 2), 0, missed=MISSED_MOST)).status == Status.STOPPED


def test_a_stranger_does_not_take_a_wish_back():
    for person, word in ((GUSTAV, "no-stranger-free"), (BEN, "no-left")):
        with pytest.raises(NotAllowed) as refused:
            decisions.play_on(with_seat(around(3), 1, gone=True), MAUSEN, person.id)
        assert refused.value.key == word


# For whom the computer decides


def test_the_computer_decides_for_computers_for_those_who_left_and_for_those_who_slept():
    session = with_seat(
        with_seat(with_seat(around(4, 2), 1, gone=True), 2, missed=MISSED_MOST), 3, missed=MISSED_MOST - 1
    )
    assert session.computers_to_move == (1, 2, 4, 5)
    assert [s.name for s in session.people_to_move] == ["Anna", "Deniz"]


def test_a_decision_that_came_late_is_the_computer_s_and_no_other():
    session = with_seat(around(3), 1, missed=1, late=1)
    assert session.computers_to_move == (1,)
    assert replace(session, step=2).computers_to_move == ()


def test_computers_do_not_play_on_among_themselves():
    session = with_seat(around(1, 2), 0, gone=True)
    assert (session.is_paused, session.computers_to_move, session.people_to_move) == (True, (), ())


# An own move


def test_who_moves_is_back():
    """They slept, and press a card: no other button is needed."""
    session = with_seat(around(3), 1, missed=MISSED_MOST, late=1)
    after = decisions.act(session, MAUSEN, BEN.id, 1, pick("D2")).after
    assert (after.seats[1].missed, after.seats[1].late, after.seats[1].is_here) == (0, None, True)


def test_in_a_contest_one_miss_gives_the_seat_to_the_computer_until_its_person_is_back_but_for_who_left_for_good():
    session = replace(around(3), wake_at=1000, due_at=1000, ends_at=9000, awaited=frozenset({0, 1}))
    late = decisions.pass_deadline(session, 1000).after
    assert [s.is_away for s in late.seats] == [True, True, False]
    assert decisions.come_back(late, MAUSEN, BEN.id).after.seats[1].is_here
    assert decisions.come_back(decisions.leave(late, MAUSEN, BEN.id).after, MAUSEN, BEN.id).after.seats[1].is_here
    for_good = decisions.leave(late, MAUSEN, BEN.id, for_good=True).after
    for what in (decisions.come_back, decisions.leave):
        with pytest.raises(NotAllowed, match="no-left-for-good"):
            what(for_good, MAUSEN, BEN.id)


@pytest.mark.parametrize(("pace", "misses"), [("evening", 1), ("live", MISSED_MOST), ("letter", MISSED_MOST)])
def test_the_seat_of_who_is_away_is_taken_as_one_that_was_left(pace, misses):
    session = with_seat(around(3, pace=pace), 1, missed=misses - 1)
    with pytest.raises(NotAllowed, match="no-take-taken"):
        decisions.take_over(session, MAUSEN, GUSTAV, 1)
    session = with_seat(session, 1, missed=misses)
    assert decisions.come_back(session, MAUSEN, BEN.id).after.free_seats == ()
    taken = decisions.take_over(session, MAUSEN, GUSTAV, 1).after
    with pytest.raises(NotAllowed, match="no-seat-taken"):
        decisions.come_back(taken, MAUSEN, BEN.id)


def test_who_sits_down_takes_no_move_of_the_predecessor_back():
    left = replace(with_seat(around(3), 1, gone=True), earlier=b'{"seat": 1, "state": {}}')
    assert decisions.take_over(left, MAUSEN, DENIZ, 1).after.may_take_back is None


def test_a_computer_s_move_wakes_no_one():
    session = with_seat(around(3), 1, missed=1, late=1)
    after = decisions.choose(session, MAUSEN, 1, 1, pick("D2")).after
    assert (after.seats[1].missed, after.seats[1].late) == (1, 1)


def test_the_computer_does_not_give_up_for_anyone_by_sitting_there():
    assert decisions.take_over(with_seat(around(3), 1, gone=True), MAUSEN, DENIZ, 1).after.status == Status.RUNNING


# What is due


def test_at_half_time_people_are_called_and_nothing_else_happens():
    session = around(3, wake_at=500, due_at=1000)
    assert decisions.pass_deadline(session, 499).after == session
    assert decisions.pass_deadline(session, 500).after == replace(session, wake_at=1000)


def test_when_the_time_is_up_all_who_were_awaited_are_late():
    session = replace(around(3, 1), wake_at=1000, due_at=1000, awaited=frozenset({0, 2, 3}))
    assert decisions.pass_deadline(session, 999).after == session
    after = decisions.pass_deadline(session, 1000).after
    assert [(s.missed, s.late) for s in after.seats] == [(1, 1), (0, None), (1, 1), (0, None)]
    assert (after.step, after.computers_to_move) == (1, (0, 2, 3))


@pytest.mark.parametrize(
    "session", [around(3, status=Status.LOBBY), with_seat(around(1, 2), 0, gone=True)], ids=["lobby", "rests"]
)
def test_what_waits_for_people_in_vain_ends(session):
    session = replace(session, wake_at=1000, due_at=1000)
    assert decisions.pass_deadline(session, 999).after == session
    assert decisions.pass_deadline(session, 1000).after.status == Status.STOPPED

"""When a bell rings for a lobby, and whom it calls."""

from dataclasses import replace

import pytest

from bot.games.contract import AnyGame
from bot.sessions.session import Guest, Seated, Session, Status
from cogs.bells.bell import CALLED_MOST, MISSING_MS, OPENS_MS, REST_MS, Bell, has_rung, rings_at, whom_to_call
from cogs.maunz.rules import GAME as MAUNZ
from cogs.mausen.rules import GAME as MAUSEN
from tests.crowd import around

OPENED = 1_420_070_400_000 + 5_000
NOW = OPENED + 60_000
CLICK = 5_000 << 22


def lobby(people: int, computers: int = 0, game: AnyGame = MAUSEN) -> Session:
    session = around(max(game.seats[0], people), game=game)
    seats = tuple(Seated(n, 100 + n, f"P{n}") for n in range(people))
    seats += tuple(Seated(n, None, f"C{n}", computer="easy") for n in range(people, people + computers))
    return replace(session, status=Status.LOBBY, state=None, seats=seats, joins=(CLICK,), updated_at=NOW)


@pytest.mark.parametrize(("people", "computers"), [(1, 0), (3, 0), (5, 0), (1, 5)])
def test_where_a_person_can_sit_down_bells_ring_two_minutes_after_the_table_opened(people, computers):
    assert rings_at(lobby(people, computers), MAUSEN, "opens") == OPENED + OPENS_MS


def test_at_a_full_table_none_rings():
    assert rings_at(lobby(6), MAUSEN, "opens") is None


@pytest.mark.parametrize(("people", "computers", "rings"), [(1, 0, False), (2, 0, True), (1, 1, True), (3, 0, False)])
def test_one_is_missing_where_one_more_can_begin(people, computers, rings):
    assert rings_at(lobby(people, computers), MAUSEN, "missing") == (NOW + MISSING_MS if rings else None)


def test_in_a_game_for_two_one_is_missing_from_the_start():
    assert rings_at(lobby(1, game=MAUNZ), MAUNZ, "missing") == NOW + MISSING_MS


def test_a_seat_that_is_kept_is_not_free():
    guests = (Guest(9, "G", 1, NOW, NOW + 1), Guest(8, "no", 1, NOW, None, 1))
    assert rings_at(replace(lobby(5), guests=guests), MAUSEN, "opens") is None
    assert rings_at(replace(lobby(2), guests=guests), MAUSEN, "missing") is None
    assert rings_at(replace(lobby(1), guests=guests), MAUSEN, "missing") is not None


def called(*bells: Bell, now=NOW, **changes):
    return whom_to_call(bells, replace(lobby(1), **changes), "opens", now)


def test_who_was_called_longest_ago_goes_first_and_no_more_than_ten():
    bells = [Bell(n, "opens", called_at=NOW - REST_MS - n) for n in range(1, 20)]
    assert called(Bell(99, "opens"), *bells) == [99, *range(19, 10, -1)]
    assert CALLED_MOST == 10


@pytest.mark.parametrize(
    "bell",
    [
        Bell(1, "missing"),
        Bell(1, "opens", until=NOW - 1),
        Bell(1, "opens", quiet_until=NOW + 1),
        Bell(1, "opens", called_at=NOW - REST_MS + 1),
        Bell(1, "opens", called_at=0, called_for=1),
        Bell(1, "opens", is_busy=True),
    ],
)
def test_nobody_is_called_who_does_not_want_it_now(bell):
    assert called(bell) == []


@pytest.mark.parametrize(
    "bell", [Bell(1, "opens", until=NOW, quiet_until=NOW, called_at=NOW - REST_MS, called_for=2), Bell(1, "opens")]
)
def test_others_are(bell):
    assert called(bell) == [1]
    assert called(bell, removed=frozenset({1})) == [], "the host does not want this person"
    assert called(bell, guests=(Guest(1, "G", 100, NOW, None),)) == [], "this table has asked already"


def test_a_table_that_opened_rings_once_and_one_that_lacks_a_person_again_after_a_change():
    session = lobby(2)
    rung = [Bell(1, "opens", called_at=NOW, called_for=1), Bell(2, "missing", called_at=NOW - 1, called_for=1)]
    assert has_rung(rung, session, "opens")
    assert not has_rung(rung, session, "missing")
    assert has_rung([replace(rung[1], called_at=NOW)], session, "missing")
    assert not has_rung(rung, replace(session, id=7), "opens")

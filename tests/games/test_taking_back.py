"""Taking back at the table, the same in every game: until another person moves, with what computers answered."""

from dataclasses import replace

import msgspec
import pytest

from bot.errors import IllegalMove
from bot.games.chance import Chance
from bot.games.contract import Earlier, OfPeople, Position, TakeBack, TakenBack
from bot.sessions.log import LoggedMove, standing
from tests.games.nim.rules.rules import GAME as NIM
from tests.games.nim.rules.rules import State, Take, Variant
from tests.positions import Table

OPEN = replace(NIM, of_people=OfPeople(may_take_back=lambda *_: True))
ONE = Take("A", 1)


def table(may=lambda *_: True) -> Table:
    return Table(replace(NIM, of_people=OfPeople(may_take_back=may)), State(Variant(), (9, 9, 9), 0))


def test_a_move_is_taken_back_as_if_it_had_not_been():
    at = table()
    before = at.state
    assert at.do(0, ONE).may_take_back == 0
    assert at.take_back(0) == before
    assert at.events == (TakenBack(0, 1),)


def test_the_move_of_another_person_ends_it_and_is_theirs_to_take_back():
    at = table().do(0, ONE)
    before = at.state
    assert at.do(1, ONE).may_take_back == 1
    with pytest.raises(IllegalMove, match="no-take-back"):
        at.do(0, TakeBack())
    assert at.take_back(1) == before


def test_the_answer_of_a_computer_goes_with_it():
    at = table()
    before = at.state
    at.do(0, ONE).do(1, ONE, by_bot=True)
    assert at.may_take_back == 0
    assert at.take_back(0) == before
    assert at.events == (TakenBack(0, 2),)


def test_only_the_last_turn_is_taken_back():
    at = table().do(0, ONE).do(1, ONE, by_bot=True)
    before = at.state
    at.do(0, ONE).do(1, ONE, by_bot=True)
    assert at.take_back(0) == before
    assert at.stays()


def test_what_a_computer_did_for_a_person_is_not_theirs_to_take_back():
    at = table().do(0, ONE).do(1, ONE, by_bot=True).do(0, ONE, by_bot=True)
    assert at.stays()


def test_a_game_that_is_over_stays_so():
    at = Table(OPEN, State(Variant(), (1, 0, 0), 0)).do(0, ONE)
    assert at.stays()


def test_what_the_game_says_showed_something_stays():
    asked = []

    def may(before, after, seat):
        asked.append((before.number, after.number, seat))
        return after.number - before.number < 2

    at = table(may).do(0, ONE)
    assert at.may_take_back == 0
    assert at.do(1, ONE, by_bot=True).stays()
    assert asked == [(1, 2, 0), (1, 3, 0)]


def test_in_a_game_without_it_nothing_is_taken_back():
    assert Table(NIM, State(Variant(), (9, 9, 9), 0)).do(0, ONE).stays()
    with pytest.raises(msgspec.ValidationError):
        NIM.decode_move(NIM.encode_move(TakeBack()))


def test_what_may_be_taken_back_survives_json():
    state = State(Variant(), (9, 9, 9), 0)
    at, _ = OPEN.play(Position(state), 0, ONE, Chance(b"", 0, ()))
    assert at.earlier == Earlier(0, state)
    assert OPEN.decode_earlier(msgspec.json.encode(at.earlier)) == at.earlier
    assert OPEN.decode_move(OPEN.encode_move(TakeBack())) == TakeBack()
    assert OPEN.decode_events(msgspec.json.encode((TakenBack(1, 2),))) == (TakenBack(1, 2),)


def logged(*undone: int) -> list[LoggedMove]:
    """Moves, and for each number but 0 a taking back of so many."""
    back = OPEN.encode_move(TakeBack())
    return [LoggedMove(0, False, back if n else b"{}", msgspec.json.encode((TakenBack(0, n),))) for n in undone]


def test_what_was_taken_back_does_not_stand_nor_the_taking_back():
    assert standing(logged(0, 0, 1, 0)) == (0, 3)
    assert standing(logged(0, 0, 0, 2, 0, 1, 0)) == (0, 6)
    assert standing([None, *logged(0, 1)]) == (0,)
    assert standing(logged(2, 0)) == (1,), "the moves are older than the first one that is known"

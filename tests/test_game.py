"""Options that people set for their own seats."""

from dataclasses import replace

import pytest

from bot.errors import NotAllowed
from bot.games.contract import Option
from cogs.mausen.rules.rules import GAME as MAUSEN

SMALL = Option("small", ("none", "0", "1", "2", "01", "02", "12", "012"), "none", by_seat=True)
GAME = replace(MAUSEN, options=(Option("length", ("short", "long"), "short"), SMALL))


def test_an_option_by_seat_names_seats_in_a_row():
    assert [SMALL.seats_in(choice) for choice in ("none", "1", "02")] == [set(), {1}, {0, 2}]
    assert [SMALL.naming(seats) for seats in ((), (1,), (2, 0))] == ["none", "1", "02"]


def test_an_option_is_chosen_for_the_table_or_by_seat():
    assert [option.key for option in GAME.table_options] == ["length"]
    assert [option.key for option in GAME.seat_options] == ["small"]


def test_each_seat_sets_its_own_and_takes_it_back():
    options = GAME.settle_options({})
    for seat, choice in ((2, "2"), (0, "02"), (2, "0"), (0, "none")):
        options = GAME.toggle(options, "small", seat)
        assert options == {"length": "short", "small": choice}


@pytest.mark.parametrize("key", ["length", "nothing"])
def test_what_is_not_by_seat_cannot_be_set_so(key):
    with pytest.raises(NotAllowed, match="no-forged"):
        GAME.toggle(GAME.settle_options({}), key, 0)


@pytest.mark.parametrize(("gone", "choice"), [(0, "01"), (1, "1"), (2, "1")])
def test_when_a_seat_is_left_those_behind_it_move_up(gone, choice):
    before = {"length": "long", "small": "12"}
    assert GAME.without_seat(before, gone) == {"length": "long", "small": choice}

"""Options, above all those that players set for their own seats."""

from dataclasses import replace
from typing import Literal

import pytest
from msgspec import Struct

from bot.errors import NotAllowed
from bot.games.contract import NO_SEATS, Option, SeatSet, options_of
from cogs.mausen.rules.rules import GAME as MAUSEN


class Variant(Struct, frozen=True):
    length: Literal["short", "long"] = "short"
    small: SeatSet = NO_SEATS


GAME = replace(MAUSEN, variant=Variant)
LENGTH, SMALL = options_of(Variant)


def test_each_field_of_the_variant_is_an_option():
    assert Option("length", ("short", "long"), "short") == LENGTH
    assert (SMALL.key, SMALL.default, SMALL.is_by_seat) == ("small", "none", True)


@pytest.mark.parametrize(
    ("choice", "allowed"),
    [
        ("none", True),
        ("0", True),
        ("02", True),
        ("20", False),
        ("00", False),
        ("3", False),
        ("", False),
        ("²", False),
        ("x", False),
    ],
)
def test_an_option_by_seat_takes_seats_of_the_table_in_order_each_once(choice, allowed):
    assert SMALL.allows(choice, 3) is allowed


@pytest.mark.parametrize("chosen", [{"length": "middle"}, {"small": "9"}, {"colour": "red"}])
def test_what_no_option_allows_is_refused(chosen):
    with pytest.raises(ValueError, match="mausen"):
        GAME.settle_options(chosen)


def test_an_option_by_seat_names_seats_in_a_row():
    assert [SMALL.seats_in({"small": choice}) for choice in ("none", "1", "02")] == [set(), {1}, {0, 2}]
    assert SMALL.seats_in({}) == set(), "a lobby may be older than the option"
    assert [SMALL.with_seats(seats) for seats in ((), (1,), (2, 0))] == ["none", "1", "02"]


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


def test_how_long_a_game_can_be_changes_nothing_for_who_plays_alone():
    assert replace(GAME, length=LENGTH).suggested({}) == {}
    alone = replace(GAME, alone={"length": "long"})
    assert (alone.suggested({}), alone.suggested({"length": "short"})) == ({"length": "long"}, {"length": "short"})

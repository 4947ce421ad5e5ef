"""What the moves of Aus die Maus would do, told before they are made: for the buttons."""

from itertools import product

from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.rules import previews
from cogs.aus_die_maus.rules.track import WHITE, Preview, Run, preview, run
from tests.cogs.aus_die_maus.notation import dice, do, position, race


def test_before_the_throw_there_is_nothing_to_tell():
    assert previews(position("4 0 9")) == ()
    assert previews(do(position("11 0 0 13", throw="2 1"), "2").state) == ()


def test_a_preview_tells_whom_the_move_shoves_where():
    forward, far = previews(position("3 5 0 9", throw="2 1"))
    assert (forward.move, forward.to, forward.shoved, forward.shoved_to) == (Run(1), 4, None, None)
    assert far == Preview(
        Run(2),
        0,
        ("red",),
        3,
        5,
        1,
        6,
        trapped=None,
        comes_in=None,
        takes_marker=False,
        draws_two=False,
        ends_round=False,
    )


def test_a_preview_names_the_dice():
    assert [told.dice for told in previews(position("4 0 9", throw="2 1"))] == [("yellow",), ("red",)]
    assert [told.dice for told in previews(position("13 0 9", throw="2 2"))] == [("red", "yellow")] * 2
    assert [told.dice for told in previews(position("13 T 9", throw="2"))] == [("yellow",)] * 2


def test_a_preview_tells_of_the_marker():
    assert [told.takes_marker for told in previews(position("3 0 5", throw="2 1"))] == [False, True]
    assert not previews(position("3 0 5", throw="2 1", marker=0))[1].takes_marker


def test_a_preview_tells_of_the_trap():
    one, two = previews(position("12 0 9", throw="2 1"))
    assert (one.trapped, one.to) == (None, 13)
    assert (two.trapped, two.to, two.comes_in, two.draws_two) == (0, 14, None, False)
    told = previews(position("11 0 13", throw="2 1"))[1]
    assert (told.trapped, told.shoved, told.shoved_to, told.draws_two, told.takes_marker) == (
        WHITE,
        WHITE,
        14,
        True,
        True,
    )


def test_a_preview_tells_who_comes_in_and_whether_the_round_ends():
    onto, back = previews(position("13 T 0 9", throw="2"))
    assert (onto.comes_in, onto.trapped, onto.ends_round, back.comes_in) == (0, None, False, None)
    assert previews(position("13 T #1 9", throw="2"))[0].ends_round
    shoving = preview(race("11 T 0 13"), 0, dice("2"), Run(2))
    assert (shoving.comes_in, shoving.ends_round, shoving.draws_two) == (WHITE, True, False)


def test_a_preview_tells_nothing_that_happened_before():
    told = previews(position("13 #1 4 T", throw="2", marker=0, shover_paid=True))[1]
    assert told.move == Run(2, backward=True)
    assert (told.trapped, told.comes_in, told.takes_marker, told.draws_two, told.ends_round) == (
        None,
        None,
        False,
        False,
        False,
    )


def test_a_preview_says_what_then_happens():
    """For every place of three mice near the goal and every throw."""
    for spaces in product(range(9, 14), repeat=3):
        for throw in ("2 1", "3 0", "3 3"):
            state = position(" ".join(map(str, spaces)), throw=throw)
            assert [told.move for told in previews(state)] == list(GAME.legal_moves(state, 0))
            for told in previews(state):
                race_after, _ = run(state.race, 0, told.move, told.dice)
                assert race_after.space_of(0) == told.to
                assert race_after.trapped == told.trapped
                assert told.shoved is None or race_after.space_of(told.shoved) == told.shoved_to

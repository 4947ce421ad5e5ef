"""What the moves of Aus die Maus would do, known before they are made: for the buttons and the computer."""

from itertools import product

from cogs.aus_die_maus.rules import GAME
from cogs.aus_die_maus.rules.rules import choices
from cogs.aus_die_maus.rules.track import WHITE, Choice, Run, choice_of, run
from tests.cogs.aus_die_maus.notation import dice, do, position, race


def test_before_the_throw_there_is_nothing_to_choose():
    assert choices(position("4 0 9")) == ()
    assert choices(do(position("11 0 0 13", throw="2 1"), "2").state) == ()


def test_a_choice_says_whom_the_move_shoves_where():
    forward, far = choices(position("3 5 0 9", throw="2 1"))
    assert (forward.move, forward.to, forward.shoved, forward.shoved_to) == (Run(1), 4, None, None)
    assert far == Choice(
        Run(2),
        0,
        ("red",),
        3,
        5,
        1,
        6,
        beside=(),
        trapped=None,
        comes_in=None,
        draws_two=False,
        ends_round=False,
    )


def test_a_choice_names_the_dice():
    assert [choice.dice for choice in choices(position("4 0 9", throw="2 1"))] == [("yellow",), ("red",)]
    assert [choice.dice for choice in choices(position("13 0 9", throw="2 2"))] == [("red", "yellow")] * 2
    assert [choice.dice for choice in choices(position("13 T 9", throw="2"))] == [("yellow",)] * 2


def test_a_choice_says_of_the_trap():
    one, two = choices(position("12 0 9", throw="2 1"))
    assert (one.trapped, one.to) == (None, 13)
    assert (two.trapped, two.to, two.comes_in, two.draws_two) == (0, 14, None, False)
    choice = choices(position("11 0 13", throw="2 1"))[1]
    assert (choice.trapped, choice.shoved, choice.shoved_to, choice.draws_two) == (WHITE, WHITE, 14, True)


def test_a_choice_says_who_comes_in_and_whether_the_round_ends():
    onto, back = choices(position("13 T 0 9", throw="2"))
    assert (onto.comes_in, onto.trapped, onto.ends_round, back.comes_in) == (0, None, False, None)
    assert choices(position("13 T #1 9", throw="2"))[0].ends_round
    shoving = choice_of(race("11 T 0 13"), 0, dice("2"), Run(2))
    assert (shoving.comes_in, shoving.ends_round, shoving.draws_two) == (WHITE, True, False)


def test_a_choice_says_nothing_that_happened_before():
    choice = choices(position("13 #1 4 T", throw="2", marker=0, shover_paid=True))[1]
    assert choice.move == Run(2, backward=True)
    assert (choice.trapped, choice.comes_in, choice.draws_two, choice.ends_round) == (None, None, False, False)


def test_a_choice_says_what_then_happens():
    """For every place of three mice near the goal and every throw."""
    for spaces in product(range(9, 14), repeat=3):
        for throw in ("2 1", "3 0", "3 3"):
            state = position(" ".join(map(str, spaces)), throw=throw)
            assert [choice.move for choice in choices(state)] == list(GAME.legal_moves(state, 0))
            for choice in choices(state):
                race_after, _ = run(state.race, 0, choice.move, choice.dice)
                assert race_after.space_of(0) == choice.to
                assert race_after.trapped == choice.trapped
                assert choice.shoved is None or race_after.space_of(choice.shoved) == choice.shoved_to

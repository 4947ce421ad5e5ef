"""The table of Aus die Maus: right size, light, public, and showing what it should."""

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from bot.text.words import LANGUAGES, speaker
from cogs.aus_die_maus.picture import picture
from cogs.aus_die_maus.picture.track import HEIGHT, WIDTH
from cogs.aus_die_maus.rules.rules import GAME
from cogs.aus_die_maus.rules.state import CheeseKept, DrewTwo, Paid, RoundBegan, State, Threw, View
from cogs.aus_die_maus.rules.track import WHITE, CameIn, MarkerTaken, Moved, Shoved, Stayed, Trapped
from cogs.aus_die_maus.screen.screen import SCREEN
from tests.cogs.aus_die_maus.notation import dice, do, finished, position, white
from tests.cogs.pictures import HEAVY_NAMES, NAMES, light
from tests.crowd import around


def seen(state: State) -> View:
    return GAME.view(state, None)


def drawn(view: View, names=NAMES) -> Image.Image:
    return picture.draw(view, names[: len(view.counts) - 1]).image


def spread(seats: int, white_on: int) -> str:
    """Write a race with the mice on 1, 2, 3 …, and the white mouse there."""
    return " ".join(str(1 + seat) for seat in range(seats)) + f" {white_on}"


def shoves(seats: int) -> State:
    """Seat 0 shoved the next mouse, and the white one shoved seat 0."""
    last = (
        *(Threw(0, dice("3 2")), Moved(0, ("red",), 3, 3, 6), Shoved(0, 1, 6, 7)),
        *(Threw(WHITE, dice("2 1")), Moved(WHITE, ("red",), 2, 4, 6), Shoved(WHITE, 0, 6, 7)),
    )
    return structs.replace(position(" ".join(["7", "7", "3", "5", "8", "9"][:seats]) + " 6", marker=1), last=last)


def trapped(seats: int) -> State:
    return structs.replace(
        position("T " + "#1 " * (seats > 2) + "3 " * (seats - 1 - (seats > 2)) + "9", 1), last=(Trapped(0, WHITE),)
    )


def paid(seats: int) -> State:
    last = (
        Threw(1, dice("3")),
        Moved(1, ("yellow",), 3, 12, 14),
        CameIn(1, 2, None),
        Paid(0, 2, "first"),
        Paid(1, 1, "second"),
        Paid(1, 1, "shover"),
    )
    start = position("0 " * seats + "0", number=2)
    return structs.replace(
        start, last=(*last, RoundBegan(2, (0, 1, WHITE), 0)), cheeses=((3, 1), (1, 1), *((),) * (seats - 1))
    )


SITUATIONS = {
    "start": lambda seats: position("0 " * seats + "0", last=(RoundBegan(1, (0, WHITE), 0),)),
    "spread": lambda seats: position(spread(seats, 9)),
    "choosing": lambda seats: position(spread(seats, 9), throw="3 1"),
    "shoves": shoves,
    "all on one": lambda seats: position("5 " * seats + "5"),
    "trapped": trapped,
    "paid": paid,
    "over": lambda seats: finished(*["3 2 1"] * seats, "1 1"),
    "shared": lambda seats: finished(*["2"] * (seats + 1)),
    "white wins": lambda seats: finished(*[""] * seats, "3 3 3 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1"),
}


@pytest.mark.parametrize("names", [NAMES, HEAVY_NAMES], ids=["names", "heavy names"])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())
def test_every_table_is_a_light_png_of_one_size(situation, seats, names):
    assert light(picture.draw(seen(situation(seats)), names[:seats]).png()).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_names_the_white_mouse_in_the_language_of_the_table(language):
    say, view = speaker(language), seen(finished("3", "2", "1"))
    _, shown = SCREEN.moment(around(2, game=GAME), view, say)
    called = say("aus_die_maus-white.begins")
    assert shown.args[2:] == (called,)
    named, unnamed = (picture.draw(view, ("anna", "ben"), white).image for white in (called, ""))
    changed = ImageChops.difference(named.convert("RGB"), unnamed.convert("RGB")).getbbox()
    assert changed is not None
    assert 190 < changed[0] < changed[2] < 500, "beside her, where the others have theirs"


def test_the_end_shows_the_finish_of_the_last_round():
    over = seen(finished("3", "2", "1"))
    ends = [structs.replace(over, race=position(mice).race) for mice in ("T 13 #1", "#1 13 T", "#1 9 T")]
    finishes = [drawn(end).crop((0, 0, WIDTH, 420)).tobytes() for end in ends]
    rankings = [drawn(end).crop((0, 440, WIDTH, HEIGHT)).tobytes() for end in ends]
    assert len(set(finishes)) == len(ends)
    assert len(set(rankings)) == 1


@pytest.mark.parametrize("goal", [14, 18])
def test_two_throws_with_two_shoves_and_all_mice_elsewhere_are_light_too(goal):
    race = structs.replace(position("2 12 7 4 9 6 11", marker=5).race, goal=goal)
    view = structs.replace(seen(shoves(6)), race=race, counts=(3,) * 7)
    light(picture.draw(view, HEAVY_NAMES).png())


def test_the_picture_knows_no_hidden_cheese_and_not_whose_view_it_is():
    keeping = do(position("11 0 13", throw="2 1"), "2").state
    other = structs.replace(
        keeping, supply=tuple(reversed(keeping.supply)), phase=structs.replace(keeping.phase, drawn=(3, 1))
    )
    rich, poor = (structs.replace(state, cheeses=((value,), (), ())) for state, value in ((keeping, 3), (other, 1)))
    views = [GAME.view(state, seat) for state in (rich, poor) for seat in (None, 0, 1)]
    assert len({picture.draw(view, NAMES[:2]).png() for view in views}) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"number": 3},
        {"turn": 1},
        {"supply": 7},
        {"counts": (0, 2, 0, 0, 0)},
        {"counts": (0, 0, 0, 0, 2)},
        {"order": (2, 3, 0, 1, WHITE)},
        {"race": position("1 2 3 4 8").race},
        {"race": position("1 2 3 4 9", marker=2).race},
        {"race": position("1 2 T 4 9").race},
        {"race": position("1 2 T 4 9", marker=2).race},
        {"last": (Threw(2, dice("0 0")), Stayed(2, 3))},
        {"last": (Moved(2, ("red",), 2, 1, 3),)},
        {"last": (Shoved(1, 2, 2, 3),)},
        {"last": (CheeseKept(1),)},
        {"last": (Paid(1, 2, "first"),)},
        {"last": (Paid(WHITE, 1, "never_shoved"),)},
        {"phase": "keeping"},
        {"rounds": 6},
    ],
    ids=str,
)
def test_whatever_changes_on_the_table_shows(change):
    view = seen(position(spread(4, 9)))
    assert drawn(structs.replace(view, **change)).tobytes() != drawn(view).tobytes()


def test_at_the_end_of_a_round_the_glove_stands_beside_the_cheese_it_earned_only():
    """It earns none if the white mouse was shoved into the trap, or came in first."""
    holds, not_held = (seen(position("1 2 3 4 9", marker=marker)) for marker in (2, None))
    assert drawn(holds).tobytes() != drawn(not_held).tobytes()
    for last in ((Paid(0, 2, "first"), Paid(1, 1, "second")), (Paid(WHITE, 4, "white_first"),)):
        ends = [drawn(structs.replace(view, last=last)).tobytes() for view in (holds, not_held)]
        assert ends[0] == ends[1]


@pytest.mark.parametrize("on", [0, 5])
def test_the_mouse_that_was_left_is_second_where_it_stands_and_not_at_the_cheese_as_well(on):
    race = structs.replace(position(f"14 {on} 14").race, trapped=WHITE, finished=(0,))
    left, second = (
        drawn(structs.replace(seen(position("1 2 3")), race=race))
        for race in (race, structs.replace(race, finished=(0, 1)))
    )
    at_the_cheese = (700, 580, WIDTH, 800)
    assert left.crop(at_the_cheese).tobytes() == second.crop(at_the_cheese).tobytes()
    assert left.crop((0, 180, WIDTH, 580)).tobytes() != second.crop((0, 180, WIDTH, 580)).tobytes(), "it has a medal"


@pytest.mark.parametrize("mice", range(2, 8))
def test_mice_on_one_space_can_be_told_apart(mice):
    spaces = ["5"] * (mice - 1) + ["12"] * (7 - mice)
    pictures = {drawn(seen(position(" ".join(spaces[at:] + spaces[:at]) + " 5"))).tobytes() for at in range(6)}
    assert len(pictures) == (1 if mice == 7 else 6)


def test_every_mouse_has_its_own_looks_running_or_small():
    mice = (*range(6), WHITE)
    assert len({picture.running(mouse, 80).tobytes() for mouse in mice}) == len(mice)
    assert len({picture.token(mouse, 46).tobytes() for mouse in mice}) == len(mice)


def test_what_happened_before_a_new_round_is_no_longer_on_the_track():
    view = seen(paid(4))
    still = structs.replace(view, last=(*view.last[2:],))
    left, top, right, bottom = ImageChops.difference(drawn(view), drawn(still)).getbbox() or (0, 0, 0, 0)
    assert 820 < top < bottom < 935, "only the dice differ"
    assert left < right


def test_who_was_caught_shows():
    caught = {drawn(seen(position(race))).crop((700, 600, 940, 800)).tobytes() for race in ("T 2 9", "2 T 9", "2 2 T")}
    assert len(caught) == 3


def test_the_throws_of_a_person_and_then_of_the_white_mouse_both_show():
    after = white(position("3 4 0 5 9"), "3 1").state
    only_hers = structs.replace(
        after, last=tuple(event for event in after.last if not (isinstance(event, Threw) and event.mouse != WHITE))
    )
    assert drawn(seen(after)).tobytes() != drawn(seen(only_hers)).tobytes()


def test_the_two_cheeses_to_choose_from_lie_before_the_one_who_chooses():
    keeping = do(position("11 0 13", throw="2 1"), "2")
    assert {DrewTwo, MarkerTaken} <= {type(event) for event in keeping.events}
    rolling = structs.replace(seen(keeping.state), phase="rolling")
    box = ImageChops.difference(drawn(seen(keeping.state)), drawn(rolling)).getbbox()
    assert box
    assert box[3] < 150


def test_the_white_mouse_is_ranked_only_if_she_competes():
    ranked, beside = (drawn(seen(finished("1", "2", "3 3", white_competes=choice))) for choice in ("yes", "no"))
    assert ranked.tobytes() != beside.tobytes()


def test_more_cheeses_decide_a_tie_and_equal_ones_share_the_crown():
    by_cheeses, shared = (drawn(seen(finished(*piles, "1"))) for piles in (("3", "2 1"), ("2 1", "2 1")))
    assert by_cheeses.tobytes() != shared.tobytes()


def test_no_mouse_on_the_cover_loses_its_feet():
    lowest = picture.cover(NAMES).image.crop((0, HEIGHT - 1, WIDTH, HEIGHT))
    assert len(lowest.getcolors() or ()) == 1

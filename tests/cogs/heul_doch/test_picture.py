"""The table of Heul doch!: right size, light, public, and showing what it should."""

import pytest
from hypothesis import given, settings
from msgspec import structs
from PIL import Image, ImageChops

from bot.games.contract import Outcome
from cogs.heul_doch.picture import picture
from cogs.heul_doch.picture.layout import HEIGHT, WIDTH, own, passage, seat_layouts
from cogs.heul_doch.picture.pieces import PAINTS, face
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import NUMBER_CARDS, NUMBER_KINDS, Special
from cogs.heul_doch.rules.piles import Laid
from cogs.heul_doch.rules.scoring import score
from cogs.heul_doch.rules.state import Played, SpecialPlayed, View
from tests.cogs.heul_doch.notation import number
from tests.cogs.heul_doch.strategies import any_state
from tests.cogs.pictures import HEAVY_NAMES, NAMES, light

SHOWN = tuple(number(card) for card in ("R5", "B4", "N7", "G2", "Y6", "P1"))
RED_5, BLUE_4, *_ = SHOWN


def a_view(seats: int = 6, **changes) -> View:
    order = tuple(range(seats))
    start = View("playing", order, SHOWN[:seats], (1,) * seats, (4,) * seats, 98 - 5 * seats, 0, None, (), None, ())
    return structs.replace(start, **changes)


def drawn(view: View, names=NAMES) -> Image.Image:
    return picture.draw(view, names[: len(view.shown)]).image


def gave(seat: int, to: int) -> Played:
    return Played(seat, to, RED_5, BLUE_4, "colour")


def special(seat: int, kind: Special, seats: int, to=None, before=SHOWN, after=SHOWN) -> SpecialPlayed:
    return SpecialPlayed(seat, kind, to, before[:seats], after[:seats])


def over(seats: int, points: tuple[int, ...] = (), *, pile: int = 98) -> View:
    """Return the end: every pile holds every card up to a number, each third one an onion."""
    scores = tuple(
        score(tuple(Laid(card, at % 3 != seat % 3) for at, card in enumerate(NUMBER_CARDS[seat:pile:seats])))
        for seat in range(seats)
    )
    points = points or tuple(range(seats))
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    outcome = Outcome(ranks, points, "points")
    return a_view(seats, phase="over", order=(), draw_pile=0, hand_sizes=(0,) * seats, scores=scores, outcome=outcome)


def crowd(seats: int) -> dict:
    """Return high piles, and gifts in both directions that crossed each other."""
    gifts = tuple(gave(seat, (seat + (1 if seat % 2 else -1)) % seats) for seat in range(seats))
    return {"heights": (30,) * seats, "discard_pile": 7, "discarded": Special.WEREWOLF, "recent": gifts}


SITUATIONS = {
    "start": lambda seats: a_view(seats),
    "gifts": lambda seats: a_view(seats, **crowd(seats)),
    "own pile": lambda seats: a_view(seats, recent=(Played(1, 1, BLUE_4, "onion", "shows_onion"),)),
    "onions only": lambda seats: a_view(
        seats, shown=("onion",) * seats, heights=(20,) * seats, recent=(Played(2, 2, None, "onion", None),)
    ),
    "nothing at all": lambda seats: a_view(seats, shown=(None,) * seats, heights=(0,) * seats),
    "catapult": lambda seats: a_view(seats, recent=(special(0, Special.CATAPULT, seats, before=(SHOWN[2],) * 6),)),
    "catapult at nothing": lambda seats: a_view(
        seats, recent=(special(0, Special.CATAPULT, seats, before=("onion",) * 6, after=("onion",) * 6),)
    ),
    "beach towel": lambda seats: a_view(seats, recent=(special(0, Special.BEACH_TOWEL, seats, 2),)),
    "carousel": lambda seats: a_view(seats, recent=(special(1, Special.CAROUSEL, seats, "right"),)),
    "werewolf": lambda seats: a_view(seats, recent=(special(2, Special.WEREWOLF, seats, after=("onion",) * 6),)),
    "hands run out": lambda seats: a_view(seats, draw_pile=0, hand_sizes=(0, *[1] * (seats - 1))),
    "everything": lambda seats: a_view(
        seats,
        **crowd(seats) | {"recent": (*crowd(seats)["recent"][1:], special(0, Special.WEREWOLF, seats))},
    ),
}


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    """Return the box around what differs: left, top, right, bottom."""
    box = ImageChops.difference(one, other).getbbox()
    assert box
    return box


@pytest.mark.parametrize("names", [NAMES, HEAVY_NAMES], ids=["names", "heavy names"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())
def test_every_table_is_a_light_png_of_one_size(situation, seats, names):
    assert light(picture.draw(situation(seats), names[:seats]).png()).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("pile", [98, 30, 6], ids=["all cards", "some cards", "few cards"])
def test_the_opened_piles_are_light(pile, seats):
    assert light(picture.draw(over(seats, pile=pile), HEAVY_NAMES[:seats]).png()).width == WIDTH


@pytest.mark.parametrize("winners", range(1, 7))
def test_however_many_share_the_victory_the_picture_is_light(winners):
    light(picture.draw(over(6, (9,) * winners + (1,) * (6 - winners)), HEAVY_NAMES).png())


@settings(max_examples=40)
@given(any_state())
@pytest.mark.slow
def test_the_picture_knows_no_hands_no_deck_and_no_pile_below_its_top(state):
    hidden = tuple(
        tuple(Laid(NUMBER_CARDS[0], not laid.face_up) for laid in pile[:-1]) + pile[-1:] for pile in state.piles
    )
    under_onions = tuple(
        (*pile[:-1], Laid(NUMBER_CARDS[9], face_up=False)) if pile and not pile[-1].face_up else pile for pile in hidden
    )
    other = structs.replace(
        state,
        piles=under_onions,
        hands=tuple((Special.CAROUSEL,) * len(hand) for hand in state.hands),
        draw_pile=NUMBER_CARDS[: len(state.draw_pile)],
    )
    pictures = [drawn(GAME.view(seen, seat)).tobytes() for seen, seat in ((state, None), (other, None), (state, 0))]
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize(
    "change",
    [
        {"order": (1, 2, 3, 0)},
        {"shown": ("onion", *SHOWN[1:4])},
        {"shown": (None, *SHOWN[1:4])},
        {"heights": (1, 1, 2, 1)},
        {"heights": (1, 1, 1, 24)},
        {"hand_sizes": (4, 3, 4, 4)},
        {"hand_sizes": (4, 0, 4, 4)},
        {"draw_pile": 12},
        {"draw_pile": 0},
        {"discard_pile": 1, "discarded": Special.CATAPULT},
        {"recent": (gave(0, 1),)},
        {"recent": (gave(1, 0),)},
        {"recent": (gave(0, 1), Played(1, 1, BLUE_4, RED_5, "number"))},
        {"recent": (Played(3, 3, None, RED_5, None),)},
    ],
    ids=str,
)
def test_what_changes_on_the_table_is_seen(change):
    assert drawn(a_view(4, **change)).tobytes() != drawn(a_view(4)).tobytes()


@pytest.mark.parametrize("seats", GAME.seats)
def test_arrows_begin_and_end_beside_the_piles_and_those_that_meet_pass_each_other(seats):
    for giver in range(seats):
        receiver = (giver + 1) % seats
        there, back = passage(seats, giver, receiver, -24), passage(seats, receiver, giver, -24)
        assert there[0] != back[1]
        for way, ends in ((there, (giver, receiver)), (back, (receiver, giver))):
            for point, seat in zip(way, ends, strict=True):
                layout = seat_layouts(seats)[seat]
                assert abs(point.x - layout.pile_x) >= 72 or abs(point.y - layout.middle) >= 97


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_arrow_of_a_card_that_was_kept_ends_before_the_card(seats):
    for layout in seat_layouts(seats):
        start, end = own(layout)
        assert 93 < abs(end.y - layout.middle) < abs(start.y - layout.middle)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_number_of_a_pile_is_at_the_same_corner_for_all_seats(seats):
    """It is all that changes in a picture by one more card in a pile that is high already."""
    for seat, layout in enumerate(seat_layouts(seats)):
        low, high = (
            drawn(a_view(seats, heights=tuple(count if n == seat else 21 for n in range(seats)))) for count in (21, 22)
        )
        left, top, right, bottom = changed(low, high)
        assert layout.pile_x - 72 - 23 <= left < right <= layout.pile_x - 72 + 23
        assert layout.things_y - 3 <= top < bottom <= layout.things_y + 43


def test_a_hand_without_cards_shows_a_nought_and_no_card():
    """Less is drawn than for one card, and nothing like an onion."""
    bare, one, full = (drawn(a_view(4, hand_sizes=(count, 4, 4, 4))) for count in (0, 1, 4))
    (digit_left, _, digit_right, _), (fan_left, _, fan_right, _) = changed(one, full), changed(one, bare)
    assert digit_right - digit_left < fan_right - fan_left
    orange = (234, 168, 90)
    layout = seat_layouts(4)[0]
    corner = bare.crop((layout.pile_x + 74, layout.things_y, layout.pile_x + 162, layout.things_y + 90))
    colours = corner.getcolors(9999)
    assert colours
    assert orange not in {colour for _, colour in colours}


def test_colours_are_told_apart_by_their_signs():
    assert len({paint.sign for paint in PAINTS.values()}) == 7
    assert len({face(card).convert("L").tobytes() for card in NUMBER_KINDS}) == 49

"""The table of Mausen: right size, light, public, and showing what it should."""

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from bot.games.contract import Outcome
from bot.messages.page import Picture
from bot.text.words import speaker
from cogs.mausen.picture import picture
from cogs.mausen.picture.pieces import face
from cogs.mausen.rules.state import FULL_HAND, STARTING_CARDS, VALUES, Animal, Card, Hunt, Laid, Round, View
from cogs.mausen.screen.prose import as_cards, describe
from cogs.mausen.screen.screen import moment, private
from tests.cogs.pictures import HEAVY_NAMES, NAMES, light
from tests.crowd import around

STARTING = tuple(Laid(card, None) for card in STARTING_CARDS)
ELEPHANT, DOG, CAT, MOUSE = Animal


def table(seats: int = 6, **changes) -> View:
    start = View(
        phase="choosing",
        number=1,
        rounds=16,
        hands=(FULL_HAND,) * seats,
        chosen=(False,) * seats,
        middle=STARTING,
        piles=(0,) * seats,
        scores=(None,) * seats,
        mice=None,
        last=None,
        lost=(),
        seat=None,
        pick=None,
    )
    return structs.replace(start, **changes)


def drawn(view: View, names=NAMES) -> Image.Image:
    return picture.draw(view, names[: len(view.hands)]).image


def hunted(seats: int) -> Round:
    """Every seat laid a card: seat 0's elephant hunted the dog of seat 1, the cats of the others met each other."""
    laid = (Card(ELEPHANT, 4), Card(DOG, 2), *[Card(CAT, 3)] * (seats - 2))
    stood_down = (3,) if seats > 3 else ()
    return Round(1, laid, (Hunt(ELEPHANT, (), 0, (Laid(laid[1], 1),)), Hunt(CAT, stood_down, None, ())), restart=False)


def crowd(size: int, seats: int) -> tuple[Laid, ...]:
    """Return cards of all kinds and values in turn."""
    kinds_first = [Card(animal, value) for value in VALUES for animal in Animal]
    return tuple(Laid(kinds_first[n % len(kinds_first)], n % seats) for n in range(size))


def over(seats: int, scores: tuple[int, ...], mice: tuple[int, ...], lost: tuple[Laid, ...] = ()) -> View:
    results = list(zip(scores, mice, strict=True))
    ranks = tuple(1 + sum(other > result for other in results) for result in results)
    outcome = Outcome(ranks, scores, "points")
    return table(
        seats,
        phase="over",
        number=16,
        middle=(),
        scores=scores,
        mice=mice,
        lost=lost,
        last=hunted(seats),
        outcome=outcome,
    )


SITUATIONS = {
    "start": lambda seats: table(seats),
    "some chosen": lambda seats: table(seats, chosen=tuple(seat % 2 == 0 for seat in range(seats))),
    "after a hunt": lambda seats: table(
        seats, number=2, last=hunted(seats), piles=(1, *[0] * (seats - 1)), scores=(2, *[0] * (seats - 1))
    ),
    "restarting": lambda seats: table(
        seats, phase="restarting", middle=(), last=hunted(seats), chosen=(True, *[False] * (seats - 1))
    ),
    "after a restart": lambda seats: table(seats, last=Round(2, (Card(MOUSE, 1),) * seats, (), restart=True)),
    "fifty cards": lambda seats: table(seats, number=14, middle=crowd(50, seats), last=hunted(seats)),
    "over": lambda seats: over(seats, tuple(range(40, 40 + seats)), (3,) * seats, crowd(9, seats)),
    "no player won": lambda seats: over(seats, (0,) * seats, (0,) * seats, crowd(48, seats)),
}


@pytest.mark.parametrize("names", [NAMES, HEAVY_NAMES], ids=["names", "heavy names"])
@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS.keys())
def test_every_table_is_a_light_png_of_one_size(situation, seats, names):
    image = light(picture.draw(situation(seats), names[:seats]).png())
    assert image.size == (picture.WIDTH, picture.HEIGHT)


@pytest.mark.parametrize("size", [12, 20, 24, 28, 50, 96])
def test_a_full_middle_with_all_standing_down_is_light_too(size):
    laid = tuple(Card(animal, 3) for animal in (ELEPHANT, DOG, CAT) for _ in range(2))
    last = Round(8, laid, tuple(Hunt(animal, (3,), None, ()) for animal in (ELEPHANT, DOG, CAT)), restart=False)
    view = table(6, number=9, middle=crowd(size, 6), last=last, piles=(12,) * 6, scores=(44,) * 6)
    light(picture.draw(view, HEAVY_NAMES).png())


def test_the_picture_does_not_know_whose_view_it_is_nor_the_hidden_pick():
    public = table(4, chosen=(True, False, False, False))
    mine = structs.replace(public, seat=0, pick=Card(CAT, 2))
    assert picture.draw(public, NAMES[:4]).png() == picture.draw(mine, NAMES[:4]).png()


@pytest.mark.parametrize(
    "change",
    [
        {"number": 5},
        {"chosen": (True, False, False, False)},
        {"piles": (0, 3, 0, 0)},
        {"scores": (None, 7, None, None)},
        {"middle": STARTING[1:]},
        {"middle": (*STARTING, Laid(Card(CAT, 2), 3))},
        {"last": hunted(4)},
        {"phase": "restarting"},
    ],
    ids=str,
)
def test_any_change_on_the_table_shows(change):
    assert drawn(table(4, **change)).tobytes() != drawn(table(4)).tobytes()


def test_whose_hand_a_card_came_from_shows():
    faces = {face(Card(DOG, 2), by).tobytes() for by in (None, *range(6))}
    assert len(faces) == 7


def test_a_card_that_was_taken_tells_by_whom_and_one_that_was_not_tells_so():
    by = [
        structs.replace(hunted(4), hunts=(Hunt(ELEPHANT, (), hunter, (Laid(Card(DOG, 2), 1),)),)) for hunter in (0, 2)
    ]
    to_the_middle = structs.replace(hunted(4), hunts=())
    assert len({drawn(table(4, last=last)).crop((432, 0, 960, 236)).tobytes() for last in (*by, to_the_middle)}) == 3


def test_a_new_pick_lies_beside_the_last_card():
    laid, picked = (drawn(table(4, last=hunted(4), chosen=(False, chosen, False, False))) for chosen in (False, True))
    box = ImageChops.difference(laid, picked).getbbox()
    assert box
    assert box[0] >= 480
    assert box[3] <= 240


def test_the_cards_of_the_middle_stay_on_the_cloth():
    empty, full = (drawn(table(6, middle=middle)) for middle in ((), crowd(96, 6)))
    left, top, right, bottom = ImageChops.difference(empty, full).getbbox() or (0, 0, 0, 0)
    assert 42 < left < right < 918
    assert 240 < top < bottom < 640


def test_mice_decide_a_tie_and_equal_mice_share_the_crown():
    by_mice, shared = (drawn(over(3, (20, 20, 9), mice)) for mice in ((5, 4, 1), (5, 5, 1)))
    assert by_mice.tobytes() != shared.tobytes()


@pytest.mark.parametrize("phase", ["choosing", "restarting"])
@pytest.mark.parametrize("size", [0, 4, 12, 96])
def test_the_middle_in_a_hand_is_light_and_low(phase, size):
    image = light(picture.middle(phase, crowd(size, 6), 6).png())
    assert image.height * 400 / image.width <= 170


def test_the_middle_in_a_hand_shows_its_cards():
    pictures = {picture.middle("choosing", crowd(size, 6), 6).image.tobytes() for size in range(5)}
    assert len(pictures) == 5


def test_the_hands_of_all_seats_show_the_same_picture_whatever_is_picked():
    session = around(4)
    views = [table(4, seat=seat, pick=pick) for seat, pick in ((0, None), (1, Card(CAT, 2)), (2, Card(DOG, 4)))]
    pictures = {block for view in views for block in private(session, view, speaker("en"), "").blocks[1:2]}
    (one,) = pictures
    assert isinstance(one, Picture)
    assert one.alt.startswith("In the middle: elephant 4; dog 3; cat 2; mouse 1. The circle of the hunt:")


def test_the_end_tells_the_last_round_then_the_winner_all_points_and_what_counts_for_no_one():
    view = structs.replace(over(3, (9, 5, 2), (0, 0, 0)), lost=STARTING[:1])
    session = around(3)
    text = moment(session, view, speaker("en"))[0]
    assert text.index("took") < text.index("🎉") < text.index("🥇") < text.index("🥉")
    assert text.endswith(speaker("en")("mausen-lost", cards=as_cards(STARTING[:1])))


def test_the_alt_text_keeps_the_last_card_of_a_seat_that_has_chosen_again():
    say, names = speaker("en"), NAMES[:3]
    view = table(3, number=2, last=hunted(3), chosen=(False, True, False))
    alt = describe(view, names, say)
    assert say("mausen-alt-taken", animal=DOG.value, value=2, who=names[0]) in alt
    assert say("mausen-alt-chosen") in alt


def test_a_moment_of_a_finished_game_is_the_round_that_was_played_and_no_one_chooses():
    session, say = around(3), speaker("en")
    view = table(3, number=2, last=hunted(3))
    _, past = moment(session, view, say)
    assert say("mausen-alt-head", number=1, rounds=16) in past.alt
    assert say("mausen-alt-choosing") not in past.alt
    then = past.paint(*past.args).image
    assert ImageChops.difference(then, drawn(view)).getbbox(), "names and paw prints differ"
    chosen = structs.replace(view, number=1, chosen=(True,) * 3)
    differing = ImageChops.difference(then, drawn(chosen)).getbbox()
    assert differing, "but no card lies there for the next round"
    _, beginning = moment(session, table(3), say)
    assert beginning.paint is picture.draw

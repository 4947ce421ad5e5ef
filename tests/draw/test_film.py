"""Films: every frame as it was drawn, for as long as it should be, within what fits."""

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence

from bot.draw.canvas import Drawing, palette_of
from bot.draw.film import (
    LAST_MS,
    LONGEST_MS,
    MOST_FRAMES,
    WIDTHS,
    Caption,
    Gain,
    Shot,
    captioned,
    durations,
    film,
    highlights,
    set_caption,
    thinned,
)
from bot.draw.seats import SEAT_MARKS

COLOURS = ("#203050", "#e8963e", "#ffffff", "#c03030", "#30a060")


def drawn(*squares: tuple[int, int], size: tuple[int, int] = (1280, 640), ground: str = COLOURS[0]) -> bytes:
    """A picture with squares at these places, in the one palette."""
    image = Image.new("RGB", size, ground)
    for number, (x, y) in enumerate(squares):
        ImageDraw.Draw(image).rectangle((x, y, x + 200, y + 200), COLOURS[1 + number % 4])
    return saved(image)


def saved(image: Image.Image) -> bytes:
    file = BytesIO()
    image.quantize(
        palette=palette_of([Image.new("RGB", (60, 60), colour) for colour in COLOURS]), dither=Image.Dither.NONE
    ).save(file, "PNG")
    return file.getvalue()


def noise(seed: int) -> bytes:
    """A picture that cannot be packed."""
    rng = Random(seed)
    image = Image.new("RGB", (640, 320))
    image.putdata([tuple(bytes.fromhex(rng.choice(COLOURS)[1:])) for _ in range(640 * 320)])
    return saved(image)


FRAME_MS = 500


def shown(pictures, *most_bytes: int) -> bytes:
    return film([Shot(picture, FRAME_MS) for picture in pictures], *most_bytes)


def frames(gif: bytes) -> list[tuple[Image.Image, int]]:
    opened = Image.open(BytesIO(gif))
    assert opened.format == "GIF"
    return [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(opened)]


def looks_like(frame: Image.Image, picture: bytes) -> bool:
    """Whether a frame is this picture, but for what scaling does to edges."""
    small = Image.open(BytesIO(picture)).convert("RGB").resize(frame.size, Image.Resampling.HAMMING)
    difference = ImageChops.difference(frame, small).convert("L")
    return sum(difference.histogram()[60:]) < frame.width * frame.height // 50


PICTURES = [drawn(), drawn((100, 100)), drawn((100, 100), (900, 300)), drawn((100, 100), (500, 300)), drawn((900, 20))]


def test_each_picture_is_a_frame_for_as_long_as_it_should_be():
    seen = frames(shown(PICTURES))
    assert [ms for _, ms in seen] == [FRAME_MS] * 5
    assert [looks_like(frame, picture) for (frame, _), picture in zip(seen, PICTURES, strict=True)] == [True] * 5
    assert not looks_like(seen[0][0], PICTURES[1])


def test_it_plays_for_ever():
    assert Image.open(BytesIO(shown(PICTURES))).info["loop"] == 0


def test_what_happens_is_all_that_is_written():
    """A second frame that changes little costs little."""
    one, two = noise(1), Image.open(BytesIO(noise(1))).convert("RGB")
    ImageDraw.Draw(two).rectangle((10, 10, 30, 30), COLOURS[1])
    assert len(shown([one, saved(two)])) < len(shown([one])) * 1.05


def test_a_picture_that_changes_nothing_is_shown_by_the_one_before_for_longer():
    seen = frames(shown([PICTURES[0], PICTURES[1], PICTURES[1], PICTURES[2], PICTURES[2]]))
    assert [ms for _, ms in seen] == [FRAME_MS, 2 * FRAME_MS, 2 * FRAME_MS]


def test_a_single_picture_is_a_shown():
    assert [ms for _, ms in frames(shown(PICTURES[:1]))] == [FRAME_MS]


def test_a_smaller_picture_stands_in_the_middle_on_its_own_ground_and_its_strip_at_the_bottom():
    def picture(height: int, square: int) -> bytes:
        image = Image.new("RGB", (1280, height), COLOURS[4])
        ImageDraw.Draw(image).rectangle((540, square, 740, square + 100), COLOURS[1])
        ImageDraw.Draw(image).rectangle((0, height - 132, 1280, height), COLOURS[3])
        return saved(image)

    last = frames(shown([drawn(), picture(320, 40)]))[-1][0]
    assert last.size == (640, 320)
    assert looks_like(last, picture(640, 160 + 40))


def test_small_pictures_are_not_blown_up():
    assert frames(shown([drawn(size=(300, 200))]))[0][0].size == (300, 200)


@pytest.mark.slow
def test_pictures_get_smaller_until_the_film_fits():
    pictures = [noise(seed) for seed in range(4)]
    sizes = [len(shown(pictures, 10**8))]
    for width in WIDTHS[1:]:
        fitting = shown(pictures, sizes[-1] - 1)
        assert Image.open(BytesIO(fitting)).width == width
        sizes.append(len(fitting))
    assert sizes == sorted(set(sizes), reverse=True)
    assert shown(pictures, sizes[0]) == shown(pictures, 10**8)


@pytest.mark.slow
def test_then_there_are_fewer_and_the_first_and_last_stay():
    pictures = [noise(seed) for seed in range(8)]
    whole = shown(pictures, 10**8)
    fewer = shown(pictures, len(whole) // 8)
    seen = frames(fewer)
    assert len(fewer) < len(whole) // 8
    assert (len(seen), seen[0][0].width) == (2, WIDTHS[-1])
    assert frames(shown([pictures[0], pictures[-1]], len(whole) // 8)) == seen


def test_what_can_never_fit_is_an_error_and_no_endless_loop():
    with pytest.raises(ValueError, match="do not fit"):
        shown([noise(1), noise(2)], 1000)


@pytest.mark.parametrize(("count", "most"), [(1, 2), (5, 5), (6, 5), (150, 25), (501, 150), (3, 2)])
def test_thinning_is_even_and_keeps_both_ends(count, most):
    kept = thinned(count, most)
    gaps = {b - a for a, b in pairwise(kept)}
    assert (kept[0], kept[-1], len(kept)) == (0, count - 1, min(count, most))
    assert not gaps or max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize("moments", [1, 2, 16, 44, 107, 2000])
@pytest.mark.parametrize("change", [lambda at: 0.0, lambda at: at % 7, lambda at: 100.0 * (at == 5)])
def test_no_film_is_longer_than_half_a_minute(moments, change):
    changes = [float(change(at)) for at in range(moments)]
    places = highlights(changes)
    shown_ms = durations([changes[at] for at in places])
    assert len(places) == min(moments, MOST_FRAMES)
    assert (places[0], places[-1], shown_ms[-1]) == (0, moments - 1, LAST_MS)
    assert sum(shown_ms) <= LONGEST_MS
    assert min(shown_ms) >= 200


def test_moments_that_weigh_more_are_shown_longer_and_are_not_left_out():
    weights = [0.0] * 200
    weights[71], weights[133] = 12.0, 6.0
    places = highlights(weights)
    shown_ms = dict(zip(places, durations([weights[at] for at in places]), strict=True))
    quiet = shown_ms[0]
    assert quiet < shown_ms[133] < shown_ms[71] <= 3 * quiet + 10


def test_of_moments_that_weigh_the_same_some_are_shown_everywhere_and_not_the_first_ones():
    weights = [0.0] * 400 + [1.0] * 89
    places = highlights(weights)
    quiet = [at for at in places if at < 400]
    assert max(b - a for a, b in pairwise(quiet)) <= 2 * len(weights) / (MOST_FRAMES // 2)
    assert sum(at >= 400 for at in places) > MOST_FRAMES // 2, "what happened late is shown, too"


def test_each_stretch_shows_the_moment_that_weighs_most_in_it():
    weights = [float(at % 10 == 5) for at in range(441)]
    assert sum(weights[at] for at in highlights(weights)) >= MOST_FRAMES - 3


def strip(board: Drawing, caption: Caption) -> Image.Image:
    """What stands below the picture."""
    made = captioned(board, caption).image
    assert made.crop((0, 0, board.width, board.height)).tobytes() == board.image.tobytes()
    return made.crop((0, board.height, board.width, made.height))


@pytest.fixture
def board() -> Drawing:
    return Drawing(Image.new("RGB", (960, 400), COLOURS[0]))


def test_a_caption_is_written_in_the_largest_letters_that_fit(board):
    one, other = ("Anna wins " * count for count in (3, 10))
    sizes = {len(text): set_caption([text.strip()], 900) for text in (one, other)}
    assert sizes[len(one)] == (38, [one.strip()])
    size, lines = sizes[len(other)]
    assert (len(lines), " ".join(lines)) == (2, other.strip())
    assert 26 <= size < 38


def test_no_word_stands_alone_in_the_second_line():
    text = "The bed is freshly made and empty, and it stays so, but not for long."
    (first, second) = set_caption([text], 840)[1]
    assert f"{first} {second}" == text
    assert len(second) > len(first) / 2


def test_of_several_texts_the_fullest_that_fits_is_written(board):
    texts = ["Anna wins " * 40, "Anna wins", "won"]
    assert set_caption(texts, 900) == (38, ["Anna wins"])
    assert strip(board, Caption("Round 3", texts)).tobytes() == strip(board, Caption("Round 3", texts[1:])).tobytes()


def test_less_is_said_before_the_letters_get_small():
    long = "Wortungetüm " * 12
    assert set_caption([long.strip()], 900)[0] < 32
    assert set_caption([long.strip(), "kurz"], 900) == (38, ["kurz"])


def test_what_never_fits_ends_within_the_picture(board):
    seen = strip(board, Caption("Round 3", ["Anna wins " * 40]))
    margin = seen.crop((945, 0, 960, seen.height))
    assert margin.getcolors() == [(15 * seen.height, (75, 53, 43))]


def test_who_got_what_stands_beside_the_title(board):
    without = strip(board, Caption("Round 3", ["Anna wins"]))
    seen = strip(board, Caption("Round 3", ["Anna wins"], [Gain(SEAT_MARKS[0], 12), Gain(SEAT_MARKS[3], -5)]))
    box = ImageChops.difference(without, seen).getbbox()
    assert box
    left, _, right, bottom = box
    assert left > 600
    assert right <= 940
    assert bottom < 60


def test_a_title_that_needs_the_room_takes_it_from_the_smallest_gain(board):
    gains = [Gain(SEAT_MARKS[seat], points) for seat, points in enumerate((1, -9, 8, 7, 6, 5))]
    noted = [Caption("Turn 101", ["Anna"], some, "The turning point of all") for some in (gains, gains[1:])]
    assert strip(board, noted[0]).tobytes() == strip(board, noted[1]).tobytes()


def test_every_strip_has_the_same_height(board):
    captions = [Caption("1", ["a"]), Caption("1", ["a " * 60], [Gain(SEAT_MARKS[0], 1)], "note")]
    assert len({strip(board, caption).size for caption in captions}) == 1

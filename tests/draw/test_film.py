"""Films: every frame as it was drawn, for as long as it should be, within what fits."""

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence

from bot.draw.canvas import Board, palette_of
from bot.draw.film import (
    LAST_MS,
    LONGEST_MS,
    MOST_FRAMES,
    WIDTHS,
    Shot,
    captioned,
    durations,
    film,
    highlights,
    thinned,
)

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


def test_a_smaller_picture_stands_in_the_middle_on_its_own_ground():
    seen = frames(shown([drawn(), drawn(size=(1280, 320), ground=COLOURS[4])]))
    last = seen[-1][0]
    assert last.size == (640, 320)
    assert looks_like(last, drawn(ground=COLOURS[4]))


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


def test_moments_that_change_more_are_shown_longer_and_are_not_left_out():
    changes = [0.0] * 200
    changes[71], changes[133] = 12.0, 6.0
    places = highlights(changes)
    shown_ms = dict(zip(places, durations([changes[at] for at in places]), strict=True))
    quiet = shown_ms[0]
    assert quiet < shown_ms[133] < shown_ms[71] <= 3 * quiet + 10


def test_the_caption_stands_below_the_picture_and_long_ones_are_cut():
    board = Board(Image.new("RGB", (960, 400), COLOURS[0]))
    plain, longer = (captioned(board, "Round 3", text).image for text in ("Anna wins", "Anna wins " * 30))
    assert plain.size == longer.size == (960, 476)
    assert plain.crop((0, 0, 960, 400)).tobytes() == board.image.tobytes()
    ground = (75, 53, 43)
    assert {plain.getpixel((10, 404)), longer.getpixel((955, 470))} == {ground}
    assert plain.crop((240, 400, 960, 476)).tobytes() != longer.crop((240, 400, 960, 476)).tobytes()

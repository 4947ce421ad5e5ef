"""Films: every frame as it was drawn, for as long as it should be, within what fits."""

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence

from bot.draw.canvas import palette_of
from bot.draw.film import FRAME_MS, LAST_MS, WIDTHS, film, thinned

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


def frames(gif: bytes) -> list[tuple[Image.Image, int]]:
    film = Image.open(BytesIO(gif))
    assert film.format == "GIF"
    shown = []
    for frame in ImageSequence.Iterator(film):
        shown.append((frame.convert("RGB"), frame.info["duration"]))
    return shown


def looks_like(frame: Image.Image, picture: bytes) -> bool:
    """Whether a frame is this picture, but for what scaling does to edges."""
    small = Image.open(BytesIO(picture)).convert("RGB").resize(frame.size, Image.Resampling.HAMMING)
    difference = ImageChops.difference(frame, small).convert("L")
    return sum(difference.histogram()[60:]) < frame.width * frame.height // 50


PICTURES = [drawn(), drawn((100, 100)), drawn((100, 100), (900, 300)), drawn((100, 100), (500, 300)), drawn((900, 20))]


def test_each_picture_is_a_frame_of_a_second_and_the_last_one_stays():
    shown = frames(film(PICTURES))
    assert [ms for _, ms in shown] == [FRAME_MS] * 4 + [LAST_MS]
    assert [looks_like(frame, picture) for (frame, _), picture in zip(shown, PICTURES, strict=True)] == [True] * 5
    assert not looks_like(shown[0][0], PICTURES[1])


def test_it_plays_for_ever():
    assert Image.open(BytesIO(film(PICTURES))).info["loop"] == 0


def test_what_happens_is_all_that_is_written():
    """A second frame that changes little costs little."""
    one, two = noise(1), Image.open(BytesIO(noise(1))).convert("RGB")
    ImageDraw.Draw(two).rectangle((10, 10, 30, 30), COLOURS[1])
    assert len(film([one, saved(two)])) < len(film([one])) * 1.05


def test_a_picture_that_changes_nothing_is_shown_by_the_one_before_for_longer():
    shown = frames(film([PICTURES[0], PICTURES[1], PICTURES[1], PICTURES[2], PICTURES[2]]))
    assert [ms for _, ms in shown] == [FRAME_MS, 2 * FRAME_MS, FRAME_MS + LAST_MS]


def test_a_single_picture_is_a_film():
    assert [ms for _, ms in frames(film(PICTURES[:1]))] == [LAST_MS]


def test_a_smaller_picture_stands_in_the_middle_on_its_own_ground():
    shown = frames(film([drawn(), drawn(size=(1280, 320), ground=COLOURS[4])]))
    last = shown[-1][0]
    assert last.size == (640, 320)
    assert looks_like(last, drawn(ground=COLOURS[4]))


def test_small_pictures_are_not_blown_up():
    assert frames(film([drawn(size=(300, 200))]))[0][0].size == (300, 200)


def test_pictures_get_smaller_until_the_film_fits():
    pictures = [noise(seed) for seed in range(4)]
    sizes = [len(film(pictures, 10**8))]
    for width in WIDTHS[1:]:
        fitting = film(pictures, sizes[-1] - 1)
        assert Image.open(BytesIO(fitting)).width == width
        sizes.append(len(fitting))
    assert sizes == sorted(set(sizes), reverse=True)
    assert film(pictures, sizes[0]) == film(pictures, 10**8)


def test_then_there_are_fewer_and_the_first_and_last_stay():
    pictures = [noise(seed) for seed in range(8)]
    whole = film(pictures, 10**8)
    fewer = film(pictures, len(whole) // 8)
    shown = frames(fewer)
    assert len(fewer) < len(whole) // 8
    assert (len(shown), shown[0][0].width) == (2, WIDTHS[-1])
    assert frames(film([pictures[0], pictures[-1]], len(whole) // 8)) == shown


def test_what_can_never_fit_is_an_error_and_no_endless_loop():
    with pytest.raises(ValueError, match="do not fit"):
        film([noise(1), noise(2)], 1000)


@pytest.mark.parametrize(("count", "most"), [(1, 2), (5, 5), (6, 5), (150, 25), (501, 150), (3, 2)])
def test_thinning_is_even_and_keeps_both_ends(count, most):
    kept = thinned(count, most)
    gaps = {b - a for a, b in pairwise(kept)}
    assert (kept[0], kept[-1], len(kept)) == (0, count - 1, min(count, most))
    assert not gaps or max(gaps) - min(gaps) <= 1

"""Films: every frame as it was drawn, for as long as it should be, within what fits."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence

from bot.draw.canvas import Drawing, palette_of
from cogs.replay.film_picture import (
    LAST_MS,
    LONGEST_MS,
    SHORTEST_MS,
    WIDTHS,
    Caption,
    Shot,
    captioned,
    chosen,
    durations,
    film,
    set_caption,
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


def test_a_smaller_picture_stands_in_the_middle_on_its_own_ground_and_its_strip_at_the_bottom():
    def picture(height: int, square: int) -> bytes:
        image = Image.new("RGB", (1280, height), COLOURS[4])
        ImageDraw.Draw(image).rectangle((540, square, 740, square + 100), COLOURS[1])
        ImageDraw.Draw(image).rectangle((0, height - 132, 1280, height), COLOURS[3])
        return saved(image)

    last = frames(shown([drawn(), picture(320, 40)]))[-1][0]
    assert last.size == (640, 320)
    assert looks_like(last, picture(640, 160 + 40))


def test_a_film_that_would_be_too_large_gets_smaller():
    pictures = [noise(seed) for seed in range(2)]
    assert frames(shown(pictures, 10_000))[0][0].width == WIDTHS[-1] < frames(shown(pictures))[0][0].width


def test_more_words_stand_longer_and_none_shorter_than_1200_ms():
    shown_ms = durations({0: "Anna", 1: "Anna wins " * 10, 2: "Anna"})
    assert (shown_ms[0], shown_ms[2]) == (SHORTEST_MS, LAST_MS)
    assert shown_ms[1] >= 36 * 100
    assert all(ms % 10 == 0 for ms in shown_ms.values()), "a GIF counts hundredths of a second"


@pytest.mark.parametrize("moments", [1, 2, 16, 44, 107, 2000])
@pytest.mark.parametrize("change", [lambda at: 0.0, lambda at: at % 7, lambda at: 100.0 * (at == 5)])
def test_what_weighs_most_is_shown_in_as_much_time_as_there_is(moments, change):
    weights = {at: float(change(at)) for at in range(moments)}
    shown_ms = durations({at: "Anna wins " * (at % 4) for at in range(moments)})
    kept = chosen(weights, shown_ms)
    assert [*kept] == sorted(kept)
    assert moments - 1 in kept
    assert all(ms == shown_ms[at] for at, ms in kept.items()), "turns are left out, and no words"
    assert sum(kept.values()) <= LONGEST_MS
    assert len(kept) == moments or sum(kept.values()) > LONGEST_MS - max(shown_ms.values())
    assert 5 in kept or weights.get(5, 0) < 100


def test_of_moments_that_weigh_the_same_some_are_shown_everywhere():
    kept = chosen(dict.fromkeys(range(100), 1.0), dict.fromkeys(range(100), SHORTEST_MS))
    assert {at // 25 for at in kept} == {0, 1, 2, 3}


def strip(drawing: Drawing, caption: Caption) -> Image.Image:
    """What stands below the picture."""
    made = captioned(drawing, caption).image
    assert made.crop((0, 0, drawing.width, drawing.height)).tobytes() == drawing.image.tobytes()
    return made.crop((0, drawing.height, drawing.width, made.height))


@pytest.fixture
def drawing() -> Drawing:
    return Drawing(Image.new("RGB", (960, 400), COLOURS[0]))


def test_a_caption_is_written_in_the_largest_letters_that_fit(drawing):
    one, other = ("Anna wins " * count for count in (3, 10))
    sizes = {len(text): set_caption(text.strip(), 900) for text in (one, other)}
    assert sizes[len(one)] == (38, [one.strip()])
    size, lines = sizes[len(other)]
    assert (len(lines), " ".join(lines)) == (2, other.strip())
    assert 26 <= size < 38


def test_what_never_fits_ends_within_the_picture(drawing):
    seen = strip(drawing, Caption("Round 3", "Anna wins " * 40))
    margin = seen.crop((945, 0, 960, seen.height))
    assert margin.getcolors() == [(15 * seen.height, (75, 53, 43))]

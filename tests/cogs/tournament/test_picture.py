"""The pictures of tournaments: small enough for everyone's telephone, and different where they say different things."""

from bot.text.words import LANGUAGES, speaker
from cogs.tournament import picture


def rows(many: int, away: int = -1) -> tuple[picture.Row, ...]:
    return tuple(picture.Row(f"{n}.", f"Person {n}", "2.67", n == away) for n in range(1, many + 1))


def test_the_largest_picture_is_as_small_as_a_board():
    drawing = picture.draw((), rows(picture.ROWS))
    assert len(drawing.png()) <= 70_000
    assert drawing.height <= drawing.width * 5 / 4


def test_who_is_away_is_told_apart_by_more_than_a_colour():
    here, away = picture.draw((), rows(4)).image, picture.draw((), rows(4, away=2)).image
    dark = [sum(level < 150 for level in image.convert("L").tobytes()) for image in (here, away)]
    assert dark[1] > dark[0]


def test_equal_winners_stand_equally_high():
    first, *others = rows(3)
    shared, plain = (
        picture.draw(three, rows(4)).image
        for three in ((first, others[0]._replace(place=first.place), others[1]), (first, *others))
    )
    gold = shared.getpixel((330, 280))
    assert shared.getpixel((125, 280)) == gold
    assert plain.getpixel((125, 280)) != gold


def test_points_are_told_in_full_in_every_language():
    for language in LANGUAGES:
        points = speaker(language)("tournament-points", points=12.67)
        two = (picture.draw((), (rows(1)[0]._replace(points=one),)).image for one in (points, f"{points[:-1]}#"))
        assert len({image.tobytes() for image in two}) == 2, "what is cut off makes no difference"

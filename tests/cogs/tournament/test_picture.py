"""The pictures of tournaments: small enough for everyone's telephone, and different where they say different things."""

from cogs.tournament import picture


def rows(many: int, away: int = -1) -> tuple[picture.Row, ...]:
    return tuple(picture.Row(f"{n}.", f"Person {n}", "2.67", n == away) for n in range(1, many + 1))


def test_the_largest_picture_is_as_small_as_a_board():
    drawing = picture.draw(rows(2 * picture.ROWS))
    assert len(drawing.png()) <= 70_000
    assert drawing.height <= drawing.width * 5 / 4


def test_who_is_away_is_told_apart_by_more_than_a_colour():
    here, away = picture.draw(rows(4)).image, picture.draw(rows(4, away=2)).image
    dark = [sum(level < 150 for level in image.convert("L").tobytes()) for image in (here, away)]
    assert dark[1] > dark[0]


def test_equal_winners_stand_equally_high():
    ranks = ((1, 1, 3), (1, 2, 3))
    shared, plain = (picture.podium(tuple(zip(three, rows(3), strict=True)), rows(4)).image for three in ranks)
    gold = shared.getpixel((330, 280))
    assert shared.getpixel((125, 280)) == gold
    assert plain.getpixel((125, 280)) != gold

"""Plates and medals that several games use."""

from typing import Any

import pytest
from PIL import Image, ImageColor

from bot.draw.canvas import INK, PAPER
from bot.draw.furniture import METALS, grey, medal, plate, rank_sign


def colours(picture: Image.Image) -> set[Any]:
    return set(picture.convert("RGBA").get_flattened_data())


def opaque(colour: str) -> tuple[int, ...]:
    return (*ImageColor.getrgb(colour), 255)


@pytest.mark.parametrize(("width", "height", "radius"), [(128, 50, 19), (58, 38, 17), (42, 42, 19.5), (912, 176, 26)])
def test_a_plate_has_its_size_an_outline_all_round_and_its_colour(width, height, radius):
    made = plate(width, height, radius)
    assert made.size == (width, height)
    middles = ((0, height // 2), (width - 1, height // 2), (width // 2, 0), (width // 2, height - 1))
    assert {made.getpixel(point) for point in middles} == {opaque(INK)}
    assert made.getpixel((width // 2, height // 2)) == opaque(PAPER)
    assert made.getchannel("A").getpixel((0, 0)) == 0
    assert plate(width, height, radius, "#123456").getpixel((width // 2, height // 2)) == opaque("#123456")


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_medal_is_of_the_metal_of_its_rank(rank):
    assert {opaque(METALS[rank].colour), opaque(METALS[rank].rim)} <= colours(medal(rank, 98))


def test_there_is_no_medal_for_the_fourth():
    with pytest.raises(KeyError):
        medal(4, 98)


def test_the_first_three_have_medals_in_texts_and_the_others_numbers():
    assert [rank_sign(rank) for rank in (1, 2, 3, 4, 9, 10)] == ["🥇", "🥈", "🥉", "4️⃣", "9️⃣", "10."]


def test_what_is_grey_keeps_its_shape():
    gold = medal(1, 98)
    assert grey(gold).getchannel("A").tobytes() == gold.getchannel("A").tobytes()
    assert all(red == green == blue for red, green, blue, _ in colours(grey(gold)))

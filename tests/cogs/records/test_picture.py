"""The card of a person."""

from itertools import combinations

import pytest

from cogs.records import picture
from tests.cogs.contrast import ALIKE, SMALLEST_SIGN, at_400, check_texts, distance


@pytest.mark.slow
def test_every_text_stands_out_and_is_large_enough_for_a_phone(monkeypatch):
    check_texts(monkeypatch, lambda: [picture.draw(picture._SAMPLE)])


def test_won_level_and_lost_differ_and_the_bar_is_high_enough():
    for one, other in combinations((picture.WON, picture.LEVEL, picture.LOST), 2):
        assert distance(one, other) >= ALIKE
    assert at_400(picture.BAR_HEIGHT) >= SMALLEST_SIGN

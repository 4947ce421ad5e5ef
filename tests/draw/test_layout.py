"""Seats round a table: in the direction of play, and none on another."""

from itertools import pairwise

import pytest

from bot.draw.layout import TwoRows

ROWS = TwoRows(chip_y=(10, 806), things_y=(84, 656), pair=216)


@pytest.mark.parametrize("count", range(2, 7))
def test_seats_go_round_clockwise_from_the_upper_left(count):
    seats = ROWS.seats(count)
    above = [seat.x for seat in seats if seat.is_above]
    below = [seat.x for seat in seats if not seat.is_above]
    assert len(seats) == count
    assert [seat.is_above for seat in seats] == sorted((seat.is_above for seat in seats), reverse=True)
    assert above == sorted(above)
    assert below == sorted(below, reverse=True)
    assert len(above) - len(below) in (0, 1)


@pytest.mark.parametrize("count", range(2, 7))
def test_name_plates_lie_about_their_seats_beside_each_other_and_inside_the_picture(count):
    boxes = sorted((seat.chip[1], seat.chip[0], seat.chip[2]) for seat in ROWS.seats(count))
    assert all(left >= 0 and left + width <= 960 for _, left, width in boxes)
    for (y, left, width), (next_y, next_left, _) in pairwise(boxes):
        assert y != next_y or left + width <= next_left
    assert all(seat.chip[0] + seat.chip[2] // 2 == seat.x for seat in ROWS.seats(count))

"""The player in turn in maunz. is called if they are not there, unless the table says otherwise."""

from tests.journeys.maunz_table import FOUR_IN_A_ROW, play


def called(bed) -> list[list[str]]:
    return [[user.name for user in call.message.mentions] for call in bed.calls()]


async def test_the_player_in_turn_is_called_until_they_place(house):
    bed = await play(house, pings="on", pace="letter")
    await bed.place("anna", "C3")
    assert called(bed) == [["ben"]]
    await house.env.advance_time(60)
    await bed.place("ben", "F6")
    assert called(bed) == [["anna"]]


async def test_no_player_is_called_while_the_other_still_chooses(house):
    bed = await play(house, FOUR_IN_A_ROW, pings="on", pace="letter")
    await bed.place("anna", "C3")
    assert called(bed) == []
    await bed.choose("anna", 2)
    assert called(bed) == [["ben"]]


async def test_a_player_who_takes_back_takes_the_call_back(house):
    bed = await play(house, pings="on", pace="letter")
    await bed.place("anna", "C3")
    await bed.agree("anna", "back")
    assert called(bed) == []


async def test_no_player_is_called_where_the_table_says_so(house):
    bed = await play(house, pings="off")
    await bed.place("anna", "C3")
    assert called(bed) == []

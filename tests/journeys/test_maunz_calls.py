"""The player in turn in maunz. is called if they are not there, unless the table says otherwise."""

from tests.harness import en
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


async def test_more_goes_with_the_next_click_on_the_board_and_stays_while_it_is_used(house):
    bed = await play(house)
    page = (await bed.press("anna", "maunz.more")).shown
    asked = await house.click("anna", page.message, page.ids("maunz.ask")[0])
    assert asked.kind == "update"
    assert [one.message.id for one in house.seen("anna")].count(page.message.id) == 1
    await bed.place("anna", "C3")
    assert page.message.id not in [one.message.id for one in house.seen("anna")]


async def test_take_back_says_whose_move_it_takes_back(house):
    bed = await play(house)
    await bed.place("anna", "C3")
    label = f"{en('maunz-back-button')} 🟠"
    assert label in (await bed.board()).labels
    assert (await bed.agree("ben", "back")).text == en("maunz-nothing-to-take-back")

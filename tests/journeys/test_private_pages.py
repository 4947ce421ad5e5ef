"""What a person reads privately beside their hand: one page at a time, *Back* from each, and lines until a click."""

from random import Random

from tests.harness import en
from tests.journeys.any_game_table import PLAYERS, begun, command


def private(house):
    return [one for one in house.seen("anna") if one.message.flags.ephemeral]


async def test_a_new_page_takes_the_place_of_the_old_one_and_hands_stay(house):
    table = await begun(house, "mausen", *PLAYERS["mausen"])
    await table.open_hand("anna")
    (hand,) = private(house)
    for _ in range(2):
        await command(house, "anna", "mausen", "rules")
        page = (await table.press("anna", "rules")).shown
        assert [one.message.id for one in private(house)] == [hand.message.id, page.message.id]


async def test_a_page_that_is_opened_from_another_leads_back_to_it(house):
    table = await begun(house, "maunz", *PLAYERS["maunz"], first="0")
    await table.click_on("anna", Random(1))
    more = (await house.click("anna", (await table.board()).message, (await table.board()).ids("maunz.more")[0])).shown
    assert more.ids("page.back") == []
    await house.click("anna", more.message, (more.ids("rules") + more.ids("maunz.rules"))[0])
    (rules,) = private(house)
    back = rules.ids("page.back")[0]
    await house.click("anna", rules.message, back)
    assert [(one.message.id, one.text) for one in private(house)] == [(more.message.id, more.text)]
    house.services.router.forget(house.people["anna"].id)  # as after a start
    assert (await house.forge("anna", more.message, back)).text == en("no-page-back")


async def test_a_private_line_goes_with_the_next_click(house):
    table = await begun(house, "mausen", *PLAYERS["mausen"])
    await command(house, "anna", "mausen", "board")
    assert [one.text for one in private(house)][1:] == [en("board-coming")]
    await table.press("anna", "hand")
    assert en("board-coming") not in [one.text for one in private(house)]

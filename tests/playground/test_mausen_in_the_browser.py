"""The whole way: `python -m bot play`, three browser tabs, one round of Mausen by clicks."""

import asyncio

import pytest

from tests.browser import browser, open_as, playground


@pytest.mark.slow
async def test_three_people_play_a_round_of_mausen_in_their_browsers(tmp_path):
    async with playground(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna")
        ben = await open_as(tabs, address, "Ben", width=400, height=800)
        cleo = await open_as(tabs, address, "Cleo")
        await anna.run_command("/mausen new")
        await anna.see("2 more players are needed")
        await asyncio.gather(ben.click("Join"), cleo.click("Join"))
        await anna.see("Anna can start")
        await anna.click("Start")
        for person in (anna, ben, cleo):
            await person.see("Choose your card")
            await person.click("My hand")
        await anna.click("🐘 4")
        await anna.see("You play elephant 4")
        await anna.click("🐶 3")
        await anna.see("You play dog 3")
        assert not any("dog 3" in text for text in await ben.texts()), "nobody sees a pick before all have picked"
        await asyncio.gather(ben.click("🐱 2"), cleo.click("🐭 4"))
        for person in (anna, ben, cleo):
            await person.see("Anna) took 🐱 2, 2.")
            await person.see("Your hand · Round 2 of 16")
            await person.see("Mausen · Round 2 of 16")
        assert any("round 2 of 16" in alt.lower() for alt in await cleo.pictures())

"""maunz. in two browser tabs, one of them as narrow as a phone: squares in two taps, and typed ones."""

import sys

import pytest

from tests.browser import browser, open_as, playground

pytestmark = pytest.mark.slow
WIDTH, HEIGHT = 400, 860


async def test_two_people_place_kittens_in_two_taps_with_the_whole_bed_in_view(tmp_path, monkeypatch):
    monkeypatch.setenv("PLAY_DATA", str(tmp_path))
    async with playground(sys.executable, "-m", "bot", "play", "--port", "{port}") as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=WIDTH, height=HEIGHT)
        ben = await open_as(tabs, address, "Ben")
        await anna.run_command("/maunz new", first="the host starts")
        await ben.click("Join")
        await anna.click("Start")
        await anna.click("C")
        await ben.see("nudged")
        assert (await ben.pictures())[-1].endswith("Column C is chosen.")
        await anna.is_quiet()
        bed = await anna.page.locator(".component-gallery img").last.bounding_box()
        last = await anna.button("C6").bounding_box()
        assert bed
        assert last
        assert last["y"] + last["height"] - bed["y"] <= 0.75 * HEIGHT, "bed and squares are on one screen"
        await anna.click("C3")
        await ben.see("Anna places a kitten on C3.")
        await ben.click("D")
        await ben.click("D3 🐾1")
        await anna.see("Ben places a kitten on D3.")
        assert len(await anna.offered("/maunz place", 25)) == 25
        assert await ben.offered("/maunz place", 1) == ["Anna is to play. Your turn comes next."]

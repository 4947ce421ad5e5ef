"""maunz. in two browser tabs, one of them a phone: board, task and squares on one screen."""

import pytest

from bot.text.words import language_of, speaker
from tests.browser import DISTANCE, browser, open_as, playground

pytestmark = pytest.mark.slow
WIDTH, HEIGHT = 400, 800
HEADER, COMPOSER = 91, 60
"""What the page itself takes above and below, in pixels."""


async def test_two_people_place_kittens_in_two_taps_with_the_whole_bed_in_view(tmp_path):
    async with playground(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=WIDTH, height=HEIGHT)
        ben = await open_as(tabs, address, "Ben")
        await anna.run_command("/maunz new", first="the host")
        await ben.click("Join")
        await anna.click("Start")
        await ben.see("Anna, it’s your turn")
        seats = list[float]()
        await anna.click("D")
        await anna.is_quiet()
        assert (await anna.pictures())[-1].endswith("Column D is chosen.")
        await anna.click("C")
        for tab, other, square in ((anna, ben, "C3"), (ben, anna, "C4 👉1")):
            await tab.click(square)
            await other.see(f"{tab.person} places a kitten on {square[:2]}.")
            await anna.is_quiet()
            bed = await anna.page.locator(".component-gallery img").last.bounding_box()
            last = await anna.button("More…").bounding_box()
            assert bed
            assert last
            assert bed["y"] >= HEADER, "the whole bed is in view"
            assert last["y"] + last["height"] <= HEIGHT - COMPOSER, "with all buttons"
            seats.append(last["y"])
        assert seats[0] == pytest.approx(seats[1], abs=1), "no button moves when the answer comes"
        for number in range(6):
            await anna.page.locator("#channel-composer-input").fill(f"Hm {number}")
            await anna.page.keyboard.press("Enter")
            await ben.see(f"Hm {number}")
            await anna.is_quiet()
        await ben.run_command("/maunz board")
        await anna.is_quiet()
        await anna.until(DISTANCE + " < 2")
        await anna.see("Hm 5")
        await anna.until(
            "document.querySelector('#channel-message-list article:last-child img.gallery-image')?.naturalWidth"
        )


async def test_in_italian_the_buttons_below_the_squares_take_one_line_on_a_phone(tmp_path):
    async with playground(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=WIDTH, height=HEIGHT, language="it-IT")
        ben = await open_as(tabs, address, "Ben", language="it-IT")
        await anna.run_command("/maunz apri", **{"chi-comincia": "chi è a capotavola"})
        await ben.click("Partecipa")
        await anna.click("Comincia")
        await anna.click("C3")
        await anna.is_quiet()
        boxes = [await anna.button(label).last.bounding_box() for label in ("Annulla mossa", "Altro…", "🚪")]
        assert len({box["y"] for box in boxes if box}) == 1


async def test_games_leads_from_an_empty_channel_to_a_lobby_and_to_a_game_in_view(tmp_path):
    async with playground(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=WIDTH, height=HEIGHT)
        assert "/games" in await anna.page.locator("#channel-empty").inner_text()
        await anna.run_command("/games")
        await anna.see("What would you like to play?")
        await anna.click("Open a table", nth=2)  # the third: maunz.
        await anna.see("One more player is needed")
        await anna.is_quiet()
        bed = await anna.page.locator(".component-gallery img").last.bounding_box()
        assert bed
        assert 0 < bed["y"] < bed["y"] + bed["height"] < HEIGHT - 60, "the lobby is in view, above the line to type in"
        assert "What would you like to play?" not in " ".join(await anna.texts()), "the list goes when a table is open"
        await anna.run_command("/games")
        await anna.click("Play alone…")
        await anna.click("Aus die Maus")
        await anna.click("Start")  # of the private page, below the lobby
        await anna.see("Aus die Maus · Round 1/5")
        await anna.run_command("/games")
        link = anna.page.get_by_role("link", name="Aus die Maus").last
        board = anna.page.locator(f'article[data-message-id="{(await link.get_attribute("href")).rsplit("/")[-1]}"]')
        await link.click()
        await anna.is_quiet()
        box = await board.bounding_box()
        assert box
        assert 0 < box["y"] + box["height"] / 2 < HEIGHT, "the link leads to the board, which is in view"
        assert len(anna.page.context.pages) == 1


async def test_a_phone_shows_all_games_and_the_commands_in_four_languages(tmp_path):
    async with playground(tmp_path) as address, browser() as tabs:
        for person, language in (("Anna", "en-US"), ("Ben", "de-DE"), ("Cleo", "fr-FR"), ("Deniz", "it-IT")):
            say = speaker(language_of(language))
            tab = await open_as(tabs, address, person, width=WIDTH, height=HEIGHT, language=language)
            await tab.page.get_by_role("button", name=say("playground-begin")).click()
            for game in ("Aus die Maus", "Heul doch! Mau Mau", "maunz.", "Mausen"):
                await tab.see(game)
            assert await tab.page.evaluate("document.documentElement.scrollWidth") == WIDTH
            new = f"/maunz {say('command-new')}"
            await tab.page.locator("#channel-composer-input").fill(new)
            await tab.page.locator(".command-entry strong", has_text=new).wait_for()

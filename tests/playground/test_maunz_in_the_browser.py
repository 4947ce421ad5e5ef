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
        assert await ben.offered("/maunz place", 1) == ["It’s Anna’s turn. You’re next."]


async def test_in_italian_the_buttons_below_the_squares_take_two_lines_at_most_on_a_phone(tmp_path, monkeypatch):
    monkeypatch.setenv("PLAY_DATA", str(tmp_path))
    async with playground(sys.executable, "-m", "bot", "play", "--port", "{port}") as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=WIDTH, height=HEIGHT, language="it-IT")
        ben = await open_as(tabs, address, "Ben", language="it-IT")
        await anna.run_command("/maunz nuova", first="comincia chi ha aperto il tavolo")
        await ben.click("Partecipa")
        await anna.click("Inizia")
        await anna.click("C")
        await anna.click("C3")
        await anna.is_quiet()
        boxes = [
            await anna.button(label).last.bounding_box() for label in ("Annulla mossa", "Patta?", "Abbandona", "Regole")
        ]
        assert len({box["y"] for box in boxes if box}) <= 2


async def test_games_leads_from_an_empty_channel_to_a_lobby_and_to_a_game_in_view(tmp_path, monkeypatch):
    monkeypatch.setenv("PLAY_DATA", str(tmp_path))
    async with playground(sys.executable, "-m", "bot", "play", "--port", "{port}") as address, browser() as tabs:
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
        await anna.click("Play alone…")
        await anna.click("Aus die Maus")
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

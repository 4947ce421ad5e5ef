"""The playground with a tiny bot: several people in the browser, at once, over a restart."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.errors import OperatorError
from bot.playground import server as module
from bot.text.words import speaker
from tests.browser import DISTANCE, browser, open_as, playground

pytestmark = pytest.mark.slow


@asynccontextmanager
async def tiny(folder: Path) -> AsyncGenerator[str]:
    async with playground(folder, "tests.playground", "{port}", str(folder)) as address:
        yield address


async def page_of(address: str, person: str) -> tuple[int, dict]:
    """What the server tells the page of one person when it opens."""
    async with aiohttp.ClientSession() as http:
        answer = await http.post(f"{address}api/pages", json={}, headers={"X-Simcord-Capability": person})
        return answer.status, await answer.json() if answer.ok else {}


async def test_the_address_asks_who_you_are_in_your_language_and_lets_in_those_it_names(tmp_path):
    async with tiny(tmp_path) as address, aiohttp.ClientSession(headers={"Accept-Language": "fr-FR,en"}) as http:
        welcome = await (await http.get(address)).text()
        assert all(f"/table#{person}" in welcome for person in module.PEOPLE)
        assert all(speaker("fr")(f"playground-{word}") in welcome for word in ("who", "alone", "together"))
        status, ben = await page_of(address, "Ben")
        assert (status, ben["channel"]["name"], ben["viewerId"]) == (200, "spieltisch", ben["viewers"][1]["id"])
        assert (await page_of(address, "Nobody"))[0] == 401
        assert speaker("fr")("playground-nobody", name="David") in await (await http.get(f"{address}?David")).text()


async def test_an_empty_channel_has_a_button_to_begin_with_and_a_dead_server_says_so_in_full(tmp_path):
    async with browser() as tabs:
        async with tiny(tmp_path) as address:
            anna = await open_as(tabs, address, "Anna/dm", width=400, height=800)
            await anna.page.get_by_text(speaker("en")("playground-empty", command="/games")).wait_for()
            await anna.page.get_by_role("button", name=speaker("en")("playground-begin")).click()
            await anna.see("Only the tiny one.")
            assert not await anna.page.locator("#action-status").is_visible(), "what has worked is there to see"
        status = anna.page.locator("#action-status", has_text="Connection interrupted")
        await status.wait_for()
        box = await status.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 400
        assert box["y"] + box["height"] <= 48, "the sentence stands in the bar, on a phone too"


async def test_enter_alone_chooses_and_sends_a_command_and_on_a_phone_the_arrow_sends_it(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=320, height=800)
        await anna.page.locator("#channel-composer-input").press_sequentially("/table new")
        await anna.page.locator(".command-entry").wait_for()
        await anna.page.keyboard.press("Enter")
        await anna.page.locator(".command-chip").wait_for()
        await anna.page.keyboard.press("Enter")
        await anna.see("Level none, 2 seats")
        await anna.run_command("/table new", level="hard")
        await anna.see("Level hard, 2 seats")
        assert await anna.page.evaluate("document.documentElement.scrollWidth") == 320


async def test_commands_have_the_names_of_the_browsers_language(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", language="de-DE")
        line = anna.page.locator("#channel-composer-input")
        await line.fill("/tisch")
        assert await anna.page.locator(".command-entry strong").inner_text() == "/tisch neu"
        await anna.page.locator(".command-entry").click()
        await anna.page.locator(".command-suggestion", has_text="stufe").click()
        assert await anna.page.locator(".command-pill-label").inner_text() == "stufe"
        assert "Wie schwer" in await anna.page.locator(".command-context").inner_text()
        await anna.page.locator(".command-suggestion", has_text="leicht").click()
        await anna.page.locator("#send-message").click()
        await anna.see("Level easy, 2 seats")


async def test_channels_and_the_thread_are_apart(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna, ben = await open_as(tabs, address, "Anna"), await open_as(tabs, address, "Ben", width=400, height=800)
        for place in ("nebenzimmer", "revanche"):
            await anna.go_to(place)
            await anna.run_command("/table new")
            await anna.click("Mouse 11")
            await anna.see("1 clicks so far")
        assert await ben.texts() == []
        await ben.go_to("revanche")
        await ben.see("1 clicks so far")
        await ben.click("Mouse 12")
        await anna.see("2 clicks so far")
        assert "revanche" in await ben.page.title()


async def test_the_newest_message_is_in_sight_until_one_scrolls_up(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=400, height=800)
        for _ in range(2):
            await anna.run_command("/table new")
        await anna.is_quiet()
        ben = await open_as(tabs, address, "Ben", width=400, height=800)
        for tab in (anna, ben):
            await tab.until(DISTANCE + " < 2")
        await ben.page.mouse.move(200, 400)
        await ben.page.mouse.wheel(0, -900)
        await ben.until(DISTANCE + " > 500")
        await anna.run_command("/table new")
        await ben.page.get_by_text("jump to latest").wait_for()
        assert await ben.page.evaluate(DISTANCE) > 500, "who reads above stays there"


async def test_ten_pictures_at_once_are_all_shown(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna, ben = await open_as(tabs, address, "Anna"), await open_as(tabs, address, "Ben")
        await anna.run_command("/album")
        for tab in (anna, ben):
            await tab.until(
                "[...document.querySelectorAll('img.gallery-image')].filter(it => it.naturalWidth).length === 10"
            )
            assert await tab.page.locator(".media-unavailable").count() == 0


async def test_two_clicks_at_once_both_count_as_what_each_person_saw(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna, ben = await open_as(tabs, address, "Anna"), await open_as(tabs, address, "Ben")
        await anna.run_command("/table new")
        await ben.see("0 clicks")
        await asyncio.gather(anna.click("Mouse 00"), ben.click("Mouse 33"))
        both = await anna.see("2 clicks so far")
        assert "The last click was made on a board of 0" in both, (
            "the second click, too, carries the board that its person saw"
        )


async def test_a_private_panel_is_private_and_follows_what_the_bot_does_later(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna, ben = await open_as(tabs, address, "Anna"), await open_as(tabs, address, "Ben")
        await anna.run_command("/table new")
        await anna.click("My hand")
        await anna.click("Card 2")
        await anna.see("You picked something, saved.")
        await ben.see("Somebody has picked.")
        assert not any("You picked" in text for text in await ben.texts())


async def test_menus_and_forms_work_below_a_picture_in_the_language_of_the_browser(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=400, height=800, language="de-CH")
        await anna.run_command("/tisch neu")
        await anna.click("My hand")
        await anna.choose("One square", "C3 · free")
        await anna.see("You chose C3.")
        await anna.click("My hand")
        await anna.choose("Two squares", "C2 · free", "C5 · free")
        await anna.see("You chose C2 and C5.")
        await anna.click("Say")
        await anna.submit(your_word="Miau")
        await anna.see("Anna says Miau in de.")


async def test_direct_messages_have_a_tab_of_their_own(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        ben, mail = await open_as(tabs, address, "Ben"), await open_as(tabs, address, "Ben/dm")
        await ben.run_command("/table new")
        await ben.click("Write to me")
        await mail.see("Only for you, Ben")
        await mail.click("Thanks")
        await mail.see("You are welcome")
        assert not any("Only for you" in text for text in await ben.texts())


async def test_the_next_run_goes_on_at_the_same_table_and_gives_out_no_id_twice(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna")
        await anna.run_command("/table new")
        await anna.click("Mouse 01")
        await anna.click("Write to me")
        before = [(await page_of(address, person))[1] for person in ("Anna", "Anna/dm")]
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna")
        await anna.see("1 clicks so far")
        await anna.click("Mouse 02")
        await anna.see("2 clicks so far")
        assert await anna.pictures() == ["A board with 2 clicks"]
        await anna.run_command("/table new")
        await anna.click("Write to me")
        after = [(await page_of(address, person))[1] for person in ("Anna", "Anna/dm")]
    for old, new in zip(before, after, strict=True):
        assert new["channel"]["id"] == old["channel"]["id"]
        assert new["channel"]["guildId"] == old["channel"]["guildId"]
        assert [viewer["id"] for viewer in new["viewers"]] == [viewer["id"] for viewer in old["viewers"]]
        assert new["timeline"] == [*old["timeline"], new["timeline"][-1]]
        assert int(new["timeline"][-1]) > int(old["timeline"][-1])


async def test_a_thread_of_the_bot_is_in_the_menu_of_places_and_still_there_in_the_next_run(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        await (await open_as(tabs, address, "Anna")).run_command("/knot")
    async with tiny(tmp_path) as address, browser() as tabs:
        ben = await open_as(tabs, address, "Ben")
        await ben.page.locator("#playground-where").select_option("🧵 knot")
        await ben.see("Here it is.")


async def test_a_new_thread_joins_the_menu_of_places_in_every_tab(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna, ben = await open_as(tabs, address, "Anna"), await open_as(tabs, address, "Ben")
        await anna.run_command("/knot")
        await ben.page.locator("#playground-where option", has_text="knot").wait_for(state="attached")


async def test_an_event_is_of_who_pressed_the_button_begins_in_a_minute_and_is_told_to_the_bot(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=400, height=800)
        ben = await open_as(tabs, address, "Ben", width=400, height=800)
        await ben.page.locator("#playground-event").click()
        await anna.see("An event of Ben begins in 5")
        await anna.until("parseInt(document.querySelector('time.discord-timestamp').textContent.match(/\\d+/)) < 56")


async def test_what_is_chosen_while_a_click_is_under_way_is_sent_after_it(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna = await open_as(tabs, address, "Anna", width=400, height=800)
        await anna.run_command("/table new")
        await anna.click("My hand")
        await anna.page.evaluate(
            """() => {
                const click = (all, text) =>
                    [...document.querySelectorAll(all)].find((one) => one.textContent.includes(text)).click();
                click(".component-button", "Mouse 11");
                click(".select-trigger", "One square");
                click(".is-open .select-option", "C3 · free");
            }"""
        )
        await anna.see("You chose C3.")
        await anna.see("1 clicks so far")


async def test_a_taken_port_is_said_before_the_bot_starts(tmp_path):
    with (
        socket.create_server(("127.0.0.1", 0)) as other,
        pytest.raises(OperatorError, match=r"Port \d+ cannot be used: .*--port"),
    ):
        await module.play(
            lambda: pytest.fail("the bot was made"), port=other.getsockname()[1], world=tmp_path / "world.json"
        )


async def test_missing_packages_are_named_with_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr(module, "find_spec", lambda name: None if name == "simcord" else object())
    with pytest.raises(OperatorError, match="needs simcord: `make play` installs them"):
        await module.play(lambda: pytest.fail("the bot was made"), port=0, world=tmp_path / "world.json")


async def test_a_picture_stays_until_the_next_one_is_there(tmp_path):
    async with tiny(tmp_path) as address, browser() as tabs:
        anna, ben = await open_as(tabs, address, "Anna"), await open_as(tabs, address, "Ben", width=400, height=800)
        await anna.run_command("/table new")
        await ben.see("0 clicks")
        await ben.is_quiet()
        await ben.page.wait_for_function("document.querySelector('img.gallery-image')?.naturalWidth > 0")
        let_through = asyncio.Event()

        async def slowly(route):
            await let_through.wait()
            await route.continue_()

        await ben.page.route("**/api/assets/**", slowly)
        await ben.page.evaluate(
            """() => {
                window.heights = [];
                const look = () => {
                    const message = document.querySelector("#channel-message-list .channel-message:last-child");
                    window.heights.push(message.getBoundingClientRect().height);
                    requestAnimationFrame(look);
                };
                look();
            }"""
        )
        shown = ben.page.locator(".component-gallery img")
        for clicks, square in enumerate(("Mouse 12", "Mouse 33"), 1):
            await anna.click(square)
            await ben.see(f"{clicks} clicks so far")
            assert await shown.count() == 2
            assert not await shown.last.is_visible(), "the new picture is still on its way"
            assert await shown.first.is_visible(), "the one before stands in for it"
        let_through.set()
        await ben.is_quiet()
        assert await shown.last.is_visible()
        assert await shown.count() == 1
        heights = await ben.page.evaluate("window.heights")
        assert min(heights) > max(heights) - 40, "the board never shrinks by more than a line of its text"
        await ben.page.unroute("**/api/assets/**")
        await ben.page.route("**/api/assets/**", lambda route: route.abort())
        await anna.click("Mouse 11")
        await ben.see("3 clicks so far")
        await ben.page.wait_for_timeout(300)
        assert await shown.first.is_visible(), "it stays though the next one does not come"
        assert not await ben.page.locator(".media-unavailable").is_visible()

"""Emoji of the application: uploaded once, changed ones anew, old ones of ours deleted; without them all goes on."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.draw import signs
from bot.draw.canvas import Drawing
from bot.messages.page import Button, Choice, Page, Picture, Select, render
from bot.run.own_emoji import OwnEmoji
from bot.sessions.session import Status
from bot.storage.database import load_note
from tests.harness import House, en
from tests.journeys.any_game_table import COMMANDS, PLAYERS, begun, command
from tools.emoji import SIZE, picture


def requests(house: House) -> list[str]:
    return [
        request.method
        for request in house.env.http_requests
        if request.path.endswith("emojis") or "/emojis/" in request.path
    ]


def emoji(house: House) -> OwnEmoji:
    return house.app.emoji


@pytest.mark.parametrize("word", signs.signs())
def test_emoji_are_drawn_as_their_sprites_are_now(word: str) -> None:
    sign = signs.signs()[word]
    with Image.open(sign.file) as kept:
        assert kept.size == (SIZE, SIZE)
        now, then = (one.convert("RGBA") for one in (picture(word), kept))
        assert ImageChops.difference(now, then).getbbox() is None, "due: python -m tools.emoji"
    assert re.fullmatch(r"\w{2,32}", sign.name, re.ASCII)
    assert sign.file.stat().st_size < 256 << 10


def test_every_picture_of_an_emoji_has_a_word() -> None:
    drawn = {file for folder in signs.folders().values() for file in folder.glob("*.png")}
    assert drawn == {sign.file for sign in signs.signs().values()}


async def test_the_first_start_uploads_all_and_the_second_asks_once(house: House) -> None:
    await emoji(house).keep_up()
    assert requests(house) == ["GET", *["POST"] * len(signs.signs())]
    assert re.fullmatch(r"<:seat_2_\w{6}:\d+>", signs.sign("seat.2"))
    signs.use({})
    await emoji(house).load()
    assert signs.sign("seat.2")
    house.env.http_requests.clear()
    await emoji(house).keep_up()
    assert requests(house) == ["GET"]


async def test_a_changed_one_is_uploaded_and_the_old_one_deleted_an_hour_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = house.env.backend.application_emojis
    operators = house.env.backend.create_application_emoji("seat_2_party")
    await emoji(house).keep_up()
    old, changed = signs.signs()["seat.2"], signs.signs() | {"seat.2": signs.Sign("", Path(__file__), "seat_2_0ther")}
    changed["seat.2"] = changed["seat.2"]._replace(file=old.file)
    monkeypatch.setattr(signs, "signs", lambda: changed)
    monkeypatch.setattr(signs, "names", lambda: {one.name: word for word, one in changed.items()})
    await emoji(house).keep_up()
    assert {old.name, "seat_2_0ther"} <= {one.name for one in there.values()}
    await emoji(house).keep_up()
    assert old.name not in {one.name for one in there.values()}
    assert operators.id in there
    assert old.name not in str(await house.database.read(load_note, f"emoji {house.app.client.application_id}"))


async def test_what_discord_refuses_stays_a_stock_sign(house: House) -> None:
    house.env.inject_error("POST", "/applications/*/emojis", status=403, code=50001, times=99)
    await emoji(house).keep_up()
    assert signs.sign("mausen.dog") == "🐶"
    house.log.take()


async def test_where_emoji_of_ours_are_not_seen_stock_ones_stand(house: House) -> None:
    await emoji(house).keep_up()
    sign = signs.sign("aus_die_maus.mouse.white")
    choice = Choice(f"{sign} White", "1", f"{sign} runs", sign)
    blocks = (f"{sign} runs", Picture(_white, (), sign), (Button(f"{sign} in", "k1|x", emoji=sign),))
    page = Page((*blocks, Select("k1|y", "Who?", (choice,))))
    text, gallery, row, menu = (await render(page))["view"].to_components()[0]["components"]
    assert text["content"] == f"{sign} runs"
    assert gallery["items"][0]["description"] == "🐁"
    assert row["components"][0]["label"] == "🐁 in"
    assert row["components"][0]["emoji"]["id"] == int(re.findall(r"\d+", sign)[-1])
    assert menu["components"][0]["options"][0]["label"] == "🐁 White"
    assert page.in_words().text.startswith("🐁 runs")


@pytest.mark.own_emoji
@pytest.mark.parametrize("game", [game for game in COMMANDS if f"{game}." in signs.folders()])
async def test_every_game_is_played_with_them_and_read_without(house: House, game: str) -> None:
    table, rng = await begun(house, game, *PLAYERS[game]), Random(2)
    for _ in range(12):
        await table.click_on((await table.awaited())[0], rng)
    assert ids_in((await table.board()).message)
    read = await command(house, "anna", game, "read")
    assert not ids_in(read.shown.message)
    await table.rush()
    assert (await table.session()).status == Status.FINISHED


@pytest.mark.own_emoji
async def test_one_that_somebody_deleted_costs_one_answer_and_no_game(house: House) -> None:
    table = await begun(house, "mausen", *PLAYERS["mausen"])
    callback = "/interactions/*/callback"
    house.env.inject_error("POST", callback, status=400, code=50035, message="Invalid emoji")
    assert (await table.press("anna", "hand")).text == en("no-answer")
    assert [line for line in house.log.take() if "did not reach Discord" not in line] == []
    assert not ids_in((await table.press("anna", "hand")).shown.message)


def ids_in(message: Any) -> list[str]:
    """Return the ids of our emoji in a message."""
    components = [one if isinstance(one, dict) else one.to_dict() for one in message.components]
    return re.findall(r"1152921504606\d{6}", str(components))


def _white() -> Drawing:
    raise AssertionError("not drawn in this test")

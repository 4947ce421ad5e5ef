"""A table is filled at once, and what people read whose click came too late or whose seat has changed."""

import pytest

from bot.discovery import load_game
from bot.table.pages.lobby import FILL, SET_UP
from bot.text.words import LANGUAGES
from tests.harness import en, named
from tests.journeys.any_game_table import COMMANDS, begun, command, lobby, says

TABLES = {key: min(4, load_game(key).seats[-1]) for key in COMMANDS}
"""How many sit at a table that is filled."""


@pytest.mark.parametrize("game", TABLES)
async def test_one_choice_in_the_menu_fills_the_table_with_computer_players(house, game):
    table = await lobby(house, game, "anna")
    _, (menu,) = await table.computers("anna")
    values = [option["value"] for option in menu["options"]]
    if TABLES[game] == 2:
        assert not any(value.startswith(FILL) for value in values), "one computer player fills it already"
        return
    labels = [option["label"] for option in menu["options"]]
    assert en("lobby-fill", level="easy", count=TABLES[game] - 1) in labels
    with house.requests() as requests:
        await table.invite("anna", f"{FILL}easy")
    assert requests[-2:] == ["answer", "edit"], "what was taken in the menu, and the board"
    seats = (await table.session()).seats
    assert [seated.computer for seated in seats] == [None, *["easy"] * (TABLES[game] - 1)]
    assert len({seated.name for seated in seats}) == 4
    _, (menu,) = await table.computers("anna")
    assert not any(option["value"].startswith(FILL) for option in menu["options"])


async def test_only_the_host_fills_the_table_and_not_beyond_the_limit_of_hard_ones(house):
    table = await lobby(house, "mausen", "anna", "ben")
    for name, level, expected in (
        ("ben", "easy", en("no-start-host", host=named("anna"))),
        ("stranger", "easy", en("no-not-seated")),
        ("anna", "clever", en("no-forged")),
    ):
        assert (await table.forge(name, "invite", "2", f"{FILL}{level}")).text == expected
    await table.forge("anna", "invite", "2", f"{FILL}hard")
    assert [seated.computer for seated in (await table.session()).seats] == [None, None, "hard", "hard"]
    again = await table.forge("anna", "invite", "2", f"{FILL}hard")
    assert again.text == en("no-join-full", seats=4)


async def test_the_host_of_a_lobby_chooses_how_long_heul_doch_is(house):
    table = await lobby(house, "heul_doch", "anna", "ben")
    assert (await table.session()).options["cards"] == "all"
    page = (await table.press("anna", SET_UP)).shown
    short, long = page.ids("length")
    assert (await table.forge("ben", "length", "half")).text == en("no-start-host", host=named("anna"))
    await house.click("anna", page.message, short)
    assert (await table.session()).options["cards"] == "half"
    assert (await table.forge("anna", "length", "none")).text == en("no-forged")
    await house.forge("anna", (await table.board()).message, long)
    assert (await table.session()).options["cards"] == "all", "by a lobby from before there was that page, too"
    other = await lobby(house, "mausen", "anna")
    assert (await other.press("anna", SET_UP)).shown.ids("length") == []
    assert (await other.forge("anna", "length", "all")).text == en("no-forged")


async def test_a_stale_click_in_a_hand_is_told_in_it_with_whose_turn_it_is_until_the_next_click(house):
    table = await house.play("anna", "ben", "cleo")
    hand, now = table.hands["anna"], en("no-stale")
    for _ in range(3):
        answer = await house.forge("anna", hand, f"k1|{table.id}|99|mausen.pick|E4")
        assert (answer.kind, answer.text) == ("update", "")
        assert answer.shown.text.count(now) == len([one for one in house.seen("anna") if now in one.text]) == 1
    await table.pick("anna", "E4")
    assert not [one for one in house.seen("anna") if now in one.text]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_leaves_computers_alone_reads_that_the_game_pauses(house, language):
    house.speaks(anna=language)
    table = await lobby(house, "mausen", "anna")
    await table.invite("anna", f"{FILL}easy")
    await table.press("anna", "start")
    await table.open_hand("anna")
    question = (await command(house, "anna", "mausen", "leave", house.channel)).shown
    assert says(language, "leave-question", paused="yes") in question.text
    done = await house.click("anna", question.message, question.ids("leave_now")[0])
    assert says(language, "hand-away", plays="nobody") in done.shown.text
    told = [one.message.id for one in house.seen("anna") if says(language, "hand-away", plays="nobody") in one.text]
    assert told == [done.shown.message.id], "the open hand went with it"
    assert (await table.session()).is_paused


async def test_who_leaves_others_reads_that_the_computer_plays_on(house):
    await begun(house, "mausen", "anna", "ben", "cleo")
    question = (await command(house, "anna", "mausen", "leave", house.channel)).shown
    assert en("leave-question", paused="no") in question.text


async def test_the_board_answers_who_takes_a_seat_without_a_hand_and_who_lost_it_reads_by_whom(house):
    house.speaks(dora="it", ben="fr")
    table = await begun(house, "maunz", "anna", "ben", first="0")
    await table.leave("ben")
    answer = await table.press("dora", "take")
    assert (answer.kind, answer.text, answer.shown.message.id) == ("update", "", (await table.board()).message.id)
    refused = says("fr", "no-seat-taken", seat=named("dora"))
    assert (await table.forge("ben", "back")).text == refused

"""Nim, the game that only the tests have: what its folder does not say works all the same."""

from random import Random

from bot.sessions.session import Status
from tests.harness import en
from tests.journeys.any_game_table import begun, command, lobby


async def test_a_game_that_is_only_a_folder_is_opened_played_and_typed(house):
    table = await begun(house, "nim", "anna", "ben", holes="small")
    board = await table.board()
    assert en("with-options", options=en("nim-option-holes-small")) not in board.text, "a running game does not say it"
    assert en("board-how-come") not in board.labels, "it explains itself"
    first = (await table.awaited())[0]
    answer = await command(house, first, "nim", "take", move="c3")
    assert answer.text == en("nim-taken", name=f"\u2068{first}\u2069", hole="C", mice=3), "what happened is the answer"
    await table.play_out()
    assert (await table.session()).status == Status.FINISHED
    board = await table.board()
    assert en("board-how-come") not in board.labels
    assert (await table.forge(first, "how_come")).text == en("no-how-come", link=(await table.session()).link)


async def test_calls_are_an_option_of_it_in_the_words_of_the_house(house):
    table = await begun(house, "nim", "anna", computers=1, pings="off")
    assert (await table.session()).options["pings"] == "off"
    other = await lobby(house, "nim", "ben", channel=house.guild.create_text_channel("other"), pings="off")
    assert en("with-options", options=en("option-pings-off.rule")) in (await other.board()).text
    await table.play_out(Random(2).randrange(9))
    assert (await table.session()).status == Status.FINISHED

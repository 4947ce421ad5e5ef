"""Limits are generous for play; beyond them people read a friendly sentence, and nothing is made."""

from bot.clicks.limits import BOARD_PAUSE_S, HARD_COMPUTERS, HOUR_S, LOBBIES, TABLES_IN_AN_HOUR
from tests.harness import en


def channels(house, many):
    return [house.guild.create_text_channel(f"room-{number}") for number in range(many)]


async def test_so_many_lobbies_at_once_and_no_more(house):
    rooms = channels(house, LOBBIES + 1)
    tables = [await house.lobby("anna", channel=room) for room in rooms[:-1]]
    assert (await house.new("anna", rooms[-1])).text == en("no-many-lobbies", lobbies=LOBBIES)
    assert (await house.new("ben", rooms[-1])).kind == "message", "others may"
    await tables[0].press("anna", "cancel")
    assert (await house.new("anna")).kind == "message"


async def test_so_many_tables_in_an_hour_and_no_more(house):
    rooms = channels(house, TABLES_IN_AN_HOUR + 1)
    for room in rooms[:-1]:
        table = await house.lobby("anna", channel=room)
        await table.cancel("anna")
    assert (await house.new("anna", rooms[-1])).text == en("no-many-tables", tables=TABLES_IN_AN_HOUR)
    await house.env.advance_time(HOUR_S)
    assert (await house.new("anna", rooms[-1])).kind == "message"


async def test_a_board_comes_down_once_in_a_while(house):
    await house.lobby("anna")
    assert (await house.command("anna", "board")).text == en("board-coming")
    assert (await house.command("anna", "board")).text == en("no-board-soon")
    await house.env.advance_time(BOARD_PAUSE_S)
    assert (await house.command("anna", "board")).text == en("board-coming")


async def test_so_many_hard_computer_players_and_no_more(house):
    seated = 0
    for room in channels(house, 3):
        table = await house.lobby("anna", channel=room)
        for _ in range(5):
            await table.forge("anna", "invite", "", "hard")
            seated += 1
    assert seated == HARD_COMPUTERS
    table = await house.lobby("anna")
    assert (await table.forge("anna", "invite", "", "hard")).text == en("no-many-computers", most=HARD_COMPUTERS)
    await table.forge("anna", "invite", "", "medium")
    assert [seat.computer for seat in (await table.session()).seats] == [None, "medium"]

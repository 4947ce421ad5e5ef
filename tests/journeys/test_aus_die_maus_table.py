"""Aus die Maus: small children in the lobby, refusals, typed throws and moves, restarts, calls, leaving."""

import pytest

from bot.text.words import speaker
from cogs.aus_die_maus.rules.state import Roll
from cogs.aus_die_maus.rules.track import Run
from cogs.aus_die_maus.screen.mice import mark
from tests.harness import carried, en, named
from tests.journeys.aus_die_maus_table import command, drawn, lobby, offered, play

ANNA, BEN = (f"{mark(seat)} **\u2068{name}\u2069**" for seat, name in enumerate(("anna", "ben")))
UNDER_FIVE = "🧒 I’m under five"


# Small children


async def toggle(table, name):
    return await table.press(name, "toggle")


async def test_a_parent_presses_under_five_at_the_childs_seat(house):
    table = await lobby(house, "anna", "ben", "cleo", first="0")
    with house.requests() as requests:
        answer = await toggle(table, "ben")
    assert requests == ["answer"]
    assert f"2. **\u2068ben\u2069** ({UNDER_FIVE})" in answer.shown.text
    assert (await table.session()).options["children"] == "1"
    await table.press("anna", "start")
    assert (await table.view()).children == (1,)
    assert en("aus_die_maus-children", names="\u2068ben\u2069") in (await table.board()).text


async def test_pressing_again_takes_it_back_and_seats_that_move_up_keep_it(house):
    table = await lobby(house, "anna", "ben", "cleo")
    for name in ("cleo", "anna", "anna"):
        await toggle(table, name)
    assert (await table.session()).options["children"] == "2"
    await table.press("ben", "leave")
    assert (await table.session()).options["children"] == "1"
    board = await table.board()
    assert f"2. **\u2068cleo\u2069** ({UNDER_FIVE})" in board.text
    await table.press("cleo", "leave")
    assert (await table.session()).options["children"] == "none"


async def test_only_those_who_sit_there_can_set_it_and_only_before_the_game(house):
    table = await lobby(house, "anna", "ben")
    assert (await toggle(table, "stranger")).text == en("no-not-seated")
    assert (await table.forge("anna", "toggle", "track")).text == en("no-forged")
    await table.press("anna", "start")
    assert (await table.forge("anna", "toggle", "children")).text == en("no-already-started")


async def test_at_the_next_table_no_player_is_small_before_saying_so(house):
    table = await lobby(house, "anna", "ben", track="10")
    await toggle(table, "ben")
    await table.press("anna", "start")
    await table.set_up(drawn("T #1 13", 0, "1", number=5))
    await table.move("anna", "1")
    await table.press("ben", "again")
    options = (await house.services.sessions.session_in_channel((await table.session()).where, "aus_die_maus")).options
    assert (options["children"], options["track"]) == ("none", "10")


async def test_the_mouse_of_a_small_child_needs_one_click(house):
    table = await play(house, "anna", "ben", state=drawn("5 0 9", 0, children="0"))
    with house.requests() as requests:
        answer = await table.roll("anna")
    assert requests == ["answer"]
    assert answer.shown.ids("aus_die_maus.move") == []
    assert (await table.view()).phase == "rolling"


# What cannot be


@pytest.mark.parametrize(
    ("action", "move", "word", "facts"),
    [
        ("move", Run(3), "aus_die_maus-not-thrown", {"spaces": 3, "red": 2, "yellow": 1}),
        ("move", Run(2, backward=True), "aus_die_maus-no-way-back", {"space": 3, "before_goal": 13}),
        ("roll", Roll(), "aus_die_maus-move-first", {}),
    ],
)
async def test_forged_clicks_change_nothing(house, action, move, word, facts):
    table = await play(house, "anna", "ben", state=drawn("3 5 9", 0, "2 1"))
    before = await table.saved()
    assert (await table.forge("anna", f"aus_die_maus.{action}", carried(move))).text == en(word, **facts)
    assert await table.saved() == before


# Typing


async def test_throwing_and_moving_can_be_typed(house):
    house.speaks(anna="de")
    table = await play(house, "anna", "ben")
    with house.requests() as requests:
        answer = await command(house, "anna", "roll")
    assert requests == ["answer", "edit"]
    assert answer.text.startswith("❤️ \u2068anna\u2069 ")
    await table.set_up(drawn("13 11 0", 0, "2 1"))
    assert await offered(house, "anna") == {
        "1": "🟡 1 – in die Falle: raus!",
        "2": "🔴 2 – in die Falle: raus!",
        "1b": "🟡 1 zurück → Feld 12",
        "2b": "🔴 2 zurück → Feld 11 💥 ben",
    }
    assert await offered(house, "ben") == await offered(house, "stranger") == {}
    moved = await command(house, "anna", "move", move="2  back → space 11 💥 ben")
    assert "zurück → 11, schubst 💧 \u2068b…\u2069 → 10" in moved.text
    assert (await table.view()).race.spaces[:2] == (11, 10)


async def test_nonsense_is_answered(house):
    table = await play(house, "anna", "ben", state=drawn("3 5 9", 0, "2 1"))
    before = await table.saved()
    assert (await command(house, "anna", "move", move="to the moon")).text == en(
        "aus_die_maus-no-such-move", text="to the moon"
    )
    assert (await command(house, "ben", "roll")).text == en("aus_die_maus-not-your-turn", seat=named("anna"))
    assert (await command(house, "stranger", "move", move="2")).text == en("no-stranger", players=named("anna", "ben"))
    assert await table.saved() == before


async def test_the_rules_come_with_five_pictures(gallery):
    gallery.speaks(ben="it")
    table = await play(gallery, "anna", "ben")
    rules = (await table.press("ben", "rules")).shown
    assert speaker("it")("aus_die_maus-rules-5") in rules.text
    assert len(rules.alts) == 5


# Whatever happens


async def leave(house, table, name):
    question = (await command(house, name, "leave")).shown
    return await house.click(name, question.message, question.ids("leave_now")[0])


async def test_a_player_who_left_while_choosing_a_cheese_is_played_for(house):
    table = await play(house, "anna", "ben", "cleo", state=drawn("11 0 0 13", 0, "2 0"))
    await table.move("anna", "2")
    await leave(house, table, "anna")
    view = await table.view()
    assert view.counts[0] == 1
    assert view.turn != 0

"""Aus die Maus: two cheeses to choose from, for one person alone; what the others see is the same whichever is kept."""

from bot.draw.seats import STYLES
from tests.harness import en
from tests.journeys.aus_die_maus_table import command, drawn, play

ANNA = f"{STYLES[0].emoji} **\u2068anna\u2069**"
SUPPLY = (3, 1, *(1,) * 11, *(2,) * 5, *(3,) * 2)


def before_the_trap(**changes):
    """Anna can shove the white mouse into the trap."""
    return drawn("11 0 0 13", 0, "2 0", supply=SUPPLY, **changes)


async def test_who_shoves_the_white_mouse_into_the_trap_sees_two_cheeses_alone(house):
    table = await play(house, "anna", "ben", "cleo", state=before_the_trap())
    assert (await table.moves())["2"] == "2 → space 13 💥 🐁 into the trap!"
    with house.requests() as requests:
        answer = await table.move("anna", "2")
    assert requests == ["answer", "edit panel"], "the board, and anna's open cheese"
    assert en("aus_die_maus-brief-drew-two", who="❤️ \u2068anna\u2069") in answer.shown.text
    assert en("aus_die_maus-keep", who=ANNA) in answer.shown.text
    assert answer.shown.ids("aus_die_maus.roll") == []
    assert en("aus_die_maus-drawn") in table.hand("anna").text
    assert [button["label"] for button in table.hand("anna").buttons][:2] == [
        "Keep the 3",
        "Keep the 1",
    ]
    for name in ("ben", "cleo"):
        assert table.hand(name).text == f"### {en('aus_die_maus-hand')}\n{en('aus_die_maus-own-none')}"
        assert table.hand(name).ids("aus_die_maus.keep") == []


async def test_the_one_that_is_kept_is_seen_by_its_owner_alone(house):
    table = await play(house, "anna", "ben", "cleo", state=before_the_trap())
    await table.move("anna", "2")
    with house.requests() as requests:
        kept = await table.keep("anna", 0)
    assert sorted(requests) == ["answer", "edit"]
    assert en("aus_die_maus-own", cheeses="", score=3) in kept.shown.text
    board = await table.board()
    assert en("aus_die_maus-brief-drew-two", who="❤️ \u2068anna\u2069") in board.text
    assert "anna on space 13, 1 🧀" in board.alts[0]
    assert (await table.view("ben")).cheeses == (None, (), None, None)


async def test_the_cheeses_come_by_command_too(house):
    house.speaks(anna="de")
    table = await play(house, "anna", "ben", "cleo", state=before_the_trap())
    answer = await command(house, "anna", "move", move="2")
    assert "Keep" not in answer.shown.text
    assert len(answer.shown.ids("aus_die_maus.keep")) == 2, "a typed move that draws two shows them at once"
    again = await command(house, "anna", "cheese")
    assert again.shown.message.ephemeral
    table.hands["anna"] = again.shown.message
    kept = await table.keep("anna", 1)
    assert "🧀 Du hast: 1 Punkt." in kept.shown.text


async def test_a_hand_in_which_nothing_changed_is_left_alone(house):
    table = await play(house, "anna", "ben", state=drawn("3 5 9", 0, "2 1"))
    with house.requests() as requests:
        await table.move("anna", "1")
    assert requests == ["answer"]
    with house.requests() as requests:
        await command(house, "ben", "roll")
    assert requests == ["answer", "edit"]

"""Aus die Maus: two cheeses to choose from, for one person alone; what the others see is the same whichever is kept."""

from cogs.aus_die_maus.screen.mice import mark
from tests.harness import en
from tests.journeys.aus_die_maus_table import command, drawn, play

ANNA = f"{mark(0)} **\u2068anna\u2069**"
SUPPLY = (3, 1, *(1,) * 11, *(2,) * 5, *(3,) * 2)


def before_the_trap(**changes):
    """Anna can shove the white mouse into the trap."""
    return drawn("11 0 0 13", 0, "2 0", supply=SUPPLY, **changes)


async def test_who_shoves_the_white_mouse_into_the_trap_sees_two_cheeses_alone(house):
    table = await play(house, "anna", "ben", "cleo", state=before_the_trap())
    (quiet,) = [one for one in (await table.board()).buttons if one["custom_id"].split("|")[3] == "hand"]
    assert (await table.moves())["2"] == "2 💥 white mouse into the trap!"
    for name in ("ben", "cleo"):
        await table.open_hand(name)
    with house.requests() as requests:
        answer = await table.move("anna", "2")
    assert requests == ["answer"]
    assert "❤️ \u2068anna\u2069 11 → 13, shoves 🐁 → trap\n" in answer.shown.text, "no cheese yet"
    assert en("aus_die_maus-keep", who=ANNA, cheese="🧀") in answer.shown.text
    (asked,) = [one for one in answer.shown.buttons if one["custom_id"].split("|")[3] == "hand"]
    assert quiet["style"] != asked["style"], "the text asks for this button"
    assert answer.shown.ids("aus_die_maus.roll") == []
    await table.open_hand("anna")
    assert en("aus_die_maus-drawn") in table.hand("anna").text
    assert [button["label"] for button in table.hand("anna").buttons][:2] == [
        "Keep the 3",
        "Keep the 1",
    ]
    for name in ("ben", "cleo"):
        assert table.hand(name).text == f"### {en('aus_die_maus-hand')}\n{en('aus_die_maus-own-none')}"
        assert table.hand(name).ids("aus_die_maus.keep") == []


async def test_the_one_that_is_kept_is_seen_by_its_owner_alone_and_the_page_goes_with_the_next_click(house):
    table = await play(house, "anna", "ben", "cleo", state=before_the_trap())
    await table.move("anna", "2")
    await table.open_hand("anna")
    with house.requests() as requests:
        kept = await table.keep("anna", 0)
    assert sorted(requests) == ["answer", "edit"]
    assert en("aus_die_maus-own", cheeses="", score=3, cheese="🧀") in kept.shown.text
    board = await table.board()
    assert "❤️ \u2068anna\u2069 11 → 13, shoves 🐁 → trap 🧀" in board.text
    assert "anna on space 13, 1 🧀" in board.alts[0]
    assert (await table.view("ben")).cheeses == (None, (), None, None)
    with house.requests() as requests:
        await table.press("anna", "rules")
    assert "delete panel" in requests


async def test_of_two_cheeses_alike_one_is_kept_as_soon_as_their_owner_looks(house):
    table = await play(house, "anna", "ben", state=drawn("11 0 13", 0, "2 0", supply=(2, 2, *SUPPLY[2:])))
    await table.move("anna", "2")
    assert en("aus_die_maus-keep", who=ANNA, cheese="🧀") in (await table.board()).text, "as if they were not"
    await table.open_hand("anna")
    assert en("aus_die_maus-kept", value=2) in table.hand("anna").text
    assert (await table.turn(), (await table.view("anna")).cheeses) == ("ben", ((2,), None, None))


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
    await table.open_hand("ben")
    with house.requests() as requests:
        await table.move("anna", "1")
    assert requests == ["answer"]
    with house.requests() as requests:
        await command(house, "ben", "roll")
    assert requests == ["answer", "edit"]

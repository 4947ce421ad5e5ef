"""maunz. by typed commands: for keyboards, screen readers, and those who lost the board."""

import pytest

from bot.messages.names import escaped
from bot.text.words import speaker
from cogs.maunz.cog import NO_SQUARE
from cogs.maunz.screen.prose import mark
from tests.harness import en, named
from tests.journeys.maunz_table import BOTH_KINDS, FOUR_IN_A_ROW, command, lobby, offered, play

ANNA = f"{mark(0)} **\u2068anna\u2069**"


async def test_where_no_game_runs_a_command_says_how_to_begin(house):
    for what, options in (
        ("place", {"square": "A1"}),
        ("choose", {"number": "1"}),
        ("board", {}),
        ("leave", {}),
        ("stop", {}),
    ):
        assert (await command(house, "anna", what, **options)).text == en("no-table-here", command="maunz")


@pytest.mark.parametrize("typed", ["C3", " c3 "])
async def test_a_square_is_typed_and_the_board_follows(house, typed):
    house.speaks(anna="de")
    bed = await play(house, language="en")
    with house.requests() as requests:
        answer = await command(house, "anna", "place", square=typed)
    assert requests == ["answer", "edit"]
    assert answer.text == speaker("de")("maunz-turn-placed", who=ANNA, piece="k", square="C3")
    assert en("maunz-turn-placed", who=ANNA, piece="k", square="C3") in (await bed.board()).text


async def test_what_is_no_square_is_said_to_be_none(house):
    bed = await play(house)
    before = await bed.saved()
    for typed in ("G1", "C", "3C", "C33", "🐱", "@everyone"):
        answer = await command(house, "anna", "place", square=typed)
        assert answer.text == en("maunz-no-such-square", text=typed.upper())
    assert await bed.saved() == before


async def test_the_piece_can_be_said_and_is_a_kitten_otherwise(house):
    bed = await play(house, BOTH_KINDS, lid=(3, 3))
    await command(house, "anna", "place", square="A1")
    await command(house, "ben", "place", square="F1", piece="c")
    assert {one.square: one.piece.value for one in (await bed.view()).standing if one.square in ("A1", "F1")} == {
        "A1": "k",
        "F1": "c",
    }


async def test_while_typing_the_free_squares_are_offered_with_what_a_piece_does_there(house):
    house.speaks(anna="fr")
    await play(house, BOTH_KINDS, lid=(3, 3))
    fr = speaker("fr")
    everything = await offered(house, "anna", "place", "square")
    assert len(everything) == 25
    assert everything["C3"] == "C3"
    row = await offered(house, "anna", "place", "square", "3", piece="c")
    assert list(row) == ["A3", "C3", "D3", "E3", "F3"]
    assert row["C3"] == f"C3 · {fr('maunz-sign', sign='nudged', count=1, piece='k')}"
    assert list(await offered(house, "anna", "place", "square", "d")) == [f"D{row}" for row in range(1, 7)]
    assert list(await offered(house, "anna", "place", "square", "F6")) == ["F6"]
    assert await offered(house, "anna", "place", "square", "zzz") == {}
    assert await offered(house, "anna", "choose", "number") == {}


async def test_nothing_is_offered_to_those_who_are_not_in_turn(house):
    assert await offered(house, "anna", "place", "square") == {}
    bed = await lobby(house, "anna", "ben", first="0")
    assert await offered(house, "anna", "place", "square") == {}
    await bed.press("anna", "start")
    assert await offered(house, "stranger", "place", "square") == {}
    for name in ("ben", "stranger"):
        assert await offered(house, name, "choose", "number") == {}
    assert await offered(house, "ben", "place", "square") == {NO_SQUARE: en("maunz-wait", who="anna")}
    for typed in ("A1", NO_SQUARE):
        assert (await command(house, "ben", "place", square=typed)).text == en("no-not-your-turn", seat=named("anna"))
    assert (await command(house, "stranger", "place", square="A1")).text == en(
        "no-stranger", players=named("anna", "ben")
    )


async def test_a_choice_is_typed_by_its_number(house):
    bed = await play(house, FOUR_IN_A_ROW)
    await command(house, "anna", "place", square="C3")
    assert await offered(house, "anna", "choose", "number") == {
        str(n): f"{n}: {row} · {en('maunz-choice', kittens=3)}" for n, row in ((1, "A3–C3"), (2, "B3–D3"), (3, "C3–E3"))
    }
    assert await offered(house, "anna", "place", "square") == {NO_SQUARE: en("maunz-choose-first")}
    assert (await command(house, "anna", "place", square=NO_SQUARE)).text == en("maunz-choose-first")
    for wrong in ("4", "0", "A3", "@everyone"):  # it mentions nobody
        assert (await command(house, "anna", "choose", number=wrong)).text == en(
            "maunz-not-a-choice", text=escaped(wrong)
        )
    assert (await command(house, "anna", "place", square="A1")).text == en("maunz-choose-first")
    answer = await command(house, "anna", "choose", number=" 2 ")
    assert en("maunz-turn-line", squares=("B3", "C3", "D3"), kittens=3) in answer.text
    assert [one.square for one in (await bed.view()).standing] == ["A3", "E3"]


async def test_before_the_start_nothing_is_placed_or_chosen(house):
    table = await lobby(house, "anna", "ben")
    refused = en("no-not-started", link=(await table.session()).link)
    assert (await command(house, "anna", "place", square="A1")).text == refused
    assert (await command(house, "anna", "choose", number="1")).text == refused


@pytest.mark.parametrize(("first", "turn"), [("0", 0), ("1", 1)])
async def test_the_table_says_who_starts(house, first, turn):
    bed = await lobby(house, "anna", "ben", first=first)
    assert en(f"maunz-option-first-{first}.rule") in (await bed.board()).text
    await bed.press("anna", "start")
    assert (await bed.view()).turn == turn

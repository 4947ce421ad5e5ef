"""maunz.: squares in two taps with the board in view."""

import pytest

from cogs.maunz.rules.state import AcceptDraw
from cogs.maunz.screen.prose import mark
from tests.cogs.maunz.notation import position
from tests.harness import carried, en, named, short
from tests.journeys.maunz_table import BOTH_KINDS, play

ANNA = f"{mark(0)} **\u2068anna\u2069**"


async def test_a_letter_and_a_square_are_one_request_each(house):
    bed = await play(house, "......  ..bb..  ......  ......  ......  ......")
    before = await bed.saved()
    with house.requests() as requests:
        lit = (await bed.tap("anna", "D")).shown
    assert requests == ["answer"]
    assert await bed.saved() == before, "a letter is no move"
    assert lit.alts[0].endswith(en("maunz-alt-column", column="D"))
    assert [button["label"] for button in lit.buttons if "|maunz.square|" in button["custom_id"]] == [
        "D1 👉2", "D2", "D3 👉2", "D4", "D5", "D6",
    ]  # fmt: skip
    assert len(lit.ids("maunz.square")) == 5, "D2 is taken"
    with house.requests() as requests:
        placed = await bed.place("anna", "D4")
    assert requests == ["answer"]
    assert en("maunz-turn-placed", who=ANNA, piece="k", square="D4") in placed.shown.text
    assert {short(one)[-2] for one in placed.shown.ids("maunz.square")} == {"C"}, (
        "for the next player the middle is open"
    )
    assert en("maunz-alt-column", column="D") not in placed.shown.alts[0]


async def test_no_button_moves_away_under_a_thumb(house):
    bed = await play(house)
    before, lit = await bed.board(), (await bed.tap("anna", "B")).shown
    places = [[button["custom_id"].split("|")[3] for button in shown.buttons] for shown in (before, lit)]
    assert places[0] == places[1]
    await bed.place("anna", "B2")
    placed = [button["custom_id"].split("|")[3] for button in (await bed.board()).buttons]
    assert placed[: len(places[0])] == places[0]


async def test_in_one_tap_a_square_in_the_middle_is_taken(house):
    bed = await play(house)
    await bed.place("anna", "E5")
    with house.requests() as requests:
        await bed.place("ben", "C4")
    assert requests == ["answer"]
    await bed.set_up(position("..a...  " * 3 + "..b...  " * 3))
    assert {short(one)[-2] for one in (await bed.board()).ids("maunz.square")} == {"B"}, "a full column is not open"


async def test_the_kind_that_one_placed_last_stays_chosen(house):
    bed = await play(house, BOTH_KINDS, lid=(3, 3))
    await bed.look_at("anna", "c")
    for name, square, following in (("anna", "cC3", "k"), ("ben", "kC5", "c"), ("anna", "cC1", "k")):
        board = await bed.board()
        await house.click(
            name, board.message, next(one for one in board.ids("maunz.square") if short(one).endswith(square))
        )
        chosen = {short(one).split("|")[4][0] for one in (await bed.board()).ids("maunz.square")}
        assert chosen == {following}, "of each player"


async def test_a_letter_of_an_older_board_opens_its_column_and_makes_no_move(house):
    bed = await play(house)
    letter = next(one for one in (await bed.board()).ids("maunz.column") if one.endswith("F"))
    await bed.place("anna", "C3")
    board = (await bed.board()).message
    answer = await house.forge("ben", board, letter)
    assert answer.kind == "update"
    assert {short(one)[-2] for one in answer.shown.ids("maunz.square")} == {"F"}
    assert not answer.text


async def test_a_lit_column_lasts_as_long_as_the_position_and_is_good_after_a_restart(house):
    bed = await play(house)
    lit = (await bed.tap("anna", "B")).shown
    await house.restart()
    assert (await bed.board()).buttons == lit.buttons
    await house.click("anna", lit.message, lit.ids("maunz.square")[0])
    assert [one.square for one in (await bed.view()).standing] == ["B1"]
    await bed.tap("ben", "D")
    await bed.press("anna", "take_back")
    dark = await bed.board()
    assert {short(one)[-2] for one in dark.ids("maunz.square")} == {"C"}
    assert en("maunz-alt-column", column="D") not in dark.alts[0]


@pytest.mark.parametrize("wait_s", [45, 300], ids=["a call", "half the time"])
async def test_a_lit_column_and_a_chosen_piece_stay_when_the_player_is_called(house, wait_s):
    bed = await play(house, BOTH_KINDS, lid=(3, 3), pings="on", pace="evening")
    await bed.tap("anna", "D")
    lit = (await bed.look_at("anna", "c")).shown
    with house.requests() as requests:
        await house.env.advance_time(wait_s)
    assert "post" in requests, "anna is called"
    board = await bed.board()
    assert [one.split("|")[4] for one in board.ids("maunz.square")] == [
        one.split("|")[4] for one in lit.ids("maunz.square")
    ]
    await house.click(
        "anna", board.message, next(one for one in board.ids("maunz.square") if short(one).endswith("cD3"))
    )
    assert {one.square: one.piece.value for one in (await bed.view()).standing}["D3"] == "c"
    assert {short(one)[-3:-1] for one in (await bed.board()).ids("maunz.square")} == {"kC"}, (
        "the next player chooses anew"
    )


async def test_a_column_without_a_free_square_cannot_be_chosen(house):
    bed = await play(house, "...a..  " * 3 + "...b..  " * 3)
    assert [one[-1] for one in (await bed.board()).ids("maunz.column")] == list("ABEF")
    lit = await bed.forge("anna", "maunz.column", "kD")
    assert lit.shown.ids("maunz.square") == []


@pytest.mark.parametrize(("hints", "signs"), [("off", "👉1"), ("on", "🏆👉1")])
async def test_what_wins_is_not_said_before_the_move_unless_the_table_wants_hints(house, hints, signs):
    bed = await play(house, "......  .AA...  ....b.  ......  ......  ......", lid=(8, 0), hints=hints)
    assert await bed.kind() == "c"
    assert (await bed.free("anna", "D"))["D2"] == signs


async def test_what_is_seldom_wanted_is_behind_one_button_and_shows_each_what_they_can_do(house):
    bed = await play(house)
    await bed.place("anna", "C3")
    quiet = await bed.board()
    await bed.agree("ben", "offer")
    rows = [[button["custom_id"].split("|")[3:] for button in board.buttons] for board in (quiet, await bed.board())]
    assert rows[0][-3:] == [["take_back", ""], ["maunz.more", ""], ["leave", ""]]
    assert rows[1] == [*rows[0][:-3], ["maunz.square", carried(AcceptDraw())], *rows[0][-2:]]
    own, other, stranger = [(await bed.press(name, "maunz.more")).shown for name in ("ben", "anna", "stranger")]
    assert own.message.ephemeral
    assert [len(shown.ids("give_up")) for shown in (own, other, stranger)] == [1, 1, 0]
    assert len(stranger.ids("how_come")) == 1
    for name, refusal in (
        ("ben", en("maunz-own-offer")),
        ("stranger", en("no-stranger", players=named("anna", "ben"))),
    ):
        assert (await bed.forge(name, "maunz.table", carried(AcceptDraw()))).text == refusal


async def test_more_goes_with_the_next_click_on_the_board(house):
    bed = await play(house)
    page = (await bed.press("anna", "maunz.more")).shown
    await bed.place("anna", "C3")
    assert page.message.id not in [one.message.id for one in house.seen("anna")]


async def test_take_back_says_whose_move_it_takes_back(house):
    bed = await play(house)
    await bed.place("anna", "C3")
    assert en("take-back-button", who="", whose="own") in (await bed.board()).labels
    assert (await bed.press("ben", "take_back")).text == en("no-take-back")

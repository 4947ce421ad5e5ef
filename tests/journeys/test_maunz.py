"""maunz. by clicks: whole games, kittens and cats, choices, taking back, draws, giving up."""

from dataclasses import replace

import pytest

from bot.sessions.session import Status
from bot.storage import sessions as store
from bot.text.words import speaker
from cogs.maunz.rules.state import Resign, TakeBack
from cogs.maunz.screen.prose import MARKS
from tests.cogs.maunz.notation import position
from tests.harness import en, look
from tests.journeys.maunz_table import BOTH_KINDS, EIGHT, FOUR_IN_A_ROW, GAME, lobby, play

ANNA, BEN = (f"{mark} **\u2068{name}\u2069**" for mark, name in zip(MARKS, ("anna", "ben"), strict=True))


async def log_of(bed):
    return [GAME.decode_move(one.move) for one in await bed.house.database.read(store.load_log, bed.id)]


@pytest.mark.parametrize(
    ("language", "options"),
    [("it", {"kids": "yes", "first": "1"}), pytest.param("de", {}, marks=pytest.mark.whole_game)],
)
async def test_two_people_play_a_whole_game_by_clicks(house, language, options):
    house.speaks(anna="fr", ben="en-GB")
    bed = await play(house, language=language, **options)
    assert speaker(language)("maunz-begin") in (await bed.board()).text
    await bed.play_out()
    session, board, outcome = await bed.session(), await bed.board(), await bed.by_the_rules()
    assert session.status == Status.FINISHED
    assert [(seated.rank, seated.score) for seated in session.seats] == list(
        zip(outcome.places, outcome.scores, strict=True)
    )
    over, say = (await bed.view()).over, speaker(language)
    assert say("maunz-head-over") in board.text
    assert over.winner is not None
    who = (ANNA, BEN)[over.winner]
    assert say(f"maunz-won-{outcome.reason}", who=who, squares=" ".join(over.squares), other="-") in board.text
    assert session.secret.hex() not in board.text
    assert board.ids("proof")
    assert board.ids("leave") == board.ids("maunz.table") == board.ids("maunz.column") == []


async def test_the_board_is_drawn_and_described(gallery):
    bed = await play(gallery, FOUR_IN_A_ROW)
    await bed.place("anna", "C3")
    (alt,) = (await bed.board()).alts
    assert "anna (orange): kittens on A3, B3, C3, D3, E3." in alt
    assert "anna chooses what leaves: 1: A3–C3, 2: B3–D3, 3: C3–E3." in alt


# Two taps


async def test_a_letter_and_a_square_are_one_request_each(house):
    bed = await play(house, "......  ..bb..  ......  ......  ......  ......")
    before = await bed.saved()
    with house.requests() as requests:
        lit = (await bed.tap("anna", "D")).shown
    assert requests == ["answer"]
    assert await bed.saved() == before, "a letter is no move"
    assert lit.alts[0].endswith(en("maunz-alt-column", column="D"))
    assert [button["label"] for button in lit.buttons if "|maunz.square|" in button["custom_id"]] == [
        "D1 🐾2", "D2", "D3 🐾2", "D4", "D5", "D6",
    ]  # fmt: skip
    assert len(lit.ids("maunz.square")) == 5, "D2 is taken"
    with house.requests() as requests:
        placed = await bed.place("anna", "D4")
    assert requests == ["answer"] * 2, "a letter again, and the square"
    assert en("maunz-turn-placed", who=ANNA, piece="k", square="D4") in placed.shown.text
    assert placed.shown.ids("maunz.square") == [], "the next player chooses a letter first"
    assert en("maunz-alt-column", column="D") not in placed.shown.alts[0]


async def test_a_wrong_letter_is_changed_by_one_tap_on_another(house):
    bed = await play(house)
    await bed.tap("anna", "A")
    other = (await bed.tap("anna", "F")).shown
    assert {one.split("|")[4][:2] for one in other.ids("maunz.square")} == {"kF"}
    assert len(other.ids("maunz.column")) == 6
    await house.click("anna", other.message, other.ids("maunz.square")[0])
    assert [one.square for one in (await bed.view()).standing] == ["F1"]


async def test_no_button_moves_away_under_a_thumb(house):
    bed = await play(house)
    before, lit = await bed.board(), (await bed.tap("anna", "B")).shown
    places = [[button["custom_id"].split("|")[3] for button in shown.buttons] for shown in (before, lit)]
    assert places[0] == places[1]
    assert before.ids("maunz.square") == []


async def test_the_column_stays_chosen_when_the_piece_changes(house):
    bed = await play(house, BOTH_KINDS, lid=(3, 3))
    await bed.tap("anna", "C")
    cats = (await bed.look_at("anna", "c")).shown
    assert {one.split("|")[4][:2] for one in cats.ids("maunz.square")} == {"cC"}
    await house.click("anna", cats.message, next(one for one in cats.ids("maunz.square") if one.endswith("cC3")))
    assert {one.square: one.piece.value for one in (await bed.view()).standing}["C3"] == "c"


async def test_a_lit_column_lasts_as_long_as_the_position_and_is_good_after_a_restart(house):
    bed = await play(house)
    lit = (await bed.tap("anna", "C")).shown
    await house.restart()
    assert (await bed.board()).buttons == lit.buttons
    await house.click("anna", lit.message, lit.ids("maunz.square")[0])
    assert [one.square for one in (await bed.view()).standing] == ["C1"]
    await bed.tap("ben", "D")
    await bed.agree("anna", "back")
    dark = await bed.board()
    assert dark.ids("maunz.square") == []
    assert en("maunz-alt-column", column="D") not in dark.alts[0]


async def test_a_column_without_a_free_square_cannot_be_chosen(house):
    bed = await play(house, "...a..  " * 3 + "...b..  " * 3)
    assert [one[-1] for one in (await bed.board()).ids("maunz.column")] == list("ABCEF")
    lit = await bed.forge("anna", "maunz.column", "kD")
    assert lit.shown.ids("maunz.square") == []


@pytest.mark.parametrize(("hints", "signs"), [("off", "🐾1"), ("on", "🏆 🐾1")])
async def test_what_wins_is_not_said_before_the_move_unless_the_table_wants_hints(house, hints, signs):
    bed = await play(house, "......  .AA...  ....b.  ......  ......  ......", lid=(8, 0), hints=hints)
    assert await bed.kind() == "c"
    assert (await bed.free("anna", "D"))["D2"] == signs


async def test_the_buttons_of_the_table_are_in_one_row(house):
    bed = await play(house)
    await bed.place("anna", "C3")
    await bed.agree("ben", "offer")
    row = [button["custom_id"].split("|")[3:] for button in (await bed.board()).buttons][-5:]
    assert row == [
        ["maunz.table", "back"], ["maunz.table", "accept"], ["maunz.table", "decline"], ["give_up", ""], ["rules", ""],
    ]  # fmt: skip


# Menus, where the table likes them


async def test_a_table_that_was_stored_without_the_new_options_has_buttons_and_no_hints(house):
    bed = await play(house, "......  .AA...  ......  ......  ......  ......", lid=(8, 0))
    session = await bed.session()
    old = {key: value for key, value in session.options.items() if key not in ("controls", "hints")}
    assert len(old) == len(session.options) - 2
    page = house.services.boards.page(replace(session, options=old), "cD")
    assert page == house.services.boards.page(session, "cD")


async def test_a_menu_of_a_board_that_was_there_before_still_places(house):
    bed = await play(house)
    answer = await bed.forge("anna", "maunz.place", "k1", "C3")
    assert en("maunz-turn-placed", who=ANNA, piece="k", square="C3") in answer.shown.text


async def test_the_menus_offer_the_free_squares_and_say_what_a_move_does(house):
    bed = await play(house, "......  .aa...  .....b  ......  ......  ......", controls="menus", hints="on")
    assert (await bed.board()).ids("maunz.column") == []
    hints = await bed.in_menus()
    assert len(hints) == 33
    assert not {"B2", "C2", "F3"} & hints.keys()
    assert hints["A6"] == en("maunz-hint-nudges", nudges=0)
    assert hints["E3"] == en("maunz-hint-falls", whose="other", own=0, other=1)
    assert hints["D2"] == f"{en('maunz-hint-line', grows=3)} · {en('maunz-hint-nudges', nudges=0)}"
    upper, lower = (await bed.board()).menus
    assert {option["value"][1] for option in upper["options"]} == set("123")
    assert {option["value"][1] for option in lower["options"]} == set("456")
    with house.requests() as requests:
        placed = await bed.take("anna", "D2")
    assert requests == ["answer"]
    assert en("maunz-turn-line", squares="B2 C2 D2", kittens=3) in placed.shown.text


async def test_menus_do_not_say_what_wins_unless_the_table_wants_hints(house):
    bed = await play(house, "......  .aa...  .....b  ......  ......  ......", controls="menus")
    squares = await bed.in_menus()
    assert squares["D2"] == en("maunz-hint-nudges", nudges=0)
    assert squares["E3"] == en("maunz-hint-falls", whose="other", own=0, other=1)


# What happened


async def test_a_move_is_narrated_with_everything_that_it_did(house):
    bed = await play(house, "......  .b....  .b.a..  ......  ......  ......")
    with house.requests() as requests:
        answer = await bed.place("anna", "C3")
    assert requests == ["answer"] * 2
    assert en("maunz-turn-placed", who=ANNA, piece="k", square="C3") in answer.shown.text
    assert (
        en("maunz-turn-nudged", moves=f"{MARKS[1]} B2 → A1 · {MARKS[1]} B3 → A3 · {MARKS[0]} D3 → E3")
        in answer.shown.text
    )
    assert en("maunz-place", who=BEN, pieces="kittens") in answer.shown.text
    fell = await bed.place("ben", "F3")
    assert en("maunz-turn-nudged", moves=f"{MARKS[0]} E3 → D3") in fell.shown.text
    fell = await bed.place("anna", "B2")
    assert en("maunz-turn-fell", squares=f"{MARKS[1]} A1 · {MARKS[1]} A3") in fell.shown.text


async def test_three_in_a_row_grow_up_by_themselves(house):
    bed = await play(house, "......  .aa...  ......  ......  ......  ......")
    answer = await bed.place("anna", "D2")
    assert en("maunz-turn-line", squares="B2 C2 D2", kittens=3) in answer.shown.text
    assert (await bed.view()).pools[0].cats == 3


# Kittens or cats


async def test_a_player_with_both_looks_at_what_each_would_do(house):
    bed = await play(house, BOTH_KINDS, lid=(3, 3))
    kittens = await bed.free("anna", "BCD")
    assert await bed.kind() == "k"
    assert kittens["C3"] == ""
    before = await bed.saved()
    with house.requests() as requests:
        await bed.look_at("anna", "c")
    assert requests == ["answer"]
    cats = await bed.free("anna", "BCD")
    assert cats.keys() == kittens.keys()
    assert await bed.kind() == "c"
    assert cats["C3"] == "🐾1"
    assert await bed.saved() == before, "looking is no move"
    await bed.look_at("anna", "k")
    assert await bed.free("anna", "BCD") == kittens
    await bed.look_at("anna", "c")
    await bed.place("anna", "C3", "c")
    assert [(one.square, one.piece.value) for one in (await bed.view()).standing if one.seat == 0] == [
        ("A3", "c"),
        ("C3", "c"),
    ]


async def test_a_player_with_one_kind_only_is_not_asked(house):
    bed = await play(house)
    assert await bed.kind() == "k"
    assert (await bed.board()).ids("maunz.piece") == []
    await bed.set_up(position("......  .A....  ......  ......  ......  ......", 0, lid=(8, 0)))
    assert await bed.kind() == "c"
    assert (await bed.board()).ids("maunz.piece") == []
    assert en("maunz-place", who=ANNA, pieces="cats") in (await bed.board()).text


# Choices


async def test_with_four_in_a_row_a_number_says_which_three_grow_up(house):
    bed = await play(house, FOUR_IN_A_ROW)
    board = (await bed.place("anna", "C3")).shown
    assert en("maunz-choose", who=ANNA, kinds="lines") in board.text
    assert board.labels[:3] == [f"{n}: {row} · 3 new cats" for n, row in ((1, "A3–C3"), (2, "B3–D3"), (3, "C3–E3"))]
    assert board.ids("maunz.column") == []
    with house.requests() as requests:
        answer = await bed.choose("anna", 2)
    assert requests == ["answer"]
    assert en("maunz-turn-line", squares="B3 C3 D3", kittens=3) in answer.shown.text
    assert [one.square for one in (await bed.view()).standing] == ["A3", "E3"]


async def test_with_all_eight_on_the_bed_one_is_chosen(house):
    bed = await play(house, EIGHT)
    board = (await bed.place("anna", "D1")).shown
    assert en("maunz-choose", who=ANNA, kinds="singles") in board.text
    assert board.labels[:8] == [
        f"{n}: {square} · {'comes back' if square == 'F3' else '1 new cat'}"
        for n, square in enumerate(("A1", "D1", "F1", "C3", "F3", "A5", "F5", "C6"), start=1)
    ]
    answer = await bed.choose("anna", 5)
    assert en("maunz-turn-single", square="F3", what="cat") in answer.shown.text
    assert (await bed.view()).pools[0].cats == 1


async def test_children_take_a_kitten_back(house):
    bed = await play(house, kids="yes")
    await bed.set_up(position(EIGHT.replace("A", "a"), kids="yes"))
    board = (await bed.place("anna", "D1")).shown
    assert en("maunz-choose", who=ANNA, kinds="kids") in board.text
    assert en("maunz-turn-single", square="F3", what="kitten") in (await bed.choose("anna", 5)).shown.text


async def test_a_restart_in_the_middle_of_a_choice_changes_nothing(house):
    bed = await play(house, FOUR_IN_A_ROW)
    await bed.place("anna", "C3")
    before = await bed.board()
    await house.restart()
    assert (await bed.board()).buttons == before.buttons
    answer = await bed.choose("anna", 3)
    assert en("maunz-turn-line", squares="C3 D3 E3", kittens=3) in answer.shown.text
    await bed.place("ben", "A1")


# At the table


async def test_a_move_is_taken_back_until_the_opponent_places_and_the_log_keeps_both(house):
    bed = await play(house)
    assert (await bed.board()).ids("maunz.table") == [f"k1|{bed.id}|1|maunz.table|offer"]
    await bed.place("anna", "C3")
    assert en("maunz-may-take-back", who="\u2068anna\u2069", other="\u2068ben\u2069") in (await bed.board()).text
    with house.requests() as requests:
        answer = await bed.agree("anna", "back")
    assert requests == ["answer"]
    assert en("maunz-place", who=ANNA, pieces="kittens") in answer.shown.text
    assert en("maunz-said", what="back", who=ANNA) in answer.shown.text
    assert "C3" in await bed.free("anna", "C")
    placed = await bed.place("anna", "D4")
    assert en("maunz-said", what="back", who=ANNA) not in placed.shown.text
    assert [type(move).__name__ for move in await log_of(bed)] == ["PlacePiece", "TakeBack", "PlacePiece"]
    assert TakeBack() in await log_of(bed)


async def test_a_choice_can_be_taken_back_too(house):
    bed = await play(house, FOUR_IN_A_ROW)
    await bed.place("anna", "C3")
    await bed.agree("anna", "back")
    assert len(await bed.free("anna")) == 32
    await bed.place("anna", "C3")
    await bed.choose("anna", 1)
    await bed.agree("anna", "back")
    assert [one.square for one in (await bed.view()).standing] == ["A3", "B3", "D3", "E3"]


async def test_a_draw_is_offered_and_taken(house):
    bed = await play(house)
    answer = await bed.agree("anna", "offer")
    assert en("maunz-offered", who=ANNA, other=BEN) in answer.shown.text
    with house.requests() as requests:
        over = await bed.agree("ben", "accept")
    assert requests == ["answer"]
    assert en("maunz-drawn-agreed") in over.shown.text
    assert [seated.rank for seated in (await bed.session()).seats] == [1, 1]


async def test_a_draw_is_declined_by_saying_so_or_by_placing(house):
    bed = await play(house)
    await bed.agree("anna", "offer")
    declined = await bed.agree("ben", "decline")
    assert en("maunz-offered", who=ANNA, other=BEN) not in declined.shown.text
    assert en("maunz-said", what="declined", who=BEN) in declined.shown.text
    assert (await bed.board()).ids("maunz.table") == [], "it cannot be offered again in this turn"
    assert (await bed.forge("anna", "maunz.table", "offer")).text == en("maunz-offered-already")
    await bed.place("anna", "C3")
    await bed.agree("ben", "offer")
    await bed.place("ben", "F6")
    placed = await bed.place("anna", "A6")
    assert en("maunz-offered", who=BEN, other=ANNA) not in placed.shown.text
    assert en("maunz-said", what="declined", who=ANNA) in placed.shown.text


async def test_no_player_answers_their_own_offer_or_offers_out_of_turn(house):
    bed = await play(house)
    assert (await bed.agree("ben", "offer")).text == en("maunz-offer-in-turn")
    await bed.agree("anna", "offer")
    assert (await bed.agree("anna", "accept")).text == en("maunz-own-offer")
    assert (await bed.agree("anna", "decline")).text == en("maunz-own-offer")


@pytest.mark.parametrize("name", ["anna", "ben"])
async def test_giving_up_is_asked_first_and_privately(house, name):
    house.speaks(anna="de", ben="de")
    bed = await play(house, language="en")
    before, de = await bed.saved(), speaker("de")
    question = (await bed.press(name, "give_up")).shown
    assert question.message.ephemeral
    assert de("give-up-question") in question.text
    assert await bed.saved() == before
    done = await house.click(name, question.message, question.ids("give_up_now")[0])
    assert de("give-up-done") in done.shown.text
    winner, loser = (BEN, "anna") if name == "anna" else (ANNA, "ben")
    assert en("maunz-won-resigned", who=winner, other=f"\u2068{loser}\u2069", squares="") in (await bed.board()).text
    assert await log_of(bed) == [Resign()]
    again = await bed.press(name, "again")
    assert again.kind == "message"


async def test_the_lobby_of_two_is_full_with_two(house):
    bed = await lobby(house, "anna", "ben")
    assert (await bed.board()).ids("join") == []
    assert en("lobby-about", fewest=2, most=2, span=0) in (await bed.board()).text
    assert en("lobby-ready", host="\u2068anna\u2069", free=0) in (await bed.board()).text
    assert (await bed.forge("cleo", "join")).text == en("no-join-full", seats=2)
    assert (await bed.board()).alts[0] == en("maunz-alt-cover", names="anna, ben")


async def test_the_rules_come_with_three_pictures(gallery):
    gallery.speaks(ben="it")
    bed = await play(gallery)
    rules = (await bed.press("ben", "rules")).shown
    assert speaker("it")("maunz-rules-4") in rules.text
    assert len(rules.alts) == 3
    assert look(rules.message).message.ephemeral

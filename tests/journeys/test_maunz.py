"""maunz. by clicks: whole games, kittens and cats, choices, taking back, draws, giving up."""

import pytest

from bot.games.contract import TakeBack
from bot.messages.names import shown
from bot.sessions.session import Status
from bot.table.service import rows as store
from bot.text.words import speaker
from cogs.maunz.rules.state import AcceptDraw, OfferDraw, Resign
from cogs.maunz.screen.prose import mark
from tests.cogs.maunz.notation import position
from tests.harness import carried, en, look
from tests.journeys.maunz_table import BOTH_KINDS, EIGHT, FOUR_IN_A_ROW, GAME, lobby, play

ANNA, BEN = (f"{mark(seat)} **\u2068{name}\u2069**" for seat, name in enumerate(("anna", "ben")))


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
    assert say(f"maunz-won-{outcome.reason}", who=who, squares=over.squares, other="-") in board.text
    assert session.secret.hex() not in board.text
    assert board.ids("again")
    assert board.ids("leave") == board.ids("maunz.table") == board.ids("maunz.column") == []


async def test_the_board_is_drawn_and_described(gallery):
    bed = await play(gallery, FOUR_IN_A_ROW)
    await bed.place("anna", "C3")
    (alt,) = (await bed.board()).alts
    assert "anna (orange): kittens on A3, B3, C3, D3, E3." in alt
    assert alt.endswith("anna, what leaves the bed? 1 = A3–C3, 2 = B3–D3, 3 = C3–E3.")


# What happened


async def test_a_move_is_narrated_with_everything_that_it_did(house):
    bed = await play(house, "......  .b....  .b.a..  ......  ......  ......")
    with house.requests() as requests:
        answer = await bed.place("anna", "C3")
    assert requests == ["answer"], "the column was open"
    assert en("maunz-turn-placed", who=ANNA, piece="k", square="C3") in answer.shown.text
    assert (
        en("maunz-turn-nudged", moves=f"{mark(1)} B2 → A1 · {mark(1)} B3 → A3 · {mark(0)} D3 → E3") in answer.shown.text
    )
    assert en("maunz-place", who=BEN) in answer.shown.text
    fell = await bed.place("ben", "F3")
    assert en("maunz-turn-nudged", moves=f"{mark(0)} E3 → D3") in fell.shown.text
    fell = await bed.place("anna", "B2")
    assert en("maunz-turn-fell", squares=f"{mark(1)} A1 · {mark(1)} A3") in fell.shown.text


async def test_three_in_a_row_grow_up_by_themselves(house):
    bed = await play(house, "......  .aa...  ......  ......  ......  ......")
    answer = await bed.place("anna", "D2")
    grown = en("maunz-turn-line", squares=("B2", "C2", "D2"), kittens=3)
    assert grown in answer.shown.text
    assert (await bed.view()).pools[0].cats == 3
    answer = await bed.place("ben", "A1")
    assert grown in answer.shown.text, "anna reads it though ben was quick"
    answer = await bed.place("anna", "F6")
    assert grown not in answer.shown.text


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
    assert cats["C3"] == "👉1"
    assert await bed.saved() == before, "looking is no move"
    await bed.look_at("anna", "k")
    assert await bed.free("anna", "BCD") == kittens
    await bed.look_at("anna", "c")
    await bed.place("anna", "C3", "c")
    assert [(one.square, one.piece.value) for one in (await bed.view()).standing if one.seat == 0] == [
        ("A3", "c"),
        ("C3", "c"),
    ]


# Choices


async def test_with_four_in_a_row_a_number_says_which_three_grow_up(house):
    bed = await play(house, FOUR_IN_A_ROW)
    board = (await bed.place("anna", "C3")).shown
    assert en("maunz-choose", who=ANNA) in board.text
    assert board.labels[:3] == ["1", "2", "3"], "what they stand for the picture shows"
    assert board.ids("maunz.column") == []
    with house.requests() as requests:
        answer = await bed.choose("anna", 2)
    assert requests == ["answer"]
    assert en("maunz-turn-line", squares=("B3", "C3", "D3"), kittens=3) in answer.shown.text
    assert [one.square for one in (await bed.view()).standing] == ["A3", "E3"]


async def test_with_all_eight_on_the_bed_one_is_chosen(house):
    bed = await play(house, EIGHT)
    board = (await bed.place("anna", "D1")).shown
    assert en("maunz-choose", who=ANNA) in board.text
    assert board.labels[:8] == [*"12345678"], "as in the picture"
    words = house.services.boards.page(await bed.session()).in_words()
    labels = [button.label for block in words.blocks if isinstance(block, tuple) for button in block]
    assert labels[:8] == [
        f"{n}: {square} · {'back to the pool' if square == 'F3' else '1 new cat'}"
        for n, square in enumerate(("A1", "D1", "F1", "C3", "F3", "A5", "F5", "C6"), start=1)
    ]
    answer = await bed.choose("anna", 5)
    assert en("maunz-turn-single", square="F3", what="cat") in answer.shown.text
    assert (await bed.view()).pools[0].cats == 1


async def test_children_take_a_kitten_back(house):
    bed = await play(house, kids="yes")
    await bed.set_up(position(EIGHT.replace("A", "a"), kids="yes"))
    board = (await bed.place("anna", "D1")).shown
    assert en("maunz-how-to-choose", kids="yes") in board.text
    assert en("maunz-turn-single", square="F3", what="kitten") in (await bed.choose("anna", 5)).shown.text


async def test_a_restart_in_the_middle_of_a_choice_changes_nothing(house):
    bed = await play(house, FOUR_IN_A_ROW)
    await bed.place("anna", "C3")
    before = await bed.board()
    await house.restart()
    assert (await bed.board()).buttons == before.buttons
    answer = await bed.choose("anna", 3)
    assert en("maunz-turn-line", squares=("C3", "D3", "E3"), kittens=3) in answer.shown.text
    await bed.place("ben", "A1")


# At the table


async def test_a_move_is_taken_back_until_the_opponent_places_and_the_log_keeps_both(house):
    bed = await play(house)
    assert (await bed.board()).ids("take_back") == []
    await bed.place("anna", "C3")
    assert (await bed.board()).ids("take_back") == [f"k1|{bed.id}|2|take_back|"]
    with house.requests() as requests:
        answer = await bed.press("anna", "take_back")
    assert requests == ["answer"]
    assert en("maunz-place", who=ANNA) in answer.shown.text
    assert en("took-back", who=shown("anna")) in answer.shown.text
    assert "C3" in await bed.free("anna", "C")
    placed = await bed.place("anna", "D4")
    assert en("took-back", who=shown("anna")) not in placed.shown.text
    assert [type(move).__name__ for move in await log_of(bed)] == ["PlacePiece", "TakeBack", "PlacePiece"]
    assert TakeBack() in await log_of(bed)


async def test_a_choice_can_be_taken_back_too(house):
    bed = await play(house, FOUR_IN_A_ROW)
    await bed.place("anna", "C3")
    await bed.press("anna", "take_back")
    assert len(await bed.free("anna")) == 32
    await bed.place("anna", "C3")
    await bed.choose("anna", 1)
    await bed.press("anna", "take_back")
    assert [one.square for one in (await bed.view()).standing] == ["A3", "B3", "D3", "E3"]


async def test_a_draw_is_declined_by_placing(house):
    bed = await play(house)
    await bed.agree("anna", "offer")
    assert (await bed.press("anna", "maunz.more")).shown.ids("maunz.table") == [], "once"
    assert (await bed.forge("anna", "maunz.table", carried(OfferDraw()))).text == en("maunz-offered-already")
    await bed.place("anna", "C3")
    assert en("maunz-offered", who=ANNA, other=BEN) in (await bed.board()).text
    placed = await bed.place("ben", "F6")
    assert en("maunz-offered", who=ANNA, other=BEN) not in placed.shown.text
    assert (await bed.forge("ben", "maunz.table", carried(AcceptDraw()))).text == en("maunz-no-offer")


async def test_no_player_answers_their_own_offer_or_offers_out_of_turn(house):
    bed = await play(house)
    assert (await bed.forge("ben", "maunz.table", carried(OfferDraw()))).text == en("maunz-offer-in-turn")
    assert (await bed.press("ben", "maunz.more")).shown.ids("maunz.table") == []
    await bed.agree("anna", "offer")
    assert (await bed.forge("anna", "maunz.table", carried(AcceptDraw()))).text == en("maunz-own-offer")


async def test_a_draw_is_offered_behind_more_and_accepted_on_the_board(house):
    bed = await play(house)
    more = (await bed.press("anna", "maunz.more")).shown
    assert en("maunz-offer-button") in more.labels
    await house.click("anna", more.message, more.ids("maunz.table")[0])
    assert more.message.id not in [one.message.id for one in house.seen("anna")], "nothing stays below the board"
    board = await bed.board()
    assert board.labels[-3] == en("maunz-accept-button")
    await house.click("ben", board.message, board.ids("maunz.square")[-1])
    assert en("maunz-drawn-agreed") in (await bed.board()).text
    assert [seated.rank for seated in (await bed.session()).seats] == [1, 1]


@pytest.mark.parametrize("name", ["anna", "ben"])
async def test_giving_up_is_asked_first_and_privately(house, name):
    house.speaks(anna="de", ben="de")
    bed = await play(house, language="en")
    before, de = await bed.saved(), speaker("de")
    more = (await bed.press(name, "maunz.more")).shown
    question = (await house.click(name, more.message, more.ids("give_up")[0])).shown
    assert question.message.ephemeral
    assert de("give-up-question") in question.text
    assert await bed.saved() == before
    await house.click(name, question.message, question.ids("give_up_now")[0])
    assert question.message.id not in [seen.message.id for seen in house.seen(name)], "the board says it"
    winner, loser = (BEN, "anna") if name == "anna" else (ANNA, "ben")
    assert en("maunz-won-resigned", who=winner, other=f"\u2068{loser}\u2069", squares="") in (await bed.board()).text
    assert await log_of(bed) == [Resign()]
    again = await bed.press(name, "again")
    assert again.kind == "message"


async def test_the_lobby_of_two_is_full_with_two(house):
    bed = await lobby(house, "anna", "ben")
    assert (await bed.board()).ids("join") == []
    assert en("lobby-about", fewest=2, most=2, span=0) in (await bed.board()).text
    assert en("lobby-ready", host="\u2068anna\u2069") in (await bed.board()).text
    assert (await bed.forge("cleo", "join")).text == en("no-join-full", seats=2)
    assert (await bed.board()).alts[0] == en("maunz-alt-cover", names=("anna", "ben"))


async def test_the_rules_come_with_four_pictures(gallery):
    gallery.speaks(ben="it")
    bed = await play(gallery)
    more = (await bed.press("ben", "maunz.more")).shown
    rules = (await gallery.click("ben", more.message, more.ids("maunz.rules")[0])).shown
    assert speaker("it")("maunz-rules-4") in rules.text
    assert len(rules.alts) == 4
    assert look(rules.message).message.ephemeral

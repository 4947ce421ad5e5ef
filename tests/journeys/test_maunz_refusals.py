"""maunz.: clicks of the wrong person, too old, forged or out of place. Nothing happens, and the user reads why."""

from bot.messages.names import escaped
from bot.person import Person
from cogs.maunz.rules.bed import Piece
from cogs.maunz.rules.state import AcceptDraw, Graduate, OfferDraw, PlacePiece
from tests.harness import carried, en, named
from tests.journeys.maunz_table import BOTH_KINDS, play

CLICKS = (
    ("maunz.column", "kC"),
    ("maunz.square", carried(PlacePiece(Piece.KITTEN, "C4"))),
    ("maunz.piece", "k"),
    ("maunz.piece", "kC"),
    ("maunz.choose", carried(Graduate(("A3", "B3", "C3")))),
    ("maunz.table", carried(OfferDraw())),
)


async def nothing_comes_of(bed, name, action, argument="", *values, answered):
    before = await bed.saved()
    answer = await bed.forge(name, action, argument, *values)
    assert answer.text == answered
    assert answer.kind == "message", "the board stays as it is"
    assert await bed.saved() == before


async def test_it_is_not_the_turn_of_the_player_who_clicks(house):
    bed = await play(house, BOTH_KINDS, lid=(3, 3))
    for click in CLICKS[:-1]:
        await nothing_comes_of(bed, "ben", *click, answered=en("no-not-your-turn", seat=named("anna")))
    await nothing_comes_of(bed, "ben", *CLICKS[-1], answered=en("maunz-offer-in-turn"))


async def test_a_stale_move_gets_the_fresh_board_and_nothing_below_it(house):
    bed = await play(house)
    await bed.place("anna", "C3")
    before, board = await bed.saved(), (await bed.board()).message
    for action, argument in (CLICKS[1], CLICKS[4]):
        answer = await house.forge("anna", board, f"k1|{bed.id}|1|{action}|{argument}")
        assert (answer.kind, answer.text) == ("update", "")
        assert answer.shown.text == (await bed.board()).text
    assert await bed.saved() == before


async def test_what_a_click_could_not_do_is_told_until_the_next_click(house):
    bed = await play(house)
    await nothing_comes_of(
        bed, "anna", "maunz.square", carried(PlacePiece(Piece.CAT, "C3")), answered=en("maunz-not-in-pool", piece="c")
    )
    assert any(en("maunz-not-in-pool", piece="c") in one.text for one in house.seen("anna"))
    await bed.place("anna", "C3")
    assert not any(en("maunz-not-in-pool", piece="c") in one.text for one in house.seen("anna"))


async def test_what_is_not_on_offer_is_refused(house):
    bed = await play(house, "......  ......  .b....  ......  ......  ......")
    for action, argument, word, facts in (
        ("maunz.square", carried(PlacePiece(Piece.CAT, "C3")), "maunz-not-in-pool", {"piece": "c"}),
        *(
            (
                "maunz.square",
                carried(PlacePiece(Piece.KITTEN, typed)),
                "maunz-no-such-square",
                {"text": escaped(typed) or "·"},
            )
            for typed in ("", "3", "c3", "G1", "@everyone")
        ),
        ("maunz.square", carried(PlacePiece(Piece.KITTEN, "B3")), "maunz-square-taken", {"square": "B3"}),
        ("maunz.table", carried(AcceptDraw()), "maunz-no-offer", {}),
        ("take_back", "", "no-take-back", {}),
        ("maunz.choose", carried(Graduate(("A3", "B3", "C3"))), "maunz-nothing-to-choose", {}),
        ("maunz.choose", carried(Graduate(())), "maunz-nothing-to-choose", {}),
    ):
        await nothing_comes_of(bed, "anna", action, argument, answered=en(word, **facts))


async def test_a_button_of_another_version_or_a_forged_look_shows_the_board_as_it_is(house):
    bed = await play(house)
    before, board = await bed.saved(), (await bed.board()).text
    for action, argument in (
        *(("maunz.square", one) for one in ("kC3", "", "null", "[]", '{"type":"win"}')),
        *(("maunz.table", one) for one in ("back", "offer", "")),
        *(("maunz.piece", one) for one in ("x", "")),
        *(("maunz.column", one) for one in ("", "xC", "kG", "kAB", "kc")),
    ):
        answer = await bed.forge("anna", action, argument)
        assert (answer.kind, answer.text, answer.shown.text) == ("update", "", board), (action, argument)
    assert await bed.saved() == before


async def test_a_cat_cannot_be_looked_at_before_there_is_one(house):
    bed = await play(house)
    answer = await bed.forge("anna", "maunz.piece", "c")
    assert answer.kind == "update"
    assert await bed.kind() == "k", "the buttons stay with what the pool has"


async def test_no_player_holds_a_hand_in_maunz(house):
    """Not even a player who likes hands by direct message: nothing is sent, and nothing fails."""
    await house.play("anna", "ben", "cleo")
    await house.services.preferences.prefer(Person(house.people["ben"].id, "ben", "en"), hands_by_dm=True)
    bed = await play(house)
    await bed.place("anna", "C3")
    with house.requests() as requests:
        await house.people["ben"].slash(house.channel, "maunz place", square="d4")
    assert requests == ["answer", "edit"]
    assert (await bed.board()).ids("hand") == []
    answer = await bed.forge("anna", "hand")
    assert answer.kind == "message"
    assert not answer.shown.alts

"""Special cards of Heul doch! by clicks, and taking back: what they say before they are played, and what they did."""

from bot.storage import sessions as store
from tests.cogs.heul_doch.notation import piles, position
from tests.harness import en, named
from tests.journeys.heul_doch_table import ACTION, bold, opened, state_of

PLAYERS = ("anna", "ben", "cleo", "dora")
RULEBOOK = ("R5", "B4", "N7", "G2")
HAND = "B5 R4 G5 R6"


# Special cards


async def test_the_catapult_says_whom_it_hits_and_hits_them(house):
    table = await opened(house, *PLAYERS, state=position(("R2 R7", "B4 B7", "G6", "Y7"), "catapult R1 R1 R1"))
    hit = "🔴 red 7 ({}), 🔵 blue 7 ({}), 🟡 yellow 7 ({})"
    await table.choose("anna", "0.catapult")
    effect = en("heul_doch-effect-catapult", cards=hit.format("**You**", bold("ben"), bold("dora")), count=3)
    assert effect in table.hand("anna").text
    await table.press_in_hand("anna", "0.catapult")
    assert piles(await state_of(table)) == ["R2", "B4", "G6", ""]
    text = en(
        "heul_doch-event-catapult",
        who=bold("anna"),
        by="other",
        cards=hit.format(*map(bold, ("anna", "ben", "dora"))),
        count=3,
    )
    assert text in (await table.board()).text


async def test_the_beach_towel_asks_with_whom_and_can_be_put_back(house):
    table = await opened(house, *PLAYERS, state=position(("R5 (R1)", "B4", "G2", "Y7"), "beach_towel O1 O1 R6"))
    assert table.cards("anna") == ["0.beach_towel", "1.O1", "3.R6"]
    before = await table.saved()
    await table.press_in_hand("anna", "0.beach_towel")
    assert en("heul_doch-aim", special="beach_towel", top="🧅 onion") in table.hand("anna").text
    assert await table.labels("anna", *table.shown_ways("anna")) == [
        "ben: blue 4",
        "cleo: green 2",
        "dora: yellow 7",
    ]
    await table.press_in_hand("anna", "3.R6")
    assert table.shown_ways("anna") == ["3.R6.own", "3.R6.onion"]
    assert await table.saved() == before
    await table.play("anna", "0.beach_towel", "0.beach_towel.2")
    assert piles(await state_of(table)) == ["R5 G2", "B4", "(R1)", "Y7"]
    facts = {"by": "other", "whom": "other", "gave": "🧅 onion", "got": "🟢 green 2"}
    text = en("heul_doch-event-towel", who=bold("anna"), partner=bold("cleo"), **facts)
    assert text in (await table.board()).text


async def test_the_carousel_asks_which_way_and_says_what_that_brings(house):
    table = await opened(house, *PLAYERS, state=position(("R1 R2", "", "G6", "(Y7)"), "R6 carousel O1 O1"))
    await table.press_in_hand("anna", "1.carousel")
    assert await table.labels("anna", *table.shown_ways("anna")) == [
        "Clockwise: you get onion",
        "Anticlockwise: you get nothing",
    ]
    await table.press_in_hand("anna", "1.carousel.left")
    assert piles(await state_of(table)) == ["R1 (Y7)", "R2", "", "G6"]
    text = (await table.board()).text
    assert en("heul_doch-event-carousel", who=bold("anna"), by="other", side="left") in text
    assert (
        f"→ {bold('anna')}: 🧅 onion · {bold('ben')}: 🔴 red 2 · {bold('cleo')}: nothing · {bold('dora')}: 🟢 green 6"
        in text
    )


async def test_the_werewolf_turns_every_top_over_and_what_was_hidden_is_described_then(house):
    table = await opened(house, *PLAYERS, state=position(("R1 R2", "B3 (B5)", "", "G1"), "werewolf R6 O1 O1"))
    await table.press_in_hand("anna", "0.werewolf")
    assert piles(await state_of(table)) == ["R1 (R2)", "B3 B5", "", "(G1)"]
    assert f"{bold('ben')}: 🔵 blue 5" in (await table.board()).text


async def test_a_question_that_is_open_ends_with_the_turn(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "beach_towel R6 R6 R6"))
    await table.press_in_hand("anna", "0.beach_towel")
    old = await table.ways("anna")
    await table.open_hand("anna")
    await table.press_in_hand("anna", "1.R6.own")
    assert old
    assert (await table.ways("anna")) == []


# Taking back


async def test_a_misclick_of_the_last_round_is_taken_back_and_the_log_keeps_both(house):
    state = position(RULEBOOK, ["R6 R7", "P1 P2", "Y1 Y2", "O1 O2"], draw_pile="")
    table = await opened(house, *PLAYERS, state=state)
    await table.press_in_hand("anna", "0.R6.onion")
    await table.choose("ben", "0.P1.onion")
    stale = table.hand("ben").ids(ACTION)[0]
    assert en("heul_doch-may-take-back", who=bold("anna"), next=bold("ben")) in (await table.board()).text
    await table.in_hand("anna", "heul_doch.take_back")
    assert await table.turn() == "anna"
    assert (piles(await state_of(table))[0], (await state_of(table)).hands) == ("R5", state.hands)
    assert en("heul_doch-turn-again", who=bold("anna")) in (await table.board()).text
    answer = await house.forge("ben", table.hands["ben"], stale)
    assert en("no-stale-now", turn="others", players=named("anna")) in answer.shown.text
    await table.press_in_hand("anna", "0.R6.own")
    assert piles(await state_of(table))[0] == "R5 R6"
    log = await table.house.database.read(store.load_log, table.id)
    assert [(move.seat, b"take_back" in move.move) for move in log[-3:]] == [(0, False), (0, True), (0, False)]


async def test_what_cannot_be_taken_back_is_refused(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    await table.press_in_hand("anna", "3.R6.own")
    assert table.hand("anna").ids("heul_doch.take_back") == []
    before, session = await table.saved(), await table.session()
    answer = await house.forge("anna", table.hands["anna"], f"k1|{table.id}|{session.step}|heul_doch.take_back|")
    assert answer.text == en("heul_doch-nothing-to-take-back")
    assert await table.saved() == before

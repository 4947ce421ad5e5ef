"""Heul doch! by clicks: the neighbours' rule in the hand before and on the board afterwards, onions, whole games."""

import pytest

from bot.errors import SEATS
from bot.games.chance import Chance
from bot.sessions.session import Status
from bot.storage import sessions as store
from bot.text.words import LANGUAGES, speaker
from cogs.heul_doch.rules.rules import GAME
from tests.cogs.heul_doch.notation import piles, position
from tests.harness import en, named
from tests.journeys.any_game_table import first_is_quick
from tests.journeys.heul_doch_table import ACTION, bold, opened, state_of

PLAYERS = ("anna", "ben", "cleo", "dora")
RULEBOOK = ("R5", "B4", "N7", "G2")  # anna's left neighbour is ben, her right one dora
HAND = "B5 R4 G5 R6"


# Whole games


async def by_the_rules(table):
    """The outcome of the stored log, played again from the first card."""
    session = await table.session()
    chance = Chance(session.secret, session.id, session.joins)
    state = GAME.setup(len(session.seats), session.options, chance)
    for move in await table.house.database.read(store.load_log, session.id):
        state = GAME.apply(state, move.seat, GAME.decode_move(move.move), chance).state
    return GAME.outcome(state)


@pytest.mark.whole_game
@first_is_quick("language", ["en", "it"])
async def test_three_people_of_three_languages_play_a_whole_game_with_special_cards(house, language):
    house.speaks(anna="de", ben="fr", cleo="it")
    table = await opened(
        house, *PLAYERS[:3], state=None, **{"special-cards": "yes", "language": language, "pings": "off"}
    )
    own = {"anna": "de", "ben": "fr", "cleo": "it"}
    for name in own:
        turn = "own" if await table.turn() == name else "other"
        assert speaker(own[name])("heul_doch-hand", turn=turn) in table.hand(name).text
    await table.play_out(seed=LANGUAGES.index(language))
    outcome, session, board = await by_the_rules(table), await table.session(), await table.board()
    assert session.status == Status.FINISHED
    assert [(s.rank, s.score) for s in session.seats] == list(zip(outcome.places, outcome.scores, strict=True))
    say = speaker(language)
    assert say("heul_doch-head-over") in board.text
    why = (await table.press("stranger", "how_come")).shown.text
    for name, place, score in zip(own, outcome.places, outcome.scores, strict=True):
        assert en("heul_doch-result", medal="🥇🥈🥉"[place - 1], name=f"⁨{name}⁩", score=score) in why
        assert speaker(own[name])("hand-over", place=place, score=score) in table.hand(name).text


async def test_a_click_is_one_request_and_the_board_another(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND), pings="off")
    for name in PLAYERS[1:]:
        del table.hands[name]
    house.services.hands._open = {
        key: value for key, value in house.services.hands._open.items() if key[1] == house.people["anna"].id
    }
    await table.choose("anna", "3.R6.own")
    with house.requests() as requests:
        answer = await table.press_in_hand("anna", "3.R6.own")
    assert (requests, answer.kind, answer.text) == (["answer", "edit"], "update", "")


# Where a card goes


async def test_the_hand_says_of_each_card_where_it_goes_and_why_before_it_is_played(house):
    house.speaks(anna="de")
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    (alt,) = table.hand("anna").alts
    in_pile = "1 Karte im Stapel"
    assert f"dora: Grün 2, {in_pile}; Du: Rot 5, {in_pile}; ben: Blau 4, {in_pile}" in alt
    too = ", obwohl sie auch auf deinen Stapel passt"
    assert f"Blau 5: offen nur zu ben (gleiche Farbe wie Blau 4){too}" in alt
    assert f"Rot 4: offen nur zu ben (gleiche Zahl wie Blau 4){too}" in alt
    assert f"Grün 5: offen nur zu dora (gleiche Farbe wie Grün 2){too}" in alt
    assert "Rot 6: auf deinen Stapel (gleiche Farbe wie Rot 5)" in alt
    assert (await table.ways("anna")) == [
        "0.B5.left",
        "0.B5.onion",
        "1.R4.left",
        "1.R4.onion",
        "2.G5.right",
        "2.G5.onion",
        "3.R6.own",
        "3.R6.onion",
    ]
    assert await table.labels("anna", "0.B5.left", "2.G5.right", "3.R6.own", "3.R6.onion") == [
        "5 → ben",
        "5 → dora",
        "6 → mein Stapel",
        "Zwiebel",
    ]


async def test_a_gift_that_is_due_lands_there_and_the_board_says_why(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    await table.press_in_hand("anna", "2.G5.right")
    assert piles(await state_of(table)) == ["R5", "B4", "N7", "G2 G5"]
    facts = {"by": "other", "card": "🟢 green 5", "whom": "other", "top": "🟢 green 2"}
    text = en("heul_doch-event-gave", who=bold("anna"), to=bold("dora"), **facts)
    board = await table.board()
    assert text in board.text
    assert "Last turn: anna gave dora the green 5 (on the green 2)." in board.alts[0]
    assert text in table.hand("ben").text
    assert f"You gave {bold('dora')} the 🟢 green 5 (on the 🟢 green 2)" in table.hand("anna").text
    assert f"{bold('anna')} gave you the 🟢 green 5 (on the 🟢 green 2)" in table.hand("dora").text
    assert en("heul_doch-turn", who=bold("ben")) in board.text


async def test_a_card_that_fits_both_neighbours_asks_which(house):
    table = await opened(house, *PLAYERS, state=position(("R5", "B4", "N7", "G2"), "B2 R6 R6 Y1"))
    assert (await table.ways("anna"))[:3] == ["0.B2.left", "0.B2.right", "0.B2.onion"]
    assert f"yellow 1: {en('heul_doch-where-nowhere')}" in table.hand("anna").alts[0]
    await table.choose("anna", "0.B2.right")
    left, right = (
        f"{bold('ben')} (same colour as the 🔵 blue 4)",
        f"{bold('dora')} (same number as the 🟢 green 2)",
    )
    assert f"**🔵 blue 2**: {en('heul_doch-where-either', first=right, second=left)}" in table.hand("anna").text
    await table.press_in_hand("anna", "0.B2.right")
    assert piles(await state_of(table))[3] == "G2 B2"
    assert "(free choice: it matched both)" in (await table.board()).text


async def test_equal_cards_stand_together_and_one_of_them_is_played(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "Y1 R6 R6 R6"))
    assert (await table.ways("anna")) == ["0.Y1.onion", "1.R6.own", "1.R6.onion"]
    assert "red 6 ×3: " in table.hand("anna").alts[0]
    await table.press_in_hand("anna", "1.R6.own")
    assert piles(await state_of(table))[0] == "R5 R6"


async def test_an_onion_hides_its_card_from_all(house):
    """The onion's card is nowhere in what the others are sent, nor in what they can see."""
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "P6 R6 R6 R6"))
    before = len(house.env.http_requests)
    await table.press_in_hand("anna", "0.P6.onion")
    assert piles(await state_of(table))[0] == "R5 (P6)"
    sent = [request for request in house.env.http_requests[before:] if "callback" not in request.path]
    assert sent
    assert not [request for request in sent if "purple 6" in str(request.json) or "P6" in str(request.json)]
    assert en("heul_doch-event-onion", who=bold("anna"), by="other") in (await table.board()).text
    assert en("heul_doch-shows", who="anna", top="onion") in table.hand("ben").alts[0]


async def test_who_is_not_in_turn_sees_the_hand_and_whose_turn_it_is(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, [HAND, "P1 P2 P3 P4", "Y1 Y2 Y3 Y4", "O1 O2 O3 O4"]))
    for name, turns, before in (("ben", 1, "anna"), ("cleo", 2, "ben"), ("dora", 3, "cleo")):
        assert table.cards(name) == table.shown_ways(name) == []
        assert en("heul_doch-wait", who=bold("anna"), turns=turns, before=bold(before)) in table.hand(name).text
    for value in (1, 2, 3, 4):
        assert f"purple {value}: " in table.hand("ben").alts[0]


async def test_the_last_cards_are_played_without_drawing_and_the_end_is_described_card_by_card(house):
    state = position(("R5 B5 R7 (R1) (R1) (R1) (R1) (R1)", "B4", "N7"), ["G1", "P1", "O1"], draw_pile="")
    table = await opened(house, *PLAYERS[:3], state=state)
    assert "nothing left to draw" in (await table.board()).alts[0]
    await table.press_in_hand("anna", "0.G1.own")
    assert en("heul_doch-hand-empty") in table.hand("anna").text
    await table.press_in_hand("ben", "0.P1.right")
    await table.press_in_hand("cleo", "0.O1.onion")
    text = (await table.press("stranger", "how_come")).shown.text
    assert "Face up" not in (await table.board()).text
    assert "-# Face up: 7 + 5 + 5 + 1 + 1 = 19\n-# 🧅 " in text
    assert "cancel all 5s (5 + 5 = 10): 19 − 10 = 9" in text


# What does not go


@pytest.mark.parametrize(
    ("argument", "word", "facts"),
    [
        (
            "0.B5.own",
            "gift",
            {"colour": "B", "value": 5, "seat": "ben", "why": "colour", "shown_colour": "B", "shown_value": 4},
        ),
        (
            "3.B2.own",
            "gift-for-either",
            {"colour": "B", "value": 2, "left": "ben", "left_why": "colour", "right": "dora", "right_why": "number"},
        ),
        ("2.beach_towel.0", "no-partner", {}),
    ],
)
async def test_what_the_rules_forbid_is_refused_with_the_rule_and_what_is_possible(house, argument, word, facts):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, "B5 Y1 beach_towel B2"))
    before = await table.saved()
    session = await table.session()
    answer = await house.forge("anna", table.hands["anna"], f"k1|{table.id}|{session.step}|{ACTION}|{argument}")
    names = {key: named(name) for key, name in facts.items() if key in SEATS}
    assert answer.text == en(f"heul_doch-{word}", **facts | names)
    assert await table.saved() == before


async def test_a_button_of_a_hand_as_it_was_once_drawn_still_plays(house):
    """Every way of every card had a button, also while no card was chosen; one led back to the hand."""
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    session = await table.session()
    answer = await house.forge("anna", table.hands["anna"], f"k1|{table.id}|{session.step}|heul_doch.aim|")
    assert (answer.text, table.shown_ways("anna")) == ("", [])
    await house.forge("anna", table.hands["anna"], f"k1|{table.id}|{session.step}|{ACTION}|3.R6.own")
    assert piles(await state_of(table))[0] == "R5 R6"


async def test_a_choice_is_seen_by_the_chooser_only_and_lasts_until_something_happens(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    before, board = await table.saved(), await table.board()
    with house.requests() as requests:
        await table.choose("anna", "2.G5.right")
    assert requests == ["answer"]
    assert table.shown_ways("anna") == ["2.G5.right", "2.G5.onion"]
    assert await table.saved() == before
    assert (await table.board()).text == board.text
    await table.open_hand("anna")
    assert table.shown_ways("anna") == []


# The tissue


async def test_the_tissue_puts_a_tear_on_the_own_name_once_and_changes_nothing_else(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND), pings="off")
    step, state = (await table.session()).step, await state_of(table)
    await table.choose("anna", "3.R6.own")
    other_hand = table.hand("anna")
    with house.requests() as requests:
        await table.in_hand("ben", "heul_doch.tissue")
    assert sorted(requests) == ["answer", "edit"]
    assert [alt.count("close to tears") for alt in (await table.board()).alts] == [1]
    assert "ben: blue 4, 1 card in the pile, 4 in hand, close to tears." in (await table.board()).alts[0]
    assert table.hand("ben").ids("heul_doch.tissue") == []
    assert table.hand("ben").alts[0].startswith("Your hand, close to tears. ")
    assert en("heul_doch-tears", names="\u2068ben\u2069", count=1) in (await table.board()).text
    assert ((await table.session()).step, await state_of(table)) == (step, state)
    await house.click("anna", table.hands["anna"], other_hand.ids(ACTION)[0])
    await house.restart()
    await table.open_hand("ben")
    assert table.hand("ben").ids("heul_doch.tissue") == []
    assert (await table.session()).seats[1].signs


# Leaving, direct messages


async def test_turns_keep_the_names_of_who_played_them_when_a_seat_changes_hands(house):
    table = await opened(house, *PLAYERS[:3], state=position(("R5", "B4", "G2"), "R6 R6 R6 R6"))
    await table.press_in_hand("anna", "0.R6.own")
    kept = "kept the 🔴 red 6 (on the 🔴 red 5)"
    assert f"You {kept}" in table.hand("anna").text
    await table.forge("anna", "leave_now")
    assert f"{bold('anna')} {kept}" in (await table.board()).text, "played before she left, by no computer"
    await table.press("dora", "take")
    await table.open_hand("dora")
    for shown in (table.hand("dora"), await table.board(), (await table.press("ben", "how_come")).shown):
        assert f"{bold('anna')} {kept}" in shown.text
    for name in ("ben", "cleo", "dora"):
        await table.press_in_hand(name, (await table.ways(name))[0])
    assert "-# 📥 You " in table.hand("dora").text
    since = (await table.press("ben", "since")).shown.text
    assert bold("dora") in since
    await table.forge("dora", "leave_now")
    await table.press("anna", "take")
    await table.open_hand("anna")
    assert f"📥 {bold('dora')} kept" in table.hand("anna").text


async def test_the_game_can_be_played_by_direct_messages(house):
    state = position(RULEBOOK, ["beach_towel R6 R6 R6", "P1 P2 P3 P4", "Y1 Y1 Y1 Y1", "O1 O1 O1 O1"])
    table = await opened(house, *PLAYERS, state=state)
    await table.in_hand("anna", "dm")
    (hand,) = house.dms("anna")
    assert [one.split("|")[4] for one in hand.ids("heul_doch.aim")] == table.cards("anna")
    await house.click("anna", hand.message, hand.ids("heul_doch.aim")[0])
    (hand,) = house.dms("anna")
    assert en("heul_doch-aim", special="beach_towel", top="🔴 red 5") in hand.text
    await house.click("anna", hand.message, next(one for one in hand.ids(ACTION) if one.endswith("|0.beach_towel.1")))
    assert piles(await state_of(table))[:2] == ["B4", "R5"]
    (hand,) = house.dms("anna")
    assert en("heul_doch-wait", who=bold("ben"), turns=3, before=bold("dora")) in hand.text

"""Heul doch! by clicks: the neighbours' rule in the hand before and on the board afterwards, onions, whole games."""

import pytest

from bot.sessions.replay import replay
from bot.sessions.session import Status
from bot.table.service import rows as store
from bot.text.words import LANGUAGES, speaker
from cogs.heul_doch.rules.cards import BY_CODE
from cogs.heul_doch.rules.rules import GAME
from cogs.heul_doch.rules.state import Play
from tests.cogs.heul_doch.notation import piles, position
from tests.harness import carried, en, named, short
from tests.journeys.any_game_table import first_is_quick
from tests.journeys.heul_doch_table import ACTION, bold, command, lobby, opened, says, state_of

PLAYERS = ("anna", "ben", "cleo", "dora")
RULEBOOK = ("R5", "B4", "N7", "G2")  # anna's left neighbour is ben, her right one dora
HAND = "B5 R4 G5 R6"


# Whole games


async def by_the_rules(table):
    """The outcome of the stored log, played again from the first card."""
    session = await table.session()
    state = replay(GAME, session, await table.house.database.read(store.load_log, session.id))[-1].state
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
    house.services.hands._open._clicks = {
        key: value for key, value in house.services.hands._open._clicks.items() if key[2] == house.people["anna"].id
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
    assert "Blau 5: offen nur zu ben (gleiche Farbe wie Blau 4)" in alt
    assert "Rot 4: offen nur zu ben (gleiche Zahl wie Blau 4)" in alt
    assert "Grün 5: offen nur zu dora (gleiche Farbe wie Grün 2)" in alt
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
    facts = {"by": "other", "card": "🟢 green 5", "whom": "other", "either": "no", "top": "🟢 green 2"}
    text = en("heul_doch-event-gave", who=bold("anna"), to=bold("dora"), **facts)
    assert text in (await table.board()).text
    assert text in table.hand("ben").text
    assert f"You gave {bold('dora')} the 🟢 green 5 (on the 🟢 green 2)" in table.hand("anna").text
    assert f"{bold('anna')} gave you the 🟢 green 5 (on the 🟢 green 2)" in table.hand("dora").text
    assert en("heul_doch-turn", who=bold("ben")) in (await table.board()).text


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


async def test_what_the_rules_forbid_is_refused_with_the_rule_and_what_is_possible(house):
    table = await opened(house, *PLAYERS, state=position(RULEBOOK, HAND))
    before, session = await table.saved(), await table.session()
    answer = await house.forge(
        "anna", table.hands["anna"], f"k1|{table.id}|{session.step}|{ACTION}|{carried(Play(BY_CODE['B5'], 'own'))}"
    )
    facts = {"colour": "B", "value": 5, "seat": named("ben"), "why": "colour", "shown_colour": "B", "shown_value": 4}
    assert answer.text == en("heul_doch-gift", **facts)
    assert await table.saved() == before


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
    assert en("heul_doch-rules-beach_towel") in hand.text
    await house.click(
        "anna", hand.message, next(one for one in hand.ids(ACTION) if short(one).endswith("|beach_towel.1"))
    )
    assert piles(await state_of(table))[:2] == ["B4", "R5"]
    (hand,) = house.dms("anna")
    assert en("heul_doch-wait", who=bold("ben"), turns=3, before=bold("dora")) in hand.text


async def test_a_misclick_of_the_last_round_is_taken_back_and_the_log_keeps_both(house):
    state = position(RULEBOOK, ["R6 R7", "P1 P2", "Y1 Y2", "O1 O2"], draw_pile="")
    table = await opened(house, *PLAYERS, state=state)
    await table.press_in_hand("anna", "0.R6.onion")
    await table.choose("ben", "0.P1.onion")
    stale = table.hand("ben").ids(ACTION)[0]
    assert en("take-back-button", who="anna", whose="named") in (await table.board()).labels
    assert not table.hand("ben").ids("take_back")
    await table.in_hand("anna", "take_back")
    assert await table.turn() == "anna"
    assert (piles(await state_of(table))[0], (await state_of(table)).hands) == ("R5", state.hands)
    assert en("took-back", who=bold("anna").strip("*")) in (await table.board()).text
    answer = await house.forge("ben", table.hands["ben"], stale)
    assert en("no-stale") in answer.shown.text
    await table.press_in_hand("anna", "0.R6.own")
    assert piles(await state_of(table))[0] == "R5 R6"
    log = await table.house.database.read(store.load_log, table.id)
    assert [(move.seat, b"take_back" in move.move) for move in log[-3:]] == [(0, False), (0, True), (0, False)]


# Special cards


async def test_a_special_card_asks_where_to_and_can_be_put_back(house):
    table = await opened(house, *PLAYERS, state=position(("R5 (R1)", "B4", "G2", "Y7"), "beach_towel O1 O1 R6"))
    assert table.cards("anna") == ["0.beach_towel", "1.O1", "3.R6"]
    before = await table.saved()
    await table.press_in_hand("anna", "0.beach_towel")
    assert await table.labels("anna", *table.shown_ways("anna")) == ["ben: blue 4", "cleo: green 2", "dora: yellow 7"]
    await table.press_in_hand("anna", "3.R6")
    assert table.shown_ways("anna") == ["3.R6.own", "3.R6.onion"]
    assert await table.saved() == before
    await table.play("anna", "0.beach_towel", "0.beach_towel.2")
    assert piles(await state_of(table)) == ["R5 G2", "B4", "(R1)", "Y7"]
    facts = {"by": "other", "whom": "other", "gave": "🧅 onion", "got": "🟢 green 2"}
    text = en("heul_doch-event-beach_towel", who=bold("anna"), partner=bold("cleo"), **facts)
    assert text in (await table.board()).text


async def test_catapult_carousel_and_werewolf_say_what_they_did(house):
    hands = ["catapult R1", "carousel R1", "werewolf R1", "Y1 Y1"]
    table = await opened(house, *PLAYERS, state=position(("R2 R7", "B4 B7", "G6", "(Y7)"), hands))
    await table.press_in_hand("anna", "0.catapult.")
    assert f": 🔴 red 7 ({bold('anna')}), 🔵 blue 7 ({bold('ben')})" in (await table.board()).text
    await table.press_in_hand("ben", "0.carousel.left")
    assert piles(await state_of(table)) == ["(Y7)", "R2", "B4", "G6"]
    tops = ("🧅 onion", "🔴 red 2", "🔵 blue 4", "🟢 green 6")
    shown = " · ".join(f"{bold(name)}: {top}" for name, top in zip(PLAYERS, tops, strict=True))
    assert f"clockwise. → {shown}" in (await table.board()).text
    await table.press_in_hand("cleo", "0.werewolf.")
    assert piles(await state_of(table)) == ["Y7", "(R2)", "(B4)", "(G6)"]
    assert f"{bold('anna')}: 🟡 yellow 7" in (await table.board()).text


# Typed


async def test_a_card_is_typed_and_what_is_offered_can_be_played(house):
    house.speaks(anna="fr")
    state = position(RULEBOOK, ["B2 beach_towel carousel R6", "Y1 Y1 Y1 Y1", "P1 P1 P1 P1", "O1 O1 O1 O1"])
    table = await opened(house, *PLAYERS, state=state)
    assert await offered(house, "anna", "card") == {
        "🔵 2 bleu · 2 → dora · 2 → ben · Oignon": "B2",
        "🏖️ serviette de plage": "beach_towel",
        "🎠 manège": "carousel",
        "🔴 6 rouge · 6 → ma pile · Oignon": "R6",
    }
    assert list(await offered(house, "anna", "card", "rot")) == ["🔴 6 rouge · 6 → ma pile · Oignon"]
    assert await offered(house, "anna", "to", card="B2") == {
        "ben (même couleur que le 4 bleu)": "to:left",
        "dora (même chiffre que le 2 vert)": "to:right",
        "Oignon": "to:onion",
    }
    assert await offered(house, "anna", "to", card="nonsense") == await offered(house, "ben", "to", card="Y1") == {}
    assert await offered(house, "stranger", "card") == {}
    towel = await offered(house, "anna", "to", card="beach_towel")
    assert towel == {"ben : 4 bleu": "to:1", "cleo : 7 marron": "to:2", "dora : 2 vert": "to:3"}
    answer = await command(house, "anna", "play", card="beach_towel", to="3")
    assert piles(await state_of(table))[0] == "N7"
    assert says("fr", "heul_doch-hand", turn="other") in answer.shown.text
    before = await table.saved()
    assert (await command(house, "ben", "play", card="yellow 1")).text == en("heul_doch-say-onion", colour="Y", value=1)
    assert await table.saved() == before
    await command(house, "ben", "play", card="Gelb 1", to="cipolla")
    assert piles(await state_of(table))[1] == "B4 (Y1)"


async def test_typing_before_the_game_or_without_a_seat_says_so(house):
    assert (await command(house, "anna", "play", card="R6")).text == en("no-table-here", command="heuldoch")
    table = await lobby(house, *PLAYERS)
    assert (await command(house, "anna", "play", card="R6")).text == en(
        "no-not-started", link=(await table.session()).link
    )
    await table.press("anna", "start")
    players = named(*PLAYERS)
    assert (await command(house, "stranger", "play", card="R6")).text == en("no-stranger", players=players)


async def offered(house, name, option, typed="", **filled):
    """What is offered while a player types: name -> value."""
    found = await house.people[name].autocomplete(house.channel, "heuldoch play", option, typed, **filled)
    return {choice["name"]: choice["value"] for choice in found}


# The rules


async def test_the_rules_come_with_pictures_in_the_own_language(gallery):
    gallery.speaks(anna="it")
    shown = (await command(gallery, "anna", "rules")).shown
    assert says("it", "heul_doch-rules-1") in shown.text
    names = ("winning", "neighbour", "onion", "catapult", "beach_towel", "carousel", "werewolf")
    assert shown.alts == tuple(says("it", f"heul_doch-alt-{name}") for name in names)

"""What is shown: every card with its place and reason, the end card by card, and nothing that is hidden."""

import re
from dataclasses import replace

import pytest

from bot.messages.page import ALT_LENGTH, Button, Picture
from bot.person import ChannelRef
from bot.sessions.session import Seated, Session, Status
from bot.text.words import LANGUAGES, speaker
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import ALL_KINDS, NUMBER_CARDS, Colour, NumberCard, Special
from cogs.heul_doch.rules.state import Play
from cogs.heul_doch.screen import screen
from cogs.heul_doch.screen.lesson import LESSON
from cogs.heul_doch.screen.prose import describe
from cogs.heul_doch.screen.words import card_name, emoji, onion_rule
from tests.cogs.heul_doch.notation import do, finished, position
from tests.cogs.pictures import HEAVY_NAMES, light
from tests.harness import short
from tests.playout import play_out

en = speaker("en")
LONG = tuple(f"{letter}{'w' * 23}" for letter in "ABCDEF")
RULEBOOK = ("R5", "B4", "N7", "G2")


def session_of(names, away=()) -> Session:
    seats = tuple(Seated(n, 100 + n, name, gone=n in away) for n, name in enumerate(names))
    options = {"specials": "yes", "first": "host", "pings": "on"}
    return Session(
        id=10**15 - 1,
        where=ChannelRef(1, 2),
        message_id=9,
        game="heul_doch",
        rules_version=1,
        options=options,
        language="en",
        secret=b"",
        joins=(1,),
        status=Status.RUNNING,
        seq=5,
        step=10**9 - 1,
        shown_seq=5,
        seats=seats,
    )


def public(state, say=en, names=("Ada", "Ben", "Cleo", "Dora"), **how):
    return screen.public(session_of(names[: len(state.piles)], **how), GAME.view(state, None), say, "")


def hand(state, seat=0, say=en, focus="", names=("Ada", "Ben", "Cleo", "Dora"), **how):
    return screen.private(session_of(names[: len(state.piles)], **how), GAME.view(state, seat), say, focus)


def buttons(page) -> list[Button]:
    return [button for block in page.blocks if isinstance(block, tuple) for button in block]


def actions(page) -> list[str]:
    """Return the actions of all buttons: a custom_id is version, session, step, action and argument."""
    return [button.id.split("|")[3] for button in buttons(page)]


def said(page) -> str:
    """Return the text of a page, and its picture in words."""
    return f"{page.text}\n{picture_of(page).alt}"


def picture_of(page) -> Picture:
    return next(block for block in page.blocks if isinstance(block, Picture))


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_and_special_card_has_a_sign_and_a_word_of_its_own(language):
    say = speaker(language)
    words = {card_name(NumberCard(colour, 1), say) for colour in Colour} | {
        card_name(special, say) for special in Special
    }
    assert len(words) == len({emoji(card) for card in ALL_KINDS}) == 11
    assert "" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language):
    assert len({card_name(card, speaker(language)) for card in (*NUMBER_CARDS, *Special)}) == 53


# Hands


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_a_card_is_chosen_and_then_where_it_goes(language):
    """Two equal cards share a button; the cards stay there when one is chosen."""
    state, say = position(RULEBOOK, "B2 B2 carousel beach_towel"), speaker(language)
    page = hand(state, say=say)
    assert [button.id.split("|")[4] for button in buttons(page)] == ["0.B2", "2.carousel", "3.beach_towel"]
    assert "2 ×2" in [button.label for button in buttons(page)]
    for focus, ways in (("0.B2", 3), ("2.carousel", 2), ("3.beach_towel", 3)):
        chosen = hand(state, say=say, focus=focus)
        ids = [button.id for button in buttons(chosen)]
        assert len(ids) == len(set(ids)) == 3 + ways
        assert all(len(one) <= 100 for one in ids)
        assert [button.id.split("|")[4] for button in buttons(chosen) if button.style == "good"][:1] == [focus]


@pytest.mark.parametrize(
    ("card", "ways"), [("B2", ["right", "left", "onion"]), ("R6", ["own", "onion"]), ("B5", ["left", "onion"])]
)
def test_ways_stand_in_the_order_of_the_piles_in_the_picture(card, ways):
    """The right neighbour's pile lies left there, and who is next lies right."""
    page = hand(position(RULEBOOK, f"{card} Y1"), focus=f"0.{card}")
    found = [short(button.id).split(".")[-1] for button in buttons(page) if "heul_doch.play" in button.id]
    assert found == ways
    if len(ways) == 3:
        assert page.text.index("Dora") < page.text.index("Ben"), "in words, too"


def test_no_two_buttons_of_a_hand_look_alike():
    """Four cards that go nowhere face up once were four buttons called onion."""
    state = position(RULEBOOK, "P1 P3 P6 O1")
    for focus in ("", "0.P1", "3.O1"):
        looks = [(button.emoji, button.label) for button in buttons(hand(state, focus=focus))]
        assert len(looks) == len(set(looks))
        assert sum(sign == "🧅" for sign, _ in looks) == bool(focus)


def test_a_button_has_the_sign_of_its_card_not_of_a_seat_and_the_onion_rule_stands_where_a_card_may_become_one():
    state, rule = position(RULEBOOK, "B2 R6 N7 carousel"), onion_rule(speaker("en"))
    for focus, sign in (("0.B2", "🔵"), ("1.R6", "🔴"), ("2.N7", "🟤")):
        page = hand(state, focus=focus)
        assert {one.emoji for one in buttons(page) if "heul_doch.play" in one.id} <= {sign, "🧅"}
        assert rule in page.text
    assert rule not in hand(state).text + hand(state, focus="3.carousel").text


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_of_a_hand_is_light_and_small_enough_for_one_screen(seats):
    for state in play_out(GAME, seats, 7, specials="yes").states[:-1:9]:
        seat = min(GAME.waiting_on(state))
        for focus in ("", *(f"{slot}.{card}" for slot, card in enumerate(state.hands[seat]))):
            page = hand(state, seat, focus=focus, names=HEAVY_NAMES)
            image = light(picture_of(page).draw())
            assert image.height * 400 / image.width <= 280, "pixels on a phone"


def test_the_picture_of_a_hand_shows_the_chosen_card():
    state = position(RULEBOOK, "B2 B5 carousel Y7")
    focuses = ("", "0.B2", "1.B5", "2.carousel", "3.Y7")
    assert len({picture_of(hand(state, focus=focus)).draw() for focus in focuses}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_hand_in_words_is_whole_for_six_with_long_names(language):
    say = speaker(language)
    for seed in range(3):
        for state in play_out(GAME, 6, seed, specials="yes").states[:-1]:
            for seat in range(6):
                if state.hands[seat]:
                    assert len(picture_of(hand(state, seat, say=say, names=LONG)).alt) <= ALT_LENGTH


def test_a_hand_without_cards_has_no_picture():
    state = position(RULEBOOK, ["R6", "", "", ""], draw_pile="")
    page = hand(state, seat=1)
    assert en("heul_doch-hand-empty") in page.text
    assert not any(isinstance(block, Picture) for block in page.blocks)


@pytest.mark.parametrize("focus", ["0.carousel", "1.beach_towel", "2", "carousel", "2.carousel.left", "x", "2.B2"])
def test_a_focus_that_fits_no_card_opens_nothing(focus):
    state = position(RULEBOOK, "B2 B2 carousel beach_towel")
    assert hand(state, focus=focus) == hand(state)


def test_out_of_turn_nothing_can_be_aimed():
    state = position(RULEBOOK, ["R1 R1 R1 R1", "carousel B2 B2 B2", "Y1", "Y1"])
    assert hand(state, seat=1, focus="0.carousel") == hand(state, seat=1)
    assert actions(hand(state, seat=1)) == []


def test_the_hand_says_what_happened_since_the_own_turn():
    state = position(RULEBOOK, ["R6 R7", "B1 B2", "N1 N2", "G1 G3"], draw_pile="")
    for move in ("R6 own", "B1 own", "N1 onion"):
        state = do(state, move).state
    text = hand(state, seat=0).text
    assert "-# 📥 You kept the 🔴 red 6 (on the 🔴 red 5).\n-# 📥 **\u2068Ben\u2069** kept the 🔵" in text
    assert "hid a card as an onion" in text
    assert "kept the 🔴 red 6" not in hand(state, seat=1).text
    assert "**\u2068Ada\u2069** kept the 🔴 red 6" in hand(state, seat=3).text
    assert "You" not in public(state).text


def test_a_card_whose_gift_is_due_has_no_button_for_the_own_pile():
    page = hand(position(("R5", "R4", "G2"), "R6 R6 R6 R6"), focus="0.R6")
    assert [short(button.id).split(".")[-1] for button in buttons(page)] == ["R6", "left", "onion"]


def test_the_card_drawn_last_is_marked():
    state = do(position(RULEBOOK, "R6 R7 Y1 Y3"), "R6 own").state
    assert "brown 1 (new): " in said(hand(state))
    assert "(new)" not in said(hand(position(RULEBOOK, "R6 R7 Y1 Y3")))
    assert "(new)" not in said(hand(state, seat=1))


def test_a_waiting_player_sees_where_the_cards_would_go_now():
    state = position(RULEBOOK, ["R6", "R4 N1 P3", "Y1", "Y1"])
    alt = picture_of(hand(state, seat=1)).alt
    assert "red 4: face up, it can only go to Ada (same colour as the red 5);" in alt
    assert "brown 1: face up, it can only go to Cleo" in alt
    assert f"purple 3: {en('heul_doch-where-nowhere')}" in alt
    assert "after" not in said(hand(state, seat=1))


def test_the_hand_says_after_whom_it_is_the_own_turn():
    assert "It’s your turn after **\u2068Cleo\u2069**." in hand(position(RULEBOOK, "R6"), seat=3).text


def test_neighbours_are_named_in_the_order_of_the_picture_and_never_by_a_side():
    for language in LANGUAGES:
        say = speaker(language)
        page = hand(position(RULEBOOK, "B2 carousel R6 Y1"), say=say)
        alt = picture_of(page).alt
        assert alt.index("Dora") < alt.index(say("heul_doch-you"), len("Your hand")) < alt.index("Ben")
        assert not {"⬅️", "➡️"} & set(said(page).split())


def test_a_special_card_says_what_it_does_and_its_buttons_what_they_would_bring():
    state = position(("R7", "(B4)", "", "Y2"), "carousel beach_towel")
    page = hand(state, focus="0.carousel")
    assert en("heul_doch-rules-carousel") in page.text
    labels = [button.label for button in buttons(page)]
    assert {"Clockwise: you get yellow 2", "Anticlockwise: you get onion"} < set(labels)
    labels = [button.label for button in buttons(hand(state, focus="1.beach_towel"))]
    assert {"Ben: onion", "Cleo: nothing", "Dora: yellow 2"} < set(labels)


# How it stands


def test_the_board_says_how_high_the_piles_are_and_how_long_it_goes_on():
    state = position(("R5 B1 B2", "B4", "N7 N1", "G2"), ["R6 R6 R6 R6"] * 4)
    piles = " · ".join(
        f"**\u2068{name}\u2069** {height}" for name, height in (("Ada", 3), ("Cleo", 2), ("Ben", 1), ("Dora", 1))
    )
    assert f"📚 Cards per pile: {piles} · about 6 rounds to go" in public(state).text


def test_the_hint_does_not_change_with_what_lies_in_the_piles():
    one, two = (public(position((pile, "B4", "N7", "G2"), "R6")).text for pile in ("R5 B1 R2", "(R5) (B7) R2"))
    assert one == two


def test_the_hand_says_when_there_is_nothing_left_to_draw():
    last = en("heul_doch-hand-last")
    hands = ["R6 R7", "B1 B2", "", "G1 G3"]
    assert all((last in hand(position(RULEBOOK, hands, draw_pile=""), seat).text) == (seat != 2) for seat in range(4))
    assert last not in hand(position(RULEBOOK, "R6 R7 Y1 Y3")).text


# The end


def how_come(state, say=en) -> str:
    names = ("Ada", "Ben", "Cleo", "Dora")[: len(state.piles)]
    return screen.how_come(session_of(names), GAME.view(state, None), say)


def test_the_end_tells_the_last_turn_above_the_picture_and_the_winner_below_it():
    state = do(position(("R5", "B4", "G2"), ["R6", "", ""], draw_pile=""), "R6 own").state
    above, _, below = public(state).blocks
    assert "kept the 🔴 red 6" in str(above)
    assert str(below).startswith("🎉")
    assert "\n-# 🥇" in str(below), "the points of all"


def test_how_the_points_came_about_is_told_card_by_card():
    text = how_come(finished("R5 B5 R7 G1 (R1) (R1) (R1) (R1) (R1)", "R7 B2 R6 G1" + " (R1)" * 9, "R7 B7"))
    assert "🥇 **\u2068Cleo\u2069**: 14 points\n-# Face up: 7 + 7 = 14\n-# Without onions, everything counts" in text
    five = "5 onions (🔴1 🔴1 🔴1 🔴1 🔴1) cancel all 5s (5 + 5 = 10): 18 − 10 = 8"
    assert f"-# Face up: 7 + 5 + 5 + 1 = 18\n-# 🧅 {five}" in text
    assert "🧅 7 + 2 = 9 onions (" in text
    assert "cancel the only 2, the only 7: 16 − 9 = 7" in text


@pytest.mark.parametrize(
    ("onions", "expected"),
    [(1, "1 onion ("), (7, "7 onions ("), (8, "7 + 1 = 8 onions ("), (10, "7 + 3 = 10 onions ("),
     (14, "7 + 7 = 14 onions ("), (15, "7 + 7 + 1 = 15 onions (")],
)  # fmt: skip
def test_more_than_seven_onions_are_told_as_a_sum(onions, expected):
    state = finished("R7" + " (R1)" * onions, "R7 B2", "R7 B7")
    assert f"🧅 {expected}" in how_come(state)
    assert expected.removesuffix(" (") in picture_of(public(state)).alt


@pytest.mark.parametrize(
    ("language", "one", "ten"),
    [("de", "1 Zwiebel (", "7 + 3 = 10 Zwiebeln ("), ("fr", "1\u00a0oignon (", "7 + 3 = 10 oignons ("),
     ("it", "1 cipolla (", "7 + 3 = 10 cipolle (")],
)  # fmt: skip
def test_onions_have_their_plural_in_every_language(language, one, ten):
    expected = [how_come(finished("R7" + " (R1)" * onions, "R7", "B7"), speaker(language)) for onions in (1, 10)]
    assert one in expected[0]
    assert ten in expected[1]


def test_equal_points_are_decided_by_what_the_onions_took():
    text = public(finished("R7 R3", "B7 B3 B1 (P4)", "G1")).text
    assert en("heul_doch-won", by="onions", names="\u2068Ben\u2069") in text
    assert en("heul_doch-tie", lost="🥇\u00a0\u2068Ben\u2069 1, 🥈\u00a0\u2068Ada\u2069 0") in text


def test_equal_in_both_share_the_victory():
    state = finished("R7 R3", "B7 B3", "G1")
    shared = en("heul_doch-won", by="shared", names=("\u2068Ada\u2069", "\u2068Ben\u2069"))
    assert shared in public(state).text
    assert how_come(state).count("🥇") == 2


# The picture in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_in_words_is_whole_for_six_with_long_names(language):
    """It names all players at every moment of whole games, and is never cut off."""
    say = speaker(language)
    for seed in range(3):
        for state in play_out(GAME, 6, seed, specials="yes").states:
            alt = describe(GAME.view(state, None), session_of(LONG, away=(1, 3, 5)), say)
            assert len(alt) <= ALT_LENGTH, alt
            assert all(name in alt for name in LONG)


def test_the_picture_in_words_names_the_whole_table():
    state = do(position(("R5 (B1)", "B4", "", "G2"), "carousel R6 R6 R6"), "carousel right").state
    assert picture_of(public(state, away=(2,))).alt == (
        "Heul doch! Mau Mau, 8 cards left to draw. Discard pile: carousel. "
        "Ada: blue 4, 2 cards in the pile, 4 in hand. "
        "Ben: nothing, 0 cards in the pile, 4 in hand, to play. "
        "Cleo: green 2, 1 card in the pile, 4 in hand, has left. "
        "Dora: onion, 1 card in the pile, 4 in hand."
    )


# The rules


def test_the_rules_of_a_table_explain_the_variants_that_it_uses_and_no_others():
    short, specials = en("heul_doch-rules-short"), en("heul_doch-rules-specials")
    for options, expected in (
        ({"specials": "no"}, (False, False)),
        ({"cards": "half"}, (True, False)),
        ({"specials": "yes"}, (False, True)),
        ({"cards": "half", "specials": "yes"}, (True, True)),
    ):
        page = screen.rules(options, en)
        text, pictures = page.text, sum(isinstance(block, Picture) for block in page.blocks)
        assert (short in text, specials in text, pictures == 7) == (*expected, expected[1])
        assert ("any number card" in text, "any card" in text) == (expected[1], not expected[1])
    assert screen.rules({"cards": "half", "specials": "yes"}, en) == screen.rules({}, en)


def test_why_a_card_could_become_an_onion_depends_on_whether_there_are_cards_that_cannot():
    state = do(position(RULEBOOK, "R6 R6 R6 R6"), "R6 onion").state
    names = ("Ada", "Ben", "Cleo", "Dora")
    for specials, cards in (("no", "any card"), ("yes", "any number card")):
        session = replace(session_of(names), options={"specials": specials})
        assert f"play {cards} face down" in screen.how_come(session, GAME.view(state, None), en)


def test_the_lesson_shows_a_card_that_can_only_become_an_onion():
    (task,) = (task for task in LESSON.tasks if task.key == "onion")
    held = [one for one in GAME.view(task.state, 0).hand if len(one.ways) == 1]
    only_onions = [one.card for one in held if isinstance(one.card, NumberCard)]
    assert task.answers == (Play(min(only_onions, key=lambda card: card.value), "onion"),)
    assert len(only_onions) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_block_of_the_rules_is_long(language):
    blocks = [block for block in screen.rules({}, speaker(language)).blocks if isinstance(block, str)]
    assert len(blocks) > 5
    assert max(len(re.sub("[\u00a0\u202f]", "", block).split()) for block in blocks) <= 60

"""What is shown: every card with its place and reason, the end card by card, and nothing that is hidden."""

from random import Random

import pytest
from msgspec import structs

from bot.sessions.session import Place, Seated, Session, Status
from bot.text import LANGUAGES, speaker
from bot.ui.page import ALT_LENGTH, Button, Picture
from cogs.heul_doch import screen
from cogs.heul_doch.cards import NUMBER_CARDS, Colour, NumberCard, Special
from cogs.heul_doch.piles import Laid
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.state import Over
from cogs.heul_doch.words import EMOJI, card_name, describe
from tests.cogs.heul_doch.notation import do, finished, position
from tests.playout import play_out

en = speaker("en")
LONG = tuple(f"{letter}{'w' * 23}" for letter in "ABCDEF")
RULEBOOK = ("R5", "B4", "N7", "G2")


def session_of(names, marks=(), away=()) -> Session:
    seats = tuple(Seated(n, 100 + n, name, n in away, n in marks) for n, name in enumerate(names))
    options = {"specials": "yes", "first": "host", "pings": "on"}
    return Session(10**15 - 1, Place(1, 2), 9, "heul_doch", 1, options, "en", b"", (1,), 0, Status.RUNNING, 5, 10**9 - 1, 5, 0, None, seats)


def public(state, say=en, names=("Ada", "Ben", "Cleo", "Dora"), **how):
    return screen.public(session_of(names[: len(state.piles)], **how), GAME.view(state, None), say, "")


def hand(state, seat=0, say=en, focus="", names=("Ada", "Ben", "Cleo", "Dora"), **how):
    return screen.private(session_of(names[: len(state.piles)], **how), GAME.view(state, seat), say, focus)


def buttons(page) -> list[Button]:
    return [button for block in page.blocks if isinstance(block, tuple) for button in block]


def picture_of(page) -> Picture:
    return next(block for block in page.blocks if isinstance(block, Picture))


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_and_special_card_has_a_sign_and_a_word_of_its_own(language):
    say = speaker(language)
    words = {card_name(NumberCard(colour, 1), say) for colour in Colour} | {card_name(special, say) for special in Special}
    assert len(words) == len(set(EMOJI.values())) == 11
    assert "" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language):
    assert len({card_name(card, speaker(language)) for card in (*NUMBER_CARDS, *Special)}) == 53


# Hands


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_every_card_has_its_button_and_no_two_are_alike(language):
    state = position(("R5", "B4", "N7", "G2"), "B2 B2 carousel beach_towel")
    page = hand(state, say=speaker(language))
    ids = [button.id for button in buttons(page)]
    assert len(ids) == len(set(ids)) == 9
    assert all(len(one) <= 100 for one in ids)
    for focus in ("2.carousel", "3.beach_towel"):
        ids = [button.id for button in buttons(hand(state, say=speaker(language), focus=focus))]
        assert len(ids) == len(set(ids)) == (3 if "carousel" in focus else 4)


@pytest.mark.parametrize("focus", ["0.carousel", "1.beach_towel", "2", "carousel", "2.carousel.left", "x"])
def test_a_focus_that_fits_no_card_opens_nothing(focus):
    state = position(RULEBOOK, "B2 B2 carousel beach_towel")
    assert hand(state, focus=focus) == hand(state)


def test_out_of_turn_nothing_can_be_aimed():
    state = position(RULEBOOK, ["R1 R1 R1 R1", "carousel B2 B2 B2", "Y1", "Y1"])
    assert hand(state, seat=1, focus="0.carousel") == hand(state, seat=1)
    assert [button.id.split("|")[3] for button in buttons(hand(state, seat=1))] == ["heul_doch.tissue"]


def test_the_hand_tells_what_happened_since_the_own_turn():
    state = position(RULEBOOK, ["R6 R7", "B1 B2", "N1 N2", "G1 G3"], draw_pile="")
    for move in ("R6 own", "B1 own", "N1 onion"):
        state = do(state, move).state
    told = hand(state, seat=0).text
    assert "keeps 🔴 red 6" not in told
    assert "keeps 🔵 blue 1" in told
    assert "lays a card face down, as an onion" in told
    assert "keeps 🔴 red 6" in hand(state, seat=3).text


def test_a_card_whose_gift_is_due_has_no_button_for_the_own_pile():
    page = hand(position(("R5", "R4", "G2"), "R6 R6 R6 R6"))
    assert {button.id.split(".")[-1] for button in buttons(page)} == {"left", "onion", "tissue|"}


def test_the_tissue_is_there_once():
    state = position(RULEBOOK, "R6 R6 R6 R6")
    assert buttons(hand(state))[-1].id.endswith("|heul_doch.tissue|")
    assert not any("tissue" in button.id for button in buttons(hand(state, marks=(0,))))
    assert any("tissue" in button.id for button in buttons(hand(state, seat=1, marks=(0,))))


# The end


def test_the_end_tells_every_pile_card_by_card():
    text = public(finished("R5 B5 R7 G1 (R1) (R1) (R1) (R1) (R1)", "R7 B2 R6 G1" + " (R1)" * 9, "R7 B7")).text
    assert "🥇 **\u2068Cleo\u2069**: 14 points\n-# 2×7 = 14\n-# 🧅 No onion, so nothing is lost" in text
    assert "-# 1×7 + 1×1 = 8\n-# 🧅 5 onions cancel the value 5 (2 cards, −10)" in text
    assert "-# 1×6 + 1×1 = 7\n-# 🧅 9 onions cancel the value 2 (one card, −2), the value 7 (one card, −7)" in text
    assert "🎉 \u2068Cleo\u2069 wins!" in text


def test_equal_points_are_decided_by_what_the_onions_took():
    text = public(finished("R7 R3", "B7 B3 B1 (P4)", "G1")).text
    assert en("heul_doch-won-onions", names="\u2068Ben\u2069", lost=1) in text


def test_equal_in_both_share_the_victory():
    text = public(finished("R7 R3", "B7 B3", "G1")).text
    assert en("heul_doch-won-shared", names="\u2068Ada\u2069, \u2068Ben\u2069", lost=0) in text
    assert text.count("🥇") == 2


# The picture in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_in_words_is_whole_for_six_with_long_names(language):
    """It names everybody at every moment of whole games, and is never cut off."""
    say = speaker(language)
    for seed in range(3):
        for state in play_out(GAME, 6, seed, specials="yes").states:
            alt = describe(GAME.view(state, None), session_of(LONG, marks=range(6), away=(1, 3, 5)), say)
            assert len(alt) <= ALT_LENGTH, alt
            assert all(name in alt for name in LONG)


def test_the_picture_in_words_tells_the_whole_table():
    state = do(position(("R5 (B1)", "B4", "", "G2"), "carousel R6 R6 R6"), "carousel right").state
    assert picture_of(public(state, marks=(3,), away=(2,))).alt == (
        "Heul doch! Mau Mau, 8 cards left to draw. Discard pile: carousel. Ada: blue 4, 2 cards in the pile, 4 in hand. "
        "Ben: nothing, 0 cards in the pile, 4 in hand, is playing. Cleo: green 2, 1 card in the pile, 4 in hand, has left. "
        "Dora: onion, 1 card in the pile, 4 in hand, sheds a tear. Last turn: Ada turns the carousel: all top cards move one seat to the right."
    )


# What is hidden


def with_other_secrets(state, rng: Random):
    """The same table with other cards wherever nobody can see them: in all hands, in the draw pile, under onions and below the tops."""
    hidden = (*NUMBER_CARDS, *Special)
    piles = tuple(
        tuple(laid if at == len(pile) - 1 and laid.face_up else Laid(rng.choice(NUMBER_CARDS), laid.face_up) for at, laid in enumerate(pile))
        for pile in state.piles
    )
    hands = tuple(tuple(rng.choice(hidden) for _ in held) for held in state.hands)
    return structs.replace(state, piles=piles, hands=hands, draw_pile=tuple(rng.choice(hidden) for _ in state.draw_pile))


def some_states():
    for seats in GAME.seats:
        states = [state for state in play_out(GAME, seats, 7, specials="yes").states if not isinstance(state.phase, Over)]
        yield from states[:: max(1, len(states) // 12)]


def test_nothing_public_depends_on_a_hidden_card():
    """Words, words of the picture, and buttons."""
    rng = Random(1)
    for state in some_states():
        other = with_other_secrets(state, rng)
        one, two = (public(s, names=LONG) for s in (state, other))
        assert (one.text, picture_of(one).alt, buttons(one)) == (two.text, picture_of(two).alt, buttons(two))


def test_no_picture_depends_on_a_hidden_card():
    rng = Random(2)
    for state in list(some_states())[::9]:
        one, two = (
            picture_of(screen.public(session_of(LONG[: len(state.piles)]), GAME.view(s, None), en, ""))
            for s in (state, with_other_secrets(state, rng))
        )
        assert one.draw() == two.draw()


def test_a_hand_depends_on_no_card_of_others():
    rng = Random(3)
    for state in some_states():
        for seat in range(len(state.piles)):
            other = with_other_secrets(state, rng)
            other = structs.replace(other, hands=tuple(state.hands[n] if n == seat else held for n, held in enumerate(other.hands)))
            one, two = (hand(s, seat, names=LONG) for s in (state, other))
            assert one == two

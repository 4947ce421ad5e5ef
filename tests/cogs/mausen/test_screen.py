"""What is said of a round of Mausen: in the hand, on the board."""

from dataclasses import replace

import pytest

from bot.person import ChannelRef
from bot.sessions.session import Predecessor
from bot.text.words import speaker
from cogs.mausen.rules import GAME
from cogs.mausen.rules.state import Pick, State
from cogs.mausen.screen.prose import animal_sign
from cogs.mausen.screen.screen import moment, private, public
from tests.cogs.mausen.notation import hunt, lay, picks, table
from tests.crowd import around
from tests.languages import EACH_LANGUAGE
from tests.playout import play_out

LAID = picks("C2 D1 M3 E4")  # the cat takes the mouse, the dog the cat, the elephant the dog, the mouse the elephant
ROUNDS = {
    "took and was taken": (hunt(table("M1"), LAID), "Your cat 2 took 🐭\u00a03, 1 and was taken by Ben."),
    "took": (hunt((), picks("C2 M1 M3 E4")), "Your cat 2 took 🐭\u00a03, 1 and is in the middle now."),
    "was taken": (hunt((), picks("C2 D1 E3 E4")), "Your cat 2 was taken by Ben."),
    "watched": (hunt((), picks("C2 C3 E3 E4")), "Your cat 2 is in the middle now."),
    "tied": (hunt((), picks("C3 C3 E3 E4")), "Your cat 3 was tied and is in the middle now."),
    "start": (
        lay(hunt(table("E1"), picks("E4 D1 C1 M1")), picks("E2 E2 E2 E2")),
        "Your elephant 2 went into the empty middle.",
    ),
}


def hand_of(state: State, language: str = "en", **changes) -> list[str]:
    """The lines above the picture of the first seat's hand, without the signs around names."""
    session = replace(around(4), **changes)
    (text, *_) = private(session, GAME.view(state, 0), speaker(language), "").blocks
    assert isinstance(text, str)
    return text.replace("\u2068", "").replace("\u2069", "").split("\n")


@pytest.mark.parametrize(("state", "said"), ROUNDS.values(), ids=ROUNDS)
def test_the_hand_says_what_became_of_the_own_card(state, said):
    assert said in hand_of(state)[1]


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_hand_names_the_card_of_every_seat_once(seats, language):
    session, say = around(seats), speaker(language)
    for state in play_out(GAME, seats, 1).states:
        view = GAME.view(state, 0)
        if view.last is None or view.outcome:
            continue
        (text, *_) = private(session, view, say, "").blocks
        assert isinstance(text, str)
        own, *others = view.last.laid
        assert text.count(say("mausen-card", animal=own.animal.value, value=own.value)) == 1
        for name, card in zip(session.names[1:], others, strict=True):
            sign = animal_sign(card.animal)
            ways = (f"\u2068{name}\u2069\u00a0{sign}\u00a0{card.value}", f"{sign} {card.value} (\u2068{name}\u2069)")
            assert sum(map(text.count, ways)) == 1
        assert len(text.split("\n")) <= 2 + len(view.last.hunts) + 1, "not higher than a line for each kind"


def test_who_sat_down_after_the_round_has_no_card_of_their_own_in_it():
    state, _ = ROUNDS["took"]
    before = Predecessor(0, 7, "Zoe", 0, 5)
    lines = hand_of(state, predecessors=(before,), seq=5)
    assert not any("Your cat" in line for line in lines)
    assert "🐱 2 (Zoe) took 🐭\u00a03, 1." in lines[1]


def test_in_sentences_about_animals_computer_players_have_no_face_but_on_their_plates():
    state, _ = ROUNDS["took and was taken"]
    session = around(4)
    seats = tuple(replace(s, name=f"😺 Tapsi {s.seat}", computer="easy") for s in session.seats[1:])
    session = replace(session, seats=(session.seats[0], *seats))
    say, view = speaker("en"), GAME.view(state, 0)
    texts = [
        moment(session, view, say)[0],
        private(session, view, say, "").text,
        moment(session, view, say)[1].alt,
    ]
    assert all("Tapsi 1" in text for text in texts)
    assert not any("😺" in text for text in texts)
    assert moment(session, view, say)[1].args[1] == session.names


def test_each_sentence_of_a_kind_says_which_kind_it_is():
    state = hunt((), picks("C3 C3 C2 M1"))
    text = moment(around(4), GAME.view(state, None), speaker("en"))[0].replace("\u2068", "").replace("\u2069", "")
    assert "🐱 3 was played twice: a tie (=). 🐱 2 (Cleo) took 🐭\u00a01." in text


def test_the_hand_marks_the_cards_that_stood_down_as_the_picture_does():
    lines = hand_of(hunt((), picks("M1 C3 C3 C2")))
    assert lines[-1].startswith("Came away empty: Ben\u00a0🐱\u00a03\u00a0(tied) · Cleo\u00a0🐱\u00a03\u00a0(tied)")


def test_in_direct_messages_the_cards_that_took_nothing_are_in_the_picture_alone():
    state, said = ROUNDS["watched"]
    here, direct = hand_of(state), hand_of(state, where=ChannelRef(0, 1))
    assert direct == [*here[:2], *(line for line in here[2:] if "takes" in line)]
    assert len(direct) < len(here)
    assert said in direct[1]


def test_when_each_has_one_card_left_nothing_is_asked():
    states = play_out(GAME, 3, 1).states
    (state,) = (one for one in states if len(one.hands[0]) == 1 and len(GAME.waiting_on(one)) == 3)
    session, say, view = replace(around(3), goes_on=True), speaker("en"), GAME.view(state, 0)
    assert [GAME.only_move({}, state, seat) for seat in range(3)] == [Pick(card) for (card,) in state.hands]
    for text in (private(session, view, say, "").text, public(session, view, say, "").text):
        assert say("mausen-last") in text
        assert say("mausen-choose") not in text
        assert say("mausen-pick") not in text

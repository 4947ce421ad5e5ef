"""The rules of Heul doch! without the special cards.

H-1 to H-20 name the rulings on what the rulebook leaves open, HV-1 to HV-27 the worked examples.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.errors import IllegalMove
from bot.games.chance import Chance
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import (
    NUMBER_CARDS,
    NUMBER_KINDS,
    SPECIAL_CARDS,
    Colour,
    NumberCard,
    Special,
    fit,
)
from cogs.heul_doch.rules.piles import neighbour
from cogs.heul_doch.rules.scoring import score
from cogs.heul_doch.rules.state import Over, Play, Played, Playing, Way
from cogs.heul_doch.rules.ways import ways_to_play
from tests.cogs.heul_doch.notation import (
    as_text,
    cards,
    do,
    finished,
    legal,
    move,
    number,
    pile,
    piles,
    position,
    refusal,
    seen,
    words,
)

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text())
SEATS = (3, 4, 5, 6)
# own red 5, blue 4 to the left, green 2 to the right, brown 7 opposite
THE_BOOKS_TABLE = ["R5", "B4", "N7", "G2"]


def chance(seed: int) -> Chance:
    return Chance(seed.to_bytes(4, "big"), 1, (2, 3, 4))


# The worked examples


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if "set" in example], ids=lambda example: example["id"]
)
def test_worked_example(example):
    given = dict(example["set"])
    state = finished(*given["piles"]) if given.pop("phase", "") == "over" else position(**given)
    if "legal" in example:
        assert sorted(legal(state)) == sorted(example["legal"])
    if "do" in example:
        state = do(state, example["do"]).state
    for field, expected in example.get("expect", {}).items():
        name, _, seat = field.partition(".")
        found = SHOWN[name](state)
        assert (found[int(seat)] if seat else found) == expected, field
    if "result" in example:
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert list(outcome.scores) == example["result"]["scores"]
        assert list(outcome.winners) == example["result"]["winners"]
        assert [opened.lost for opened in GAME.view(state, None).scores] == example["result"].get("lost", [0, 0, 0])


SHOWN = {
    "piles": piles,
    "hands": lambda state: [words(hand) for hand in state.hands],
    "turn": lambda state: state.phase.seat,
    "draw_pile": lambda state: words(state.draw_pile),
    "discard_pile": lambda state: words(state.discard_pile),
    "phase": lambda state: "over" if isinstance(state.phase, Over) else "playing",
}


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if "pile" in example], ids=lambda example: example["id"]
)
def test_worked_example_of_a_pile(example):
    opened = score(pile(example["pile"]))
    assert opened.onions == example["score"]["onions"]
    assert [cancelled.value for cancelled in opened.cancelled] == example["score"]["cancelled"]
    assert opened.points == example["score"]["points"]
    assert opened.lost == example["score"]["lost"]


# Cards


def test_each_value_is_there_twice_in_each_of_seven_colours():
    assert len(NUMBER_CARDS) == 98
    assert sum(card.value for card in NUMBER_CARDS) == 392
    assert {NUMBER_CARDS.count(NumberCard(colour, value)) for colour in Colour for value in range(1, 8)} == {2}
    assert len(Colour) == 7


def test_there_are_three_of_each_special_card():
    """H-1."""
    assert len(SPECIAL_CARDS) == 12
    assert [SPECIAL_CARDS.count(special) for special in Special] == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("card", "on", "found"), [("R5", "R4", "colour"), ("R5", "B5", "number"), ("R5", "R5", "both"), ("R5", "B4", None)]
)
def test_a_card_fits_by_colour_or_by_number(card, on, found):
    assert fit(number(card), number(on)) == fit(number(on), number(card)) == found


# Setting up


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("specials", ["no", "yes"])
def test_each_seat_gets_a_number_card_face_up_and_four_cards_in_hand(seats, specials):
    state = GAME.setup(seats, {"specials": specials}, chance(1))
    assert all([laid.face_up for laid in found] == [True] for found in state.piles)
    assert [len(hand) for hand in state.hands] == [4] * seats
    everything = [
        *state.draw_pile,
        *(card for hand in state.hands for card in hand),
        *(laid.card for found in state.piles for laid in found),
    ]
    assert sorted(map(str, everything)) == sorted(
        map(str, NUMBER_CARDS + SPECIAL_CARDS if specials == "yes" else NUMBER_CARDS)
    )
    assert state.discard_pile == state.recent == ()


def test_three_to_six_can_play_and_without_special_cards_unless_they_say_so():
    assert tuple(GAME.seats) == SEATS
    assert GAME.settle_options({}) == {"specials": "no", "first": "random", "cards": "all", "pings": "on"}


@pytest.mark.parametrize(("specials", "special_cards"), [("no", 0), ("yes", 4)])
@pytest.mark.parametrize("seats", SEATS)
def test_a_short_game_has_one_card_of_each_kind(seats, specials, special_cards):
    """H-21: half of all cards."""
    state = GAME.setup(seats, {"specials": specials, "cards": "half"}, chance(1))
    laid = [laid.card for found in state.piles for laid in found]
    everything = [*state.draw_pile, *(card for hand in state.hands for card in hand), *laid]
    assert Counter(everything) == Counter([*NUMBER_KINDS, *[*Special][:special_cards]])
    assert len(NUMBER_KINDS) == 49


class Stacked(Chance):
    """Shuffles these cards to the top, the next ones with every shuffle, and remembers what was shuffled."""

    def __init__(self, *tops: str) -> None:
        super().__init__(b"", 1, ())
        self.tops, self.shuffled_cards = [cards(top) for top in tops], []

    def shuffled(self, items):
        self.shuffled_cards.append(Counter(items))
        top = self.tops.pop(0)
        return (*top, *(Counter(items) - Counter(top)).elements())


def test_a_special_card_is_shuffled_back_in_until_a_number_card_lies_there():
    """H-2: at once, into what is left, and before the hands are dealt."""
    stacked = Stacked("R1 catapult R2", "werewolf R3", "G2 B4 P1 P2 P3 P4 P5 P6")
    state = GAME.setup(3, {"specials": "yes"}, stacked)
    full = Counter(NUMBER_CARDS + SPECIAL_CARDS)
    assert stacked.shuffled_cards == [full, full - Counter(cards("R1")), full - Counter(cards("R1"))]
    assert piles(state) == ["R1", "G2", "B4"]
    assert set(cards("P1 P2 P3 P4 P5 P6")) <= {card for hand in state.hands for card in hand}


def test_the_host_starts_if_the_table_says_so():
    """H-19."""
    assert {GAME.setup(4, {"first": "host"}, chance(seed)).phase for seed in range(20)} == {Playing(0)}


def test_any_seat_may_start_at_random():
    """H-19."""
    assert {GAME.setup(4, {}, chance(seed)).phase for seed in range(60)} == {Playing(seat) for seat in range(4)}


def test_two_deals_differ():
    assert GAME.setup(3, {}, chance(1)).hands != GAME.setup(3, {}, chance(2)).hands
    assert GAME.setup(3, {}, chance(1)) == GAME.setup(3, {}, chance(1))


# Taking turns


def test_the_left_neighbour_is_next_in_turn():
    """H-15."""
    assert [neighbour(seat, "left", 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [neighbour(seat, "right", 4) for seat in range(4)] == [3, 0, 1, 2]
    state = position(THE_BOOKS_TABLE, "R6", turn=3)
    assert GAME.waiting_on(state) == {3}
    assert GAME.waiting_on(do(state, "R6 onion").state) == {0}


def test_only_the_seat_in_turn_may_play():
    state = position(THE_BOOKS_TABLE, "R6 R6 R6 R6", turn=2)
    assert [bool(GAME.legal_moves(state, seat)) for seat in range(4)] == [False, False, True, False]
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 1, move("Y1 onion"), chance(1))
    assert (refused.value.key, refused.value.variables) == ("no-not-your-turn", {"seat": 2})


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("what", ["R6 own", "P1 onion"])
def test_a_seat_that_is_not_at_the_table_is_refused(seat, what):
    running = position(["R5", "B4", "G2"], "R6 P1", turn=2)
    for state in (running, finished("R5", "B4", "G2")):
        with pytest.raises(IllegalMove):
            GAME.apply(state, seat, move(what), chance(1))


def test_the_card_drawn_is_the_next_of_the_draw_pile():
    state = do(position(THE_BOOKS_TABLE, "R6 P1", draw_pile="N1 O2 G3"), "R6 own").state
    assert words(state.hands[0]) == "P1 N1"
    assert words(state.draw_pile) == "O2 G3"
    assert [words(hand) for hand in state.hands[1:]] == ["Y1 Y1 Y1 Y1"] * 3


def test_without_a_draw_pile_the_hands_are_played_out_and_the_game_ends_with_the_last_card():
    state = position(["R5", "B4", "G2"], ["R6", "O1", "P3"], draw_pile="")
    for what in ("R6 own", "O1 onion"):
        state = do(state, what).state
        assert GAME.outcome(state) is None
    state = do(state, "P3 onion").state
    assert state.phase == Over()
    assert piles(state) == ["R5 R6", "B4 (O1)", "G2 (P3)"]
    assert GAME.waiting_on(state) == frozenset()
    assert [GAME.legal_moves(state, seat) for seat in range(3)] == [(), (), ()]
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, move("R6 own"), chance(1))
    assert refused.value.key == "no-move-over"


# Where a card goes


def test_the_book_gives_four_fitting_cards_away():
    """They fit the own red 5 as well; the obligation wins (H-13)."""
    state = position(THE_BOOKS_TABLE, "B5 R4 G5 R2")
    assert legal(state) == [
        "B5 left",
        "B5 onion",
        "R4 left",
        "R4 onion",
        "G5 right",
        "G5 onion",
        "R2 right",
        "R2 onion",
    ]
    after = do(state, "B5 left")
    assert piles(after.state) == ["R5", "B4 B5", "N7", "G2"]
    assert after.events == (Played(0, 1, number("B5"), number("B4"), "colour"),)


def test_any_card_may_be_chosen_also_one_that_becomes_a_gift():
    """H-14: the red 6 fits the own pile, and the blue 5 may be played all the same."""
    state = position(THE_BOOKS_TABLE, "R6 B5")
    assert legal(state) == ["R6 own", "R6 onion", "B5 left", "B5 onion"]


def test_if_a_card_fits_both_neighbours_the_player_chooses():
    state = position(THE_BOOKS_TABLE, "B2")
    assert legal(state) == ["B2 left", "B2 right", "B2 onion"]
    assert piles(do(state, "B2 left").state) == ["R5", "B4 B2", "N7", "G2"]
    assert piles(do(state, "B2 right").state) == ["R5", "B4", "N7", "G2 B2"]
    assert do(state, "B2 right").events == (Played(0, 3, number("B2"), number("G2"), "number", either=True),)


def test_an_onion_is_no_obligation_whatever_card_it_is():
    """H-3: the onion to the left is a red 6, and nothing has to go there; nor may it."""
    state = position(["R5", "B4 (R6)", "G2"], "R6")
    assert legal(state) == ["R6 own", "R6 onion"]
    assert refusal(state, "R6 left") == ("onion-is-taboo", {"seat": 1, "top": "onion"})


def test_an_empty_neighbour_is_no_obligation():
    """H-3."""
    state = position(["R5", "", "G2"], "R6")
    assert legal(state) == ["R6 own", "R6 onion"]
    assert refusal(state, "R6 left") == ("onion-is-taboo", {"seat": 1, "top": "nothing"})


def test_the_own_onion_takes_any_card_unless_a_neighbour_must_get_it():
    state = position(["R5 (R1)", "B4", "G2"], "P6 B1")
    assert legal(state) == ["P6 own", "P6 onion", "B1 left", "B1 onion"]
    after = do(state, "P6 own")
    assert as_text(after.state.piles[0]) == "R5 (R1) P6"
    assert after.events == (Played(0, 0, number("P6"), "onion", "shows_onion"),)


def test_a_card_on_the_own_pile_says_in_what_it_fits():
    assert do(position(THE_BOOKS_TABLE, "R6"), "R6 own").events == (Played(0, 0, number("R6"), number("R5"), "colour"),)
    assert do(position(THE_BOOKS_TABLE, "O5"), "O5 own").events == (Played(0, 0, number("O5"), number("R5"), "number"),)
    assert do(position(THE_BOOKS_TABLE, "R5"), "R5 own").events == (Played(0, 0, number("R5"), number("R5"), "both"),)


def test_an_onion_may_always_be_laid_and_no_event_names_its_card():
    red, purple = (do(position(THE_BOOKS_TABLE, hand), f"{hand} onion") for hand in ("R6", "P1"))
    assert as_text(red.state.piles[0]) == "R5 (R6)"
    assert red.events == purple.events == (Played(0, 0, None, number("R5"), None),)


def test_an_onion_says_what_it_covers():
    assert do(position(["R5 (R1)", "B4", "G2"], "P1"), "P1 onion").events == (Played(0, 0, None, "onion", None),)
    assert do(position(["", "B4", "G2"], "P1"), "P1 onion").events == (Played(0, 0, None, None, None),)


def test_of_equal_cards_one_is_played():
    state = position(THE_BOOKS_TABLE, "R6 P1 R6 P1")
    assert legal(state) == ["R6 own", "R6 onion", "P1 onion"]
    assert words(do(state, "R6 own").state.hands[0]) == "P1 R6 P1 N1"


# What the view says of each card


def test_each_card_says_where_it_may_go_and_why():
    state = position(THE_BOOKS_TABLE, "B5 B2 O5 P1")
    red, blue, green = map(number, ("R5", "B4", "G2"))
    b5, b2, o5, p1 = map(number, words(state.hands[0]).split())
    assert [held.ways for held in GAME.view(state, 0).hand] == [
        (Way(Play(b5, "left"), 1, blue, "colour"), Way(Play(b5, "onion"), 0, red)),
        (
            Way(Play(b2, "left"), 1, blue, "colour", True),
            Way(Play(b2, "right"), 3, green, "number", True),
            Way(Play(b2, "onion"), 0, red),
        ),
        (Way(Play(o5, "own"), 0, red, "number"), Way(Play(o5, "onion"), 0, red)),
        (Way(Play(p1, "onion"), 0, red),),
    ]


@pytest.mark.parametrize(("own", "why"), [("R5", "both"), ("(B1)", "shows_onion"), ("", "shows_nothing")])
def test_the_own_pile_says_why_it_takes_a_card(own, why):
    (own_pile, _) = ways_to_play(number("R5"), 0, GAME.view(position([own, "B4", "G2"], "R5"), None).shown)
    assert (own_pile.why, seen(own_pile.on)) == (why, own.replace("B1", "?"))


def test_out_of_turn_no_card_goes_anywhere():
    view = GAME.view(position(THE_BOOKS_TABLE, "R6"), 1)
    assert [(str(held.card), held.ways) for held in view.hand] == [("Y1", ())] * 4


# Refusals say why


def test_a_card_for_a_neighbour_is_refused_elsewhere_with_who_must_get_it():
    variables = {"colour": "B", "value": 5, "seat": 1}
    assert refusal(position(THE_BOOKS_TABLE, "B5"), "B5 own") == ("gift", variables)
    assert refusal(position(THE_BOOKS_TABLE, "B5"), "B5 right") == ("gift", variables)
    variables = {"colour": "R", "value": 2, "seat": 3}
    assert refusal(position(THE_BOOKS_TABLE, "R2"), "R2 own") == ("gift", variables)


def test_a_card_for_either_neighbour_is_refused_on_the_own_pile_with_both_of_them():
    variables = {"colour": "B", "value": 2, "left": 1, "right": 3}
    assert refusal(position(THE_BOOKS_TABLE, "B2"), "B2 own") == ("gift-for-either", variables)


@pytest.mark.parametrize("to", ["own", "left", "right"])
def test_a_card_that_does_not_fit_is_refused(to):
    assert refusal(position(THE_BOOKS_TABLE, "P1"), f"P1 {to}") == ("does-not-fit", {"colour": "P", "value": 1})


def test_a_card_that_is_not_in_hand_is_refused():
    state = position(THE_BOOKS_TABLE, "R6")
    assert refusal(state, "P1 onion") == ("not-in-hand", {"colour": "P", "value": 1})
    assert refusal(state, "catapult") == ("no-such-special", {"special": "catapult"})


@pytest.mark.parametrize("to", ["onion", "own", "left", "1"])
def test_a_special_card_is_refused_as_an_onion_and_on_a_pile(to):
    """H-4."""
    for card in ("catapult", "werewolf"):
        assert refusal(position(THE_BOOKS_TABLE, card), f"{card} {to}")[0] == "no-such-place"

"""The rules of Mausen.

M-1 to M-13 name the rulings on what the printed rules leave open, MV-1 to MV-19 the worked examples.
"""

import json
from collections import Counter
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import IllegalMove, InvalidInput
from bot.games.chance import Chance
from bot.text.words import speaker
from cogs.mausen.rules import GAME
from cogs.mausen.rules.state import (
    FULL_HAND,
    Animal,
    Card,
    Choosing,
    Laid,
    Over,
    Pick,
    Restarting,
    State,
    Variant,
)
from cogs.mausen.screen.prose import narrate_outcome
from tests.cogs.mausen.notation import (
    NO_CHANCE,
    finished,
    holding,
    hunt,
    last,
    lay,
    lost,
    middle,
    pick,
    picks,
    position,
    result,
    table,
    won,
    words,
)

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text())
PHASES: dict[str, Any] = {"choose": Choosing, "restart": Restarting, "over": Over}
SEATS = (3, 4, 5, 6)
STARTING_TABLE = table("M1 C2 D3 E4")
FULL_CIRCLE = picks("E1 D1 C1 M1")  # four lonely hunters: on a table with all kinds they leave nothing

a_card = st.sampled_from(FULL_HAND)
a_middle = st.lists(a_card, max_size=10).map(lambda cards: tuple(Laid(card, None) for card in cards))
picks_of_all = st.lists(a_card, min_size=3, max_size=6).map(tuple)
any_ties = st.sampled_from(["one_step", "cascade"])


# The worked examples


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example):
    state = before(example)
    for seat, (_, card) in example["do"]:
        state = pick(state, seat, card).state
    for field, expected in example["expect"].items():
        assert SHOWN[field](state) == expected, field
    if "legal" in example:
        assert len(GAME.legal_moves(state, example["legal"]["seat"])) == example["legal"]["moves"]
    if "result" in example:
        assert list(result(state).scores) == example["result"]["scores"]
        assert list(GAME.view(state, None).mice or ()) == example["result"]["tiebreak"]
        assert list(result(state).winners) == example["result"]["winners"]


def before(example) -> State:
    """Build the state that an example starts from."""
    given_, options = example["set"], example["options"]
    if not given_:
        return GAME.setup(example["players"], GAME.settle_options(options), NO_CHANCE)
    if given_["phase"] == "over":
        return finished(map(" ".join, given_["won"]), **options)
    return position(
        table(" ".join(given_["table"])), map(" ".join, given_["hands"]), PHASES[given_["phase"]], **options
    )


SHOWN = {
    "won": lambda state: [pile.split() for pile in won(state)],
    "table": lambda state: middle(state).split(),
    "phase": lambda state: next(name for name, phase in PHASES.items() if isinstance(state.phase, phase)),
    "removed": lambda state: lost(state).split(),
    "hunts": lambda state: int(not last(state).restart),
    "restarts": lambda state: int(last(state).restart),
}


def test_the_board_says_what_decided_a_tie_below_the_first_place():
    state = finished(("E4 D4 C4", "E4 M2", "D4 C1 M1"))
    view = GAME.view(state, None)
    text = narrate_outcome(view, result(state), ("Ada", "Ben", "Cleo"), speaker("en"))
    assert text.endswith(
        "-# Tied on points, so the mice decide: 🥈\u00a0\u2068Ben\u2069 2, 🥉\u00a0\u2068Cleo\u2069 1."
    )


# Cards, and setting up


def test_a_full_hand_holds_each_animal_with_each_value():
    assert words(FULL_HAND) == "E1 E2 E3 E4 D1 D2 D3 D4 C1 C2 C3 C4 M1 M2 M3 M4"
    assert sum(card.value for card in FULL_HAND) == 40


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_gets_a_full_hand_and_four_starting_cards_lie_in_the_middle(seats):
    state = GAME.setup(seats, {}, NO_CHANCE)
    assert state.hands == (FULL_HAND,) * seats
    assert middle(state) == "M1 C2 D3 E4"
    assert all(laid.by is None for laid in state.middle)
    assert won(state) == [""] * seats
    assert state.phase == Choosing((None,) * seats)
    assert state.last is None
    assert all_points(state) == 40 * seats + 10


def test_nothing_in_mausen_is_left_to_chance():
    chance = Chance(b"secret", 1, (2, 3, 4))
    lay(GAME.setup(3, {}, chance), picks("E1 D1 C1"))
    assert chance.drawn == 0


def test_a_table_without_chosen_options_plays_by_the_defaults():
    assert GAME.setup(3, {}, NO_CHANCE) == GAME.setup(3, GAME.settle_options({}), NO_CHANCE)
    assert GAME.settle_options({}) == {
        "ties": "one_step",
        "final_tie": "mouse_sum",
        "scores": "hidden",
    }


@pytest.mark.parametrize("card", FULL_HAND, ids=str)
def test_a_card_is_read_as_it_is_written(card):
    assert Card.parse(str(card)) == card
    assert Card.parse(f" {str(card).lower()} ") == card


@pytest.mark.parametrize("text", ["", "E0", "E5", "X1", "E", "4E", "E44", "E 4", "²"])
def test_there_is_no_such_card(text):
    with pytest.raises(InvalidInput) as refused:
        Card.parse(text)
    assert refused.value.key == "mausen-no-such-card"
    assert refused.value.variables == {"text": text}


# Choosing in secret


def test_a_seat_may_act_until_it_has_picked_and_again_after_the_reveal():
    state = GAME.setup(3, {}, NO_CHANCE)
    assert GAME.waiting_on(state) == {0, 1, 2}
    state = pick(state, 1, "E4").state
    assert GAME.waiting_on(state) == {0, 2}
    state = pick(state, 2, "M3").state
    assert GAME.waiting_on(state) == {0}
    state = pick(state, 0, "E4").state
    assert GAME.waiting_on(state) == {0, 1, 2}


def test_a_pick_is_hidden_until_the_last_one_reveals_all():
    state = GAME.setup(3, {}, NO_CHANCE)
    first, second = pick(state, 0, "E4"), pick(pick(state, 0, "E4").state, 1, "C1")
    assert first.events == second.events == ()
    assert first.state.hands == state.hands
    assert first.state.middle == state.middle
    third = pick(second.state, 2, "M1")
    assert third.events == (third.state.last,)
    assert last(third.state).laid == picks("E4 C1 M1")


def test_a_pick_can_be_changed_until_the_reveal():
    state = GAME.setup(3, {}, NO_CHANCE)
    for seat, card in ((0, "E4"), (1, "D1"), (0, "E2"), (0, "C3")):
        state = pick(state, seat, card).state
    assert GAME.waiting_on(state) == {2}
    assert last(pick(state, 2, "M1").state).laid == picks("C3 D1 M1")


def test_a_changed_pick_does_not_stand_for_one_that_is_missing():
    state = pick(GAME.setup(3, {}, NO_CHANCE), 0, "E4").state
    state = pick(pick(state, 0, "E3").state, 0, "E2").state
    assert state.last is None
    assert GAME.waiting_on(state) == {1, 2}


def test_every_card_in_hand_may_be_picked_also_after_picking():
    state = GAME.setup(4, {}, NO_CHANCE)
    assert [move.card for move in GAME.legal_moves(state, 0)] == list(FULL_HAND)
    state = pick(state, 0, "E1").state
    assert [move.card for move in GAME.legal_moves(state, 0)] == list(FULL_HAND)
    state = lay(state, picks("E1 E1 D2 M4"))
    assert Card.parse("E1") not in [move.card for move in GAME.legal_moves(state, 0)]
    assert [len(GAME.legal_moves(state, seat)) for seat in range(4)] == [15] * 4


def test_a_card_laid_before_cannot_be_laid_again():
    state = lay(GAME.setup(3, {}, NO_CHANCE), picks("E1 E1 E1"))
    with pytest.raises(IllegalMove) as refused:
        pick(state, 0, "E1")
    assert refused.value.key == "mausen-card-not-in-hand"
    assert refused.value.variables == {"animal": "E", "value": 1}


def test_a_card_that_another_seat_holds_cannot_be_laid():
    state = position(STARTING_TABLE, ["E1", "D1", "C1"])
    with pytest.raises(IllegalMove):
        pick(state, 0, "D1")


def test_laid_cards_leave_the_hand_and_no_others():
    state = hunt(STARTING_TABLE, picks("E3 E4 D2"))
    assert state.hands == (picks("E1 E2"),) * 3


# Hunting


def test_the_elephant_hunts_dogs():
    assert won(hunt(table("D1 D4 C1 M1 E1"), picks("E2 E1 E1"))) == ["D1 D4", "", ""]


def test_the_dog_hunts_cats():
    assert won(hunt(table("D1 D4 C1 M1 E1"), picks("D2 D1 D1"))) == ["C1", "", ""]


def test_the_cat_hunts_mice():
    assert won(hunt(table("D1 D4 C1 M1 E1"), picks("C2 C1 C1"))) == ["M1", "", ""]


def test_the_mouse_hunts_elephants():
    assert won(hunt(table("D1 D4 C1 M1 E1"), picks("M2 M1 M1"))) == ["E1", "", ""]


def test_the_round_printed_at_the_end_of_the_rulebook():
    after = hunt(table("E3 E4 D3 C2 C2"), picks("E1 D2 C3 C4 M3 M3"))
    assert won(after) == ["D3 D2", "C2 C2 C3 C4", "", "M3 M3", "", ""]
    assert middle(after) == "E3 E4 E1"


def test_the_three_dogs_printed_in_the_rulebook():
    """M-2: dogs 3, 3 and 1 are laid; the next lower value is the next one laid, so dog 1 hunts."""
    after = hunt(table("C2"), picks("D3 D3 D1"))
    assert won(after) == ["", "", "C2"]
    assert middle(after) == "D3 D3 D1"


def test_the_highest_of_its_kind_hunts_alone():
    assert won(hunt(table("D3"), picks("E2 E4 E3"))) == ["", "D3", ""]


def test_a_tie_below_the_highest_changes_nothing():
    after = hunt(table("C2"), picks("D3 D4 D3"))
    assert won(after) == ["", "C2", ""]
    assert last(after).hunts[0].stood_down == ()


def test_equal_highest_dogs_stand_down():
    after = hunt(table("C2"), picks("D3 D3 E4"))
    assert won(after) == ["", "", "D3 D3"]
    assert middle(after) == "C2 E4"
    assert dog_hunt(after).stood_down == (3,)
    assert dog_hunt(after).hunter is None
    assert dog_hunt(after).prey == ()


def test_a_second_tie_ends_the_hunt():
    """M-1: 4, 4, 3, 3, 1: the second value is tied too, so no dog hunts."""
    after = hunt(table("C2"), picks("D4 D4 D3 D3 D1"))
    assert won(after) == [""] * 5
    assert middle(after) == "C2 D4 D4 D3 D3 D1"
    assert dog_hunt(after).stood_down == (4, 3)
    assert dog_hunt(after).hunter is None


def test_a_second_tie_goes_on_down_in_a_cascade():
    """M-1, the other reading: 4, 4, 3, 3, 1: the lonely 1 hunts."""
    after = hunt(table("C2"), picks("D4 D4 D3 D3 D1"), ties="cascade")
    assert won(after) == ["", "", "", "", "C2"]
    assert dog_hunt(after).stood_down == (4, 3)


def test_a_cascade_of_three_ties_ends_without_a_hunter():
    """M-1, the other reading: it goes on down until a value is lonely, and if none is, no dog hunts."""
    after = hunt(table("C2"), picks("D4 D4 D3 D3 D1 D1"), ties="cascade")
    assert won(after) == [""] * 6
    assert dog_hunt(after).stood_down == (4, 3, 1)


def test_the_next_lower_value_is_the_next_one_laid():
    """M-2: between 4 and 1 nothing was laid; the 1 hunts all the same."""
    assert won(hunt(table("M4"), picks("C4 C4 C1"))) == ["", "", "M4"]


@pytest.mark.parametrize("several", [3, 4, 5])
def test_three_or_more_equal_highest_stand_down_like_two(several):
    """M-3."""
    after = hunt(table("D3"), picks("E4 " * several + "E2"))
    assert won(after) == [""] * several + ["D3"]
    assert last(after).hunts[0].stood_down == (4,)


def test_animals_in_the_middle_do_not_hunt():
    """M-4."""
    after = hunt(table("M4 E2 E3"), picks("D1 D1 D2"))
    assert won(after) == ["", "", ""]
    assert middle(after) == "M4 E2 E3 D1 D1 D2"


def test_animals_in_the_middle_do_not_tie_with_those_laid():
    """M-4: dog 3 hunts, although another dog 3, and a higher one, lie in the middle."""
    assert won(hunt(table("D3 D4 C1"), picks("D3 M1 M1"))) == ["C1", "", ""]


def test_animals_in_the_middle_can_be_hunted_later():
    """M-4: what stays of one round is prey in the next."""
    state = position(table("C1"), ["E1 D2", "E1 M1", "E2 M2"])
    state = lay(state, picks("E1 E1 E2"))
    assert middle(state) == "C1 E1 E1 E2"
    state = lay(state, picks("D2 M1 M2"))
    assert won(state) == ["C1", "", "E1 E1 E2"]


def test_a_hunter_can_be_prey_at_the_same_moment():
    after = hunt(table("C3 C4"), picks("D4 E1 M2"))
    assert won(after) == ["C3 C4", "D4", "E1"]
    assert middle(after) == "M2"


def test_animals_that_stood_down_can_be_hunted():
    assert won(hunt(table(""), picks("D4 D4 E1"))) == ["", "", "D4 D4"]


def test_a_hunter_without_prey_stays_in_the_middle():
    """M-12: nothing happens, and the card goes to the middle."""
    after = hunt(table("C1"), picks("E4 M1 M1"))
    assert won(after) == ["", "", ""]
    assert middle(after) == "C1 E4 M1 M1"
    elephants, mice = last(after).hunts
    assert (elephants.hunter, elephants.prey) == (0, ())
    assert (mice.hunter, mice.stood_down) == (None, (1,))


def test_a_hunter_without_prey_can_go_to_its_own_hunter():
    """M-12: elephant 4 finds no dogs, and the mouse takes it."""
    assert won(hunt(table("C1"), picks("E4 M1 E1"))) == ["", "E4 E1", ""]


def test_the_hunts_say_what_the_help_cards_would():
    """M-11: who takes which kind is public; no other help card exists."""
    played = last(hunt(table("E3 E4 D3 C2 C2"), picks("E1 D2 C3 C4 M3 M3")))
    assert [hunt.animal for hunt in played.hunts] == [Animal.ELEPHANT, Animal.DOG, Animal.CAT, Animal.MOUSE]
    assert [hunt.hunter for hunt in played.hunts] == [0, 1, 3, None]
    assert [words(hunt.prey) for hunt in played.hunts] == ["D3 D2", "C2 C2 C3 C4", "M3 M3", ""]
    assert [hunt.stood_down for hunt in played.hunts] == [(), (), (), (3,)]


def test_only_kinds_that_were_laid_appear_among_the_hunts():
    """M-11: the hunts come in the order of the circle, not of the seats."""
    played = last(hunt(STARTING_TABLE, picks("M1 C2 M3")))
    assert [hunt.animal for hunt in played.hunts] == [Animal.CAT, Animal.MOUSE]


def test_a_round_says_whose_hand_each_animal_came_from():
    after = hunt(table("C1 D4"), picks("D3 E1 E2"))
    assert after.won[0] == table("C1")
    assert after.won[2] == (*table("D4"), Laid(Card.parse("D3"), 0))
    assert after.middle == (Laid(Card.parse("E1"), 1), Laid(Card.parse("E2"), 2))


def test_what_is_won_is_added_to_what_was_won_before():
    state = lay(position(table("C1"), holding(picks("D3 M1 M1")), won=["E4", "D1", ""]), picks("D3 M1 M1"))
    assert won(state) == ["E4 C1", "D1", ""]


@given(a_middle, picks_of_all, any_ties)
def test_the_hunters_are_those_the_book_names(on_table, laid, ties):
    after = hunt(on_table, laid, ties=ties)
    everything = [card.card for card in on_table] + list(laid)
    left = everything
    for hunting, hunted in ("ED", "DC", "CM", "ME"):
        hunter = hunter_by_the_book([card.value for card in laid if card.animal == hunting], ties)
        if hunter is not None:
            prey = [card for card in everything if card.animal == hunted]
            left = [card for card in left if card.animal != hunted]
            assert [card.card for card in after.won[laid.index(Card(Animal(hunting), hunter))]] == prey
    assert [card.card for card in after.middle] == left


def hunter_by_the_book(values, ties):
    """Take the highest away as long as it is tied: once, or again and again in a cascade."""
    for _ in range(4 if ties == "cascade" else 2):
        highest = max(values, default=None)
        if values.count(highest) <= 1:
            return highest
        values = [value for value in values if value != highest]
    return None


@given(a_middle, picks_of_all, any_ties, st.data())
def test_the_order_of_the_seats_does_not_matter(on_table, laid, ties, data):
    order = data.draw(st.permutations(range(len(laid))))
    here = hunt(on_table, laid, ties=ties)
    there = hunt(on_table, tuple(laid[seat] for seat in order), ties=ties)
    piles_here, piles_there = ([Counter(pile.split()) for pile in won(state)] for state in (here, there))
    assert piles_there == [piles_here[seat] for seat in order]
    assert Counter(middle(there).split()) == Counter(middle(here).split())


@given(a_middle, picks_of_all, any_ties)
def test_a_hunter_wins_only_its_prey(on_table, laid, ties):
    for card, pile in zip(laid, hunt(on_table, laid, ties=ties).won, strict=True):
        assert {taken.card.animal for taken in pile} <= {card.animal.prey}


# The empty table


def test_a_full_circle_empties_the_table_and_new_starting_cards_are_chosen():
    state = hunt(STARTING_TABLE, FULL_CIRCLE)
    assert won(state) == ["D3 D1", "C2 C1", "M1 M1", "E4 E1"]
    assert state.phase == Restarting((None,) * 4)
    assert GAME.waiting_on(state) == {0, 1, 2, 3}


def test_new_starting_cards_do_not_hunt():
    """M-5: the circle is laid, and everything stays as it is."""
    state = lay(position((), holding(FULL_CIRCLE), Restarting, won=["E4", "", "", "M1"]), FULL_CIRCLE)
    assert won(state) == ["E4", "", "", "M1"]
    assert middle(state) == "E1 D1 C1 M1"
    assert [laid.by for laid in state.middle] == [0, 1, 2, 3]
    assert isinstance(state.phase, Choosing)
    assert last(state).restart
    assert last(state).laid == FULL_CIRCLE
    assert last(state).hunts == ()


def test_new_starting_cards_are_prey_in_the_next_round():
    """M-5: they stay, and the next choice follows."""
    state = position((), ["E1 M2", "D1 M2", "C1 E2", "M1 E3"], Restarting)
    state = lay(lay(state, picks("E1 D1 C1 M1")), picks("M2 M2 E2 E3"))
    assert won(state) == ["", "", "", "D1"]
    assert not last(state).restart


def test_new_starting_cards_are_picked_in_secret_as_well():
    state = position((), holding(FULL_CIRCLE), Restarting)
    first = pick(state, 2, "C1")
    assert first.events == ()
    assert GAME.waiting_on(first.state) == {0, 1, 3}
    assert GAME.view(first.state, None).pick is None
    assert GAME.view(first.state, 2).pick == Card.parse("C1")


def test_an_empty_table_after_the_last_round_ends_the_game():
    """M-6."""
    state = lay(position(STARTING_TABLE, ["E1", "D1", "C1", "M1"]), FULL_CIRCLE)
    assert state.phase == Over(lost=())
    assert result(state).scores == (4, 3, 2, 5)


def test_the_last_cards_are_laid_on_the_empty_table_and_lost():
    """M-7, the printed rule: with one card left and an empty table the last cards become starting cards.

    No round follows.
    """
    state = lay(position(STARTING_TABLE, [f"{card} E2" for card in FULL_CIRCLE]), FULL_CIRCLE)
    assert isinstance(state.phase, Restarting)
    state = lay(state, picks("E2 E2 E2 E2"))
    assert lost(state) == "E2 E2 E2 E2"
    assert last(state).restart
    assert middle(state) == ""
    assert result(state).scores == (4, 3, 2, 5)


@pytest.mark.slow
@pytest.mark.parametrize("ties", ["one_step", "cascade"])
def test_three_players_never_empty_the_table(ties):
    """M-13: for all that can lie there, and all that three can lay."""
    tables = [table(" ".join(kinds)) for n in range(5) for kinds in combinations(("E4", "D3", "C2", "M1"), n)]
    for laid in combinations_with_replacement(FULL_HAND, 3):
        for on_table in tables:
            assert hunt(on_table, laid, ties=ties).middle, (words(on_table), words(laid))


# The end


def test_what_is_left_in_the_middle_at_the_end_counts_for_no_player():
    state = lay(position(table("E4"), ["D4", "D3", "D3"], won=["M1", "", "C2"]), picks("D4 D3 D3"))
    assert lost(state) == "E4 D4 D3 D3"
    assert middle(state) == ""
    assert result(state).scores == (1, 0, 2)


def test_the_last_round_hunts_before_the_game_ends():
    state = lay(position(table("C4"), ["D4", "E3", "M3"]), picks("D4 E3 M3"))
    assert result(state).scores == (4, 4, 3)


def test_the_highest_sum_of_values_wins():
    outcome = result(finished(["E1 D1", "M4", "C1 C1 C1"]))
    assert outcome.scores == (2, 4, 3)
    assert outcome.places == (3, 1, 2)
    assert outcome.winners == (1,)
    assert outcome.reason == "points"


def test_after_equal_points_the_mice_decide():
    """M-8: the sum of the mouse values."""
    outcome = result(finished(["E4 D4 M2", "E4 C3 M3", "D1"]))
    assert outcome.scores == (10, 10, 1)
    assert outcome.places == (2, 1, 3)
    assert outcome.reason == "mice"


def test_after_equal_mice_the_victory_is_shared():
    """M-8: and the place behind it stays empty."""
    outcome = result(finished(["E4 M2", "D4 M1 M1", "D1"]))
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert outcome.reason == "shared"


def test_the_highest_mouse_decides_if_the_option_says_so():
    """M-8, the French reading; by the sums the victory would be shared."""
    piles = ["E4 M3 M1", "D4 M2 M2", "D1"]
    assert result(finished(piles, final_tie="mouse_high")).winners == (0,)
    assert result(finished(piles, final_tie="mouse_sum")).winners == (0, 1)
    assert GAME.view(finished(piles, final_tie="mouse_high"), None).mice == (3, 2, 0)
    assert GAME.view(finished(piles, final_tie="mouse_sum"), None).mice == (4, 4, 0)


def test_mice_decide_only_between_equal_points():
    """M-8: more mice do not outweigh one point."""
    outcome = result(finished(["E4 D4", "M4 M3", ""]))
    assert outcome.winners == (0,)
    assert outcome.reason == "points"


def test_mice_decide_the_lower_places_too():
    """M-8."""
    outcome = result(finished(["E4", "C1 C1", "M2", "D2"]))
    assert outcome.places == (1, 3, 2, 3)
    assert outcome.reason == "points"


def test_only_mice_that_were_won_count():
    """M-9: seat 0 laid the mouse that is left in the middle and the mouse that seat 1 took."""
    own_mouse = Laid(Card.parse("M4"), 0)
    piles = (table("E4 M1"), (*table("E1"), own_mouse), ())
    state = State(Variant(), ((),) * 3, (), piles, Over(lost=(own_mouse,)))
    assert GAME.view(state, None).mice == (1, 4, 0)
    assert result(state).winners == (1,)


def test_a_seat_without_mice_has_none_by_either_reading():
    """M-8."""
    for final_tie in ("mouse_sum", "mouse_high"):
        assert GAME.view(finished(["E4", "D4", "C4"], final_tie=final_tie), None).mice == (0, 0, 0)


# What one may know


@given(picks_of_all, st.data())
def test_no_seat_learns_anothers_pick(sealed, data):
    viewer = data.draw(st.sampled_from([None, *range(len(sealed))]))
    other = data.draw(st.lists(a_card, min_size=len(sealed), max_size=len(sealed)))
    if viewer is not None:
        other[viewer] = sealed[viewer]
    hands = (FULL_HAND,) * len(sealed)
    views = [
        GAME.view(State(Variant(), hands, STARTING_TABLE, ((),) * len(sealed), Choosing(tuple(cards))), viewer)
        for cards in (sealed, other)
    ]
    assert views[0] == views[1]
    assert views[0].pick == (None if viewer is None else sealed[viewer])


def test_all_see_who_has_chosen_and_each_seat_only_its_own_card():
    state = pick(GAME.setup(3, {}, NO_CHANCE), 1, "D4").state
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    assert [view.chosen for view in views] == [(False, True, False)] * 4
    assert [view.pick for view in views] == [None, Card.parse("D4"), None, None]
    assert [view.seat for view in views] == [0, 1, 2, None]


def test_the_hands_stay_as_they_are_until_the_reveal():
    state = GAME.setup(3, {}, NO_CHANCE)
    assert GAME.view(pick(state, 1, "D4").state, None).hands == (FULL_HAND,) * 3


def test_the_view_shows_the_table():
    state = hunt(table("E3 E4 D3 C2 C2"), picks("E1 D2 C3 C4 M3 M3"))
    view = GAME.view(state, None)
    assert view.phase == "choosing"
    assert words(view.middle) == "E3 E4 E1"
    assert view.piles == (2, 4, 0, 2, 0, 0)
    assert view.hands == (picks("E1 E2"),) * 6
    assert view.last == state.last
    assert view.lost == ()
    assert view.mice is None


def test_rounds_are_counted_from_one_to_sixteen():
    state = GAME.setup(3, {}, NO_CHANCE)
    for number, card in enumerate(FULL_HAND, start=1):
        assert GAME.view(state, None).number == number
        state = lay(state, (card,) * 3)
        assert last(state).number == number
    assert GAME.view(state, None).number == 16
    assert GAME.view(state, None).phase == "over"


def test_a_restart_counts_as_a_round():
    state = lay(position((), holding(FULL_CIRCLE), Restarting), FULL_CIRCLE)
    assert (last(state).number, state.number) == (1, 2)
    shown = GAME.view(state, None)
    assert (shown.number, shown.rounds) == (2, 3)


def test_the_phase_of_an_empty_table_is_named():
    assert GAME.view(position((), holding(FULL_CIRCLE), Restarting), None).phase == "restarting"


@pytest.mark.parametrize(
    ("option", "player_sees", "spectator_sees"),
    [
        ("hidden", (None, None, None), (None, None, None)),
        ("own", (None, 2, None), (None, None, None)),
        ("open", (4, 2, 3), (4, 2, 3)),
    ],
)
def test_points_are_seen_as_the_table_wants(option, player_sees, spectator_sees):
    """M-10: hidden, each seat its own, or open."""
    state = position(STARTING_TABLE, holding(picks("E1 D1 C1")), won=["E4", "D2", "M3"], scores=option)
    assert GAME.view(state, 1).scores == player_sees
    assert GAME.view(state, None).scores == spectator_sees


@pytest.mark.parametrize("option", ["hidden", "own", "open"])
def test_at_the_end_all_see_all_points(option):
    """M-10."""
    state = finished(["E4", "D2 M1", "M3"], lost=table("C1"), scores=option)
    for viewer in (0, None):
        view = GAME.view(state, viewer)
        assert view.scores == (4, 3, 3)
        assert view.mice == (0, 1, 3)
        assert words(view.lost) == "C1"
        assert view.pick is None
        assert view.chosen == (False,) * 3


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_in_a_thousand_games_no_card_is_lost_or_doubled(seats):
    """Also M-13, in passing: with three players no table was ever empty."""
    full = Counter([*FULL_HAND * seats, *picks("M1 C2 D3 E4")])
    restarts = 0
    for seed in range(1000):
        state, rounds = random_game(seats, Random(seed))
        assert Counter(all_cards(state)) == full
        assert sum(result(state).scores) + sum(card.value for card in picks(lost(state))) == 40 * seats + 10
        assert len(rounds) == 16  # rounds and restarts together
        restarts += sum(played.restart for played in rounds)
    assert (restarts == 0) == (seats == 3)


def random_game(seats: int, random: Random) -> tuple[State, list[Any]]:
    """All seats lay their hands in a random order; return the end and every round, hands of one size throughout."""
    options = {option.key: random.choice(option.choices) for option in GAME.options}
    state, rounds = GAME.setup(seats, options, NO_CHANCE), []
    shuffled = [random.sample(FULL_HAND, len(FULL_HAND)) for _ in range(seats)]
    for number, laid in enumerate(zip(*shuffled, strict=True), start=1):
        for seat, card in enumerate(laid):
            applied = GAME.apply(state, seat, Pick(card), NO_CHANCE)
            state = applied.state
            rounds += applied.events
        assert {len(hand) for hand in state.hands} == {len(FULL_HAND) - number}
    return state, rounds


def all_cards(state):
    piles = (*state.won, state.middle, state.phase.lost if isinstance(state.phase, Over) else ())
    return [laid.card for pile in piles for laid in pile] + [card for hand in state.hands for card in hand]


def all_points(state):
    return sum(card.value for card in all_cards(state))


def dog_hunt(state):
    return next(hunt for hunt in last(state).hunts if hunt.animal == Animal.DOG)

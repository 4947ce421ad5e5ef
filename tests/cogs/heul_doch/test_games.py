"""Whole games of Heul doch!, and a second reading of where a card may go."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import IllegalMove
from bot.games.chance import Chance
from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import DECKS, NUMBER_CARDS, SPECIAL_CARDS, NumberCard, Special
from cogs.heul_doch.rules.piles import Laid, all_shown
from cogs.heul_doch.rules.state import Play
from cogs.heul_doch.rules.ways import ways_to_play
from tests.cogs.heul_doch.notation import NO_CHANCE, legal, seen
from tests.cogs.heul_doch.strategies import a_number_card, any_state

SEATS = (3, 4, 5, 6)
GAMES = 60  # for each number of players, without and with special cards
# without special cards: how many turns each seat has, from the starting player on
TURNS = {3: [32, 32, 31], 4: [24, 24, 23, 23], 5: [19, 19, 19, 18, 18], 6: [16, 16, 15, 15, 15, 15]}


# Where a card may go, read once more from the book


def by_the_book(card: str, seat: int, tops: list[str]) -> list[str]:
    """Two cards fit if their two signs have one in common; an onion, written (?), has none."""
    left, right, own = tops[(seat + 1) % len(tops)], tops[seat - 1], tops[seat]
    gifts = [side for side, top in (("left", left), ("right", right)) if set(top) & set(card)]
    if gifts:
        return [*gifts, "onion"]
    return ["own", "onion"] if own in ("", "(?)") or set(own) & set(card) else ["onion"]


@pytest.mark.slow
@given(any_state())
def test_the_ways_are_those_the_book_names(state):
    (seat,) = GAME.waiting_on(state)
    tops = [seen(top) for top in all_shown(state.piles)]
    numbers = dict.fromkeys(str(card) for card in state.hands[seat] if isinstance(card, NumberCard))
    expected = [f"{card} {to}" for card in numbers for to in by_the_book(card, seat, tops)]
    assert [move for move in legal(state) if move.split()[0] in numbers] == expected


@given(any_state(), a_number_card)
def test_what_is_not_offered_is_refused(state, stray):
    (seat,) = GAME.waiting_on(state)
    offered = {way.move for held in GAME.view(state, seat).hand for way in held.ways}
    assert offered == set(GAME.legal_moves(state, seat))
    for card in {*state.hands[seat], stray} - set(Special):
        for move in (Play(card, to) for to in ("left", "right", "own", "onion")):
            if move in offered:
                assert GAME.apply(state, seat, move, NO_CHANCE).events
            else:
                with pytest.raises(IllegalMove):
                    GAME.apply(state, seat, move, NO_CHANCE)


@given(any_state())
@pytest.mark.slow
def test_there_is_always_something_to_play(state):
    (seat,) = GAME.waiting_on(state)
    assert all(held.ways for held in GAME.view(state, seat).hand)


@given(any_state(), st.data())
@pytest.mark.slow
def test_a_way_says_what_it_leads_to(state, data):
    (seat,) = GAME.waiting_on(state)
    card = data.draw(st.sampled_from(state.hands[seat]))
    tops = all_shown(state.piles)
    found = ways_to_play(card, seat, tops)
    for way in found:
        after = GAME.apply(state, seat, way.move, NO_CHANCE).state
        if isinstance(card, Special):
            assert card in after.discard_pile
            continue
        assert after.piles[way.pile] == (*state.piles[way.pile], Laid(card, face_up=way.move.to != "onion"))
        assert way.on == tops[way.pile]
        assert bool(way.why) == (way.move.to != "onion")
        assert way.either == (way.pile != seat and len(found) == 3)


# Whole games


def random_game(seats, seed, specials="no", cards="all"):
    """Return every state, the first one included."""
    rng, states = Random(seed), [GAME.setup(seats, {"specials": specials, "cards": cards}, Chance(b"", seed, (seats,)))]
    while waiting := GAME.waiting_on(states[-1]):
        (seat,) = waiting
        states.append(GAME.apply(states[-1], seat, rng.choice(GAME.legal_moves(states[-1], seat)), NO_CHANCE).state)
    return states


@pytest.mark.parametrize("specials", ["no", "yes"])
@pytest.mark.parametrize("seats", SEATS)
def test_in_many_games_no_card_is_lost_and_all_play_in_turn(seats, specials):
    full = Counter(NUMBER_CARDS + SPECIAL_CARDS if specials == "yes" else NUMBER_CARDS)
    for seed in range(GAMES):
        *states, end = random_game(seats, seed, specials)
        turns = [seat for state in states for seat in GAME.waiting_on(state)]
        assert turns == [(turns[0] + turn) % seats for turn in range(full.total() - seats)]
        assert all(all_cards(state) == full for state in (states[0], states[len(states) // 2], end))
        assert (end.draw_pile, end.hands) == ((), ((),) * seats)
        if specials == "no":
            assert [turns.count((turns[0] + behind) % seats) for behind in range(seats)] == TURNS[seats]
            assert not end.discard_pile


@pytest.mark.parametrize("specials", ["no", "yes"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_short_game_ends_after_half_of_the_turns(seats, specials):
    """H-21."""
    full = Counter(DECKS["half", specials])
    *states, end = random_game(seats, 1, specials, "half")
    assert len(states) == full.total() - seats
    assert all_cards(states[0]) == all_cards(end) == full


def all_cards(state):
    laid = (laid.card for pile in state.piles for laid in pile)
    return Counter([*state.draw_pile, *(card for hand in state.hands for card in hand), *laid, *state.discard_pile])


@pytest.mark.parametrize("seats", SEATS)
def test_as_long_as_there_is_a_draw_pile_all_hold_four_cards(seats):
    """H-12: then the hands run out in one round, and no player waits without cards while others still play."""
    for seed in range(20):
        for state in random_game(seats, seed, "yes"):
            sizes = {len(hand) for hand in state.hands}
            assert sizes == {4} if state.draw_pile else max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize(("seats", "onions"), [(3, 18.7), (4, 14.0), (6, 9.1)])
@pytest.mark.slow
def test_random_games_lay_about_as_many_onions_as_another_program_found(seats, onions):
    piles = [opened.onions for seed in range(60) for opened in GAME.view(random_game(seats, seed)[-1], None).scores]
    assert sum(piles) / len(piles) == pytest.approx(onions, rel=0.05)

"""What all players may know of a game of Heul doch!, and what none may."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from cogs.heul_doch.rules import GAME
from cogs.heul_doch.rules.cards import NumberCard
from cogs.heul_doch.rules.piles import Laid, all_shown
from cogs.heul_doch.rules.state import Play, State
from tests.cogs.heul_doch.notation import NO_CHANCE, as_text, do, finished, position, seen, words
from tests.cogs.heul_doch.strategies import a_card, a_number_card, any_state
from tests.playout import play_out


def test_the_view_shows_the_table():
    view = GAME.view(position(["R5 (P1)", "B4 B6", "", "G2"], ["R6 R7", "Y1", "Y1 Y2", ""], turn=2), 1)
    assert (view.phase, view.order, view.seat) == ("playing", (2, 3, 0, 1), 1)
    assert [seen(top) for top in view.shown] == ["(?)", "B6", "", "G2"]
    assert view.heights == (2, 2, 0, 1)
    assert view.hand_sizes == (2, 1, 2, 0)
    assert view.draw_pile == 9
    assert (view.discard_pile, view.discarded) == (0, None)
    assert words(held.card for held in view.hand) == "Y1"
    assert (view.scores, view.outcome) == ((), None)


def test_a_spectator_sees_no_hand():
    view = GAME.view(position(["R5", "B4", "G2"], "R6"), None)
    assert (view.seat, view.hand) == (None, ())


def test_the_view_keeps_the_last_turn_of_each_seat():
    state, events = position(["R5", "B4", "G2"], "R6 P1 P2 P3"), []
    for what in ("R6 own", "Y1 onion", "Y1 onion", "P1 onion", "Y1 own"):
        applied = do(state, what)
        state, events = applied.state, [*events, *applied.events]
        assert GAME.view(state, None).recent == tuple(events[-3:])


def test_at_the_end_every_pile_is_opened():
    view = GAME.view(finished("R5 (R1)", "B4", "G2"), None)
    assert (view.phase, view.order) == ("over", ())
    assert [[str(card.card) for card in opened.pile] for opened in view.scores] == [["R5", "R1"], ["B4"], ["G2"]]
    assert view.outcome is not None
    assert view.outcome.scores == (5, 4, 2)


def test_how_many_onions_a_pile_holds_is_in_no_view():
    """H-18: one onion or two, the height is all that is seen; the owner, too, has to remember."""
    one, two = (position([below, "B4", "G2"], "P1") for below in ("R5 B3 (B1) Y7", "R5 (B3) (B1) Y7"))
    for seat in (0, 1, 2, None):
        assert GAME.view(one, seat) == GAME.view(two, seat)
    assert GAME.view(one, 0).heights == (4, 1, 1)


# What a seat remembers


def memory(state: State, seat: int) -> list[str]:
    """Return each pile as a seat remembers it: R5 face up, (R5) an onion it knows, (?) another one."""
    found = GAME.view_of_computer(state, seat).memory
    return [" ".join("(?)" if laid == "onion" else as_text((laid,)) for laid in pile) for pile in found.piles]


def test_all_remember_what_lay_face_up_and_only_who_laid_an_onion_knows_it():
    state = do(do(position(["R5", "B4", "G2"], ["P1", "B6", "Y1"]), "P1 onion").state, "B6 own").state
    assert memory(state, 0) == ["R5 (P1)", "B4 B6", "G2"]
    assert memory(state, 1) == memory(state, 2) == ["R5 (?)", "B4 B6", "G2"]


def test_a_special_card_makes_a_seat_forget_its_onions_but_not_that_they_are_there():
    """They may have gone to another pile: it is not kept who laid them."""
    state = position(["R5", "B4", "G2"], ["P1", "carousel", "Y1"])
    state = do(do(state, "P1 onion").state, "carousel left").state
    assert [memory(state, seat) for seat in range(3)] == [["R5 G2", "(?)", "B4"]] * 3


def test_all_remember_the_discard_pile():
    state = do(position(["R5", "B7", "G2"], "catapult"), "catapult").state
    found = GAME.view_of_computer(state, 2).memory
    assert words(found.discard_pile) == "catapult B7"


@pytest.mark.parametrize("specials", ["no", "yes"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_remembers_no_onion_that_it_has_not_seen_before(seats, specials):
    """Of each card there is one, so it is told apart: seen is what a seat held, and what was shown.

    A card taken back is hidden in a hand again. Without special cards a seat remembers all that it has seen.
    """
    for seed in range(4):
        seen: list[set[object]] = [set() for _ in range(seats)]
        for state in play_out(GAME, seats, seed, specials=specials, cards="half").states:
            for seat, known in enumerate(seen):
                known.update(all_shown(state.piles))
                known.difference_update(*state.hands)
                known.update(state.hands[seat])
                found = GAME.view_of_computer(state, seat).memory
                for remembered, pile in zip(found.piles, state.piles, strict=True):
                    likely = tuple(laid if laid.card in known else "onion" for laid in pile)
                    assert all(one in ("onion", laid) for one, laid in zip(remembered, likely, strict=True))
                    assert remembered == likely or specials == "yes"


# Two games that differ only in what is hidden look alike


@given(any_state(), st.data())
def test_no_view_shows_hands_of_others_the_draw_pile_or_what_lies_below_the_tops(state, data):
    viewer = data.draw(st.sampled_from([None, *range(len(state.hands))]))
    other = otherwise_hidden(state, viewer, data, remembers=False)
    assert GAME.view(state, viewer) == GAME.view(other, viewer)
    if viewer is not None:
        assert GAME.legal_moves(state, viewer) == GAME.legal_moves(other, viewer)


@given(any_state(), st.data())
def test_no_computer_gets_hands_of_others_the_draw_pile_or_what_its_seat_has_not_seen_in_the_piles(state, data):
    viewer = data.draw(st.sampled_from(range(len(state.hands))))
    other = otherwise_hidden(state, viewer, data, remembers=True)
    assert GAME.view_of_computer(state, viewer) == GAME.view_of_computer(other, viewer)


def otherwise_hidden(state: State, viewer, data, *, remembers: bool) -> State:
    """Replace every card that the viewer has not seen; for who remembers nothing, below the tops onions as well."""

    def anew(cards):
        return tuple(data.draw(a_card) for _ in cards)

    def below(laid):
        return top(laid) if remembers else Laid(data.draw(a_number_card), data.draw(st.booleans()))

    def top(laid):
        return laid if laid.face_up else Laid(data.draw(a_number_card), face_up=False)

    def own(laid):
        return laid if not state.discard_pile else top(laid)

    return structs.replace(
        state,
        hands=tuple(hand if seat == viewer else anew(hand) for seat, hand in enumerate(state.hands)),
        draw_pile=anew(state.draw_pile),
        piles=tuple(
            tuple(map(own, pile)) if remembers and owner == viewer else (*map(below, pile[:-1]), *map(top, pile[-1:]))
            for owner, pile in enumerate(state.piles)
        ),
    )


@given(any_state(), a_number_card, a_number_card)
def test_no_other_seat_sees_which_card_was_laid_as_an_onion_or_drawn(state, one, other):
    (seat,) = GAME.waiting_on(state)
    state = structs.replace(state, draw_pile=(one, *state.draw_pile))
    ends = []
    for card, drawn in ((one, other), (other, one)):
        before = with_hand(state, seat, (card, *state.hands[seat]))
        before = structs.replace(before, draw_pile=(drawn, *state.draw_pile[1:]))
        ends.append(GAME.apply(before, seat, Play(card, "onion"), NO_CHANCE))
    assert ends[0].events == ends[1].events
    assert ends[0].events[0].card is None
    for viewer in (None, *(viewer for viewer in range(len(state.hands)) if viewer != seat)):
        assert GAME.view(ends[0].state, viewer) == GAME.view(ends[1].state, viewer)


def with_hand(state: State, seat, hand) -> State:
    return structs.replace(
        state, hands=tuple(hand if owner == seat else held for owner, held in enumerate(state.hands))
    )


@given(any_state(), st.data())
def test_every_move_has_an_event_that_names_no_hidden_card(state, data):
    """Each card that an event names was shown before or after it, or lies on the discard pile."""
    (seat,) = GAME.waiting_on(state)
    move = data.draw(st.sampled_from(GAME.legal_moves(state, seat)))
    applied = GAME.apply(state, seat, move, NO_CHANCE)
    (event,) = applied.events
    assert GAME.view(applied.state, None).recent[-1] == event
    assert GAME.view(applied.state, None).recent[-1].seat == seat
    open_cards = {*GAME.view(state, None).shown, *GAME.view(applied.state, None).shown, *applied.state.discard_pile}
    assert named_cards(msgspec.to_builtins(event)) <= {str(card) for card in open_cards if isinstance(card, NumberCard)}


def named_cards(value) -> set[str]:
    """Find everything in an event that looks like a number card."""
    match value:
        case [str() as colour, int() as number]:
            return {f"{colour}{number}"}
        case list() | tuple():
            return set().union(*map(named_cards, value))
        case dict():
            return set().union(*map(named_cards, value.values()))
        case _:
            return set()

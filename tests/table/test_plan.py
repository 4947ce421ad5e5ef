"""What a change shows beside the answer to its click: decided without looking anything up."""

from dataclasses import replace

import pytest

from bot.sessions.session import Predecessor, Seated, Session
from bot.table.messages.plan import BOARD, DIRECT_HAND, HAND, plan_after
from bot.table.service.events import Update
from tests.discord_stand_in import session
from tests.plugins import plugin_in

ANNA, BEN, CLEO = 11, 12, 13
SEATS = (Seated(0, ANNA, "Anna"), Seated(1, BEN, "Ben"), Seated(2, None, "🐱", computer="easy"))


def at_table(**facts) -> Session:
    return replace(session(7, seats=SEATS), **facts)


def hands(*people: tuple[int, int]) -> set[tuple[object, ...]]:
    return {key for user, seat in people for key in ((HAND, 7, user), (DIRECT_HAND, 7, seat))}


def shown(after: Session, game: str = "mausen", **clicked) -> set[tuple[object, ...]]:
    before = at_table(seq=after.seq - 1)
    return set(plan_after(Update(before, after), plugin_in(game), **clicked).messages)


def test_a_sealed_pick_shows_on_the_board_and_in_the_hand_of_who_picked():
    pick = at_table(seq=5)
    assert shown(pick, actor=ANNA) == {(BOARD, 7), (HAND, 7, ANNA)}
    assert shown(pick, actor=ANNA, drawn=(HAND, 7, ANNA)) == {(BOARD, 7)}, "the answer draws it"
    assert shown(pick) == {(BOARD, 7)}, "a computer's pick changes nobody's hand"


@pytest.mark.parametrize("facts", [{"step": 9}, {"seats": SEATS[:2]}])
def test_all_hands_change_with_what_everyone_saw_and_when_somebody_comes_or_goes(facts):
    former = Predecessor(1, CLEO, "Cleo", 0, 3)
    after = replace(at_table(seq=5, predecessors=(former,)), **facts)
    everyone = hands((ANNA, 0), (BEN, 1)) | {(HAND, 7, CLEO)}
    assert shown(after) == shown(after, actor=BEN) == {(BOARD, 7)} | everyone
    left = {(HAND, 7, user) for user in (ANNA, BEN, CLEO)}
    assert shown(after, "maunz", actor=BEN) == {(BOARD, 7)} | left, "there are no hands, but lines for who left"

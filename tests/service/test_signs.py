"""What the table keeps beside the game: marks that people put on their names, and which messages call those who are
awaited."""

import pytest

from bot.errors import IllegalMove, InvalidInput
from bot.sessions import decisions
from cogs.heul_doch.rules.rules import GAME as HEUL_DOCH
from cogs.heul_doch.rules.state import PlayWerewolf
from tests import dice
from tests.people import ANNA, BEN, GUSTAV, PEOPLE, act, pick, running
from tests.plugins import any_move, plugin_of


async def test_a_mark_is_kept_and_makes_no_button_older(sessions):
    session = await running(sessions, game="dice")
    update = await sessions.do(session.id, decisions.put_sign, BEN.id, "tear")
    assert [seated.signs for seated in update.after.seats] == [(), ("tear",), ()]
    assert update.after.seq > session.seq, "the board shows it"
    assert not update.is_seen
    assert await sessions.get(session.id) == update.after
    in_turn = PEOPLE[min(session.awaited)]
    moved = await sessions.do(session.id, decisions.act, in_turn.id, session.step, dice.Throw())
    assert moved.after.seats[1].signs == ("tear",)


async def test_who_is_marked_already_changes_nothing(sessions):
    session = await running(sessions, game="dice")
    marked = (await sessions.do(session.id, decisions.put_sign, BEN.id, "tear")).after
    again = await sessions.do(session.id, decisions.put_sign, BEN.id, "tear")
    assert again.before == again.after == marked


async def test_a_mark_is_not_for_the_next_on_the_same_seat(sessions):
    session = await running(sessions, game="dice")
    await sessions.do(session.id, decisions.put_sign, BEN.id, "tear")
    await sessions.do(session.id, decisions.leave, BEN.id)
    assert (await sessions.do(session.id, decisions.take_over, GUSTAV, 1)).after.seats[1].signs == ()


@pytest.mark.parametrize(("game", "sign"), [("dice", "wool"), ("mausen", "tear")])
async def test_a_sign_that_the_game_does_not_offer_is_refused(sessions, game, sign):
    session = await running(sessions, game=game)
    with pytest.raises(InvalidInput):
        await sessions.do(session.id, decisions.put_sign, ANNA.id, sign)


async def test_which_messages_call_is_kept_and_forgotten_and_no_move_touches_them(sessions):
    session = await running(sessions)
    assert calls(session) == [None, None, None]
    await sessions.note_calls(session.id, {0: (10, 77), 2: (20, 78)}, {})
    await act(sessions, session, ANNA, pick("E1"))
    assert calls(await sessions.get(session.id)) == [(10, 77), None, (20, 78)]
    await sessions.note_calls(session.id, {0: None, 1: (10, 79)}, {})
    assert calls(await sessions.get(session.id)) == [None, (10, 79), (20, 78)]


def calls(session):
    return [seated.call for seated in session.seats]


async def test_a_refusal_that_names_seats_tells_names(sessions, registry):
    """The rules know seats only."""
    registry.add(plugin_of(HEUL_DOCH, any_move))
    session = await running(sessions, game="heul_doch", first="host")
    with pytest.raises(IllegalMove) as refused:
        await act(sessions, session, PEOPLE[1], PlayWerewolf())
    assert (refused.value.key, refused.value.variables) == ("no-not-your-turn", {"seat": "Anna"})

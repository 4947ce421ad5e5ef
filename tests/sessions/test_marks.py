"""What the table keeps beside the game: marks that people put on their names, and which messages call those who are awaited."""

import pytest

from bot.errors import IllegalMove, NotAllowed
from cogs.heul_doch.rules.rules import GAME as HEUL_DOCH
from cogs.heul_doch.rules.state import PlayWerewolf
from tests.sessions.table import ANNA, BEN, GUSTAV, PEOPLE, act, any_move, lobby, pick, running


async def test_a_mark_is_kept_and_makes_no_button_older(sessions):
    session = await running(sessions)
    update = await sessions.mark(session.id, BEN.id)
    assert [seated.mark for seated in update.after.seats] == [False, True, False]
    assert update.after.seq > session.seq, "the board shows it"
    assert not update.is_seen
    assert await sessions.get(session.id) == update.after
    assert (await sessions.act(session.id, ANNA.id, session.step, pick("E1"))).after.seats[1].mark


async def test_who_is_marked_already_changes_nothing(sessions):
    session = await running(sessions)
    marked = (await sessions.mark(session.id, BEN.id)).after
    again = await sessions.mark(session.id, BEN.id)
    assert again.before == again.after == marked


async def test_a_mark_survives_leaving(sessions):
    session = await running(sessions)
    await sessions.mark(session.id, BEN.id)
    assert (await sessions.leave(session.id, BEN.id)).after.seats[1].mark


@pytest.mark.parametrize(("person", "word"), [(GUSTAV, "no-stranger"), (ANNA, None)])
async def test_only_who_plays_is_marked(sessions, person, word):
    session = await running(sessions)
    if word is None:
        await sessions.leave(session.id, person.id)
    with pytest.raises(NotAllowed) as told:
        await sessions.mark(session.id, person.id)
    assert told.value.key == (word or "no-left")


async def test_nobody_is_marked_in_the_lobby(sessions):
    session = await lobby(sessions)
    with pytest.raises(NotAllowed) as told:
        await sessions.mark(session.id, ANNA.id)
    assert told.value.key == "no-not-started"


async def test_which_messages_call_is_kept_and_forgotten_and_no_move_touches_them(sessions):
    session = await running(sessions)
    assert calls(session) == [None, None, None]
    await sessions.note_calls(session.id, {0: (10, 77), 2: (20, 78)})
    await act(sessions, session, ANNA, pick("E1"))
    assert calls(await sessions.get(session.id)) == [(10, 77), None, (20, 78)]
    await sessions.note_calls(session.id, {0: None, 1: (10, 79)})
    assert calls(await sessions.get(session.id)) == [None, (10, 79), (20, 78)]


def calls(session):
    return [seated.call for seated in session.seats]


async def test_a_refusal_that_names_seats_tells_names(sessions, registry):
    """The rules know seats only."""
    registry.add(HEUL_DOCH, any_move)
    session = await running(sessions, game="heul_doch", first="host")
    with pytest.raises(IllegalMove) as told:
        await act(sessions, session, PEOPLE[1], PlayWerewolf())
    assert (told.value.key, told.value.variables) == ("heul_doch-not-your-turn", {"seat": "Anna"})

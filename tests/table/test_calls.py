"""What the table keeps beside the game: which messages call those who are awaited."""

import pytest

from bot.errors import IllegalMove
from bot.table.service.call_rows import Call
from cogs.heul_doch.rules.cards import Special
from cogs.heul_doch.rules.rules import GAME as HEUL_DOCH
from cogs.heul_doch.rules.state import Play
from tests.crowd import ANNA, PEOPLE, act, pick, running
from tests.plugins import any_move, plugin_of


async def test_which_messages_call_is_kept_and_forgotten_and_no_move_touches_them(sessions):
    session = await running(sessions)
    assert calls(session) == [None, None, None]
    await sessions.note_calls(session.id, {0: Call("a", 1, 10, 77), 2: Call("b", 1, 20, 78)})
    await act(sessions, session, ANNA, pick("E1"))
    assert calls(await sessions.session_by_id(session.id)) == [(10, 77), None, (20, 78)]
    sessions.note_calls_gone(session.id, {0: (10, 77)})
    await sessions.note_calls(session.id, {1: Call("c", 1, 10, 79)})
    assert calls(await sessions.session_by_id(session.id)) == [None, (10, 79), (20, 78)]


def calls(session):
    return [seated.call for seated in session.seats]


async def test_a_refusal_that_names_seats_tells_names(sessions, registry):
    """The rules know seats only."""
    registry.add(plugin_of(HEUL_DOCH, any_move))
    session = await running(sessions, game="heul_doch", first="host")
    with pytest.raises(IllegalMove) as refused:
        await act(sessions, session, PEOPLE[1], Play(Special.WEREWOLF))
    assert (refused.value.key, refused.value.variables) == ("no-not-your-turn", {"seat": "Anna"})
